"""Dodge City: 40 cards, of which 22 kinds are new, and 15 characters."""

from . import brown, characters, copies, green

__all__ = ["brown", "characters", "copies", "green"]
