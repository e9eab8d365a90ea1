"""What somebody has played, to be looked at: on one's own page, and as a file.

- `looking_back`   the games as the store has them, the latest of many
- `reckoning`      what they come to: months, characters, company, streaks; no I/O
- `files`          the same as JSON, and the games as CSV
- `routes`         `GET /api/me/statistics.json` and `.csv`
"""
