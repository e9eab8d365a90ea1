"""A collector of traces for tests: a real server on loopback, which reads what it is sent."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest


@dataclass(frozen=True)
class Arrived:
    """A span as it came."""

    name: str
    id: bytes
    trace: bytes
    parent: bytes
    began: int
    ended: int
    broken: bool
    facts: dict[str, Any]


@dataclass
class Collector:
    """What came, and how it is answered."""

    address: str = ""
    status: int = 200
    bodies: list[bytes] = field(default_factory=list)
    requests: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    came: Event = field(default_factory=Event)  # somebody has brought something
    may_answer: Event = field(default_factory=Event)

    def spans(self) -> list[Arrived]:
        whole = [ExportTraceServiceRequest.FromString(body) for body in self.bodies]
        scopes = [
            scope for each in whole for kind in each.resource_spans for scope in kind.scope_spans
        ]
        return [_arrived(span) for scope in scopes for span in scope.spans]

    def named(self, name: str) -> list[Arrived]:
        return [span for span in self.spans() if span.name == name]

    def parts_of(self, parent: Arrived) -> list[Arrived]:
        return [span for span in self.spans() if span.parent == parent.id]


def _arrived(span: Any) -> Arrived:
    facts = {
        each.key: getattr(each.value, each.value.WhichOneof("value")) for each in span.attributes
    }
    return Arrived(
        span.name,
        span.span_id,
        span.trace_id,
        span.parent_span_id,
        span.start_time_unix_nano,
        span.end_time_unix_nano,
        span.status.code == span.status.STATUS_CODE_ERROR,
        facts,
    )


@contextmanager
def collecting(*, slow: bool = False, status: int = 200) -> Iterator[Collector]:
    """A collector; a slow one answers nobody until it may."""
    collector = Collector(status=status)
    if not slow:
        collector.may_answer.set()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            headers = {name.lower(): value for name, value in self.headers.items()}
            collector.requests.append((self.path, headers))
            collector.bodies.append(self.rfile.read(int(self.headers["Content-Length"])))
            collector.came.set()
            collector.may_answer.wait()
            self.send_response(collector.status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        collector.address = f"http://127.0.0.1:{server.server_address[1]}"
        thread = Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield collector
        finally:
            collector.may_answer.set()
            server.shutdown()
            thread.join()
