"""The commands of `sixgun house`.

- `asking`     an act is sent to the house, and what cannot be taken back is asked about first
- `lists`      what an operator looks at
- `acting`     what an operator does
- `dashes`     names and texts that begin with a dash and are no options
- `printing`   lists in columns, dates and ages as people read them
"""
