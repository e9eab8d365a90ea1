"""What `verify` compares a log with: check codes, an earlier report, papers that were printed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import click

from ...server.desk.evidence.printed import PrintedCode
from ...server.desk.store import SUFFIX, FolderError, TournamentFolder
from ...tournament.log.chain import Event
from ...tournament.log.errors import Malformed, Refused
from ...tournament.reporting.heads import compare, find_heads, read_code
from ...tournament.reporting.report import MOST_CHARACTERS, read_report
from ...tournament.reporting.signatures import KnownKey, read_key
from .signatures import about_signatures
from .words import Said, Speaker

MOST_BYTES = 4 * MOST_CHARACTERS  # of a report
SHOWN = 16  # digits of a code that are said again


class Sought(NamedTuple):
    """What was seen earlier of the log that is verified."""

    lang: str = "en"
    codes: tuple[str, ...] = ()
    earlier: tuple[str, ...] = ()  # the hashes of an earlier log; (): none is given
    earlier_file: str = ""
    keys: tuple[KnownKey, ...] = ()

    @property
    def is_given(self) -> bool:
        return bool(self.codes or self.earlier or self.keys)


def sought(
    lang: str, codes: tuple[str, ...], against: Path | None, keys: tuple[str, ...]
) -> Sought:
    """What the options of the command mean."""
    earlier = hashes_in(against) if against else ()
    known = tuple([_key(lang, key) for key in keys])
    found = tuple([_code(lang, code) for code in codes])
    return Sought(lang, found, earlier, str(against or ""), known)


def _key(lang: str, said: str) -> KnownKey:
    try:
        return read_key(said)
    except Malformed as error:
        raise click.UsageError(Speaker(lang, {}).key("verify-no-key", code=said)) from error


def _code(lang: str, said: str) -> str:
    try:
        return read_code(said)
    except Malformed as error:
        raise click.UsageError(Speaker(lang, {}).key("verify-no-code", code=said)) from error


def hashes_in(file: Path) -> tuple[str, ...]:
    """Of every event of a report or log, which must be sound itself."""
    try:
        events = TournamentFolder(file).read().events if file.suffix == SUFFIX else _events(file)
    except (OSError, UnicodeDecodeError, FolderError, Malformed, Refused) as error:
        raise click.ClickException(f"{file}: {error}") from error
    return tuple([event.hash for event in events])


def _events(file: Path) -> Sequence[Event]:
    return read_report(report_text(file)).events


def report_text(file: Path) -> str:
    if file.stat().st_size > MOST_BYTES:
        raise Malformed("report", f"is longer than {MOST_BYTES} bytes")
    return file.read_text(encoding="utf-8")


# ----------------------------------------------------------------- what is said


def evidence(
    events: Sequence[Event], asked: Sought, printed: Sequence[PrintedCode] = ()
) -> Iterator[Said]:
    """What everything that was seen earlier says about a log whose chain is whole."""
    speaker = Speaker(asked.lang, {})
    for code in asked.codes:
        yield _about_code(events, code, speaker)
    if asked.earlier:
        yield _about_earlier(events, asked, speaker)
    yield from about_signatures(events, asked.keys, speaker)
    yield from _about_printed(events, printed, speaker)


def not_compared(asked: Sought) -> tuple[Said, ...]:
    """A file that is not in order by itself is compared with nothing."""
    said = Speaker(asked.lang, {}).key("verify-not-compared")
    return (Said(said, False),) if asked.is_given else ()


def _about_code(events: Sequence[Event], code: str, speaker: Speaker) -> Said:
    found = find_heads(events, code)
    if len(found) != 1:
        missing = "several" if found else "missing"
        return Said(speaker.key(f"verify-code-{missing}", code=code, count=len(found)), True)
    (event,) = found
    what = speaker.key(f"desk-event-{event.kind.replace('_', '-')}")
    said = speaker.key(
        "verify-code-found",
        code=code,
        event=str(event.number),
        events=str(len(events)),
        at=moment(event.at),
        what=what,
    )
    return Said(said + _unproved(len(events) - event.number, speaker), False)


def _unproved(count: int, speaker: Speaker) -> str:
    """A head says nothing of what came after it."""
    return " " + speaker.key("verify-unproved", count=count) if count else ""


def _about_earlier(events: Sequence[Event], asked: Sought, speaker: Speaker) -> Said:
    standing, event = compare([each.hash for each in events], asked.earlier)
    facts = {"file": asked.earlier_file, "event": str(event)}
    said = speaker.key(
        f"verify-{standing}", **facts, events=str(len(events)), count=str(len(asked.earlier))
    )
    if standing == "before":
        said += _unproved(len(events) - event, speaker)
    return Said(said, standing != "before")


def _about_printed(
    events: Sequence[Event], printed: Sequence[PrintedCode], speaker: Speaker
) -> Iterator[Said]:
    gone = [each for each in printed if not each.stands_in(events)]
    for each in gone:
        paper = speaker.key(f"paper-kind-{each.paper.replace('_', '-')}")
        facts = {"code": each.head[:SHOWN], "event": str(each.event), "at": moment(each.at)}
        yield Said(speaker.key("verify-printed-missing", paper=paper, **facts), True)
    if printed and not gone:
        last = max(each.event for each in printed)
        said = speaker.key("verify-printed", count=len(printed), event=str(last))
        yield Said(said, False)


def moment(at: int) -> str:
    """When it was, by the clock of this machine."""
    return datetime.fromtimestamp(at / 1000).astimezone().isoformat(" ", "minutes")
