"""The report: complete, read back as hostile input, verified by the letter; simulations."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sixgun.tournament.log.errors import Malformed
from sixgun.tournament.log.people import Person, digest
from sixgun.tournament.log.seeds import promise
from sixgun.tournament.reporting.checklist import is_homologable
from sixgun.tournament.reporting.report import make_report, read_report, standings_csv, write_report
from sixgun.tournament.reporting.spreadsheet import safe_cell
from sixgun.tournament.reporting.verification import verify_report
from sixgun.tournament.simulation import TournamentPlan, simulate
from tests.desks import SECRET, Hall, number

ANNA = Person('=Anna, the "first"', "@1", "anna@example.org", "00ff")


def whole(players: int = 12) -> Hall:
    hall = Hall()
    hall.note("registration_opened")
    for player in range(1, players + 1):
        mark = digest(ANNA) if player == 1 else "d" * 64
        hall.note("registered", person=number(player), digest=mark)
    hall.note("registration_closed", promise=promise(SECRET))
    hall.note("warned", player=number(2), category="swearing", note="")
    hall.play_all()
    hall.publish()
    hall.begin_duels()
    for duel in ("s1", "s2", "third", "final"):
        hall.win(duel)
    hall.note("closed")
    return hall


@pytest.fixture(scope="module")
def hall() -> Hall:
    return whole()


@pytest.fixture
def report(hall: Hall) -> dict[str, Any]:
    return json.loads(
        write_report(make_report(hall.desk.events, hall.tournament, people={number(1): ANNA}))
    )


def test_a_report_can_be_read_back(hall: Hall, report: dict[str, Any]) -> None:
    """T-155: everything is in it; the log gives the same tournament again."""
    found = read_report(json.dumps(report))
    assert found.tournament == hall.tournament
    assert found.people == {number(1): ANNA}
    assert is_homologable(found.tournament)
    for section in (
        "participants",
        "rounds",
        "standings",
        "duels",
        "final",
        "derogations",
        "checklist",
        "log",
    ):
        assert section in report
    assert report["participants"][1]["warnings"] == ["swearing"]
    assert verify_report(json.dumps(report)).violations == ()


def other_than(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 10
    return "f" + value[:-1] if isinstance(value, str) else [*value, "x"]


@pytest.mark.parametrize(
    "path",
    [
        ("head",),
        ("standings", 0, "score"),
        ("standings", 3, "marogi_total"),
        ("standings", 2, "wins"),
        ("final", 0, "bonus"),
        ("final", 0, "player"),
        ("duels", 0, "winner"),
        ("rounds", 0, "tables", 0, "players", 0),
        ("rounds", 1, "tables", 0, "sheet", "prices", 2),
        ("rounds", 0, "link"),
        ("checklist", 3, "status"),
        ("tournament", "homologable"),
        ("editions", 0, "order", 0),
        ("participants", 1, "warnings"),
        ("log", 5, "data", "digest"),
        ("log", 20, "at"),
        ("people", number(1), "name"),
    ],
)
def test_whatever_is_changed_is_found(report: dict[str, Any], path: tuple[Any, ...]) -> None:
    *way, last = path
    part: Any = report
    for step in way:
        part = part[step]
    part[last] = other_than(part[last])
    with pytest.raises(Malformed):
        read_report(json.dumps(report))
    assert verify_report(json.dumps(report)).violations


def test_types_count() -> None:
    """1, 1.0 and true are three things."""
    made = whole()
    data = make_report(made.desk.events, made.tournament)
    for value in (1.0, True):
        data["standings"][0]["place"] = value
        with pytest.raises(Malformed, match="standings"):
            read_report(json.dumps(data))


@pytest.mark.parametrize("missing", ["log", "standings", "format", "people", "checklist"])
def test_nothing_may_be_missing(report: dict[str, Any], missing: str) -> None:
    del report[missing]
    with pytest.raises(Malformed, match=missing):
        read_report(json.dumps(report))


@pytest.mark.parametrize(
    "text",
    [
        *["", "null", "[]", "{}", "[" * 50_000, '{"a":1e999}'],
        '{"format": "sixgun tournament report"}',
        '{"format":"sixgun tournament report","version":' + "1" * 5000 + "}",
    ],
)
def test_what_is_no_report(text: str) -> None:
    with pytest.raises(Malformed):
        read_report(text)
    assert len(verify_report(text).violations) == 1


def test_nothing_may_be_added(report: dict[str, Any]) -> None:
    report["remarks"] = ["trust me"]
    with pytest.raises(Malformed, match="remarks"):
        read_report(json.dumps(report))
    report["remarks"] = []
    report["secret"] = 1
    with pytest.raises(Malformed, match="unknown sections: secret"):
        read_report(json.dumps(report))


def test_the_spreadsheet_runs_no_formula(hall: Hall) -> None:
    text = standings_csv(hall.tournament, {number(1): ANNA})
    lines = text.split("\r\n")
    assert lines[0] == "place,player,name,member,score,bonus,marogi,wins"
    assert len(lines) == 14
    (mine,) = [line for line in lines if number(1) in line]
    assert '"\'=Anna, the ""first""",\'@1,' in mine
    assert [safe_cell(cell) for cell in ("=1", "+1", "-1", "@x", "\t", "Anna")] == [
        "'=1",
        "'+1",
        "'-1",
        "'@x",
        "'\t",
        "Anna",
    ]


def test_a_tournament_under_way_has_a_report_too() -> None:
    """At any moment."""
    hall = Hall(12)
    read_report(write_report(make_report(hall.desk.events, hall.tournament)))
    hall.play_round()
    hall.draw()
    text = write_report(make_report(hall.desk.events, hall.tournament))
    assert read_report(text).tournament.phase == "seating"


# -------------------------------------------------------------- simulations


def check_simulations(plan: TournamentPlan, numbers: range) -> tuple[int, int]:
    last = sheriffs = 0
    for count in numbers:
        found = verify_report(simulate(plan, count))
        assert found.violations == (), (count, found.violations)
        assert found.avoidable == 0
        last += found.last_again
        sheriffs += found.sheriffs_again
    return last, sheriffs


def test_simulated_tournaments_are_in_order() -> None:
    """T-011, T-034, T-035, T-144, H-4, H-5: with withdrawals, voided draws, expulsions, duels."""
    check_simulations(TournamentPlan((10, 40), "short", 0.03), range(12))


def test_simulated_tournaments_with_many_withdrawals() -> None:
    """T-034, A-03: a tenth of the players leaves in every round."""
    check_simulations(TournamentPlan((10, 60), "leaving", 0.1), range(6))


def test_a_tournament_that_is_full_takes_nobody_who_comes_late() -> None:
    check_simulations(TournamentPlan((100, 100), "full", 0.0, no_shows=0.001), range(3))


def test_the_same_plan_gives_the_same_tournaments() -> None:
    plan = TournamentPlan((10, 20), "same", 0.05)
    assert simulate(plan, 3) == simulate(plan, 3)
    assert simulate(plan, 3) != simulate(plan, 4)


def test_bots_at_every_table() -> None:
    """T-002, T-050, T-100: real games with tournament settings; the report says how."""
    plan = TournamentPlan((10, 12), "bots", 0.05, "random")
    text = simulate(plan, 1)
    check_simulations(plan, range(1, 3))
    found = json.loads(text)
    assert "games-by-bots" in found["remarks"]
    assert found["tournament"]["practice"]
    sheet = found["rounds"][0]["tables"][0]["sheet"]
    assert len(set(sheet["characters"])) == len(sheet["roles"])


def test_duels_by_lot_are_said_to_be() -> None:
    plan = TournamentPlan((10, 12), "duels")
    texts = [json.loads(simulate(plan, count)) for count in range(8)]
    assert {bool(text["duels"]) for text in texts} == {True, False}
    for text in texts:
        assert ("duels-by-lot" in text["remarks"]) == bool(text["duels"])


@pytest.mark.long
def test_many_simulated_tournaments() -> None:
    """T-034, T-035, H-5."""
    check_simulations(TournamentPlan((10, 100), "long", 0.03), range(300))
    check_simulations(TournamentPlan((10, 100), "longer", 0.2), range(200))
