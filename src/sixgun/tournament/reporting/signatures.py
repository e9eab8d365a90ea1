"""Are the signatures of a log genuine, and what do keys prove that somebody knows from outside?

Anybody can look at a signature who has the log alone: it must be made by the key that the log
names, over the act as it stands there, after a head that stands there before it. Whoever writes the
whole log anew has to leave the signatures out, or to make them with keys of his own; that is seen
by who knows a referee's key, and how many acts it has signed.

This needs the library `cryptography` (extra `signatures`). Without it nothing is taken for genuine.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ..log.chain import Event
from ..log.errors import Malformed
from ..log.kinds import HOUSE
from ..log.offices import PLAYER, WRITERS
from ..log.replay import replay
from ..log.signing import CONFIRM, FIRST, VOUCHED, signed_text, with_signatures
from ..log.state import BoundKey, Tournament
from ..regulation.sheet import shown_sheet

#: So many digits of a key are enough to find it, as of a check code.
SHORTEST = 12
#: What is no act of anybody's office: signatures, and what begins a tournament.
_NO_ACT = ("signed", "created")


class NoLibrary(Exception):
    """Signatures cannot be looked at here: what is needed for it is not installed."""


def is_genuine(key: str, text: bytes, signature: str) -> bool:
    """Was this text signed by who has this key?"""
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    except ModuleNotFoundError as error:
        raise NoLibrary('signatures are checked with: pip install "sixgun[signatures]"') from error
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(
            bytes.fromhex(signature), text
        )
    except (InvalidSignature, ValueError):
        return False
    return True


# --------------------------------------------------------------------- the log alone


def check_signatures(events: Sequence[Event]) -> Iterator[str]:
    """What is wrong with the signatures of a log whose chain is whole."""
    if not any(each.kind in ("signed", "sheet_confirmed") for each in events):
        return
    try:
        yield from _wrong(events)
    except NoLibrary as error:
        count = sum([each.kind in ("signed", "sheet_confirmed") for each in events])
        yield f"{count} signatures were not looked at: {error}"


def _wrong(events: Sequence[Event]) -> Iterator[str]:
    seen: set[str] = set()
    sheets = Sheets()
    for each in events:
        sheets.take(each)
        if each.kind in ("signed", "sheet_confirmed"):
            where, data = f"event {each.number} ({each.kind})", each.data
            if data["head"] not in seen:
                yield f"{where}: was signed over a head that is not in the log before it"
            if not is_genuine(
                data["key"], _text_of(each, events[0].hash, sheets), data["signature"]
            ):
                yield f"{where}: the signature is forged, or what it is for was changed"
        seen.add(each.hash)
    if events[-1].kind == "signed":
        yield f"event {events[-1].number}: is a signature without the act that it is for"


def _text_of(each: Event, tournament: str, sheets: Sheets) -> bytes:
    data = each.data
    if each.kind == "signed":
        return signed_text(
            tournament, data["act"], data["arguments"], data["head"], data["counter"]
        )
    sheet = sheets.last(data["round"], data["table"])
    return confirmed_text(tournament, data, sheet)


def confirmed_text(tournament: str, where: Mapping[str, Any], sheet: Mapping[str, Any]) -> bytes:
    """What a player's phone signs: the sheet of the own table, as the player was shown it."""
    said = {"round": where["round"], "table": where["table"], "sheet": shown_sheet(sheet)}
    return signed_text(tournament, CONFIRM, said, where["head"], where["version"])


class Sheets:
    """The sheets of a log as it goes on."""

    def __init__(self) -> None:
        self._last: dict[tuple[int, int], Mapping[str, Any]] = {}

    def take(self, each: Event) -> None:
        if each.kind in ("sheet_entered", "sheet_corrected"):
            self._last[each.data["round"], each.data["table"]] = each.data["sheet"]

    def last(self, number: int, place: int) -> Mapping[str, Any]:
        return self._last[number, place]


# ------------------------------------------------------------------------ who signed what


class SignedLog(NamedTuple):
    """Who signed what in a log."""

    keys: tuple[BoundKey, ...]
    signed: int  # events that were
    unsigned: tuple[int, ...]  # acts of those in office, and of the house, that nobody signed
    confirmations: int  # of sheets, by phones


def signed_log(events: Sequence[Event]) -> SignedLog:
    tournament = replay(events)
    signed, unsigned = 0, []
    for each, signature in with_signatures(events):
        if signature:
            signed += 1
        elif _is_act(each, tournament):
            unsigned.append(each.number)
    confirmations = sum([each.kind == "sheet_confirmed" for each in events])
    return SignedLog(tuple(tournament.keys.values()), signed, tuple(unsigned), confirmations)


def _is_act(each: Event, tournament: Tournament) -> bool:
    """Of somebody in office, or of the house; what players do themselves is not signed."""
    if each.kind in _NO_ACT or tournament.version < 2:
        return False
    own = each.by in tournament.players and PLAYER in WRITERS[each.kind]
    return (each.by in tournament.held and not own) or each.by == HOUSE


# --------------------------------------------------------------- keys from outside


class KnownKey(NamedTuple):
    """A key that somebody knows from outside, and how many acts it has signed, if he knows that."""

    code: str  # its first digits
    acts: int | None = None


class KeyProof(NamedTuple):
    """What a key that is known from outside says about a log."""

    known: KnownKey
    key: BoundKey | None  # None: no key of the log begins so
    unproved: tuple[int, ...] = ()  # acts of its owner that no key vouches for

    @property
    def is_short(self) -> bool:
        """Are acts missing that it has signed?"""
        return self.key is not None and (self.known.acts or 0) > self.key.counter

    @property
    def is_bad(self) -> bool:
        return self.key is None or self.is_short or bool(self.unproved)


def read_key(said: str) -> KnownKey:
    """A key as the desk shows it: CODE, or CODE:COUNT."""
    code, _, count = said.strip().lower().partition(":")
    code = "".join(code.split())
    digits = set(code) <= set("0123456789abcdef") and SHORTEST <= len(code) <= 64
    if not digits or (count and not count.strip().isdecimal()):
        expected = f"{SHORTEST} to 64 of the digits 0 to 9 and a to f, and perhaps :COUNT"
        raise Malformed("key", f"{said[:90]!r} is not {expected}")
    return KnownKey(code, int(count) if count else None)


def prove_by_keys(events: Sequence[Event], known: Sequence[KnownKey]) -> list[KeyProof]:
    """What known keys say about a log whose own signatures are in order.

    Trusted are these keys, and those that they have vouched for. From the day that a known key was
    bound until it was withdrawn, what its owner did is proved by a signature of a trusted key, or
    not at all.
    """
    keys = replay(events).keys
    found = [_named(keys, each.code) for each in known]
    trusted = _trusted(events, {each.key for each in found if each})
    return [
        KeyProof(each, key, _unproved(events, key, trusted) if key else ())
        for each, key in zip(known, found, strict=True)
    ]


def _named(keys: Mapping[str, BoundKey], code: str) -> BoundKey | None:
    found = [key for key in keys.values() if key.key.startswith(code)]
    return found[0] if len(found) == 1 else None


def _trusted(events: Sequence[Event], given: set[str]) -> set[str]:
    trusted = set(given)
    for each, signature in with_signatures(events):
        vouched = signature and events[signature - 1].data["key"] in trusted
        if each.kind == "key_bound" and vouched:
            trusted.add(each.data["key"])
    return trusted


def _unproved(events: Sequence[Event], key: BoundKey, trusted: set[str]) -> tuple[int, ...]:
    ended = key.withdrawn or len(events) + 1
    return tuple(
        [
            each.number
            for each, signature in with_signatures(events)
            if each.by == key.person
            and key.event <= each.number < ended
            and not (signature and events[signature - 1].data["key"] in trusted)
        ]
    )


def doubtful(keys: Sequence[BoundKey]) -> list[BoundKey]:
    """Keys that no key vouched for, but for the first one, which has to be believed."""
    return [key for key in keys if key.how not in (FIRST, VOUCHED) and key.person != HOUSE]
