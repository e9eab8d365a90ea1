"""What is kept of a password (scrypt, with a salt), and whether one is right."""

from __future__ import annotations

from hashlib import scrypt
from hmac import compare_digest
from secrets import token_bytes
from unicodedata import normalize

#: 32 MiB and some hundredth of a second for each try; raised, old ones stay readable.
COST, BLOCK, LANES = 2**15, 8, 1
MEMORY = 64 * 2**20
KIND = "scrypt"
#: Nobody types more than this, and what is longer is not worth a try.
LONGEST = 200


def kept_of(password: str) -> str:
    """What is kept: how it was made, the salt and the hash."""
    salt = token_bytes(16)
    made = _hash(password, salt, COST, BLOCK, LANES)
    return "$".join((KIND, str(COST), str(BLOCK), str(LANES), salt.hex(), made.hex()))


def is_right(password: str, kept: str) -> bool:
    """Is this the password? How long that takes tells nothing; what is damaged is nobody's."""
    try:
        kind, cost, block, lanes, salt, made = kept.split("$")
        wanted = bytes.fromhex(made)
        found = _hash(password, bytes.fromhex(salt), int(cost), int(block), int(lanes))
    except (ValueError, TypeError, OverflowError, MemoryError):
        return False
    return kind == KIND and compare_digest(found, wanted)


def _hash(password: str, salt: bytes, cost: int, block: int, lanes: int) -> bytes:
    text = normalize("NFC", password).encode("utf-8", "replace")
    return scrypt(text, salt=salt, n=cost, r=block, p=lanes, maxmem=MEMORY)
