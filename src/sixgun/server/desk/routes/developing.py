"""Photos as they come in: one is unpacked at a time, whoever sends them."""

from __future__ import annotations

import asyncio

from ...front.interfaces import NotInstalled, NotPossible
from ...front.requests import HttpRequest
from ..entry import DeskSession


async def developed(request: HttpRequest, session: DeskSession) -> bytes:
    """The picture that was sent, written anew without anything else."""
    try:
        from ..photos import NoPhoto, written_anew
    except ModuleNotFoundError as error:
        raise NotInstalled("desk-photos-not-installed") from error
    context = request.context
    context.people.afford("photos", session.giver, request.sender.address)
    content = await request.body()
    async with context.photos.turn():
        try:
            return await asyncio.to_thread(written_anew, content)
        except NoPhoto as error:
            raise NotPossible(error.key) from error
