"""People come and go in the middle of games: what they have played themselves is rated."""

from __future__ import annotations

import random
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from sixgun.engine.machine import Decision
from sixgun.server.protocol import Leave
from tests.server.houses import OpenHouse, RecordingClient, a_house, run
from tests.server.ratings.test_ratings import FOUR, begun, rows

SEEDS = [*range(4), *[pytest.param(seed, marks=pytest.mark.long) for seed in range(4, 40)]]
#: What somebody does before a decision, and how often: mostly he plays.
DEEDS = ("plays", "reconnects", "is away", "comes back", "second device", "leaves")
WEIGHTS = (60, 6, 1, 6, 4, 0.3)
#: Whoever has no connection for longer has a bot.
AWAY, SOON = 31.0, 5.0


class Evening:
    """Four people at a table, of whom some are away now and then."""

    def __init__(self, house: OpenHouse, people: list[RecordingClient], seed: int) -> None:
        self.house, self.people, self.dice = house, people, random.Random(seed)
        self.table = house.table_of(people[0])
        self.out: set[int] = set()  # seats whose people have no connection
        self.left: set[int] = set()
        self.has_left_alive = False
        self.done: Counter[str] = Counter()

    async def plays(self) -> None:
        """The game until its end; at every decision somebody may do something else, too."""
        play = self.table.play
        while play.game.decision is not None:
            await self.does(self.dice.choices(DEEDS, WEIGHTS)[0], self.dice.randrange(4))
            await self.house.quiet()
            decision = play.game.decision
            if decision is None:
                return
            if self.table.play.bot_plays(decision.seat):
                await self.is_over(decision)
            elif decision.seat in self.out:
                await self.house.pass_time(AWAY)
            else:
                client = self.people[decision.seat]
                await client.question_of(decision.seat)
                await client.answer(0)
                await self.is_over(decision)

    async def is_over(self, decision: Decision) -> None:
        """Somebody who is there has heard of the answer."""
        there = next(seat for seat in range(4) if seat not in self.out | self.left)
        play = self.table.play
        await self.people[there].until(lambda: play.game.decision is not decision)

    async def does(self, deed: str, seat: int) -> None:
        if seat in self.left or (deed in ("is away", "leaves") and len(self.out | self.left) > 1):
            return
        client, is_out = self.people[seat], seat in self.out
        match deed:
            case "reconnects" if not is_out:
                await client.close()
                await self.house.pass_time(SOON)
                await self.comes_back(seat)
            case "is away" if not is_out:
                await client.close()
                self.out.add(seat)
            case "comes back" if is_out:
                await self.comes_back(seat)
            case "second device" if not is_out:
                other = await self.house.second_device(client)
                await other.close()
            case "leaves" if not is_out:
                self.has_left_alive |= self.table.play.game.alive[seat]
                await client.request(Leave())
                self.left.add(seat)
            case _:
                return
        self.done[deed] += 1

    async def comes_back(self, seat: int) -> None:
        client = self.people[seat]
        self.people[seat] = await self.house.client(client.name, key=client.key, program=False)
        await self.people[seat].watch(self.table.name)
        self.out.discard(seat)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_is_rated_if_people_made_every_move_and_nobody_left_it(
    tmp_path: Path, seed: int
) -> None:
    async def test() -> None:
        async with a_house(tmp_path, ratings=True) as house:
            evening = Evening(house, await begun(house, *FOUR), seed)
            await evening.plays()
            await house.quiet()
            game = evening.table.state.game
            with closing(sqlite3.connect(tmp_path / "house.db")) as store:
                said = store.execute("SELECT kind FROM moves WHERE game_id = ?", (game,)).fetchall()
            kinds = Counter(kind for (kind,) in said)
            by_bots = kinds["substitute"] + kinds["bot"]
            by_bots += kinds["default"]  # without clocks these are played for bots that failed
            is_rated = not by_bots and not evening.has_left_alive
            about = f"{dict(evening.done)}, {dict(kinds)}"
            assert evening.table.state.status == "over"
            assert len(rows(tmp_path)) == (8 if is_rated else 0), about
            if is_rated:
                assert {row[4] for row in rows(tmp_path)} == {1}

    run(test)
