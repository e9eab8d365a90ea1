"""The commands of `sixgun tournament`.

- `acts`       what referees do, each a command; `csv_lists` reads lists of people
- `desk`       one person in office acts on the file of a tournament
- `remote`     the same, asked of a house that holds the tournament; `local`, if nobody holds it
- `season`     several tournaments by person
- `many`       simulate and verify
- `words`      what the commands say
"""
