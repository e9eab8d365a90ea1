"""What troubles a house is told apart, by `/healthz`, by `/readyz` and to its owner."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sixgun.server.aside import Aside
from sixgun.server.clock import TestClock
from sixgun.server.front.interfaces import NotNow
from sixgun.server.health import JUMP_TOLD, Health
from sixgun.server.minds.pool import PoolError
from sixgun.server.protocol import Seatbot, Start, Update
from tests.server.houses import OpenHouse, a_house, answered, begun, posted, run
from tests.server.tables.test_trouble import FOUR, full_disk
from tests.server.test_aside import told


def a_health(store: str = "") -> tuple[Health, TestClock, Aside]:
    clock = TestClock()
    aside = Aside(clock.date)
    return Health(aside, clock, lambda: store), clock, aside


async def condition(house: OpenHouse) -> tuple[int, int, list[str]]:
    """The statuses of health and readiness, and what both say."""
    (live, said), (ready, same) = await told(house, "/healthz"), await told(house, "/readyz")
    assert said == same
    return live, ready, said.get("troubles", [])


def test_a_full_disk_is_told_apart_and_requests_meet_a_sentence(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            assert await condition(house) == (200, 200, [])
            with full_disk(house.house.store):
                made = await posted(house, "/api/people", "new")
                assert (made.status_code, made.json()["reason"]["key"]) == (
                    503,
                    "house-store-trouble",
                )
                assert made.headers["retry-after"] == "10"
                assert await condition(house) == (200, 503, ["disk-full"])
            assert (await posted(house, "/api/people", "new")).status_code == 201
            assert await condition(house) == (200, 200, [])
            await answered(people)

    run(test)


def test_a_store_in_trouble_is_another_thing_than_a_full_disk() -> None:
    assert a_health("the store could not be written: disk I/O error")[0].troubles() == (
        "store-trouble",
    )
    assert a_health("database or disk is full")[0].troubles() == ("disk-full",)
    health, _, _ = a_health()
    health.files_failed(OSError(28, "No space left on device"))
    assert health.troubles() == ("disk-full",)
    health.files_failed(OSError(5, "Input/output error"))
    assert health.troubles() == ("store-trouble",)
    health.files_written()
    assert health.troubles() == ()


def test_workers_that_are_dead_hinder_until_one_has_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cannot(*_: Any) -> None:
        raise PoolError("the process that thinks for bots cannot start")

    async def test() -> None:
        async with a_house(tmp_path) as house:
            with monkeypatch.context() as dead:
                dead.setattr(house.house.pool, "think", cannot)
                (anna,) = await house.seated("Anna", players=4, clock="none")
                for seat in (1, 2, 3):
                    await anna.request(Seatbot(bot="tenderfoot", seat=seat))
                await anna.request(Start())
                await anna.hears(Update)
                async for _ in anna.questions():
                    if house.house.health.workers_dead:
                        break
                    await anna.answer(0)
                assert await condition(house) == (200, 503, ["workers-dead"])
            async for _ in anna.questions():
                if not house.house.health.workers_dead:
                    break
                await anna.answer(0)
            assert await condition(house) == (200, 200, [])

    run(test)


@pytest.mark.parametrize("seconds", [3600.0, -3600.0])
def test_a_date_that_jumps_is_told_for_a_while(seconds: float) -> None:
    health, clock, _ = a_health()
    clock.advance(86_400.0)
    assert health.troubles() == ()
    clock.jump(seconds)
    assert health.troubles() == ("clock-jumped",)
    clock.advance(JUMP_TOLD - 1)
    assert health.troubles() == ("clock-jumped",)
    clock.advance(1)
    assert health.troubles() == ()


def test_a_date_that_drifts_a_little_is_no_jump() -> None:
    health, clock, _ = a_health()
    clock.jump(30.0)
    assert health.troubles() == ()


def test_a_house_that_was_shut_later_than_it_is_now_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, TestClock(2_000_000_000.0)) as house:
            people = await begun(house, *FOUR)
        async with a_house(tmp_path, TestClock(1_900_000_000.0)) as house:
            assert await condition(house) == (200, 200, ["clock-jumped"])
            again = await house.client("Anna", key=people[0].key)
            await again.watch(people[0].table.table)

    run(test)


def test_what_is_set_aside_is_counted_until_it_is_taken_up() -> None:
    health, _, aside = a_health()
    with aside.containing("tournament", "cup"):
        raise NotNow("house-failed")
    assert health.troubles() == ("set-aside",)
    with aside.containing("tournament", "cup"):
        pass
    assert health.troubles() == ()
