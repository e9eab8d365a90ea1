"""Persons: a random number in the log, everything else apart.

Names, contacts and photos can be erased. They enter the chain as salted hashes only: with the
salt anybody can check that the name belongs to the number, without it nobody can guess it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256

from .chain import canonical

NUMBER_BYTES = 4
SALT_BYTES = 16


@dataclass(frozen=True, slots=True)
class Person:
    """What the desk knows about somebody, beside the log."""

    name: str  # the whole one, as it is shown
    member: str = ""  # the code that tells persons of one name apart
    contact: str = ""
    salt: str = ""
    surname: str = ""  # "": only the whole name is known
    given: str = ""
    club: str = ""


#: What the hash of a person has always held. What came later enters it only where it was said, so
#: that persons of before keep their hashes.
ALWAYS_HASHED = ("name", "member", "contact", "salt")


def digest(person: Person) -> str:
    """What the chain holds of a person."""
    return sha256(canonical(person_data(person)).encode()).hexdigest()


def person_data(person: Person) -> dict[str, str]:
    """A person as files hold it: what came later only where it was said."""
    return {name: said for name, said in asdict(person).items() if said or name in ALWAYS_HASHED}


def photo_digest(photo: bytes, salt: bytes) -> str:
    """What the chain holds of a photo."""
    return sha256(salt + photo).hexdigest()


def is_same(one: Person, other: Person) -> bool:
    """T-140, T-150: one person, by the member code, or by the name if there is no code; of
    different clubs there are two."""
    if one.member and other.member:
        return _folded(one.member) == _folded(other.member)
    clubs = {_folded(person.club) for person in (one, other) if person.club}
    return _folded(one.name) == _folded(other.name) and len(clubs) < 2


def has_same_code(one: Person, other: Person) -> bool:
    """Somebody of the same code is the same, whatever anybody says."""
    return bool(one.member) and _folded(one.member) == _folded(other.member)


def _folded(text: str) -> str:
    return " ".join(text.casefold().split())


# ------------------------------------------------------------- how persons are shown


def told_apart(people: Mapping[str, Person]) -> dict[str, str]:
    """How everybody is called: by the name, and who has the name of somebody else also by what
    differs, which is the club, else the member code, else who was there first."""
    marks = _marks(people)
    return {who: f"{person.name}{marks.get(who, '')}" for who, person in people.items()}


def listed(people: Mapping[str, Person]) -> dict[str, str]:
    """The same for lists in the order of names: the surname first."""
    marks = _marks(people)
    return {who: f"{_surname_first(each)}{marks.get(who, '')}" for who, each in people.items()}


def _surname_first(person: Person) -> str:
    return " ".join(filter(None, (person.surname, person.given))) or person.name


def _marks(people: Mapping[str, Person]) -> dict[str, str]:
    groups: dict[str, list[str]] = {}
    for who, person in people.items():
        groups.setdefault(_folded(person.name), []).append(who)
    found: dict[str, str] = {}
    for same in groups.values():
        if len(same) > 1:
            found |= _differing(same, people)
    return found


def _differing(same: Sequence[str], people: Mapping[str, Person]) -> dict[str, str]:
    clubs = [people[who].club for who in same]
    codes = [people[who].member for who in same]
    for said in (clubs, codes):
        if all(said) and len({_folded(each) for each in said}) == len(said):
            return {who: f" ({mark})" for who, mark in zip(same, said, strict=True)}
    return {who: f" ({count})" for count, who in enumerate(same, 1)}
