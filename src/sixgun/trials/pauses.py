"""Do the pauses of patient tables tell anything about hands?

Real tables play on a clock that a script turns. Everybody answers at once, so what a spectator
waits for between two updates is the pause that the house has scheduled. Pauses are split by
what must not matter, and the halves are compared.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import NamedTuple

from ..bots.simulation import EVERY, tables_for
from ..engine.chance import SEED_BYTES
from ..engine.game import Game
from ..server.protocol import TableOptions
from .staged import Scene, StagedClock, StagedHouse, staged_house
from .worlds import places_for

PLAYERS = (4, 5, 6, 7, 8)
#: Halves that differ as much as these by chance once in a thousand times are not alike.
SURE = 0.001
#: Fewer than these on one side say nothing.
FEWEST = 30


class MeasuredPause(NamedTuple):
    """What the table waited for one answer."""

    seconds: float
    options: int
    kind: str  # of the decision
    who: str  # person, bot, substitute, forced
    hand: int  # how many cards the one who was asked held


#: What must not matter: each splits the pauses in two.
SPLITS: dict[str, Callable[[MeasuredPause], bool]] = {
    "one answer or several": lambda pause: pause.options == 1,
    "a bot or not": lambda pause: pause.who in ("bot", "substitute"),
    "answered by itself or not": lambda pause: pause.who == "forced",
    "a full hand or not": lambda pause: pause.hand >= 4,
    "an answer to somebody or a turn": lambda pause: pause.kind == "play",
}


class Verdict(NamedTuple):
    """How alike two halves of the pauses are."""

    split: str
    sizes: tuple[int, int]
    distance: float
    chance: float  # that it is at least so big although nothing matters

    @property
    def is_told(self) -> bool:
        return self.chance < SURE


@dataclass
class PauseFindings:
    """The pauses, and what they tell."""

    pauses: list[MeasuredPause] = field(default_factory=list)
    verdicts: list[Verdict] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


async def trial(
    folder: Path,
    *,
    count: int = 2_000,
    seed: int = 0,
    progress: Callable[[int], None] = lambda done: None,
) -> PauseFindings:
    """Measure so many pauses and compare them."""
    found, dice = PauseFindings(), Random(seed)
    async with staged_house(folder / "pauses.db", seed) as staged:
        while len(found.pauses) < count:
            found.pauses += await one_game(staged, dice, count - len(found.pauses))
            progress(len(found.pauses))
        if staged.mistakes():
            found.faults.append(f"the house made {staged.mistakes()} mistakes; the log says which")
    found.verdicts = [verdict(name, found.pauses) for name in SPLITS]
    for each in found.verdicts:
        if min(each.sizes) < FEWEST:
            found.faults.append(f"{each.split}: {each.sizes} pauses are too few to say anything")
        elif each.is_told:
            found.faults.append(f"pauses tell {each.split}: {each.distance:.3f}, {each.chance:.2g}")
    return found


# ------------------------------------------------------------------ measuring


async def one_game(staged: StagedHouse, dice: Random, most: int) -> list[MeasuredPause]:
    """The pauses of a random game, or of its beginning."""
    players, sets = dice.choice(tables_for(PLAYERS, EVERY))
    seed = dice.randbytes(SEED_BYTES)
    game = Game(players, seed=seed, sets=sets, patient=True, listen=True)
    options = TableOptions(players=players, sets=sets, clock="none", pace="normal")
    places = places_for(players, None, dice, forced=0.6)
    scene = await staged.scene(game, places, options, spectators=1)
    pauses: list[MeasuredPause] = []
    while game.decision is not None and len(pauses) < most:
        pauses.append(await one_pause(staged.clock, scene, dice))
    await staged.strike(scene)
    return pauses


async def one_pause(clock: StagedClock, scene: Scene, dice: Random) -> MeasuredPause:
    """Answer at once; how long does a spectator wait for what comes of it?"""
    spectator, play = scene.connections["spectator 0"], scene.play
    decision, pending = scene.game.decision, play.pending
    assert decision is not None
    assert pending is not None
    hand = len(scene.game.hands[decision.seat])
    who = _who(scene)
    asked = clock.now()
    spectator.heard.clear()
    if pending.option is None:
        scene.answer(dice.choice(decision.options))
        await scene.settled()
    while not any(b'"t":"update"' in data for _, data in spectator.heard):
        due = clock.next_due()
        assert due is not None, "an answer was given, but nothing will come of it"
        clock.go_to(due)
        await scene.settled()
    told = next(when for when, data in spectator.heard if b'"t":"update"' in data)
    scene.acknowledge()
    return MeasuredPause(told - asked, len(decision.options), decision.kind, who, hand)


def _who(scene: Scene) -> str:
    pending = scene.play.pending
    assert pending is not None
    place = scene.table.state.places[pending.decision.seat]
    if place.kind == "bot":
        return "bot"
    if place.away:
        return "substitute"
    return "forced" if pending.option is not None else "person"


# ------------------------------------------------------------------ comparing


def verdict(split: str, pauses: Sequence[MeasuredPause]) -> Verdict:
    side = SPLITS[split]
    one = [pause.seconds for pause in pauses if side(pause)]
    other = [pause.seconds for pause in pauses if not side(pause)]
    distance = ks_distance(one, other)
    return Verdict(split, (len(one), len(other)), distance, ks_chance(distance, one, other))


def ks_distance(one: Sequence[float], other: Sequence[float]) -> float:
    """The largest difference between two empirical distributions (Kolmogorov, Smirnov)."""
    if not one or not other:
        return 0.0
    steps = sorted([(value, 1 / len(one)) for value in one] + [(v, -1 / len(other)) for v in other])
    height = largest = 0.0
    for place, (value, step) in enumerate(steps):
        height += step
        if place + 1 == len(steps) or steps[place + 1][0] != value:  # equal values step together
            largest = max(largest, abs(height))
    return largest


def ks_chance(distance: float, one: Sequence[float], other: Sequence[float]) -> float:
    """How likely a difference of this size is between samples of one distribution."""
    if not one or not other:
        return 1.0
    size = sqrt(len(one) * len(other) / (len(one) + len(other)))
    x = (size + 0.12 + 0.11 / size) * distance
    if x < 0.2:  # the series does not converge there, and the answer is known
        return 1.0
    terms = [exp(-2 * (k * x) ** 2) for k in range(1, 101)]
    return min(1.0, max(0.0, 2 * (sum(terms[::2]) - sum(terms[1::2]))))
