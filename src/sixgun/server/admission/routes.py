"""What can be asked for by who is not let in yet: by what one is, and to be let in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeAlias

from litestar import Response, get, post
from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler
from msgspec import Meta, Struct

from ..front.access import key_of
from ..front.cookies import cookie, cookie_name, no_cookie
from ..front.interfaces import NotPossible
from ..front.people_routes import Me, Secret, handed
from ..front.requests import HttpRequest
from ..logs import note
from ..store.admitting import Way
from .accounts import SIGN_IN_SECONDS
from .admission import Admission
from .passwords import LONGEST

AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]

#: What everybody gets of a closed house. Pages and their files say nothing of it; the house link, a
#: recovery link and those of tournaments bring secrets of their own. All others are shut.
OPEN = frozenset(
    {
        *("/", "/{path:path}", "/healthz", "/readyz", "/metrics"),
        *("/api/admission", "/api/admission/password", "/api/admission/invitation"),
        *("/api/admission/sign-in", "/api/admission/account"),
        *("/api/house/enter", "/api/house/acts", "/api/recover"),
    }
)
#: The cookie of a browser in which somebody is signing in.
SIGN_IN = "sixgun_sign_in"
#: Below this, links of the tournament's own decide; but who sits down is somebody of the house.
TOURNAMENT = "/api/tournaments/{tournament:str}/"
SIT = f"{TOURNAMENT}sit"


class Ways(Struct):
    """By what one is let in, nothing if everybody is; and whether who asks is in."""

    ways: tuple[Way, ...]
    admitted: bool


class Password(Struct, forbid_unknown_fields=True):
    """The password of the house; `bearer`: a program wants a new person's key in the body."""

    password: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    bearer: bool = False


class SignInAt(Struct):
    """Where somebody signs in with an account."""

    address: str


class SignedIn(Struct, forbid_unknown_fields=True):
    """What the provider has led somebody back with; no code: it did not let him through."""

    state: Annotated[str, Meta(min_length=1, max_length=200)]
    code: Annotated[str, Meta(max_length=4_000)] = ""
    issuer: Annotated[str, Meta(max_length=500)] = ""


def is_open(path: str) -> bool:
    """Is this route for everybody, also of a closed house?"""
    return path in OPEN or (path.startswith(TOURNAMENT) and path != SIT)


async def only_admitted(
    connection: ASGIConnection[Any, Any, Any, Any], to: BaseRouteHandler
) -> None:
    """Refuse whoever was not let in, at every route that is not said to be open."""
    if not all(is_open(path) for path in to.paths):
        assert isinstance(connection, HttpRequest)
        await connection.context.check_admission(connection.sender, connection.method)


@get("/api/admission")
async def ways(request: HttpRequest) -> Response[Ways]:
    """How one gets in here."""
    context, sender = request.context, request.sender
    admission = context.admission
    return Response(Ways(admission.ways if admission else (), await context.is_admitted(sender)))


@post("/api/admission/password")
async def by_password(request: HttpRequest) -> Response[Me]:
    """Be let in by the password of the house."""
    brought, admission = await request.read(Password), _by(request, "password")
    await admission.check_password(brought.password, request.sender.address)
    return await let_in(request, "password", brought.bearer, admission.by_password)


@post("/api/admission/invitation")
async def by_invitation(request: HttpRequest) -> Response[Me]:
    """Be let in by an invitation."""
    brought, admission = await request.read(Secret), _by(request, "invitation")

    async def admit(person: str) -> None:
        await admission.by_invitation(person, brought.secret)

    await admission.check_invitation(brought.secret, request.sender.address)
    return await let_in(request, "invitation", brought.bearer, admit)


@post("/api/admission/sign-in", status_code=200)
async def begin_sign_in(request: HttpRequest) -> Response[SignInAt]:
    """Begin to sign in: the provider's page, and a mark in the browser that comes back."""
    sender, admission = request.sender, _by(request, "account")
    request.context.people.check_address(sender.address)
    where, browser = await admission.begin_sign_in(sender.address)
    mark = cookie(SIGN_IN, browser, sender, int(SIGN_IN_SECONDS))
    return Response(SignInAt(where), cookies=[mark])


@post("/api/admission/account")
async def by_account(request: HttpRequest) -> Response[Me]:
    """Be let in by the account that one has signed in with, as the same person everywhere."""
    brought, admission = await request.read(SignedIn), _by(request, "account")
    sender, people = request.sender, request.context.people
    people.check_address(sender.address)
    browser = sender.cookies.get(cookie_name(SIGN_IN, sender), "")
    sign = await admission.signed_in(
        brought.code, brought.state, brought.issuer, browser, sender.address
    )

    async def admit(person: str) -> None:
        await admission.by_account(person, sign)

    here = key_of(sender, "POST")
    owner, present = await admission.person_behind(sign), await people.find(here) if here else None
    if owner is not None and owner != present:
        people.afford("links", owner, sender.address)  # a key, as by a recovery link
        key = await people.another_key(owner)
        await admit(owner)
        note("person let in", person=owner, way="account", address=sender.address)
        answer = handed(sender, Me(await people.name(owner)), key, False)
    else:
        is_new = owner is None and present is not None and not await admission.may_have(present)
        answer = await let_in(request, "account", False, admit, is_new)
    answer.set_cookie(no_cookie(SIGN_IN, sender))
    return answer


def _by(request: HttpRequest, way: Way) -> Admission:
    """Who lets people in; refuses a way that is none here."""
    admission = request.context.admission
    if admission is None or way not in admission.ways:
        raise NotPossible("admission-not-this-way")
    return admission


async def let_in(
    request: HttpRequest,
    way: Way,
    bearer: bool,
    admit: Callable[[str], Awaitable[None]],
    is_new: bool = False,
) -> Response[Me]:
    """Let in whoever asks, as who he is already, or as somebody new."""
    sender, people = request.sender, request.context.people
    people.check_address(sender.address)
    key = None if bearer or is_new else key_of(sender, "POST")
    person = await people.find(key) if key else None
    status = 200
    if key is None or person is None:
        request.context.check_newcomer(sender)
        people.afford("people", "", sender.address)
        (person, key), status = await people.make(), 201
        note("person made", person=person, address=sender.address)
    await admit(person)
    note("person let in", person=person, way=way, address=sender.address)
    return handed(sender, Me(await people.name(person)), key, bearer, status)


ROUTES = [ways, by_password, by_invitation, begin_sign_in, by_account]
