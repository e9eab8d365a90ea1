"""The types of the pages are those of the protocol."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from sixgun.server import protocol
from sixgun_tools.generators.shapes import Shape, messages, remarks, requests, shapes
from sixgun_tools.generators.typescript import CONSTANTS, FILE, type_text, typescript


def block(head: str) -> str:
    """What stands in the file from this beginning on, up to the next empty line."""
    text = typescript()
    assert text.count(f"{head}") == 1, head
    return text.partition(head)[2].partition("\n\n")[0]


def test_the_file_of_the_pages_is_up_to_date() -> None:
    """Made by `./sixgun generate`."""
    assert FILE.read_text(encoding="utf-8") == typescript(), "run ./sixgun generate"


def test_every_struct_of_the_protocol_has_its_shape() -> None:
    structs = {
        name
        for name, thing in vars(protocol).items()
        if isinstance(thing, type)
        and issubclass(thing, msgspec.Struct)
        and thing is not msgspec.Struct
    }
    named = structs - {"Request", "Message"}
    assert set(shapes()) == named, "import it in protocol/__init__.py and name it in __all__"
    assert all(shape.about for shape in shapes().values())


@pytest.mark.parametrize("shape", shapes().values(), ids=lambda shape: shape.name)
def test_every_field_is_in_its_type(shape: Shape) -> None:
    if shape.is_array:
        text = " ".join(block(f"export type {shape.name} = [").split())
        names = re.findall(r"(\w+): ", text)
    else:
        text = block(f"export interface {shape.name} {{")
        names = re.findall(r"^  (\w+)\??: ", text, re.MULTILINE)
    assert names == ["t"] * bool(shape.tag) + [part.name for part in shape.parts]
    for part in shape.parts:
        if not shape.is_array:
            assert (f"  {part.name}?: " in text) is not part.required


@pytest.mark.parametrize("shape", [*requests(), *messages()], ids=lambda shape: shape.name)
def test_a_message_is_told_by_its_tag(shape: Shape) -> None:
    assert f'  t: "{shape.cls.__struct_config__.tag}";' in block(
        f"export interface {shape.name} {{"
    )


def test_the_unions_hold_all_messages() -> None:
    for union, several in (("AnyRequest", requests()), ("AnyMessage", messages())):
        names = re.findall(r"\| (\w+)", block(f"export type {union} ="))
        assert names == [shape.name for shape in several]
    inside = {"Why", "Distance", "Odds", "Sums"}  # tagged, and parts of a request
    tagged = {shape.name for shape in shapes().values() if shape.tag} - inside
    known = {shape.name for shape in (*requests(), *messages())}
    assert known == tagged, "add it to AnyRequest or AnyMessage, at the end of its module"


@pytest.mark.parametrize(
    ("python", "expected"),
    [
        (int, "number"),
        (float, "number"),
        (str | None, "string | null"),
        (Any, "unknown"),
        (tuple[str | None, ...], "(string | null)[]"),
        (list[bool], "boolean[]"),
        (tuple[int, str], "[number, string]"),
        (dict[int, tuple[protocol.Told, ...]], "Record<number, Told[]>"),
        (dict[str, str | int], "Args"),
        (protocol.ClockName, "ClockName"),
        (tuple[protocol.Ask, ...], "Ask[]"),
    ],
)
def test_types_read_like_this(python: Any, expected: str) -> None:
    assert type_text(msgspec.inspect.type_info(python)) == expected


def test_comments_of_the_source_come_along() -> None:
    assert '/** "" where hidden */\n  role: string;' in typescript()
    assert "/** the index of what a time-out plays; default: -1 */\n  default?: number;" in (
        typescript()
    )
    assert f"/** {remarks()['WINDOW']} */\nexport const WINDOW = {protocol.WINDOW};" in typescript()
    assert set(CONSTANTS) == {name for name in vars(protocol) if name.isupper()}


def test_the_fields_of_views_are_listed() -> None:
    for name, cls in (("GAME", protocol.GameView), ("SEAT", protocol.SeatView)):
        listed = block(f"export const {name}_VIEW_FIELDS = [").partition("]")[0]
        assert re.findall(r'"(\w+)"', listed) == list(cls.__struct_fields__)


def defaults() -> dict[str, dict[str, Any]]:
    """The object of defaults, read as JSON."""
    text = block("export const DEFAULTS: ").partition("} = ")[2].removesuffix(";\n")
    text = re.sub(r"\b(\w+): ", r'"\1": ', text)
    found: dict[str, dict[str, Any]] = json.loads(re.sub(r",(\s*})", r"\1", text))
    return found


def test_the_defaults_fill_in_what_the_house_leaves_out() -> None:
    """With its defaults filled in, the shortest message reads as the message that was sent."""
    for name, values in defaults().items():
        shape = shapes()[name]
        assert values == shape.defaults
        assert shape.omits
    table = protocol.TableOptions()
    assert msgspec.convert(defaults()["TableOptions"], protocol.TableOptions) == table
    assert protocol.encode(table) == b"{}"


def test_everything_that_the_house_may_leave_out_has_a_default() -> None:
    sent = {shape.name for shape in messages()} | {"Told", "Delta", "Question", "Clock", "Chair"}
    omitting = {name for name in sent if shapes()[name].omits and shapes()[name].defaults}
    assert omitting <= set(defaults())
    assert not set(defaults()) & {shape.name for shape in requests()}
