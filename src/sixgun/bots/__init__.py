"""Who plays when nobody does.

- `contract`    what a bot is: `Bot`, `Budget`
- `registry`    bots by their spec strings: `make_bot("random", seed=1)`
- `random_bot`  any legal option
- `simple`      tenderfoot and drifter: public yardsticks
- `scorers`     gunslinger and tracker: scored options, without and with beliefs
- `marshal`     looks ahead to the end of the turn, over imagined deals
- `legend`      looks further, in rounds of halving, for as long as it may
- `beliefs`     who may be who, from what everybody has seen; `fitting` fits its numbers
- `layout`, `tells`   who could be reached, and what hands lack
- `memory`      what fell on closed discards, for who has listened
- `cardsense`, `scoring`   what cards are good for, and how good an option is
- `worth`       what a position is worth; `schooling` learns it
- `tempers`     personalities; `manners` counts in what they differ
- `levels`      how hard bots are to beat, for people
- `stand`       one X among Y against Y alone, deal by deal; `ladder` publishes the cells
- `sequential`  plays until it is clear whether one bot is better
- `runner`      bots play a game: `play_out`; `Witness` keeps what a seat has seen happen
- `simulation`  many games, counted

>>> from sixgun import Game
>>> from sixgun.bots import make_bot, play_out
>>> play_out(Game(5, seed=7), [make_bot("random", seed) for seed in range(5)]).over
'outlaws'
"""

from .contract import WHYS, Bot, Budget, Seed, Why
from .random_bot import RandomBot
from .registry import Spec, SpecError, bot_names, make_bot, parse_spec
from .runner import Witness, play_out

__all__ = [
    "WHYS",
    "Bot",
    "Budget",
    "RandomBot",
    "Seed",
    "Spec",
    "SpecError",
    "Why",
    "Witness",
    "bot_names",
    "make_bot",
    "parse_spec",
    "play_out",
]
