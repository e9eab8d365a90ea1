"""Faults planted in the engine: the judge sees every one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import sixgun
from sixgun.engine.cards import CHARACTERS, EVENTS, KIND_BY_SLUG
from sixgun.judge.games import JudgePlan, judge_game

#: In so many games at most a fault must be seen.
GAMES = 250

Fault = Callable[[pytest.MonkeyPatch], None]


def number(table: dict[str, Any], slug: str, name: str, value: int) -> Fault:
    """A rule with another number: how far, how much, how many."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(type(table[slug]), name, value)

    return plant


def silent(table: dict[str, Any], slug: str, hook: str) -> Fault:
    """A rule that does not do what it should when it should."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(type(table[slug]), hook, lambda *_: None)

    return plant


WEAPONS = {slug: kind.rule for slug, kind in KIND_BY_SLUG.items() if kind.rule is not None}


def one_card_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever draws three cards gets two."""
    draw = sixgun.Game.draw

    def short(game: Any, seat: int, count: int = 1, *rest: Any) -> Any:
        return draw(game, seat, count - (count == 3), *rest)

    monkeypatch.setattr(sixgun.Game, "draw", short)


def too_healthy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is healed gets a point too many, within his maximum."""
    heal = sixgun.Game.heal

    def well(game: Any, seat: int, points: int = 1, *rest: Any) -> Any:
        return heal(game, seat, points + 1, *rest)

    monkeypatch.setattr(sixgun.Game, "heal", well)


def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Sheriff is never the one who begins a round: events come too early."""
    monkeypatch.setattr(sixgun.Game, "first_seat", lambda game: 0)


FAULTS: dict[str, Fault] = {
    "a Schofield that carries farther": number(WEAPONS, "schofield", "reach", 3),
    "a Mustang that hides nobody": number(WEAPONS, "mustang", "cover", 0),
    "a Scope that sees too well": number(WEAPONS, "scope", "sight", 2),
    "Paul Regret without his horse": number(CHARACTERS, "paul_regret", "cover", 0),
    "Slab the Killer like anybody": number(CHARACTERS, "slab_the_killer", "bang_force", 0),
    "Lucky Duke without luck": number(CHARACTERS, "lucky_duke", "extra_flips", 0),
    "Tequila Joe like anybody": number(CHARACTERS, "tequila_joe", "beer_bonus", 0),
    "Sean Mallory with a small hand": number(CHARACTERS, "sean_mallory", "hand_limit", 9),
    "Thirst that takes nothing": number(EVENTS, "thirst", "draw_bonus", 0),
    "a Shootout of three": number(EVENTS, "shootout", "bang_allowance", 2),
    "Gold Rush that turns nothing round": number(EVENTS, "gold_rush", "reverses_turns", 0),
    "Bart Cassidy who draws nothing": silent(CHARACTERS, "bart_cassidy", "after_hurt"),
    "El Gringo who takes nothing": silent(CHARACTERS, "el_gringo", "after_hurt"),
    "Herb Hunter who draws nothing": silent(CHARACTERS, "herb_hunter", "after_death"),
    "Greg Digger who mourns": silent(CHARACTERS, "greg_digger", "after_death"),
    "Suzy Lafayette without cards": silent(CHARACTERS, "suzy_lafayette", "on_empty_hand"),
    "Molly Stark who is not owed": silent(CHARACTERS, "molly_stark", "after_answer"),
    "Johnny Kisch who sweeps nothing": silent(CHARACTERS, "johnny_kisch", "after_equip"),
    "a Doctor who heals nobody": silent(EVENTS, "the_doctor", "on_reveal"),
    "a High Noon that hurts nobody": silent(EVENTS, "high_noon", "before_turn"),
    "two cards for three": one_card_less,
    "a point too many": too_healthy,
    "a wrong Sheriff": forgetful,
}


def forget() -> None:
    """What the engine has worked out of its rules and keeps."""
    for name, module in list(sys.modules.items()):
        if name.startswith("sixgun.engine"):
            for kept in vars(module).values():
                if hasattr(kept, "cache_clear"):
                    kept.cache_clear()


@pytest.fixture
def planted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Faults are planted in engine and memory, and nothing of them stays."""

    def plant(fault: str) -> None:
        FAULTS[fault](monkeypatch)
        forget()

    yield plant
    monkeypatch.undo()
    forget()


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_seen(fault: str, planted: Callable[[str], None]) -> None:
    planted(fault)
    plan = JudgePlan(sets=tuple(sixgun.engine.cards.SETS), seed="faults")
    found = (found for number in range(GAMES) for found in judge_game(plan, number).differences)
    seen = next(iter(found), None)
    assert seen is not None
    assert seen.findings[0].what != "error"


def test_a_game_that_breaks_off_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("no more")

    plan = JudgePlan(players=(4,), sets=("base",), seed="faults")
    monkeypatch.setattr(sixgun.Game, "heal", broken)
    found = (found for number in range(GAMES) for found in judge_game(plan, number).differences)
    later = next(found)
    assert later.findings[0].found.startswith("RuntimeError: no more (test_faults.py")
    assert later.record.endswith("breaks off as well: no more")
    monkeypatch.setattr(sixgun.Game, "draw", broken)
    found = (found for number in range(GAMES) for found in judge_game(plan, number).differences)
    at_once = next(difference for difference in found if difference.decision == "in set-up")
    assert at_once.findings[0].what == "error"


def test_a_difference_tells_what_it_takes_to_see_it_again(planted: Callable[[str], None]) -> None:
    planted("two cards for three")
    plan = JudgePlan(players=(5,), sets=("base",), seed="faults")
    verdicts = (judge_game(plan, number) for number in range(GAMES))
    difference = next(found for verdict in verdicts for found in verdict.differences)
    told = str(difference)
    assert "    expected " in told
    assert "    found    " in told
    assert f"Game {difference.number} (seed 'faults {difference.number}'" in told
    assert sixgun.load_record(difference.record).seats == 5
    assert "see R" in told
