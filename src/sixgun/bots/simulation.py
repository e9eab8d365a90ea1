"""Many games of bots, counted.

Game i of a plan depends on the plan's seed and on i alone, so a plan can be cut into
chunks that are played anywhere, in any order (S25); tallies are added up. `simulate` does
that for programs, on as many processors as there are, or on a cluster.
"""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache, partial
from itertools import combinations
from math import sqrt
from time import process_time
from typing import Generic, NamedTuple, Protocol, Self, TypeVar

from ..engine.cards import CHARACTERS, KINDS, SETS, cards_in, characters_in, events_in
from ..engine.chance import seed_from, seed_of_part
from ..engine.errors import SettingsError
from ..engine.game import EndlessGame, Game
from ..engine.reports import Report
from ..engine.rule import Rule
from ..engine.settings import PLAYERS_NEED, ROLES, settings_from
from ..engine.victory import SIDES
from ..executors import PROCESSES, cut, opened
from .contract import Bot
from .registry import make_bot
from .runner import play_out

#: Of so many games that went wrong the details are kept.
MOST_MISHAPS = 5
#: A game with more turns than this has come to nothing.
STALEMATE = 500
#: Games of a chunk: of quick bots, and of others. A chunk is over in seconds, so that one that was
#: lost costs little and whoever waits sees something happen.
QUICK_CHUNK, SLOW_CHUNK = 250, 4
#: Reports that say that a card was played, be it in answer or to lie in front of somebody.
PLAYED = frozenset({"played", "answered", "equipped", "used"})


@dataclass(frozen=True)
class Plan:
    """What is to be played; numbers of players are taken by turns."""

    players: tuple[int, ...] = (5,)
    sets: tuple[str, ...] = ("base",)  # ("every",): every legal combination by turns
    bots: tuple[str, ...] = ("random",)  # one spec for all, or one for each seat
    seed: int | str = 0
    coverage: bool = False  # also count cards and characters; slower

    def table_of(self, number: int) -> tuple[int, tuple[str, ...]]:
        """The number of players of a game, and its sets."""
        tables = tables_for(self.players, self.sets)
        return tables[number % len(tables)]

    def players_of(self, number: int) -> int:
        return self.table_of(number)[0]

    def specs_of(self, number: int) -> tuple[str, ...]:
        """The spec of each seat of a game."""
        return self.bots * self.players_of(number) if len(self.bots) == 1 else self.bots

    def seed_of(self, number: int) -> bytes:
        """The seed of a game: of its deck, roles and characters."""
        return seed_of_part(seed_from(self.seed), number)

    def bots_of(self, number: int) -> list[Bot]:
        """The bots of a game; their seeds are a stream apart from the games'."""
        stream = seed_of_part(seed_from(f"bots {self.seed}"), number)
        specs = self.specs_of(number)
        return [make_bot(spec, seed_of_part(stream, seat)) for seat, spec in enumerate(specs)]

    def deal(self, number: int, *, listen: bool = False) -> Game:
        """A game of this plan, at its first decision. It keeps no history."""
        players, sets = self.table_of(number)
        game = Game(players, self.seed_of(number), sets=sets, listen=listen)
        game.history = None
        return game

    def chunks(self, numbers: range, places: int) -> list[range]:
        """These games in chunks, for so many who play at the same time."""
        return chunks_for(map(make_bot, self.bots), numbers, places)


#: What `sets` says for every legal combination of sets.
EVERY = ("every",)


def chunks_for(bots: Iterable[Bot], numbers: range, places: int) -> list[range]:
    """Games of such bots in chunks, for so many who play at the same time."""
    quick = all(bot.needs == "options" for bot in bots)
    return cut(numbers, QUICK_CHUNK if quick else SLOW_CHUNK, places)


def check(plan: Plan) -> None:
    """Say what is wrong with a plan before a thousand games do."""
    if not plan.players:
        raise SettingsError("there are no games of nobody: name a number of players, or several")
    for players, sets in tables_for(plan.players, plan.sets):
        settings_from(players, sets=sets)
    for spec in plan.bots:
        make_bot(spec)
    if len(plan.bots) != 1 and set(plan.players) != {len(plan.bots)}:
        raise SettingsError(
            f"{len(plan.bots)} bots need tables of {len(plan.bots)}; or give one bot for all seats"
        )


@cache
def tables_for(
    players: tuple[int, ...], sets: tuple[str, ...]
) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """The tables that a plan plays by turns: numbers of players and sets that go together."""
    extra = [name for name in SETS if name != "base"]
    choices = [
        ("base", *chosen) for size in range(len(extra) + 1) for chosen in combinations(extra, size)
    ]
    if sets != EVERY:
        choices = [sets]
    return tuple(
        (count, chosen)
        for chosen in choices
        for count in players
        if sets != EVERY or PLAYERS_NEED.get(count, "base") in chosen
    )


class Mishap(NamedTuple):
    """A game that went wrong."""

    number: int  # of the game in its plan
    players: int
    seed: str  # of the game, in hexadecimal
    error: str
    trace: str


@dataclass
class Count:
    """What is counted of any game: how it ended, and who won, by side, spec and character."""

    finished: int = 0
    unfinished: int = 0
    errors: int = 0
    decisions: int = 0
    turns: int = 0
    stalemates: int = 0  # games that took longer than anybody would sit through
    cpu_seconds: float = 0.0
    sides: Counter[str] = field(default_factory=Counter)
    bots: Counter[str] = field(default_factory=Counter)  # one for each seat of each game
    bots_won: Counter[str] = field(default_factory=Counter)
    characters: Counter[str] = field(default_factory=Counter)
    characters_won: Counter[str] = field(default_factory=Counter)
    mishaps: list[Mishap] = field(default_factory=list)

    @property
    def games(self) -> int:
        return self.finished + self.unfinished + self.errors

    def add(self, other: Self) -> None:
        for slot in fields(self):
            mine = getattr(self, slot.name)
            setattr(self, slot.name, mine + getattr(other, slot.name))
        self.mishaps = sorted(self.mishaps)[:MOST_MISHAPS]


@dataclass
class Tally(Count):
    """What was counted. Counters by role, side, spec, card and character."""

    roles: Counter[str] = field(default_factory=Counter)  # one for each player of each game
    roles_won: Counter[str] = field(default_factory=Counter)
    tables: Counter[str] = field(default_factory=Counter)  # one for each game, by role and spec
    cards: Counter[str] = field(default_factory=Counter)
    abilities: Counter[str] = field(default_factory=Counter)  # that were used or took effect
    events: Counter[str] = field(default_factory=Counter)  # that were turned up

    def by_role(self) -> dict[str, Rate]:
        """Of the players who had this role: how many won. Four players have no Deputy."""
        won, had, tables = self.roles_won, self.roles, self.tables
        return {role: Rate(won[role], had[role], tables[role]) for role in ROLES if had[role]}

    def by_side(self) -> dict[str, Rate]:
        """Of the games that ended: how many this side won."""
        ends = [*SIDES, *sorted(self.sides.keys() - SIDES.keys())]
        ended = self.finished
        return {side: Rate(self.sides[side], ended, ended) for side in ends}

    def by_bot(self) -> dict[str, Rate]:
        """Of the seats that this bot had: how many won."""
        won, had, tables = self.bots_won, self.bots, self.tables
        return {spec: Rate(won[spec], had[spec], tables[spec]) for spec in sorted(had)}

    def by_character(self, sets: Iterable[str]) -> dict[str, Rate]:
        """Of the players with this character: how many won."""
        won, had = self.characters_won, self.characters
        return {slug: Rate(won[slug], had[slug], had[slug]) for slug in characters_in(tuple(sets))}

    def by_card(self, sets: Iterable[str]) -> dict[str, int]:
        """How often each kind of card was played, those never played included."""
        kinds = dict.fromkeys(KINDS[card].slug for card in cards_in(tuple(sets)))
        return {slug: self.cards[slug] for slug in kinds}

    def by_ability(self, sets: Iterable[str]) -> dict[str, int]:
        """How often each ability was used or took effect; one that only changes numbers
        does so in every turn of its owner."""
        return {slug: self.abilities[slug] for slug in characters_in(tuple(sets))}

    def by_event(self, sets: Iterable[str]) -> dict[str, int]:
        """How often each event was turned up."""
        return {slug: self.events[slug] for slug in events_in(tuple(sets))}


class Numbered(Protocol):
    """A plan whose games have numbers."""

    def seed_of(self, number: int) -> bytes: ...

    def players_of(self, number: int) -> int: ...


P = TypeVar("P", bound=Numbered)
C = TypeVar("C", bound=Count)


def play_all(play: Callable[[P, int, C], object], plan: P, numbers: range, count: C) -> C:
    """Play these games of a plan; what goes wrong in one does not stop the others."""
    started = process_time()
    for number in numbers:
        try:
            play(plan, number, count)
        except EndlessGame as error:
            count.unfinished += 1
            _note(count, plan, number, error)
        except Exception as error:  # of a bot or of the engine: that is what simulations find
            count.errors += 1
            _note(count, plan, number, error)
    count.cpu_seconds = process_time() - started
    return count


def play_games(plan: Plan, numbers: range) -> Tally:
    """Play these games of a plan."""
    return play_all(_play_and_cover if plan.coverage else _play, plan, numbers, Tally())


# ----------------------------------------------------------- for programs


@dataclass(frozen=True)
class Simulation(Generic[P, C]):
    """What came of many games.

    plan     what was played: `plan.seed` plays it again, `plan.deal(7)` is its game 7
    tally    what was counted: `tally.by_role()`, `tally.by_bot()`, `tally.mishaps` ...
    """

    plan: P
    tally: C


def simulate(
    games: int = 1000,
    *,
    players: int | Sequence[int] = 5,
    sets: str | Sequence[str] = "base",
    bots: str | Sequence[str] = "random",
    seed: int | str | None = None,
    first: int = 0,
    coverage: bool = False,
    on: str = PROCESSES,
    jobs: int | None = None,
    progress: Callable[[int], object] | None = None,
) -> Simulation[Plan, Tally]:
    """Let bots play many games and count who wins.

        players     at the table; several numbers are taken by turns
        sets        the boxes; "all": every one, "every": each legal combination by turns
        bots        one spec for all seats, or one for each
        seed        the same seed, the same games; None: one that `plan.seed` tells
        first       the number of the first game, to go on where another simulation ended
        coverage    count cards, abilities, events and characters too; slower
        on          "processes" of this machine, or a Ray cluster: "ray://HOST:10001"
        jobs        how many chunks are played at once; None: one for each processor
        progress    is called with the number of games played so far

    What is counted depends on the plan alone, wherever it was played. Games that go wrong are
    counted and kept as mishaps; what cannot be played at all is a `SettingsError`, a
    `SpecError` or, of a cluster, an `ExecutorError`.
    """
    plan = Plan(
        _numbers(players),
        _boxes(sets, _numbers(players)),
        (bots,) if isinstance(bots, str) else tuple(bots),
        some_seed() if seed is None else seed,
        coverage,
    )
    check(plan)
    return play_plan(play_games, plan, range(first, first + games), Tally(), on, jobs, progress)


class Cuttable(Numbered, Protocol):
    """A plan that knows how its games are best cut into chunks."""

    def chunks(self, numbers: range, places: int) -> list[range]: ...


Q = TypeVar("Q", bound=Cuttable)


def play_plan(
    play: Callable[[Q, range], C],
    plan: Q,
    numbers: range,
    total: C,
    on: str,
    jobs: int | None,
    progress: Callable[[int], object] | None,
) -> Simulation[Q, C]:
    """Play these games of a plan wherever it is wanted, and add up."""
    with opened(on, jobs) as executor:
        chunks = plan.chunks(numbers, executor.places)
        for tally in executor.results(partial(play, plan), chunks):
            total.add(tally)
            if progress is not None:
                progress(total.games)
    return Simulation(plan, total)


def some_seed() -> int:
    """A seed that nobody has chosen."""
    from secrets import randbits

    return randbits(32)


def _numbers(players: int | Sequence[int]) -> tuple[int, ...]:
    return (players,) if isinstance(players, int) else tuple(players)


def _boxes(sets: str | Sequence[str], players: Sequence[int]) -> tuple[str, ...]:
    """The boxes by their names, as a plan has them."""
    named = (sets,) if isinstance(sets, str) else tuple(sets)
    if named == EVERY or not players:
        return EVERY
    return settings_from(players[0], sets=sets).sets


# --------------------------------------------------------------- counting


def _play(plan: Plan, number: int, tally: Tally) -> Game:
    bots = plan.bots_of(number)
    listen = plan.coverage or any(bot.needs == "reports" for bot in bots)
    game = play_out(plan.deal(number, listen=listen), bots)
    _count(game, plan.specs_of(number), tally)
    return game


def _count(game: Game, specs: tuple[str, ...], tally: Tally) -> None:
    tally.finished += 1
    tally.decisions += game.serial
    tally.turns += game.turns
    tally.stalemates += game.turns > STALEMATE
    tally.sides[game.over] += 1
    tally.roles.update(game.roles)
    tally.bots.update(specs)
    tally.tables.update({*game.roles, *specs})
    for seat in game.winners:
        tally.roles_won[game.roles[seat]] += 1
        tally.bots_won[specs[seat]] += 1


def _play_and_cover(plan: Plan, number: int, tally: Tally) -> None:
    game = _play(plan, number, tally)
    cast = [rule.slug if rule else "" for rule in game.characters]
    for report in game.reports:
        if report.key in PLAYED:
            tally.cards.update(face.partition("/")[0] for face in report.cards if face)
        elif report.key == "event_revealed":
            tally.events[report.word] += 1
        tally.abilities.update(_abilities_in(report, cast))
    for seat, rule in enumerate(game.characters):
        if rule is not None:
            tally.characters[rule.slug] += 1
            tally.characters_won[rule.slug] += seat in game.winners


def _abilities_in(report: Report, cast: list[str]) -> list[str]:
    """The characters whose abilities this report is about."""
    owner = cast[report.seat] if report.seat is not None else ""
    if report.key in ("acted", "used") and report.word in CHARACTERS:
        return [report.word]
    served = report.key in ("played", "answered") and report.word
    quiet = report.key == "turn_began" and owner and not _acts_aloud(CHARACTERS[owner])
    if served or quiet or report.key == "copied":
        return [owner]
    return []


def _acts_aloud(rule: Rule) -> bool:
    """Does its ability show in reports of its own, or only in numbers and other rules?"""
    return bool(rule.hooks - {"silences"}) or rule.barrels > 0


def _note(count: Count, plan: Numbered, number: int, error: Exception) -> None:
    if len(count.mishaps) < MOST_MISHAPS:
        said = f"{type(error).__name__}: {error}"
        trace = "".join(traceback.format_exception(error))
        seed = plan.seed_of(number).hex()
        count.mishaps.append(Mishap(number, plan.players_of(number), seed, said, trace))


# ------------------------------------------------------------- statistics


class Rate(NamedTuple):
    """How often somebody won, with its 95 % interval.

    Players of one side win together: three Outlaws of a game say no more than one. So
    the interval counts games (`tables`), not players.
    """

    wins: int
    games: int
    tables: int

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.rate * self.tables, self.tables)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.rate:6.1%}  {low:6.1%} to {high:6.1%}"


def rates_as_data(rates: Mapping[str, Rate]) -> dict[str, dict[str, float]]:
    """Rates as plain data, for whoever wants to go on with them."""
    return {
        name: {
            "games": rate.games,
            "wins": rate.wins,
            "rate": round(rate.rate, 5),
            "low": round(rate.interval[0], 5),
            "high": round(rate.interval[1], 5),
        }
        for name, rate in rates.items()
    }


def wilson(wins: float, games: int, z: float = 1.959964) -> tuple[float, float]:
    """Wilson's score interval: stays within 0 and 1, and right for rare and few."""
    if not games:
        return 0.0, 1.0
    share, weight = wins / games, z * z / games
    middle = (share + weight / 2) / (1 + weight)
    half = z * sqrt((share * (1 - share) + weight / 4) / games) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)
