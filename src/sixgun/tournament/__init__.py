"""Official tournaments as plain data and functions: no file, no clock, no chance but given seeds.

- `regulation/`   what the regulation says
- `log/`          what happened: events in a chain, and the state that follows from them
- `reporting/`    checklist, report, and code that checks both without trusting them
- `seasons/`      several tournaments by person
- `simulation`    whole tournaments without people

`rules.toml` lists every rule; docs/regulation.md shows which test proves it.
"""
