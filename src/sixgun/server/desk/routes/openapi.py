"""The API of tournaments as an OpenAPI document, made from its routes."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

import sixgun

from ...front.requests import HttpRequest
from ...protocol import encode
from ..answers import DeskProblem
from ..seasons import routes as season_routes
from . import desk, evidence, hall, inbox, papers, previews, regulation, spreadsheets, tournaments

ABOUT = (
    "The referee's desk, players' phones and the screen of the hall. "
    "docs/tournament-api.md tells how to come in and what the answers mean."
)

ROOMS = (
    tournaments,
    desk,
    previews,
    inbox,
    papers,
    spreadsheets,
    regulation,
    evidence,
    hall,
    season_routes,
)
#: Bodies that are taken as they come.
BODIES = {
    ("post", "people"): ("text/csv",),
    ("post", "verify-report"): ("application/json",),
    ("post", "/api/season/reports"): ("application/json",),
    ("put", "regulation"): ("application/pdf",),
    ("put", "photos/{number}/{table}"): ("image/jpeg", "image/png", "image/webp"),
    ("put", "inbox"): ("image/jpeg", "image/png", "image/webp"),
}
REFUSED = {
    "description": "Refused: the reason is a key of the Fluent files with its arguments.",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/DeskProblem"}}},
}


@cache
def document() -> dict[str, Any]:
    """The whole document."""
    config = OpenAPIConfig(
        title="Tournaments of a Sixgun house",
        version=sixgun.__version__,
        description=ABOUT,
        components=Components(
            security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}
        ),
        security=[{"token": []}],
        use_handler_docstrings=True,
    )
    app = Litestar(
        [route for room in ROOMS for route in room.ROUTES],
        request_class=HttpRequest,
        openapi_config=config,
        logging_config=None,
    )
    return _completed(app.openapi_schema.to_schema())


def _completed(found: dict[str, Any]) -> dict[str, Any]:
    """With what the signatures of the routes do not say: refusals, and bodies that are no JSON."""
    _, problem = msgspec.json.schema_components(
        [DeskProblem], ref_template="#/components/schemas/{name}"
    )
    found["components"]["schemas"] = {**problem, **found["components"]["schemas"]}
    for path, item in found["paths"].items():
        for method, operation in item.items():
            fine = {code: each for code, each in operation["responses"].items() if code < "300"}
            operation["responses"] = {**fine, "default": REFUSED}
            if kinds := BODIES.get((method, path.rpartition("/desk/")[2])):
                operation["requestBody"] = {"content": {kind: {} for kind in kinds}}
    return found


@get("/api/tournament-openapi.json")
async def openapi(request: HttpRequest) -> Response[bytes]:
    """The document, for whoever writes programs."""
    here = {"servers": [{"url": f"{request.sender.prefix}/"}]}
    return Response(encode({**document(), **here}), media_type="application/json")
