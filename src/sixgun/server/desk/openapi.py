"""The API of tournaments as an OpenAPI document, made from its routes."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Litestar, Response, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

import sixgun

from ..protocol import encode
from ..visits import Visit
from . import api, desk_api, hall_api, paper_api

ABOUT = (
    "The referee's desk, players' phones and the screen of the hall. "
    "docs/tournament-api.md tells how to come in and what the answers mean."
)


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
        [*api.ROUTES, *desk_api.ROUTES, *paper_api.ROUTES, *hall_api.ROUTES],
        request_class=Visit,
        openapi_config=config,
        logging_config=None,
    )
    return app.openapi_schema.to_schema()


@get("/api/tournament-openapi.json")
async def openapi(request: Visit) -> Response[bytes]:
    """The document, for whoever writes programs."""
    return Response(encode(document()), media_type="application/json")
