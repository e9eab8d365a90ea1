"""The Duel: Law against Outlaws, two players, on the same machine as the big game.

>>> import random
>>> from sixgun.duel import Duel
>>> duel, dice = Duel(seed=7), random.Random(1)
>>> while not duel.over:
...     duel.choose(dice.choice(duel.options))

Where to look:

- `duel`, `table`, `atoms`      a duel, what lies on its table, what moves it
- `cards/`                      what is printed: `red`, `brown`, `blue`, the cards; `law`, `outlaws`
- `printed`, `trait`            the words in which cards and characters are written
- `turn`, `fight`, `common`, `aims`   the steps of play
- `timing`                      when abilities act
- `setup`, `settings`           before the first turn
- `view`, `imagine`             what one seat may know
- `explain`, `picking`, `odds`, `sums`   what follows from it: why not, cautions, chances, numbers
- `doubts`                      what speaks against playing a card
- `reports`                     what is announced
- `script`, `position`          text forms; the notation and records are the engine's
- `bots/`                       who plays a duel when nobody does
"""

from ..engine.anygame import EXPLAINERS
from . import explain, script, setup  # register the text form, and the steps before the first turn
from .cards import blue, brown, law, outlaws, red  # register what is printed
from .duel import Duel
from .imagine import imagine
from .settings import DuelOptions, DuelSettings, settings_from
from .sums import Sum, sums
from .view import DuelView, view

EXPLAINERS[DuelView] = explain

__all__ = [
    "Duel",
    "DuelOptions",
    "DuelSettings",
    "DuelView",
    "Sum",
    "blue",
    "brown",
    "explain",
    "imagine",
    "law",
    "outlaws",
    "red",
    "script",
    "settings_from",
    "setup",
    "sums",
    "view",
]
