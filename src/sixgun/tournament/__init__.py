"""Official tournaments: the regulation as plain data and functions. No file, no clock, no chance
but from seeds that are given.

What the regulation says:

- `rounds`, `tables`       how many rounds, how much money, which tables
- `draw`, `dice`, `seeds`  who sits where: uniform, looking ahead, promised and repeatable
- `checker`, `forecast`    draws checked by other code; how many withdrawals the rules can stand
- `deal`, `auction`, `choice`, `tabletop`   roles and characters; a table on the engine
- `noon`, `sheet`, `prizes`, `score`, `marogi`, `standings`, `results`   from a game to a place
- `duels`, `duelclock`     bracket, sides, forfeits, places, clocks
- `conduct`, `derogations`                  warnings, exceptions
- `season`, `formula`, `sanctions`          several tournaments by person, averages, bans
- `register`, `reckoning`                   what is kept of seasons, and what it comes to
- `checklist`              H-1 to H-12, computed live

What happened:

- `kinds`, `fields`, `chain`, `people`      events, their fields, their hashes, persons as numbers
- `state`, `replay`        the state that follows from the log; `applying`, `registering`,
  `derogating`, `seating`, `bidding`, `filing`, `leaving`, `closing` apply one kind of event each
- `desk`, `eyes`           the log and its state while a tournament goes on; who may see what of it
- `report`, `spreadsheet`  written and read back; tables of it
- `verification`, `simulation`              checked by the letter, tried out

`rules.toml` lists every rule; docs/regulation.md shows which test proves it.
"""
