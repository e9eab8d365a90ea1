"""The judge knows the rules and not the engine."""

from __future__ import annotations

import tomllib

import pytest

from sixgun.judge.kinds import (
    COPIES,
    EVENTS,
    EVERY_KIND,
    LIFE,
    characters_of,
    deck_of,
)
from sixgun.judge.rulings import ALWAYS, ASKED, AT_WORK
from tests.house.test_arrows import house_imports
from tests.source import ROOT, modules

#: What knows a rule, and what is worked out of rules.
RULES = (
    "aims",
    "atoms",
    "common",
    "explain",
    "facts",
    "fight",
    "leave",
    "setup",
    "turn",
    "victory",
)
JUDGE = [path for path in modules() if path.startswith("judge/") and "/duels/" not in path]


@pytest.mark.parametrize("path", JUDGE)
def test_no_module_imports_what_knows_a_rule(path: str) -> None:
    for name in house_imports(path, modules()[path]):
        assert not name.startswith("sixgun.content"), name
        assert not name.startswith(tuple(f"sixgun.engine.{rule}" for rule in RULES)), name


def test_the_judge_reads_no_rule_of_a_kind_or_character() -> None:
    """Of the engine's tables it uses faces alone."""
    for path in JUDGE:
        found = {name for name in house_imports(path, modules()[path]) if ".cards." in name}
        assert found <= {"sixgun.engine.cards.FACES"}, path


def test_the_boxes_have_what_the_catalogue_says() -> None:
    """The judge's lists were written down on their own; here they meet the others."""
    import sixgun

    assert {str(slug) for slug in sixgun.characters()} == set(LIFE)
    assert {str(slug) for slug in sixgun.cards()} == set(EVERY_KIND)
    assert {str(slug) for slug in sixgun.events()} == {s for box in EVENTS.values() for s in box}


def test_the_decks_have_their_sizes() -> None:
    assert len(deck_of(("base",), simplified=False)) == 80
    assert len(deck_of(("base",), simplified=True)) == 69
    assert len(deck_of(tuple(COPIES), simplified=False)) == 120
    assert len(characters_of(("base",))) == 16


def test_every_ruling_that_is_named_exists() -> None:
    known = tomllib.loads((ROOT / "src/sixgun/content/rulings.toml").read_text(encoding="utf-8"))
    numbers = {name for name in known if name[:1] == "R" and name[1:].isdigit()}
    for told in (*ASKED.values(), *AT_WORK.values(), ALWAYS):
        for part in told.split(", "):
            for name in part.split("-"):
                assert name[0] == "S" or name in numbers, name
