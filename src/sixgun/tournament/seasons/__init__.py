"""Several tournaments by person.

- `season`, `formula`     results of several tournaments, and the average that organizers write
- `register`, `reckoning` what is kept of seasons, and what it comes to
- `sanctions`             what the publisher decides beyond a tournament
"""
