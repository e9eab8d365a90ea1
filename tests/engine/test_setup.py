"""Before the first turn: roles, characters, life points, hands."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sixgun
from sixgun.engine.cards import CHARACTERS, KINDS, cards_in
from sixgun.engine.game import Game
from sixgun.engine.settings import ROLES_FOR
from tests.games import SIZES

GIVEN = ["el_gringo", "sid_ketchum", "kit_carlson", "rose_doolan", "paul_regret"]


def choose_first(game: Game) -> Game:
    while game.turns == 0:
        game.choose(game.options[0])
    return game


def before_the_first_turn(seed: int, players: int = 5, **options: Any) -> list[sixgun.Report]:
    """What was reported up to the first turn."""
    game = choose_first(Game(players, seed, listen=True, **options))
    began = [report.key for report in game.reports].index("turn_began")
    return list(game.reports[:began])


# ------------------------------------------------------------------- roles


@pytest.mark.parametrize("players", SIZES)
def test_roles_are_dealt_at_random_in_the_right_numbers(players: int) -> None:
    sheriffs = set()
    for seed in range(60):
        game = Game(players, seed)
        assert Counter(game.roles) == Counter(ROLES_FOR[players])
        sheriffs.add(game.roles.index("sheriff"))
    assert sheriffs == set(range(players))


def test_roles_may_be_given() -> None:
    roles = ["outlaw", "renegade", "outlaw", "sheriff"]
    assert Game(4, 1, roles=roles).roles == roles


@pytest.mark.parametrize("seat", range(5))
def test_the_sheriff_may_be_given_and_the_other_roles_are_dealt(seat: int) -> None:
    others = set()
    for seed in range(20):
        roles = Game(5, seed, sheriff=seat).roles
        assert roles[seat] == "sheriff"
        assert Counter(roles) == Counter(ROLES_FOR[5])
        others.add(tuple(roles))
    assert len(others) > 5


def test_only_the_sheriff_is_known_at_first() -> None:
    game = Game(6, 2)
    told = [report for report in before_the_first_turn(2, 6) if report.key == "dealt_role"]
    assert [(report.seat, report.word) for report in told] == [
        (game.roles.index("sheriff"), "sheriff")
    ]
    for seat in range(6):
        seen = game.view(seat).roles
        assert [s for s, role in enumerate(seen) if role] == sorted(
            {seat, game.roles.index("sheriff")}
        )


# -------------------------------------------------------------- characters


@pytest.mark.parametrize("players", SIZES)
def test_everybody_gets_a_different_character(players: int) -> None:
    for seed in range(30):
        game = Game(players, seed)
        slugs = [rule.slug for rule in game.characters if rule]
        assert len(set(slugs)) == players


def test_characters_may_be_given() -> None:
    game = Game(5, 1, characters=GIVEN)
    assert [rule.slug for rule in game.characters if rule] == GIVEN


def test_characters_come_from_the_pool() -> None:
    pool = [*GIVEN, "suzy_lafayette"]
    for seed in range(20):
        game = Game(5, seed, pool=pool)
        assert {rule.slug for rule in game.characters if rule} < set(pool)


@pytest.mark.parametrize("deal", ["two", "two_open"])
def test_two_characters_are_chosen_from_clockwise_from_the_sheriff(deal: str) -> None:
    game = Game(6, 5, characters=deal)
    first = game.roles.index("sheriff")
    asked = []
    while game.turns == 0:
        decision = game.decision
        assert decision is not None
        assert decision.kind == "character"
        assert decision.options == tuple(("choose", s, None) for s in game.dealt[decision.seat])
        assert len(decision.options) == 2
        asked.append(decision.seat)
        game.choose(game.options[1])
    assert asked == [(first + place) % 6 for place in range(6)]
    for seat, rule in enumerate(game.characters):
        assert rule is CHARACTERS[game.dealt[seat][1]]
    dealt = [slug for two in game.dealt for slug in two]
    assert len(set(dealt)) == 12


def test_nobody_sees_a_choice_until_all_have_chosen() -> None:
    """S24: also the number of characters left to the others tells nothing."""
    game = Game(5, 9, characters="two")
    while game.turns == 0:
        decision = game.decision
        assert decision is not None
        for seat in (None, *range(5)):
            seen = game.view(seat)
            assert seen.characters == ("",) * 5
            assert [s for s in range(5) if seen.dealt[s]] == ([] if seat is None else [seat])
            assert all(not pick for s, pick in enumerate(seen.picks) if s != seat)
            assert bool(seen.options) == (seat == decision.seat)
        game.choose(game.options[0])
    assert all(game.view(None).characters)


def test_two_open_characters_are_seen_by_everybody_and_choices_are_not() -> None:
    game = Game(5, 9, characters="two_open")
    game.choose(game.options[0])
    for seat in (None, *range(5)):
        seen = game.view(seat)
        assert seen.dealt == tuple(game.dealt)
        assert all(not pick for s, pick in enumerate(seen.picks) if s != seat)


@pytest.mark.parametrize(("deal", "readers"), [("two", 1), ("two_open", 6)])
def test_who_is_told_of_the_characters_to_choose_from(deal: str, readers: int) -> None:
    for report in before_the_first_turn(4, characters=deal):
        if report.key == "offered_characters":
            eyes = (None, *range(5))
            assert sum(bool(sixgun.redacted(report, seat).word) for seat in eyes) == readers
            assert sixgun.redacted(report, report.seat).word.count(",") == 1


def test_what_is_chosen_changes_how_many_cards_are_dealt_and_never_which_come_next() -> None:
    orders = []
    for pick in (0, -1):
        game = Game(4, 3, characters="two", listen=True)
        while game.turns == 0:
            game.choose(game.options[pick])
        orders.append([card for r in game.reports if r.key == "drew" for card in r.cards])
    shorter = min(len(order) for order in orders)
    assert shorter > 10
    assert orders[0][:shorter] == orders[1][:shorter]


# ---------------------------------------------------------- life and cards


@pytest.mark.parametrize("players", SIZES)
def test_life_and_hands(players: int) -> None:
    """As many cards as life points; the Sheriff has one life point more than printed."""
    for seed in range(25):
        game = Game(players, seed)
        for seat, rule in enumerate(game.characters):
            assert rule is not None
            printed = rule.life + (game.roles[seat] == "sheriff")
            assert game.max_life[seat] == printed
            assert game.life[seat] == printed
        dealt = {
            r.seat: len(r.cards) for r in before_the_first_turn(seed, players) if r.key == "drew"
        }
        assert dealt == dict(enumerate(game.max_life))


def test_the_sheriff_is_dealt_first_and_has_the_first_turn() -> None:
    reports = before_the_first_turn(11)
    game = Game(5, 11)
    drew = [report.seat for report in reports if report.key == "drew"]
    first = game.roles.index("sheriff")
    assert drew == [(first + place) % 5 for place in range(5)]
    assert reports[-1] == sixgun.Report("game_began", first)


@pytest.mark.parametrize(("simplified", "size"), [(False, 80), (True, 69)])
def test_the_simplified_deck_leaves_out_the_book_symbols(simplified: bool, size: int) -> None:
    deck = cards_in(["base"], simplified=simplified)
    assert len(deck) == size
    game = Game(4, 1, simplified=simplified)
    assert sorted(card for zone in game.zones() for card in zone) == deck
    left_out = {"dynamite", "duel", "general_store", "indians", "jail"}
    kinds = {KINDS[card].slug for card in deck}
    assert (kinds & left_out) == (set() if simplified else left_out)


def test_seeds_of_any_kind_and_none() -> None:
    assert Game(4, 1) == Game(4, 1)
    assert Game(4, "one") == Game(4, "one")
    assert Game(4, bytes(32)) == Game(4, bytes(32))
    assert Game(4).seed != Game(4).seed
    assert Game(4, 1) != Game(4, 2)
    with pytest.raises(ValueError, match="32"):
        Game(4, b"short")
