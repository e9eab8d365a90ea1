"""The words that the pages of the desk choose from are those of the regulation."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sixgun
from sixgun.locales import LANGUAGES, speech
from sixgun.tournament.conduct import MISCONDUCT
from sixgun.tournament.derogations import DEROGATIONS
from sixgun.tournament.duels import DUELS
from sixgun.tournament.kinds import KINDS

WORDS = (Path(sixgun.__file__).parent / "web" / "src" / "desk" / "words.ts").read_text("utf-8")


def listed(name: str) -> list[str]:
    """What an array of words.ts holds."""
    found = re.search(rf"const {name}\b[^=]*= \[(.*?)\]", WORDS, re.DOTALL)
    assert found
    return re.findall(r'"(\w+)"', found[1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_has_a_name(lang: str) -> None:
    said = speech(lang)
    kinds = [f"desk-event-{kind.replace('_', '-')}" for kind in KINDS]
    assert [key for key in kinds if not said.knows(key)] == []


def test_misconduct_and_duels_are_those_of_the_regulation() -> None:
    assert listed("MISCONDUCT") == list(MISCONDUCT)
    assert sorted(listed("DUELS")) == sorted(DUELS)


def test_derogations_have_the_class_of_the_regulation() -> None:
    shown = dict(re.findall(r'(\w+): \{ degree: "([ABC])"', WORDS))
    assert shown == {kind: row.degree for kind, row in DEROGATIONS.items()}
