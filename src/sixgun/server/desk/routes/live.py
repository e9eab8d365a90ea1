"""Live views: whoever looks on is sent the own view, at once and whenever something happened."""

from __future__ import annotations

import asyncio
import re

import msgspec

from ...front.interfaces import Socket
from ...protocol import encode
from ..duel_views import ClockPage
from ..entry import DeskSession
from ..views import LiveView

PLACE = re.compile(r"/api/tournaments/([a-z0-9-]{1,40})/(desk|phone|screen|clock)/live")


def view_for(session: DeskSession) -> LiveView:
    """What somebody may see now."""
    desk, person = session.desk, session.person
    match session.holder.role:
        case "desk":
            return desk.desk(person)
        case "phone":
            return desk.phone(person)
        case "clock":
            return desk.clock_page(person)
        case _:
            return desk.hall()


async def converse(session: DeskSession, socket: Socket) -> None:
    """Send views until the other side is gone; what it says is not listened to."""
    both = [asyncio.create_task(_tell(session, socket)), asyncio.create_task(_listen(socket))]
    try:
        done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)
    for task in done:
        task.result()  # whatever went wrong in there is told to the gateway


async def _listen(socket: Socket) -> None:
    while await socket.receive() is not None:
        pass


async def _tell(session: DeskSession, socket: Socket) -> None:
    """A slow reader gets the latest view when it has read the one before.

    A tablet hears of its clock only: not even that something else has happened.
    """
    told: LiveView | None = None
    with session.desk.watched() as changed, session.desk.looked_at(session.holder):
        while session.desk.may_come(session.holder):
            changed.clear()
            view = view_for(session)
            if not _is_same(told, view):
                await socket.send(encode(view))
                told = view
            await changed.wait()


def _is_same(told: LiveView | None, view: LiveView) -> bool:
    """Would a tablet see nothing new, but the time?"""
    if not isinstance(told, ClockPage) or not isinstance(view, ClockPage):
        return False
    return msgspec.structs.replace(told, now=view.now) == view
