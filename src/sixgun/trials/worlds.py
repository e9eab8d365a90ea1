"""Two houses where the same people play the same game, but for what one of them cannot know.

Everything that is sent to that seat (and to a spectator) must be the same bytes at the same
time, up to the first thing that it may notice: until its view of the game, or what it may read
of what happened, is not the same any more.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from ..bots.simulation import EVERY, tables_for
from ..engine.common import WISHES
from ..engine.game import PATIENT, Decision, Game
from ..engine.options import Option
from ..engine.reports import Report, redacted
from ..secrecy.leaks import Onlooker
from ..secrecy.samples import Survey, sampled
from ..secrecy.worlds import other_world
from ..server import protocol
from ..server.minds.roster import SUBSTITUTE
from ..server.protocol import TableOptions
from ..server.settings import CLOCKS, PACES
from ..server.tables.games import kind_of
from ..server.tables.pauses import LONGEST
from ..server.tables.solitude import lone_person
from ..server.tables.state import Place
from .staged import SEED, Scene, StagedClock, StagedHouse, staged_house

PLAYERS = (4, 5, 6, 7, 8)
#: So many decisions two worlds are played on, if nothing is noticed before.
MOST_DECISIONS = 25
#: So often two worlds may disagree about when something happens before we give up on them.
MOST_ALARMS = 50
#: How much of what is hidden differs in the second world.
SHARES = (1.0, 0.2, 0.05)
SPECTATOR = "spectator 0"


@dataclass
class WorldFindings:
    """What was compared, and what was found."""

    games: int = 0
    decisions: int = 0
    messages: int = 0
    size: int = 0  # in bytes
    explained: int = 0
    asked: Counter[str] = field(default_factory=Counter)  # who answered
    differing: int = 0  # decisions whose options differed between the worlds
    piles: int = 0  # games with other cards below the top of their discards
    reloads: int = 0  # pages that came again
    faults: list[str] = field(default_factory=list)


class Pair:
    """The same table in two worlds."""

    def __init__(self, here: Scene, there: Scene, me: int | None, dice: Random) -> None:
        self.here, self.there = here, there
        self.me = me
        self.dice = dice
        self.findings = WorldFindings()

    @property
    def scenes(self) -> tuple[Scene, Scene]:
        return self.here, self.there

    @property
    def persons(self) -> list[str]:
        """Who must not notice anything: a spectator, and the seat if there is one."""
        mine = [f"person {self.me}"] if self.me is not None else []
        return [SPECTATOR, *mine]

    async def play_on(self) -> None:
        """Let both worlds go on until the difference may be noticed."""
        for _ in range(MOST_DECISIONS):
            options = Onlooker(self.here.game, self.there.game, self.me, self.dice).options()
            if options is None or not self.compare():
                return
            await self.ask_about()
            noticed = self.may_be_noticed(options)
            self.findings.decisions += 1
            await self.answer(options)
            if noticed:
                self.compare_times()
                return
        self.compare()

    def may_be_noticed(self, options: tuple[Option, Option]) -> bool:
        """Will the seat see that these worlds are two? Tried on copies, by the engine alone."""
        ends = []
        for scene, option in zip(self.scenes, options, strict=True):
            game = scene.game.copy()
            game.ears = []
            game.choose(option)
            told = [redacted(report, self.me) for report in game.ears]
            ends.append((told, game.view(self.me), bool(game.over)))
        return ends[0] != ends[1] or ends[0][2]

    # ------------------------------------------------------------ answers

    async def answer(self, options: tuple[Option, Option]) -> None:
        """The one who is asked answers at the same time in both worlds, or nobody does."""
        decision = self.here.game.decision
        assert decision is not None
        other = self.there.game.decision
        assert other is not None
        self.findings.differing += decision.options != other.options
        place = self.here.table.state.places[decision.seat]
        written = [scene.play.written for scene in self.scenes]
        if self._may_run_out(place, decision, other, options):
            self.findings.asked["nobody"] += 1
        else:
            await self._give(place, options)
        for _ in range(MOST_ALARMS):
            if all(s.play.written > w for s, w in zip(self.scenes, written, strict=True)):
                break
            await self.pass_time()
        else:
            self.findings.faults.append(f"{self.here.table.name}: the game does not go on")
        for scene in self.scenes:
            scene.acknowledge()

    def _may_run_out(
        self, place: Place, decision: Decision, other: Decision, options: tuple[Option, Option]
    ) -> bool:
        """At times nobody answers and the default is played, where that is the script's choice."""
        seconds = CLOCKS[self.here.table.options.clock].decision
        timed = seconds > 0 and lone_person(self.here.table) is None  # who is alone has no clock
        waits = place.kind == "person" and not place.away and not place.forced and timed
        return waits and options == (decision.default, other.default) and self.dice.random() < 0.5

    async def _give(self, place: Place, options: tuple[Option, Option]) -> None:
        """A puppet or a person answers; a forced answer has been given, and waits."""
        middle = PACES[self.here.table.options.pace]
        await self.go_to(self.clock + self.dice.uniform(0.0, 0.4 * middle))
        if not place.forced and self.dice.random() < 0.3:  # or long after the pause is over
            await self.go_to(self.clock + middle * LONGEST)
        for scene, option in zip(self.scenes, options, strict=True):
            pending = scene.play.pending
            if pending is not None and pending.option is None:
                scene.answer(option)
        self.findings.asked["forced" if place.forced else place.kind] += 1
        await self.settled()

    async def ask_about(self) -> None:
        """Whoever may not notice anything asks questions; somebody says something."""
        for person in self.persons:
            if self.dice.random() < 0.4:
                asks = tuple([self._ask() for _ in range(self.dice.randrange(1, 6))])
                self.findings.explained += len(asks)
                self._both(person, protocol.Explain(id=7, asks=asks))
            if self.dice.random() < 0.1:
                self._both(person, protocol.Full(id=8))
            if self.dice.random() < 0.1:
                self.findings.reloads += 1
                for scene in self.scenes:
                    scene.reload(person)
        await self.settled()  # what is explained waits for no disk, what is said does
        if self.dice.random() < 0.1:
            person = self.dice.choice(list(self.here.connections))
            self._both(person, protocol.Say(id=9, text="howdy"))
        await self.settled()

    def _both(self, person: str, request: protocol.Request) -> None:
        for scene in self.scenes:
            scene.ask(person, request)

    def _ask(self) -> protocol.Ask:
        dice, seats = self.dice, self.here.game.seats
        seat, foe = dice.randrange(seats), dice.randrange(seats)
        if dice.random() < 0.3:
            return protocol.Distance(seat, foe)
        if dice.random() < 0.3:
            return protocol.Odds(seat, dice.choice(sorted(WISHES)))
        seen = self.here.game.view(self.me)
        faces = [face for hand in seen.hands for face in hand if face]
        gear = [face for cards in seen.gear for face in cards]
        word = dice.choice([*faces, *gear, "bang/QH", "beer/6H", "sid_ketchum", None])
        verb = dice.choice(("play", "use", "pass", "end", "discard", "pick"))
        return protocol.Why(protocol.Option(verb, word, dice.choice((None, foe))))

    # ------------------------------------------------------------ time

    @property
    def clock(self) -> float:
        return self.here.table.now()

    async def pass_time(self) -> None:
        """Until the next thing falls due in either world."""
        dues = [_clock(scene).next_due() for scene in self.scenes]
        await self.go_to(min(due for due in dues if due is not None))

    async def go_to(self, when: float) -> None:
        """Let time pass in both worlds, from one thing that falls due to the next."""
        while True:
            dues = [_clock(scene).next_due() for scene in self.scenes]
            soon = min([when, *[due for due in dues if due is not None]])
            for scene in self.scenes:
                _clock(scene).go_to(soon)
            await self.settled()
            if soon >= when:
                return

    async def settled(self) -> None:
        await asyncio.gather(*[scene.settled() for scene in self.scenes])

    # ------------------------------------------------------------ comparing

    def compare(self) -> bool:
        """Was the same sent at the same times? What was compared is forgotten."""
        faults = [self._difference(person) for person in self.persons]
        self.findings.faults += [fault for fault in faults if fault]
        return not any(faults)

    def _difference(self, person: str) -> str:
        here, there = self._heard(person)
        self.findings.messages += len(here)
        self.findings.size += sum(len(data) for _, data in here)
        for one, other in zip(here, there, strict=False):
            if one != other:
                return f"{self._who(person)}: {one}\n    elsewhere {other}"
        if len(here) != len(there):
            more = (here + there)[min(len(here), len(there))]
            return f"{self._who(person)}: {len(here)} messages, elsewhere {len(there)}: {more}"
        return ""

    def compare_times(self) -> None:
        """What may be noticed comes at the same time, too; then the worlds go their ways."""
        for person in self.persons:
            here, there = self._heard(person)
            if here and there and here[0][0] != there[0][0]:
                self.findings.faults.append(
                    f"{self._who(person)}: told at {here[0][0]}, elsewhere at {there[0][0]}"
                )

    def _heard(self, person: str) -> tuple[list[tuple[float, bytes]], list[tuple[float, bytes]]]:
        found = []
        for scene in self.scenes:
            connection = scene.connections[person]
            found.append(connection.heard)
            connection.heard = []
        return found[0], found[1]

    def _who(self, person: str) -> str:
        return f"{self.here.table.name}, {person}"


def _clock(scene: Scene) -> StagedClock:
    clock = scene.table.house.clock
    assert isinstance(clock, StagedClock)
    return clock


# ------------------------------------------------------------------ the trial


def position(seed: str, dice: Random, closed: bool | None = None) -> Game:
    """A position of a random game of any size and sets; with closed discards, or without."""
    players, sets = dice.choice(tables_for(PLAYERS, EVERY))
    survey = Survey((players,), sets, seed, closed)
    found = [sample.game for sample in islice(sampled(survey, 0), 8)]
    asking = [game for game in found if game.decision is not None]
    game = dice.choice(asking)
    game.patient = PATIENT
    return game


def places_for(seats: int, me: int | None, dice: Random, forced: float = 0.4) -> list[Place]:
    """Persons, bots, and persons who are away; the seat that is watched is a person's."""
    places = []
    for seat in range(seats):
        kind = "person" if seat == me or dice.random() < 0.6 else "bot"
        away = kind == "person" and seat != me and dice.random() < 0.15
        place = Place(kind=kind, name=f"Name {seat}", seed=SEED, away=away)
        place.person = f"person {seat}" if kind == "person" else ""
        place.bot = "drifter" if kind == "bot" else SUBSTITUTE if away else ""
        place.forced = kind == "person" and dice.random() < forced
        places.append(place)
    people = [place for place in places if place.kind == "person"]
    if people and all(place.away for place in people):  # else the table would wait for them
        people[0].away, people[0].bot = False, ""
    return places


def options_for(game: Game, dice: Random) -> TableOptions:
    return TableOptions(
        players=game.seats,
        sets=game.settings.sets,
        closed_discards=game.settings.closed_discards,
        clock=dice.choice(("none", "normal", "fast")),
        pace=dice.choice(("slow", "normal", "quick")),
        spectator_delay=dice.choice((0, 0, 30)),
    )


def past_of(game: Any) -> list[Report]:
    """What was told before: with closed discards what lies there now, then a round since."""
    if not game.settings.closed_discards:
        return []
    fallen = [Report("discarded", 0, cards=(face,)) for face in _pile(game)]
    around = [(game.turn + further) % game.seats for further in range(game.seats)]
    whose = [*around, game.turn]  # so whoever's turn comes next, the round before is told
    return [*fallen, *[Report("turn_began", seat, number=game.turns) for seat in whose]]


def _pile(game: Any) -> tuple[str, ...]:
    """The discards as they lie there, whoever may see them."""
    found: tuple[str, ...] = kind_of(game).open_view(game).discard
    return found


async def compare_worlds(
    staged_houses: tuple[StagedHouse, StagedHouse], seed: str, closed: bool | None = None
) -> WorldFindings:
    """One random position in two worlds."""
    dice = Random(seed)
    game = position(seed, dice, closed)
    me = dice.choice([*range(game.seats), None])
    world = other_world(game, me, dice, dice.choice(SHARES))
    places, options = places_for(game.seats, me, dice), options_for(game, dice)
    scenes = []
    for staged, played in zip(staged_houses, (game.copy(), world), strict=True):
        played.ears = past_of(played)
        scenes.append(await staged.scene(played, deepcopy(places), options, spectators=1))
    pair = Pair(scenes[0], scenes[1], me, dice)
    pair.findings.piles = _pile(game) != _pile(world)
    await pair.play_on()
    pair.findings.games = 1
    pair.findings.faults = [f"{seed}: {fault}" for fault in pair.findings.faults]
    for staged, scene in zip(staged_houses, scenes, strict=True):
        await staged.strike(scene)
    return pair.findings


async def trial(
    folder: Path,
    *,
    games: int,
    seed: int = 0,
    closed: bool | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> WorldFindings:
    """Compare so many pairs of worlds; with closed discards only, without, or (None) both."""
    total = WorldFindings()
    async with AsyncExitStack() as stack:
        here = await stack.enter_async_context(staged_house(folder / "here.db", seed))
        there = await stack.enter_async_context(staged_house(folder / "there.db", seed))
        for number in range(games):
            found = await compare_worlds((here, there), f"{seed} {number}", closed)
            add(total, found)
            progress(number + 1)
        if mistakes := here.mistakes() + there.mistakes():
            total.faults.append(f"the houses made {mistakes} mistakes; the log says which")
    return total


def add(total: WorldFindings, found: WorldFindings) -> None:
    total.games += found.games
    total.decisions += found.decisions
    total.messages += found.messages
    total.size += found.size
    total.explained += found.explained
    total.differing += found.differing
    total.piles += found.piles
    total.reloads += found.reloads
    total.asked += found.asked
    total.faults += found.faults
