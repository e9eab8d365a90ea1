"""Sixgun: the card game BANG! as a library.

>>> import sixgun
>>> game = sixgun.Game(players=5, seed=7)
>>> while not game.over:
...     game.choose(game.decision.default)
"""

from . import content  # registers cards and characters with the engine
from .engine.game import Decision, Game
from .engine.options import Option

__version__ = "0.1.0"
__all__ = ["Decision", "Game", "Option", "content"]
