"""A tournament with somebody in every office, and what each of them could send."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import Meta, structs

from sixgun.server.desk.acts import DeskAct
from sixgun.server.desk.deriving import Act
from sixgun.tournament.log.kinds import JUDGE, ORGANIZER, REFEREE, REGISTRAR
from tests.server.desk.halls import Desk, Hall

ACTS: dict[str, type[Act]] = {str(act.__struct_config__.tag): act for act in get_args(DeskAct)}
#: Texts that the log looks up.
WORDS = {"derogation": "no_duels", "category": "swearing", "key": "ab" * 32}
#: The table that the judge has.
HIS = 1


async def everybody(hall: Hall, **more: Any) -> dict[str, Desk]:
    """A new tournament, and who holds each office; `second` is the other referee."""
    olga, remo, rita = await hall.cup(**more)
    found = {ORGANIZER: olga, REFEREE: remo, "second": rita}
    for office, name in ((JUDGE, "Judd"), (REGISTRAR, "Regina")):
        given = await remo.act("name_officer", role=office, name=name)
        found[office] = await hall.come(given["link"]["link"])
    await remo.act("give_tables", person=found[JUDGE].person, tables=[HIS])
    return found


def body(tag: str, player: str) -> dict[str, Any]:
    """Something that can be read as this act; grave ones are not confirmed."""
    act = ACTS[tag]
    asked = {
        field.name: _sample(field.type, field.name, player)
        for field in structs.fields(act)
        if field.required
    }
    msgspec.convert({"t": tag, **asked}, DeskAct)
    return {"t": tag, **asked}


def _sample(kind: Any, name: str, player: str) -> Any:
    if name in ("person", "people", "player", "winner"):
        return [player] if name == "people" else player
    if name in WORDS:
        return WORDS[name]
    bounds: list[Any] = []
    while get_origin(kind) is Annotated:
        kind, *more = get_args(kind)
        bounds += [bound for bound in more if isinstance(bound, Meta)]
    if get_origin(kind) is Literal:
        return get_args(kind)[0]
    if kind is int:
        return max([1, *[bound.ge for bound in bounds if bound.ge is not None]])
    if get_origin(kind) is tuple:
        return []
    return {str: "x", bool: False}.get(kind, {})
