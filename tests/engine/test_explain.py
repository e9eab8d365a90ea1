"""Explanations from a view alone: distances with summands, odds, cautions, why not."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sixgun
from sixgun.engine.cards import CARDS_BY_FACE, FACES, RANK_OF, SUIT_OF, cards_in
from sixgun.engine.common import WISHES
from sixgun.engine.explain import (
    CALLS,
    CAUTIONS,
    FEARED,
    REASONS,
    SUMMANDS,
    Summand,
    surely_on_my_side,
)
from sixgun.engine.game import Game
from sixgun.engine.options import VERBS, Option
from sixgun.engine.position import Place, Position, lay_out
from sixgun.engine.view import View
from tests.games import Plan, examples, plans, play

SEATS = Summand("seats", "", 1)
PLAIN = ["slab_the_killer", "sid_ketchum", "kit_carlson", "pedro_ramirez", "vulture_sam"]
ROLES = ["sheriff", "outlaw", "renegade", "outlaw", "deputy"]
NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve"]


def table(turn: str = "Ann", deck: tuple[str, ...] = (), **changes: dict[str, Any]) -> Game:
    """Five people without abilities that matter, changed by name."""
    places = [
        Place(**{"name": name, "role": role, "character": slug, **changes.get(name, {})})
        for name, role, slug in zip(NAMES, ROLES, PLAIN, strict=True)
    ]
    return lay_out(Position(turn=turn, places=places, deck=deck))


# --------------------------------------------------------------- distances


def test_the_rulebooks_distances_round_the_table() -> None:
    """The neighbours are at 1, the next ones at 2: the shorter way round."""
    game = table(Ann={"hand": ["beer"]})
    seen = game.view(0)
    assert [sixgun.distance(seen, 0, foe)[0] for foe in range(1, 5)] == [1, 2, 2, 1]


MUSTANG, SCOPE = Summand("rule", "mustang", 1), Summand("rule", "scope", -1)
REGRET, ROSE = Summand("rule", "paul_regret", 1), Summand("rule", "rose_doolan", -1)
LEAST, LEAST_OF_TWO = Summand("minimum", "", 1), Summand("minimum", "", 2)


@pytest.mark.parametrize(
    ("ann", "foe", "total", "rest"),
    [
        ({}, {}, 1, []),
        ({}, {"table": ["mustang"]}, 2, [MUSTANG]),
        ({"table": ["scope"]}, {}, 1, [SCOPE, LEAST]),
        ({"table": ["scope"]}, {"table": ["mustang"]}, 1, [MUSTANG, SCOPE]),
        ({}, {"character": "paul_regret"}, 2, [REGRET]),
        ({}, {"character": "paul_regret", "table": ["mustang"]}, 3, [REGRET, MUSTANG]),
        ({"character": "rose_doolan", "table": ["scope"]}, {}, 1, [ROSE, SCOPE, LEAST_OF_TWO]),
        ({"character": "rose_doolan"}, {"table": ["mustang"]}, 1, [MUSTANG, ROSE]),
        ({"table": ["winchester"]}, {}, 1, []),
        ({"table": ["mustang"]}, {"table": ["scope"]}, 1, []),
        ({}, {"table": ["mustang"], "passive": True}, 1, []),
        ({}, {"character": "paul_regret", "passive": True}, 1, []),
    ],
)  # fmt: skip
def test_distances_and_their_summands(
    ann: dict[str, Any], foe: dict[str, Any], total: int, rest: list[Summand]
) -> None:
    """R29, R30, R227: Ann looks at Bob, who sits next to her."""
    game = table(Ann={"hand": ["beer"], **ann}, Bob=foe)
    assert sixgun.distance(game.view(0), 0, 1) == (total, [SEATS, *rest])


def test_the_dead_do_not_count() -> None:
    game = table(Ann={"hand": ["beer"]}, Bob={"alive": False})
    assert [sixgun.distance(game.view(0), 0, foe)[0] for foe in (2, 3, 4)] == [1, 2, 1]


def test_reach_is_the_weapons() -> None:
    game = table(
        Ann={"hand": ["beer"]}, Bob={"table": ["schofield"]}, Cat={"table": ["winchester"]}
    )
    assert [sixgun.reach(game.view(None), seat) for seat in range(5)] == [1, 2, 5, 1, 1]


@examples(25)
@given(plans())
def test_everybody_sees_the_distances_that_the_rules_measure(plan: Plan) -> None:
    for count, game in enumerate(play(plan)):
        if count % 10:
            continue
        for onlooker in (None, 0, game.seats - 1):
            seen = game.view(onlooker)
            for me in game.living():
                assert sixgun.reach(seen, me) == game.facts.own(game, me).reach
                for foe in game.others(me):
                    total, parts = sixgun.distance(seen, me, foe)
                    assert total == game.facts.distance(game, me, foe).total
                    assert total == sum(part.number for part in parts)
                    assert {part.key for part in parts} <= set(SUMMANDS)
                    assert parts[0].number >= 1


# -------------------------------------------------------------------- odds


def brute_force(seen: View, flips: int, wish: str, suit: str = "") -> Fraction:
    """Every way in which the next cards can lie, as far as the view knows."""
    unseen = unseen_cards(seen)
    top = {depth: CARDS_BY_FACE[face][0] for depth, face in seen.deck}
    pile = [CARDS_BY_FACE[face][0] if face is not None else None for face in seen.discard]
    hidden = [d for d in range(flips) if d < seen.deck_size and d not in top]
    beyond = [d for d in range(flips) if d >= seen.deck_size]
    shuffled = Counter(permutations(pile, min(len(beyond), len(pile))))
    chance = Fraction(0)
    for lain, times in shuffled.items():
        good = tries = 0
        shown = [card for card in lain if card is not None]
        for drawn in permutations(unseen, len(hidden) + lain.count(None)):
            cards = [*drawn, *shown, *(top[d] for d in range(flips) if d in top)]
            results = [WISHES[wish](suit or SUIT_OF[card], RANK_OF[card]) for card in cards]
            tries += 1
            # Hearts are wished for, a Dynamite's spades are feared: one good card is enough.
            good += all(results) if wish in FEARED and results else any(results)
        chance += Fraction(times * good, tries * shuffled.total())
    return chance


def unseen_cards(seen: View) -> list[int]:
    faces = [face for zone in (*seen.hands, *seen.gear, seen.discard, seen.spread) for face in zone]
    faces += [face for _, face in seen.deck]
    left = list(cards_in(seen.settings.sets, simplified=seen.settings.simplified))
    for face in faces:
        if face is not None:
            left.remove(next(card for card in left if FACES[card] == face))
    return left


@examples(30)
@given(plans(), st.integers(5, 15))
def test_odds_are_those_of_counting_every_case(plan: Plan, every: int) -> None:
    for count, game in enumerate(play(plan)):
        if count % every or not game.turns:
            continue
        seat = count // every % game.seats
        seen = game.view(seat)
        for wish in WISHES:
            extra = 0 if wish in CALLS else game.facts.own(game, seat).extra_flips
            suit = game.event.every_suit if game.event else ""  # R151, R152
            assert sixgun.odds(seen, seat, wish) == brute_force(seen, 1 + extra, wish, suit)


@pytest.mark.parametrize("deck", [0, 1, 2, 5])
@pytest.mark.parametrize("character", ["slab_the_killer", "lucky_duke"])
@pytest.mark.parametrize("closed", [False, True])
def test_odds_at_the_end_of_the_deck(deck: int, character: str, closed: bool) -> None:
    """R17: what is beyond the deck comes out of the discards, closed ones too (S22)."""
    free = [FACES[card] for card in cards_in(("base",))]
    for face in ("beer/6H", "bang/2D"):
        free.remove(face)
    places = [
        Place(name, role, slug, hand=hand)
        for name, role, slug, hand in zip(
            NAMES,
            ROLES,
            [character, *PLAIN[1:]],
            [["beer/6H", "bang/2D"], [], [], [], []],
            strict=True,
        )
    ]
    order = free[::3] + free[1::3] + free[2::3]
    options = {"closed_discards": closed}
    game = lay_out(
        Position("Ann", places, deck=order[:deck], discard=order[deck:], options=options)
    )
    assert len(game.deck) == deck
    assert (None in game.view(0).discard) == closed
    for wish in WISHES:
        two = character == "lucky_duke" and wish not in CALLS
        expected = brute_force(game.view(0), 1 + two, wish)
        assert sixgun.odds(game.view(0), 0, wish) == expected


def test_odds_with_closed_discards_reckon_with_the_top_alone() -> None:
    """S22: below it may lie anything that is not seen."""
    found = []
    for below in (["bang/AH", "bang/KH", "bang/QH"], ["bang/2C", "bang/3C", "bang/4C"]):
        places = [Place(*each) for each in zip(NAMES, ROLES, PLAIN, strict=True)]
        position = Position("Ann", places, discard=["beer/6H", *below])
        for closed in (False, True):
            table = lay_out(replace(position, options={"closed_discards": closed}))
            found.append(sixgun.odds(table.view(0), 0, "hearts"))
    open_hearts, closed_hearts, open_clubs, closed_clubs = found
    assert open_hearts < closed_hearts == closed_clubs < open_clubs


def test_what_kit_put_back_is_certain_to_him_only() -> None:
    deck = ("bang/2D", "bang/3D", "beer/7H")
    places = [
        Place("Ann", "sheriff", "kit_carlson"),
        Place("Bob", "outlaw", "sid_ketchum"),
        Place("Cat", "renegade", "vulture_sam"),
        Place("Dan", "outlaw", "willy_the_kid"),
    ]
    game = lay_out(Position("Ann", places, phase="draw", deck=deck))
    game.choose("take bang/2D")
    game.choose("take bang/3D")
    assert sixgun.odds(game.view(0), 1, "hearts") == 1
    assert sixgun.odds(game.view(1), 1, "hearts") == Fraction(20, 80)


# ---------------------------------------------------------------- cautions


def cautioned(game: Game, text: str) -> list[str]:
    assert game.decision is not None
    option = game.options[game.texts().index(text)]
    return [key for key, _ in sixgun.cautions(game.view(game.decision.seat), option)]


def test_a_deputy_who_aims_at_the_sheriff_is_cautioned() -> None:
    hand = ["bang", "duel", "panic", "jail", "cat_balou"]
    game = table("Eve", Eve={"hand": hand}, Ann={"hand": ["beer"]}, Dan={"hand": ["beer"]})
    assert cautioned(game, "play bang on Ann") == ["caution-sheriff"]
    assert cautioned(game, "play duel on Ann") == ["caution-sheriff"]
    assert cautioned(game, "play bang on Dan") == []
    assert cautioned(game, "play panic on Ann") == []


def test_who_surely_is_on_my_side_is_cautioned_about() -> None:
    """With the Renegade out, an Outlaw at a table of four knows the other one."""
    bob = {"role": "outlaw", "hand": ["bang", "scope"]}
    places = [
        Place("Ann", "sheriff", "slab_the_killer"),
        Place("Bob", "outlaw", "sid_ketchum", hand=["bang", "scope"]),
        Place("Cat", "renegade", "vulture_sam", alive=False),
        Place("Dan", "outlaw", "willy_the_kid"),
    ]
    game = lay_out(Position("Bob", places))
    assert cautioned(game, "play bang on Dan") == ["caution-own-side"]
    assert cautioned(game, "play bang on Ann") == []
    assert surely_on_my_side(game.view(1), 3)
    unsure = table("Bob", Bob=bob)
    assert cautioned(unsure, "play bang on Cat") == []


def test_healing_without_effect_is_cautioned() -> None:
    hand = ["beer", "saloon"]
    full = table(Ann={"hand": hand})
    assert cautioned(full, "play beer") == ["caution-no-effect"]
    assert cautioned(full, "play saloon") == ["caution-no-effect"]
    wounded = table(Ann={"hand": hand}, Cat={"life": 1})
    assert cautioned(wounded, "play beer") == ["caution-no-effect"]
    assert cautioned(wounded, "play saloon") == []
    dead = {"alive": False}
    two = table(Ann={"hand": hand, "life": 2}, Bob=dead, Dan=dead, Eve=dead)
    assert cautioned(two, "play beer") == ["caution-no-effect"]
    assert cautioned(two, "play saloon") == []


def test_the_last_bang_of_a_duel_is_cautioned() -> None:
    game = table(Ann={"hand": ["duel"]}, Bob={"hand": ["bang/2D", "bang/3D", "beer"]})
    game.choose("play duel on Bob")
    assert cautioned(game, "play bang/2D") == []
    one = table(Ann={"hand": ["duel"]}, Bob={"hand": ["bang", "beer"]})
    one.choose("play duel on Bob")
    assert cautioned(one, "play bang") == ["caution-last-bang"]
    assert cautioned(one, "pass") == []


def test_one_missed_against_slab_is_cautioned() -> None:
    """R40."""
    game = table(Ann={"hand": ["bang"]}, Bob={"hand": ["missed"]})
    game.choose("play bang on Bob")
    assert cautioned(game, "play missed") == ["caution-waste"]
    barrel = table(Ann={"hand": ["bang"]}, Bob={"hand": ["missed"], "table": ["barrel"]})
    barrel.choose("play bang on Bob")
    assert cautioned(barrel, "play missed") == []


@examples(40)
@given(plans())
def test_cautions_are_from_the_list_and_only_about_offered_options(plan: Plan) -> None:
    for game in play(plan):
        if game.decision is None:
            continue
        seen = game.view(game.decision.seat)
        for option in game.options:
            for key, arguments in sixgun.cautions(seen, option):
                promised = CAUTIONS[key].partition(": ")[2]
                assert list(arguments) == promised.split(", ")
            for other in (None, *range(game.seats)):
                if other != game.decision.seat:
                    assert sixgun.cautions(game.view(other), option) == []


# ----------------------------------------------------------------- why not


def test_why_not_answers_at_the_table() -> None:
    hand = ["bang/2D", "bang/3D", "missed", "panic", "jail", "barrel/QS", "beer"]
    game = table(
        Ann={"hand": hand, "table": ["barrel/KS"], "life": 3},
        Bob={"alive": False},
        Dan={"table": ["jail"]},
    )
    seen = game.view(0)
    missed, jail = (FACES[game.hands[0][place]] for place in (2, 4))
    panic = FACES[game.hands[0][3]]
    reasons: dict[Option, tuple[str, dict[str, object]]] = {
        ("play", "bang/2D", 3): ("out-of-reach", {"target": 3, "distance": 2, "reach": 1}),
        ("play", "bang/2D", 1): ("target-out", {"target": 1}),
        ("play", "bang/2D", 0): ("target-self", {}),
        ("play", "bang/2D", None): ("needs-target", {"card": "bang/2D"}),
        ("play", "bang/4D", 2): ("not-in-hand", {"card": "bang/4D"}),
        ("play", missed, None): ("only-in-answer", {"card": missed}),
        ("play", panic, 3): ("too-far", {"target": 3, "distance": 2, "reach": 1}),
        ("play", panic, 2): ("nothing-to-take", {"target": 2}),
        ("play", jail, 3): ("already-in-play", {"target": 3}),
        ("play", jail, 0): ("target-self", {}),
        ("play", "barrel/QS", None): ("already-in-play", {"target": 0}),
        ("play", "barrel/QS", 2): ("takes-no-target", {"card": "barrel/QS"}),
        ("use", "scope/AS", None): ("not-in-play", {"card": "scope/AS"}),
        ("use", "sid_ketchum", None): ("not-yours", {"character": "sid_ketchum"}),
        ("pass", None, None): ("not-now", {}),
    }
    for option, reason in reasons.items():
        assert sixgun.why_not(seen, option) == reason, option
    game.choose("play bang/2D on Cat")
    assert sixgun.why_not(game.view(0), ("play", "bang/3D", 2)) == ("bang-limit", {"number": 1})
    assert sixgun.why_not(game.view(1), ("end", None, None)) == ("you-are-out", {})
    assert sixgun.why_not(game.view(2), ("end", None, None)) == ("not-asked", {"player": 0})
    assert sixgun.why_not(game.view(None), ("end", None, None)) == ("spectator", {})


def test_why_the_sheriff_is_not_jailed() -> None:
    game = table("Bob", Bob={"hand": ["jail/4H"]})
    reason = sixgun.why_not(game.view(1), ("play", "jail/4H", 0))
    assert reason == ("jail-sheriff", {"target": 0})


def test_why_sid_may_not_heal() -> None:
    use = ("use", "sid_ketchum", None)
    full = table("Bob", Bob={"hand": ["beer", "bang"]})
    assert sixgun.why_not(full.view(1), use) == ("life-full", {})
    poor = table("Bob", Bob={"hand": ["beer"], "life": 2})
    assert sixgun.why_not(poor.view(1), use) == ("too-few-cards", {"number": 2})


@pytest.mark.parametrize("slug", ["jourdonnais", "willy_the_kid"])
def test_why_an_ability_that_nobody_sets_off_cannot_be_used(slug: str) -> None:
    game = table(Ann={"hand": ["beer"], "character": slug})
    assert sixgun.why_not(game.view(0), ("use", slug, None)) == ("not-now", {})


def test_why_not_in_answer_to_a_shot_and_to_a_lethal_hit() -> None:
    game = table(
        deck=("bang/4D",),
        Ann={"hand": ["bang"]},
        Bob={"hand": ["missed", "beer", "bang/5D"], "table": ["barrel/QS"], "life": 1},
    )
    game.choose("play bang on Bob")
    beer = FACES[game.hands[1][1]]
    assert sixgun.why_not(game.view(1), ("play", beer, None)) == ("only-missed", {"card": beer})
    game.choose("use barrel")
    tried = sixgun.why_not(game.view(1), ("use", "barrel/QS", None))
    assert tried == ("already-tried", {"word": "barrel"})
    game.choose("pass")
    only = sixgun.why_not(game.view(1), ("play", "bang/5D", None))
    assert only == ("only-beer", {"card": "bang/5D"})


def test_why_no_beer_when_two_are_left() -> None:
    dead = {"alive": False}
    game = table(
        Ann={"hand": ["bang"]},
        Bob=dead | {"character": "rose_doolan"},
        Cat={"hand": ["beer/6H", "bang", "missed"], "life": 1, "character": "sid_ketchum"},
        Dan=dead,
        Eve=dead,
    )
    game.choose("play bang on Cat")
    game.choose("pass")
    assert game.texts() == ["use sid_ketchum", "pass"]
    reason = sixgun.why_not(game.view(2), ("play", "beer/6H", None))
    assert reason == ("beer-two-left", {})


def test_after_the_game_there_is_one_reason() -> None:
    game = Game(4, 1)
    while not game.over:
        game.choose(game.options[0])
    assert sixgun.why_not(game.view(0), ("end", None, None)) == ("game-over", {})


@examples(60)
@given(plans(), st.data())
def test_whatever_is_asked_about_is_offered_or_has_a_reason(
    plan: Plan, data: st.DataObject
) -> None:
    """Also cards of others, cards in play, other verbs, seats that are not asked."""
    words = st.sampled_from([None, *FACES, "hand", "deck", "sid_ketchum", "jourdonnais", "yes"])
    for count, game in enumerate(play(plan)):
        if count % 10:
            continue
        seat = data.draw(st.none() | st.integers(0, game.seats - 1))
        target = data.draw(st.none() | st.integers(0, game.seats - 1))
        option = (data.draw(st.sampled_from(VERBS)), data.draw(words), target)
        seen = game.view(seat)
        reason = sixgun.why_not(seen, option)
        assert (reason is None) == (option in seen.options)
        assert reason is None or reason[0] in REASONS
