"""A second judge: the rules once more, written from the rulings and not from the engine.

The judge keeps a sheet of its own and plays every game along. It says who is asked what, with
which options, and where every card and every life point is by then; all of it is compared.
Of the engine it imports nothing that knows a rule: chance is overheard, the rest is reckoned.

- `kinds`, `rulings`         what is in the boxes; where the rules stand
- `dice`                     a game whose chance can be overheard
- `sheet`, `asking`          the judge's own table; how play stops at every decision
- `sight`, `plays`, `answers`   distances, and what may be done
- `acts`, `costs`, `fights`, `deaths`, `checks`   what it does
- `drawing`, `events`, `turns`, `victory`   phase 1, events, the frame of a turn, the end
- `setting_up`, `leaving`    before the first turn; what comes from outside
- `bench`, `verdicts`        the judge of one game; what came of it
- `games`, `choosers`        random games of every sort, and who plays them
- `ledger`, `report`         long runs that can be taken up again; their figures
- `duels/`                   the judge of the two-player game, by `judge_duel`
"""
