"""Spans as OpenTelemetry sends them: OTLP, whose messages `opentelemetry-proto` defines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.common.v1.common_pb2 import AnyValue, InstrumentationScope, KeyValue
from opentelemetry.proto.resource.v1.resource_pb2 import Resource
from opentelemetry.proto.trace.v1.trace_pb2 import ResourceSpans, ScopeSpans, Status
from opentelemetry.proto.trace.v1.trace_pb2 import Span as SentSpan

from ... import __version__
from .spans import Span, Value

#: Facts that everybody calls the same; all others are ours.
USUAL = {
    "method": "http.request.method",
    "route": "http.route",
    "status": "http.response.status_code",
    "failed": "error.type",
}
#: What comes from outside; everything else happens within.
SERVED = ("request", "message")


def packed(spans: Sequence[Span]) -> bytes:
    """One request to a collector with all of these."""
    told = {"service.name": "sixgun", "service.version": __version__}
    scope = ScopeSpans(
        scope=InstrumentationScope(name="sixgun", version=__version__),
        spans=[_sent(span) for span in spans],
    )
    whole = ResourceSpans(resource=Resource(attributes=_attributes(told)), scope_spans=[scope])
    data: bytes = ExportTraceServiceRequest(resource_spans=[whole]).SerializeToString()
    return data


def _sent(span: Span) -> Any:
    served = span.work in SERVED
    broken = "failed" in span.facts or span.facts.get("status") == 500
    return SentSpan(
        trace_id=span.trace,
        span_id=span.id,
        parent_span_id=span.parent,
        name=_title(span),
        kind=SentSpan.SPAN_KIND_SERVER if served else SentSpan.SPAN_KIND_INTERNAL,
        start_time_unix_nano=span.began,
        end_time_unix_nano=span.ended,
        attributes=_attributes({USUAL.get(f, f"sixgun.{f}"): v for f, v in span.facts.items()}),
        status=Status(code=Status.STATUS_CODE_ERROR if broken else Status.STATUS_CODE_UNSET),
    )


def _title(span: Span) -> str:
    """What a list of spans shows: which requests and messages, as well."""
    facts = span.facts
    if span.work == "request":
        return f"{facts.get('method', '?')} {facts.get('route', '?')}"
    return f"message {facts['message']}" if span.work == "message" else span.work


def _attributes(facts: Mapping[str, Value]) -> Iterable[Any]:
    return [KeyValue(key=key, value=_value(value)) for key, value in facts.items()]


def _value(value: Value) -> Any:
    if isinstance(value, bool):
        return AnyValue(bool_value=value)
    if isinstance(value, int):
        return AnyValue(int_value=value)
    if isinstance(value, float):
        return AnyValue(double_value=value)
    return AnyValue(string_value=value)
