"""What the pages know of the desk is what the desk says and reads."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from sixgun.server.desk import acts
from sixgun_tools.generators.desk_typescript import FILE, desk_shapes, desk_typescript
from sixgun_tools.generators.shapes import Shape
from tests.source import ROOT


def test_the_file_of_the_pages_is_up_to_date() -> None:
    """Made by `./sixgun generate`."""
    assert FILE.read_text(encoding="utf-8") == desk_typescript(), "run ./sixgun generate"


@pytest.mark.parametrize("shape", desk_shapes().values(), ids=lambda shape: shape.name)
def test_every_field_is_in_its_type(shape: Shape) -> None:
    assert shape.about
    opening = "type {} = [" if shape.is_array else "interface {} {{"
    text = desk_typescript().partition(f"export {opening.format(shape.name)}")[2]
    text = text.partition("\n\n")[0]
    for part in shape.parts:
        assert re.search(rf"\b{part.name}\??: ", text), part.name


def test_every_act_is_told_by_its_tag() -> None:
    tags = [desk_shapes()[act.__name__].tag for act in get_args(acts.DeskAct | acts.PhoneAct)]
    assert len(set(tags)) == len(tags), "two acts have the same tag"
    assert len(tags) == 77, "if an act is new, count it here"
    assert all(tags)


def test_every_struct_that_the_page_about_the_api_names_is_there() -> None:
    text = (ROOT / "docs/tournament-api.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([A-Z][a-z]+[A-Za-z]*)`", text)) - {"Origin"}
    assert named - {"DeskAct", "PhoneAct", "ClockAct", "SeasonAct"} <= set(desk_shapes())
    assert len(named) > 20
