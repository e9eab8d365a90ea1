"""An executor by a word: where work is to be done."""

from __future__ import annotations

import os
import re
import warnings
from collections.abc import Callable

from .contract import Executor

#: Where work is done unless somebody says otherwise, and how a Ray cluster is named.
PROCESSES, CLUSTER = "processes", re.compile(r"ray://\[?[^/\s]+:[0-9]+")


def processors() -> int:
    """How many processes may run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def checked_place(on: str) -> str:
    """The word, if it names a place; a `ValueError` that says what would."""
    if on == PROCESSES or CLUSTER.fullmatch(on):
        return on
    raise ValueError(f"{on!r} is neither {PROCESSES} nor a cluster such as ray://host:10001")


def _warn(text: str) -> None:
    warnings.warn(text, RuntimeWarning, stacklevel=2)


def opened(
    on: str = PROCESSES, jobs: int | None = None, note: Callable[[str], None] = _warn
) -> Executor:
    """An executor, to be used in a `with`.

    `on` says where: `processes` of this machine, or the address of the client server of a Ray
    cluster, `ray://HOST:PORT`. `jobs` is how many chunks are done at the same time; None: as many
    as there are processors. `note` is told what one should know and is no error.
    """
    if jobs is not None and jobs < 1:
        raise ValueError(f"jobs is at least 1, not {jobs}")
    if checked_place(on) == PROCESSES:
        from .processes import Processes

        return Processes(jobs or processors(), note)
    from .cluster import Cluster

    return Cluster(on, jobs)
