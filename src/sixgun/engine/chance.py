"""Randomness as a counter over a keyed hash.

The n-th block of numbers of a game is BLAKE2b(key = seed, message = n). Players
cannot predict it, it is the same on every machine and every Python, and a copy
of a game copies one int.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack

SEED_BYTES = 32
_WORDS = 8  # 64-bit words in one block
_LAYOUT = f"<{_WORDS}Q"


def seed_from(value: int | str | bytes) -> bytes:
    """256 bits from anything a person may call a seed (S25); 32 bytes stay as they are."""
    if isinstance(value, bytes):
        if len(value) != SEED_BYTES:
            raise ValueError(f"a seed in bytes has {SEED_BYTES} of them, not {len(value)}")
        return value
    return blake2b(str(value).encode(), digest_size=SEED_BYTES, person=b"sixgun-seed").digest()


def seed_of_part(seed: bytes, part: int) -> bytes:
    """The seed of the part-th game of a simulation or series."""
    return blake2b(
        part.to_bytes(8, "little"), key=seed, digest_size=SEED_BYTES, person=b"sixgun-part"
    ).digest()


def words(seed: bytes, counter: int, count: int) -> tuple[list[int], int]:
    """`count` words of 64 bits, and the counter after them."""
    found: list[int] = []
    while len(found) < count:
        block = blake2b(counter.to_bytes(8, "little"), key=seed).digest()
        found.extend(unpack(_LAYOUT, block))
        counter += 1
    return found[:count], counter
