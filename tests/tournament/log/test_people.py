"""Persons: who is the same, how namesakes are told apart, what their hashes hold."""

from __future__ import annotations

import pytest

from sixgun.tournament.log.people import (
    ALWAYS_HASHED,
    Person,
    digest,
    is_same,
    listed,
    person_data,
    told_apart,
)

MARIO = Person("Mario Rossi")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (MARIO, Person("mario  rossi"), True),
        (MARIO, Person("Mario Rossi", "M1"), True),
        (Person("Mario Rossi", "M2"), Person("Mario Rossi", "M1"), False),
        (Person("M. Rossi", "m1"), Person("Mario Rossi", "M1"), True),
        (Person("Mario Rossi", club="Roma"), Person("Mario Rossi", club="Milano"), False),
        (Person("Mario Rossi", club="Roma"), Person("Mario Rossi", club="ROMA"), True),
        (Person("Mario Rossi", club="Roma"), MARIO, True),
        (Person("Mario Rossi", "M1", club="Roma"), Person("Mario Rossi", "M1", club="Bari"), True),
    ],
)
def test_one_person_or_two(one: Person, other: Person, same: bool) -> None:
    assert is_same(one, other) is same
    assert is_same(other, one) is same


@pytest.mark.parametrize(
    ("people", "marks"),
    [
        ([MARIO, Person("Anna")], ["", ""]),
        (
            [Person("Mario Rossi", club="Roma"), Person("mario rossi", club="Bari")],
            ["Roma", "Bari"],
        ),
        ([Person("Mario Rossi", "M1", club="Roma"), Person("Mario Rossi", "M2")], ["M1", "M2"]),
        (
            [Person("Mario Rossi", "M1", club="Roma"), Person("Mario Rossi", club="Roma")],
            ["1", "2"],
        ),
        ([MARIO, Person("Anna"), MARIO, Person("Mario Rossi", "M1")], ["1", "", "2", "3"]),
    ],
)
def test_namesakes_are_told_apart_by_what_differs(people: list[Person], marks: list[str]) -> None:
    numbered = {f"{number:08x}": person for number, person in enumerate(people)}
    shown = list(told_apart(numbered).values())
    assert shown == [
        f"{each.name} ({mark})" if mark else each.name
        for each, mark in zip(people, marks, strict=True)
    ]
    assert len(set(shown)) == len(people)


def test_in_lists_the_surname_is_first() -> None:
    people = {
        "1": Person("Mario Rossi", surname="Rossi", given="Mario", club="Roma"),
        "2": Person("Mario Rossi", surname="Rossi", given="Mario", club="Bari"),
        "3": Person("Anna"),
    }
    assert list(listed(people).values()) == ["Rossi Mario (Roma)", "Rossi Mario (Bari)", "Anna"]
    assert list(told_apart(people).values()) == ["Mario Rossi (Roma)", "Mario Rossi (Bari)", "Anna"]


def test_what_came_later_is_held_only_where_it_was_said() -> None:
    plain = Person("Mario Rossi", "M1", "", "ab" * 16)
    said = Person("Mario Rossi", "M1", "", "ab" * 16, surname="Rossi", given="Mario", club="Roma")
    assert set(person_data(plain)) == set(ALWAYS_HASHED)
    assert set(person_data(said)) == {*ALWAYS_HASHED, "surname", "given", "club"}
    assert digest(plain) != digest(said)
