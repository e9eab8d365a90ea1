"""Writes the tables of docs/protocol.md.

Every section of a message begins with the docstring of its struct and a table of its fields;
both are written anew, and the meanings in the last column are kept. A field that is new gets
the comment beside it in the source. What comes after the tables is left alone.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path

from sixgun_tools.generators.shapes import Shape, shapes
from sixgun_tools.generators.typescript import type_text

from ..places import DOCS

PAGE = DOCS / "protocol.md"
HEAD = "| field | type | default | meaning |\n| --- | --- | --- | --- |\n"
SECTION = re.compile(r"^### (\S+)\n(.*?)(?=^#{1,3} |\Z)", re.MULTILINE | re.DOTALL)
EXAMPLE = "```json\n"


def by_heading() -> dict[str, Shape]:
    """Every message by its tag, and what messages are made of by its name."""
    return {shape.tag or shape.name: shape for shape in shapes().values()}


def sections(page: str) -> dict[str, str]:
    return dict(SECTION.findall(page))


def meanings(section: str) -> dict[str, str]:
    """The last column of a table by the first one."""
    return dict(re.findall(r"^\| `(\w+)` \|.* \| (.*?) \|$", section, re.MULTILINE))


def beginning(shape: Shape, known: Mapping[str, str]) -> str:
    """The docstring and the table of a section; `id` is told once for all requests."""
    rows = ""
    for part in shape.parts:
        if part.name == "id" and not part.required:
            continue
        kind = type_text(part.type).replace("|", "\\|")
        default = "required" if part.required else f"`{json.dumps(part.default)}`"
        rows += f"| `{part.name}` | `{kind}` | {default} | {known.get(part.name, part.note)} |\n"
    return f"\n{shape.about}\n\n" + (f"{HEAD}{rows}\n" if rows else "")


def written(page: str) -> str:
    """The page with the beginnings of all sections written anew."""

    def again(match: re.Match[str]) -> str:
        heading, section = match.groups()
        shape, example = by_heading().get(heading), section.find(EXAMPLE)
        if shape is None or example < 0:
            return match[0]
        start = beginning(shape, meanings(section[:example]))
        return f"### {heading}\n{start}{section[example:]}"

    return SECTION.sub(again, page)


def made() -> dict[Path, str]:
    return {PAGE: written(PAGE.read_text(encoding="utf-8"))}
