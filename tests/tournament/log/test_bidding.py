"""Auctions and choices at the desk's own screens: every move is an event."""

from __future__ import annotations

import pytest

from sixgun.tournament.log.errors import Refused
from sixgun.tournament.log.replay import replay
from tests.desks import REMO, Hall, a_sheet

CAST = ("bart_cassidy", "black_jack", "calamity_janet", "el_gringo", "jesse_jones", "jourdonnais")
REST = ("kit_carlson", "lucky_duke", "paul_regret", "pedro_ramirez")


def seated() -> Hall:
    hall = Hall(10)
    hall.draw()
    return hall


def move(
    hall: Hall, seat: int, move: str, character: str = "", price: int = 0, by: str = ""
) -> None:
    player = hall.tournament.rounds[0].tables[0].players[seat - 1]
    hall.note(
        "auction_moved",
        by=by or player,
        round=1,
        table=1,
        seat=seat,
        move=move,
        character=character,
        price=price,
    )


def test_an_auction_by_events() -> None:
    """T-050 to T-060, A-12: players move for themselves; its end begins the game."""
    hall = seated()
    hall.note("auction_begun", round=1, table=1, characters=list(CAST))
    with pytest.raises(Refused, match="not-your-turn"):
        move(hall, 1, "open", CAST[0], 10, by=_other(hall, 1))
    with pytest.raises(Refused, match="cannot-afford"):
        move(hall, 1, "open", CAST[0], 310)
    for seat in range(1, 5):
        move(hall, seat, "open", CAST[seat], 20)
        for other in range(seat + 1, 6):
            move(hall, other, "pass", by=REMO if other == 5 else "")
        with pytest.raises(Refused, match="auction-open"):
            hall.enter(1, 1)
    move(hall, 5, "take", CAST[0])
    table = hall.tournament.rounds[0].tables[0]
    assert table.status == "playing"
    assert table.playing_since == hall.at
    assert table.auction is not None
    assert table.auction.paid == (20, 20, 20, 20, 10)
    with pytest.raises(Refused, match="auction-differs"):
        hall.enter(1, 1, a_sheet(5))
    hall.enter(1, 1, a_sheet(5, prices=(20, 20, 20, 20, 10)))
    assert replay(hall.desk.events) == hall.tournament


def _other(hall: Hall, seat: int) -> str:
    return hall.tournament.rounds[0].tables[0].players[seat]


def test_what_the_paper_says_may_differ_with_a_reason() -> None:
    hall = seated()
    hall.note("auction_begun", round=1, table=1, characters=list(CAST))
    hall.enter(1, 1, a_sheet(5, confirmed={"auction": "went on with cards"}))


def test_auctions_that_cannot_begin() -> None:
    """T-050, V-8."""
    hall = seated()
    with pytest.raises(Refused, match="not-revealed"):
        hall.note("auction_begun", round=1, table=1, characters=[*CAST[:5], "apache_kid"])
    with pytest.raises(Refused, match="no-auction"):
        move(hall, 1, "open", CAST[0], 10)
    hall.note("auction_begun", round=1, table=1, characters=list(CAST))
    with pytest.raises(Refused, match="table-is-further"):
        hall.note("auction_begun", round=1, table=1, characters=list(CAST))
    with pytest.raises(Refused, match="auction-instead"):
        hall.note("characters_offered", round=1, table=2, characters=[*CAST, *REST])
    with pytest.raises(Refused, match="no-such-seat"):
        hall.note(
            "auction_moved",
            round=1,
            table=1,
            seat=6,
            move="pass",
            character="",
            price=0,
        )


def test_the_choice_between_two_by_events() -> None:
    """T-070, T-071, T-072."""
    hall = Hall()
    hall.derogate("no_auction", approved=False)
    hall.register(10)
    hall.draw()
    with pytest.raises(Refused, match="no-auction"):
        hall.note("auction_begun", round=1, table=1, characters=list(CAST))
    hall.note("characters_offered", round=1, table=1, characters=[*CAST, *REST])
    players = hall.tournament.rounds[0].tables[0].players
    for seat, player in enumerate(players, 1):
        choice = hall.tournament.rounds[0].tables[0].choice
        assert choice is not None
        assert choice.revealed == ()
        hall.note(
            "character_chosen",
            by=player,
            round=1,
            table=1,
            seat=seat,
            character=choice.offered[seat - 1][0],
        )
    table = hall.tournament.rounds[0].tables[0]
    assert table.status == "playing"
    assert table.choice is not None
    assert table.choice.revealed == CAST[:5]
    with pytest.raises(Refused, match="already-chosen"):
        hall.note("character_chosen", round=1, table=1, seat=1, character=CAST[0])
