"""A request, with what the reception knows about it."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import InternalServerException

from .context import Known, Reception
from .cookies import HOUSE, cookie_name
from .interfaces import NotLetIn, Unreadable
from .origins import Caller

T = TypeVar("T")


class Visit(Request[Any, Any, State]):
    """A request that the porch has let in."""

    @property
    def reception(self) -> Reception:
        found: Reception = self.app.state["reception"]
        return found

    @property
    def caller(self) -> Caller:
        found: Caller = self.scope["state"]["caller"]
        return found

    async def known(self) -> Known:
        """Who asks; refuses whoever is not known, or asks for too much at a time."""
        known = await self.reception.known(self.caller, self.method)
        self.reception.check_pace(known.person)
        return known

    def check_house(self) -> None:
        """Refuse everybody but who came by the house link."""
        caller = self.caller
        if caller.bearer is not None and caller.origin is None:
            token = caller.bearer
        else:
            token = caller.cookies.get(cookie_name(HOUSE, caller.secure), "")
        if not token or not self.reception.house_key.knows(token):
            raise NotLetIn("house-not-yours")

    async def read(self, kind: type[T]) -> T:
        """The body, as JSON of this kind; no body is an empty object."""
        try:
            body = await self.body() or b"{}"
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Unreadable(str(error)) from error
        except InternalServerException as error:  # Litestar's word for who went away
            raise Unreadable("the body ends before its end") from error
