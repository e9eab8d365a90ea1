"""The auction: section 6, every edge of its state machine; and section 7, without it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sixgun
from sixgun.engine.chance import seed_from
from sixgun.tournament.log.dice import Dice
from sixgun.tournament.log.errors import Refused
from sixgun.tournament.regulation.auction import (
    Auction,
    begin,
    can_raise,
    for_passive,
    opened,
    passed,
    public,
    raised,
    took,
)
from sixgun.tournament.regulation.choice import chose, deal_two
from sixgun.tournament.regulation.deal import deal_roles, game_options, pool, reveal_characters
from sixgun.tournament.regulation.prizes import roles_at
from sixgun.tournament.simulation import bid_out

LOTS = ("x", "y", "z", "u", "v", "w")


def start(*money: int) -> Auction:
    return begin(money or (300,) * 5, LOTS[: (len(money) or 5) + 1])


def test_one_character_more_than_players_is_revealed() -> None:
    """T-050."""
    assert start().revealed == LOTS
    for wrong in (LOTS[:5], (*LOTS[:5], "x"), (*LOTS, "t")):
        with pytest.raises(Refused, match="characters-revealed"):
            begin((300,) * 5, wrong)
    for size in (5, 6, 7):
        shown = reveal_characters(size, pool(), Dice(seed_from(size)))
        assert len(set(shown)) == size + 1


def test_the_trace_of_the_specification() -> None:
    """T-051, T-053, T-054, T-056, T-057, A-06: the worked example, move by move."""
    auction = opened(start(), 0, "x", 10)
    auction = raised(auction, 1, 20)
    auction = passed(auction, 2)
    auction = raised(auction, 3, 50)
    for seat in (4, 0, 1):
        auction = passed(auction, seat)
    assert (auction.bought[3], auction.paid[3]) == ("x", 50)
    assert (auction.phase, auction.turn) == ("open", 4)
    auction = opened(auction, 4, "y", 10)
    for seat in (0, 1, 2):  # seat 4, the winner, is not asked any more
        assert auction.turn == seat
        auction = passed(auction, seat)
    assert (auction.bought[4], auction.paid[4], auction.turn) == ("y", 10, 0)
    auction = raised(opened(auction, 0, "z", 10), 1, 20)
    auction = passed(passed(raised(auction, 2, 30), 0), 1)
    assert auction.bought[2] == "z"
    assert auction.turn == 0  # 3 and 4 have one already
    auction = passed(opened(auction, 0, "u", 40), 1)
    assert (auction.phase, auction.turn) == ("last", 1)
    assert auction.revealed == ("v", "w")
    auction = took(auction, 1, "w")
    assert auction.phase == "done"
    assert auction.paid == (40, 10, 30, 50, 10)
    assert auction.revealed == ("v",)


def test_the_opener_must_offer() -> None:
    """T-051: no pass before there is an offer, and nobody else opens."""
    with pytest.raises(Refused, match="not-now-in-auction"):
        passed(start(), 0)
    with pytest.raises(Refused, match="not-your-turn"):
        opened(start(), 1, "x", 10)
    with pytest.raises(Refused, match="not-revealed"):
        opened(start(), 0, "q", 10)


@pytest.mark.parametrize("price", [0, 5, 15, -10])
def test_offers_are_multiples_of_ten_from_ten(price: int) -> None:
    """T-052, T-065."""
    with pytest.raises(Refused, match="no-offer"):
        opened(start(), 0, "x", price)
    with pytest.raises(Refused, match=r"no-offer|offer-too-low"):
        raised(opened(start(), 0, "x", 10), 1, price)


def test_a_raise_is_at_least_ten_more() -> None:
    """T-053."""
    auction = opened(start(), 0, "x", 50)
    with pytest.raises(Refused, match="offer-too-low"):
        raised(auction, 1, 50)
    assert raised(auction, 1, 60).price == 60


def test_a_pass_is_final_for_this_character_only() -> None:
    """T-054: out of this lot, back in the next."""
    auction = passed(opened(start(), 0, "x", 10), 1)
    auction = raised(auction, 2, 20)
    auction = passed(passed(passed(auction, 3), 4), 0)
    assert auction.bought[2] == "x"  # seat 1 was not asked again
    auction = opened(auction, 3, "y", 10)
    assert 1 in auction.bidders


def test_nobody_offers_more_than_he_has() -> None:
    """T-055, T-064: the digital auction refuses."""
    poor = start(30, 300, 40, 300, 300)
    with pytest.raises(Refused, match="cannot-afford"):
        opened(poor, 0, "x", 40)
    auction = raised(opened(poor, 0, "x", 30), 1, 40)
    with pytest.raises(Refused, match="cannot-afford"):
        raised(auction, 2, 50)


def test_money_0_opens_at_10_and_goes_below_zero() -> None:
    """T-060, A-07, vector 5."""
    auction = start(0, 10, 300, 300, 300)
    for price in (20, 30):
        with pytest.raises(Refused, match="opens-at-ten"):
            opened(auction, 0, "x", price)
    auction = opened(auction, 0, "x", 10)
    with pytest.raises(Refused, match="can-never-raise"):
        raised(auction, 1, 20)
    for seat in (1, 2, 3, 4):
        auction = passed(auction, seat)
    assert auction.left_with(0) == -10


def test_the_last_player_pays_ten_whatever_he_has() -> None:
    """T-059, A-07."""
    auction = start(300, 300, -50)
    auction = passed(passed(opened(auction, 0, "x", 10), 1), 2)
    auction = passed(opened(auction, 1, "y", 10), 2)
    assert auction.phase == "last"
    done = took(auction, 2, "z")
    assert done.left_with(2) == -60


def test_a_character_is_never_changed() -> None:
    """T-061: who has one takes no further part."""
    auction = opened(start(), 0, "x", 10)
    for seat in (1, 2, 3, 4):
        auction = passed(auction, seat)
    auction = opened(auction, 1, "y", 10)
    assert 0 not in auction.bidders
    with pytest.raises(Refused, match="not-your-turn"):
        raised(auction, 0, 20)
    with pytest.raises(Refused, match="not-revealed"):
        opened(passed(passed(passed(auction, 2), 3), 4), 2, "x", 10)


def test_nobodys_money_shows() -> None:
    """T-063: two auctions that differ in money only look the same to everybody."""
    rich, poor = start(), start(300, 20, 10, 0, 300)
    moves = [
        lambda a: opened(a, 0, "x", 20),
        lambda a: passed(a, 1),
        lambda a: passed(a, 2),
        lambda a: passed(a, 3),
    ]
    for move in moves:
        rich, poor = move(rich), move(poor)
        assert public(rich) == public(poor)
    assert "money" not in public(rich)
    asked = opened(start(300, 20, 300, 300, 300), 0, "x", 20)
    assert not can_raise(asked, 1)  # for that bidder's eyes
    assert asked.turn == 1  # he is asked all the same


@given(st.lists(st.integers(-5, 60), min_size=5, max_size=7), st.integers(0, 10**6))
def test_every_auction_ends_with_one_character_left(tens: list[int], seed: int) -> None:
    """T-050 to T-061, T-065: n - 1 lots are sold, one is taken, all prices are multiples of 10."""
    money = [10 * ten for ten in tens]
    dice = Dice(seed_from(seed))
    done = bid_out(begin(money, reveal_characters(len(money), pool(), dice)), dice, [])
    assert done.phase == "done"
    assert len(done.revealed) == 1
    assert None not in done.bought
    assert len(set(done.bought)) == len(money)
    assert all(price >= 10 and price % 10 == 0 for price in done.paid)
    assert all(paid <= max(had, 10) for paid, had in zip(done.paid, money, strict=True))
    assert 10 in done.paid


def test_who_has_left_passes_and_opens_at_ten() -> None:
    """A-04: a no-show is passive from the start and gets a character all the same."""
    dice = Dice(seed_from(1))
    auction = start(300, 300, 300)
    while auction.phase != "done":
        auction = for_passive(auction, dice)
    assert auction.paid == (10, 10, 10)


# ---------------------------------------------------------- without auction


def test_two_open_characters_each() -> None:
    """T-070, T-072: one round from the Sheriff on, then a second; everybody sees them."""
    choice = deal_two([f"c{n}" for n in range(10)], 5)
    assert choice.offered[0] == ("c0", "c5")
    assert choice.offered[4] == ("c4", "c9")
    with pytest.raises(Refused, match="characters-revealed"):
        deal_two(["a"] * 10, 5)


def test_the_choice_is_secret_until_all_have_chosen() -> None:
    """T-071, T-072, T-061."""
    choice = deal_two([f"c{n}" for n in range(10)], 5)
    for seat in (3, 0, 4, 1):
        choice = chose(choice, seat, f"c{seat + 5}")
        assert choice.revealed == ()
    assert choice.chosen_by == (True, True, False, True, True)
    with pytest.raises(Refused, match="already-chosen"):
        chose(choice, 3, "c3")
    with pytest.raises(Refused, match="not-revealed"):
        chose(choice, 2, "c0")
    assert chose(choice, 2, "c2").revealed == ("c5", "c6", "c2", "c8", "c9")


# ------------------------------------------------------- what the game gets


@pytest.mark.parametrize("size", [5, 6, 7])
def test_the_game_gets_roles_and_characters(size: int) -> None:
    """T-002, T-033, T-062: given to the game, the Sheriff in seat 1, cards by life points."""
    dice = Dice(seed_from(size))
    roles = deal_roles(size, dice)
    assert roles[0] == "sheriff"
    assert {role: roles.count(role) for role in roles} == roles_at(size)
    characters = reveal_characters(size, pool(), dice)[:size]
    game = sixgun.Game(seed=1, **game_options(roles, characters))
    assert game.roles == list(roles)
    assert [rule.slug for rule in game.characters if rule] == list(characters)
    assert game.settings.high_noon_reshuffles == 3
    hands = [len(hand) for hand in game.hands]
    assert hands[1:] == game.life[1:]  # the Sheriff has drawn for his turn already


def test_roles_are_dealt_at_random() -> None:
    """T-033."""
    dealt = {deal_roles(5, Dice(seed_from(seed))) for seed in range(200)}
    assert len(dealt) == 12  # 4! / 2!


def test_the_pool() -> None:
    """T-002, T-003: 16 characters; with Dodge City by derogation 31."""
    assert len(pool()) == 16
    assert len(pool(dodge_city=True)) == 31
