"""The pictures of the pages that are kept: few, small, and made by `sixgun pages shots`."""

from __future__ import annotations

import re
from pathlib import Path

from sixgun_tools.shots.screens import SCREENS
from sixgun_tools.shots.taking import LANGUAGES, SIZES

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "screenshots"
#: Pictures of tournaments need a hall full of people; they are made by whoever writes about it.
HALL = "tournament-"
MOST_FILES = 15
MOST_BYTES = 4_000_000


def test_there_are_few_pictures_and_they_are_small() -> None:
    files = list(FOLDER.iterdir())
    assert 0 < len(files) <= MOST_FILES
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES


def test_their_names_are_those_of_the_command() -> None:
    names = {
        f"{screen}-{size}-{lang}.png" for screen in SCREENS for size in SIZES for lang in LANGUAGES
    }
    found = {file.name for file in FOLDER.iterdir()}
    assert {name for name in found if not name.startswith(HALL)} <= names


def test_the_readme_shows_pictures_that_are_there() -> None:
    shown = re.findall(r"!\[[^\]]+\]\((\S+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert shown
    assert all((ROOT / name).is_file() for name in shown)


def test_the_page_about_tournaments_shows_all_of_its_pictures() -> None:
    text = (ROOT / "docs" / "tournament.md").read_text(encoding="utf-8")
    shown = re.findall(r"!\[[^\]]+\]\((\S+)\)", text)
    assert {ROOT / "docs" / name for name in shown} == set(FOLDER.glob(f"{HALL}*"))
