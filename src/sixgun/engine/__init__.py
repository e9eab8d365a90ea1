"""The rules of play: no input or output, no content, the standard library only.

Where to look:

- `rule`, `cards`     the vocabulary in which cards and characters are written
- `table`, `atoms`    what lies on the table, and what moves it
- `machine`           steps, the one open decision, chance: what every game runs on
- `game`              a game of BANG! on that machine; copies; leaving, high noon now
- `anygame`           what programs use of a game, whichever it is: types, and what `help` says
- `facts`             what follows from the table: reach, distance, rules in force
- `turn`, `fight`, `common`, `aims`   the steps of play, and whom a card may be played on
- `timing`            who is still to be resolved by the effect under way; when abilities act
- `setup`, `settings`, `series`   before the first turn
- `victory`           who has won
- `view`, `seeing`, `imagine`, `reports`   what one seat may know
- `options`, `errors`   what can be answered, and what was wrong with an answer
- `explain`           why not, distances, odds, cautions
- `notation`, `record`, `snapshot`, `position`   text forms
- `chance`, `deal`    randomness from a keyed hash, and a seed that the players can check
"""
