"""The web application of a house: its routes, and what becomes of errors."""

from __future__ import annotations

from typing import Any, TypeAlias, cast

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from ..desk.routes import installing
from ..figures import CONTENT_TYPE
from ..logs import note_error
from ..protocol import encode
from . import house_routes, people_routes, plain_pages, replay_routes
from .access import is_local
from .context import Context
from .gateway import Application, Gateway
from .house_link import same
from .interfaces import Failed, NotLetIn, NotThere, Unreadable
from .requests import HttpRequest
from .responses import Problem, refusal_headers
from .static_pages import ASK_AGAIN, Asset, is_place
from .statuses import OF_LITESTAR, status_of

AnyRequest: TypeAlias = Request[Any, Any, Any]

#: The longest body of a request, in bytes.
LONGEST_BODY = 16_384


def make_app(context: Context) -> Gateway:
    """The whole front of a house, as an ASGI application."""
    app = Litestar(
        [
            front_page,
            file,
            health,
            metrics,
            *people_routes.ROUTES,
            *house_routes.ROUTES,
            *replay_routes.ROUTES,
            *installing.ROUTES,
        ],
        request_class=HttpRequest,
        state=State({"context": context}),
        exception_handlers={
            **installing.HANDLERS,
            NotLetIn: refused,
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
    return words(plain_pages.welcome_page(sender)) if index is None else sent(request, index)


@get("/{path:path}")
async def file(request: HttpRequest) -> Response[bytes]:
    """A file of the built pages, the page for one of its places, or the plain style sheet."""
    name = str(request.path_params["path"]).lstrip("/")
    if is_place(name):
        return beginning(request)
    asset = request.context.pages.asset(name)
    if asset is None and name == plain_pages.STYLE:
        asset = plain_pages.style()
    if asset is None:
        raise NotThere("house-not-found")
    return sent(request, asset)


def sent(request: HttpRequest, asset: Asset) -> Response[bytes]:
    """A file, or only the news that the browser has it already."""
    headers = {"cache-control": asset.cache, "etag": asset.etag, "vary": "accept-encoding"}
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
    """Is the house open?"""
    state = request.context.state
    status = 200 if state == "open" else 503
    return Response(encode({"status": state}), status_code=status, media_type="application/json")


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


def failed(request: AnyRequest, error: Exception) -> Response[bytes]:
    """What should not happen: logged with its trace, told without."""
    route = str(request.scope.get("path_template", "?"))
    note_error("request failed", error, method=request.method, route=route)
    return refused(request, Failed("house-failed"))
