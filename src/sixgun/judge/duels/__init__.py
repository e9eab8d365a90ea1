"""The judge of the duel: its rules once more, written from the rulings and the regulation alone.

The judge keeps a table of its own and plays every duel along: it says who is asked what, with
which answers, and where every card and every life point is by then. Of the engine it imports
nothing that knows a rule; only chance is taken from there, and checked.

- `box`                     what is printed: titles, corners, symbols, characters
- `ledger`, `question`      the judge's own table; what somebody is asked
- `reveals`, `harm`, `markers`   corners turned up, hits and losses, moves of the marker
- `aims`, `cards`, `falls`  whom a card may be played on, what it does, who falls and who follows
- `moves`, `turns`          what may be done in a turn, how a duel goes from beginning to end
- `watching`                a duel whose chance is noted
- `comparing`, `rulings`    the judge's table against the engine's; where the rules stand
- `bench`, `verdicts`       whole duels before the judge; what came of them
"""

from .bench import judge_duel
from .verdicts import DuelDifference, DuelVerdict

__all__ = ["DuelDifference", "DuelVerdict", "judge_duel"]
