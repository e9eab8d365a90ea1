"""Prizes, scores, Marogi, standings: sections 8 and 11."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

import sixgun
from sixgun.scenarios import run_scenario
from sixgun.tournament.log.errors import Refused
from sixgun.tournament.regulation.marogi import Marogi, marogi
from sixgun.tournament.regulation.prizes import prize, reached_final_duel, wins
from sixgun.tournament.regulation.score import Entry, PlayedTable, entries, money_before, score
from sixgun.tournament.regulation.sheet import Sheet
from sixgun.tournament.regulation.standings import Row, standings
from sixgun.tournament.regulation.tabletop import outcome_of

#: The three tables of the regulation, typed once more: outcome, role, by size 5, 6, 7.
TABLES = [
    ("law", "sheriff", 1200, 1600, 1200),
    ("law", "deputy", 1200, 1600, 1200),
    ("law", "outlaw", 0, 0, 0),
    ("law", "renegade", 0, 0, 0),
    ("outlaws", "outlaw", 1800, 1500, 1700),
    ("outlaws", "renegade", 0, 0, 0),
    ("outlaws", "sheriff", 0, 0, 0),
    ("outlaws", "deputy", 0, 0, 0),
    ("renegade", "renegade", 2400, 2600, 2800),
    ("renegade", "sheriff", 0, 0, 0),
    ("renegade", "deputy", 0, 0, 0),
    ("renegade", "outlaw", 0, 0, 0),
]


@pytest.mark.parametrize("row", TABLES)
def test_prizes(row: tuple[str, str, int, int, int]) -> None:
    """T-080: by role and outcome; being alive does not come into it."""
    outcome, role, *amounts = row
    assert [prize(size, role, outcome) for size in (5, 6, 7)] == amounts


def test_the_lost_final_duel() -> None:
    """T-081, A-09: a consolation, and no victory."""
    amounts = [prize(size, "renegade", "law", final_duel=True) for size in (5, 6, 7)]
    assert amounts == [300, 350, 400]
    assert prize(5, "outlaw", "law", final_duel=True) == 0
    assert not wins("renegade", "law")
    assert reached_final_duel(["sheriff"], "renegade", "law")
    assert not reached_final_duel(["sheriff", "deputy"], "renegade", "law")
    assert not reached_final_duel(["sheriff"], "outlaw", "law")


@pytest.mark.parametrize("size", [4, 8, 3])
def test_no_prizes_for_other_sizes(size: int) -> None:
    """A-26."""
    with pytest.raises(Refused, match="no-prizes"):
        prize(size, "sheriff", "law")


def test_the_score_of_the_specification() -> None:
    """T-083, vector 3."""
    mine = [
        entry(1, 6, "deputy", "law", 40),
        entry(2, 5, "outlaw", "law", 10),
        entry(3, 5, "renegade", "law", 120, final_duel=True),
    ]
    assert score(3, mine) == 300 + 1600 - 40 + 0 - 10 + 300 - 120 == 2030
    assert money_before(3, mine, 1) == 300
    assert money_before(3, mine, 3) == 300 + 1600 - 40 - 10
    assert sum(each.won for each in mine) == 1


def entry(
    number: int, size: int, role: str, outcome: str, price: int, *, final_duel: bool = False
) -> Entry:
    won = prize(size, role, outcome, final_duel=final_duel)
    return Entry(number, 1, size, role, outcome, won, price, wins(role, outcome))


def test_a_score_may_be_negative() -> None:
    """T-083, T-058."""
    assert score(3, [entry(1, 5, "outlaw", "law", 330)]) == -30


def game(number: int, table: int, players: str, outcome: str, prices: list[int]) -> PlayedTable:
    roles = ("sheriff", "deputy", "outlaw", "outlaw", "renegade", "outlaw", "deputy")
    return PlayedTable(
        number, table, tuple(players), Sheet(roles[: len(players)], tuple(prices), outcome)
    )


def test_the_marogi_coefficient_of_the_specification() -> None:
    """Section 11: table sums 4200, 5050, 3900 in three rounds."""
    coefficient = Marogi(4200 + 5050 + 3900, 12, 3)
    assert coefficient.value() == Fraction(13150, 3)
    assert coefficient.shown() == "4383.33"
    assert Marogi(-5, 4, 3).shown() == "-1.67"
    assert Marogi(0, 0, 3).value("B") == 0


@pytest.mark.parametrize(
    ("total", "rounds", "shown"),
    [
        (5, 3, "1.67"),  # two thirds: up
        (4, 3, "1.33"),  # one third: down
        (2, 3, "0.67"),
        (-5, 3, "-1.67"),
        (-4, 3, "-1.33"),
        (1, 200, "0.01"),  # just half a cent: away from zero
        (-1, 200, "-0.01"),
        (1, 201, "0.00"),
        (-1, 201, "0.00"),  # no minus before nothing
        (1199, 200, "6.00"),
        (12_345, 1, "12345.00"),
        (41, 4, "10.25"),
        (205, 20, "10.25"),
        (201, 20, "10.05"),  # a nought behind the point
    ],
)
def test_a_coefficient_is_shown_to_the_nearest_cent(total: int, rounds: int, shown: str) -> None:
    assert Marogi(total, 4, rounds).shown() == shown
    assert Marogi(total, rounds, 1).shown("B") == shown


def test_thirds_are_compared_exactly_and_not_as_they_are_shown() -> None:
    """Two coefficients that look alike are not equal; two ways to write one third are."""
    assert Marogi(100_000, 4, 30_000).shown() == Marogi(100_001, 4, 30_000).shown() == "3.33"
    assert Marogi(100_000, 4, 30_000).value() < Marogi(100_001, 4, 30_000).value()
    assert Marogi(4, 4, 3).value() == Marogi(8, 4, 6).value()


def test_opponents_met_twice_count_twice() -> None:
    """Section 11: final scores, starting money included."""
    games = [game(1, 1, "abcde", "law", [10] * 5), game(2, 1, "abcde", "outlaws", [10] * 5)]
    totals = {player: score(2, mine) for player, mine in entries(games).items()}
    found = marogi(games, totals, 2)
    others = sum(totals.values()) - totals["a"]
    assert found["a"] == Marogi(2 * others, 8, 2)


def test_ties_are_broken_by_marogi_then_wins_then_lot() -> None:
    """Section 11, in this order."""
    games = [
        game(1, 1, "abcde", "law", [10, 10, 10, 10, 10]),
        game(1, 2, "fghij", "law", [10, 10, 10, 10, 20]),
    ]
    lots = {player: lot for lot, player in enumerate("jihgfedcba", 1)}
    table = standings(games, 3, lots)
    # a, b and f, g have won and paid alike; the second table is poorer by 10, so a, b go first.
    assert table.order()[:4] == ("b", "a", "g", "f")
    assert [row.tie for row in table.rows[:4]] == ["lot", "lot", "lot", "lot"]
    assert table.row_of("j").tie == ""
    assert table.row_of("e").tie == "lot"  # among c, d, e, h, i: by Marogi from h, by lot from d
    open_ties = standings(games, 3)
    assert open_ties.row_of("a").tie == "open"


def test_wins_decide_between_equal_coefficients() -> None:
    """Section 11: the consolation is no win."""
    games = [
        PlayedTable(
            1, 1, ("p", "q", "r", "s", "t"), Sheet(ROLES, (10, 10, 10, 10, 10), "law", True)
        ),
        PlayedTable(
            1, 2, ("u", "v", "w", "x", "y"), Sheet(ROLES, (910, 10, 10, 10, 10), "law", True)
        ),
    ]
    table = standings(games, 3, dict.fromkeys("pqrstuvwxy", 1))
    u, t, y = (table.row_of(player) for player in "uty")
    assert u.score == t.score == y.score == 590
    assert u.wins == 1
    assert t.wins == y.wins == 0
    order = [player for player in table.order() if player in "uty"]
    # t met p at full price and has the best coefficient; u and y: u's opponents sum to the same.
    assert order[0] == "t"
    assert u.marogi.total == y.marogi.total
    assert order[1:] == ["u", "y"]
    assert y.tie == "wins"


ROLES = ("sheriff", "deputy", "outlaw", "outlaw", "renegade")


def test_the_referee_is_told_when_the_two_readings_disagree() -> None:
    """A-13: a bigger table gives a bigger sum; per opponent it may be the other way round."""
    games = [
        game(1, 1, "abcdef", "renegade", [10] * 6),
        game(1, 2, "ghijk", "law", [10, 10, 10, 10, 10]),
    ]
    lots = {player: lot for lot, player in enumerate("abcdefghijk", 1)}
    literal = standings(games, 3, lots, "A")
    by_opponent = standings(games, 3, lots, "B")
    assert literal.order() != by_opponent.order()
    for table in (literal, by_opponent):
        ((key, arguments),) = table.warnings
        assert key == "warning-marogi-readings"
        assert arguments["players"]
    same = [game(1, 1, "abcde", "law", [10] * 5), game(1, 2, "fghij", "outlaws", [10] * 5)]
    assert standings(same, 3).warnings == ()


def test_every_number_says_where_it_comes_from() -> None:
    """Standings that explain themselves: the notes of a row add up to its score."""
    games = [game(1, 1, "abcde", "law", [10] * 5), game(2, 1, "edcba", "outlaws", [20] * 5)]
    table = standings(games, 3, dict.fromkeys("abcde", 1))
    for row in table.rows:
        notes = row.notes(3)
        assert notes[0] == ("standing-start", {"money": 300, "rounds": 3})
        played = [arguments for key, arguments in notes if key == "standing-game"]
        gain = sum(int(each["prize"]) - int(each["price"]) for each in played)
        assert 300 + gain == row.score
        assert ("standing-score", {"score": row.score}) in notes


def keys(row: Row, reading: str = "A") -> list[str]:
    """What a row says after its games and its score."""
    said = [key for key, _ in row.notes(3, reading)]
    return said[said.index("standing-score") + 1 :]


def test_a_row_says_what_put_it_there_and_no_more() -> None:
    """Section 11: nothing where the score decides, else everything up to what decided."""
    row = standings([game(1, 1, "abcde", "law", [10] * 5)], 3, dict.fromkeys("abcde", 4)).rows[0]
    said = {tie: keys(replace(row, tie=tie)) for tie in ("", "marogi", "wins", "lot", "open")}
    assert said == {
        "": [],
        "marogi": ["standing-marogi"],
        "wins": ["standing-marogi", "standing-wins"],
        "lot": ["standing-marogi", "standing-wins", "standing-lot"],
        "open": ["standing-marogi", "standing-wins", "standing-open"],
    }
    assert keys(replace(row, tie="lot", lot=None)) == ["standing-marogi", "standing-wins"]
    assert keys(replace(row, tie="marogi"), "B") == ["standing-marogi-b"]
    assert ("standing-lot", {"lot": 4}) in replace(row, tie="lot").notes(3)
    assert ("standing-wins", {"wins": row.wins}) in replace(row, tie="wins").notes(3)


def test_a_coefficient_says_what_it_was_made_of() -> None:
    row = standings([game(1, 1, "abcde", "law", [10] * 5)], 3).rows[0]
    one = replace(row, tie="marogi", marogi=Marogi(100, 8, 3))
    assert one.notes(3)[-1] == ("standing-marogi", {"total": 100, "parts": 3, "value": "33.33"})
    by_opponent = ("standing-marogi-b", {"total": 100, "parts": 8, "value": "12.50"})
    assert one.notes(3, "B")[-1] == by_opponent


def test_places_count_from_one_and_rows_are_found_by_player() -> None:
    games = [game(1, 1, "abcde", "law", [10, 20, 30, 40, 50])]
    table = standings(games, 3, dict.fromkeys("abcde", 1))
    assert [row.place for row in table.rows] == [1, 2, 3, 4, 5]
    assert table.order() == ("a", "b", "c", "d", "e")
    assert [table.row_of(player).player for player in "abcde"] == list("abcde")


def test_the_dead_win_with_their_side_and_effects_are_finished() -> None:
    """T-080, T-084: the Renegade kills everybody with one Gatling, and wins."""
    scenario = {
        "id": "T-084",
        "title": "one effect eliminates several",
        "source": "T-084",
        "sets": ["base"],
        "turn": "Cat",
        "steps": ["Cat: play gatling", "check winners = [Cat]"],
        "player": [
            {"name": "Ann", "role": "sheriff", "character": "willy_the_kid", "life": 1},
            {"name": "Bob", "role": "outlaw", "character": "slab_the_killer", "life": 1},
            {"name": "Cat", "role": "renegade", "character": "lucky_duke", "hand": ["gatling"]},
            {"name": "Dan", "role": "deputy", "character": "bart_cassidy", "life": 1},
            {"name": "Eve", "role": "outlaw", "character": "rose_doolan", "life": 1},
        ],
    }
    outcome = run_scenario(scenario)
    assert outcome.passed, outcome.message


def test_the_sheet_of_a_game_on_the_engine() -> None:
    """T-081: the Sheriff alone is left, the Renegade fell last."""
    game = sixgun.Game(5, seed=1)
    game.roles = ["sheriff", "deputy", "outlaw", "outlaw", "renegade"]
    for seat in (2, 3, 1, 4):
        game.eliminate(seat, 0)
    game.over = "law"
    assert outcome_of(game) == ("law", True, 0)
