"""That nobody learns what he may not know, tried in sampled positions.

For every seat and for a spectator:

- *imagination*: a game imagined from the view gives the same view again;
- *two worlds*: a world that differs only in what the seat cannot know (`worlds`) gives
  the same view and the same explanations. Both worlds are played on in step, and the
  seat reads the same reports up to the first thing that it may notice: a card, role or
  character that is turned up, or a question that only one world had to ask;
- *faces*: views and reports name cards by their faces, never by internal numbers.

    for leak in leaks_in(game, seat, Random(1)):
        print(leak)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from ..engine.cards import CARDS_BY_FACE, MOST_SEATS, faces
from ..engine.common import WISHES
from ..engine.explain import cautions, distance, odds, reach, why_not
from ..engine.game import TELLING, Decision, Game
from ..engine.imagine import imagine
from ..engine.options import Option
from ..engine.reports import EVERYBODY, Report, redacted
from ..engine.view import View, view
from .worlds import other_world

#: So many decisions two worlds are played on, if nothing is noticed before.
MOST_DECISIONS = 20
#: How much of what is hidden differs in the second world.
SHARES = (1.0, 0.2)

#: Who may read what these reports show, whatever `eyes` says: `seat`, or `foe` too.
PRIVATE: dict[str, tuple[str, ...]] = {
    "buried_in_deck": ("seat",),
    "drew": ("seat",),
    "gave": ("seat", "foe"),
    "inherited": ("seat", "foe"),
    "looked_at_spare": ("seat",),
    "offered_characters": ("seat",),
    "put_back": ("seat",),
    "stole": ("seat", "foe"),
}
#: Reports after which a seat may have lost track of cards that were shown to it before.
LOSES_TRACK = frozenset({"buried_in_deck", "laid_out", "reshuffled", "stole"})
#: Reports of cards that were taken off the discards.
DIGS = frozenset({"drew_openly", "laid_out", "took_discard", "turned_up"})
#: Reports that turn up roles or characters in `word`, and those that follow from all roles.
TURNS_UP = frozenset(
    {
        "changed_character",
        "died",
        "event_coming",
        "event_revealed",
        "looked_at_spare",
        "offered_characters",
        "took_character",
    }
)
FOLLOWS_FROM_ROLES = frozenset({"game_over", "won"})
#: Questions that are only asked if the hand has an answer; patience hides that (S2).
ABOUT_HANDS = TELLING
#: Questions that are not asked if all cards to choose from are twins.
ABOUT_CARDS = frozenset({"cost", "gift", "limit", "look", "order"})


class Leak(NamedTuple):
    """Something that a seat can see and may not know."""

    law: str
    seat: int | None
    where: str  # the field, report or function that differs
    here: str
    there: str = ""

    def __str__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        lines = [f"{self.law}, {who}: {self.where}", f"    {self.here}"]
        return "\n".join([*lines, f"    {self.there}"] if self.there else lines)


def leaks_in(game: Game, me: int | None, rng: Random, *, explain: bool = True) -> list[Leak]:
    """Everything that this seat (None: a spectator) can see in this position and should not."""
    seen = view(game, me)
    found = _no_faces(seen) or _imagined(seen, rng)
    world = other_world(game, me, rng, rng.choice(SHARES))
    found += _different_views("two worlds", seen, view(world, me))
    if explain and not found:
        found += _different_explanations(seen, view(world, me), rng)
    return found or list(Onlooker(game.copy(), world, me, rng).leaks())


# ------------------------------------------------------------ imagination


def _imagined(seen: View, rng: Random) -> list[Leak]:
    return _different_views("imagination", seen, view(imagine(seen, rng), seen.seat))


def _different_views(law: str, here: View, there: View) -> list[Leak]:
    if here == there:
        return []
    return [
        Leak(
            law, here.seat, f"view.{field}", repr(getattr(here, field)), repr(getattr(there, field))
        )
        for field in here._fields
        if getattr(here, field) != getattr(there, field)
    ]


# ----------------------------------------------------------- explanations


def _different_explanations(here: View, there: View, rng: Random) -> list[Leak]:
    me = here.seat or 0
    foe = rng.randrange(len(here.life))
    wish = rng.choice(sorted(WISHES))
    questions: list[tuple[Any, ...]] = [(reach, foe), (odds, me, wish)]
    if foe != me:
        questions.append((distance, me, foe))
    questions += [(why_not, option) for option in rng.sample(_thinkable(here), 3)]
    questions += [(cautions, option) for option in here.options[:3]]
    return [
        Leak("two worlds", here.seat, f"{ask.__name__}{args}", repr(one), repr(other))
        for ask, *args in questions
        if (one := ask(here, *args)) != (other := ask(there, *args))
    ]


def _thinkable(seen: View) -> list[Option]:
    """Options that somebody may ask about, offered or not."""
    hand = [face for face in seen.hand if face is not None]
    targets = [None, *range(len(seen.life))]
    plays: list[Option] = [
        ("play", face, target) for face in [*hand, "bang/QH", "beer/6H"] for target in targets
    ]
    return [*plays, ("use", "sid_ketchum", None), ("use", "barrel/QS", None)]


# -------------------------------------------------------------- two worlds


class Onlooker:
    """Watches two worlds go on in step, until it may notice that they differ."""

    def __init__(self, here: Game, there: Game, me: int | None, rng: Random) -> None:
        self.here, self.there, self.me, self.rng = here, there, me, rng

    def leaks(self) -> Iterator[Leak]:
        """What differs before anything was noticed."""
        for _ in range(MOST_DECISIONS):
            options = self.options()
            if options is None:
                return
            before = _faces_seen(view(self.here, self.me))
            here, there = self.take(self.here, options[0]), self.take(self.there, options[1])
            found = [*self.unseemly(self.here, here), *self.unseemly(self.there, there)]
            found += self.untold(before, here)
            if not found and options[0] == options[1]:  # who chooses another card may be noticed
                found = list(self.first_difference(here, there))
            apart = here != there or not self.same_question() or self.next_event_turned_up(here)
            apart = apart or self.discard_laid_bare(here)
            if not found and not apart and not self.here.over:  # at the end all roles are shown
                found = self.different_views()
            yield from found
            if found or apart:
                return

    def options(self) -> tuple[Option, Option] | None:
        """What is chosen here and there: the same, or what looks the same to the onlooker."""
        here, there = self.here.options, self.there.options
        common = sorted(set(here) & set(there), key=here.index)
        mine = self.here.decision is not None and self.here.decision.seat == self.me
        if common and (mine or self.rng.random() < 0.7):
            option = self.rng.choice(common)
            return option, option
        pairs = [(one, other) for one in here for other in there if _look_alike(one, other)]
        return self.rng.choice(pairs) if pairs and not mine else None

    def take(self, world: Game, option: Option) -> list[Report]:
        """Choose, and what the onlooker may read about it."""
        world.ears = []
        world.choose(option)
        return [redacted(report, self.me) for report in world.ears]

    def leak(self, where: str, here: object, there: object = "") -> Leak:
        return Leak("two worlds", self.me, where, str(here), str(there))

    # -- reports

    def unseemly(self, world: Game, told: Sequence[Report]) -> Iterator[Leak]:
        """Reports that show what their reader may not know, or no faces."""
        seen = _faces_seen(view(world, self.me))
        lost = max((i for i, report in enumerate(told) if report.key in LOSES_TRACK), default=-1)
        for place, report in enumerate(told):
            cards = {face for face in report.cards if face is not None}
            if not _is_report_of_faces(report):
                yield Leak("faces", self.me, f"report {report.key}", str(report))
            elif (cards or report.word) and not self.may_read(report):
                yield self.leak(f"report {report.key}", report, "is for other eyes")
            elif place >= lost and not cards <= seen | self.covered(world):
                yield self.leak(f"report {report.key}", report, "shows what the view does not")

    def untold(self, before: set[str], told: Sequence[Report]) -> Iterator[Leak]:
        """Cards that the view shows all of a sudden, though nobody said a word of them."""
        read = {face for report in told for face in report.cards}
        seen = view(self.here, self.me)
        laid_bare = {seen.top_discard} if seen.settings.closed_discards else set()
        for face in _faces_seen(seen) - before - read - laid_bare:
            yield self.leak("view", face, "was not known before, and no report showed it")

    def may_read(self, report: Report) -> bool:
        """Is it public, or does it concern the onlooker?"""
        if report.key == "offered_characters" and self.here.settings.deal == "two_open":
            return True
        private = PRIVATE.get(report.key)
        return private is None or self.me in [getattr(report, field) for field in private]

    def first_difference(self, here: list[Report], there: list[Report]) -> Iterator[Leak]:
        """Where the reports part: is it something that may be noticed?"""
        for one, other in zip(here, there, strict=False):
            if one != other:
                if not self.turned_up(one, other):
                    yield self.leak(f"report {one.key}", one, other)
                return
        if not self.may_go_apart(len(here), len(there)):
            yield self.leak("decision", self.here.decision, self.there.decision)

    def turned_up(self, one: Report, other: Report) -> bool:
        """Do these reports show cards, roles or characters that were hidden before?"""
        if one.key in FOLLOWS_FROM_ROLES and other.key in FOLLOWS_FROM_ROLES:
            return bool(self.here.over and self.there.over)
        if one.key != other.key or one.seat != other.seat:
            return False
        if one.key in TURNS_UP:
            return one.word != other.word
        same_size = len(one.cards) == len(other.cards)
        shown = any(a != b for a, b in zip(one.cards, other.cards, strict=False))
        return same_size and shown and None not in (*one.cards, *other.cards)

    # -- questions

    def same_question(self) -> bool:
        return self.seen(self.here).decision == self.seen(self.there).decision

    def may_go_apart(self, here: int, there: int) -> bool:
        """One world asks something that the other had no need to: may that depend on a hand?"""
        if here == there and self.same_question():
            return True
        if here == there:
            return any(self.is_telling(world.decision) for world in (self.here, self.there))
        return self.is_telling((self.here if here < there else self.there).decision)

    def is_telling(self, decision: Decision | None) -> bool:
        """Does it tell something about a hidden hand that this was asked? Patience hides it."""
        if decision is None or decision.seat == self.me:
            return False
        telling = ABOUT_CARDS if self.here.patient else ABOUT_CARDS | ABOUT_HANDS
        return decision.kind in telling

    # -- views

    def next_event_turned_up(self, told: Sequence[Report]) -> bool:
        """When an event comes into force, everybody sees the one that will be next."""
        revealed = any(report.key == "event_revealed" for report in told)
        return revealed and self.here.next_event() != self.there.next_event()

    def discard_laid_bare(self, told: Sequence[Report]) -> bool:
        """Who takes the top of closed discards lays bare the next one, which everybody sees."""
        took = any(report.key in DIGS for report in told)
        tops = {view(world, self.me).top_discard for world in (self.here, self.there)}
        return took and len(tops) > 1

    def covered(self, world: Game) -> set[str]:
        """What fell before all eyes and lies below the top now, where discards are closed."""
        return set(faces(world.discard)) if world.settings.closed_discards else set()

    def different_views(self) -> list[Leak]:
        return _different_views("two worlds", self.seen(self.here), self.seen(self.there))

    def seen(self, world: Game) -> View:
        """The view, less what has no meaning: a hand may have lost the same card, or one of
        two twins, at another place."""
        return _without_order(view(world, self.me))


def _look_alike(one: Option, other: Option) -> bool:
    """Do two options differ in nothing but which card, as others may not see it?"""
    are_cards = one[1] in CARDS_BY_FACE and other[1] in CARDS_BY_FACE
    return one == other or (are_cards and (one[0], one[2]) == (other[0], other[2]))


def _without_order(seen: View) -> View:
    hands = tuple(tuple(sorted(hand, key=str)) for hand in seen.hands)
    shown = tuple(tuple(sorted(flags)) for flags in seen.shown)
    question = seen.decision
    if question is not None:
        question = question._replace(options=tuple(sorted(question.options, key=str)))
    return seen._replace(hands=hands, shown=shown, decision=question)


def _faces_seen(seen: View) -> set[str]:
    zones: Iterable[Iterable[str | None]] = (
        *seen.hands,
        *seen.gear,
        seen.discard,
        seen.spread,
        [face for _, face in seen.deck],
    )
    return {face for zone in zones for face in zone if face is not None}


# ------------------------------------------------------------------ faces


def _no_faces(seen: View) -> list[Leak]:
    """Cards that are not told by their faces."""
    zones: dict[str, Iterable[object]] = {
        "hands": [face for hand in seen.hands for face in hand],
        "gear": [face for gear in seen.gear for face in gear],
        "deck": [face for _, face in seen.deck],
        "discard": seen.discard,
        "spread": seen.spread,
    }
    found = [
        Leak("faces", seen.seat, f"view.{zone}", repr(face))
        for zone, cards in zones.items()
        for face in cards
        if not (face is None or face in CARDS_BY_FACE)
    ]
    asking = [seen.decision.asking] if seen.decision else []
    for function, args in (*seen.stack, *asking):
        if not all(map(_is_plain, args)):
            found.append(Leak("faces", seen.seat, f"step {function.__name__}", repr(args)))
    return found


def _is_plain(argument: object) -> bool:
    """May a step of a view carry this? Numbers are seats and small counts, never cards."""
    if isinstance(argument, tuple):
        return all(map(_is_plain, argument))
    if isinstance(argument, int):
        return -1 <= argument <= MOST_SEATS
    return argument is None or isinstance(argument, str) or callable(argument)


def _is_report_of_faces(report: Report) -> bool:
    cards = all(face is None or face in CARDS_BY_FACE for face in report.cards)
    seats = all(seat is None or 0 <= seat < MOST_SEATS for seat in (report.seat, report.foe))
    return cards and seats and isinstance(report.word, str) and report.eyes == EVERYBODY
