"""The engine knows rules, not cards: nothing of an expansion is named in it."""

from __future__ import annotations

import io
import tokenize
from pathlib import Path

import pytest

import sixgun
from sixgun.engine.cards import CHARACTERS, EVENTS, KIND_BY_SLUG, KINDS, cards_in

ENGINE = Path(sixgun.__file__).parent / "engine"
BASE = {KINDS[card].slug for card in cards_in(("base",))} | {
    slug for slug, rule in CHARACTERS.items() if rule.set_name == "base"
}
EXPANSIONS = {*KIND_BY_SLUG, *CHARACTERS, *EVENTS} - BASE


@pytest.mark.parametrize("file", sorted(ENGINE.glob("*.py")), ids=lambda file: file.name)
def test_no_identifier_or_literal_is_a_slug_of_an_expansion(file: Path) -> None:
    text = io.StringIO(file.read_text(encoding="utf-8"))
    for token in tokenize.generate_tokens(text.readline):
        if token.type in (tokenize.NAME, tokenize.STRING):
            word = token.string.strip("\"'")
            assert word not in EXPANSIONS, f"line {token.start[0]}: {word}"


def test_there_is_something_to_look_for() -> None:
    assert len(EXPANSIONS) == 22 + 15 + 3 + 30
