"""What happened: events, the chain that holds them, and the state that follows from them.

- `kinds`, `fields`, `chain`, `people`   events, their fields, their hashes, persons as numbers
- `state`, `replay`        the state that follows from the log; `applying` says how, and
  `registering`, `arriving`, `derogating`, `seating`, `calling`, `bidding`, `housing`, `filing`,
  `leaving`, `closing`, `clocking`, `handing`, `signing` apply the kinds of one subject each
- `desk`, `eyes`           the log and its state while a tournament goes on; who may see what of it
- `offices`                who may write which event and see which fact: the matrix
- `seeds`, `dice`          chance that is promised first and can be repeated
- `errors`, `words`        what is refused, and why: keys and arguments
"""
