"""Live views: whoever looks on is sent the own view, at once and whenever something happened."""

from __future__ import annotations

import asyncio
import re

from ...front.interfaces import Socket
from ...protocol import encode
from ..entry import DeskSession
from ..views import LiveView

PLACE = re.compile(r"/api/tournaments/([a-z0-9-]{1,40})/(desk|phone|screen)/live")


def view_for(session: DeskSession) -> LiveView:
    """What somebody may see now."""
    desk, person = session.desk, session.person
    if session.holder.role == "desk":
        return desk.desk(person)
    return desk.phone(person) if session.holder.role == "phone" else desk.hall()


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
    """A slow reader gets the latest view when it has read the one before."""
    with session.desk.watched() as changed:
        while session.desk.may_come(session.holder):
            changed.clear()
            await socket.send(encode(view_for(session)))
            await changed.wait()
