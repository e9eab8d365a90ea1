"""The words that the pages of the desk choose from are those of the regulation."""

from __future__ import annotations

import re

import pytest

from sixgun.locales import LANGUAGES, speech
from sixgun.tournament.log.kinds import CLOCKS, KINDS
from sixgun.tournament.regulation.conduct import MISCONDUCT
from sixgun.tournament.regulation.derogations import DEROGATIONS
from sixgun.tournament.regulation.duels import DUELS
from sixgun.tournament.regulation.prizes import OUTCOMES
from sixgun_tools.generators.desk_typescript import WORDS_FILE, desk_words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_has_a_name(lang: str) -> None:
    said = speech(lang)
    kinds = [f"desk-event-{kind.replace('_', '-')}" for kind in KINDS]
    unsaid = [key for key in kinds if not said.knows(key)]
    assert unsaid == [], f"say it in locales/{lang}/desk_pages.ftl"


def test_the_words_to_choose_from_are_up_to_date() -> None:
    """Made by `./sixgun generate`."""
    assert WORDS_FILE.read_text(encoding="utf-8") == desk_words(), "run ./sixgun generate"
    shown = dict(re.findall(r'(\w+): \{ degree: "([ABC])"', desk_words()))
    assert shown == {kind: row.degree for kind, row in DEROGATIONS.items()}
    assert all(f'"{word}"' in desk_words() for word in (*MISCONDUCT, *DUELS, *OUTCOMES))


def test_a_referee_is_offered_the_clocks_that_a_round_can_have() -> None:
    (offered,) = re.findall(r"TABLE_CLOCKS = \[(.*)\] as const", desk_words())
    assert tuple(re.findall(r"\w+", offered)) == CLOCKS
