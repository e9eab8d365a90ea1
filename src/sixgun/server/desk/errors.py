"""Why the desk refused something, as an answer."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request, Response
from litestar.types import ExceptionHandlersMap

from ...tournament.log.errors import Malformed, Refused
from ..front.interfaces import NotLetIn
from ..front.statuses import status_of
from ..logs import note_error
from ..protocol import Told, encode
from .answers import DeskProblem, SheetConflict
from .doing import SheetDiffers
from .showing import told
from .store import FolderError

AnyRequest: TypeAlias = Request[Any, Any, Any]


def _answer(request: AnyRequest, problem: DeskProblem, error: Exception) -> Response[bytes]:
    request.scope["state"]["reason"] = problem.reason.key  # for the log
    headers = {"cache-control": "no-store"}
    body, status = encode(problem), status_of(error)
    return Response(body, status_code=status, headers=headers, media_type="application/json")


def refused(request: AnyRequest, error: Refused) -> Response[bytes]:
    """The regulation, or the state of the tournament, does not allow it."""
    return _answer(request, DeskProblem(told(error.words), error.rule), error)


def malformed(request: AnyRequest, error: Malformed) -> Response[bytes]:
    return _answer(request, DeskProblem(Told("house-bad-request"), detail=str(error)), error)


def conflicting(request: AnyRequest, error: SheetDiffers) -> Response[bytes]:
    """Nothing is overwritten; what is there is shown."""
    shown: SheetConflict = error.shown
    reason = error.reason
    words = reason.told if isinstance(reason, NotLetIn) else told(reason.words)
    return _answer(request, DeskProblem(words, conflict=shown), error)


def not_written(request: AnyRequest, error: FolderError) -> Response[bytes]:
    note_error("the store of a tournament failed", error)
    return _answer(request, DeskProblem(Told("desk-cannot-write")), error)


HANDLERS: ExceptionHandlersMap = {
    Refused: refused,
    Malformed: malformed,
    SheetDiffers: conflicting,
    FolderError: not_written,
}
