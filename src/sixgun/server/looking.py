"""What whoever looks at a game may ask for: answers, the whole view, explanations."""

from __future__ import annotations

from . import protocol, wire
from .guest import Guest
from .refusals import Refusal
from .table import Table, on

#: So many explanations may be asked for at once.
MOST_ASKS = 64


@on(protocol.Answer)
async def answer(table: Table, guest: Guest, request: protocol.Answer) -> None:
    """An answer that counts is followed by an update; nothing else is said about it."""
    await table.demand_play().answer(guest, request)


@on(protocol.Full)
async def full(table: Table, guest: Guest, request: protocol.Full) -> None:
    if table.play is None or guest.viewer is None:
        raise Refusal("no-game")
    moment = table.play.now_for(guest.viewer)
    if moment is not None:
        guest.viewer.show_all(moment)


@on(protocol.Explain)
async def explain(table: Table, guest: Guest, request: protocol.Explain) -> None:
    if table.play is None or guest.viewer is None:
        raise Refusal("no-game")
    if len(request.asks) > MOST_ASKS:
        raise Refusal("too-many-asks", limit=MOST_ASKS)
    seen = table.play.seen_by(guest.viewer)
    answers = tuple([wire.explanation(seen, ask) for ask in request.asks])
    guest.send(protocol.Explained(id=request.id, answers=answers))
