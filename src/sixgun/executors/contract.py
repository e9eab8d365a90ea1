"""What does chunks of work somewhere, and gives back what came of each in their order."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from types import TracebackType
from typing import Any, Self, TypeVar

from ..engine.errors import SixgunError

#: A chunk that has taken so many workers with it is not given to another one.
MOST_LOSSES = 4

Chunk = TypeVar("Chunk")
Done = TypeVar("Done")
#: Something that can be cut: numbers, files, seeds.
Whole = TypeVar("Whole", bound=Sequence[Any])


class ExecutorError(SixgunError, RuntimeError):
    """Work cannot be done where it should be; the text says why."""


class ChunkLost(ExecutorError):
    """Whoever does this chunk ends before it is done, again and again."""

    def __init__(self, number: int) -> None:
        super().__init__(
            f"chunk {number} was begun {MOST_LOSSES} times, and each time the process that played "
            "it ended: it was killed, or ran out of memory, or what it plays crashes Python"
        )


class Executor(ABC):
    """Does chunks of work somewhere; of one that was lost on the way another worker does it again.

    To be used in a `with`: at its end nothing of it is left running.
    """

    @property
    @abstractmethod
    def places(self) -> int:
        """How many chunks are done at the same time."""

    @abstractmethod
    def _done(
        self, work: Callable[[Chunk], Done], chunks: Sequence[Chunk]
    ) -> Generator[tuple[int, Done], None, None]:
        """What came of each chunk, with its number, as soon as it is there.

        Closing the generator gives up what is not done.
        """

    def close(self) -> None:  # noqa: B027 - there may be nothing to be closed
        """End whatever this has begun."""

    def results(
        self, work: Callable[[Chunk], Done], chunks: Sequence[Chunk]
    ) -> Generator[Done, None, None]:
        """What came of each chunk, in the order of the chunks."""
        early: dict[int, Done] = {}
        wanted = 0
        with closing(self._done(work, chunks)) as done:
            for number, result in done:
                early[number] = result
                while wanted in early:
                    yield early.pop(wanted)
                    wanted += 1

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def cut(whole: Whole, most: int, places: int = 1) -> list[Whole]:
    """A whole in chunks of at most so many; smaller ones if some places had nothing to do."""
    size = max(1, min(most, -(-len(whole) // places)))
    return [whole[start : start + size] for start in range(0, len(whole), size)]  # type: ignore[misc]
