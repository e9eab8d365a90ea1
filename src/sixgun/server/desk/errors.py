"""Why the desk refused something, as an answer."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request, Response
from litestar.types import ExceptionHandlersMap

from ...tournament.log.errors import Malformed, Refused
from ..front.interfaces import NotLetIn
from ..logs import note_error
from ..protocol import Told, encode
from .doing import Conflict
from .showing import told
from .store import StoreError
from .views import DeskProblem, SheetConflict

AnyRequest: TypeAlias = Request[Any, Any, Any]

#: Refusals that are not about what is asked but about who was quicker, or about who asks.
STATUS = {
    "refused-sheet-changed": 409,
    "refused-sheet-entered": 409,
    "refused-not-published": 403,
    "refused-no-such-round": 404,
    "refused-no-such-table": 404,
}


def _answer(problem: DeskProblem, status: int) -> Response[bytes]:
    headers = {"cache-control": "no-store"}
    body = encode(problem)
    return Response(body, status_code=status, headers=headers, media_type="application/json")


def refused(request: AnyRequest, error: Refused) -> Response[bytes]:
    """The regulation, or the state of the tournament, does not allow it."""
    reason = told(error.words)
    return _answer(DeskProblem(reason, error.rule), STATUS.get(reason.key, 422))


def malformed(request: AnyRequest, error: Malformed) -> Response[bytes]:
    return _answer(DeskProblem(Told("house-bad-request"), detail=str(error)), 400)


def conflicting(request: AnyRequest, error: Conflict) -> Response[bytes]:
    """Nothing is overwritten; what is there is shown."""
    shown: SheetConflict = error.shown
    reason = error.reason
    words = reason.told if isinstance(reason, NotLetIn) else told(reason.words)
    return _answer(DeskProblem(words, conflict=shown), 409)


def not_written(request: AnyRequest, error: StoreError) -> Response[bytes]:
    note_error("the store of a tournament failed", error)
    return _answer(DeskProblem(Told("desk-cannot-write")), 503)


HANDLERS: ExceptionHandlersMap = {
    Refused: refused,
    Malformed: malformed,
    Conflict: conflicting,
    StoreError: not_written,
}
