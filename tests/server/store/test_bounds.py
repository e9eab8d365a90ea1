"""Every kind of row that strangers can make has its bound, every table of the store an entry."""

from __future__ import annotations

from sixgun.server.store import schema
from sixgun.server.store.bounds import BOUNDS, PEOPLE_OF_AN_ADDRESS

#: What lies in files, and not in the store.
FILES = {"phone_acts", "clock_acts", "photos"}
#: So many bytes has the largest row of a kind at most, more or less: `heard`, records and states.
LARGEST = {"complaints": 75_000, "games": 100_000, "tables": 20_000}
#: One address may fill so much of a disk in a day, by any one kind.
MOST_BYTES = 2 * 10**9


def test_every_table_of_the_store_has_an_entry() -> None:
    """Whoever adds a table says how much of it strangers can make, or why none."""
    assert set(BOUNDS) == set(schema.METADATA.tables) | FILES


def test_an_entry_has_a_number_or_a_reason() -> None:
    for kind, bound in BOUNDS.items():
        assert bool(bound.held) != bool(bound.of_an_address), kind
        if kind != "people":
            assert bound.of_an_address == bound.of_a_person * PEOPLE_OF_AN_ADDRESS, kind


def test_no_address_fills_a_disk_in_a_day() -> None:
    for kind, bound in BOUNDS.items():
        assert bound.of_an_address * LARGEST.get(kind, 500) <= MOST_BYTES, kind
