"""Check codes: which events one fits, and what is no code at all."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.tournament.log.chain import Event
from sixgun.tournament.log.errors import Malformed
from sixgun.tournament.reporting.heads import LONGEST, SHORTEST, find_heads, read_code
from tests.desks import Hall


def events() -> list[Event]:
    hall = Hall(10)
    hall.play_round()
    return list(hall.desk.events)


def shared(found: list[Event]) -> str:
    """A beginning that several hashes have: of more than sixteen events two begin alike."""
    assert len(found) > 16
    ((digit, _),) = Counter(event.hash[0] for event in found).most_common(1)
    return digit


def test_a_code_fits_the_event_whose_head_it_is() -> None:
    found = events()
    for event in found:
        assert find_heads(found, event.hash) == (event,)
        assert find_heads(found, event.hash[:SHORTEST]) == (event,)
    assert find_heads(found, "0" * LONGEST) == ()


def test_a_code_that_fits_several_is_told_with_all_of_them() -> None:
    """So nobody takes the first one for proved."""
    found = events()
    code = shared(found)
    fitting = find_heads(found, code)
    assert len(fitting) > 1
    assert fitting == tuple(event for event in found if event.hash[0] == code)


def test_a_code_is_read_as_people_type_it() -> None:
    head = events()[-1].hash
    assert read_code(f" {head[:4].upper()}-{head[4:8]}… {head[8:SHORTEST]}\n") == head[:SHORTEST]
    for said in ("", head[: SHORTEST - 1], head + "0", "g" * SHORTEST):
        with pytest.raises(Malformed):
            read_code(said)
