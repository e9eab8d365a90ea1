"""What a house counts, for Prometheus: decisions, latencies, refusals, bots that failed.

Tables and bots get a `Figures` and call its methods; `text` is what `/metrics` shows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from platform import python_version
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from .. import __version__
from ..builds import BUILD
from ..engine.game import RULES_VERSION
from .protocol import PROTOCOL

if TYPE_CHECKING:
    from .traces.spans import Traces

#: The bounds of the latencies, in seconds.
LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

CONTENT_TYPE = "text/plain; version=0.0.4"

#: The bounds of what the event loop is late by.
LATENESS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
#: What is counted when somebody looks, where the name alone does not say it.
ABOUT = {
    "guests": "Connections of people who have said hello.",
    "writes_waiting": "Writes that are not yet on disk.",
    "store_bytes": "The size of the store.",
    "store_wal_bytes": "The size of what is written and not yet merged into the store.",
    "explanations_waiting": "Pieces of explanations that are not reckoned yet.",
    "replays_waiting": "Replays that somebody waits for.",
}


class _States(Collector):
    """What is counted by state when somebody looks."""

    def __init__(self, name: str, about: str, count: Callable[[], dict[str, float]]) -> None:
        self._words = f"sixgun_{name}", about
        self._count = count

    def collect(self) -> Iterator[GaugeMetricFamily]:
        family = GaugeMetricFamily(*self._words, labels=["state"])
        for state, value in self._count().items():
            family.add_metric([state], value)
        yield family


class _Now(Collector):
    """What is counted when somebody looks, such as open tables."""

    def __init__(self, count: Callable[[], dict[str, float]]) -> None:
        self._count = count

    def collect(self) -> Iterator[GaugeMetricFamily]:
        for name, value in sorted(self._count().items()):
            about = ABOUT.get(name, f"How many {name} there are now.")
            yield GaugeMetricFamily(f"sixgun_{name}", about, value)


class Figures:
    """The figures of one house, in a registry of its own."""

    def __init__(self) -> None:
        self.traces: Traces | None = None  # who tells a collector what is done; mostly nobody
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self._build = Info("sixgun_build", "What is running.", registry=self._registry)
        self._build.info(build_info())
        late = "How late the event loop is, looked at four times a second."
        self._lateness = self._times("event_loop_lag", late, LATENESS)
        self._commits = self._times("store_commit", "How long the disk was waited for.")
        self._writes = self._count("store_writes", "Writes that were committed or refused.")
        self._decisions = self._count("decisions", "Decisions on disk.")
        self._latency = self._times("decision", "From an answer to the update that tells it.")
        self._refused = self._count("refused_messages", "Messages refused.")
        self._explained = self._count("explanations", "Questions about the rules answered.")
        self._replays = self._count("replays", "Replays sent.", "how")
        self._mistakes = self._count("mistakes", "Mistakes of the house itself.")
        self._bots = self._count("bot_failures", "Bots that failed.", "reason")
        self._thoughts = self._count("thoughts", "Thoughts of bots, failed ones too.")
        self._thinking = self._count("thinking_seconds", "CPU time of thoughts.")
        shortened = "Thoughts of strong bots that had less time than usual."
        self._shortened = self._count("thoughts_shortened", shortened)
        without = "Tables that did not get the strong bots they asked for."
        self._without_bots = self._count("strong_bots_refused", without)
        self._requests = self._count("http_requests", "HTTP requests answered.", "status")
        self._turned_away = self._count("sockets_refused", "Sockets not let in.", "status")
        self._spans = self._count("spans", "Spans for the collector of traces.", "fate")

    def _count(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"sixgun_{name}", about, labels, registry=self._registry)

    def _times(self, name: str, about: str, bounds: tuple[float, ...] = LATENCIES) -> Histogram:
        return Histogram(f"sixgun_{name}_seconds", about, buckets=bounds, registry=self._registry)

    def late(self, seconds: float) -> None:
        """The event loop came so much later than it should."""
        self._lateness.observe(seconds)

    def committed(self, writes: int, seconds: float) -> None:
        """So many writes went to disk in one commit, which took so long."""
        self._writes.inc(writes)
        self._commits.observe(seconds)

    def decision(self, seconds: float | None = None) -> None:
        """A decision is on disk; `seconds` after its answer came, if somebody waited for it."""
        self._decisions.inc()
        if seconds is not None:
            self._latency.observe(seconds)

    def explained(self, number: int) -> None:
        """So many questions about the rules were answered."""
        self._explained.inc(number)

    def replay(self, how: str) -> None:
        """A replay was `made`, or was `kept` and needed no making."""
        self._replays.labels(how).inc()

    def refused(self) -> None:
        """A message was refused."""
        self._refused.inc()

    def mistake(self) -> None:
        """Something went wrong that should not have; the log says what."""
        self._mistakes.inc()

    def bot_failed(self, reason: str) -> None:
        """A bot did not answer as it should; the reason is one of a few words."""
        self._bots.labels(reason).inc()

    def thought(self, seconds: float) -> None:
        """A bot has thought, for so many seconds of CPU time."""
        self._thoughts.inc()
        self._thinking.inc(max(0.0, seconds))

    def thought_shortened(self) -> None:
        """A strong bot had less time than usual, or played one level lower."""
        self._shortened.inc()

    def bots_refused(self) -> None:
        """Somebody wanted strong bots, and the house was busy."""
        self._without_bots.inc()

    def request(self, status: int) -> None:
        """An HTTP request was answered."""
        self._requests.labels(str(status)).inc()

    def socket_refused(self, status: int) -> None:
        """A socket was not let in."""
        self._turned_away.labels(str(status)).inc()

    def spans(self, fate: str, number: int) -> None:
        """So many spans were `sent` to the collector, `refused` by it, or `dropped` before."""
        self._spans.labels(fate).inc(number)

    def watch(self, count: Callable[[], dict[str, float]]) -> None:
        """Show these, too; they are counted whenever somebody looks."""
        self._registry.register(_Now(count))

    def watch_states(self, name: str, about: str, count: Callable[[], dict[str, float]]) -> None:
        """Show these, too, each by its state."""
        self._registry.register(_States(name, about, count))

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self._registry)


def build_info() -> dict[str, str]:
    """Which version of what is running."""
    return {
        "version": __version__,
        "engine": BUILD,
        "python": python_version(),
        "protocol": str(PROTOCOL),
        "rules": str(RULES_VERSION),
    }
