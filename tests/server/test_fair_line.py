"""Lines that are fair by what each has had: who wants little never waits for who wants much."""

from __future__ import annotations

from sixgun.server.fair_line import FairLine


def served(line: FairLine[str]) -> list[str]:
    return [line.take() for _ in range(len(line))]


def test_alone_it_is_first_come_first_served() -> None:
    line: FairLine[str] = FairLine()
    for number in range(5):
        line.put("Anna", 3, f"Anna {number}")
    assert served(line) == [f"Anna {number}" for number in range(5)]


def test_two_who_want_the_same_take_turns() -> None:
    line: FairLine[str] = FairLine()
    for who in ("Anna", "Bruno"):
        for number in range(3):
            line.put(who, 1, f"{who} {number}")
    assert [who.split()[0] for who in served(line)] == ["Anna", "Bruno"] * 3


def test_work_is_shared_and_not_the_number_of_wishes() -> None:
    """Of what is done while both want something, each has had half."""
    line: FairLine[tuple[str, int]] = FairLine()
    for _ in range(40):
        line.put("Anna", 10, ("Anna", 10))
        line.put("Bruno", 2, ("Bruno", 2))
    had = {"Anna": 0, "Bruno": 0}
    for _ in range(40):
        who, work = line.take()
        had[who] += work
    assert abs(had["Anna"] - had["Bruno"]) <= 2 * 10


def test_who_comes_with_little_is_next_however_many_wait() -> None:
    line: FairLine[str] = FairLine()
    for number in range(50):
        for who in range(20):
            line.put(f"greedy {who}", 1, f"greedy {who} {number}")
    for _ in range(30):  # she takes less than her share, which is one of twenty-one
        for _ in range(25):
            assert line.take() != "Anna"
        line.put("Anna", 1, "Anna")
        assert line.take() == "Anna"


def test_who_has_had_much_comes_after_who_has_had_little() -> None:
    line: FairLine[str] = FairLine()
    for _ in range(10):
        line.put("greedy", 1, "greedy")
        line.put("Bruno", 100, "Bruno")
        line.take()
    line.put("Anna", 1, "Anna")
    line.put("greedy", 1, "greedy again")
    assert served(line).index("Anna") < 2


def test_nobody_is_remembered_who_wants_nothing_any_more() -> None:
    line: FairLine[int] = FairLine()
    line.put("stays", 1e9, 0)
    line.put("stays", 1e9, 0)
    for number in range(10_000):
        line.put(f"passer-by {number}", 1, number)
        line.take()
    assert len(line._ends) < 200
    assert line.waiting("stays") + line.waiting("passer-by 9999") == len(line)
