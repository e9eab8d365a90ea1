"""The games of a house, and what a table must know of each: nothing else tells them apart."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, ClassVar

import msgspec

from ... import duel as duel_room
from ...duel.settings import DuelSettings
from ...duel.settings import settings_from as duel_settings
from ...engine.errors import SettingsError
from ...engine.game import Game
from ...engine.machine import Machine
from ...engine.series import carried_over
from ...engine.settings import PLAYERS_NEED, Settings, options_of, settings_from
from ...engine.snapshot import SCRIPTS
from ..minds.roster import DUEL_BOTS, DUEL_SUBSTITUTE, HOUSE_BOTS, SUBSTITUTE, HouseBot
from ..protocol import TableOptions
from ..protocol.refusals import Refusal
from ..visible_text import clean_word
from .chess_clock import CHESS_MINUTES

#: Characters a side in a duel.
FEWEST_FIGHTERS, MOST_FIGHTERS = 2, 6
#: Options that only the big game has, and only the duel.
ONLY_BANG = (
    "sets",
    "simplified",
    "characters",
    "events",
    "high_noon_reshuffles",
    "keep_characters",
    "travelling_sheriff",
)
ONLY_DUEL = ("fighters", "tournament", "minutes")


class HouseGame:
    """A game that tables can play."""

    title: ClassVar[str]  # how the engine calls it
    bots: ClassVar[Mapping[str, HouseBot]]
    substitute: ClassVar[str]  # who plays for people who are away
    usual: ClassVar[TableOptions]  # of a table where nobody has said anything

    @property
    def rules(self) -> int:
        """The version of its rules."""
        return SCRIPTS[self.title].rules

    def checked(self, options: TableOptions) -> TableOptions:
        """Options that can be played, in their normal form."""
        raise NotImplementedError

    def settings(
        self, options: TableOptions, carried: Mapping[str, Any]
    ) -> Settings | DuelSettings:
        """The settings of a game, and what it takes over from the one before."""
        raise NotImplementedError

    def plain_settings(self, options: TableOptions, carried: Mapping[str, Any]) -> dict[str, Any]:
        """The settings as plain data. Seats are called P1, P2 …; names lie outside."""
        plain: dict[str, Any] = json.loads(json.dumps(asdict(self.settings(options, carried))))
        return plain

    def make(self, settings: dict[str, Any], seed: bytes, *, patient: bool) -> Machine:
        """A fresh game that keeps its reports."""
        raise NotImplementedError

    def carried(self, last: Any, options: TableOptions) -> dict[str, Any]:
        """What the next game takes over from the last one."""
        return {}

    def is_in(self, game: Any, seat: int) -> bool:
        """Is this seat still in the game?"""
        raise NotImplementedError

    def is_ghost(self, game: Any, seat: int) -> bool:
        return False

    def character(self, game: Any, seat: int) -> str:
        """Whom a seat has played, for the history of people."""
        raise NotImplementedError


class BigGame(HouseGame):
    """BANG! for three to eight."""

    title = Game.title
    bots = HOUSE_BOTS
    substitute = SUBSTITUTE
    usual = TableOptions()

    def checked(self, options: TableOptions) -> TableOptions:
        _refuse_foreign(options, ONLY_DUEL, "only-in-duel")
        return msgspec.structs.replace(options, sets=self.settings(options, {}).sets)

    def settings(self, options: TableOptions, carried: Mapping[str, Any]) -> Settings:
        needed = PLAYERS_NEED.get(options.players)
        if needed and not {needed, "all"} & set(options.sets):
            raise Refusal("needs-box", players=options.players, box=needed)
        try:
            return settings_from(
                options.players,
                sets=options.sets,
                simplified=options.simplified,
                events=options.events,
                high_noon_reshuffles=options.high_noon_reshuffles,
                **{"characters": options.characters, **carried},
            )
        except SettingsError as error:
            raise _refusal_of(error) from None

    def make(self, settings: dict[str, Any], seed: bytes, *, patient: bool) -> Game:
        return Game(seed=seed, patient=patient, listen=True, **options_of(settings))

    def carried(self, last: Any, options: TableOptions) -> dict[str, Any]:
        if not isinstance(last, Game) or last.seats != options.players:
            return {}
        return carried_over(
            last,
            keep_characters=options.keep_characters,
            travelling_sheriff=options.travelling_sheriff,
        )

    def is_in(self, game: Any, seat: int) -> bool:
        return bool(game.alive[seat])

    def is_ghost(self, game: Any, seat: int) -> bool:
        return bool(game.ghost == seat)

    def character(self, game: Any, seat: int) -> str:
        rule = game.characters[seat]
        return rule.slug if rule else ""


class DuelGame(HouseGame):
    """The Duel, Law (seat 0) against Outlaws."""

    title = duel_room.Duel.title
    bots = DUEL_BOTS
    substitute = DUEL_SUBSTITUTE
    usual = TableOptions(game="duel", players=2)

    def checked(self, options: TableOptions) -> TableOptions:
        if options.players != 2:
            raise Refusal("duel-players", players=options.players)
        _refuse_foreign(options, ONLY_BANG, "only-in-bang")
        if not FEWEST_FIGHTERS <= options.fighters <= MOST_FIGHTERS:
            raise Refusal("bad-fighters", fewest=FEWEST_FIGHTERS, most=MOST_FIGHTERS)
        if options.minutes not in CHESS_MINUTES:
            raise Refusal("bad-minutes")
        if options.minutes and options.clock == "none":
            raise Refusal("chess-needs-clock")
        return options

    def settings(self, options: TableOptions, carried: Mapping[str, Any]) -> DuelSettings:
        mode = "tournament" if options.tournament else "normal"
        return duel_settings(names=("P1", "P2"), mode=mode, characters=options.fighters)

    def make(self, settings: dict[str, Any], seed: bytes, *, patient: bool) -> duel_room.Duel:
        return duel_room.Duel(seed, patient=patient, listen=True, **settings)

    def is_in(self, game: Any, seat: int) -> bool:
        return not game.over

    def character(self, game: Any, seat: int) -> str:
        """The one that stands in front at the end, or fell there last."""
        return str(game.places[game.active(seat)])


BANG, DUEL = BigGame(), DuelGame()
#: By the name that the options of a table have for it.
GAMES: dict[str, HouseGame] = {"bang": BANG, "duel": DUEL}
_BY_TITLE = {each.title: each for each in GAMES.values()}


def kind_of(game: Machine) -> HouseGame:
    """Which game this is."""
    return _BY_TITLE[game.title]


def kind_written(settings: Mapping[str, Any]) -> HouseGame:
    """Which game these settings are of; the box says it."""
    return DUEL if settings.get("sets") == ["duel"] else BANG


def _refuse_foreign(options: TableOptions, names: tuple[str, ...], key: str) -> None:
    """What another game is played with must be as if nobody had said anything about it."""
    usual = TableOptions()
    for name in names:
        if getattr(options, name) != getattr(usual, name):
            raise Refusal(key, option=name)


def _refusal_of(error: SettingsError) -> Refusal:
    """What is wrong with options, as the house tells it."""
    details = {
        name: clean_word(str(value)) if name == "name" else value
        for name, value in error.details.items()
    }
    return Refusal(f"bad-{error.key}", **details)
