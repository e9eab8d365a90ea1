"""Which HTTP status each kind of refusal has: the one table of them.

Whoever refuses something says of which kind that is; what HTTP calls it is decided here.
"""

from __future__ import annotations

from ...tournament.log.errors import Malformed, Refused
from ..desk.disk import FolderError
from ..desk.doing import SheetDiffers
from .interfaces import (
    Failed,
    NotAdmitted,
    NotConfirmed,
    NotInstalled,
    NotKnown,
    NotLetIn,
    NotNow,
    NotPossible,
    NotThere,
    Overtaken,
    TooLarge,
    TooMuch,
    Unreadable,
    Unusable,
)

STATUS: dict[type[Exception], int] = {
    Unreadable: 400,
    Unusable: 400,
    Malformed: 400,
    NotKnown: 401,
    NotAdmitted: 401,
    NotLetIn: 403,
    NotThere: 404,
    Overtaken: 409,
    SheetDiffers: 409,
    TooLarge: 413,
    NotPossible: 422,
    Refused: 422,
    NotConfirmed: 428,
    TooMuch: 429,
    Failed: 500,
    NotInstalled: 501,
    NotNow: 503,
    FolderError: 503,
}
#: What the log refuses, and is not about what is asked but about who was quicker, or who asks.
OF_THE_LOG = {
    "refused-sheet-changed": STATUS[Overtaken],
    "refused-sheet-entered": STATUS[Overtaken],
    "refused-not-published": STATUS[NotLetIn],
    "refused-not-your-office": STATUS[NotLetIn],
    "refused-no-such-round": STATUS[NotThere],
    "refused-no-such-table": STATUS[NotThere],
}
#: What is told where Litestar refuses by itself, by its status.
OF_LITESTAR = {404: "house-not-found", 405: "house-wrong-method", 413: "house-too-large"}


def status_of(error: Exception) -> int:
    """The status of a refusal: of its kind, or of the kind that it is a case of."""
    if isinstance(error, Refused) and error.words[0] in OF_THE_LOG:
        return OF_THE_LOG[error.words[0]]
    return next(STATUS[kind] for kind in type(error).__mro__ if kind in STATUS)
