"""A season: results by person, a configurable average, sanctions and bans."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from sixgun.tournament.log.errors import Refused
from sixgun.tournament.log.people import Person
from sixgun.tournament.regulation.results import played
from sixgun.tournament.reporting.spreadsheet import season_csv
from sixgun.tournament.seasons.formula import read_formula
from sixgun.tournament.seasons.sanctions import (
    Ban,
    Sanction,
    ban_on,
    check_ban,
    check_not_barred,
    check_sanction,
    lifted,
)
from sixgun.tournament.seasons.season import (
    PlayedTournament,
    SeasonResult,
    SeasonRow,
    SeasonRules,
    check_rules,
    same_people,
    season_table,
    shown,
)
from tests.desks import Hall, number

ANNA, BRUNO, CARLA = Person("Anna", "A1"), Person("Bruno", "B1"), Person("Carla")
PARTS = {"score": 0, "bonus": 0, "rounds": 3, "place": 1, "wins": 0, "warnings": 0}


def result(player: str, place: int, score: int, **more: Any) -> SeasonResult:
    given = {"bonus": 0, "rounds": 4, "wins": 0, "left": "", "warnings": 0, **more}
    return SeasonResult(player=player, place=place, score=score, **given)


def cup(
    name: str, people: dict[str, Person], *results: SeasonResult, **more: Any
) -> PlayedTournament:
    given = {"is_official": True, "is_homologable": True, **more}
    return PlayedTournament(name * 64, name, "", results=results, people=people, **given)


SPRING = cup(
    "s",
    {"1": ANNA, "2": BRUNO, "3": CARLA},
    result("1", 1, 2000, bonus=400),
    result("2", 2, 1600, left="withdrawal"),
    result("3", 3, 400, warnings=2, left="expulsion"),
)
AUTUMN = cup(
    "a",
    {"7": Person("Anna", "a1", "anna@example.org"), "8": Person("carla")},
    result("7", 2, 800, left="no_show"),
    result("8", 1, 1200, warnings=1),
)


def table(rules: SeasonRules | None = None, *sanctions: Sanction) -> dict[str, SeasonRow]:
    found = season_table([SPRING, AUTUMN], rules or SeasonRules(), sanctions)
    return {row.person.name: row for row in found}


def sanction(kind: str, name: str = "", points: int = 0, tournament: str = "") -> Sanction:
    return Sanction(1, "2026", kind, name, "", tournament and tournament * 64, points, "letter")


def test_several_tournaments_by_person() -> None:
    """T-141, T-143, A-17: one row for a person, whatever the number in each tournament."""
    rows = table()
    assert [*rows] == ["Anna", "Bruno", "Carla"]
    assert [row.total for row in rows.values()] == [400, 400, 200]
    assert [row.place for row in rows.values()] == [1, 1, 3]
    assert [row.withdrawals for row in rows.values()] == [1, 1, 0]
    assert (rows["Carla"].expulsions, rows["Carla"].warnings) == (1, 3)
    assert len(rows["Anna"].parts) == len(rows["Carla"].parts) == 2


def test_who_is_who() -> None:
    """By the code; without one by the name, if only one is called so."""
    namesake, bare = Person("Anna", "A9"), Person("anna")
    assert same_people([ANNA, bare])[bare] == ANNA
    found = same_people([ANNA, namesake, bare, Person("ANNA ")])
    assert found[ANNA] == ANNA
    assert found[namesake] == namesake
    assert found[bare] == bare == found[Person("ANNA ")]


def test_whose_name_was_erased_is_in_no_season() -> None:
    gone = cup("s", {"2": BRUNO}, *SPRING.results)
    assert [row.person for row in season_table([gone], SeasonRules(), [])] == [BRUNO]


def test_the_average_can_be_another() -> None:
    """A-17: the formula, the best few, the sum, how many are needed, which ones count."""
    assert table(SeasonRules(formula="score + 100 * wins - place"))["Anna"].total == Fraction(
        2797, 2
    )
    assert table(SeasonRules(best=1))["Anna"].total == 600
    best = table(SeasonRules(best=1))["Anna"].parts
    assert [part.is_used for part in best] == [True, False]
    assert table(SeasonRules(combined="sum"))["Anna"].total == 800
    few = table(SeasonRules(least=2))
    assert (few["Bruno"].total, few["Bruno"].place) == (None, 0)
    assert few["Carla"].place == 2


@pytest.mark.parametrize(
    ("counting", "total"), [("all", 150), ("official", 200), ("homologable", 300)]
)
def test_which_tournaments_count(counting: str, total: int) -> None:
    people, mine = {"1": ANNA}, [result("1", 1, score) for score in (1200, 400, 200)]
    seasons = [
        cup("h", people, mine[0]),
        cup("o", people, mine[1], is_homologable=False),
        cup("u", people, mine[2], is_homologable=False, is_official=False),
    ]
    (row,) = season_table(seasons, SeasonRules(counting=counting), [])
    assert row.total == total


def test_sanctions_of_the_publisher() -> None:
    """T-156: notices are counted, results annulled for one or for all, points taken."""
    assert table(None, sanction("notice", "Anna"))["Anna"].notices == 1
    one = table(None, sanction("annulment", "Anna", tournament="s"))
    assert one["Anna"].total == 200
    assert [part.result.is_annulled for part in one["Anna"].parts] == [True, False]
    assert one["Bruno"].total == 400
    everybody = table(None, sanction("annulment", tournament="s"))
    assert everybody["Bruno"].total is None
    assert everybody["Bruno"].withdrawals == 1  # it happened all the same
    assert table(None, sanction("reduction", "anna", 400, "s"))["Anna"].total == 350
    assert table(None, sanction("reduction", "Anna", 50))["Anna"].total == 350
    undone = lifted(sanction("reduction", "Anna", 50), "an error")
    assert table(None, undone)["Anna"].total == 400
    with pytest.raises(Refused, match="already-lifted"):
        lifted(undone, "again")


@pytest.mark.parametrize(
    ("bad", "key"),
    [
        (sanction("annulment", "Anna"), "sanction-tournament"),
        (sanction("notice"), "sanction-person"),
        (sanction("reduction", "Anna"), "sanction-points"),
        (sanction("notice", "Anna", 100), "sanction-points"),
    ],
)
def test_a_sanction_says_what_it_is_about(bad: Sanction, key: str) -> None:
    with pytest.raises(Refused, match=key):
        check_sanction(bad)


def ban(**more: Any) -> Ban:
    usual = {"since": "2026-03-01", "until": "2026-05-31", "as_player": True, "as_organizer": False}
    return Ban(number=1, name="Anna", member="A1", reason="letter", **{**usual, **more})


def test_a_ban_holds_for_its_days_and_roles() -> None:
    """T-156, H-11: for a period, as player and/or organizer."""
    days = ("2026-02-28", "2026-03-01", "2026-05-31", "2026-06-01")
    assert [ban_on(ANNA, "player", day, [ban()]) is not None for day in days] == [0, 1, 1, 0]
    assert ban_on(ANNA, "organizer", days[1], [ban()]) is None
    assert ban_on(Person("anna"), "organizer", days[1], [ban(as_organizer=True)])
    assert ban_on(Person("Anna", "A9"), "player", days[1], [ban()]) is None  # a namesake
    assert ban_on(ANNA, "player", "2099-01-01", [ban(until="")])
    assert ban_on(ANNA, "player", days[1], [ban(lifted="an error")]) is None
    with pytest.raises(Refused, match="barred"):
        check_not_barred(ANNA, "player", days[1], [ban()])


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"since": "1.3.2026"}, "not-a-day"),
        ({"until": "2026-02-30"}, "not-a-day"),
        ({"since": "20260301"}, "not-a-day"),
        ({"until": "2026-01-01"}, "ban-ends-before"),
        ({"as_player": False}, "ban-for-nothing"),
    ],
)
def test_a_ban_says_for_when_and_for_what(more: dict[str, Any], key: str) -> None:
    check_ban(ban())
    with pytest.raises(Refused, match=key):
        check_ban(ban(**more))


def test_a_formula_counts() -> None:
    count = read_formula("(score + bonus) / rounds - 0.5 * -wins")
    assert count({**PARTS, "score": 1000, "bonus": 1, "wins": 3}) == Fraction(1001, 3) + Fraction(
        3, 2
    )


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("score +", "formula"),
        ("score ** 9", "formula"),
        ("__import__('os')", "formula"),
        ("score if wins else 0", "formula"),
        ("score.real", "formula"),
        ("True", "formula"),
        ("9999999", "formula"),
        ("'a'", "formula"),
        ("points", "formula-part"),
        ("score / wins", "formula-divisor"),
        ("score / (rounds - 3)", "formula-divisor"),
        ("score / 0", "formula-divisor"),
        ("(" * 99 + "score" + ")" * 99, "formula-long"),
        ("", "formula"),
    ],
)
def test_a_formula_can_do_nothing_else(text: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        check_rules(SeasonRules(formula=text))
    assert refused.value.words[0] == f"refused-{key}"


def test_numbers_are_shown_with_two_decimals() -> None:
    values = [Fraction(1, 3), Fraction(-1, 200), Fraction(5), Fraction(-1, 999), None]
    assert list(map(shown, values)) == ["0.33", "-0.01", "5.00", "0.00", ""]


def test_a_season_for_a_spreadsheet() -> None:
    risky = cup("=s", {"1": Person("=cmd", "x,1")}, result("1", 1, 400))
    text = season_csv(season_table([risky, AUTUMN], SeasonRules(), []), [risky, AUTUMN])
    assert text.splitlines() == [
        "place,name,member,'=s,a,total,withdrawals,expulsions,warnings,notices",
        "1,carla,,,300.00,300.00,0,0,1,0",
        "2,Anna,a1,,200.00,200.00,1,0,0,0",
        '3,\'=cmd,"x,1",100.00,,100.00,0,0,0,0',
    ]


def test_a_tournament_counts_once_it_is_decided() -> None:
    """T-006: not before the places are settled, and never if it was practice."""
    hall = Hall(10)
    hall.note("derogation_taken", derogation="no_duels", value=0)
    assert played(hall.tournament, "f" * 64, {}) is None
    hall.play_all()
    assert played(hall.tournament, "f" * 64, {}) is None
    hall.publish()
    found = played(hall.tournament, "f" * 64, {number(1): ANNA})
    assert found is not None
    assert len(found.results) == found.results[0].participants == 10
    assert found.people == {number(1): ANNA}
