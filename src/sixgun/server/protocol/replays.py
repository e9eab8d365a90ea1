"""A game that is over, to be looked at once more; it is asked for by HTTP."""

from __future__ import annotations

from msgspec import Struct, field

from .duels import DuelDelta, DuelView
from .parts import Delta, GameView, Report, Sentence


class Scene(Struct, frozen=True, omit_defaults=True):
    """What one decision led to."""

    by: int = -1  # who decided; -1: it came from outside the game
    asked: int = -1  # who is asked next; -1: nobody, the game is over
    delta: Delta = field(default_factory=Delta)  # what differs from the view before
    reports: tuple[Report, ...] = ()  # what has happened
    told: tuple[Sentence, ...] = ()  # the same in words


class Replay(Struct, frozen=True, omit_defaults=True):
    """A game that is over, decision by decision, as one player saw it or with all cards open."""

    game: str  # its name
    names: tuple[str, ...]  # the players by seat
    view: GameView  # after the deal
    eyes: int | None = None  # whose eyes; null: all cards are open
    asked: int = -1  # who is asked first
    reports: tuple[Report, ...] = ()  # what the deal has told
    scenes: tuple[Scene, ...] = ()  # one per decision
    told: tuple[Sentence, ...] = ()  # what the deal has told, in words


class DuelScene(Struct, frozen=True, omit_defaults=True):
    """What one decision of a duel led to."""

    by: int = -1  # who decided; -1: it came from outside the game
    asked: int = -1  # who is asked next; -1: nobody, the duel is over
    delta: DuelDelta = field(default_factory=DuelDelta)  # what differs from the view before
    reports: tuple[Report, ...] = ()  # what has happened
    told: tuple[Sentence, ...] = ()  # the same in words


class DuelReplay(Struct, frozen=True, omit_defaults=True):
    """A duel that is over, as `Replay` is a game."""

    game: str  # its name
    names: tuple[str, ...]  # the players by seat
    duel: DuelView  # after the deal
    eyes: int | None = None  # whose eyes; null: all cards are open
    asked: int = -1  # who is asked first
    reports: tuple[Report, ...] = ()  # what the deal has told
    scenes: tuple[DuelScene, ...] = ()  # one per decision
    told: tuple[Sentence, ...] = ()  # what the deal has told, in words
