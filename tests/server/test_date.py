"""The machine's date is set while people play: it is nobody's time."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.server.clock import TestClock
from tests.server.houses import a_house, asked_with_choice, run
from tests.server.tables.test_clocks import BANK, DECISION, FOUR, fast


@pytest.mark.parametrize("seconds", [3600.0, -3600.0])
def test_nobody_loses_or_wins_time_because_the_date_was_set(tmp_path: Path, seconds: float) -> None:
    clock = TestClock()

    async def test() -> None:
        async with a_house(tmp_path, clock) as house:
            people = await fast(house)
            client = await asked_with_choice(people)
            question = client.question
            clock.jump(seconds)
            await house.pass_time(DECISION + BANK - 0.1)
            assert client.question == question
            await house.pass_time(0.1)
            assert client.question != question
            keys, table = [each.key for each in people], client.table.table
            clock.jump(-seconds)
        clock.jump(seconds)  # while it is shut
        async with a_house(tmp_path, clock) as house:
            for name, key in zip(FOUR, keys, strict=True):
                await (await house.client(name, key=key)).watch(table)
            assert house.house.tables[table].state.status == "playing"
            assert not house.house.tables[table].play.game.over
            assert not any(place.bot for place in house.house.tables[table].state.places)

    run(test)
