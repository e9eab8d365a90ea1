"""Explanations in small pieces: so much is reckoned before others have their turn."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import sixgun
from sixgun.duel import Duel
from sixgun.duel.imagine import table_seen
from sixgun.engine import explain
from sixgun.engine.snapshot import state_hash
from sixgun.server.explanations import ASKS_AT_ONCE, Explanations, Wish
from sixgun.server.figures import Figures
from sixgun.server.protocol import (
    Distance,
    Explain,
    Explained,
    Explanation,
    Odds,
    Option,
    Refused,
    Sums,
    Why,
    read_message,
)
from sixgun.server.tables.answering import MOST_ASKS
from sixgun.server.tables.connection import Connection
from sixgun.server.tables.games import BANG, DUEL, HouseGame
from tests.server.houses import a_house, answered, begun, run


class CountingGame:
    """Explains everything with nothing, and counts how often."""

    def __init__(self) -> None:
        self.answered: list[Any] = []

    def explanation(self, seen: Any, ask: Any) -> Explanation:
        if ask == "broken":
            raise ZeroDivisionError("nobody knows")
        self.answered.append(ask)
        return Explanation()


class Asker:
    """Somebody with a connection."""

    def __init__(self, name: str, game: CountingGame) -> None:
        self.connection = Connection(name)
        self.kind: Any = game

    def wish(self, number: int, first: Any = None) -> Wish:
        asks = [first or self.connection.person, *[self.connection.person] * (number - 1)]
        return Wish(self.connection, 7, self.kind, None, asks)  # type: ignore[arg-type]

    async def told(self) -> Any:
        message = await self.connection.next_message()
        assert message is not None
        return read_message(message)


def test_so_many_are_answered_before_others_have_their_turn() -> None:
    async def test() -> None:
        game, figures = CountingGame(), Figures()
        explanations = Explanations(figures)
        anna = Asker("Anna", game)
        explanations.explain(anna.wish(MOST_ASKS))
        assert game.answered == []  # nothing yet: whoever asks does not make the table wait
        done = []
        while explanations:
            before = len(game.answered)
            await asyncio.sleep(0)
            done.append(len(game.answered) - before)
        assert max(done) == ASKS_AT_ONCE
        assert sum(done) == MOST_ASKS
        told = await anna.told()
        assert isinstance(told, Explained)
        assert (told.id, len(told.answers)) == (7, MOST_ASKS)
        assert b"sixgun_explanations_total 64.0" in figures.text()

    run(test)


def test_who_asks_little_does_not_wait_for_who_asks_much() -> None:
    """Behind twenty who have filled the line, one question is answered with the next piece."""

    async def test() -> None:
        game = CountingGame()
        explanations = Explanations(Figures())
        for number in range(20):
            for _ in range(5):
                explanations.explain(Asker(f"greedy {number}", game).wish(MOST_ASKS))
        for _ in range(30):
            explanations.answer_next()
        before = len(game.answered)
        explanations.explain(Asker("Anna", game).wish(1))
        explanations.answer_next()
        assert game.answered[before:] == ["Anna"]

    run(test)


def test_an_explanation_that_fails_is_refused_and_the_others_get_theirs(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def test() -> None:
        game, figures = CountingGame(), Figures()
        explanations = Explanations(figures)
        anna, bruno = Asker("Anna", game), Asker("Bruno", game)
        with caplog.at_level(logging.CRITICAL, "sixgun.house"):
            explanations.explain(anna.wish(20, first="broken"))
            explanations.explain(bruno.wish(20))
            while explanations:
                await asyncio.sleep(0)
        refused = await anna.told()
        assert isinstance(refused, Refused)
        assert refused.reason.key == "refusal-trouble"
        assert len((await bruno.told()).answers) == 20
        assert "Anna" not in game.answered
        assert b"sixgun_mistakes_total 1.0" in figures.text()

    run(test)


def test_for_who_is_gone_nothing_is_reckoned(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await house.client("Anna")
            (connection,) = house.house.company.connections
            game = CountingGame()
            asker = Asker("Anna", game)
            asker.connection = connection
            await anna.__aexit__(None, None, None)
            while house.house.company.connections:
                await asyncio.sleep(0)
            house.house.explanations.explain(asker.wish(30))
            while house.house.explanations:
                await asyncio.sleep(0)
            assert game.answered == []

    run(test)


def test_a_game_goes_on_while_somebody_has_much_explained(tmp_path: Path) -> None:
    """What he is told is about what he saw when he asked."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, "Anna", "Bruno", "Carla", "Dario")
            line = house.house.explanations
            kind: Any = SimpleNamespace(explanation=lambda seen, ask: Explanation(distance=seen))
            connection = next(iter(house.table_of(people[0]).viewers))
            seen: Any = 41
            wish = Wish(connection, 0, kind, seen, [Distance(0, 1)] * MOST_ASKS)
            line.explain(wish)
            table = house.table_of(people[0])
            assert not table._inbox.qsize()
            await answered(people)
            told = await people[0].request(Explain(asks=(Distance(0, 1), Distance(1, 2))))
            assert [each.distance for each in told.answers] == [1, 1]
            assert {answer.distance for answer in wish.answers} == {41}

    run(test)


# ------------------------------------------------------------------ one table for all of a view


def asks_about(kind: HouseGame, seen: Any, seats: int, dice: Random) -> list[Any]:
    hand = [face for face in seen.hands[seen.seat] if face]
    targets = [None, *range(seats)]
    asks: list[Any] = [Why(Option("play", face, target)) for face in hand for target in targets]
    if kind is BANG:
        asks += [Distance(seat, foe) for seat in range(seats) for foe in range(seats)]
        asks += [Odds(seat, "hearts") for seat in range(seats)]
    else:
        asks += [Sums(0), Sums(1), Odds(0, "barrel"), Odds(1, "snake"), Odds(0, "horseshoe", 1)]
    dice.shuffle(asks)
    return asks[:40]


@pytest.mark.parametrize("kind", [BANG, DUEL], ids=["bang", "duel"])
def test_many_questions_about_one_view_are_answered_as_each_alone(kind: HouseGame) -> None:
    """They are asked at one imagined table, which nobody's question may change."""
    stage: Any = explain._stage if kind is BANG else table_seen
    for seed in range(4):
        dice = Random(seed)
        game: Any = (
            sixgun.Game(4 + seed, seed=seed, sets="all", closed_discards=seed == 2)
            if kind is BANG
            else Duel(seed=seed)
        )
        for turn in range(160):
            if game.over:
                break
            if turn % 20 == 10:
                seen = game.view(game.decision.seat)
                asks = asks_about(kind, seen, game.seats if kind is BANG else 4, dice)
                table = stage(seen)
                before = state_hash(table)
                together = [kind.explanation(seen, ask) for ask in asks]
                kind.cautions(seen)
                assert stage(seen) is table
                assert state_hash(table) == before
                alone = [kind.explanation(seen._replace(turn=seen.turn), ask) for ask in asks]
                assert together == alone
            game.choose(dice.choice(game.options))


def test_another_view_is_never_answered_from_the_last_one() -> None:
    one, other = (sixgun.Game(5, seed=seed).view(0) for seed in (1, 2))
    assert explain._stage(one) is explain._stage(one)
    assert explain._stage(other) is not explain._stage(one)
    same = one._replace(turn=one.turn)
    assert same == one
    assert explain._stage(same) is not explain._stage(one)
