"""Descriptors: how many files and connections the machine lets this process have."""

from __future__ import annotations

try:
    import resource
except ModuleNotFoundError:  # Windows counts no descriptors
    resource = None  # type: ignore[assignment]

#: As many as a house asks the machine for.
WANTED = 16_384
#: The store, its backups, workers, pages and photos have these; no connection ever does.
KEPT_BACK = 128


def raise_limit() -> None:
    """Have as many descriptors as are wanted, or as the machine allows without asking anybody."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def room_for_connections() -> int:
    """So many connections leave enough for everything else."""
    return most_beside(limit())


def limit() -> int:
    """So many descriptors may be open at a time."""
    if resource is None:
        return WANTED
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WANTED if soft == resource.RLIM_INFINITY else soft


def most_beside(descriptors: int) -> int:
    """What is left of so many for connections; a small machine keeps a quarter back."""
    return descriptors - min(KEPT_BACK, descriptors // 4)
