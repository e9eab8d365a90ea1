"""The types of the pages of the desk, made from what is asked of it and what it shows.

`typescript` makes them with its own: `desk_api.ts`, and `desk_words.ts`, the words of the
regulation that referees choose from.
"""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from types import ModuleType
from typing import Any, get_args

from msgspec import Struct
from msgspec import inspect as kinds

from sixgun.server.desk import (
    acts,
    answers,
    duel_views,
    hall_acts,
    persons,
    previews,
    reopening,
    views,
)
from sixgun.server.desk.door import acts as door_acts
from sixgun.server.desk.door import views as door_views
from sixgun.server.desk.evidence import acts as evidence_acts
from sixgun.server.desk.evidence import views as evidence_views
from sixgun.server.desk.seasons import acts as season_acts
from sixgun.server.desk.seasons import views as season_views
from sixgun.server.minds.roster import bot_cards
from sixgun.tournament.log.kinds import CLOCKS
from sixgun.tournament.log.words import FAMILIES, PERSONS
from sixgun.tournament.regulation.conduct import MISCONDUCT
from sixgun.tournament.regulation.derogations import DEROGATIONS, Derogation
from sixgun.tournament.regulation.prizes import OUTCOMES, roles_at

from ..places import FOR_PAGES
from .shapes import Shape, shape
from .typescript import array_text, comment, interface_text, type_line, type_text

FILE = FOR_PAGES / "desk_api.ts"
WORDS_FILE = FILE.with_name("desk_words.ts")
ROOMS = (
    acts,
    hall_acts,
    reopening,
    door_acts,
    door_views,
    evidence_acts,
    duel_views,
    persons,
    views,
    previews,
    answers,
    evidence_views,
    season_acts,
    season_views,
)
#: What only lends its settings to others.
BASES = (acts.AtTable, acts.Asked)
ALIASES = {
    acts: ("LinkRole", "Office", "How", "ClockAction"),
    hall_acts: ("Move", "DuelName", "Tap"),
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
        "// Made from server/desk by `./sixgun generate`: do not edit.",
        'import type { ClockName, Told } from "./protocol";',
        *(_alias(room, name) for room, names in ALIASES.items() for name in names),
        *(_shape_text(each) for each in desk_shapes().values()),
        _union("DeskAct", acts.DeskAct),
        _union("PhoneAct", acts.PhoneAct),
        comment("What a tablet may do.") + type_line("ClockAct", hall_acts.ClockAct.__name__),
        _union("SeasonAct", season_acts.SeasonAct, season_acts),
        comment("What comes through a live socket.") + type_line("LiveView", _LIVE),
    ]
    return "\n\n".join(parts) + "\n"


_LIVE = "DeskView | PhoneView | HallView | ClockPage"


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


# ------------------------------------------------------------------ words to choose from

_DEROGATIONS = (
    'export const DEROGATIONS: Record<string, { degree: "A" | "B" | "C"; '
    'value?: "rounds" | "minutes" }> = {'
)


def desk_words() -> str:
    """Words that referees choose from, as the whole file."""
    lines = [f"  {kind}: {_derogation(row)}," for kind, row in DEROGATIONS.items()]
    families = [f'  {name}: "{family}",' for name, family in FAMILIES.items()]
    parts = [
        "// Made from server/desk by `./sixgun generate`: do not edit.",
        'import type { DuelName } from "./desk_api";',
        comment("What a warning or an expulsion may be for (T-152).")
        + f"export const MISCONDUCT = {_listed(MISCONDUCT)} as const;",
        comment("What may be done otherwise (1.3), and what each needs.")
        + "\n".join([_DEROGATIONS, *lines, "};"]),
        comment("The bots of the house, the easiest first.")
        + f"export const BOTS = {_listed(card.bot for card in bot_cards())} as const;",
        comment("How long people may think at a table of the house.")
        + f"export const TABLE_CLOCKS = {_listed(CLOCKS)} as const;",
        comment("Arguments of sentences that hold numbers of persons, joined by commas.")
        + f"export const PERSONS: readonly string[] = {_listed(PERSONS)};",
        comment("Arguments that are words of their own, and the family of keys that has them.")
        + "\n".join(["export const FAMILIES: Record<string, string> = {", *families, "};"]),
        f"export const ROLES = {_listed(roles_at(7))} as const;",
        f"export const OUTCOMES = {_listed(OUTCOMES)} as const;",
        f"export const DUELS: readonly DuelName[] = {_listed(get_args(hall_acts.DuelName))};",
    ]
    return "\n\n".join(parts) + "\n"


def _derogation(row: Derogation) -> str:
    unit = f', value: "{row.unit}"' if row.unit else ""
    return f'{{ degree: "{row.degree}"{unit} }}'


def _listed(names: Iterable[str]) -> str:
    return json.dumps(list(names))
