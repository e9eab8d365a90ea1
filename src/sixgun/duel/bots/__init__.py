"""Who plays a duel when nobody does.

- `registry`    bots of the duel by their spec strings
- `simulation`  many duels, counted
"""

from .registry import bot_names, make_duel_bot

__all__ = ["bot_names", "make_duel_bot"]
