"""Positions of random games of every sort: what laws and secrecy are tried on.

A survey has numbered positions. Each depends on the survey's seed and on its number
alone; they are made in chunks, because a game gives several of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from ..engine.cards import characters_in
from ..engine.chance import SEED_BYTES, seed_from, seed_of_part
from ..engine.game import EndlessGame, Game

#: Positions that are taken from one game, and made at a time.
OF_ONE_GAME, CHUNK = 8, 40


@dataclass(frozen=True)
class Survey:
    """Which games positions are sampled from."""

    players: tuple[int, ...] = (4, 5, 6, 7)
    sets: tuple[str, ...] = ("base",)
    seed: int | str = 0
    closed_discards: bool | None = None  # None: at some tables


class Sample(NamedTuple):
    """A position of a random game."""

    number: int
    game: Game
    story: str  # how it came about, for whoever must find it again


def sampled(survey: Survey, chunk: int) -> Iterator[Sample]:
    """The positions of a chunk: numbers `chunk * CHUNK` and those after it."""
    found = islice(_positions(survey, chunk), CHUNK)
    for number, (game, story) in enumerate(found, chunk * CHUNK):
        yield Sample(number, game, story)


def _positions(survey: Survey, chunk: int) -> Iterator[tuple[Game, str]]:
    rng = Random(seed_of_part(seed_from(survey.seed), chunk))
    while True:
        options = random_options(survey, rng)
        seed = rng.randbytes(SEED_BYTES)
        game = Game(seed=seed, **options)
        for step, position in _some_positions(game, rng):
            yield position, f"Game(seed=bytes.fromhex('{seed.hex()}'), **{options}), step {step}"


def random_options(survey: Survey, rng: Random) -> dict[str, Any]:
    """The options of a game, the rarer ones often enough."""
    players = rng.choice(survey.players)
    options: dict[str, Any] = {
        "players": players,
        "sets": survey.sets,
        "characters": rng.choice(("random", "random", "two", "two_open")),
        "patient": rng.random() < 0.5,
        "simplified": rng.random() < 0.2,
        "high_noon_reshuffles": rng.choice((0, 0, 1, 2, 3)),
        "closed_discards": rng.random() < 0.3,
    }
    if survey.closed_discards is not None:
        options["closed_discards"] = survey.closed_discards
    if rng.random() < 0.2:  # a later game of a series: some survivors may keep theirs
        options["keep"] = [slug if rng.random() < 0.4 else "" for slug in _some(survey, rng)][
            :players
        ]
    return options


def _some(survey: Survey, rng: Random) -> list[str]:
    slugs = characters_in(survey.sets)
    return rng.sample(slugs, len(slugs))


def _some_positions(game: Game, rng: Random) -> list[tuple[int, Game]]:
    """A fair choice of the positions of a game that is played at random to its end."""
    kept: list[tuple[int, Game]] = []
    restless = rng.random() < 0.25  # players leave, the clock strikes
    for step, position in enumerate(_random_play(game, rng, restless)):
        if len(kept) < OF_ONE_GAME:
            kept.append((step, position.copy()))
        elif (place := rng.randrange(step + 1)) < OF_ONE_GAME:
            kept[place] = step, position.copy()
    return kept


def _random_play(game: Game, rng: Random, restless: bool) -> Iterator[Game]:
    """The same game after every decision, and at its end.

    That games come to an end is for others to prove: one that does not just stops here.
    """
    yield game
    with suppress(EndlessGame):
        while game.decision is not None:
            if restless and rng.random() < 0.03:
                _disturb(game, rng)
            else:
                game.choose(rng.choice(game.options))
            yield game


def _disturb(game: Game, rng: Random) -> None:
    """Something comes from outside the game."""
    present = [seat for seat in game.living() if not game.passive[seat]]
    if rng.random() < 0.2:
        game.high_noon_now()
    else:
        game.leave(rng.choice(present))
