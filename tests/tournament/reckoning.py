"""A second reckoning of a tournament, written from the regulation alone.

It imports nothing of the program. From a log as plain data it takes who sat where, what the sheets
say, who left, and who won which duel; and reckons scores, Marogi, wins, order, places and bonuses
once more, as somebody with pencil and paper would.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple


class SeatedGame(NamedTuple):
    """One table of one round, as its sheet tells it."""

    round: int
    players: tuple[str, ...]
    roles: tuple[str, ...]
    prices: tuple[int, ...]
    outcome: str
    final_duel: bool
    out: frozenset[str] = frozenset()  # expelled before this game was over


@dataclass
class Facts:
    """What happened, as far as numbers depend on it."""

    rounds: int = 0  # planned
    games: list[SeatedGame] = field(default_factory=list)
    lots: list[str] = field(default_factory=list)  # the best first
    reading: str = "A"
    has_duels: bool = True
    qualified: list[str] = field(default_factory=list)
    duels: dict[str, str] = field(default_factory=dict)  # who won at the table
    third_skipped: bool = False
    left: set[str] = field(default_factory=set)
    stopped: bool = False
    strangers: set[str] = field(default_factory=set)  # who sat though not entered, or did not sit


class Line(NamedTuple):
    """What one player ends with."""

    player: str
    score: int
    marogi: Fraction
    wins: int


class Placed(NamedTuple):
    place: int
    player: str
    bonus: int


# ------------------------------------------------------------- the regulation's numbers


def rounds_planned(players: int) -> int:
    """Chapter 1: three rounds for up to 14, four for up to 24, five for more."""
    return 3 if players < 15 else 4 if players < 25 else 5


#: What the winners get at tables of five, six and seven.
LAW = {5: 1200, 6: 1600, 7: 1200}
OUTLAW = {5: 1800, 6: 1500, 7: 1700}
RENEGADE = {5: 2400, 6: 2600, 7: 2800}
#: What a Renegade gets who came to the final duel against the Sheriff, and lost it.
CONSOLATION = {5: 300, 6: 350, 7: 400}


def has_won(role: str, outcome: str) -> bool:
    sides = {"law": ("sheriff", "deputy"), "outlaws": ("outlaw",), "renegade": ("renegade",)}
    return role in sides[outcome]


def prize(game: SeatedGame, seat: int) -> int:
    size, role = len(game.players), game.roles[seat]
    if game.players[seat] in game.out:
        return 0  # chapter 3: the score obtained until the expulsion
    if not has_won(role, game.outcome):
        return CONSOLATION[size] if role == "renegade" and game.final_duel else 0
    return {"law": LAW, "outlaws": OUTLAW, "renegade": RENEGADE}[game.outcome][size]


def reckon(facts: Facts) -> list[Line]:
    """Chapter 1.1: everybody, the best first."""
    everybody = sorted({player for game in facts.games for player in game.players})
    score = dict.fromkeys(everybody, 100 * facts.rounds)
    wins = dict.fromkeys(everybody, 0)
    for game in facts.games:
        for seat, player in enumerate(game.players):
            score[player] += prize(game, seat) - game.prices[seat]
            if player not in game.out:
                wins[player] += has_won(game.roles[seat], game.outcome)
    lines = [
        Line(player, score[player], _marogi(facts, player, score), wins[player])
        for player in everybody
    ]
    lot = {player: -place for place, player in enumerate(facts.lots)}
    return sorted(
        lines, key=lambda line: (*line[1:], lot.get(line.player, 0), line.player), reverse=True
    )


def _marogi(facts: Facts, player: str, score: Mapping[str, int]) -> Fraction:
    """The mean, over the rounds, of what the opponents of a round have together at the end."""
    sums, met = 0, 0
    for game in facts.games:
        if player in game.players:
            foes = [other for other in game.players if other != player]
            sums += sum(score[foe] for foe in foes)
            met += len(foes)
    return Fraction(sums, facts.rounds if facts.reading == "A" else met or 1)


# ------------------------------------------------------------------------------- duels


class Bout(NamedTuple):
    first: str | None
    second: str | None
    winner: str | None

    @property
    def loser(self) -> str | None:
        both = [who for who in (self.first, self.second) if who]
        return next((who for who in both if self.winner and who != self.winner), None)


def placed(facts: Facts) -> list[Placed]:
    """Chapters 1.1 and 1.2: final places, with what the first four get on top."""
    order = [line.player for line in reckon(facts)]
    if facts.qualified:
        first = _by_duels(facts)
        order = [*first, *[player for player in order if player not in first]]
    share = (200, 100, 50, 25) if facts.has_duels else (25, 25, 25, 25)
    return [
        Placed(
            place,
            player,
            share[place - 1] * facts.rounds if place <= 4 and not facts.stopped else 0,
        )
        for place, player in enumerate(order, 1)
    ]


def _by_duels(facts: Facts) -> list[str]:
    seeds = facts.qualified
    if len(seeds) == 8:
        quarters = {
            name: _bout(facts, name, seeds[one], seeds[other])
            for name, one, other in (("q1", 0, 7), ("q2", 3, 4), ("q3", 1, 6), ("q4", 2, 5))
        }
        pairs = [
            (quarters["q1"].winner, quarters["q2"].winner),
            (quarters["q3"].winner, quarters["q4"].winner),
        ]
    else:
        pairs = [(seeds[0], seeds[3]), (seeds[1], seeds[2])]
    s1, s2 = (_bout(facts, f"s{at}", *pair) for at, pair in enumerate(pairs, 1))
    final = _bout(facts, "final", s1.winner, s2.winner)
    found = _ranked(final, seeds)
    if not facts.third_skipped:
        found += _ranked(_bout(facts, "third", s1.loser, s2.loser), seeds)
    semifinalists = [player for player in seeds if player in {*pairs[0], *pairs[1]}]
    return list(dict.fromkeys([*found, *semifinalists, *seeds]))


def _bout(facts: Facts, name: str, first: str | None, second: str | None) -> Bout:
    """Whoever left, or never came through, loses to whoever is there."""
    if name in facts.duels:
        return Bout(first, second, facts.duels[name])
    there = [who for who in (first, second) if who and who not in facts.left]
    return Bout(first, second, there[0] if len(there) == 1 else None)


def _ranked(bout: Bout, seeds: list[str]) -> list[str]:
    if bout.winner:
        return [who for who in (bout.winner, bout.loser) if who]
    return sorted([who for who in (bout.first, bout.second) if who], key=seeds.index)


# ------------------------------------------------------------------------ from a log


class _Story:
    """Reads a log, event by event, as it lies in a file or a report."""

    def __init__(self) -> None:
        self.facts = Facts()
        self.seated: list[list[tuple[str, ...]]] = []  # by round, the tables
        self.sheets: dict[tuple[int, int], Mapping[str, Any]] = {}
        self.finished: set[tuple[int, int]] = set()
        self.warnings: dict[str, list[int]] = {}
        self.gone: dict[str, tuple[int, int]] = {}  # the event, and the round of a game; 0: none
        self.expelled: set[str] = set()
        self.derogations: dict[str, int] = {}
        self.entered: set[str] = set()  # who plays; who waits for a place does not

    def take(self, event: Mapping[str, Any]) -> None:
        happened = getattr(self, f"on_{event['kind']}", None)
        if happened is not None:
            happened(event["data"], event["number"])

    def on_created(self, data: Mapping[str, Any], number: int) -> None:
        self.facts.reading = data["reading"]

    def on_derogation_taken(self, data: Mapping[str, Any], number: int) -> None:
        self.derogations[data["derogation"]] = data["value"]

    def on_derogation_withdrawn(self, data: Mapping[str, Any], number: int) -> None:
        del self.derogations[data["derogation"]]

    def on_registered(self, data: Mapping[str, Any], number: int) -> None:
        self.entered.add(data["person"])

    on_moved_up = on_registered

    def on_unregistered(self, data: Mapping[str, Any], number: int) -> None:
        self.entered.remove(data["person"])

    on_moved_to_waiting = on_unregistered

    def on_round_drawn(self, data: Mapping[str, Any], number: int) -> None:
        self.seated.append([tuple(table) for table in data["tables"]])
        sat = {player for table in data["tables"] for player in table}
        self.facts.strangers |= sat ^ (self.entered - set(self.gone))

    on_round_by_hand = on_round_drawn

    def on_draw_voided(self, data: Mapping[str, Any], number: int) -> None:
        self.seated.pop()
        voided = data["round"]
        self.gone = {
            who: (event, 0 if game == voided else game) for who, (event, game) in self.gone.items()
        }

    def on_table_moved(self, data: Mapping[str, Any], number: int) -> None:
        if data["status"] == "finished":
            self.finished.add((data["round"], data["table"]))

    def on_sheet_entered(self, data: Mapping[str, Any], number: int) -> None:
        self.finished.add((data["round"], data["table"]))
        self.sheets[data["round"], data["table"]] = data["sheet"]

    on_sheet_corrected = on_sheet_entered

    def on_withdrew(self, data: Mapping[str, Any], number: int) -> None:
        self.gone[data["player"]] = (number, 0)

    def on_withdrawal_revoked(self, data: Mapping[str, Any], number: int) -> None:
        del self.gone[data["player"]]

    def on_warned(self, data: Mapping[str, Any], number: int) -> None:
        given = self.warnings.setdefault(data["player"], [])
        given.append(number)
        if len(given) == 2:
            self.on_expelled(data, number)

    def on_warning_revoked(self, data: Mapping[str, Any], number: int) -> None:
        player, warning = data["player"], data["warning"]
        self.warnings[player].remove(warning)
        if self.gone.get(player, (0, 0))[0] == warning:
            del self.gone[player]
            self.expelled.discard(player)

    def on_expelled(self, data: Mapping[str, Any], number: int) -> None:
        player = data["player"]
        self.expelled.add(player)
        game = 0
        for place, players in enumerate(self.seated[-1] if self.seated else [], 1):
            if player in players and (len(self.seated), place) not in self.finished:
                game = len(self.seated)
        self.gone[player] = (number, game)

    def on_published(self, data: Mapping[str, Any], number: int) -> None:
        self.facts.lots = list(data["lots"])
        self.on_edition_published(data, number)

    def on_edition_published(self, data: Mapping[str, Any], number: int) -> None:
        """What the sheets say, and who is expelled, counts as it is now."""
        self.facts.games = [
            self._game(at, place, players)
            for at, tables in enumerate(self.seated, 1)
            for place, players in enumerate(tables, 1)
        ]

    def _game(self, number: int, place: int, players: tuple[str, ...]) -> SeatedGame:
        sheet = self.sheets[number, place]
        out = [who for who in players if who in self.expelled and self.gone[who][1] == number]
        return SeatedGame(
            number,
            players,
            tuple(sheet["roles"]),
            tuple(sheet["prices"]),
            sheet["outcome"],
            sheet["final_duel"],
            frozenset(out),
        )

    def on_stopped(self, data: Mapping[str, Any], number: int) -> None:
        self.facts.stopped = True

    def on_duels_begun(self, data: Mapping[str, Any], number: int) -> None:
        """Chapter 1.2: by the standings that were public then; nobody moves up."""
        many = 8 if "eight_duelists" in self.derogations else 4
        self.facts.rounds = self._rounds()
        self.facts.qualified = [line.player for line in reckon(self.facts)][:many]

    def on_duel_won(self, data: Mapping[str, Any], number: int) -> None:
        self.facts.duels[data["duel"]] = data["winner"]

    on_duel_corrected = on_duel_won

    def on_third_skipped(self, data: Mapping[str, Any], number: int) -> None:
        self.facts.third_skipped = True

    def _rounds(self) -> int:
        first = sum(len(table) for table in self.seated[0])
        return self.derogations.get("rounds", rounds_planned(first))

    def told(self) -> Facts:
        self.facts.rounds = self._rounds()
        self.facts.has_duels = "no_duels" not in self.derogations
        self.facts.left = set(self.gone)
        return self.facts


def facts_of(log: Iterable[Mapping[str, Any]]) -> Facts:
    """What a log tells, as it lies in a report; of a tournament that was published."""
    story = _Story()
    for event in log:
        story.take(event)
    return story.told()
