"""Dodge City: 40 cards, of which 22 kinds are new, and 15 characters.

`brown` and `green` are the new cards, `copies` more copies of old ones; `characters`.
"""

from . import brown, characters, copies, green

__all__ = ["brown", "characters", "copies", "green"]
