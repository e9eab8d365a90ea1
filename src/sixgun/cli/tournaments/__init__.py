"""The commands of `sixgun tournament`.

- `acts`       what referees do, each a command; `csv_lists` reads lists of people
- `door`       check-in, the waiting list, late entries; `officers` who holds which office
- `drawing`    the draw of a round, or of all
- `stages`     how far the tables of a round are
- `files`      the report, tables for spreadsheets, backups, the regulation
- `desk`       one person in office acts on the file of a tournament
- `remote`     the same, asked of a house that holds the tournament; `local`, if nobody holds it
- `season`     several tournaments by person
- `house_link`  the link by which tournaments are opened
- `simulating`, `verifying`   many tournaments at once
- `evidence`   check codes, reports and papers that `verify` compares a log with; `signatures`
  what it says about keys
- `words`, `asking`   what the commands say; what they tell and ask before they do it
"""
