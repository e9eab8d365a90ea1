"""How a game begins: people see who they are before anybody is asked, and bots wait.

With others at the table it takes as long as the house says, whoever is ready when: how long
somebody looks at his role would tell. Whoever is alone with bots, and unseen, begins when ready.
Where nobody looks through a client that shows it, such as at a table of programs, there is none.
"""

from __future__ import annotations

from .. import protocol
from ..days.slow import prepare
from .connection import Connection
from .solitude import is_unseen
from .table import OpenTable, on

#: What a client is told if the game begins as soon as it is `ready`.
UNTIL_READY = -1


def is_shown(table: OpenTable) -> bool:
    """Does anybody who plays look through a client that shows it?"""
    return any(
        connection.reveals and viewer.seat is not None
        for connection, viewer in table.viewers.items()
    )


def begin_reveal(table: OpenTable) -> None:
    """The cards are dealt; what is decided here is written down with them."""
    table.state.revealing = table.house.settings.reveal_seconds > 0 and is_shown(table)
    table.reveal_ends = None


def watch_reveal(table: OpenTable) -> None:
    """Have it end: by time, if there is anybody to whom time would tell something."""
    if not table.state.revealing:
        return
    if not is_unseen(table):
        if table.reveal_ends is None:
            table.reveal_ends = table.now() + table.house.settings.reveal_seconds
            table.alarm("reveal", table.reveal_ends, end_reveal, table)
    elif table.viewers and not is_shown(table):
        table.post(end_reveal, table)  # this client would never be ready


def reveal_left(table: OpenTable, *, late: bool) -> int:
    """What a client is told about it; `late`: one that sees everything later."""
    if not table.state.revealing or late:
        return 0
    if table.reveal_ends is None:
        return UNTIL_READY
    return max(1, round((table.reveal_ends - table.now()) * 1000))


@on(protocol.Ready)
async def ready(table: OpenTable, connection: Connection, request: protocol.Ready) -> None:
    table.place_of(connection)
    connection.done(request.id)
    if is_unseen(table):
        await end_reveal(table)


async def end_reveal(table: OpenTable) -> None:
    """Everybody has seen enough: the game begins."""
    if not table.state.revealing or table.play is None:
        return
    forget_reveal(table)
    prepare(table.play)
    await table.changed()
    table.play.show()
    table.play.go_on()


def forget_reveal(table: OpenTable) -> None:
    table.state.revealing, table.reveal_ends = False, None
    table.cancel_alarm("reveal")
