"""The web application of a house: its routes, and what becomes of errors."""

from __future__ import annotations

import logging
from typing import Any, TypeAlias, cast

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from sqlalchemy.exc import DBAPIError

from ..admission import routes as admission_routes
from ..desk.routes import installing
from ..figures import CONTENT_TYPE
from ..health import HINDERING
from ..logs import note, note_error
from ..protocol import encode
from ..ratings import routes as rating_routes
from ..statistics import routes as statistics_routes
from ..store.errors import RowDamaged, StoreFailed
from . import house_routes, people_routes, replay_routes
from .access import is_local
from .context import Context
from .gateway import Application, Gateway
from .house_link import same
from .interfaces import Failed, NotLetIn, NotNow, NotThere, Unreadable
from .plain import plain_pages
from .previews import is_for_everybody, previewed
from .requests import HttpRequest
from .responses import Problem, refusal_headers
from .static_pages import ASK_AGAIN, Asset, is_place, placed
from .statuses import OF_LITESTAR, status_of

AnyRequest: TypeAlias = Request[Any, Any, Any]

#: What differs by the language of a browser.
PAGE = "text/html"
#: The page that only a house has where people are rated.
BEST = "best"
#: The longest body of a request, in bytes.
LONGEST_BODY = 16_384


def make_app(context: Context) -> Gateway:
    """The whole front of a house, as an ASGI application."""
    app = Litestar(
        [
            front_page,
            file,
            health,
            readiness,
            metrics,
            *admission_routes.ROUTES,
            *people_routes.ROUTES,
            *house_routes.ROUTES,
            *replay_routes.ROUTES,
            *rating_routes.ROUTES,
            *statistics_routes.ROUTES,
            *installing.ROUTES,
        ],
        guards=[admission_routes.only_admitted],
        request_class=HttpRequest,
        state=State({"context": context}),
        exception_handlers={
            **installing.HANDLERS,
            NotLetIn: refused,
            StoreFailed: not_written,
            DBAPIError: not_read,
            RowDamaged: not_read,
            RecursionError: too_deep,
            HTTPException: not_understood,
            Exception: failed,
        },
        debug=False,
        logging_config=None,
        openapi_config=None,
        request_max_body_size=LONGEST_BODY,
    )
    return Gateway(context, cast(Application, app))


# ------------------------------------------------------------------ pages


@get("/")
async def front_page(request: HttpRequest) -> Response[bytes]:
    return beginning(request)


def beginning(request: HttpRequest) -> Response[bytes]:
    """The page to begin with, or plain words why there is none."""
    pages, sender = request.context.pages, request.sender
    if pages.progress is not None:
        return words(plain_pages.building_page(sender, pages.progress))
    if request.context.state == "opening":
        return words(plain_pages.opening_page(sender))
    index = pages.asset("index.html")
    if index is None:
        return words(plain_pages.welcome_page(sender))
    answer = sent(request, greeting(request, index))
    if not is_for_everybody(request.url.path.lstrip("/")):
        answer.headers["x-robots-tag"] = "noindex"
    return answer


def greeting(request: HttpRequest, index: Asset) -> Asset:
    """The built page, with what the house says of itself where links are shown."""
    lang = plain_pages.best_language(request.sender.language)
    return previewed(index, lang, request.public_origin, request.sender.prefix)


def missing(request: HttpRequest) -> Response[bytes]:
    """Nothing is at this address: who came with a browser is shown a page that says so."""
    index = request.context.pages.asset("index.html")
    if index is None:
        page = plain_pages.missing_page(request.sender).encode()
    else:
        page = greeting(request, index).body
    return Response(page, status_code=404, media_type="text/html")


def wants_page(request: HttpRequest, path: str) -> bool:
    """Does somebody look for a page here, rather than a script for an answer?"""
    return "text/html" in request.headers.get("accept", "") and path.partition("/")[0] != "api"


@get("/{path:path}")
async def file(request: HttpRequest) -> Response[bytes]:
    """A file of the built pages, the page for one of its places, or a file of the plain ones."""
    name = str(request.path_params["path"]).lstrip("/")
    if is_place(name) and (name != BEST or request.context.settings.ratings):
        return beginning(request)
    asset = request.context.pages.asset(name)
    if asset is None:
        asset = plain_pages.plain_file(name)
    if asset is not None:
        return sent(request, placed(name, asset, request.sender.prefix))
    if wants_page(request, name):
        return missing(request)
    raise NotThere("house-not-found")


def sent(request: HttpRequest, asset: Asset) -> Response[bytes]:
    """A file, or only the news that the browser has it already."""
    varies = "accept-encoding, accept-language" if asset.kind == PAGE else "accept-encoding"
    headers = {"cache-control": asset.cache, "etag": asset.etag, "vary": varies}
    if asset.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=asset.kind)
    if asset.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(asset.packed, headers=headers, media_type=asset.kind)
    return Response(asset.body, headers=headers, media_type=asset.kind)


def words(page: str) -> Response[bytes]:
    """A plain page; it changes with time and with the language of the browser."""
    headers = {"cache-control": ASK_AGAIN, "vary": "accept-language"}
    return Response(page.encode(), headers=headers, media_type="text/html")


# ---------------------------------------------------------- the machine room


@get("/healthz")
async def health(request: HttpRequest) -> Response[bytes]:
    """Is the house open? It is, whatever troubles it; nobody needs to start it again."""
    return _condition(request, request.context.state == "open")


@get("/readyz")
async def readiness(request: HttpRequest) -> Response[bytes]:
    """Can people be sent here: is the house open, and does nothing keep them from playing?"""
    hindered = set(request.context.troubles()) & set(HINDERING)
    return _condition(request, request.context.state == "open" and not hindered)


def _condition(request: HttpRequest, well: bool) -> Response[bytes]:
    said: dict[str, Any] = {"status": request.context.state}
    if troubles := request.context.troubles():
        said["troubles"] = troubles
    return Response(encode(said), status_code=200 if well else 503, media_type="application/json")


@get("/metrics")
async def metrics(request: HttpRequest) -> Response[bytes]:
    """The figures, for this machine or for who brings the token."""
    token, brought = request.context.settings.metrics_token, request.sender.bearer
    invited = bool(token) and brought is not None and same(brought, token)
    if not invited and not is_local(request.sender):
        raise NotLetIn("house-metrics-closed")
    return Response(request.context.figures.text(), media_type=CONTENT_TYPE)


# ------------------------------------------------------------------- errors


def refused(request: AnyRequest, refusal: NotLetIn, status: int = 0) -> Response[bytes]:
    """Why something is refused; the status is that of its kind, unless it is said."""
    detail = refusal.detail if isinstance(refusal, Unreadable) else ""
    request.scope["state"]["reason"] = refusal.told.key  # for the log
    headers = {name.decode(): value.decode() for name, value in refusal_headers(refusal)}
    kind = headers.pop("content-type")
    body = encode(Problem(refusal.told, detail))
    chosen = status or status_of(refusal)
    return Response(body, status_code=chosen, headers=headers, media_type=kind)


def not_understood(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """Litestar's own refusals: unknown routes, wrong methods, bodies that are too long."""
    if error.status_code >= 500:
        return failed(request, error)
    if error.status_code == 400:
        return refused(request, Unreadable(_why_unreadable(error)))
    key = OF_LITESTAR.get(error.status_code, "house-bad-request")
    return refused(request, NotLetIn(key), error.status_code)


def _why_unreadable(error: HTTPException) -> str:
    """What is wrong with a body or an address, to programmers."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra]
    return "; ".join(found) or str(error.detail)


def too_deep(request: AnyRequest, error: RecursionError) -> Response[bytes]:
    """What is nested deeper than anybody can read was not meant to be read."""
    note("request nested too deep", logging.WARNING, why=str(error))
    return refused(request, Unreadable("this is nested too deep"))


def not_written(request: AnyRequest, error: StoreFailed) -> Response[bytes]:
    """The disk takes nothing: it was not done, and may be asked for again."""
    note_error("the store failed", error, route=str(request.scope.get("path_template", "?")))
    return refused(request, NotNow("house-store-trouble", seconds=10))


def not_read(request: AnyRequest, error: Exception) -> Response[bytes]:
    """What is asked for is damaged, or the store cannot be read at all."""
    note_error(
        "the store cannot be read", error, route=str(request.scope.get("path_template", "?"))
    )
    return refused(request, NotNow("house-set-aside"))


def failed(request: AnyRequest, error: Exception) -> Response[bytes]:
    """What should not happen: logged with its trace, told without."""
    route = str(request.scope.get("path_template", "?"))
    note_error("request failed", error, method=request.method, route=route)
    return refused(request, Failed("house-failed"))
