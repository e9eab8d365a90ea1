"""Everything that is printed has its picture, and every picture keeps to docs/style.md."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest

import sixgun.content  # noqa: F401  registers what is printed
from sixgun.duel.printed import CHARACTERS as DUELLISTS
from sixgun.duel.printed import KIND_BY_SLUG as DUEL_KINDS
from sixgun.duel.printed import SIDES
from sixgun.engine.cards import CHARACTERS, EVENTS, KIND_BY_SLUG, KINDS, cards_in
from sixgun.engine.settings import ROLES
from sixgun.server.avatars import AVATARS
from sixgun.server.tables.chat import EMOTES
from tests.source import PACKAGE, ROOT

WEB = PACKAGE / "web"
ART = WEB / "src/art"
PALETTE = WEB / "src/style/palette.css"
STYLE = ROOT / "docs/style.md"

BOXES = {
    "cards": "0 0 120 90",
    "events": "0 0 120 90",
    "characters": "0 0 100 100",
    "roles": "0 0 100 100",
    "avatars": "0 0 100 100",
    "emotes": "0 0 100 100",
    "backs": "0 0 100 140",
    "symbols": "0 0 24 24",
    "duel_cards": "0 0 120 90",
    "duel_characters": "0 0 100 100",
    "duel_signs": "0 0 100 100",
    "duel_backs": "0 0 100 140",
    "duel_symbols": "0 0 24 24",
}
MOST_BYTES = {folder: 500 if folder.endswith("symbols") else 2500 for folder in BOXES}
#: Cards, characters and roles of the base game: what the first table needs.
MOST_BYTES_OF_BASE = 110_000
#: What the duel borrows from the big game: the same thing has the same picture.
_DRAWN = (WEB / "src/duel/drawn.ts").read_text(encoding="utf-8")
ALREADY_DRAWN: dict[str, str] = {
    **dict(re.findall(r'^  (\w+): "(\w+)",$', _DRAWN, re.M)),
    **{slug: slug for slug in re.findall(r'^  "(\w+)",$', _DRAWN, re.M)},
}
NAMES = {
    "cards": set(KIND_BY_SLUG),
    "events": set(EVENTS),
    "characters": set(CHARACTERS),
    "roles": set(ROLES),
    "avatars": set(AVATARS),
    "emotes": {emote.replace("-", "_") for emote in EMOTES},
    "backs": {"card", "horseshoe", "role", "character", "event"},
    "duel_cards": set(DUEL_KINDS) - set(ALREADY_DRAWN),
    "duel_characters": set(DUELLISTS),
    "duel_signs": {*SIDES, "marker"},
    "duel_backs": {*SIDES, "common"},
    "duel_symbols": {*SIDES, "snake", "horseshoe", "reload", "always"},
}
ELEMENTS = {"svg", "g", "path", "circle", "ellipse"}
ATTRIBUTES = {
    *("viewBox", "d", "cx", "cy", "r", "rx", "ry", "transform", "fill", "fill-rule"),
    *("stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray"),
}
SVG = "{http://www.w3.org/2000/svg}"
PICTURES = sorted(ART.glob("*/*.svg"))


def name_of(picture: Path) -> str:
    return picture.relative_to(ART).as_posix()


def elements(picture: Path) -> Iterator[Xml.Element]:
    return Xml.parse(picture).getroot().iter()


def tokens(css: str) -> dict[str, str]:
    """What the custom properties of a piece of CSS stand for."""
    return dict(re.findall(r"--([\w-]+): ([^;]+);", css))


#: What `:root` is asked for by each part of the palette, from the first to the last.
THEMES = ("", "dark", "high", "dark high")


def themes() -> list[dict[str, str]]:
    """By day, by night, and both with high contrast: a later part changes those before it."""
    text = PALETTE.read_text(encoding="utf-8")
    parts = {
        " ".join(re.findall(r'="(\w+)"', asked)): tokens(body)
        for asked, body in re.findall(r"^:root(\S*) \{\n(.*?)^\}", text, re.M | re.S)
    }
    assert tuple(parts) == THEMES
    day = parts[""]
    night, high = day | parts["dark"], day | parts["high"]
    return [day, night, high, night | parts["high"] | parts["dark high"]]


def resolved(theme: dict[str, str], name: str) -> str:
    reference = re.fullmatch(r"var\(--([\w-]+)\)", theme[name])
    return resolved(theme, reference[1]) if reference else theme[name]


def luminance(colour: str) -> float:
    """As WCAG 2 defines it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(theme: dict[str, str], one: str, other: str) -> float:
    dark, light = sorted(luminance(resolved(theme, name)) for name in (one, other))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("folder", NAMES)
def test_everything_has_its_picture_and_nothing_else_has(folder: str) -> None:
    assert {picture.stem for picture in (ART / folder).iterdir()} == NAMES[folder]


def test_what_the_duel_borrows_is_there() -> None:
    assert set(ALREADY_DRAWN) <= set(DUEL_KINDS)
    assert set(ALREADY_DRAWN.values()) <= NAMES["cards"]


def test_the_page_of_style_names_every_symbol() -> None:
    section = STYLE.read_text(encoding="utf-8").partition("### Symbols")[2].partition("\n## ")[0]
    rows = [row.split("|")[2] for row in section.splitlines() if row.startswith("| ")]
    told = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    folders = ("symbols", "duel_symbols")
    assert told == {picture.stem for folder in folders for picture in (ART / folder).iterdir()}


@pytest.mark.parametrize("picture", PICTURES, ids=name_of)
def test_a_picture_is_well_formed_and_has_the_size_of_its_kind(picture: Path) -> None:
    root = Xml.parse(picture).getroot()
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == BOXES[picture.parent.name]
    assert picture.stat().st_size <= MOST_BYTES[picture.parent.name]


@pytest.mark.parametrize("picture", PICTURES, ids=name_of)
def test_a_picture_holds_only_what_a_strict_page_allows(picture: Path) -> None:
    """No script, style, text, image, link or id: shapes and presentation attributes alone."""
    for element in elements(picture):
        assert element.tag.removeprefix(SVG) in ELEMENTS
        assert set(element.attrib) <= ATTRIBUTES
        assert not (element.text or "").strip()
        assert not (element.tail or "").strip()


@pytest.mark.parametrize("picture", PICTURES, ids=name_of)
def test_a_picture_uses_the_inks_of_the_house(picture: Path) -> None:
    inks = {value for name, value in themes()[0].items() if name.startswith("art-")}
    allowed = (
        {"currentColor", "none"} if picture.parent.name.endswith("symbols") else {*inks, "none"}
    )
    used = {e.get(name) for e in elements(picture) for name in ("fill", "stroke")} - {None}
    assert used <= allowed


def test_no_two_pictures_are_the_same() -> None:
    assert [text for text, n in Counter(p.read_bytes() for p in PICTURES).items() if n > 1] == []


def test_the_first_table_is_light() -> None:
    kinds = {KINDS[card].slug for card in cards_in(("base",))}
    cast = {slug for slug, rule in CHARACTERS.items() if rule.set_name == "base"}
    base = {"cards": kinds, "characters": cast, "roles": set(ROLES)}
    sizes = [
        (ART / folder / f"{name}.svg").stat().st_size
        for folder, names in base.items()
        for name in names
    ]
    assert sum(sizes) <= MOST_BYTES_OF_BASE


def test_the_portraits_are_as_the_parts_compose_them() -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed")
    done = subprocess.run(
        [node, WEB / "art/compose.mjs", "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_page_of_style_tells_the_palette() -> None:
    told = dict(re.findall(r"^\| `(\w+)` \| `(#\w+)`", STYLE.read_text(encoding="utf-8"), re.M))
    usual = themes()[0]
    assert told == {
        name.removeprefix("art-"): value for name, value in usual.items() if name.startswith("art-")
    }


def test_text_can_be_read_by_day_and_by_night() -> None:
    rows = re.findall(
        r"^\| `([\w-]+)` on `([\w-]+)` \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \|$",
        STYLE.read_text(encoding="utf-8"),
        re.M,
    )
    assert len(rows) > 20
    for text, ground, *told in rows:
        measured = [contrast(theme, text, ground) for theme in themes()]
        assert min(measured) >= 4.5, (text, ground)
        assert [f"{ratio:.1f}" for ratio in measured] == told, (text, ground)


def test_edges_that_mean_something_stand_out_by_day_and_by_night() -> None:
    section = STYLE.read_text(encoding="utf-8").partition("\nEdges:")[2].partition("\n\n")[0]
    rows = re.findall(r"`([\w-]+)`\s+on\s+`([\w-]+)`\s+(\d+\.\d)\s+and\s+(\d+\.\d)", section)
    assert len(rows) == 5
    for edge, ground, *told in rows:
        measured = [contrast(theme, edge, ground) for theme in themes()[:2]]
        assert min(measured) >= 3, (edge, ground)
        assert [f"{ratio:.1f}" for ratio in measured] == told, (edge, ground)
