"""Work that is done in this process, one chunk after another."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from .contract import Chunk, Done, Executor


class Here(Executor):
    """Needs no other process."""

    places = 1

    def _done(
        self, work: Callable[[Chunk], Done], chunks: Sequence[Chunk]
    ) -> Generator[tuple[int, Done], None, None]:
        yield from enumerate(map(work, chunks))
