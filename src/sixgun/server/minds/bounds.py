"""Bounds of a process that thinks for bots: memory, CPU time, no files, no network, no children.

A bot gets a view and says a number. Whatever else it tries ends in an error, or ends its process,
which the house replaces. What a system does not know is left out and told.
"""

from __future__ import annotations

import ctypes
import os
import sys
from contextlib import suppress
from math import ceil
from time import process_time
from typing import Any, NamedTuple

if sys.platform == "win32":
    resource: Any = None
else:
    import resource

#: What asks Linux for a network, and for users, of one's own.
NEW_NETWORK, NEW_USERS = 0x40000000, 0x10000000


class Bounds(NamedTuple):
    """What a process may have."""

    memory: int = 0  # of the address space, in bytes; 0: any
    sealed: bool = False  # no files, no network, no children; CPU time for each thought


#: For bots that are one's own, such as those of tests.
UNBOUND = Bounds()


def bind(bounds: Bounds) -> list[str]:
    """Bind this process, when everything that it needs is loaded; what holds, and what cannot."""
    told = []
    if bounds.memory:
        told.append(_limit("RLIMIT_AS", bounds.memory, f"memory {bounds.memory >> 20} MiB"))
    if bounds.sealed:
        told.append(_limit("RLIMIT_FSIZE", 0, "no writing"))
        told.append(_limit("RLIMIT_NPROC", 0, "no children"))
        told.append(_limit("RLIMIT_CORE", 0, "no core"))
        told.append(_limit("RLIMIT_NOFILE", _next_descriptor(), "no new files and sockets"))
    return told or ["no bounds"]


def _limit(name: str, value: int, what: str) -> str:
    number = getattr(resource, name, None)
    if number is None:
        return f"not possible: {what} (this system has no {name})"
    try:
        resource.setrlimit(number, (value, value))
    except (OSError, ValueError) as error:
        return f"not possible: {what} ({error})"
    return what


def _next_descriptor() -> int:
    """The number that the next file or socket would get."""
    free = os.open(os.devnull, os.O_RDONLY)
    os.close(free)
    return free


def bind_cpu(seconds: float) -> None:
    """The process ends if it takes so much more CPU time, whether anybody looks or not."""
    if resource is None:
        return
    most = ceil(process_time() + seconds) + 1
    with suppress(OSError, ValueError):  # the system's own limit is lower
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.getrlimit(resource.RLIMIT_CPU)[1]))


def leave_network() -> str:
    """Go where there is no network at all, if the system lets one; before there are threads."""
    if not sys.platform.startswith("linux"):
        return "not possible: a network of its own (this is not Linux)"
    system = ctypes.CDLL(None, use_errno=True)
    for flags in (NEW_NETWORK, NEW_NETWORK | NEW_USERS):  # for root; for everybody, if allowed
        if system.unshare(flags) == 0:
            return "a network of its own, with nobody in it"
    return f"not possible: a network of its own ({os.strerror(ctypes.get_errno())})"
