"""Who plays a duel when nobody does.

- `registry`    bots of the duel by their spec strings
- `brawler`     scored options, by simple rules; `worth` has the numbers
- `search`      tries its best options on imagined deals
- `simulation`  many duels, counted; `stand` compares two bots deal by deal
"""

from .registry import bot_names, make_duel_bot

__all__ = ["bot_names", "make_duel_bot"]
