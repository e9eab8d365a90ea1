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
- `setup`, `settings`           before the first turn
- `view`, `imagine`             what one seat may know
- `reports`                     what is announced
- `script`, `position`          text forms; the notation and records are the engine's
- `bots/`                       who plays a duel when nobody does
"""

from . import script  # registers the text form
from .cards import blue, brown, law, outlaws, red  # register what is printed
from .duel import Duel
from .imagine import imagine
from .settings import DuelOptions, DuelSettings, settings_from
from .view import DuelView, view

__all__ = [
    "Duel",
    "DuelOptions",
    "DuelSettings",
    "DuelView",
    "blue",
    "brown",
    "imagine",
    "law",
    "outlaws",
    "red",
    "script",
    "settings_from",
    "view",
]
