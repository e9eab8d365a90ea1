"""Snapshots: what is no snapshot is refused with the reason."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import sixgun
from sixgun.engine.errors import SnapshotError
from sixgun.engine.game import RULES_VERSION, Game
from sixgun.engine.snapshot import state_hash, to_dict


def changed(change: Callable[[dict[str, Any]], None]) -> str:
    data = json.loads(sixgun.save(Game(5, 3)))
    change(data)
    return json.dumps(data)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "this is not a snapshot"),
        ("nonsense", "this is not a snapshot"),
        ("[]", "it does not say 'sixgun snapshot 1'"),
        ("null", "it does not say"),
        ('{"format": "sixgun record 1"}', "it does not say"),
    ],
)
def test_what_is_no_snapshot(text: str, words: str) -> None:
    with pytest.raises(SnapshotError, match=words):
        sixgun.load(text)


@pytest.mark.parametrize("room", ["sixgun", "sixgun.duel"])
def test_a_program_that_has_made_no_game_loads_one_before_its_first_turn(room: str) -> None:
    game = Game(5, 3, characters="two") if room == "sixgun" else sixgun.Duel(3, mode="tournament")
    assert game.turns == 0
    program = f"import sys, sixgun, {room}; print(sixgun.load(sys.stdin.read()).decision.kind)"
    asked = subprocess.run(
        [sys.executable, "-c", program],
        input=sixgun.save(game),
        capture_output=True,
        text=True,
        check=True,
    )
    assert game.decision is not None
    assert asked.stdout.strip() == game.decision.kind


def test_another_version_of_the_rules_is_said_clearly() -> None:
    text = changed(lambda data: data.update(rules=RULES_VERSION + 1))
    with pytest.raises(SnapshotError, match=f"needs version {RULES_VERSION + 1} of the rules"):
        sixgun.load(text)


@pytest.mark.parametrize("field", sorted(set(to_dict(Game(5, 3))) - {"format", "rules"}))
def test_a_missing_field_is_damage(field: str) -> None:
    with pytest.raises(SnapshotError, match=field):
        sixgun.load(changed(lambda data: data.pop(field)))


DAMAGE: dict[str, Callable[[dict[str, Any]], Any]] = {
    "an unknown card": lambda data: data["deck"].append("rum/QH"),
    "an unknown character": lambda data: data.update(characters=["zorro"] * 5),
    "an unknown step": lambda data: data["decision"].update(answer="won"),
    "a seed that is none": lambda data: data.update(seed="xyz"),
    "no settings": lambda data: data.update(settings={}),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_words_that_are_not_there_are_damage(name: str) -> None:
    with pytest.raises(SnapshotError, match="damaged"):
        sixgun.load(changed(DAMAGE[name]))


WRONG_TABLES: dict[str, Callable[[dict[str, Any]], Any]] = {
    "a card lost": lambda data: data["deck"].pop(),
    "a card doubled": lambda data: data["deck"].append(data["deck"][0]),
    "a seat too few": lambda data: data["hands"].pop(),
    "life in words": lambda data: data.update(life=["four"] * 5),
    "too many players": lambda data: data["settings"].update(players=9),
}


@pytest.mark.parametrize("name", WRONG_TABLES)
def test_a_table_that_cannot_be_is_damage(name: str) -> None:
    """Settings are those of `settings_from`, every card lies in one place, lists fit the seats."""
    with pytest.raises(SnapshotError):
        sixgun.load(changed(WRONG_TABLES[name]))


def test_the_hash_of_a_state_leaves_out_numbers_and_patience() -> None:
    """S2."""
    game = Game(5, 3)
    other = game.copy()
    other.serial += 10
    other.patient = 1
    assert state_hash(other) == state_hash(game)
    other.life[0] -= 1
    assert state_hash(other) != state_hash(game)
