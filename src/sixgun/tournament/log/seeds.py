"""Seeds that nobody can choose: promised when registration closes, mixed with the hall's number.

The desk keeps one secret. Hashing it again and again gives a chain of *links*; the last one is the
promise that is shown when registration closes. Each draw lays open the link before: its hash is
the link that was shown last, so no other can be put in its place, and the links still to come
stay secret. A number given in the hall (dice, a spectator) is mixed in, so the desk
cannot have chosen the outcome either. Anyone can do all of it again afterwards (T-037).
"""

from __future__ import annotations

from hashlib import sha256

#: So many draws can be made under one promise: rounds, voided draws, lots, sides of duels.
LINKS = 256
LINK_BYTES = 32
_LINK, _SEED = b"sixgun tournament link:", b"sixgun tournament seed:"


def promise(secret: bytes) -> str:
    """What is shown when registration closes: a commitment to every link."""
    return link(secret, 0)


def link(secret: bytes, number: int) -> str:
    """The number-th link; 0 is the promise, each later one is laid open by a draw."""
    value = secret
    for _ in range(LINKS - number):
        value = _next(value)
    return value.hex()


def follows(shown: str, opened: str) -> bool:
    """Is this the link that the one shown last has promised?"""
    return _next(bytes.fromhex(opened)).hex() == shown


def seed_of(opened: str, hall: str, purpose: str) -> bytes:
    """The seed of a draw: the link laid open, the hall's number and what the draw is for."""
    parts = (opened, " ".join(hall.split()), purpose)
    return sha256(_SEED + "\n".join(parts).encode()).digest()


def _next(value: bytes) -> bytes:
    return sha256(_LINK + value).digest()
