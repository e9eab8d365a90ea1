"""Rounds, money, tables: sections 2 and 3."""

from __future__ import annotations

import pytest

from sixgun.tournament.log.errors import Refused
from sixgun.tournament.regulation.rounds import is_official_number, rounds_for, starting_money
from sixgun.tournament.regulation.tables import (
    DERIVED_ROWS,
    OFFICIAL_ROWS,
    SIZES,
    rows_in,
    sizes_by_rule,
    table_sizes,
)
from tests.desks import Hall, number

#: The printed table, typed once more from the regulation: fives, sixes and sevens of a row.
PRINTED = {
    10: (2, 0, 0), 11: (1, 1, 0), 12: (0, 2, 0), 13: (0, 1, 1), 14: (0, 0, 2), 15: (3, 0, 0),
    16: (2, 1, 0), 17: (1, 2, 0), 18: (0, 3, 0), 19: (0, 2, 1), 20: (4, 0, 0), 24: (0, 4, 0),
    25: (5, 0, 0), 27: (3, 2, 0), 30: (0, 5, 0), 31: (5, 1, 0), 36: (0, 6, 0), 37: (5, 2, 0),
    39: (3, 4, 0), 40: (8, 0, 0), 42: (6, 2, 0), 45: (3, 5, 0), 48: (0, 8, 0), 49: (5, 4, 0),
    50: (10, 0, 0),
}  # fmt: skip


@pytest.mark.parametrize(("players", "row"), PRINTED.items())
def test_rows_are_those_of_the_regulation(players: int, row: tuple[int, int, int]) -> None:
    """T-020, vector 1."""
    sizes = table_sizes(players)
    assert tuple(sizes.count(size) for size in SIZES) == row


def test_every_row_of_the_file_sums_and_agrees_with_the_rule() -> None:
    """T-020, vector 1: as multisets; only the order of 19 is its own."""
    rows = rows_in(OFFICIAL_ROWS)
    assert list(rows) == list(range(10, 51))
    for players, sizes in rows.items():
        assert sum(sizes) == players
        assert table_sizes(players) == sizes
        assert set(sizes) <= set(SIZES)
        assert max(sizes) - min(sizes) <= 1
        assert sorted(sizes) == sorted(sizes_by_rule(players))
    assert table_sizes(19) == (6, 6, 7)
    assert [n for n, sizes in rows.items() if list(sizes) != sorted(sizes)[::-1]] == [19]


def test_the_extension_follows_the_rule() -> None:
    """T-020, vector 1: 51 to 100, fives and sixes, never fewer tables for more players."""
    rows = rows_in(DERIVED_ROWS)
    assert list(rows) == list(range(51, 101))
    for players, sizes in rows.items():
        assert sizes == sizes_by_rule(players) == table_sizes(players)
        assert sum(sizes) == players
        assert set(sizes) <= {5, 6}
    assert table_sizes(100) == (6,) * 10 + (5,) * 8
    counts = [len(table_sizes(players)) for players in range(10, 101)]
    assert counts == sorted(counts)


@pytest.mark.parametrize("players", [0, 4, 8, 9, 101])
def test_there_are_no_other_tables(players: int) -> None:
    with pytest.raises(Refused, match="no-tables"):
        table_sizes(players)


@pytest.mark.parametrize(
    ("players", "rounds", "money"),
    [(10, 3, 300), (14, 3, 300), (15, 4, 400), (24, 4, 400), (25, 5, 500), (100, 5, 500)],
)
def test_rounds_and_money(players: int, rounds: int, money: int) -> None:
    """T-005, T-010, vector 2."""
    assert rounds_for(players) == rounds
    assert starting_money(rounds) == money


def test_nine_are_too_few() -> None:
    with pytest.raises(Refused, match="too-few"):
        rounds_for(9)


def test_a_derogated_number_of_rounds() -> None:
    """T-012, A-01: 3 to 5 officially, with the money of that number; others only unofficially."""
    assert [n for n in range(10) if is_official_number(n)] == [3, 4, 5]
    hall = Hall(27, close=False)
    hall.derogate("rounds", 3)
    hall.note("registration_closed", promise="0" * 64)
    assert hall.tournament.planned == 3
    with pytest.raises(Refused, match="rounds-not-official"):
        Hall().note("derogation_taken", derogation="rounds", value=2)
    free = Hall(official=False)
    free.note("derogation_taken", derogation="rounds", value=7)
    free.register(12)
    free.draw()
    assert free.tournament.planned == 7
    assert free.tournament.score_of(number(1)) == 700


def test_withdrawals_change_tables_and_not_rounds() -> None:
    """T-011, T-021: 15 players play four rounds, also when they are 14; then at two tables."""
    hall = Hall(15)
    hall.play_round()
    assert len(hall.tournament.rounds[0].tables) == 3
    hall.note("withdrew", player=number(3), no_show=False, note="")
    hall.play_round()
    assert hall.tournament.planned == 4
    assert [len(table.players) for table in hall.tournament.rounds[1].tables] == [7, 7]
    assert hall.tournament.score_of(number(3)) == 400 + sum(
        entry.gain for entry in hall.tournament.entries()[number(3)]
    )
