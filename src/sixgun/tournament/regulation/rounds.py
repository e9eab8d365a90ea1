"""Rounds and starting money (regulation 1 and 1.1)."""

from __future__ import annotations

from ..log.errors import Refused

MINIMUM_PLAYERS = 10  # fewer cannot be homologated
MAXIMUM_PLAYERS = 100  # as far as the tables go
#: From so many players seated in round 1 on, so many rounds are played (T-005).
ROUNDS_FROM = ((25, 5), (15, 4), (10, 3))
OFFICIAL_ROUNDS = range(3, 6)
MOST_ROUNDS = 20
DOLLARS_A_ROUND = 100


def rounds_for(players: int) -> int:
    """T-005: how many rounds so many participants play."""
    for least, rounds in ROUNDS_FROM:
        if players >= least:
            return rounds
    raise Refused("too-few", players=players, least=MINIMUM_PLAYERS)


def starting_money(rounds: int) -> int:
    """T-010: by the rounds that are planned, whatever happens later."""
    return DOLLARS_A_ROUND * rounds


def is_official_number(rounds: int) -> bool:
    """T-012, A-01: a derogated number of rounds stays within the regulation's table."""
    return rounds in OFFICIAL_ROUNDS
