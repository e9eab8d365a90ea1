"""Live views: whoever looks on is sent the own view, at once and whenever something happened."""

from __future__ import annotations

import asyncio
import re

from ...front.interfaces import Wire
from ...protocol import encode
from ..entry import Guest
from ..views import LiveView

PLACE = re.compile(r"/api/tournaments/([a-z0-9-]{1,40})/(desk|phone|screen)/live")


def view_for(guest: Guest) -> LiveView:
    """What somebody may see now."""
    desk, person = guest.desk, guest.person
    if guest.holder.role == "desk":
        return desk.desk(person)
    return desk.phone(person) if guest.holder.role == "phone" else desk.hall()


async def converse(guest: Guest, wire: Wire) -> None:
    """Send views until the other side is gone; what it says is not listened to."""
    both = [asyncio.create_task(_tell(guest, wire)), asyncio.create_task(_listen(wire))]
    try:
        done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)
    for task in done:
        task.result()  # whatever went wrong in there is told to the porch


async def _listen(wire: Wire) -> None:
    while await wire.receive() is not None:
        pass


async def _tell(guest: Guest, wire: Wire) -> None:
    """A slow reader gets the latest view when it has read the one before."""
    with guest.desk.watched() as changed:
        while guest.desk.may_come(guest.holder):
            changed.clear()
            await wire.send(encode(view_for(guest)))
            await changed.wait()
