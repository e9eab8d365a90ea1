"""What the house writes down about itself: one line an event, as text or as JSON.

No line ever holds a key, a cookie, a secret of a link, a token, a hand or a seed. What we log
ourselves is chosen word by word; texts of others (errors, warnings of libraries) go through
`masked`, a net for what looks like a secret.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, TextIO

log = logging.getLogger("sixgun.house")

#: Long words that mix letters and digits, as keys do, and long hexadecimal numbers.
SECRET = re.compile(
    r"\b(?:[0-9a-fA-F]{32,}|(?=[\w-]*[0-9])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,})"
)

Fact = str | int | float | bool | None

#: How much is written down: everything of this level, and what is worse.
LEVELS = ("debug", "info", "warning", "error")
#: Which request a task works for. What the task begins, such as a table, inherits it and goes on
#: for ever, so it counts for that very task alone.
_WORKS_FOR: ContextVar[tuple[str, asyncio.Task[Any] | None]] = ContextVar("request")


def note(event: str, level: int = logging.INFO, **facts: Fact) -> None:
    """Write down that something happened, with a few facts."""
    log.log(level, event, extra={"facts": facts | _request()})


def note_error(event: str, error: BaseException, **facts: Fact) -> None:
    """Write down an error that nobody expected, with where it came from."""
    log.error(event, exc_info=error, extra={"facts": facts | _request()})


def work_for(request: str) -> None:
    """From now on every line that this task writes names the request."""
    _WORKS_FOR.set((request, asyncio.current_task()))


def _request() -> dict[str, Fact]:
    request, task = _WORKS_FOR.get(("", None))
    try:
        return {"request": request} if request and asyncio.current_task() is task else {}
    except RuntimeError:  # in a thread no task is at work
        return {}


def masked(text: str) -> str:
    """The text without what looks like a secret."""
    return SECRET.sub("…", text)


class JsonLines(logging.Formatter):
    """A JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "time": time_of(record),
            "level": record.levelname.lower(),
            "event": event_of(record),
            **facts_of(record),
        }
        if record.exc_info:
            entry["trace"] = masked(self.formatException(record.exc_info))
        return json.dumps(entry, ensure_ascii=False)


class TextLines(logging.Formatter):
    """A line for people: when, how bad, what, and the facts as name=value."""

    def format(self, record: logging.LogRecord) -> str:
        facts = "".join(f" {name}={_shown(value)}" for name, value in facts_of(record).items())
        line = f"{time_of(record)} {record.levelname.lower():7} {event_of(record)}{facts}"
        if record.exc_info:
            line += "\n" + masked(self.formatException(record.exc_info))
        return line


def time_of(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def event_of(record: logging.LogRecord) -> str:
    """What happened; texts that are not our own pass the net."""
    return record.getMessage() if record.name == log.name else masked(record.getMessage())


def facts_of(record: logging.LogRecord) -> dict[str, Fact]:
    return getattr(record, "facts", {})


def _shown(value: Fact) -> str:
    """A value on one line: whatever is not a plain word is quoted."""
    text = str(value)
    return text if re.fullmatch(r"[\w.:/{}\[\]-]+", text) else json.dumps(text)


def set_up(kind: str, stream: TextIO | None = None, level: str = "info") -> None:
    """Log to standard error, as `text` or `json`, from this one of the `LEVELS` on."""
    channel = logging.StreamHandler(stream or sys.stderr)
    channel.setFormatter(JsonLines() if kind == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [channel]
    own = logging.getLevelNamesMapping()[level.upper()]
    root.setLevel(max(logging.WARNING, own))  # libraries tell more than anybody wants to know
    log.setLevel(own)
