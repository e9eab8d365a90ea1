"""What whoever looks at a game may ask for: answers, the whole view, explanations."""

from __future__ import annotations

from .. import protocol
from ..explanations import Wish
from ..protocol.refusals import Refusal
from .connection import Connection, Viewer
from .showing import ShownPlay
from .table import OpenTable, on

#: So many explanations may be asked for at once.
MOST_ASKS = 64
#: The rules are run for each of them: so many are worth a message.
ASKS_A_MESSAGE = 4


@on(protocol.Answer)
async def answer(table: OpenTable, connection: Connection, request: protocol.Answer) -> None:
    """An answer that counts is followed by an update; nothing else is said about it."""
    if table.play is None:
        raise Refusal("no-game")
    table.house.allowance.take("moves", connection.person, connection.address)
    await table.play.answer(connection, request)


@on(protocol.Full)
async def full(table: OpenTable, connection: Connection, request: protocol.Full) -> None:
    viewer, play = _looked_at(table, connection)
    moment = play.now_for(viewer)
    if moment is None:
        raise Refusal("no-game")
    viewer.show_all(moment)


@on(protocol.Explain)
async def explain(table: OpenTable, connection: Connection, request: protocol.Explain) -> None:
    if len(request.asks) > MOST_ASKS:
        raise Refusal("too-many-asks", limit=MOST_ASKS)
    viewer, play = _looked_at(table, connection)
    seen = play.view_for(viewer)
    if seen is None:
        raise Refusal("no-game")
    if not table.house.company.afford(connection.person, len(request.asks) / ASKS_A_MESSAGE):
        raise Refusal("too-fast")
    table.house.explanations.explain(Wish(connection, request.id, play.kind, seen, request.asks))


def _looked_at(table: OpenTable, connection: Connection) -> tuple[Viewer, ShownPlay]:
    """Who looks, and at which game."""
    viewer = table.viewers.get(connection)
    if viewer is None:  # looked away meanwhile
        raise Refusal("not-at-a-table")
    play = table.play_for(viewer)
    if play is None:
        raise Refusal("no-game")
    return viewer, play
