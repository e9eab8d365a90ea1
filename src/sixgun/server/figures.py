"""What a house counts, for Prometheus: decisions, latencies, refusals, bots that failed.

Tables and bots get a `Figures` and call its methods; `text` is what `/metrics` shows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

#: The bounds of the latencies, in seconds.
LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

CONTENT_TYPE = "text/plain; version=0.0.4"


class _Now(Collector):
    """What is counted when somebody looks, such as open tables."""

    def __init__(self, count: Callable[[], dict[str, float]]) -> None:
        self._count = count

    def collect(self) -> Iterator[GaugeMetricFamily]:
        for name, value in sorted(self._count().items()):
            yield GaugeMetricFamily(f"sixgun_{name}", f"How many {name} there are now.", value)


class Figures:
    """The figures of one house, in a registry of its own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._decisions = Counter("sixgun_decisions", "Decisions on disk.", registry=self._registry)
        self._latency = Histogram(
            "sixgun_decision_seconds",
            "From an answer to the update that tells it.",
            buckets=LATENCIES,
            registry=self._registry,
        )
        self._refused = Counter(
            "sixgun_refused_messages", "Messages refused.", registry=self._registry
        )
        self._mistakes = Counter(
            "sixgun_mistakes", "Mistakes of the house itself.", registry=self._registry
        )
        self._bots = Counter(
            "sixgun_bot_failures", "Bots that failed.", ["reason"], registry=self._registry
        )
        self._requests = Counter(
            "sixgun_http_requests", "HTTP requests answered.", ["status"], registry=self._registry
        )
        self._turned_away = Counter(
            "sixgun_sockets_refused", "Sockets not let in.", ["status"], registry=self._registry
        )

    def decision(self, seconds: float | None = None) -> None:
        """A decision is on disk; `seconds` after its answer came, if somebody waited for it."""
        self._decisions.inc()
        if seconds is not None:
            self._latency.observe(seconds)

    def refused(self) -> None:
        """A message was refused."""
        self._refused.inc()

    def mistake(self) -> None:
        """Something went wrong that should not have; the log says what."""
        self._mistakes.inc()

    def bot_failed(self, reason: str) -> None:
        """A bot did not answer as it should; the reason is one of a few words."""
        self._bots.labels(reason).inc()

    def request(self, status: int) -> None:
        """An HTTP request was answered."""
        self._requests.labels(str(status)).inc()

    def socket_refused(self, status: int) -> None:
        """A socket was not let in."""
        self._turned_away.labels(str(status)).inc()

    def watch(self, count: Callable[[], dict[str, float]]) -> None:
        """Show these, too; they are counted whenever somebody looks."""
        self._registry.register(_Now(count))

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self._registry)
