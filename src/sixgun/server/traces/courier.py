"""Who carries spans to the collector: a thread of its own, with a bag that has a bottom.

Nobody in the house ever waits for it. What finds the bag full is dropped, what the collector does
not take is not sent twice, and both are counted.
"""

from __future__ import annotations

import logging
import os
import urllib.request
from collections import deque
from collections.abc import Callable, Mapping
from http.client import HTTPException
from threading import Event, Thread
from typing import Literal, TypeAlias
from urllib.parse import unquote, urlsplit

from ..logs import note
from .encoding import packed
from .spans import Span

#: So many spans wait at most, and so many go together.
MOST_WAITING, TOGETHER = 8192, 512
#: Fewer than that go after so many seconds.
OFTEN = 2.0
#: A collector that says nothing for so long is given up for now, in seconds.
PATIENCE = 10.0
#: So long may the last ones take when the house closes, in seconds.
LAST_WORDS = 3.0
#: Where a collector takes traces, and where everybody says what else it wants to hear.
PLACE, HEADERS = "/v1/traces", "OTEL_EXPORTER_OTLP_HEADERS"

#: What becomes of a span.
Fate: TypeAlias = Literal["sent", "refused", "dropped"]


class Courier:
    """Carries spans to one collector; `told` hears what became of how many, in any thread."""

    def __init__(self, collector: str, told: Callable[[Fate, int], None]) -> None:
        self._address = checked_collector(collector)
        self._headers = {"Content-Type": "application/x-protobuf", **headers_of(os.environ)}
        self._told = told
        self._bag: deque[Span] = deque()
        self._wake = Event()
        self._ending = False
        self._well = True  # did the collector take what it was brought last?
        self._thread = Thread(target=self._run, name="sixgun traces", daemon=True)

    def begin(self) -> None:
        self._thread.start()

    def take(self, span: Span) -> None:
        """Carry this, if there is room for it."""
        if len(self._bag) >= MOST_WAITING or self._ending:
            self._told("dropped", 1)
            return
        self._bag.append(span)
        if len(self._bag) >= TOGETHER:
            self._wake.set()

    def close(self) -> None:
        """Carry what is left, if that takes no longer than `LAST_WORDS`; what stays is dropped."""
        self._ending = True
        self._wake.set()
        if self._thread.is_alive():
            self._thread.join(LAST_WORDS)
        left = [self._bag.popleft() for _ in range(len(self._bag))]
        if left:
            self._told("dropped", len(left))

    # ------------------------------------------------------------ in the thread

    def _run(self) -> None:
        while not (self._ending and not self._bag):
            self._wake.wait(OFTEN)
            self._wake.clear()
            while self._bag:
                self._carry()

    def _carry(self) -> None:
        spans: list[Span] = []
        while self._bag and len(spans) < TOGETHER:
            try:
                spans.append(self._bag.popleft())
            except IndexError:  # the house closes, and has emptied it
                break
        why = self._why_refused(packed(spans))
        self._told("refused" if why else "sent", len(spans))
        if bool(why) is self._well:
            self._well = not why
            level = logging.WARNING if why else logging.INFO
            note("traces are refused" if why else "traces are taken again", level, why=why)

    def _why_refused(self, data: bytes) -> str:
        request = urllib.request.Request(self._address, data, self._headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE):
                return ""
        except (OSError, HTTPException, ValueError) as error:  # whatever a collector may say
            return f"{type(error).__name__}: {error}"[:200]


def checked_collector(address: str) -> str:
    """Where traces are sent; a `ValueError` says why nothing can be sent there."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError(f"{address!r} is no collector; right would be http://localhost:4318")
    if parts.username or parts.query or parts.fragment:
        raise ValueError(
            f"the address of a collector has no password, ? or #; what it wants to hear "
            f"besides goes into {HEADERS}"
        )
    path = parts.path.rstrip("/")
    return parts._replace(path=path if path.endswith(PLACE) else path + PLACE).geturl()


def headers_of(environ: Mapping[str, str]) -> dict[str, str]:
    """What else a collector wants to hear, such as a token: name=value, with commas between."""
    pairs = [pair.partition("=") for pair in environ.get(HEADERS, "").split(",")]
    return {unquote(name.strip()): unquote(value.strip()) for name, _, value in pairs if value}
