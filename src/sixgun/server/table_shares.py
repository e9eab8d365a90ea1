"""How the tables of a house are shared, by person and by address, and which go when it is full."""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING

from .days.meeting import is_expected
from .days.slow import is_for_days
from .front.rate_limits import neighbourhood
from .logs import note
from .protocol.refusals import Refusal, notice
from .settings import of_one_address
from .store import reads
from .tables.connection import Connection
from .tables.presence import close
from .tables.table import OpenTable

if TYPE_CHECKING:
    from .house import House

#: Above this part of its tables a house parts with those that nobody uses …
CROWDED = 0.8
#: … and has used for so many seconds.
UNUSED_SECONDS = 60.0


class TableShares:
    """Who has how many of the tables of one house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._watching = False
        self._tidying: set[asyncio.Task[None]] = set()

    def sign_of(self, address: str) -> str:
        """An address as it is written down: it can be told from others, and not be read."""
        text = f"{self._house.salt}/address/{neighbourhood(address)}"
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def check(self, connection: Connection) -> None:
        """Refuse who has as many tables as he may, himself or together with his neighbours."""
        settings, tables = self._house.settings, self._house.tables
        if len(tables) >= settings.tables:
            raise Refusal("no-room", limit=settings.tables)
        states = [table.state for table in tables.values()]
        own = [each for each in states if (each.owner or each.opener) == connection.person]
        if len(own) >= settings.tables_per_person:
            raise Refusal("too-many-tables", limit=settings.tables_per_person)
        here = self.sign_of(connection.address)
        limit = of_one_address(settings, settings.tables_per_address)
        if sum([each.opened_from == here for each in states]) >= limit:
            raise Refusal("too-many-tables-here", limit=limit)

    # ------------------------------------------------------------ when the house is nearly full

    def is_crowded(self) -> bool:
        return len(self._house.tables) > CROWDED * self._house.settings.tables

    def watch(self) -> None:
        """As long as the house is nearly full, look every minute whether anybody can make way."""
        if self._watching or self._house.closing or not self.is_crowded():
            return
        self._watching = True
        clock = self._house.clock
        clock.at(clock.now() + UNUSED_SECONDS, self._look)

    def _look(self) -> None:
        self._watching = False
        if not self._house.closing:
            task = asyncio.ensure_future(self.make_room())
            self._tidying.add(task)
            task.add_done_callback(self._tidying.discard)

    async def settled(self) -> None:
        """Wait until whoever was looking has looked, and closed what nobody uses."""
        await asyncio.gather(*self._tidying)

    async def make_room(self) -> None:
        """Close the tables that nobody uses, if the house is nearly full."""
        if not self.is_crowded():
            return
        house = self._house
        before = house.clock.now() - UNUSED_SECONDS
        unused = [each for each in house.tables.values() if is_unused(each, before)]
        if unused:
            date = house.clock.date()
            expected = await asyncio.to_thread(reads.tables_with_links, house.store, date)
            going = [table for table in unused if table.name not in expected]
            for table in going:
                table.post(_close_unused, table, before)
            for table in going:
                await table.settled()
        self.watch()


def is_unused(table: OpenTable, before: float) -> bool:
    """Was no game begun here, and has nobody looked since before this moment?"""
    state = table.state
    if state.room and table.persons():  # who has shared its link may be where he has sent it
        before -= max(0.0, table.house.settings.link_seconds - UNUSED_SECONDS)
    if table.viewers or table.left_at > before or state.commission is not None:
        return False
    if state.scenario:
        return table.play is None or not table.play.written
    if len(table.persons()) > 1 and (is_for_days(table) or is_expected(table)):
        return False
    return state.status == "waiting" and not state.games


async def _close_unused(table: OpenTable, before: float) -> None:
    if is_unused(table, before):  # else somebody has come meanwhile
        note("table closed: the house is nearly full", table=table.name)
        await close(table, notice("closed-unused"))
