"""A closed house: who is let in, by password, by invitation or by an account elsewhere.

- `ways`         the ways of being let in, and what each needs to be told at the start
- `passwords`    what is kept of a password, and whether one is right
- `accounts`     people who sign in elsewhere: sign-ins that have begun, and whose are let in
- `provider`     where they sign in, and what is believed of what it says
- `admission`    who is let in, who was, and who makes wrong tries
- `routes`       what can be asked for by who is not let in yet
"""
