"""Sheets: the validations V-1 to V-9."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.tournament.log.errors import Refused
from sixgun.tournament.log.filing import correction_warnings, overspends
from sixgun.tournament.regulation.sheet import (
    Sheet,
    Terms,
    check_sheet,
    problems,
    sheet_data,
    sheet_from,
)
from tests.desks import REMO, RITA, Hall, a_sheet, number

ROLES = ("sheriff", "deputy", "outlaw", "outlaw", "renegade")
PRICES = (10, 20, 30, 40, 50)


def terms(*money: int | None, auction: bool = True, pool: tuple[str, ...] = ()) -> Terms:
    return Terms(5, auction, money or (300,) * 5, pool)


def found(sheet: Sheet, held_against: Terms | None = None) -> list[tuple[str, str]]:
    return [(p.rule, p.degree) for p in problems(sheet, held_against or terms())]


def test_an_ordinary_sheet_has_no_problem() -> None:
    assert found(Sheet(ROLES, PRICES, "law", final_duel=True)) == []


@pytest.mark.parametrize(
    "roles",
    [
        ("deputy", "sheriff", "outlaw", "outlaw", "renegade"),
        ("sheriff", "deputy", "outlaw", "outlaw", "outlaw"),
        ("sheriff", "deputy", "outlaw", "outlaw", "outlaw", "renegade"),
    ],
)
def test_roles(roles: tuple[str, ...]) -> None:
    """V-1: the Sheriff sits first, and the mix is that of the table's size."""
    assert ("V-1", "reject") in found(Sheet(roles, PRICES, "law"))


def test_the_outcome_is_one_of_three() -> None:
    """V-2."""
    assert ("V-2", "reject") in found(Sheet(ROLES, PRICES, "abandoned"))


@pytest.mark.parametrize("outcome", ["outlaws", "renegade"])
def test_the_lost_final_duel_goes_with_the_law(outcome: str) -> None:
    """V-3."""
    assert found(Sheet(ROLES, PRICES, outcome, final_duel=True)) == [("V-3", "reject")]


@pytest.mark.parametrize("price", [0, 5, 15, -10])
def test_prices_are_multiples_of_ten(price: int) -> None:
    """V-4."""
    assert ("V-4", "reject") in found(Sheet(ROLES, (10, 20, 30, 40, price), "law"))


def test_a_price_for_everybody() -> None:
    """V-4."""
    assert ("V-4", "reject") in found(Sheet(ROLES, PRICES[:4], "law"))


def test_somebody_paid_ten() -> None:
    """V-5: else a reason is needed."""
    sheet = Sheet(ROLES, (20, 20, 30, 40, 50), "law")
    assert found(sheet) == [("V-5", "confirm")]
    with pytest.raises(Refused, match="nobody-paid-ten") as refused:
        check_sheet(sheet, terms())
    assert refused.value.rule == "V-5"
    told = Sheet(ROLES, (20, 20, 30, 40, 50), "law", confirmed={"V-5": "as on paper"})
    check_sheet(told, terms())


def test_an_overspend_is_accepted_charged_and_flagged() -> None:
    """V-6, T-058, vector 4: money 30, price 50, balance -20."""
    sheet = Sheet(ROLES, (10, 10, 10, 10, 50), "outlaws")
    held = terms(300, 300, 300, 300, 30)
    assert found(sheet, held) == [("V-6", "flag")]
    check_sheet(sheet, held)
    assert 30 - sheet.prices[4] == -20


def test_ten_is_never_an_overspend() -> None:
    """V-6, A-07: a character costs 10 at least, so who has less is forced to pay that."""
    sheet = Sheet(ROLES, (10, 10, 10, 10, 10), "outlaws")
    assert found(sheet, terms(0, 5, -30, 300, 9)) == []


def test_who_had_ten_or_less_could_not_raise() -> None:
    """V-7: confirmed with a reason, and flagged."""
    sheet = Sheet(ROLES, (20, 10, 10, 10, 10), "law")
    held = terms(10, 300, 300, 300, 300)
    assert found(sheet, held) == [("V-7", "confirm"), ("V-6", "flag")]
    with pytest.raises(Refused, match="poor"):
        check_sheet(sheet, held)


def test_money_that_is_not_known_is_not_held_against_anybody() -> None:
    """V-6: a sheet of an earlier round is still missing."""
    assert found(Sheet(ROLES, (10, 10, 10, 10, 990), "law"), terms(*[None] * 5)) == []


def test_characters() -> None:
    """V-8: different and of the pool, if written down."""
    pool = ("a", "b", "c", "d", "e", "f")
    for characters in (("a", "b", "c", "d", "d"), ("a", "b", "c", "d", "x"), ("a", "b")):
        sheet = Sheet(ROLES, PRICES, "law", characters=characters)
        assert found(sheet, terms(pool=pool)) == [("V-8", "confirm")]
    assert found(Sheet(ROLES, PRICES, "law", characters=pool[:5]), terms(pool=pool)) == []


def test_without_auction_all_prices_are_zero() -> None:
    """V-9, T-073."""
    assert found(Sheet(ROLES, PRICES, "law"), terms(auction=False)) == [("V-9", "reject")]
    assert found(Sheet(ROLES, (0,) * 5, "law"), terms(auction=False)) == []


def test_a_sheet_as_an_event_holds_it() -> None:
    sheet = Sheet(ROLES, PRICES, "law", True, ("a",) * 5, 2, {"V-8": "seen"})
    assert sheet_from(sheet_data(sheet)) == sheet


# -------------------------------------------------------------- at the desk


def test_a_rejected_sheet_changes_nothing() -> None:
    """V-1: the log stays as it was."""
    hall = Hall(10)
    hall.draw()
    before = len(hall.desk.events)
    with pytest.raises(Refused, match="sheet-price"):
        hall.enter(1, 1, a_sheet(5, prices=(10, 10, 10, 10, 15)))
    assert len(hall.desk.events) == before
    assert hall.tournament.rounds[0].tables[0].sheet is None


def test_two_referees_on_one_sheet() -> None:
    """The second one is shown the conflict; nothing is overwritten."""
    hall = Hall(10)
    hall.draw()
    hall.enter(1, 1, a_sheet(5, "law"))
    with pytest.raises(Refused, match="sheet-entered"):
        hall.enter(1, 1, a_sheet(5, "outlaws"))
    data: dict[str, Any] = {"round": 1, "table": 1, "reason": "late"}
    with pytest.raises(Refused, match="sheet-changed"):
        hall.note("sheet_corrected", version=2, sheet=sheet_data(a_sheet(5)), **data)
    sheet = hall.tournament.rounds[0].tables[0].sheet
    assert sheet is not None
    assert sheet.outcome == "law"


def test_verified_needs_another_referee_or_typing_twice() -> None:
    """H-8."""
    hall = Hall(10)
    hall.draw()
    hall.enter(1, 1)
    with pytest.raises(Refused, match="needs-another-way"):
        hall.verify(1, 1, by=REMO)
    hall.verify(1, 1, by=REMO, again=True)
    assert hall.tournament.rounds[0].tables[0].is_verified
    hall.enter(1, 2)
    hall.verify(1, 2, by=RITA)
    verified = hall.tournament.rounds[0].tables[1].verified
    assert verified is not None
    assert verified.how == "second_person"


def test_a_correction_warns_of_overspends_it_makes() -> None:
    """Section 16: money already spent in later auctions may now be an overspend."""
    hall = Hall(10)
    hall.play_round("outlaws")
    hall.draw()
    first = hall.tournament.rounds[0].tables[0]
    rich = first.players[2]  # an Outlaw, who won 1800
    for place, table in enumerate(hall.tournament.rounds[1].tables, 1):
        prices = [10] * 5
        if rich in table.players:
            prices[table.players.index(rich)] = 900
        hall.check(2, place, a_sheet(5, prices=tuple(prices)))
    assert overspends(hall.tournament) == []
    other = a_sheet(5, "renegade")
    (warning,) = correction_warnings(hall.tournament, 1, 1, other)
    assert warning[0] == "warning-overspend-now"
    assert warning[1]["player"] == rich
    hall.correct(1, 1, other)
    assert [(each[0], each[2]) for each in overspends(hall.tournament)] == [(2, rich)]
    place = overspends(hall.tournament)[0][1]
    hall.note(
        "overspend_judged", round=2, table=place, player=rich, intentional=False, note="honest"
    )
    with pytest.raises(Refused, match="no-such-player"):
        hall.note(
            "overspend_judged", round=2, table=place, player=number(99), intentional=True, note=""
        )
