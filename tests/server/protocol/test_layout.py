"""What everybody sees is made once, what one seat sees laid over it: and nobody notices."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import median
from typing import Any

import msgspec
import pytest

from sixgun.server.protocol import TableOptions, Update, encode
from sixgun.server.protocol.encoding import encode_news
from sixgun.server.tables.connection import Connection, Viewer
from sixgun.server.tables.games import BANG, DUEL, HouseGame, kind_of
from sixgun.server.tables.position import Position

GAMES = (
    (BANG, TableOptions(players=5)),
    (BANG, TableOptions(players=4, sets=("all",), characters="two")),
    (BANG, TableOptions(players=6, sets=("all",), closed_discards=True)),
    (BANG, TableOptions(players=7, sets=("base", "dodge_city"), characters="two_open")),
    (BANG, TableOptions(players=3)),
    (DUEL, TableOptions(game="duel", players=2)),
    (DUEL, TableOptions(game="duel", players=2, tournament=True, closed_discards=True)),
)
ids = [f"{kind.title} {options.players} {number}" for number, (kind, options) in enumerate(GAMES)]


def positions(kind: HouseGame, options: TableOptions, number: int) -> Iterator[Any]:
    """A game at every decision, and at its end."""
    dice = Random(f"{options} {number}")
    settings = kind.plain_settings(kind.checked(options), {})
    game: Any = kind.make(settings, dice.randbytes(32), kind.rules, patient=True)
    while game.decision is not None:
        yield game
        game.choose(dice.choice(game.decision.options))
    yield game


class Heard(Connection):
    """Keeps what is sent."""

    def __init__(self) -> None:
        super().__init__("somebody")
        self.heard: list[bytes] = []

    def send_bytes(self, message: bytes) -> None:
        self.heard.append(message)


class Alone:
    """Somebody for whom everything is made by itself, from his view and what he may read."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.seen: Any = None
        self.told = self.seq = 0
        self.chronicle: Any = None

    def update(self, game: Any) -> bytes:
        kind, seen, before = kind_of(game), game.view(self.seat), self.seen
        if self.chronicle is None:
            self.chronicle = kind.narrator.chronicle(self.seat)
        news = encode_news(game.ears[self.told :], self.seat, self.chronicle)
        whole, delta = kind.carriers
        view = {whole: kind.layout.whole_of(seen)}
        if before is not None:
            view = {delta: kind.layout.difference(before, seen)}
        self.seq, self.told, self.seen = self.seq + 1, len(game.ears), seen
        base = self.seq - 1 if before is not None else 0
        return encode(Update(seq=self.seq, base=base, question=kind.question(seen), **news, **view))


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize(("kind", "options"), GAMES, ids=ids)
def test_whoever_looks_is_sent_what_he_would_be_sent_alone(
    kind: HouseGame, options: TableOptions, number: int
) -> None:
    """Also who comes later, and who is not shown every decision."""
    dice, seats = Random(number), [*range(options.players), None, None]
    viewers = [Viewer(Heard(), seat) for seat in seats]
    alone = [Alone(seat) for seat in seats]
    for game in positions(kind, options, number):
        position = Position(kind, game.view(), game.ears)
        for viewer, other in zip(viewers, alone, strict=True):
            if game.over or dice.random() < 0.8:
                viewer.show(position.moment(game.view(viewer.seat)))
                viewer.ack(viewer.seq)
                assert viewer.connection.heard == [other.update(game)]
                viewer.connection.heard.clear()


@pytest.mark.parametrize(("kind", "options"), GAMES, ids=ids)
def test_what_is_shared_all_see_alike_and_a_spectator_too(
    kind: HouseGame, options: TableOptions
) -> None:
    """A field in which a seat sees more than a spectator has no place in what is shared."""
    differing: set[str] = set()
    for game in positions(kind, options, 3):
        public = game.view(None)
        for seat in range(game.seats):
            seen = game.view(seat)
            assert kind.layout.public_of(seen) == kind.layout.public_of(public)
            differing |= {n for n in kind.layout.private if getattr(seen, n) != getattr(public, n)}
    assert "hands" in differing


@pytest.mark.parametrize("kind", [BANG, DUEL], ids=["big", "duel"])
def test_every_field_that_is_sent_is_shared_or_private(kind: HouseGame) -> None:
    assert not set(kind.layout.public) & set(kind.layout.private)
    game: Any = next(positions(kind, kind.usual, 0))
    seen = msgspec.to_builtins(kind.layout.whole_of(game.view(0)))
    parts = [entry for name in ("seats", "sides", "spots") for entry in seen.pop(name, ())[:1]]
    sent = len(seen) + len({name for part in parts for name in part})
    sides = kind is DUEL  # a spot has no field of the same name as a side
    assert len(kind.layout.public) + len(kind.layout.private) == sent, sides


def test_what_comes_out_the_same_is_written_once() -> None:
    """Four of five see only backs: one delta and one telling for them, another for who draws."""
    before, written = None, []
    for game in positions(BANG, TableOptions(players=5), 1):
        position = Position(BANG, game.view(), game.ears)
        now = [position.moment(game.view(seat)) for seat in range(5)]
        if before is not None:
            deltas = [m.shown(b)["delta"] for m, b in zip(now, before, strict=True)]
            written.append(len({id(delta) for delta in deltas}))
        before = now
    assert median(written) <= 2
