"""Playing in the terminal: what a person is told, and what is understood of the answer.

- `session`, `duel_session`, `duel_play`, `sitting`   a person in a game, to its end
- `table`                  the table as lines of text
- `telling`, `duel_telling`   reports, options and questions become sentences
- `hearing`, `duel_hearing`   what a person types becomes an option
- `records`, `proof`       files of games; what a record proves about its deal
"""
