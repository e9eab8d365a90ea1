"""The house speaks for its own tables and duels, and for no other."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.tournament.log.errors import Refused
from sixgun.tournament.log.filing import allowed_characters
from sixgun.tournament.log.kinds import HOUSE
from sixgun.tournament.log.offices import OWN_TABLES, WRITERS
from sixgun.tournament.regulation.sheet import sheet_data
from tests.desks import Hall, a_sheet, number

OWN, ANOTHER = 1, 2
#: What it says of duels; of clocks it speaks for tablets (`test_clocking`).
OF_DUELS = ("duel_won", "clock_pressed", "clock_pressed_late")
BY_HOUSE = [kind for kind, writers in WRITERS.items() if OWN_TABLES in writers]


def hall_with_a_table_of_the_house() -> Hall:
    """Of two tables the first is played in the house."""
    hall = Hall(10)
    hall.draw()
    hall.note("table_housed", round=1, table=OWN, clock="none", chat=False, spectators=False)
    return hall


def news(hall: Hall, place: int) -> dict[str, dict[str, Any]]:
    """Everything that the house could have to say of a table."""
    player = hall.tournament.table(1, place).players[0]
    said: dict[str, dict[str, Any]] = {
        "table_moved": {"status": "finished"},
        "reshuffled": {"count": 1},
        "noon_called": {"cause": "reshuffle"},
        "player_missed": {"player": player, "cause": "away"},
        "player_returned": {"player": player},
        "referee_called": {"note": ""},
        "sheet_entered": {"version": 0, "sheet": sheet_data(a_sheet(5))},
        "auction_moved": {"seat": 1, "move": "pass", "character": "", "price": 0},
        "character_chosen": {"seat": 1, "character": "willy_the_kid"},
    }
    return {kind: {"round": 1, "table": place, **data} for kind, data in said.items()}


def refusal(hall: Hall, kind: str, /, **data: Any) -> str:
    """Why the house may not say this; "" if it may. Nothing is different after a refusal."""
    before, written = hall.tournament, len(hall.desk.events)
    try:
        hall.note(kind, by=HOUSE, **data)
    except Refused as refused:
        assert hall.tournament == before
        assert len(hall.desk.events) == written
        return refused.words[0].removeprefix("refused-")
    return ""


def test_these_are_all_kinds_of_news() -> None:
    assert {*news(hall_with_a_table_of_the_house(), OWN), *OF_DUELS, "signed"} == set(BY_HOUSE)


@pytest.mark.parametrize("kind", [k for k in BY_HOUSE if k not in (*OF_DUELS, "signed")])
def test_of_a_table_that_is_not_its_own_the_house_reports_nothing(kind: str) -> None:
    """A sheet of the house is trusted: at another table it would be a sheet of nobody."""
    hall = hall_with_a_table_of_the_house()
    assert refusal(hall, kind, **news(hall, ANOTHER)[kind]) == "not-in-office"
    assert not hall.tournament.table(1, ANOTHER).versions


@pytest.mark.parametrize("kind", ["reshuffled", "player_missed", "sheet_entered"])
def test_of_its_own_table_it_reports_the_same(kind: str) -> None:
    hall = hall_with_a_table_of_the_house()
    assert refusal(hall, kind, **news(hall, OWN)[kind]) == ""


def test_a_table_that_does_not_exist_is_not_its_own() -> None:
    hall = hall_with_a_table_of_the_house()
    assert refusal(hall, "reshuffled", round=1, table=3, count=1)
    assert refusal(hall, "reshuffled", round=2, table=OWN, count=1)


@pytest.mark.parametrize("kind", ["round_drawn", "withdrew", "sheet_verified", "table_housed"])
def test_it_is_no_referee_at_its_own_table_either(kind: str) -> None:
    hall = hall_with_a_table_of_the_house()
    player, active = hall.tournament.table(1, OWN).players[0], list(hall.tournament.active)
    said: dict[str, dict[str, Any]] = {
        "round_drawn": {
            "round": 2,
            "active": active,
            "tables": [active[:5], active[5:]],
            "algorithm": "sixgun-draw-1",
            "confirmed": True,
            "link": hall.link(),
            "hall": "1 2 3",
        },
        "withdrew": {"player": player, "no_show": False, "note": ""},
        "sheet_verified": {"round": 1, "table": OWN, "version": 1, "typed_again": False},
        "table_housed": {
            "round": 1,
            "table": ANOTHER,
            "clock": "none",
            "chat": False,
            "spectators": False,
        },
    }
    assert refusal(hall, kind, **said[kind]) == "not-in-office"


# ------------------------------------------------------------------ duels


def hall_with_a_duel_of_the_house() -> Hall:
    """The first semifinal is played in the house; the sides of both are drawn."""
    hall = Hall(10)
    hall.play_all()
    hall.publish()
    hall.begin_duels()
    for name in ("s1", "s2"):
        hall.sides(name)
    hall.note("duel_housed", duel="s1", chat=False, spectators=False)
    return hall


def test_a_duel_that_is_not_its_own_the_house_does_not_decide() -> None:
    hall = hall_with_a_duel_of_the_house()
    winner = hall.tournament.duels()["s2"].first
    assert refusal(hall, "duel_won", duel="s2", winner=winner, how="played") == "not-in-office"
    assert hall.tournament.duels()["s2"].is_ready


def test_its_own_duel_it_decides() -> None:
    hall = hall_with_a_duel_of_the_house()
    winner = hall.tournament.duels()["s1"].second
    assert refusal(hall, "duel_won", duel="s1", winner=winner, how="played") == ""
    assert not hall.tournament.duels()["s1"].is_ready


def test_nobody_else_speaks_as_the_house() -> None:
    """A player at a table of the house is a player, and a stranger is nobody."""
    hall = hall_with_a_table_of_the_house()
    sheet = news(hall, OWN)["sheet_entered"]
    for somebody in (hall.tournament.table(1, OWN).players[0], number(77)):
        with pytest.raises(Refused, match="not-in-office"):
            hall.note("sheet_entered", by=somebody, **sheet)


@pytest.mark.parametrize("is_over", [False, True])
def test_who_was_expelled_from_a_game_of_the_house_gets_all_back_after_it(is_over: bool) -> None:
    """A-29: nobody comes back into that game; its prize is given back when it is over."""
    hall = Hall()
    hall.derogate("no_auction", approved=False)
    hall.register(10)
    hall.draw()
    where = {"round": 1, "table": OWN}
    hall.note("table_housed", **where, clock="none", chat=False, spectators=False)
    cast = allowed_characters(hall.tournament)[:10]
    hall.note("characters_offered", **where, characters=list(cast))
    for seat in range(1, 6):
        hall.note("character_chosen", **where, seat=seat, character=cast[seat - 1])
    sheriff = hall.tournament.table(1, OWN).players[0]
    for _ in range(2):
        hall.note("warned", player=sheriff, category="slow_play", note="")
    if is_over:
        hall.enter(1, OWN, a_sheet(5, auction=False))
    warning = hall.tournament.players[sheriff].warnings[-1].event
    revoke = {"player": sheriff, "warning": warning, "reason": "somebody else"}
    if not is_over:
        with pytest.raises(Refused, match="passive-in-house"):
            hall.note("warning_revoked", **revoke)
        return
    assert hall.tournament.score_of(sheriff) == 300
    hall.note("warning_revoked", **revoke)
    assert hall.tournament.score_of(sheriff) == 300 + 1200
    assert hall.tournament.table(1, OWN).passive == (sheriff,)
