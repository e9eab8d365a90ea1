"""The base game: 80 cards of 22 kinds, 16 characters."""

from . import blue, brown, characters

__all__ = ["blue", "brown", "characters"]
