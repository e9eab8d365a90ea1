"""Which function answers which request about friends and circles."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from ..protocol import Request
from ..tables.connection import Connection

if TYPE_CHECKING:
    from ..house import House

R = TypeVar("R", bound=Request)
Rule: TypeAlias = Callable[["House", Connection, Any], Awaitable[None]]
#: What the house does with each kind of request; `keeping` and `governing` fill it.
RULES: dict[type[Request], Rule] = {}


def on(
    kind: type[R],
) -> Callable[
    [Callable[[House, Connection, R], Awaitable[None]]],
    Callable[[House, Connection, R], Awaitable[None]],
]:
    """Make a function what the house does with this kind of request."""

    def register(
        rule: Callable[[House, Connection, R], Awaitable[None]],
    ) -> Callable[[House, Connection, R], Awaitable[None]]:
        RULES[kind] = rule
        return rule

    return register
