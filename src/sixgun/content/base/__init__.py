"""The base game: 80 cards of 22 kinds, 16 characters.

`blue` cards stay in front of a player, `brown` ones are played once; `characters`.
"""

from . import blue, brown, characters

__all__ = ["blue", "brown", "characters"]
