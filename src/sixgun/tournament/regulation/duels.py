"""The duel phase (regulation 1.2): bracket, forfeits, places, bonuses.

The bracket is computed from who qualified, what was played and who has left; nothing of it is
kept that could disagree.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..log.dice import Dice
from ..log.errors import Refused

MORE_THAN = 18  # T-120: eight qualify only if more took part (A-22: seated in round 1)
HOWS = ("played", "time", "forfeit")  # how a duel was won (T-127, T-128)

#: Each duel and where its two players come from: a place of the standings, or a duel before.
FOUR = {"s1": (1, 4), "s2": (2, 3)}  # T-121
EIGHT = {"q1": (1, 8), "q2": (4, 5), "q3": (2, 7), "q4": (3, 6)}
SEMIFINALS_OF_EIGHT = {"s1": ("q1", "q2"), "s2": ("q3", "q4")}
DUELS = (*EIGHT, *FOUR, "third", "final")


class PairingResult(NamedTuple):
    winner: str
    how: str


@dataclass(frozen=True, slots=True)
class Pairing:
    """One pairing as it stands; None: not known yet, or nobody came through (A-19)."""

    name: str
    first: str | None
    second: str | None
    winner: str | None = None
    how: str = ""  # played, time, forfeit; "": open
    is_ready: bool = False  # both are known and it can be played

    @property
    def is_over(self) -> bool:
        return bool(self.how)

    @property
    def loser(self) -> str | None:
        if not self.winner:
            return None
        return self.second if self.winner == self.first else self.first


def qualified(order: Sequence[str], participants: int, *, eight: bool) -> tuple[str, ...]:
    """T-120: the first four, or eight of more than eighteen; never filled up (T-128, A-18)."""
    if eight and participants <= MORE_THAN:
        raise Refused("eight-of-too-few", participants=participants, more_than=MORE_THAN)
    return tuple(order[: 8 if eight else 4])


def bracket(
    players: Sequence[str],
    results: Mapping[str, PairingResult],
    gone: Collection[str] = (),
    *,
    third_skipped: bool = False,
) -> dict[str, Pairing]:
    """Every duel as it stands, in the order of play."""
    made: dict[str, Pairing] = {}
    if len(players) == 8:
        for name, (one, other) in EIGHT.items():
            made[name] = _duel(name, players[one - 1], players[other - 1], results, gone)
        for name, (before, beside) in SEMIFINALS_OF_EIGHT.items():
            made[name] = _from(name, made[before], made[beside], results, gone)
    else:
        for name, (one, other) in FOUR.items():
            made[name] = _duel(name, players[one - 1], players[other - 1], results, gone)
    if not third_skipped:
        made["third"] = _from("third", made["s1"], made["s2"], results, gone, losers=True)
    made["final"] = _from("final", made["s1"], made["s2"], results, gone)
    return made


def _from(
    name: str,
    one: Pairing,
    other: Pairing,
    results: Mapping[str, PairingResult],
    gone: Collection[str],
    *,
    losers: bool = False,
) -> Pairing:
    first = one.loser if losers else one.winner
    second = other.loser if losers else other.winner
    if not (one.is_over and other.is_over):
        return Pairing(name, first, second)
    return _duel(name, first, second, results, gone)


def _duel(
    name: str,
    first: str | None,
    second: str | None,
    results: Mapping[str, PairingResult],
    gone: Collection[str],
) -> Pairing:
    """T-128: who has left, or is not there, loses to whoever is; if nobody is, nobody wins."""
    if name in results:
        return Pairing(name, first, second, results[name].winner, results[name].how)
    there = [player for player in (first, second) if player and player not in gone]
    if len(there) == 2:
        return Pairing(name, first, second, is_ready=True)
    return Pairing(name, first, second, there[0] if there else None, "forfeit")


def is_over(duels: Mapping[str, Pairing]) -> bool:
    return all(duel.is_over for duel in duels.values())


def places(players: Sequence[str], duels: Mapping[str, Pairing]) -> tuple[str, ...]:
    """The qualified in their final order (T-122, A-14, A-19), once every duel is over.

    The final, then the duel for the third place; whoever neither of them placed follows by
    standing, semifinalists before quarterfinalists.
    """
    found = [_both(duels["final"], players), _both(duels.get("third"), players)]
    semifinalists = [{duels[name].first, duels[name].second} for name in ("s1", "s2")]
    later = semifinalists[0] | semifinalists[1]
    by_standing = sorted(players, key=lambda p: (p not in later, players.index(p)))
    return tuple(dict.fromkeys([*found[0], *found[1], *by_standing]))


def _both(duel: Pairing | None, players: Sequence[str]) -> list[str]:
    """The winner, then the loser; two who both left are ordered by standing (A-19)."""
    if duel is None:
        return []
    if duel.winner:
        return [player for player in (duel.winner, duel.loser) if player]
    there = [player for player in (duel.first, duel.second) if player]
    return sorted(there, key=players.index)


def bonuses(rounds: int, *, with_duels: bool) -> tuple[int, int, int, int]:
    """T-110, T-129: what the first four get on top; it never reorders them."""
    if with_duels:
        return 200 * rounds, 100 * rounds, 50 * rounds, 25 * rounds
    return (25 * rounds,) * 4


def draw_sides(duel: Pairing, dice: Dice) -> str:
    """T-124: who plays the Law; the other plays the Outlaws."""
    if not (duel.first and duel.second):
        raise Refused("duel-not-ready", duel=duel.name)
    return (duel.first, duel.second)[dice.below(2)]


def characters_in_duel(*, three_of_five: bool = False) -> tuple[int, int]:
    """T-125: how many characters are revealed to each player, and how many each keeps."""
    return (5, 3) if three_of_five else (6, 4)
