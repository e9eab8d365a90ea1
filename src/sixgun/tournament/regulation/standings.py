"""The standings (regulation 1.1): score, Marogi coefficient, wins, lot. They explain themselves.

Every row carries, as keys and arguments, where each of its numbers comes from and what put it
before the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from ..log.words import Words, listed, words
from .marogi import Marogi, marogi
from .rounds import starting_money
from .score import Entry, PlayedTable, entries, scores


@dataclass(frozen=True, slots=True)
class Row:
    """One player's line."""

    place: int
    player: str
    score: int
    marogi: Marogi
    wins: int
    lot: int | None  # the smaller, the better; None: lots are not drawn yet
    games: tuple[Entry, ...]
    tie: str  # what decided among equal scores: "", marogi, wins, lot, open

    def notes(self, rounds: int, reading: str = "A") -> list[Words]:
        """Where every number of this line comes from."""
        found = [words("standing-start", money=starting_money(rounds), rounds=rounds)]
        found += [_game_note(entry) for entry in self.games]
        found.append(words("standing-score", score=self.score))
        if self.tie:
            found.append(_marogi_note(self.marogi, reading))
        if self.tie in ("wins", "lot", "open"):
            found.append(words("standing-wins", wins=self.wins))
        if self.tie == "lot" and self.lot is not None:
            found.append(words("standing-lot", lot=self.lot))
        if self.tie == "open":
            found.append(words("standing-open"))
        return found


@dataclass(frozen=True, slots=True)
class Standings:
    rows: tuple[Row, ...]
    warnings: tuple[Words, ...]  # for the referee

    def order(self) -> tuple[str, ...]:
        return tuple([row.player for row in self.rows])

    def row_of(self, player: str) -> Row:
        return next(row for row in self.rows if row.player == player)


def standings(
    games: Sequence[PlayedTable],
    rounds: int,
    lots: Mapping[str, int] | None = None,
    reading: str = "A",
) -> Standings:
    """All who were ever seated, the best first; those who left stay in (T-142)."""
    played = entries(games)
    totals = scores(rounds, played)
    coefficients = marogi(games, totals, rounds)
    wins = {player: sum([entry.won for entry in mine]) for player, mine in played.items()}

    def rank(player: str, by: str = reading) -> tuple[int, Fraction, int, int]:
        lot = -lots[player] if lots else 0
        return totals[player], coefficients[player].value(by), wins[player], lot

    order = sorted(played, key=lambda player: (*rank(player), player), reverse=True)
    rows = []
    for place, player in enumerate(order, 1):
        mine, lot = coefficients[player], lots[player] if lots else None
        tie = _decided(player, order, rank)
        row = Row(place, player, totals[player], mine, wins[player], lot, played[player], tie)
        rows.append(row)
    return Standings(tuple(rows), _readings_disagree(order, rank))


def _decided(
    player: str, order: Sequence[str], rank: Callable[..., tuple[int, Fraction, int, int]]
) -> str:
    """The last criterion that was needed between a player and those of the same score."""
    mine = rank(player)
    place = order.index(player)
    needed = ""
    for other in (*order[max(0, place - 1) : place], *order[place + 1 : place + 2]):
        theirs = rank(other)
        if theirs[0] == mine[0]:
            differ = [_DEPTH[depth] for depth in (1, 2, 3) if mine[depth] != theirs[depth]]
            needed = max(needed, differ[0] if differ else "open", key=_DEPTH.index)
    return needed


_DEPTH = ("", "marogi", "wins", "lot", "open")


def _readings_disagree(
    order: Sequence[str], rank: Callable[..., tuple[int, Fraction, int, int]]
) -> tuple[Words, ...]:
    """A-13: the referee is told where the two readings would put tied players differently."""
    other = sorted(order, key=lambda player: (*rank(player, "A"), player), reverse=True)
    if list(order) == other:
        other = sorted(order, key=lambda player: (*rank(player, "B"), player), reverse=True)
    differ = [mine for mine, theirs in zip(order, other, strict=True) if mine != theirs]
    return (words("warning-marogi-readings", players=listed(differ)),) if differ else ()


def _marogi_note(coefficient: Marogi, reading: str) -> Words:
    total, value = coefficient.total, coefficient.shown(reading)
    if reading == "A":
        return words("standing-marogi", total=total, parts=coefficient.rounds, value=value)
    return words("standing-marogi-b", total=total, parts=coefficient.opponents, value=value)


def _game_note(entry: Entry) -> Words:
    if entry.expelled:
        number, place, price = entry.round, entry.table, entry.price
        return words("standing-game-expelled", round=number, table=place, price=price)
    return words(
        "standing-game",
        round=entry.round,
        table=entry.table,
        size=entry.size,
        role=entry.role,
        outcome=entry.outcome,
        prize=entry.prize,
        price=entry.price,
    )
