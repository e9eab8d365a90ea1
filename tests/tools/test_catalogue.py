"""What the pages know of the printed game is what the registry says."""

from __future__ import annotations

import re

import pytest

from sixgun.engine.cards import CHARACTERS, EVENTS, FACES, KIND_BY_SLUG
from sixgun_tools.generators.catalogue import FILES, FOLDER, catalogue, copies


@pytest.mark.parametrize("name", FILES)
def test_the_files_of_the_pages_are_up_to_date(name: str) -> None:
    """Made by `./sixgun generate`."""
    assert (FOLDER / name).read_text(encoding="utf-8") == FILES[name]


def table(name: str) -> dict[str, str]:
    """The entries of one of the tables."""
    body = catalogue().partition(f"export const {name}")[2].partition("};")[0]
    return dict(re.findall(r"^  (\w+): (.*),$", body, re.MULTILINE))


def test_everything_that_is_registered_is_listed() -> None:
    assert list(table("KINDS")) == list(KIND_BY_SLUG)
    assert list(table("CHARACTERS")) == list(CHARACTERS)
    assert list(table("EVENTS")) == list(EVENTS)
    assert len(re.findall(r'"(?:10|[2-9JQKA])[SHDC]"', copies())) == len(FACES)


def test_what_is_printed_on_a_card() -> None:
    kinds = table("KINDS")
    assert 'border: "blue", reach: 5,' in kinds["winchester"]
    assert "stops: true" in kinds["missed"]
    assert 'set: "dodge_city"' in kinds["punch"]
    assert table("CHARACTERS")["paul_regret"] == '{ set: "base", life: 3 }'
    assert table("EVENTS")["high_noon"] == '{ set: "high_noon", last: true }'
