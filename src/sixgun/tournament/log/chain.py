"""The log: events in a row, each holding the hash of the one before.

Whoever has seen the head of the chain (on paper, on the screen) can prove later that nothing
before it was changed. Hashes are taken over one exact spelling of each event, and over a random
*nonce* that the first event holds: heads are public while sheets are still secret (T-090), and
without it anybody could try out prices and roles until a head fits.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from .errors import Malformed
from .fields import FieldCheck, number, plain, record, text, whole
from .kinds import KINDS

GENESIS = "0" * 64
MOST_BYTES = 200_000  # of one event


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: what, by whom, when, and after what."""

    number: int
    kind: str
    by: str  # the person who did it, by number
    at: int  # milliseconds since 1970, UTC
    data: Mapping[str, Any]
    previous: str
    hash: str
    nonce: str = field(default="", repr=False)  # of the first event; not written again


_ENVELOPE: dict[str, FieldCheck] = {
    "number": whole(1, 10**9),
    "kind": text(40),
    "by": number,
    "at": whole(0, 10**14),
    "data": plain(dict),
    "previous": text(64, 64),
    "hash": text(64, 64),
}


def canonical(value: Any) -> str:
    """The one spelling of a value that hashes are taken over."""
    return json.dumps(
        value, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False
    )


def next_event(last: Event | None, kind: str, by: str, at: int, data: Mapping[str, Any]) -> Event:
    """The event that comes after the last one, checked and sealed."""
    count = last.number + 1 if last else 1
    checked = checked_data(kind, data, f"event {count}")
    previous = last.hash if last else GENESIS
    nonce = last.nonce if last else checked.get("nonce", "")
    content = canonical([count, kind, by, at, checked, previous, nonce])
    seal = sha256(content.encode()).hexdigest()
    return Event(count, kind, by, at, checked, previous, seal, nonce)


def line_of(event: Event) -> str:
    """An event as one line of text, without the line's end."""
    return canonical(as_data(event))


def as_data(event: Event) -> dict[str, Any]:
    return {name: getattr(event, name) for name in _ENVELOPE}


def read_line(line: str, last: Event | None) -> Event:
    """The event of a line, if it is spelt as it should be and follows the last one."""
    where = f"event {last.number + 1 if last else 1}"
    if len(line) > MOST_BYTES:
        raise Malformed(where, f"is longer than {MOST_BYTES} characters")
    event = event_from(loads(line, where), last)
    if line_of(event) != line:
        raise Malformed(where, "is not spelt as it was written; a byte has been changed")
    return event


def event_from(value: Any, last: Event | None) -> Event:
    """An event from plain data; every field, the hash and the place in the chain are checked."""
    where = f"event {last.number + 1 if last else 1}"
    found = record(_ENVELOPE)(value, where)
    expected = next_event(last, found["kind"], found["by"], found["at"], found["data"])
    if found["number"] != expected.number:
        raise Malformed(where, f"has the number {found['number']}; it should be {expected.number}")
    if found["previous"] != expected.previous:
        raise Malformed(where, "does not follow the event before it: the chain is broken")
    if found["hash"] != expected.hash:
        raise Malformed(where, "does not have the hash that its content gives: it was changed")
    return expected


def read_chain(lines: Iterable[str]) -> Iterator[Event]:
    last: Event | None = None
    for line in lines:
        last = read_line(line, last)
        yield last


def checked_data(kind: str, data: Mapping[str, Any], where: str) -> dict[str, Any]:
    if kind not in KINDS:
        raise Malformed(where, f"there is no kind of event {kind!r}")
    found: dict[str, Any] = record(KINDS[kind])(dict(data), f"{where} ({kind})")
    return found


def loads(line: str, where: str) -> Any:
    """JSON as strict as it can be: no doubled keys, no NaN, no nesting without end."""
    try:
        return json.loads(line, object_pairs_hook=_once, parse_constant=_refuse)
    except (ValueError, RecursionError) as error:
        raise Malformed(where, f"is not JSON: {error}") from error


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key is there twice")
    return found


def _refuse(name: str) -> Any:
    raise ValueError(f"{name} is not a number")
