"""What happened: events, the chain that holds them, and the state that follows from them.

- `kinds`, `fields`, `chain`, `people`   events, their fields, their hashes, persons as numbers
- `state`, `replay`        the state that follows from the log; `applying` says how, and
  `registering`, `derogating`, `seating`, `bidding`, `housing`, `filing`, `leaving`, `closing` apply
  the kinds of one subject each
- `desk`, `eyes`           the log and its state while a tournament goes on; who may see what of it
- `seeds`, `dice`          chance that is promised first and can be repeated
- `errors`, `words`        what is refused, and why: keys and arguments
"""
