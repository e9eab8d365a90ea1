"""Sixgun: the card game BANG! as a library.

>>> import random, sixgun
>>> game, dice = sixgun.Game(players=5, seed=7), random.Random(1)
>>> while not game.over:
...     game.choose(dice.choice(game.options))

`Game` is the way in; `load` reads back what `repr` or `sixgun.save` wrote,
`record_of` and `load_record` turn whole games into text and back.
"""

from . import content  # registers cards and characters with the engine
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
    UnknownWords,
)
from .engine.explain import cautions, distance, odds, reach, why_not
from .engine.game import Decision, Game
from .engine.imagine import imagine
from .engine.options import Option
from .engine.record import Recorder, deal_of, load_record, proved_deal, record_of, replay
from .engine.reports import Report, redacted
from .engine.series import Series
from .engine.settings import Settings
from .engine.snapshot import from_json as load
from .engine.snapshot import to_json as save
from .engine.view import Question, View, view

__version__ = "0.1.0"
__all__ = [
    "AmbiguousWords",
    "ChoiceError",
    "Deal",
    "DealError",
    "Decision",
    "Game",
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
    "SixgunError",
    "SnapshotError",
    "StaleChoice",
    "UnknownWords",
    "View",
    "cautions",
    "content",
    "deal_of",
    "distance",
    "imagine",
    "load",
    "load_record",
    "odds",
    "proved_deal",
    "reach",
    "record_of",
    "redacted",
    "replay",
    "save",
    "view",
    "why_not",
]
