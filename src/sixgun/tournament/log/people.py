"""Persons: a random number in the log, everything else apart.

Names, contacts and photos can be erased. They enter the chain as salted hashes only: with the
salt anybody can check that the name belongs to the number, without it nobody can guess it.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from hashlib import sha256

from .chain import canonical

NUMBER_BYTES = 4
SALT_BYTES = 16


@dataclass(frozen=True, slots=True)
class Person:
    """What the desk knows about somebody, beside the log."""

    name: str
    member: str = ""  # the code that tells persons of one name apart
    contact: str = ""
    salt: str = ""


def digest(person: Person) -> str:
    """What the chain holds of a person."""
    return sha256(canonical(asdict(person)).encode()).hexdigest()


def photo_digest(photo: bytes, salt: bytes) -> str:
    """What the chain holds of a photo."""
    return sha256(salt + photo).hexdigest()


def is_same(one: Person, other: Person) -> bool:
    """T-140, T-150: one person, by the member code, or by the name if there is no code."""
    if one.member and other.member:
        return one.member.casefold() == other.member.casefold()
    return " ".join(one.name.casefold().split()) == " ".join(other.name.casefold().split())
