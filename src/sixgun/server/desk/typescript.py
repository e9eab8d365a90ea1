"""The types of the pages of the desk, made from what is asked of it and what it shows.

`python -m sixgun.server.typescript` writes `src/sixgun/web/src/desk/api.ts`, too.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

from msgspec import Struct
from msgspec import inspect as kinds

from ..shapes import Shape, shape
from ..typescript import array_text, comment, interface_text, type_line, type_text
from . import acts, season_acts, season_views, views

FILE = Path(__file__).parents[2] / "web" / "src" / "desk" / "api.ts"
ROOMS = (acts, views, season_acts, season_views)
#: What only lends its settings to others.
BASES = (acts.Act, acts.Asked)
ALIASES = {
    acts: ("LinkRole", "Office", "Move", "How", "DuelName", "ClockAction"),
    views: ("Stage", "TableStatus"),
    season_acts: ("Combined", "Counting", "SanctionKind"),
}
_REMARK = re.compile(r"^#: (.+)\n(\w+)\b", re.MULTILINE)


@cache
def desk_shapes() -> dict[str, Shape]:
    """Everything that the desk sends and reads, by name."""
    return {cls.__name__: shape(cls) for room in ROOMS for cls in _structs(room)}


def _structs(room: ModuleType) -> Iterator[type[Struct]]:
    for thing in vars(room).values():
        is_struct = isinstance(thing, type) and issubclass(thing, Struct)
        if is_struct and thing.__module__ == room.__name__ and thing not in BASES:
            yield thing


def desk_typescript() -> str:
    """The whole file."""
    parts = [
        "// Made from server/desk by `python -m sixgun.server.typescript`: do not edit.",
        'import type { ClockName, Told } from "../protocol";',
        *(_alias(room, name) for room, names in ALIASES.items() for name in names),
        *(_shape_text(each) for each in desk_shapes().values()),
        _union("DeskAct", acts.DeskAct),
        _union("PhoneAct", acts.PhoneAct),
        _union("SeasonAct", season_acts.SeasonAct, season_acts),
        comment("What comes through a live socket.") + type_line("LiveView", _LIVE),
    ]
    return "\n\n".join(parts) + "\n"


_LIVE = "DeskView | PhoneView | HallView"


def _shape_text(each: Shape) -> str:
    return array_text(each) if each.is_array else interface_text(each)


def _alias(room: ModuleType, name: str) -> str:
    text = type_text(kinds.type_info(getattr(room, name)))
    return comment(_remarks(room).get(name, "")) + type_line(name, text)


def _union(name: str, union: Any, room: ModuleType = acts) -> str:
    text = " | ".join(cls.__name__ for cls in get_args(union))
    return comment(_remarks(room).get(name, "")) + type_line(name, text)


@cache
def _remarks(room: ModuleType) -> dict[str, str]:
    return {name: text for text, name in _REMARK.findall(inspect.getsource(room))}
