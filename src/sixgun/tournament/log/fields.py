"""Fields of events and reports: what each may hold. What is read is treated as hostile.

A check takes a value and where it stands, gives back the value, and raises `Malformed` if it is
not what it should be. Its shape says the same to who makes messages of the fields of an event.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from .errors import Malformed


class FieldShape(NamedTuple):
    """What a value is in JSON: its type, how long or large it is, what it is one of."""

    type: type
    least: int | None = None
    most: int | None = None
    pattern: str = ""
    choices: tuple[str, ...] = ()
    item: FieldShape | None = None  # of a list


#: Of values that no message is made of.
UNSAID = FieldShape(object)


@dataclass(frozen=True, slots=True)
class FieldCheck:
    """Reads one value, or refuses it."""

    read: Callable[[Any, str], Any]
    shape: FieldShape = UNSAID
    may_miss: bool = False  # what is not there stays away, so that old hashes hold

    def __call__(self, value: Any, where: str) -> Any:
        return self.read(value, where)


def plain(kind: type) -> FieldCheck:
    """A value of exactly this type; True is no number."""

    def read(value: Any, where: str) -> Any:
        if type(value) is not kind:
            raise Malformed(where, f"is {_short(value)}, not {_NAMES[kind]}")
        return value

    return FieldCheck(read, FieldShape(kind))


_NAMES = {str: "a text", int: "a whole number", bool: "true or false"}
_NAMES |= {list: "a list", dict: "an object"}

flag = plain(bool)


def text(most: int, least: int = 0) -> FieldCheck:
    def read(value: Any, where: str) -> str:
        found: str = plain(str)(value, where)
        if not least <= len(found) <= most:
            raise Malformed(where, f"has {len(found)} characters, not {least} to {most}")
        if not found.isprintable():
            raise Malformed(where, "holds characters that cannot be printed")
        return found

    return FieldCheck(read, FieldShape(str, least or None, most))


def whole(least: int, most: int) -> FieldCheck:
    def read(value: Any, where: str) -> int:
        found: int = plain(int)(value, where)
        if not least <= found <= most:
            raise Malformed(where, f"is {_short(found)}, not from {least} to {most}")
        return found

    return FieldCheck(read, FieldShape(int, least, most))


def one_of(choices: Collection[str]) -> FieldCheck:
    def read(value: Any, where: str) -> str:
        if type(value) is not str or value not in choices:
            raise Malformed(where, f"is {_short(value)}, not one of {', '.join(choices)}")
        return value

    return FieldCheck(read, FieldShape(str, choices=tuple(choices)))


def in_table(table: Collection[str]) -> FieldCheck:
    """One of the words of a table of the regulation. To programs it is any word: tables grow."""
    return FieldCheck(one_of(table).read, FieldShape(str, most=40))


def _matching(pattern: str, what: str) -> FieldCheck:
    whole_text = re.compile(rf"{pattern}\Z")

    def read(value: Any, where: str) -> str:
        if type(value) is not str or not whole_text.match(value):
            raise Malformed(where, f"is {_short(value)}, not {what}")
        return value

    return FieldCheck(read, FieldShape(str, pattern=f"^{pattern}$"))


#: The number of a person.
number = _matching("[0-9a-f]{8}", "a person's number of eight hexadecimal digits")
#: A hash.
digest = _matching("[0-9a-f]{64}", "a hash of 64 hexadecimal digits")
#: A signature (Ed25519).
signature = _matching("[0-9a-f]{128}", "a signature of 128 hexadecimal digits")

#: How deep the arguments of an act may be nested, and the largest number that every program has.
_DEEPEST, _LARGEST = 6, 2**53


def _plain_json(value: Any, where: str, depth: int) -> Any:
    """A value that every program writes alike: no fractions, no halves of characters."""
    if depth > _DEEPEST:
        raise Malformed(where, "is nested too deeply")
    if isinstance(value, dict):
        for name in value:
            _plain_json(name, where, depth)
        return {name: _plain_json(each, where, depth + 1) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_plain_json(each, where, depth + 1) for each in value]
    if isinstance(value, str):
        if any("\ud800" <= letter <= "\udfff" for letter in value):
            raise Malformed(where, "holds half a character")
        return value
    small = isinstance(value, int) and abs(value) < _LARGEST
    if value is not None and not small:
        raise Malformed(where, f"is {_short(value)}, which not every program writes alike")
    return value


#: The arguments of an act as it was signed.
arguments = FieldCheck(lambda value, where: _plain_json(plain(dict)(value, where), where, 0))


def later(check: FieldCheck) -> FieldCheck:
    """A field that events of older versions do not have."""
    return FieldCheck(check.read, check.shape, may_miss=True)


def maybe(check: FieldCheck) -> FieldCheck:
    return FieldCheck(lambda value, where: None if value is None else check(value, where))


def many(check: FieldCheck, most: int, least: int = 0) -> FieldCheck:
    """A list; what is read is a new list."""

    def read(value: Any, where: str) -> list[Any]:
        found: list[Any] = plain(list)(list(value) if type(value) is tuple else value, where)
        if not least <= len(found) <= most:
            raise Malformed(where, f"has {len(found)} entries, not {least} to {most}")
        return [check(part, f"{where}[{place}]") for place, part in enumerate(found)]

    return FieldCheck(read, FieldShape(list, least or None, most, item=check.shape))


def by_name(check: FieldCheck, most: int, names: int = 20) -> FieldCheck:
    """An object with any names."""

    def read(value: Any, where: str) -> dict[str, Any]:
        found: dict[str, Any] = plain(dict)(value, where)
        if len(found) > most:
            raise Malformed(where, f"has {len(found)} entries, not at most {most}")
        name = text(names, 1)
        return {name(key, where): check(part, f"{where}.{key}") for key, part in found.items()}

    return FieldCheck(read)


def record(fields: Mapping[str, FieldCheck]) -> FieldCheck:
    """An object with exactly these names, less those that may miss."""

    def read(value: Any, where: str) -> dict[str, Any]:
        found: dict[str, Any] = plain(dict)(value, where)
        unknown = [str(name)[:40] for name in found if name not in fields]
        there = {name: check for name, check in fields.items() if name in found}
        missing = [name for name in fields if name not in there and not fields[name].may_miss]
        if unknown or missing:
            what = f"unknown: {', '.join(unknown)}" if unknown else f"missing: {', '.join(missing)}"
            raise Malformed(where, f"has the wrong fields ({what})")
        return {name: check(found[name], f"{where}.{name}") for name, check in there.items()}

    return FieldCheck(read)


def _short(value: Any) -> str:
    if isinstance(value, dict | list):
        return f"a {'list' if isinstance(value, list) else 'object'} of {len(value)}"
    try:
        return repr(value)[:60]
    except ValueError:  # an integer of more digits than Python wants to write
        return "a very long number"
