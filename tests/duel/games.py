"""Random duels: what the laws of the duel are tried on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from sixgun.duel import Duel
from sixgun.duel.position import DuelPosition, Side, lay_out
from sixgun.engine.options import END, PASS
from sixgun.scenarios import load_file, scenario_files
from sixgun.scenarios.duels import DuelScenarioTable
from tests.games import LONG, RULEBOOK


def options_of(number: int) -> dict[str, Any]:
    """Settings for each number: ways to set up, sizes, patience, what is closed vary."""
    return {
        "mode": ("normal", "tournament")[number % 2],
        "characters": 2 + number // 2 % 5,
        "patient": number // 10 % 2 == 1,
        "closed_discards": number % 3 == 2,
    }


def duel_of(number: int, **extra: Any) -> Duel:
    return Duel(seed=number, **(options_of(number) | extra))


def walk(game: Duel, rng: Random) -> Iterator[Duel]:
    """The same duel at every decision, and at its end; bolder players pass less often."""
    boldness = rng.choice((0.0, 0.5, 0.9))
    while not game.over:
        yield game
        bold = [option for option in game.options if option not in (PASS, END)]
        some = bold if bold and rng.random() < boldness else game.options
        game.choose(rng.choice(some))
    yield game


def positions(first: int, count: int, every: int = 1) -> Iterator[Duel]:
    """Every so manieth position of random duels."""
    for number in range(first, first + count):
        for place, game in enumerate(walk(duel_of(number), Random(number))):
            if place % every == 0:
                yield game


@cache
def scenarios() -> tuple[tuple[str, dict[str, Any]], ...]:
    """Every scenario of the duel with a name for it."""
    return tuple(
        (f"{path.relative_to(RULEBOOK).as_posix()}:{scenario['id']}", scenario)
        for path in scenario_files(RULEBOOK / "duel")
        for scenario in load_file(path)
    )


def scenario_positions() -> Iterator[Duel]:
    """Every position on the way through every scenario."""
    for _, scenario in scenarios():
        table = DuelScenarioTable(scenario)
        yield table.game
        for line in scenario["steps"]:
            serial = table.game.serial
            table.take(line)
            if table.game.serial != serial or table.game.over:
                yield table.game


def some_positions() -> Iterator[Duel]:
    """Positions of random duels and of scenarios, enough of them to ask the rules at."""
    yield from positions(0, 200 if LONG else 12, every=3)
    for place, game in enumerate(scenario_positions()):
        if place % 2 == 0:
            yield game


def laid(law: dict[str, Any], outlaws: dict[str, Any], turn: str = "law", **more: Any) -> Duel:
    """Pat Garret and Wyatt Ear against West Harding and Jack Ransome, unless it says otherwise."""
    sides = [
        Side(**{"active": "pat_garret", "rear": "wyatt_ear", **law}),
        Side(**{"active": "west_harding", "rear": "jack_ransome", **outlaws}),
    ]
    return lay_out(DuelPosition(turn, *sides, **more))
