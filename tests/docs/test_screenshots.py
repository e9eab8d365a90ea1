"""The pictures of the pages that are kept: few, small, and made by `sixgun pages shots`."""

from __future__ import annotations

import re
from pathlib import Path

from sixgun.cli.shots.screens import SCREENS
from sixgun.cli.shots.taking import LANGUAGES, SIZES

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "screenshots"
#: Pictures of a tournament need a hall full of people; they lie apart.
HALL = FOLDER / "tournament"
MOST_FILES = 15
MOST_BYTES = 4_000_000


def test_there_are_few_pictures_and_they_are_small() -> None:
    files = list(FOLDER.glob("*.png"))
    assert 0 < len(files) <= MOST_FILES
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES


def test_their_names_are_those_of_the_command() -> None:
    names = {
        f"{screen}-{size}-{lang}.png" for screen in SCREENS for size in SIZES for lang in LANGUAGES
    }
    assert {file.name for file in FOLDER.iterdir()} - {HALL.name} <= names


def test_the_page_about_tournaments_shows_pictures_that_are_there() -> None:
    text = (ROOT / "docs" / "tournament.md").read_text(encoding="utf-8")
    shown = re.findall(r"!\[[^\]]+\]\((\S+)\)", text)
    assert {(ROOT / "docs" / name).resolve() for name in shown} == set(HALL.iterdir())
    assert sum(file.stat().st_size for file in HALL.iterdir()) <= MOST_BYTES / 4


def test_the_readme_shows_pictures_that_are_there() -> None:
    shown = re.findall(r"!\[[^\]]+\]\((\S+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert shown
    assert all((ROOT / name).is_file() for name in shown)
