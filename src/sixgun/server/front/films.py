"""Replays as they are sent: made one by one, for everybody in turn, kept while there is room.

Whoever asks has been let in before, every time: what is kept is looked for only with the record
that somebody may have, and a record that has changed (a name was forgotten) has another film.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import NamedTuple

from ..fair_line import FairLine
from ..figures import Figures
from ..logs import note_error
from ..tables.replays import tag_of
from .film_maker import FAILED, FilmMaker, NotFilmed
from .interfaces import NotNow, TooMuch

#: So many bytes of films are kept.
MOST_BYTES = 2**25
#: So many films may one person wait for, and all together.
MOST_WAITING, MOST_IN_ALL = 4, 200
#: When to come again who wants more than that, in seconds.
COME_AGAIN = 2


class FilmAddress(NamedTuple):
    """What a film is asked for by."""

    game: str
    eyes: int | None


class Job:
    """A film that somebody waits for."""

    __slots__ = ("address", "begun", "film", "record", "tag")

    def __init__(self, address: FilmAddress, record: str, tag: str) -> None:
        self.address = address
        self.record = record
        self.tag = tag
        self.begun = False
        self.film: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.film.add_done_callback(lambda film: film.cancelled() or film.exception())


class Films:
    """All films of a house, and who makes them."""

    def __init__(self, figures: Figures, maker: FilmMaker | None = None) -> None:
        self._figures = figures
        self._maker = maker or FilmMaker()
        self._kept: OrderedDict[FilmAddress, tuple[str, bytes]] = OrderedDict()
        self._bytes = 0
        self._jobs: dict[tuple[FilmAddress, str], Job] = {}
        self._line: FairLine[Job] = FairLine()
        self._work: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        """How many films are waited for."""
        return len(self._jobs)

    async def film(self, person: str, game: str, record: str, eyes: int | None) -> bytes:
        """The film of this record, packed; who wants too many at once is refused."""
        traces = self._figures.traces
        if traces is None:
            return await self._film(person, game, record, eyes)
        with traces.part("replay") as span:
            span.note("how", "kept" if self.keeps(game, record, eyes) else "made")
            return await self._film(person, game, record, eyes)

    async def _film(self, person: str, game: str, record: str, eyes: int | None) -> bytes:
        address, tag = FilmAddress(game, eyes), tag_of(record, eyes)
        kept = self._found(address, tag)
        if kept is not None:
            self._figures.replay("kept")
            return kept
        job = self._jobs.get((address, tag))
        if job is None or not job.begun:
            job = self._wanted(person, job or Job(address, record, tag))
        return await asyncio.shield(job.film)

    def keeps(self, game: str, record: str, eyes: int | None) -> bool:
        """Would this film be sent without being made?"""
        return self._found(FilmAddress(game, eyes), tag_of(record, eyes)) is not None

    def forget(self) -> None:
        """Somebody is to be forgotten: no film with a name stays."""
        self._kept.clear()
        self._bytes = 0

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        for job in self._jobs.values():
            if not job.film.done():
                job.film.set_exception(NotNow("house-closing", seconds=5))
        self._jobs.clear()
        await self._maker.close()

    # ------------------------------------------------------------ kept

    def _found(self, address: FilmAddress, tag: str) -> bytes | None:
        kept = self._kept.get(address)
        if kept is None or kept[0] != tag:
            return None
        self._kept.move_to_end(address)
        return kept[1]

    def _keep(self, job: Job, film: bytes) -> None:
        """What has not been asked for for the longest time makes room."""
        _, before = self._kept.pop(job.address, ("", b""))
        self._kept[job.address] = job.tag, film
        self._bytes += len(film) - len(before)
        while self._bytes > MOST_BYTES:
            _, (_, oldest) = self._kept.popitem(last=False)
            self._bytes -= len(oldest)

    # ------------------------------------------------------------ made

    def _wanted(self, person: str, job: Job) -> Job:
        """In the line of this person, too, if somebody else waits for the same already."""
        if self._line.waiting(person) >= MOST_WAITING or len(self._line) >= MOST_IN_ALL:
            raise TooMuch("house-too-many-requests", seconds=COME_AGAIN)
        self._jobs[job.address, job.tag] = job
        self._line.put(person, len(job.record), job)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._work_off(), name="replays")
        return job

    async def _work_off(self) -> None:
        while self._line:
            job = self._line.take()
            if not job.begun:
                job.begun = True
                await self._make(job)

    async def _make(self, job: Job) -> None:
        try:
            film = await self._maker.make(job.address.game, job.record, job.address.eyes)
        except Exception as error:  # whatever it was, the others get their films
            why = error if isinstance(error, NotFilmed) else NotFilmed(FAILED, repr(error))
            if why.why == FAILED:
                note_error("a replay failed", error, game=job.address.game)
            job.film.set_exception(why)
        else:
            self._figures.replay("made")
            self._keep(job, film)
            job.film.set_result(film)
        del self._jobs[job.address, job.tag]
