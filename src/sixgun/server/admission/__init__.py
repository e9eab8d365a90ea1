"""A closed house: who is let in, by password, by invitation or by an account elsewhere.

- `ways`         the ways of being let in, and what each needs to be told at the start
- `passwords`    what is kept of a password, and whether one is right
- `admission`    who is let in, who was, and who makes wrong tries
- `routes`       what can be asked for by who is not let in yet
"""
