"""Steps a second of the environments for learning: `python benchmarks/rl.py [--json]`.

PettingZoo: an agent is asked, gets its observation and its mask, and answers with one of the
actions that are offered, at random. Vector (`sixgun.rl.vector`): the same in many games at once,
every seat answered by the learner at random; and one seat against four `tracker`. The reference is
the engine alone: as many games of the same table, decided at random by turns, in which nobody
looks at anything. The ratio says what seeing and numbering cost; what is left of a step, after a
decision of the engine, is the environment's own. CPU time of one process, by turns, and the median
over the rounds.
"""

import argparse
import json
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from sixgun import Game
from sixgun.rl import env, raw_env
from sixgun.rl.vector import Tables

#: Steps a second with observations, on one core: of the PettingZoo environment, and of many tables
#: at once with a compiled engine (five players, base).
AIM, AIM_AT_ONCE = 5_000, 60_000
STEPS = 5_000  # in a round, of each that plays one game at a time
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 3, "sets": "all"},
    {"players": 5},
    {"players": 8, "sets": "all"},
)
AT_ONCE = 256  # games of a batch
BATCHES = 80  # steps of a batch in a round: 20,480 decisions
BATCHES_OF_BOTS = 8
TRACKERS = dict.fromkeys(range(1, 5), "tracker")


def step_on(make: Callable[..., Any], options: dict[str, Any]) -> float:
    """Steps for a second of CPU time, last() and step(), new games included."""
    table, dice = make(**options), Random(1)
    table.reset(seed=1)
    started = process_time()
    for _ in range(STEPS):
        seen, _, over, cut_off, _ = table.last()
        while over or cut_off:
            table.step(None)
            if not table.agents:
                table.reset()
            seen, _, over, cut_off, _ = table.last()
        table.step(dice.choice(seen["action_mask"].nonzero()[0]))
    return STEPS / (process_time() - started)


def step_at_once(batches: int, options: dict[str, Any]) -> float:
    """Steps for a second of CPU time of a batch, observations and masks of every step included."""
    tables, dice = Tables(AT_ONCE, **options), np.random.default_rng(1)
    tables.reset(seed=1)
    for _ in range(10):  # games do not go on in step
        tables.step(tables.random_actions(dice))
    started = process_time()
    for _ in range(batches):
        tables.step(tables.random_actions(dice))
    return batches * AT_ONCE / (process_time() - started)


def decide_on(steps: int, at_once: int, options: dict[str, Any]) -> float:
    """Decisions of the engine alone for a second of CPU time, in so many games by turns."""
    dice = Random(1)
    games = [Game(seed=1 + place, **options) for place in range(at_once)]
    started = process_time()
    for count in range(steps):
        place = count % at_once
        if games[place].over:
            games[place] = Game(seed=count, **options)
        games[place].choose(dice.choice(games[place].options))
    return steps / (process_time() - started)


def measured(rounds: int, *each: Callable[[], float]) -> list[list[float]]:
    """The figures of each, round after round, all of them in every round."""
    turns = [[one() for one in each] for _ in range(rounds)]
    return [list(figures) for figures in zip(*turns, strict=True)]


def one_by_one(options: dict[str, Any], rounds: int) -> dict[str, float]:
    raw, wrapped, engine = measured(
        rounds,
        lambda: step_on(raw_env, options),
        lambda: step_on(env, options),
        lambda: decide_on(STEPS, 1, options),
    )
    return {
        "raw_env": median(raw),
        "env": median(wrapped),
        "engine": median(engine),
        "raw_env/engine": median(a / b for a, b in zip(raw, engine, strict=True)),
    }


def at_once(options: dict[str, Any], rounds: int) -> dict[str, float]:
    vector, engine = measured(
        rounds,
        lambda: step_at_once(BATCHES, options),
        lambda: decide_on(BATCHES * AT_ONCE, AT_ONCE, options),
    )
    pairs = list(zip(vector, engine, strict=True))
    return {
        "vector": median(vector),
        "engine": median(engine),
        "vector/engine": median(a / b for a, b in pairs),
        "own_us": median(1e6 / a - 1e6 / b for a, b in pairs),
    }


def name_of(options: dict[str, Any]) -> str:
    return f"{options['players']} players, {options.get('sets', 'base')}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="how often each is measured")
    parser.add_argument("--json", action="store_true", help="the figures as one JSON object")
    arguments = parser.parse_args()
    single = {name_of(options): one_by_one(options, arguments.rounds) for options in TABLES}
    many = {name_of(options): at_once(options, arguments.rounds) for options in TABLES}
    against = {"players": 5, "bots": TRACKERS}
    (trackers,) = measured(arguments.rounds, lambda: step_at_once(BATCHES_OF_BOTS, against))
    if arguments.json:
        figures = {"one": single, "at_once": many, "four_trackers": median(trackers)}
        print(json.dumps(figures))
        return
    print(f"{'':24}{'raw_env':>10}{'env':>10}{'engine':>10}{'raw_env/engine':>16}  aim")
    for name, told in single.items():
        raw, wrapped, engine, ratio = told.values()
        print(f"{name:24}{raw:10,.0f}{wrapped:10,.0f}{engine:10,.0f}{ratio:16.3f}  ≥ {AIM:,}")
    print(
        f"\n{AT_ONCE} games at once{'vector':>16}{'engine':>20}{'vector/engine':>16}  own µs a step"
    )
    for name, told in many.items():
        vector, engine, ratio, own = told.values()
        print(f"{name:24}{vector:10,.0f}{engine:20,.0f}{ratio:16.3f}  {own:.1f}")
    print(f"{'against four tracker':24}{median(trackers):10,.0f}")
    print(f"aim, five players, base, compiled: ≥ {AIM_AT_ONCE:,}")


if __name__ == "__main__":
    main()
