"""The sequential test."""

from __future__ import annotations

from random import Random

from sixgun.bots.sequential import BOUND, LEAST_DEALS, verdict
from sixgun.bots.stand import DealResult

ROLES = ("sheriff", "outlaw", "outlaw", "renegade", "deputy")


def deals(count: int, more: float, less: float) -> list[DealResult]:
    """Deals in whose seats X wins where Y did not, or the other way round, so often."""
    rng = Random(f"{count} {more} {less}")
    found = []
    for number in range(count):
        field = [rng.random() < 0.4 for _ in ROLES]
        one = [rng.random() >= less if won else rng.random() < more for won in field]
        found.append(DealResult(number, ROLES, tuple(field), tuple(one)))
    return found


def test_a_clear_gain_is_found() -> None:
    found = verdict(deals(600, more=0.25, less=0.1))
    assert found.accepted == "H1"
    assert found.ratio >= BOUND
    assert LEAST_DEALS <= found.deals < 600


def test_a_clear_loss_is_found() -> None:
    assert verdict(deals(600, more=0.05, less=0.3)).accepted == "H0"


def test_few_deals_decide_nothing() -> None:
    found = verdict(deals(LEAST_DEALS - 1, more=0.9, less=0.0))
    assert (found.accepted, found.deals) == ("", LEAST_DEALS - 1)
    assert str(found).startswith("undecided after 19 deals")


def test_the_first_decision_stays() -> None:
    """Whatever is played after it, so that nobody can play on until he likes the result."""
    good = deals(600, more=0.25, less=0.1)
    first = verdict(good)
    bad = [deal._replace(number=deal.number + 600) for deal in deals(2000, more=0.0, less=0.5)]
    assert verdict(good + bad) == first


def test_deals_are_read_in_their_order() -> None:
    good = deals(600, more=0.25, less=0.1)
    assert verdict(good[::-1]) == verdict(good)
    assert verdict(good[5:]).deals == 0


def test_bots_that_win_alike_are_not_told_apart() -> None:
    assert verdict(deals(100, more=0.0, less=0.0)).accepted == ""
