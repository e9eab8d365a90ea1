"""Stages of tables that can be set back, and sheets that contradict what the screens know."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.tournament.log.errors import Refused
from sixgun.tournament.log.replay import replay
from sixgun.tournament.log.seating import may_set_back, to_start
from sixgun.tournament.log.state import AUCTION, FINISHED, PLAYING, SEATED, STATUSES
from sixgun.tournament.regulation.sheet import Sheet
from tests.desks import Hall, a_sheet

AT = {"round": 1, "table": 1}


def seated(version: int = 2) -> Hall:
    hall = Hall(10, version=version)
    hall.draw()
    return hall


def move(hall: Hall, status: str) -> None:
    hall.note("table_moved", **AT, status=status)


def back(hall: Hall, status: str) -> None:
    hall.note("table_set_back", **AT, status=status, reason="the wrong table")


def auctioned(hall: Hall) -> tuple[str, ...]:
    """An auction at the screens in which everybody pays ten."""
    size = len(hall.tournament.table(1, 1).players)
    cast = (
        "bart_cassidy",
        "black_jack",
        "calamity_janet",
        "el_gringo",
        "jesse_jones",
        "jourdonnais",
    )
    hall.note("auction_begun", **AT, characters=list(cast[: size + 1]))
    while (auction := hall.tournament.table(1, 1).auction) and auction.phase != "done":
        how: dict[str, Any] = {"move": "pass", "character": "", "price": 0}
        if auction.phase != "bid":
            how = {"move": "open", "character": auction.revealed[0], "price": 10}
        if auction.phase == "last":
            how |= {"move": "take", "price": 0}
        hall.note("auction_moved", **AT, seat=auction.turn + 1, **how)
    return hall.tournament.table(1, 1).characters


# ----------------------------------------------------------------------------- stages


def test_a_wrong_stage_is_set_back_while_nothing_rests_on_it() -> None:
    """And the draw can be voided again, which it could not while a game was going on (T-038)."""
    hall = seated()
    move(hall, FINISHED)
    assert may_set_back(hall.tournament, 1, 1) == (PLAYING, AUCTION, SEATED)
    back(hall, PLAYING)
    with pytest.raises(Refused, match="table-not-so-far"):
        back(hall, PLAYING)
    back(hall, SEATED)
    assert hall.tournament.table(1, 1).playing_since is None
    assert replay(hall.desk.events) == hall.tournament
    hall.note("draw_voided", round=1, reason="nobody has played")


def test_high_noon_by_time_counts_from_the_game_that_really_began() -> None:
    """A-12: a game that was marked too early has no time of its own."""
    hall = seated()
    move(hall, PLAYING)
    first = hall.tournament.table(1, 1).playing_since
    back(hall, AUCTION)
    move(hall, PLAYING)
    now = hall.tournament.table(1, 1).playing_since
    assert first is not None
    assert now is not None
    assert now > first
    move(hall, FINISHED)
    back(hall, PLAYING)
    assert hall.tournament.table(1, 1).playing_since == now


def rests(hall: Hall, what: str) -> str:
    """Something that rests on a stage; the last one that a table can still be set back to."""
    if what == "auction":
        auctioned(hall)
        move(hall, FINISHED)
        return PLAYING
    if what == "box":
        move(hall, PLAYING)
        hall.note("reshuffled", **AT, count=1)
        move(hall, FINISHED)
        return PLAYING
    if what == "open auction":
        hall.note(
            "auction_begun",
            **AT,
            characters=[
                "bart_cassidy",
                "black_jack",
                "el_gringo",
                "jourdonnais",
                "kit_carlson",
                "lucky_duke",
            ],
        )
        move(hall, PLAYING)
        return AUCTION
    if what == "sheet":
        hall.enter(1, 1)
        return FINISHED
    move(hall, FINISHED)
    leaver = hall.tournament.table(1, 1).players[2]
    hall.note("withdrew", player=leaver, no_show=False, note="")
    return FINISHED


@pytest.mark.parametrize("what", ["auction", "open auction", "box", "sheet", "somebody left"])
def test_what_something_rests_on_stays(what: str) -> None:
    hall = seated()
    least = rests(hall, what)
    before = hall.tournament
    for status in STATUSES[: STATUSES.index(least)]:
        with pytest.raises(Refused, match="stage-rests"):
            back(hall, status)
    assert hall.tournament == before
    assert (may_set_back(before, 1, 1) or (FINISHED,))[-1] == least


def test_tournaments_of_before_never_go_backwards() -> None:
    hall = seated(version=1)
    move(hall, PLAYING)
    assert may_set_back(hall.tournament, 1, 1) == ()
    with pytest.raises(Refused, match="of-later-version"):
        back(hall, SEATED)


def test_all_games_start_but_where_something_else_is_to_do() -> None:
    hall = seated()
    assert to_start(hall.tournament, 1) == [1, 2]
    hall.note(
        "auction_begun",
        **AT,
        characters=[
            "bart_cassidy",
            "black_jack",
            "el_gringo",
            "jourdonnais",
            "kit_carlson",
            "lucky_duke",
        ],
    )
    assert to_start(hall.tournament, 1) == [2]
    hall.enter(1, 2)
    assert to_start(hall.tournament, 1) == []


# ----------------------------------------------------------------------------- sheets


def test_a_character_that_contradicts_the_auction_is_a_question() -> None:
    hall = seated()
    cast = auctioned(hall)
    paid = (10,) * len(cast)
    other = a_sheet(len(cast), prices=paid, characters=(cast[1], cast[0], *cast[2:]))
    with pytest.raises(Refused, match="characters-differ"):
        hall.enter(1, 1, other)
    hall.enter(1, 1, a_sheet(len(cast), prices=paid))  # not written down: nothing contradicts
    confirmed = {"auction": "they changed seats"}
    hall.correct(1, 1, Sheet(other.roles, paid, "law", False, other.characters, 0, confirmed))


def test_tournaments_of_before_asked_about_prices_only() -> None:
    hall = seated(version=1)
    cast = auctioned(hall)
    paid = (10,) * len(cast)
    hall.enter(1, 1, a_sheet(len(cast), prices=paid, characters=(cast[1], cast[0], *cast[2:])))
    assert hall.tournament.table(1, 1).versions


def test_a_paper_sheet_has_three_boxes_for_reshuffles() -> None:
    """T-100: the third one is high noon."""
    hall = seated()
    size = len(hall.tournament.table(1, 1).players)
    with pytest.raises(Refused, match="no-more-boxes") as refused:
        hall.enter(1, 1, a_sheet(size, reshuffles=4))
    assert refused.value.rule == "T-100"
    move(hall, PLAYING)
    for count in (1, 2, 3):
        hall.note("reshuffled", **AT, count=count)
    with pytest.raises(Refused, match="no-more-boxes"):
        hall.note("reshuffled", **AT, count=4)
    hall.enter(1, 1, a_sheet(size, reshuffles=3))
    old = seated(version=1)
    old.enter(1, 1, a_sheet(size, reshuffles=4))


def test_a_table_of_the_house_writes_what_happened() -> None:
    hall = seated()
    hall.note("table_housed", **AT, clock="none", chat=False, spectators=False)
    cast = auctioned(hall)
    hall.enter(1, 1, a_sheet(len(cast), prices=(10,) * len(cast), characters=cast, reshuffles=5))
    assert hall.tournament.table(1, 1).reshuffles == 5
