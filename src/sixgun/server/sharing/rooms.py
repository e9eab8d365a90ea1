"""Which table a room code leads to, and how often anybody may be wrong.

The codes of all tables are looked up in memory, by their hash: how long that takes says nothing
about how much of a code was right. `docs/safety.md` reckons what a guesser can get.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..allowance import DAY
from ..clock import HouseClock
from ..front.rate_limits import Buckets, neighbourhood, site
from ..protocol.refusals import Refusal
from ..settings import HouseSettings, of_one_address
from .codes import new_code, read_code

if TYPE_CHECKING:
    from ..tables.table import OpenTable

#: So many people are let in at one table at most: each of them is written down there.
MOST_LET_IN = 500
#: Whoever has a network of IPv6 has tens of thousands of addresses, and tries for so many.
SITE = 5


class Rooms:
    """The room codes of a house."""

    def __init__(self, settings: HouseSettings, clock: HouseClock) -> None:
        tries = settings.wrong_codes_per_day
        self._tables: dict[str, OpenTable] = {}
        self._of_addresses = _in_a_day(clock, of_one_address(settings, tries))
        self._of_sites = _in_a_day(clock, SITE * tries)
        self._of_people = _in_a_day(clock, tries)

    def __len__(self) -> int:
        """How many tables can be come to by a code."""
        return len(self._tables)

    def draw(self) -> str:
        """A code that no other table has."""
        while (code := new_code()) in self._tables:
            continue
        return code

    def note(self, table: OpenTable) -> None:
        """The code of a table is another one, or it has none any more."""
        self.drop(table)
        if table.state.room:
            self._tables[table.state.room] = table

    def drop(self, table: OpenTable) -> None:
        """No code leads to this table any more."""
        self._tables = {code: each for code, each in self._tables.items() if each is not table}

    def find(self, text: str, person: str, address: str) -> OpenTable:
        """The table of a code.

        Whoever has been wrong too often is refused before anything is looked up, also with a
        right code: otherwise that refusal alone would tell a guesser that he is still wrong.
        """
        near, around = neighbourhood(address), site(address)
        if not (self._of_addresses.has(near) and self._of_sites.has(around)):
            raise Refusal("wrong-codes")
        if not self._of_people.has(person):
            raise Refusal("wrong-codes")
        code = read_code(text)
        if code is None:  # nobody learns anything from what cannot be a code
            raise Refusal("no-such-room")
        table = self._tables.get(code)
        if table is None or table.closed:
            self._of_addresses.take(near)
            self._of_sites.take(around)
            self._of_people.take(person)
            raise Refusal("no-such-room")
        return table


def check_entry(table: OpenTable, person: str) -> None:
    """Refuse who has the right code, and could neither sit nor look on."""
    state = table.state
    if person in state.kicked:
        raise Refusal("sent-away")
    if table.seat_of(person) >= 0:
        return
    if person not in state.invited and len(state.invited) >= MOST_LET_IN:
        raise Refusal("table-full", limit=MOST_LET_IN)
    if not table.options.spectators and not any(each.kind == "nobody" for each in state.places):
        raise Refusal("no-free-seat")


def _in_a_day(clock: HouseClock, number: int) -> Buckets:
    """Never more than so many in any day: half of them at once, half as they come back."""
    half = number / 2
    return Buckets(clock, half / DAY, half)
