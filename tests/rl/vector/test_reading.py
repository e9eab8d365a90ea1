"""What is read straight off a game is what its view says: no more, no less, no other numbers."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from sixgun.engine.cards import CARD_BY_LABEL, EVENTS
from sixgun.engine.game import Game
from sixgun.engine.imagine import imagine
from sixgun.engine.view import view
from sixgun.rl.layout import SEAT, SEAT_SIZE, TABLE, TABLE_SIZE
from sixgun.rl.observation import encode
from sixgun.rl.past import Past
from sixgun.secrecy.worlds import other_world
from tests.games import LONG, Plan, play, random_games, scenarios, walk
from tests.skipping import skip

try:
    import numpy as np

    from sixgun.rl.vector.reading import Notes, Reader
    from sixgun.rl.vector.rows import Told, Turning
except ImportError:
    skip("NumPy is not installed, which requirements-rl.lock pins")

GAMES = 300 if LONG else 45
#: So many of the positions of a game are looked at.
SHARE = 1.0 if LONG else 0.4
TURNINGS = {players: Turning(players) for players in range(2, 9)}


def read(reader: Reader, game: Game, *seats: int) -> Any:
    """The rows of these seats."""
    notes = Notes()
    for seat in seats:
        reader.read(game, seat, 0, notes)
        notes.pasts.append(bytearray(2 * game.seats * game.seats))
    return Told(notes, TURNINGS[game.seats]).observations()


def label(number: int) -> str:
    """Of which part a number of a row is."""
    place, at = divmod(number - TABLE_SIZE, SEAT_SIZE)
    parts, at = (TABLE, number) if number < TABLE_SIZE else (SEAT, at)
    (part,) = [part for part in parts.values() if part.start <= at < part.start + part.size]
    where = "" if number < TABLE_SIZE else f" at place {place}"
    return f"{part.name} {part.labels[at - part.start]}{where}"


def differences(reader: Reader, game: Game) -> list[str]:
    """What is read otherwise than the view of a seat says it."""
    rows = read(reader, game, *range(game.seats))
    told = [encode(view(game, seat), Past(game.seats)) for seat in range(game.seats)]
    return [
        f"seat {seat}: {label(number)}"
        for seat, row in enumerate(np.frombuffer(row, np.float32) for row in told)
        for number in np.flatnonzero(row != rows[seat])
    ]


@pytest.mark.parametrize("plan", list(random_games(GAMES)), ids=lambda plan: f"game{plan.seed}")
def test_the_views_of_random_games_are_read(plan: Plan) -> None:
    """One reader follows the game, as in a batch; another one comes new to each position."""
    rng, reader = Random(plan.seed), Reader()
    for game in play(plan):
        if rng.random() < SHARE or game.over:
            assert differences(reader, game) == []
            assert differences(Reader(), game) == []


def test_closed_discards_are_read_as_their_top() -> None:
    for plan in random_games(12 if LONG else 3, options={"closed_discards": True}):
        for count, game in enumerate(play(plan)):
            if count % 5 == 0:
                assert differences(Reader(), game) == []


def test_the_views_of_the_whole_rulebook_are_read() -> None:
    """Rare positions, all by one reader: nothing of a game stays behind for the next one."""
    readers = {players: Reader() for players in range(2, 9)}

    def visit(game: Game) -> None:
        assert differences(readers[game.seats], game) == []

    for _, scenario in scenarios():
        walk(scenario, visit)


@pytest.mark.parametrize("plan", list(random_games(GAMES)), ids=lambda plan: f"game{plan.seed}")
def test_what_a_seat_cannot_know_changes_nothing(plan: Plan) -> None:
    """A reader that knows one world by heart reads the same in another and in an imagined one."""
    rng, reader = Random(plan.seed), Reader()
    for game in play(plan):
        if rng.random() > 0.06:
            continue
        me = rng.randrange(game.seats)
        here = read(reader, game, *range(game.seats))[me]
        for world in (other_world(game, me, rng), imagine(view(game, me), rng)):
            assert np.array_equal(read(reader, world, me)[0], here)
            assert np.array_equal(read(Reader(), world, me)[0], here)


def test_a_card_that_is_shown_is_read_and_one_that_is_not_is_not() -> None:
    """The probe itself can fail: what somebody is allowed to know does change what he reads."""
    game = Game(5, seed=1)
    me, foe = 0, 1
    before = read(Reader(), game, me)[0]
    card = game.hands[foe][0]
    assert not game.known[card] & 1 << me
    game.known[card] |= 1 << me
    after = read(Reader(), game, me)[0]
    assert [label(number).split()[0] for number in np.flatnonzero(before != after)] == ["known"]


def _swapped(things: list[Any]) -> list[Any]:
    return [things[1], things[0], *things[2:]]


#: What a reader keeps, and what else it could be at the table below.
CHANGES: dict[str, Callable[[Game], Any]] = {
    "alive": lambda game: [True, False, True, True, True],
    "characters": lambda game: _swapped(game.characters),
    "copied": lambda game: ["paul_regret", "", "", "", ""],
    "event": lambda game: EVENTS["thirst"],
    "events": lambda game: game.events[:-1],
    "fresh": lambda game: tuple(game.gear[0]),
    "gear": lambda game: _swapped(game.gear),
    "over": lambda game: "law",
    "passive": lambda game: [True, False, False, False, False],
    "past_events": lambda game: ("thirst",),
    "roles": lambda game: game.roles[1:] + game.roles[:1],
    "shown_roles": lambda game: (0, 1, 2, 3, 4),
    "spares": lambda game: ["paul_regret", "", "", "", ""],
    "winners": lambda game: (0, 3),
}


@pytest.mark.parametrize("field", CHANGES)
def test_whatever_a_reader_keeps_it_notices_when_that_alone_is_another(field: str) -> None:
    game, reader = Game(5, seed=1, sets="all"), Reader()
    game.gear[0].append(CARD_BY_LABEL["barrel/QS"])
    assert differences(reader, game) == []
    before = read(reader, game, *range(5))
    setattr(game, field, CHANGES[field](game))
    assert differences(reader, game) == []
    assert not np.array_equal(read(reader, game, *range(5)), before)
