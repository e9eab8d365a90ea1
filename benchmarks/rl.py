"""Steps a second of the PettingZoo environment: `python benchmarks/rl.py`.

An agent is asked, gets its observation and its mask, and answers with one of the actions that
are offered, at random. The reference is the engine alone: games of the same tables, decided at
random, in which nobody looks at anything; the ratio says what seeing and numbering cost.
CPU time of one process, by turns, and the median over the rounds.
"""

import argparse
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

from sixgun import Game
from sixgun.rl import env, raw_env

#: Steps a second with observations, on one core.
AIM = 5_000
STEPS = 5_000  # in a round, of each
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 3, "sets": "all"},
    {"players": 5},
    {"players": 8, "sets": "all"},
)


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


def decide_on(options: dict[str, Any]) -> float:
    """Decisions of the engine alone for a second of CPU time."""
    dice = Random(1)
    game = Game(seed=1, **options)
    started = process_time()
    for count in range(STEPS):
        if game.over:
            game = Game(seed=count, **options)
        game.choose(dice.choice(game.options))
    return STEPS / (process_time() - started)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="how often each is measured")
    arguments = parser.parse_args()
    print(f"{'':24}{'raw_env':>10}{'env':>10}{'engine':>10}{'raw_env/engine':>16}  aim")
    for options in TABLES:
        rounds = [
            (step_on(raw_env, options), step_on(env, options), decide_on(options))
            for _ in range(arguments.rounds)
        ]
        raw, wrapped, engine = (median(figures) for figures in zip(*rounds, strict=True))
        ratio = median(each[0] / each[2] for each in rounds)
        name = f"{options['players']} players, {options.get('sets', 'base')}"
        print(f"{name:24}{raw:10,.0f}{wrapped:10,.0f}{engine:10,.0f}{ratio:16.3f}  ≥ {AIM:,}")


if __name__ == "__main__":
    main()
