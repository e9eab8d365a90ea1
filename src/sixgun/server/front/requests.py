"""A request, with what the front knows about it."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import InternalServerException

from .addresses import public_origin
from .context import Context, Known, house_token
from .house_link import hashed
from .interfaces import NotLetIn, Unreadable
from .origins import Sender

T = TypeVar("T")


class HttpRequest(Request[Any, Any, State]):
    """A request that the gateway has let in."""

    @property
    def context(self) -> Context:
        found: Context = self.app.state["context"]
        return found

    @property
    def sender(self) -> Sender:
        found: Sender = self.scope["state"]["sender"]
        return found

    @property
    def public_origin(self) -> str:
        """What links carry that this request asks for."""
        return public_origin(self.context.settings, self.sender)

    async def known(self) -> Known:
        """Who asks; refuses whoever is not known, or asks for too much at a time."""
        known = await self.context.known(self.sender, self.method)
        self.context.check_pace(known.person)
        return known

    def check_house(self) -> str:
        """Refuse everybody but who came by the house link; a sign of his session."""
        if not self.context.is_owner(self.sender):
            raise NotLetIn("house-not-yours")
        return hashed(hashed(house_token(self.sender)).hex()).hex()[:6]

    async def read(self, kind: type[T]) -> T:
        """The body, as JSON of this kind; no body is an empty object."""
        try:
            body = await self.body() or b"{}"
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Unreadable(str(error)) from error
        except InternalServerException as error:  # Litestar's word for who went away
            raise Unreadable("the body ends before its end") from error
