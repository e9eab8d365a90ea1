"""Scores (T-083): starting money, plus prizes, less prices. Ranking score and money at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from .rounds import starting_money
from .sheet import Sheet


class PlayedTable(NamedTuple):
    """A table of a round: who sat there, in order of seats, and its sheet, if there is one."""

    round: int
    table: int
    players: tuple[str, ...]
    sheet: Sheet | None
    expelled: tuple[str, ...] = ()  # while the game went on: it brings them nothing


@dataclass(frozen=True, slots=True)
class Entry:
    """What one game brought one player, and where it is written."""

    round: int
    table: int
    size: int
    role: str
    outcome: str
    prize: int
    price: int
    won: bool
    expelled: bool = False  # while this game went on

    @property
    def gain(self) -> int:
        return self.prize - self.price


def entries(games: Iterable[PlayedTable]) -> dict[str, tuple[Entry, ...]]:
    """Every player's games, in order."""
    found: dict[str, list[Entry]] = {}
    for game in games:
        for seat, player in enumerate(game.players):
            mine = found.setdefault(player, [])
            if game.sheet is not None:
                mine.append(_entry(game, game.sheet, seat))
    return {player: tuple(mine) for player, mine in found.items()}


def _entry(game: PlayedTable, sheet: Sheet, seat: int) -> Entry:
    """A-29: who was expelled in this game gets no prize and no win; the price stays paid."""
    expelled = game.players[seat] in game.expelled
    return Entry(
        game.round,
        game.table,
        sheet.size,
        sheet.roles[seat],
        sheet.outcome,
        0 if expelled else sheet.prize_of(seat),
        sheet.prices[seat],
        sheet.has_won(seat) and not expelled,
        expelled,
    )


def score(rounds: int, mine: Sequence[Entry]) -> int:
    """T-083: may be negative; bonuses are not part of it."""
    return starting_money(rounds) + sum([entry.gain for entry in mine])


def scores(rounds: int, played: Mapping[str, Sequence[Entry]]) -> dict[str, int]:
    return {player: score(rounds, mine) for player, mine in played.items()}


def money_before(rounds: int, mine: Sequence[Entry], number: int) -> int:
    """What a player can spend in the auction of a round: prizes count from the next one on."""
    return score(rounds, [entry for entry in mine if entry.round < number])
