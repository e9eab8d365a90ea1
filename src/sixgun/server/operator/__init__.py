"""An operator's hand: what whoever runs the house may see and do, by a page or by commands.

- `acts`, `answers`      the one list of what can be asked, and what is answered
- `operator`             does an act, whoever sends it, and writes it into the audit log
- `showing`, `complaining`   what an operator looks at: tables, people, bans; complaints
- `choosing`             which tables and people an act is about
- `doing`                what changes something
- `local_socket`         where commands of the same machine ask, without a link
"""
