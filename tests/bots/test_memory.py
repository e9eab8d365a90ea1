"""Bots remember what fell where discards are closed, and nothing that was not told."""

from __future__ import annotations

from random import Random

from sixgun.bots import make_bot, play_out
from sixgun.bots.marshal import Marshal
from sixgun.bots.memory import fallen, remembering
from sixgun.bots.scoring import Feelings
from sixgun.engine.cards import faces
from sixgun.engine.game import Game
from sixgun.engine.imagine import imagine
from sixgun.engine.options import Option
from sixgun.engine.reports import redacted
from sixgun.engine.view import View, view

EVERY = ("base", "dodge_city", "high_noon", "fistful_of_cards", "promo")


def test_whoever_has_listened_since_the_deal_knows_all_discards() -> None:
    compared = taken = 0
    for number in range(40):
        rng = Random(number)
        sets = EVERY if number % 2 else ("base",)
        game = Game(4 + number % 4, seed=number, sets=sets, closed_discards=True, listen=True)
        while not game.over:
            game.choose(rng.choice(game.options))
            seat = rng.randrange(game.seats)
            heard = [redacted(report, seat) for report in game.reports]
            assert fallen(heard) == list(faces(game.discard))
            assert remembering(view(game, seat), heard).discard == faces(game.discard)
            compared += len(game.discard) > 1
            if game.turns > 60:
                break
        taken += any(report.key == "took_discard" for report in game.reports)
    assert compared > 1000
    assert taken


def test_whoever_came_later_knows_what_fell_since() -> None:
    rng = Random(3)
    game = Game(5, seed=3, closed_discards=True, listen=True)
    while len(game.discard) < 12:
        game.choose(rng.choice(game.options))
    heard = [report for report in game.reports if report.cards][-6:]
    seen = remembering(view(game, 0), heard)
    known = [face for face in seen.discard if face is not None]
    assert 1 <= len(known) < 12
    assert seen.discard == (*[None] * (12 - len(known)), *faces(game.discard)[-len(known) :])
    assert view(imagine(seen, rng), 0) == view(game, 0)


class Watched(Marshal):
    """Shows what it looks ahead from."""

    def search(self, seen: View, felt: Feelings, scores: dict[Option, float]) -> Option:
        SEARCHED.append(seen)
        return super().search(seen, felt, scores)


SEARCHED: list[View] = []


def test_marshal_looks_ahead_from_what_it_remembers() -> None:
    game = Game(5, seed=2, closed_discards=True, listen=True)
    play_out(game, [Watched(seed=1, deals=4), *[make_bot("drifter", seed) for seed in range(4)]])
    assert max(len(seen.discard) for seen in SEARCHED) > 5
    assert not any(None in seen.discard for seen in SEARCHED)


def test_what_is_remembered_is_imagined() -> None:
    rng = Random(4)
    game = Game(5, seed=4, closed_discards=True, listen=True)
    while len(game.discard) < 12:
        game.choose(rng.choice(game.options))
    seen = view(game, 0)
    told = remembering(seen, game.reports)
    assert {faces(imagine(told, rng).discard) for _ in range(10)} == {faces(game.discard)}
    assert len({faces(imagine(seen, rng).discard) for _ in range(10)}) == 10


def test_open_discards_need_no_memory() -> None:
    game = Game(5, seed=1, listen=True)
    seen = view(game, 0)
    assert remembering(seen, game.reports) is seen


def test_bots_that_look_ahead_play_with_closed_discards() -> None:
    game = Game(5, seed=2, closed_discards=True, listen=True)
    specs = ("marshal:deals=4", "legend:deals=1", "tracker", "drifter", "gunslinger")
    assert play_out(game, [make_bot(spec, seed=1) for spec in specs]).over
