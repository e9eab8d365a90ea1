"""The types of the page of whoever runs a house: `operator_api.ts`, made with those of the desk."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import get_args

from msgspec import Struct

from sixgun.server.operator import acts, answers

from ..places import FOR_PAGES
from .shapes import shape
from .typescript import comment, interface_text, type_line

FILE = FOR_PAGES / "operator_api.ts"


def operator_typescript() -> str:
    """The whole file."""
    names = " | ".join(cls.__name__ for cls in get_args(acts.OperatorAct))
    parts = [
        "// Made from server/operator by `./sixgun generate`: do not edit.",
        'import type { Told } from "./protocol";',
        *(interface_text(shape(cls)) for room in (acts, answers) for cls in _structs(room)),
        comment("Everything that an operator can ask for.") + type_line("OperatorAct", names),
    ]
    return "\n\n".join(parts) + "\n"


def _structs(room: ModuleType) -> Iterator[type[Struct]]:
    for thing in vars(room).values():
        is_struct = isinstance(thing, type) and issubclass(thing, Struct)
        if is_struct and thing.__module__ == room.__name__ and thing is not acts.HouseAct:
            yield thing
