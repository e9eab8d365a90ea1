"""The types of the pages, made from the protocol.

    ./sixgun generate types

writes `src/sixgun/web/src/generated/protocol.ts`, and `desk_api.ts` and `desk_words.ts` beside it
for the referee's desk. Tests compare the files with what comes out here.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from msgspec import inspect

from sixgun.server import protocol

from ..places import FOR_PAGES
from .shapes import Part, Shape, messages, remarks, requests, shapes

FILE = FOR_PAGES / "protocol.ts"
CONSTANTS = ("PROTOCOL", "ACK_EVERY", "WINDOW", "LONGEST_MESSAGE", "ANY_TEMPER")
#: Types that have a name of their own wherever they occur.
ALIASES = ("Args", "GameName", "ClockName", "PaceName", "Ask")
#: What the protocol cannot say in Python, and TypeScript can.
SHARPER = {
    ("Delta", "set"): "Partial<GameView>",
    ("Delta", "seats"): "Record<number, Partial<SeatView>>",
    ("DuelDelta", "set"): "Partial<DuelView>",
    ("DuelDelta", "sides"): "Record<number, Partial<SideView>>",
    ("DuelDelta", "spots"): "Record<number, Partial<SpotView>>",
}
WIDTH = 100
DEFAULTED = """\
/** The fields of T that may be left out. */
export type Defaulted<T> = {
  [K in keyof T as object extends Pick<T, K> ? K : never]-?: Exclude<T[K], undefined>;
};"""


def typescript() -> str:
    """The whole file."""
    parts = [
        "// Made from server/protocol by `./sixgun generate`: do not edit.",
        "\n".join(f"{_about(name)}export const {name} = {value};" for name, value in _constants()),
        *(f"{_about(name)}{type_line(name, text)}" for text, name in _NAMED.items()),
        *(
            array_text(each) if each.is_array else interface_text(each)
            for each in shapes().values()
        ),
        comment("What a client sends.") + type_line("AnyRequest", _names(requests())),
        comment("What the house sends.") + type_line("AnyMessage", _names(messages())),
        _field_list("GAME_VIEW_FIELDS", shapes()["GameView"]),
        _field_list("SEAT_VIEW_FIELDS", shapes()["SeatView"]),
        _field_list("DUEL_VIEW_FIELDS", shapes()["DuelView"]),
        _field_list("SIDE_VIEW_FIELDS", shapes()["SideView"]),
        _field_list("SPOT_VIEW_FIELDS", shapes()["SpotView"]),
        DEFAULTED,
        _defaults(),
    ]
    return "\n\n".join(parts) + "\n"


# ------------------------------------------------------------------ types


def type_text(info: inspect.Type) -> str:
    """A type of the protocol in TypeScript, by its own name if it has one."""
    text = _WRITERS[type(info)](info)
    return _NAMED.get(text, text)


def _list_text(info: Any) -> str:
    item = type_text(info.item_type)
    return f"({item})[]" if " | " in item else f"{item}[]"


def _dict_text(info: Any) -> str:
    return f"Record<{type_text(info.key_type)}, {type_text(info.value_type)}>"


_WRITERS: dict[type[inspect.Type], Callable[[Any], str]] = {
    inspect.AnyType: lambda info: "unknown",
    inspect.NoneType: lambda info: "null",
    inspect.BoolType: lambda info: "boolean",
    inspect.IntType: lambda info: "number",
    inspect.FloatType: lambda info: "number",
    inspect.StrType: lambda info: "string",
    inspect.LiteralType: lambda info: " | ".join(json.dumps(value) for value in info.values),
    inspect.UnionType: lambda info: " | ".join(type_text(each) for each in info.types),
    inspect.VarTupleType: _list_text,
    inspect.ListType: _list_text,
    inspect.TupleType: lambda info: f"[{', '.join(type_text(t) for t in info.item_types)}]",
    inspect.DictType: _dict_text,
    inspect.StructType: lambda info: info.cls.__name__,
}
_NAMED: dict[str, str] = {}
for _name in ALIASES:
    _info = inspect.type_info(getattr(protocol, _name))
    _NAMED[_WRITERS[type(_info)](_info)] = _name


# --------------------------------------------------------------- the parts


def _constants() -> Iterator[tuple[str, str]]:
    return ((name, json.dumps(getattr(protocol, name))) for name in CONSTANTS)


def _about(name: str) -> str:
    return comment(remarks().get(name, ""))


def comment(text: str, indent: str = "") -> str:
    """A comment in front of something; nothing if there is nothing to say."""
    lines = text.replace("*/", "*\\/").splitlines()
    if len(lines) < 2:
        return f"{indent}/** {lines[0]} */\n" if lines else ""
    inner = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{inner}{indent} */\n"


def type_line(name: str, text: str) -> str:
    """A type of its own, a line for each alternative if one line is too short."""
    line = f"export type {name} = {text};"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =" + "".join(f"\n  | {each}" for each in text.split(" | ")) + ";"


def _names(several: list[Shape]) -> str:
    return " | ".join(each.name for each in several)


def array_text(shape: Shape) -> str:
    items = [f"{part.name}: {_part_type(shape, part)}" for part in shape.parts]
    line = f"export type {shape.name} = [{', '.join(items)}];"
    if len(line) > WIDTH:
        line = f"export type {shape.name} = [\n" + "".join(f"  {item},\n" for item in items) + "];"
    return comment(shape.about) + line


def interface_text(shape: Shape) -> str:
    lines = [f"export interface {shape.name} {{"]
    if shape.tag:
        lines.append(f"  t: {json.dumps(shape.tag)};")
    lines += [f"{_part_comment(part)}  {_part_line(shape, part)}" for part in shape.parts]
    return comment(shape.about) + "\n".join([*lines, "}"])


def _part_comment(part: Part) -> str:
    default = "" if part.required else f"default: {json.dumps(part.default)}"
    return comment("; ".join(filter(None, [part.note, default])), "  ")


def _part_line(shape: Shape, part: Part) -> str:
    mark = "" if part.required else "?"
    return f"{part.name}{mark}: {_part_type(shape, part)};"


def _part_type(shape: Shape, part: Part) -> str:
    return SHARPER.get((shape.name, part.name)) or type_text(part.type)


def _field_list(name: str, shape: Shape) -> str:
    fields = "".join(f"  {json.dumps(part.name)},\n" for part in shape.parts)
    about = comment(f"Every field of `{shape.name}`, so that a page can find out about new ones.")
    return f"{about}export const {name} = [\n{fields}] as const satisfies (keyof {shape.name})[];"


def _defaults() -> str:
    """What the house leaves out, for clients to fill in."""
    about = comment("What is left out by the house has these values.")
    omitting = [each for each in _sent() if each.omits and each.defaults and not each.is_array]
    types = "".join(f"  {each.name}: Defaulted<{each.name}>;\n" for each in omitting)
    values = "".join(f"  {each.name}: {_object(each.defaults)},\n" for each in omitting)
    return f"{about}export const DEFAULTS: {{\n{types}}} = {{\n{values}}};"


def _sent() -> list[Shape]:
    """What the house sends, and what that is made of."""
    asked = {each.name for each in requests()} | {"Why", "Distance", "Odds"}
    return [each for each in shapes().values() if each.name not in asked]


def _object(values: dict[str, Any]) -> str:
    inner = [f"{name}: {json.dumps(value)}" for name, value in values.items()]
    line = f"{{ {', '.join(inner)} }}"
    if len(line) <= WIDTH - 20:
        return line
    return "{\n" + "".join(f"    {each},\n" for each in inner) + "  }"


def made() -> dict[Path, str]:
    from . import desk_typescript, operator_typescript

    return {
        FILE: typescript(),
        desk_typescript.FILE: desk_typescript.desk_typescript(),
        desk_typescript.WORDS_FILE: desk_typescript.desk_words(),
        operator_typescript.FILE: operator_typescript.operator_typescript(),
    }
