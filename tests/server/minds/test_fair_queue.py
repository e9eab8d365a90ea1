"""The queue in front of the processes: cheap first, then who has used least, nobody for ever."""

from __future__ import annotations

from sixgun.server.minds.fair_queue import LEAD, FairQueue
from sixgun.server.minds.shares import QUICK, Payer


class Line:
    """A queue and the accounts of those in it. The first letter of a name is its table, and the
    table's owner; `address/person` pays if it is given."""

    def __init__(self, per_table: int = 9, **spent: float) -> None:
        self.used = dict(spent)
        self.queue: FairQueue[str] = FairQueue(per_table, self._spent)

    def _spent(self, payer: Payer) -> tuple[float, float]:
        return self.used.get(payer.address, 0.0), self.used.get(payer.person, 0.0)

    def join(self, *names: str, payer: Payer | None = None, cost: float = 0.0) -> None:
        for name in names:
            self.queue.put(name, name[0], payer or Payer(name[0], f"at {name[0]}"), cost)

    def served(self, *, quick_only: bool = False) -> list[str]:
        """One after another, to the end."""
        names = []
        while self.queue.waits(quick_only=quick_only):
            names.append(self.queue.take(quick_only=quick_only))
            self.queue.done(names[-1][0])
        return names


def test_among_equals_first_come_first_served() -> None:
    line = Line()
    line.join("A1", "B1", "A2", "C1")
    assert line.served() == ["A1", "B1", "A2", "C1"]


def test_who_has_used_less_comes_first() -> None:
    line = Line(**{"at A": 2.0, "at B": 1.0})
    line.join("A1", "B1", "C1")
    assert line.served() == ["C1", "B1", "A1"]


def test_of_one_address_the_person_who_has_used_less_comes_first() -> None:
    line = Line(home=5.0, ann=4.0, ben=1.0)
    line.join("A1", payer=Payer("ann", "home"))
    line.join("B1", payer=Payer("ben", "home"))
    line.join("C1", payer=Payer("cid", "elsewhere"))
    assert line.served() == ["C1", "B1", "A1"]


def test_what_is_cheap_never_waits_behind_what_is_not() -> None:
    line = Line(**{"at A": 9.0})
    line.join("B1", "C1", cost=2 * QUICK)
    line.join("A1", cost=QUICK)
    assert line.served() == ["A1", "B1", "C1"]


def test_a_process_for_what_is_cheap_takes_nothing_else() -> None:
    line = Line()
    line.join("A1", cost=2 * QUICK)
    line.join("B1", cost=QUICK)
    assert line.served(quick_only=True) == ["B1"]
    assert len(line.queue) == 1
    assert line.served() == ["A1"]


def test_nobody_is_passed_for_ever_by_one_address() -> None:
    line = Line(**{"at A": 9.0})
    line.join("A1", "A2")
    line.join(*[f"B{number}" for number in range(6)])
    assert LEAD == 2
    assert line.served() == ["B0", "B1", "A1", "B2", "B3", "A2", "B4", "B5"]


def test_nor_by_one_person_of_the_same_address() -> None:
    line = Line(ann=9.0)
    line.join("A1", payer=Payer("ann", "home"))
    for number in range(3):
        line.join(f"B{number}", payer=Payer("ben", "home"))
    assert line.served() == ["B0", "B1", "A1", "B2"]


def test_ones_own_thoughts_do_not_count_as_passing() -> None:
    line = Line(home=9.0)
    for name in ("A1", "A2", "A3", "A4"):
        line.join(name, payer=Payer("ann", "home"))
    line.join("B1", payer=Payer("ann", "home"), cost=QUICK)
    assert line.served() == ["A1", "A2", "A3", "A4", "B1"]


def test_of_one_table_only_so_many_are_thought_for_at_once() -> None:
    line = Line(per_table=1)
    line.join("A1", "A2", "B1")
    assert line.queue.take(quick_only=False) == "A1"
    assert line.queue.take(quick_only=False) == "B1"
    assert not line.queue.waits(quick_only=False)
    line.queue.done("A")
    assert line.served() == ["A2"]


def test_who_leaves_is_not_served() -> None:
    line = Line()
    number = line.queue.put("A1", "A", Payer("ann", "home"), 0.0)
    line.join("B1")
    line.queue.leave(number)
    assert line.served() == ["B1"]
    line.queue.leave(number)


def test_people_can_be_sent_away() -> None:
    line = Line()
    line.join("A1", "B1", cost=1.0)
    line.join("C1")
    assert line.queue.withdraw(lambda each: not each.quick) == ["A1", "B1"]
    assert line.served() == ["C1"]
