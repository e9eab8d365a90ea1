"""What the regulation says, as functions.

- `rounds`, `tables`       how many rounds, how much money, which tables
- `draw`, `forecast`       who sits where: uniform, looking ahead; how many withdrawals that stands
- `deal`, `auction`, `choice`, `tabletop`   roles and characters; a table on the engine
- `noon`, `sheet`, `prizes`, `score`, `marogi`, `standings`, `results`   from a game to a place
- `duels`, `duel_clock`    bracket, sides, forfeits, places, clocks
- `conduct`, `derogations`   warnings, exceptions
"""
