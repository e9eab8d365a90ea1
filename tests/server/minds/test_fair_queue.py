"""The queue in front of a worker: first come, first served, and no table stands too often."""

from sixgun.server.minds.fair_queue import FairQueue


def line_of(per_table: int, *names: str) -> FairQueue[str]:
    """The first letter of a name is its table."""
    line: FairQueue[str] = FairQueue(per_table)
    for name in names:
        line.put(name[0], name)
    return line


def served(line: FairQueue[str]) -> list[str]:
    """One after another, to the end."""
    names = []
    while line:
        names.append(line.take())
        line.done(names[-1][0])
    return names


def test_first_come_first_served() -> None:
    assert served(line_of(5, "A1", "B1", "A2", "C1")) == ["A1", "B1", "A2", "C1"]


def test_who_is_too_many_waits_until_one_of_the_table_is_done() -> None:
    assert served(line_of(1, "A1", "A2", "A3", "B1", "C1")) == ["A1", "B1", "C1", "A2", "A3"]
    line = line_of(2, "A1", "A2", "A3", "A4", "B1")
    assert served(line) == ["A1", "A2", "B1", "A3", "A4"]


def test_who_is_being_served_counts() -> None:
    line = line_of(1, "A1", "A2")
    assert line.take() == "A1"
    assert not line
    line.put("B", "B1")
    line.done("A")
    assert (line.first, served(line)) == ("B1", ["B1", "A2"])


def test_a_table_that_is_done_starts_anew() -> None:
    line = line_of(1, "A1")
    assert served(line) == ["A1"]
    line.put("A", "A2")
    assert served(line) == ["A2"]


def test_everybody_can_be_sent_away() -> None:
    line = line_of(1, "A1", "A2", "B1", "A3", "C1")
    assert line.take() == "A1"
    assert line.clear() == ["B1", "C1", "A2", "A3"]
    assert not line
    line.put("A", "A4")
    assert served(line) == ["A4"]
