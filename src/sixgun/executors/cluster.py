"""Work on a Ray cluster (extra `ray`), spoken to through its client server.

Ray gives a chunk whose worker or machine was lost to another one. What may be wrong with a
cluster is said in a sentence: it cannot be reached, runs another Python or another Ray, has
another Sixgun or none.
"""

from __future__ import annotations

import logging
import os
import re
import socket
from collections import deque
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import sixgun

from . import errand
from .contract import MOST_LOSSES, Chunk, ChunkLost, Done, Executor, ExecutorError
from .fingerprint import fingerprint
from .worker import order_of, result_of

#: For each processor of the cluster so many chunks are on their way, so that none has to wait.
AHEAD = 2
#: Something must answer at an address within so many seconds, or nothing ever will.
PATIENCE = 10.0
#: A client server begins a process for everybody who connects. That sometimes fails, since it forks
#: while gRPC is at work; so one asks again.
ATTEMPTS = 3
#: What Ray says if the cluster was started by another Python or by another Ray.
VERSIONS = re.compile(r"Ray: (\S+)\s+Python: (\S+).*?Ray: (\S+)\s+Python: (\S+)", re.DOTALL)
REMEDY = "pip install 'sixgun[ray]'; in a checkout: ./sixgun --fetch-ray"


class Cluster(Executor):
    """A Ray cluster, by the address of its client server: `ray://HOST:PORT`.

    With `jobs`, so many chunks are done at the same time; else as many as it has processors.
    """

    def __init__(self, address: str, jobs: int | None = None) -> None:
        self._address = address
        self._jobs = jobs
        self._ray = _imported()
        _connect(self._ray, address)
        self._ray.cloudpickle.register_pickle_by_value(errand)
        self._run = self._ray.remote(num_cpus=1, max_retries=MOST_LOSSES - 1)(errand.run)

    @property
    def places(self) -> int:
        """It may change while work is done: a cluster grows and shrinks."""
        return self._jobs or max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def close(self) -> None:
        self._ray.shutdown()

    def _done(
        self, work: Callable[[Chunk], Done], chunks: Sequence[Chunk]
    ) -> Generator[tuple[int, Done], None, None]:
        waiting = deque(range(len(chunks)))
        under_way: dict[Any, int] = {}
        try:
            while waiting or under_way:
                while waiting and len(under_way) < self._most():
                    number = waiting.popleft()
                    order = order_of(work, chunks[number])
                    sent = self._run.remote(order, sixgun.__version__, fingerprint())
                    under_way[sent] = number
                (ready, *_), _ = self._ray.wait(list(under_way), num_returns=1)
                number = under_way.pop(ready)
                yield number, self._result(ready, number)
        except ConnectionError as error:
            raise ExecutorError(f"the cluster at {self._address} was lost: {error}") from error
        finally:
            with suppress(ConnectionError):
                for sent in under_way:
                    self._ray.cancel(sent, force=True)

    def _most(self) -> int:
        """So many chunks may be on their way."""
        return self._jobs or AHEAD * self.places

    def _result(self, ready: Any, number: int) -> Any:
        """What came of a chunk."""
        lost = self._ray.exceptions
        try:
            word, machine, answered = self._ray.get(ready)
        except (lost.WorkerCrashedError, lost.NodeDiedError, lost.OutOfMemoryError) as error:
            raise ChunkLost(number) from error
        except lost.RayError as error:
            raise ExecutorError(
                f"the cluster at {self._address} failed: {_first_line(error)}"
            ) from error
        if word != "done":
            raise ExecutorError(self._difference(word, machine))
        return result_of(answered)

    def _difference(self, word: str, machine: str) -> str:
        """What is wrong with the Sixgun of a machine."""
        ours, where = sixgun.__version__, f"the cluster at {self._address}"
        remedy = f"every machine of it needs the Sixgun that is here, version {ours}"
        if word == "missing":
            return f"{where} has no Sixgun on {machine}: {remedy}"
        has = "other sources of the same version" if word == "changed" else f"Sixgun {word}"
        return f"{where} has {has} on {machine}, and would play otherwise: {remedy}"


def _imported() -> Any:
    """Ray, which is told to keep quiet and to send nobody statistics of its use."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    try:
        import grpc  # noqa: F401 - without it Ray cannot speak to a client server
        import ray
    except ModuleNotFoundError as error:
        if error.name not in ("grpc", "ray"):
            raise
        raise ExecutorError(
            f"a Ray cluster needs {error.name}, which is not installed; the extra brings it: "
            f"{REMEDY}"
        ) from error
    return ray


def _connect(ray: Any, address: str) -> None:
    """Connect this program with a cluster, or say in a sentence why that cannot be."""
    if ray.is_initialized():
        raise ExecutorError("this program is part of a Ray cluster already: ray.shutdown() first")
    _check_that_somebody_listens(address)
    logging.getLogger("ray").setLevel(logging.ERROR)  # it begins before it is told by its options
    for attempt in range(ATTEMPTS, 0, -1):
        try:
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
            return
        except Exception as error:  # Ray has no class for them, and some are of gRPC
            if isinstance(error, ConnectionAbortedError) and attempt > 1:
                continue
            versions = VERSIONS.search(str(error))
            said = _other_versions(address, *versions.groups()) if versions else ""
            raise ExecutorError(said or _unreachable(address, error)) from error


def _check_that_somebody_listens(address: str) -> None:
    """Ray itself would try for half a minute."""
    place = urlsplit(address)
    try:
        socket.create_connection((place.hostname or "", place.port or 0), PATIENCE).close()
    except (OSError, ValueError) as error:
        raise ExecutorError(_unreachable(address, error)) from error


def _unreachable(address: str, error: Exception) -> str:
    return (
        f"no Ray cluster can be reached at {address}: {_first_line(error)}. Right is the address "
        "of the client server of its head, which is port 10001 unless it was started otherwise"
    )


def _other_versions(address: str, ray: str, python: str, our_ray: str, our_python: str) -> str:
    return (
        f"the cluster at {address} runs Python {python} with Ray {ray}, and this is Python "
        f"{our_python} with Ray {our_ray}: Ray must be the same, and Python up to its second number"
    )


def _first_line(error: Exception) -> str:
    return next(iter(str(error).strip().splitlines()), type(error).__name__).rstrip(".")
