"""The lobby: the tables that everybody may see, and who looks at the list of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from . import protocol
from .clock import HouseClock
from .tables.connection import Connection
from .tables.table import OpenTable

#: The lobby is told about changes this often, in seconds.
LOBBY_SECONDS = 0.5


class HouseLobby:
    """Who is told about the tables of a house, and what they know of them."""

    def __init__(self, tables: Mapping[str, OpenTable], clock: HouseClock) -> None:
        self._tables = tables
        self._clock = clock
        self._followers: set[Connection] = set()
        self._news: set[str] = set()
        self._listed: set[str] = set()  # the tables that the lobby knows
        self._alarm = False

    def follow(self, connection: Connection) -> None:
        """Show all tables to somebody, and from now on what changes."""
        if not self._followers:
            self._listed.clear()
        self._followers.add(connection)
        cards = _cards(self._tables.values())
        self._listed.update(card.table for card in cards)
        connection.send(protocol.Tables(tables=cards, all=True))

    def unfollow(self, connection: Connection) -> None:
        self._followers.discard(connection)

    def table_changed(self, table: OpenTable) -> None:
        """Tell the lobby, not more often than people can read."""
        self._news.add(table.name)
        if not self._alarm and self._followers:
            self._alarm = True
            self._clock.at(self._clock.now() + LOBBY_SECONDS, self._tell)
        elif not self._followers:
            self._news.clear()

    def _tell(self) -> None:
        self._alarm = False
        news, self._news = self._news, set()
        cards = _cards([self._tables[name] for name in news if name in self._tables])
        listed = {card.table for card in cards}
        gone = (news & self._listed) - listed
        self._listed = self._listed - gone | listed
        if not cards and not gone:
            return
        data = protocol.encode(protocol.Tables(tables=cards, gone=tuple(gone)))
        for connection in self._followers:
            connection.send_bytes(data)

    def tables_for(self, game: str) -> list[OpenTable]:
        """The tables for this game that anybody may find."""
        found = [table for table in self._tables.values() if table.options.game == game]
        return [table for table in found if is_listed(table)]


def is_listed(table: OpenTable) -> bool:
    return table.options.public and not table.state.scenario and not table.closed


def _cards(tables: Iterable[OpenTable]) -> tuple[protocol.TableCard, ...]:
    return tuple([table.card for table in tables if table.card and is_listed(table)])
