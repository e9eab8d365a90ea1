"""The process in which replays are made.

A film takes 40 to 80 ms of nothing but Python. The house sends what is in the store already, and
gets back bytes that it sends on without reading them.
"""

from __future__ import annotations

import json

from ..side_process import ProcessFailed, SideProcess

#: What comes back: a film, or why there is none.
FILM, SEAT, RUNNING, RULES, DAMAGED, FAILED = range(6)


class NotFilmed(Exception):
    """There is no film: `why` is `SEAT`, `RUNNING`, `RULES`, `DAMAGED` or `FAILED`."""

    def __init__(self, why: int, text: str = "") -> None:
        super().__init__(text)
        self.why = why


class FilmMaker:
    """Makes one film at a time."""

    def __init__(self) -> None:
        self.side = SideProcess(f"{__name__}:made_film")

    async def make(self, game: str, record: str, eyes: int | None) -> bytes:
        """The film, packed. A process that dies, or hangs, harms this film alone."""
        try:
            kind, body = await self.side.do(json.dumps([game, record, eyes]).encode())
        except ProcessFailed as error:
            raise NotFilmed(FAILED, f"the process that makes replays: {error}") from error
        if kind != FILM:
            raise NotFilmed(kind, body.decode())
        return body

    async def close(self) -> None:
        await self.side.close()


def made_film(message: bytes) -> tuple[int, bytes]:
    """In the process: the film, or why there is none."""
    from ...engine.errors import OtherRules
    from ..tables.replays import NoSuchSeat, NotOver, filmed

    known = {NoSuchSeat: SEAT, NotOver: RUNNING, OtherRules: RULES}
    try:
        return FILM, filmed(*json.loads(message))
    except Exception as error:
        return known.get(type(error), DAMAGED), repr(error).encode()
