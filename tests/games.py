"""Random games: what the laws of the engine are tried on.

A `Plan` says everything about a game before it is played, so a plan is all that a failing
test has to print: settings, the seed, how bold the players are, who leaves when, and after
how many decisions to stop. Hypothesis draws plans and shrinks them.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

import sixgun
from sixgun.engine.game import Game
from sixgun.engine.options import END, PASS, Option
from sixgun.scenarios import ScenarioTable, load_file, scenario_files

ROOT = Path(__file__).parents[1]
RULEBOOK = ROOT / "rulebook"
SIZES = (4, 5, 6, 7)
#: Which boxes are on the table; three and eight players need Dodge City (S21).
BOXES = (
    ("base",),
    ("base", "dodge_city"),
    ("base", "promo", "high_noon"),
    ("base", "fistful_of_cards"),
    ("base", "dodge_city", "promo", "high_noon", "fistful_of_cards"),
)
LONG = bool(os.environ.get("SIXGUN_LONG"))


def examples(count: int) -> settings:
    """So many examples in a short run, twenty times as many in a long one."""
    return settings(max_examples=count * 20 if LONG else count)


@dataclass(frozen=True)
class Plan:
    """A random game, said in full before it begins."""

    players: int = 5
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    taste: int = 0  # the seed of the choices
    boldness: float = 0.5  # how often `pass` and `end` are not even considered
    leaving: float = 0.0  # how often, per decision, somebody leaves
    noon: int | None = None  # `high noon now` at this decision
    length: int = 10_000  # stop after so many decisions

    def start(self, **extra: Any) -> Game:
        return Game(self.players, self.seed, **self.options, **extra)


@st.composite
def plans(
    draw: st.DrawFn,
    *,
    leavers: bool = True,
    patient: bool | None = None,
    boxes: tuple[tuple[str, ...], ...] = BOXES,
) -> Plan:
    """Games of every size with every setting and set."""
    sets = draw(st.sampled_from(boxes))
    sizes = (3, *SIZES, 8) if "dodge_city" in sets else SIZES
    options: dict[str, Any] = {
        "sets": sets,
        "characters": draw(st.sampled_from(["random", "two", "two_open"])),
        "simplified": draw(st.booleans()),
        "high_noon_reshuffles": draw(st.sampled_from([0, 1, 3])),
        "closed_discards": draw(st.booleans()),
    }
    if patient is None:
        options["patient"] = draw(st.booleans())
    elif patient:
        options["patient"] = True
    return Plan(
        players=draw(st.sampled_from(sizes)),
        seed=draw(st.integers(0, 2**32)),
        options=options,
        taste=draw(st.integers(0, 2**32)),
        boldness=draw(st.sampled_from([0.0, 0.5, 0.9])),
        leaving=draw(st.sampled_from([0.0, 0.0, 0.01, 0.05])) if leavers else 0.0,
        noon=draw(st.none() | st.integers(0, 200)),
        length=draw(st.integers(1, 400)),
    )


# ---------------------------------------------------------------- choosing

#: What happens at a decision: an option, `("leave", seat)` or `("noon",)`.
Act = tuple[Any, ...]


def next_act(plan: Plan, rng: Random, count: int, game: Game) -> Act:
    """What the plan does at this decision of a game."""
    if count == plan.noon:
        return ("noon",)
    if plan.leaving and rng.random() < plan.leaving:
        seats = may_leave(game)
        if seats:
            return "leave", rng.choice(seats)
    return ("choose", choice(game, rng, plan.boldness))


def may_leave(game: Game) -> list[int]:
    """Whoever is in the game; a dead player only while he is asked for an order (S7)."""
    assert game.decision is not None
    return [
        seat
        for seat in range(game.seats)
        if not game.passive[seat] and (game.alive[seat] or seat == game.decision.seat)
    ]


def choice(game: Game, rng: Random, boldness: float) -> Option:
    options = game.options
    bold = [option for option in options if option not in (PASS, END)]
    if bold and rng.random() < boldness:
        return rng.choice(bold)
    return rng.choice(options)


def act(player: Any, what: Act) -> None:
    """Do it to a game, or to a recorder, which has the same three verbs."""
    if what[0] == "leave":
        player.leave(what[1])
    elif what[0] == "noon":
        player.high_noon_now()
    else:
        player.choose(what[1])


def play(plan: Plan, **extra: Any) -> Iterator[Game]:
    """Play a plan; yields the same game at every decision and at its end."""
    game = plan.start(**extra)
    for _ in steps(plan, game):
        yield game


def steps(plan: Plan, game: Game, player: Any = None) -> Iterator[Act]:
    """Play a game on, yielding before each act (and, with `()`, at the end)."""
    rng = Random(plan.taste)
    for count in range(plan.length):
        if game.over:
            break
        what = next_act(plan, rng, count, game)
        yield what
        act(player or game, what)
    yield ()


def played(plan: Plan, **extra: Any) -> Game:
    """The game of a plan, at its end."""
    game = plan.start(**extra)
    for _ in steps(plan, game):
        pass
    return game


def random_games(count: int, **changes: Any) -> Iterator[Plan]:
    """Plans without Hypothesis: for tests that count games rather than search them."""
    for number in range(count):
        options: dict[str, Any] = {
            "characters": ("random", "two", "two_open")[number % 3],
            "simplified": number % 5 == 4,
            "high_noon_reshuffles": (0, 3, 1)[number // 4 % 3],
        }
        options["sets"] = BOXES[number // 3 % 5]
        if number % 16 == 1 and "dodge_city" in options["sets"]:
            players = 3 + 5 * (number // 16 % 2)
        else:
            players = SIZES[number % 4]
        yield Plan(
            players=players,
            seed=number,
            options=options | changes.get("options", {}),
            taste=number,
            boldness=(0.0, 0.5, 0.9)[number // 7 % 3],
            leaving=changes.get("leaving", (0.0, 0.0, 0.02)[number // 2 % 3]),
            noon=40 if number % 11 == 0 else None,
        )


# --------------------------------------------------------------- positions


@cache
def scenarios() -> tuple[tuple[str, dict[str, Any]], ...]:
    """Every scenario of the big game with a name for it: rare positions, ready made."""
    return tuple(
        (f"{path.relative_to(RULEBOOK).as_posix()}:{scenario['id']}", scenario)
        for path in scenario_files(RULEBOOK)
        if path.parent.name != "duel"  # another game, with tests of its own
        for scenario in load_file(path)
    )


def walk(scenario: dict[str, Any], visit: Callable[[Game], None]) -> None:
    """Take the steps of a scenario and visit every position on the way."""
    table = ScenarioTable(scenario)
    visit(table.game)
    for line in scenario["steps"]:
        serial = table.game.serial
        table.take(line)
        if table.game.serial != serial or table.game.over:
            visit(table.game)


def fresh(game: Game) -> Game:
    """The same game read back from its text."""
    return sixgun.load(sixgun.save(game))
