"""The games of a house, each as one object: nothing else in the house tells them apart.

What a table must know of a game, what it shows of one, in which words it asks and what it
explains is asked of the game's object; a test looks for modules that would know better.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from ... import duel as duel_room
from ...bots import Bot, make_bot
from ...duel.bots import make_duel_bot
from ...duel.printed import CHARACTERS as FIGHTERS
from ...duel.printed import FACES as DUEL_FACES
from ...duel.settings import DuelSettings
from ...duel.settings import settings_from as duel_settings
from ...duel.view import DuelView
from ...engine.cards import FACES
from ...engine.errors import SettingsError
from ...engine.game import Game
from ...engine.machine import Machine
from ...engine.series import carried_over
from ...engine.settings import PLAYERS_NEED, Settings, settings_from, written
from ...engine.snapshot import SCRIPTS
from ...engine.view import View
from ...narration import narrators
from ...narration.narrators import Seen
from ...tournament.regulation.tabletop import Outcome, outcome_of
from .. import protocol
from ..minds.roster import DUEL_BOTS, DUEL_SUBSTITUTE, HOUSE_BOTS, SUBSTITUTE, HouseBot
from ..protocol import TableOptions, Told, duel_encoding, encoding
from ..protocol.layout import Layout
from ..protocol.refusals import Refusal
from ..visible_text import clean_word
from .chess_clock import CHESS_MINUTES, ChessClocks

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
    lesson_bot: ClassVar[str]  # who plays the others of a lesson where its script is silent
    usual: ClassVar[TableOptions]  # of a table where nobody has said anything

    @property
    def rules(self) -> int:
        """The newest version of its rules."""
        return SCRIPTS[self.title].rules

    def knows(self, rules: int) -> bool:
        """Can a game that began by this version of the rules be played on?"""
        return SCRIPTS[self.title].knows(rules)

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
        plain: dict[str, Any] = json.loads(json.dumps(written(self.settings(options, carried))))
        return plain

    def make(self, settings: dict[str, Any], seed: bytes, rules: int, *, patient: bool) -> Machine:
        """A fresh game that keeps its reports."""
        fresh = SCRIPTS[self.title].fresh
        game: Machine = fresh(settings, seed, rules, patient=patient, listen=True)
        return game

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

    def chess_clocks(self, options: TableOptions) -> ChessClocks | None:
        """The chess clocks of a game with these options, if it has any."""
        return None

    # ------------------------------------------------------------ lessons

    def make_bot(self, spec: str, seed: str) -> Bot:
        raise NotImplementedError

    def table_options(self, game: Any) -> TableOptions:
        """The options of a table where this very game is played, as far as people see them."""
        raise NotImplementedError

    def targets(self, game: Any) -> tuple[str, ...]:
        """Whatever a card may be played on in the course of a game, by name."""
        return tuple(game.names)

    # ------------------------------------------------------------ tournaments

    def shuffles(self, game: Any) -> int:
        """How often the deck was shuffled, which brings high noon (T-107)."""
        return 0

    def outcome(self, game: Any) -> Outcome | None:
        """What the referee writes on the sheet of a game that somebody has won."""
        return None

    def winner(self, game: Any) -> int | None:
        """The seat that has won, of games that one seat wins."""
        return None

    # ------------------------------------------------------------ what people are told

    #: Puts everything that happens and is asked into words.
    narrator: ClassVar[narrators.Narrator]
    #: How views are sent.
    layout: ClassVar[Layout]
    #: The fields of an update: the whole view, and what differs from the one before.
    carriers: ClassVar[tuple[str, str]]
    #: What replays are made of.
    scene: ClassVar[type[protocol.Scene] | type[protocol.DuelScene]]
    replay: ClassVar[type[protocol.Replay] | type[protocol.DuelReplay]]

    def open_view(self, game: Any) -> Any:
        """A game with all cards on the table face up. Never to be shown while it goes on."""
        raise NotImplementedError

    def question(self, seen: Seen) -> protocol.Question | None:
        """The open decision; with options, default and cautions for the one who is asked."""
        question = seen.decision
        if question is None:
            return None
        public = encoding.public_parts(question)
        if not question.options:
            return protocol.Question(*public)
        return protocol.Question(
            *public,
            Told(*self.narrator.question(seen)),
            tuple([protocol.Option(*option) for option in question.options]),
            tuple([Told(*self.narrator.option(seen, option)) for option in question.options]),
            question.options.index(question.default),
            self.cautions(seen),
            {index: Told(*head) for index, head in self.narrator.headings(seen).items()},
        )

    def cautions(self, seen: Any) -> dict[int, tuple[Told, ...]]:
        """What whoever is asked should think of before taking an option."""
        return {}

    def explanation(self, seen: Any, ask: protocol.Ask) -> protocol.Explanation:
        """The answer to one question about the rules, from this view alone."""
        raise NotImplementedError


class BigGame(HouseGame):
    """BANG! for three to eight."""

    title = Game.title
    bots = HOUSE_BOTS
    substitute = SUBSTITUTE
    lesson_bot = "drifter"
    usual = TableOptions()
    narrator = narrators.BANG
    layout = encoding.LAYOUT
    carriers = "view", "delta"
    scene, replay = protocol.Scene, protocol.Replay

    def checked(self, options: TableOptions) -> TableOptions:
        _refuse_foreign(options, ONLY_DUEL, "only-in-duel")
        chosen = msgspec.structs.replace(options, sets=_with_needed(options))
        return msgspec.structs.replace(chosen, sets=self.settings(chosen, {}).sets)

    def settings(self, options: TableOptions, carried: Mapping[str, Any]) -> Settings:
        try:
            return settings_from(
                options.players,
                sets=options.sets,
                simplified=options.simplified,
                events=options.events,
                high_noon_reshuffles=options.high_noon_reshuffles,
                closed_discards=options.closed_discards,
                **{"characters": options.characters, **carried},
            )
        except SettingsError as error:
            raise _refusal_of(error) from None

    def carried(self, last: Any, options: TableOptions) -> dict[str, Any]:
        if kind_of(last) is not self or last.seats != options.players:
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

    def make_bot(self, spec: str, seed: str) -> Bot:
        return make_bot(spec, seed)

    def table_options(self, game: Game) -> TableOptions:
        return TableOptions(players=game.seats, sets=game.settings.sets)

    def shuffles(self, game: Game) -> int:
        return game.shuffles

    def outcome(self, game: Game) -> Outcome | None:
        return outcome_of(game) if game.over in ("law", "outlaws", "renegade") else None

    def open_view(self, game: Game) -> View:
        return game.view()._replace(
            roles=tuple(game.roles),
            spares=tuple(game.spares),
            dealt=tuple(game.dealt) if not game.turns else ((),) * game.seats,
            picks=tuple(game.picks) if not game.turns else ("",) * game.seats,
            hands=tuple(tuple(FACES[card] for card in hand) for hand in game.hands),
            discard=tuple(FACES[card] for card in game.discard),
            spread=tuple(FACES[card] for card in game.spread),
        )

    def cautions(self, seen: View) -> dict[int, tuple[Told, ...]]:
        return encoding.cautions(seen)

    def explanation(self, seen: View, ask: protocol.Ask) -> protocol.Explanation:
        return encoding.explanation(seen, ask)


class DuelGame(HouseGame):
    """The Duel, Law (seat 0) against Outlaws."""

    title = duel_room.Duel.title
    bots = DUEL_BOTS
    substitute = DUEL_SUBSTITUTE
    lesson_bot = "brawler"
    usual = TableOptions(game="duel", players=2)
    narrator = narrators.DUEL
    layout = duel_encoding.LAYOUT
    carriers = "duel", "duel_delta"
    scene, replay = protocol.DuelScene, protocol.DuelReplay

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
        if options.minutes and options.clock == "days":
            raise Refusal("chess-not-for-days")
        return options

    def settings(self, options: TableOptions, carried: Mapping[str, Any]) -> DuelSettings:
        mode = "tournament" if options.tournament else "normal"
        return duel_settings(
            names=("P1", "P2"),
            mode=mode,
            characters=options.fighters,
            closed_discards=options.closed_discards,
        )

    def is_in(self, game: Any, seat: int) -> bool:
        return not game.over

    def character(self, game: Any, seat: int) -> str:
        """The one that stands in front at the end, or fell there last."""
        return str(game.places[game.active(seat)])

    def chess_clocks(self, options: TableOptions) -> ChessClocks | None:
        return ChessClocks(options.minutes) if options.minutes else None

    def make_bot(self, spec: str, seed: str) -> Bot:
        return make_duel_bot(spec, seed)

    def table_options(self, game: duel_room.Duel) -> TableOptions:
        return self.usual

    def targets(self, game: duel_room.Duel) -> tuple[str, ...]:
        return tuple(FIGHTERS)

    def winner(self, game: duel_room.Duel) -> int | None:
        return game.winners[0] if game.winners else None

    def open_view(self, game: duel_room.Duel) -> DuelView:
        """Hands, reserves, and what each side has chosen. Never while the duel goes on."""
        return game.view()._replace(
            dealt=tuple(game.dealt),
            picks=tuple(game.picks),
            reserve=tuple(tuple(sorted(reserve)) for reserve in game.reserve),
            hands=tuple(tuple(DUEL_FACES[card] for card in hand) for hand in game.hands),
            discard=tuple(DUEL_FACES[card] for card in game.discard),
            spread=tuple(DUEL_FACES[card] for card in game.spread),
        )

    def cautions(self, seen: DuelView) -> dict[int, tuple[Told, ...]]:
        return duel_encoding.cautions(seen)

    def explanation(self, seen: DuelView, ask: protocol.Ask) -> protocol.Explanation:
        return duel_encoding.explanation(seen, ask)


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


def _with_needed(options: TableOptions) -> tuple[str, ...]:
    """The boxes on the table, and the one without which so many cannot play (S21)."""
    needed = PLAYERS_NEED.get(options.players)
    if needed is None or {needed, "all"} & set(options.sets):
        return options.sets
    return (*options.sets, needed)


def _refusal_of(error: SettingsError) -> Refusal:
    """What is wrong with options, as the house tells it."""
    details = {
        name: clean_word(str(value)) if name == "name" else value
        for name, value in error.details.items()
    }
    return Refusal(f"bad-{error.key}", **details)
