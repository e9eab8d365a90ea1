"""`sixgun bench`: how fast the engine is on this machine.

Everything is CPU time of this process, and the median of several rounds. Machines and
moments differ, so every figure is also told as a ratio to a calibration loop that runs
between the measurements: what slows one slows the other. benchmarks/README.md explains.
"""

from __future__ import annotations

import json
import platform
from collections.abc import Callable, Sequence
from hashlib import blake2b
from importlib.resources import files
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import click

from ..bots.random_bot import RandomBot
from ..bots.runner import play_out
from ..bots.simulation import Plan, play_games
from ..builds import BUILD
from ..engine.cards import SETS
from ..engine.game import Game
from ..engine.imagine import imagine
from ..engine.snapshot import from_dict
from ..engine.view import view
from .parallel import json_option, sets_option

#: Every figure: how it is told, and what it says.
FIGURES: dict[str, tuple[str, str]] = {
    "games_per_cpu_second": ("rate", "whole games of five random bots"),
    "decisions_per_cpu_second": ("rate", "decisions in those games"),
    "all_boxes_games_per_cpu_second": ("rate", "whole games of five random bots, every box"),
    "drifter_games_per_cpu_second": ("rate", "whole games of five drifters"),
    "tracker_games_per_cpu_second": ("rate", "whole games of five trackers"),
    "clone_us": ("time", "a copy of a game"),
    "view_us": ("time", "what the asked seat may know"),
    "imagine_us": ("time", "a game that fits a view"),
    "playouts_per_cpu_second": ("rate", "imagined from a view and played at random to the end"),
}
GAMES = 500  # in a round: enough to be like all games
BOT_GAMES = 100  # of bots that think
CALIBRATIONS = 50  # passes between two measurements
LEAST_ROUNDS = 3


@click.command()
@click.option(
    "--seconds",
    type=click.FloatRange(min=0),
    default=10.0,
    show_default=True,
    help="CPU time to spend; more is more exact.",
)
@sets_option
@json_option
def command(seconds: float, sets: tuple[str, ...], as_json: bool) -> None:
    """Measure how fast the engine is on this machine.

    Ratios are per pass of a fixed calibration loop, and so comparable between machines.
    With --sets whole games are played with these boxes; copies, views and imagined games
    are always measured on the same positions of the base game.
    """
    text = files(__package__).joinpath("positions.json").read_text(encoding="utf-8")
    positions = [from_dict(data) for data in json.loads(text)]
    result = measure(benches(positions, sets), seconds)
    if as_json:
        digest = blake2b(text.encode(), digest_size=8).hexdigest()
        click.echo(json.dumps({**about(), "positions": digest, **result.as_data()}, indent=2))
    else:
        click.echo("\n".join(as_text(result)))


def about() -> dict[str, str]:
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "build": BUILD,
    }


# ------------------------------------------------------------ calibration


def calibration() -> int:
    """One pass: ints, lists and calls, as the engine has them. Never change this.

    Every ratio ever published is in units of it.
    """
    total = 0
    pile: list[int] = []
    for number in range(1000):
        pile.append(number * 7 % 13)
        total = _calibrated(total, pile[-1])
        if len(pile) > 20:
            pile = [card for card in pile if card != total % 13][:10]
    return total


def _calibrated(total: int, number: int) -> int:
    return total + number if number % 3 else total - 1


def calibrate() -> float:
    """The CPU time of one pass now."""
    started = process_time()
    for _ in range(CALIBRATIONS):
        calibration()
    return (process_time() - started) / CALIBRATIONS


# -------------------------------------------------------------- measuring

#: Does a fixed amount of work and says how much: the figures and their numbers of units.
Bench = Callable[[], dict[str, int]]


def benches(positions: Sequence[Game], sets: tuple[str, ...] = ("base",)) -> list[Bench]:
    """What is measured in a round; the same work in every round."""
    return [*benches_of_games(sets), *benches_of_positions(positions)]


def benches_of_games(sets: tuple[str, ...]) -> list[Bench]:
    """Whole games."""

    def play() -> dict[str, int]:
        tally = play_games(Plan(sets=sets, seed="bench"), range(GAMES))
        return {
            "games_per_cpu_second": tally.finished,
            "decisions_per_cpu_second": tally.decisions,
        }

    def play_everything() -> dict[str, int]:
        tally = play_games(Plan(sets=tuple(SETS), seed="bench"), range(GAMES))
        return {"all_boxes_games_per_cpu_second": tally.finished}

    def think() -> dict[str, int]:
        tally = play_games(Plan(sets=sets, bots=("drifter",), seed="bench"), range(BOT_GAMES))
        return {"drifter_games_per_cpu_second": tally.finished}

    def think_harder() -> dict[str, int]:
        tally = play_games(Plan(sets=sets, bots=("tracker",), seed="bench"), range(BOT_GAMES))
        return {"tracker_games_per_cpu_second": tally.finished}

    return [play, play_everything, think, think_harder]


def benches_of_positions(positions: Sequence[Game]) -> list[Bench]:
    """What is done with one position."""
    views = [view(game, game.decision.seat if game.decision else None) for game in positions]

    def clone() -> dict[str, int]:
        for game in positions:
            for _ in range(100):
                game.copy()
        return {"clone_us": 100 * len(positions)}

    def look() -> dict[str, int]:
        for game, seen in zip(positions, views, strict=True):
            for _ in range(30):
                view(game, seen.seat)
        return {"view_us": 30 * len(positions)}

    def dream() -> dict[str, int]:
        rng = Random(1)
        for seen in views:
            for _ in range(10):
                imagine(seen, rng)
        return {"imagine_us": 10 * len(positions)}

    def dream_on() -> dict[str, int]:
        rng, bots = Random(1), [RandomBot(1)] * positions[0].seats
        for seen in views:
            play_out(imagine(seen, rng), bots)
        return {"playouts_per_cpu_second": len(views)}

    return [clone, look, dream, dream_on]


class Result(NamedTuple):
    """Medians over all rounds: seconds of one unit, and passes of the calibration loop."""

    rounds: int
    pass_seconds: float
    seconds: dict[str, float]
    passes: dict[str, float]

    def figure(self, name: str) -> float:
        cost = self.seconds[name]
        return 1 / cost if FIGURES[name][0] == "rate" else cost * 1e6

    def ratio(self, name: str) -> float:
        """The figure with the pass as unit of time: units in a pass, or passes for a unit."""
        cost = self.passes[name]
        return 1 / cost if FIGURES[name][0] == "rate" else cost

    def as_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {name: round(self.figure(name), 3) for name in FIGURES}
        data["ratios"] = {name: round(self.ratio(name), 6) for name in FIGURES}
        data["calibration_us"] = round(self.pass_seconds * 1e6, 2)
        data["rounds"] = self.rounds
        return data


def measure(works: Sequence[Bench], seconds: float) -> Result:
    """Round after round until the time is spent, with calibration between all measurements."""
    started, rounds = process_time(), 0
    costs: dict[str, list[float]] = {name: [] for name in FIGURES}
    passes: dict[str, list[float]] = {name: [] for name in FIGURES}
    calibrations = [calibrate()]
    while rounds < LEAST_ROUNDS or process_time() - started < seconds:
        for work in works:
            spent, units = _timed(work)
            calibrations.append(calibrate())
            beside = (calibrations[-2] + calibrations[-1]) / 2
            for name, count in units.items():
                costs[name].append(spent / count)
                passes[name].append(spent / count / beside)
        rounds += 1
    medians = ({name: median(found) for name, found in kept.items()} for kept in (costs, passes))
    return Result(rounds, median(calibrations), *medians)


def _timed(work: Bench) -> tuple[float, dict[str, int]]:
    started = process_time()
    units = work()
    return process_time() - started, units


# ---------------------------------------------------------------- results


def as_text(result: Result) -> list[str]:
    """The figures as a table."""
    lines = [f"{'':26}{'figure':>12}{'ratio':>12}"]
    for name, (_, meaning) in FIGURES.items():
        figure, ratio = _short(result.figure(name)), _short(result.ratio(name))
        lines.append(f"{name:26}{figure:>12}{ratio:>12}  {meaning}")
    pass_us = result.pass_seconds * 1e6
    lines.append("")
    lines.append(
        f"CPU time, medians of {result.rounds} rounds. Ratios count passes of a calibration loop "
        f"of {pass_us:.0f} µs:"
    )
    lines.append("units in a pass for rates (more is faster), passes for a unit for times (less).")
    return lines


def _short(number: float) -> str:
    return f"{number:,.0f}" if number >= 1000 else f"{number:.4g}"
