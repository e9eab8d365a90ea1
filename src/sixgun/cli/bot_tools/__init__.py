"""The commands of `sixgun bots`.

- `ladder`, `manners`   how strong bots are, and in what else they differ
- `probe`, `suite`      looks for faults: secrets that change a choice, positions with right answers
- `train`               learns what positions are worth
"""
