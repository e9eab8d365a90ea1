"""Nobody learns what he may not know: imagined duels, and a second world."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from sixgun.duel import Duel, DuelView, imagine, view
from sixgun.duel.printed import CARDS_BY_FACE, FACES, faces
from sixgun.engine.reports import EVERYBODY, Report, redacted
from tests.duel.games import positions, scenario_positions
from tests.duel.worlds import other_world
from tests.games import LONG

GAMES = 300 if LONG else 16
MOST_DECISIONS = 20
#: Questions that are only asked if the hand has an answer; patience hides it (S2).
ABOUT_HANDS = Duel.telling
#: Questions that are not asked if all cards to choose from are twins.
ABOUT_CARDS = frozenset({"cost", "loss", "limit", "look", "flip", "store"})
#: Reports that turn up somebody who was hidden.
TURNS_UP = frozenset({"entered", "offered_characters"})
PRIVATE = {"drew": ("seat",), "stole": ("seat", "foe"), "offered_characters": ("seat",)}

SEATS = (0, 1, None)


def some_positions() -> Iterator[Duel]:
    for place, game in enumerate(positions(0, GAMES, every=7)):
        if place % 2 == 0:
            yield game
    for place, game in enumerate(scenario_positions()):
        if place % 4 == 0:
            yield game


def test_an_imagined_duel_gives_the_same_view() -> None:
    rng = Random(1)
    for game in some_positions():
        for me in SEATS:
            seen = view(game, me)
            assert view(imagine(seen, rng), me) == seen


def test_an_imagined_duel_can_be_played_to_its_end() -> None:
    rng = Random(2)
    for place, game in enumerate(some_positions()):
        if place % 5 == 0 and not game.over:
            world = imagine(view(game, rng.choice(SEATS)), rng)
            while not world.over:
                world.choose(rng.choice(world.options))


def test_imagined_duels_differ_in_what_is_hidden() -> None:
    game = Duel(seed=3)
    game.choose(game.options[0])
    game.choose(game.options[0])
    seen = view(game, 0)
    worlds = [imagine(seen, Random(number)) for number in range(20)]
    assert len({tuple(sorted(world.hands[1])) for world in worlds}) > 15
    assert len({tuple(sorted(world.reserve[1])) for world in worlds}) > 10
    assert {view(world, 0).hand for world in worlds} == {seen.hand}


def test_two_worlds_look_the_same() -> None:
    rng = Random(3)
    for game in some_positions():
        for me in SEATS:
            world = other_world(game, me, rng)
            assert without_order(view(world, me)) == without_order(view(game, me))
            watch(game.copy(), world, me, rng)


def test_the_second_world_is_another_one() -> None:
    rng = Random(4)
    games = list(positions(50, 6, every=20))
    assert len(games) > 20
    changed = 0
    for game in games:
        copy = game.copy()
        world = other_world(copy, 0, rng)
        changed += world.hands[1] != copy.hands[1] or world.decks != copy.decks
    assert changed > len(games) * 0.8


def test_closed_discards_may_be_any_cards_but_the_top() -> None:
    """S22: the second world, and imagined duels, have others below it."""
    rng = Random(5)
    games = [game.copy() for game in positions(0, 12, every=9) if len(game.discard) > 3]
    closed = [game for game in games if game.settings.closed_discards]
    assert len(closed) > 20
    for game in games:
        seen = view(game, 0)
        hidden = len(game.discard) - 1 if game.settings.closed_discards else 0
        assert seen.discard.count(None) == hidden
        assert seen.top_discard == FACES[game.discard[-1]]
        for other in (other_world(game, 0, rng), imagine(seen, rng)):
            assert (faces(other.discard) != faces(game.discard)) == bool(hidden)


def watch(here: Duel, there: Duel, me: int | None, rng: Random) -> None:
    """Play both on in step until the seat may notice that they differ."""
    for _ in range(MOST_DECISIONS):
        common = sorted(set(here.options) & set(there.options), key=here.options.index)
        mine = here.decision is not None and here.decision.seat == me
        if not common:
            assert not mine, "the same question offers something else"
            return
        option = rng.choice(common)
        told = [taken(world, option, me) for world in (here, there)]
        for reports in told:
            decent(reports, me)
        if noticed(told[0], told[1]):
            return
        if without_order(view(here, me)).decision != without_order(view(there, me)).decision:
            assert may_go_apart(here, me) or may_go_apart(there, me), (here, there)
            return
        assert len(told[0]) == len(told[1])
        if other_backs(view(here, me), view(there, me)):
            return
        assert without_order(view(here, me)) == without_order(view(there, me))


def other_backs(here: DuelView, there: DuelView) -> bool:
    """Who draws from the common deck lays bare the back of the next card."""
    one, other = without_order(here), without_order(there)
    differ = (one.backs, one.common_back, one.spread_backs) != (
        other.backs,
        other.common_back,
        other.spread_backs,
    )
    assert not differ or here.formed, "whose deck a card is of was no secret"
    return differ


def taken(world: Duel, option: tuple[str, str | None, int | None], me: int | None) -> list[Report]:
    world.ears = []
    world.choose(option)
    return [redacted(report, me) for report in world.ears]


def noticed(here: Sequence[Report], there: Sequence[Report]) -> bool:
    """Do the reports part? Then only because something hidden was turned up."""
    for one, other in zip(here, there, strict=False):
        if one != other:
            assert one.key == other.key, (one, other)
            shown = None not in (*one.cards, *other.cards) and one.cards != other.cards
            up = one.key in TURNS_UP and one.word != other.word
            assert shown or up or unseen_backs(one, other), (one, other)
            return True
    return False


def unseen_backs(one: Report, other: Report) -> bool:
    """Of the common deck only the back on top is seen: those below are turned up by drawing."""
    here, there = one.word.split(","), other.word.split(",")
    apart = [a for a, b in zip(here, there, strict=True) if a != b]
    same = one._replace(word="") == other._replace(word="")
    return same and all(origin.startswith("common-") for origin in apart)


def may_go_apart(world: Duel, me: int | None) -> bool:
    decision = world.decision
    if decision is None or decision.seat == me:
        return decision is not None and decision.kind in ABOUT_CARDS
    telling = ABOUT_CARDS if world.patient else ABOUT_CARDS | ABOUT_HANDS
    return decision.kind in telling


def decent(reports: Sequence[Report], me: int | None) -> None:
    """Reports name cards by their faces and show private ones to their own eyes only."""
    for report in reports:
        assert all(face is None or face in CARDS_BY_FACE for face in report.cards), report
        assert report.eyes == EVERYBODY
        private = PRIVATE.get(report.key)
        if private is not None and report.key != "offered_characters":
            known = any(face is not None for face in report.cards)
            assert not known or me in [getattr(report, name) for name in private]


def without_order(seen: DuelView) -> DuelView:
    """The order of a hand has no meaning once a card, or another one of two twins, has left it."""
    hands = tuple(tuple(sorted(hand, key=str)) for hand in seen.hands)
    shown = tuple(tuple(sorted(flags)) for flags in seen.shown)
    backs = tuple(tuple(sorted(backs)) for backs in seen.backs)
    question = seen.decision
    if question is not None:
        question = question._replace(options=tuple(sorted(question.options, key=str)))
    return seen._replace(hands=hands, shown=shown, backs=backs, decision=question)
