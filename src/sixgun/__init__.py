"""Sixgun: the card game BANG! as a library.

>>> import random, sixgun
>>> game, dice = sixgun.Game(players=5, seed=7), random.Random(1)
>>> while not game.over:
...     game.choose(dice.choice(game.options))

- `Game` and `Duel` are the way in; `help(sixgun.Game)` begins with what programs use.
- An *option* is a plain tuple `(verb, card, target)`: the card is a face (`bang/QH`), a slug or
  a word such as `hand`, the target a seat; either may be None. `game.texts()` has them in words.
- `load` reads back what `repr` or `save` wrote; `record_of` and `load_record` turn whole games
  into text and back.
- `view`, `imagine`: what one seat may know. `why_not`, `odds`, `cautions`: what follows from it,
  in either game; `distance` and `reach` in the big one, `sums` in a duel.
- `make_bot` makes somebody who plays, `play_out` lets them; `simulate` and `simulate_duels` play
  many games on all processors, or on a cluster, and count.
- `cards`, `characters` and `events` are everything in the boxes, as data in three languages.
"""

from typing import TYPE_CHECKING

from . import builds as builds  # before anything that may be compiled # isort: split
from . import content  # registers cards and characters with the engine
from .engine import explain as _explain
from .engine.anygame import EXPLAINERS as _EXPLAINERS
from .engine.anygame import cautions, odds, why_not
from .engine.deal import Deal
from .engine.errors import (
    AmbiguousWords,
    ChoiceError,
    DealError,
    IllegalOption,
    OtherRules,
    PositionError,
    RecordError,
    SettingsError,
    SixgunError,
    SnapshotError,
    StaleChoice,
    UnknownOption,
    UnknownWords,
)
from .engine.explain import distance, reach
from .engine.game import Decision, Game
from .engine.imagine import imagine
from .engine.options import Option
from .engine.record import Recorder, deal_of, load_record, proved_deal, record_of, replay
from .engine.reports import Report, redacted
from .engine.series import Series
from .engine.settings import GameOptions, Settings
from .engine.snapshot import from_json as load
from .engine.snapshot import to_json as save
from .engine.view import Question, View, view

_EXPLAINERS[View] = _explain

if TYPE_CHECKING:
    from .bots import Bot, bot_names, make_bot, play_out
    from .bots.simulation import Simulation, simulate
    from .catalogue import cards, characters, events
    from .duel import Duel, DuelOptions, DuelView, sums
    from .duel.bots import make_duel_bot
    from .duel.bots.simulation import simulate_duels
    from .engine.anygame import AnyGame, AnyView
    from .executors import ExecutorError
else:
    #: What is imported when it is first asked for, so that `import sixgun` stays fast.
    _LATER = {
        "AnyGame": "engine.anygame",
        "AnyView": "engine.anygame",
        "Bot": "bots",
        "Duel": "duel",
        "DuelOptions": "duel",
        "DuelView": "duel",
        "ExecutorError": "executors",
        "Simulation": "bots.simulation",
        "bot_names": "bots",
        "cards": "catalogue",
        "characters": "catalogue",
        "events": "catalogue",
        "make_bot": "bots",
        "make_duel_bot": "duel.bots",
        "play_out": "bots",
        "simulate": "bots.simulation",
        "simulate_duels": "duel.bots.simulation",
        "sums": "duel",
    }

    def __getattr__(name: str) -> object:
        if name not in _LATER:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        found = getattr(import_module(f".{_LATER[name]}", __name__), name)
        globals()[name] = found  # from now on it is there
        return found

    def __dir__() -> list[str]:
        return list({*globals(), *_LATER} - {"TYPE_CHECKING", "_LATER"})


__version__ = "0.2.0"
__all__ = [
    "AmbiguousWords",
    "AnyGame",
    "AnyView",
    "Bot",
    "ChoiceError",
    "Deal",
    "DealError",
    "Decision",
    "Duel",
    "DuelOptions",
    "DuelView",
    "ExecutorError",
    "Game",
    "GameOptions",
    "IllegalOption",
    "Option",
    "OtherRules",
    "PositionError",
    "Question",
    "RecordError",
    "Recorder",
    "Report",
    "Series",
    "Settings",
    "SettingsError",
    "Simulation",
    "SixgunError",
    "SnapshotError",
    "StaleChoice",
    "UnknownOption",
    "UnknownWords",
    "View",
    "bot_names",
    "cards",
    "cautions",
    "characters",
    "content",
    "deal_of",
    "distance",
    "events",
    "imagine",
    "load",
    "load_record",
    "make_bot",
    "make_duel_bot",
    "odds",
    "play_out",
    "proved_deal",
    "reach",
    "record_of",
    "redacted",
    "replay",
    "save",
    "simulate",
    "simulate_duels",
    "sums",
    "view",
    "why_not",
]
