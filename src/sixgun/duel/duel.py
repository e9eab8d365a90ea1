"""A duel: Law against Outlaws, on the machine that the big game runs on."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Unpack

from ..builds import blank, mypyc_attr
from ..engine.chance import seed_from
from ..engine.errors import IllegalOption
from ..engine.machine import HASTY, PATIENT, Steps, registers_in
from ..engine.notation import Lexicon
from ..engine.settings import check_options
from .atoms import DuelAtoms
from .printed import CARDS_BY_FACE, CHARACTERS, KIND_BY_SLUG, SIDES
from .settings import PLAIN_WORDS, DuelOptions, DuelSettings, settings_from
from .table import FIELDS, SPOTS

if TYPE_CHECKING:
    from .view import DuelView

#: Every step of the duel by its name.
STEPS: Steps = {}
step = registers_in(STEPS)

#: Decisions whose being forced depends on the hand: a patient duel asks them anyway (S2).
TELLING = frozenset({"play", "shot", "indians", "duel"})

#: The fields that do not make two duels different.
NOT_COMPARED = frozenset({"serial", "patient", "ears", "history", "mark", "step"})

LEXICON = Lexicon(CARDS_BY_FACE, KIND_BY_SLUG, (PLAIN_WORDS, CHARACTERS), halves=True)

#: Every option of a duel by name.
OPTIONS = ("seed", "patient", "listen", *DuelOptions.__annotations__)

#: What programs use of a duel. The rest is for cards: it works, but nobody is led to it.
_PLAYING = ("decision", "options", "texts", "choose", "answer_forced", "over", "winners")
_AROUND_IT = ("view", "reports", "copy", "leave", "settings", "names", "seats", "roles")
_OF_SPOTS = ("characters", "life", "max_life", "gear", "places", "active", "rear", "front")
_OF_SIDES = ("turn", "turns", "left", "reserve", "out", "passive", "hands")
_PILES = ("decks", "formed", "discard", "spread")
FOR_PROGRAMS = frozenset((*_PLAYING, *_AROUND_IT, *_OF_SPOTS, *_OF_SIDES, *_PILES))


@mypyc_attr(allow_interpreted_subclasses=True)
class Duel(DuelAtoms):
    """A duel: make one, look at `decision`, `choose`, until it is `over`. Seat 0 is the Law.

    What programs use, and what `dir(duel)` lists:

        decision, options, texts()      who is asked what; the answers, as data and in words
        choose(option)                  answer, with an option or with its words
        over, winners                   which side has won, and its seat; empty until then
        view(seat)                      what one seat may know; without a seat, a spectator
        reports                         what has happened, if made with `listen=True`
        copy()                          an equal, independent duel
        leave(seat)                     give up
        answer_forced()                 play on where a patient duel waits without a choice

        settings, names, seats, roles   what is played, by whom, for which side
        turn, turns                     whose turn it is, and how many there were
        characters, life, gear, places, max_life(spot)      of each spot: 0, 1 Law; 2, 3 Outlaws
        active(seat), rear(seat), front         where a side's characters stand
        left(seat), reserve, out        how many it still has, who waits, who is eliminated
        passive, hands                  of each seat; cards are numbers, a view shows faces
        decks, formed, discard, spread  the piles, and what is laid out for choosing

    `sixgun.save`, `load`, `record_of` and `load_record` turn duels into text and back.

    Everything else is there for cards and steps: atoms that move things (`DuelAtoms`), what is
    remembered between them (`DuelTable`) and how play goes on (`Machine`). A program that
    calls `eliminate` or `draw` plays a duel that no record tells.
    """

    __slots__ = ()

    #: Raised with every change of the rules that lets the same choices end differently:
    #: 2: of two abilities that a move of a marker sets off, the turn player's is first (D25).
    newest_rules: ClassVar[int] = 2
    title: ClassVar[str] = "duel"
    telling: ClassVar[frozenset[str]] = TELLING
    compared: ClassVar[tuple[str, ...]] = tuple(f for f in FIELDS if f not in NOT_COMPARED)

    def __init__(
        self,
        seed: int | str | bytes | None = None,
        *,
        patient: bool = False,
        listen: bool = False,
        **options: Unpack[DuelOptions],
    ) -> None:
        """Set up a duel and play on to its first decision.

        The same `seed` deals the same duel; without one, chance decides. `patient` asks
        also where there is no choice, if not asking would tell something; `listen` keeps
        reports. The rest are `sixgun.DuelOptions`, which explain themselves.
        """
        check_options("a duel", options, *OPTIONS)
        settings = settings_from(**options)
        super().__init__(settings, seed_from(secrets.token_bytes(32) if seed is None else seed))
        self.patient = PATIENT if patient else HASTY
        self.ears = [] if listen else None
        self._begin()

    def _begin(self) -> None:
        from .setup import set_up

        self.stack.append((set_up, ()))
        self.run()

    @classmethod
    def by_rules(
        cls, version: int, settings: DuelSettings, seed: bytes, *, patient: bool, listen: bool
    ) -> Duel:
        """A duel from its beginning, by an older version of the rules."""
        duel = blank(cls)
        DuelAtoms.__init__(duel, settings, seed_from(seed))
        duel.rules_version = version
        duel.patient = PATIENT if patient else HASTY
        duel.ears = [] if listen else None
        duel._begin()
        return duel

    @classmethod
    def bare(cls, settings: DuelSettings, seed: bytes) -> Duel:
        """An empty table on which a position can be laid out."""
        game = blank(cls)
        DuelAtoms.__init__(game, settings, seed)
        game.history = None
        return game

    def leave(self, seat: int) -> None:
        """The player gives up, or runs out of time: the other one has won."""
        if not 0 <= seat < self.seats:
            raise IllegalOption(f"There is no seat {seat}; seats go from 0 to 1.")
        if self.decision is None:
            raise IllegalOption("Nobody can leave: the game is over.")
        self.answer_forced()  # so that a record of it can be replayed (S2)
        if self.over:
            return
        self.remember(("leave", seat))
        self.retire(seat)
        self.win(1 - seat)

    def win(self, seat: int) -> None:
        """The duel is over, and this seat has won."""
        self.stop(SIDES[seat], (seat,))
        self.tell("game_over", word=SIDES[seat])
        self.tell("won", seat, word=SIDES[seat])

    def copy(self) -> Duel:
        """An equal, independent duel. Nobody listens to the copy."""
        new = blank(Duel)
        for name in _SHARED:
            setattr(new, name, getattr(self, name))
        for name in _LISTS:
            setattr(new, name, getattr(self, name)[:])
        for name in _LISTS_OF_LISTS:
            setattr(new, name, [part[:] for part in getattr(self, name)])
        new.ears = None
        return new

    def __copy__(self) -> Duel:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _revived, (type(self), {name: getattr(self, name) for name in FIELDS})

    @property
    def roles(self) -> tuple[str, ...]:
        """What each seat plays for; everybody knows."""
        return SIDES

    @property
    def places(self) -> tuple[str, ...]:
        """Cards are played on characters."""
        return tuple([self.slug_at(spot) for spot in SPOTS])

    @property
    def lexicon(self) -> Lexicon:
        """The words that stand in options."""
        return LEXICON

    def view(self, seat: int | None = None) -> DuelView:
        """What this seat may know; without a seat, what a spectator may know."""
        from .view import view

        return view(self, seat)

    def glance(self, seat: int | None = None) -> tuple[DuelView, Callable[[], None]]:
        """The same, which is whole at once: nothing is left to do if somebody keeps it."""
        return self.view(seat), _nothing

    def __dir__(self) -> list[str]:
        """What programs use, and special names."""
        return [name for name in super().__dir__() if name in FOR_PROGRAMS or name[:2] == "__"]

    def __str__(self) -> str:
        from .position import describe

        return describe(self)


def _nothing() -> None: ...


def _revived(kind: type[Duel], fields: dict[str, Any]) -> Duel:
    """A duel as it was pickled."""
    duel = blank(kind)
    for name, value in fields.items():
        setattr(duel, name, value)
    return duel


_LISTS_OF_LISTS = ("hands", "gear", "decks", "reserve")
_LISTS = (
    "dealt",
    "picks",
    "characters",
    "life",
    "front",
    "out",
    "passive",
    "discard",
    "spread",
    "known",
    "stack",
)
_NOT_SHARED = {*_LISTS, *_LISTS_OF_LISTS, "ears"}
_SHARED = tuple([field for field in FIELDS if field not in _NOT_SHARED])
