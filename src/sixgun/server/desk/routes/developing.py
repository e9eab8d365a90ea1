"""Photos as they come in: one is unpacked at a time, whoever sends them, beside the house."""

from __future__ import annotations

from ...front.interfaces import NotInstalled, NotPossible
from ...front.requests import HttpRequest
from ...logs import note_error
from ...side_process import ProcessFailed
from ..entry import DeskSession


async def developed(request: HttpRequest, session: DeskSession) -> bytes:
    """The picture that was sent, written anew without anything else."""
    try:
        from ..photos import PHOTO
    except ModuleNotFoundError as error:
        raise NotInstalled("desk-photos-not-installed") from error
    context = request.context
    context.people.afford("photos", session.giver, request.sender.address)
    content = await request.body()
    async with context.photos.turn():
        try:
            kind, made = await context.desks.darkroom.do(content)
        except ProcessFailed as error:  # whatever is in it, it cannot be unpacked
            note_error("a photo could not be unpacked", error)
            raise NotPossible("desk-no-photo") from error
    if kind != PHOTO:
        raise NotPossible(made.decode())
    return made
