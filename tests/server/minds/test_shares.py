"""Fair shares of thinking, on a clock that the test turns: nobody's tables slow down another's."""

from __future__ import annotations

import pytest

from sixgun.server.clock import TestClock
from sixgun.server.minds.fair_queue import LEAD
from sixgun.server.minds.pool import Bill, Payer
from sixgun.server.minds.shares import (
    ACCOUNTS,
    CROWD,
    ENOUGH,
    HALF_LIFE,
    LEAST_PART,
    ON_TIME,
    Shares,
    part_for,
)
from tests.server.minds.virtual import VirtualPool, played

INNOCENT = Payer("inno", "at home")
#: What a `legend` is known for, and what plays a level lower.
LONG, LOWER = 0.3, "lower:0.01"
QUICK_BILL, LONG_BILL = Bill(INNOCENT, 0.001), Bill(INNOCENT, LONG, LOWER)


def visitor(number: int) -> Payer:
    """One of many keys, all from one address."""
    return Payer(f"visitor {number // 5}", "at the visitor's")


def flood(house: VirtualPool, tables: int, seconds: float = LONG, lighter: str = LOWER) -> None:
    for number in range(tables):
        house.keep_thinking(f"flood {number}", visitor(number), seconds, lighter)


@pytest.mark.parametrize("tables", [1, 5, 16])
def test_cheap_thoughts_do_not_wait_for_anybodys_long_ones(
    tables: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: VirtualPool) -> None:
        flood(house, tables)
        await house.pass_time(2.0)
        for _ in range(20):
            waited = await house.waits("mine", QUICK_BILL, "quick:0.001")
            assert (waited.others, waited.seconds) == (0, 0.0)
            await house.pass_time(0.02)

    played(monkeypatch, scene)


def test_without_a_process_of_their_own_they_wait_for_what_has_begun(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene(house: VirtualPool) -> None:
        flood(house, 16)
        await house.pass_time(2.0)
        for _ in range(20):
            assert (await house.waits("mine", QUICK_BILL, "quick:0.001")).others <= LEAD
            await house.pass_time(0.02)

    played(monkeypatch, scene, quick_processes=0)


@pytest.mark.parametrize(("tables", "seconds"), [(16, LONG), (40, LONG), (40, 0.04)])
def test_a_thought_begins_after_few_of_one_address_whatever_they_cost(
    tables: int, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also a long one among long ones, and one among many that are cheap."""

    async def scene(house: VirtualPool) -> None:
        flood(house, tables, seconds)
        await house.pass_time(2.0)
        bill = Bill(INNOCENT, seconds, LOWER)
        for _ in range(10):
            assert (await house.waits("mine", bill, f"mine:{seconds}")).others <= LEAD
            await house.pass_time(0.05)

    played(monkeypatch, scene)


def test_not_even_fresh_keys_get_ahead_of_who_has_played_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene(house: VirtualPool) -> None:
        for _ in range(30):
            await house.waits("mine", LONG_BILL, f"mine:{LONG}")
        flood(house, 16)
        await house.settle()
        for _ in range(10):
            assert (await house.waits("mine", LONG_BILL, f"mine:{LONG}")).others <= LEAD

    played(monkeypatch, scene, processes=1)


def share_of_mine(house: VirtualPool) -> float:
    mine = sum(spent for table, spent in house.spent.items() if table.startswith("mine"))
    return mine / sum(house.spent.values())


def test_two_addresses_get_as_much_however_many_tables_they_have(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene(house: VirtualPool) -> None:
        flood(house, 12, 0.04)
        for number in range(2):
            house.keep_thinking(f"mine {number}", INNOCENT, 0.04)
        await house.pass_time(10.0)
        assert 0.45 < share_of_mine(house) < 0.55

    played(monkeypatch, scene, processes=1, quick_processes=0)


def test_who_asks_for_long_thoughts_gets_no_more_cpu_than_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And whose thoughts were cut short is not starved either."""

    async def scene(house: VirtualPool) -> None:
        flood(house, 12, lighter="")
        for number in range(2):
            house.keep_thinking(f"mine {number}", INNOCENT, LONG)
        await house.pass_time(10.0)
        assert 0.45 < share_of_mine(house) < 0.8

    played(monkeypatch, scene, processes=1)


# ------------------------------------------------------------ strong bots


def test_alone_a_strong_bot_has_all_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: VirtualPool) -> None:
        house.keep_thinking("mine", INNOCENT, LONG, LOWER)
        await house.pass_time(5.0)
        assert {each.seconds for each in house.begun} == {LONG}
        assert house.shortened == 0
        assert house.pool.part_of(INNOCENT) == 1.0

    played(monkeypatch, scene)


def test_budgets_shrink_with_the_queue_so_that_all_have_thought_in_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene(house: VirtualPool) -> None:
        flood(house, 5)
        await house.pass_time(5.0)
        late = [each for each in house.begun if each.when > 1.0]
        assert {each.spec for each in late} == {f"long:{LONG}"}
        assert all(ON_TIME / 5 - 1e-9 <= each.seconds <= ON_TIME / 4 + 1e-9 for each in late)
        assert house.shortened > 0

    played(monkeypatch, scene, processes=1)


def test_rather_than_later_they_play_one_level_lower(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: VirtualPool) -> None:
        flood(house, 16)
        await house.pass_time(3.0)
        late = [each for each in house.begun if each.when > 1.0]
        assert {each.spec for each in late} == {LOWER}

    played(monkeypatch, scene, processes=1)


def test_who_wants_too_much_is_who_has_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside sixteen tables of one address, another's only one plays at half its time or more."""

    async def scene(house: VirtualPool) -> None:
        flood(house, 16)
        house.keep_thinking("mine", INNOCENT, LONG, LOWER)
        await house.pass_time(5.0)
        mine = [each.seconds for each in house.begun if each.table == "mine" and each.when > 1.0]
        assert mine
        assert min(mine) >= LONG / 2
        assert house.pool.part_of(INNOCENT) > ENOUGH > house.pool.part_of(visitor(0))

    played(monkeypatch, scene, processes=1)


def test_the_house_is_busy_for_who_keeps_it_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: VirtualPool) -> None:
        assert not house.pool.is_busy(visitor(0))
        flood(house, 5)
        await house.pass_time(20.0)
        assert house.pool.is_busy(visitor(0))
        assert house.pool.is_busy(visitor(99)), "another key of the same address"
        assert not house.pool.is_busy(INNOCENT)

    played(monkeypatch, scene, processes=1)


def test_it_is_busy_for_all_when_many_addresses_have_strong_bots(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene(house: VirtualPool) -> None:
        for number in range(CROWD):
            house.keep_thinking(f"table {number}", Payer(f"p{number}", f"at {number}"), LONG)
        await house.pass_time(20.0)
        assert house.pool.is_busy(INNOCENT)

    played(monkeypatch, scene, processes=1)


def test_that_is_over_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: VirtualPool) -> None:
        flood(house, 5)
        await house.pass_time(5.0)
        assert house.pool.is_busy(visitor(0))
        await house.close()
        house.clock.advance(6 * HALF_LIFE)
        assert not house.pool.is_busy(visitor(0))

    played(monkeypatch, scene, processes=1)


def test_parts() -> None:
    assert part_for(LONG, 1, 1) == 1.0
    assert part_for(5 * LONG, 1, 1) == pytest.approx(ON_TIME / 5 / LONG)
    assert part_for(5 * LONG, 1, 3) == 1.0
    assert part_for(16 * LONG, 2, 1) < LEAST_PART


# ------------------------------------------------------------ accounts


def test_half_of_what_was_used_is_forgotten() -> None:
    clock = TestClock()
    shares = Shares(clock)
    shares.charge(INNOCENT, 4.0)
    assert shares.spent(INNOCENT) == (4.0, 4.0)
    clock.advance(HALF_LIFE)
    assert shares.spent(INNOCENT) == pytest.approx((2.0, 2.0))
    shares.charge(Payer("another", INNOCENT.address), 1.0)
    assert shares.spent(INNOCENT) == pytest.approx((3.0, 2.0))


def test_what_was_charged_too_much_is_given_back() -> None:
    shares = Shares(TestClock())
    shares.charge(INNOCENT, 0.3)
    shares.charge(INNOCENT, 0.1 - 0.3)
    assert shares.spent(INNOCENT) == pytest.approx((0.1, 0.1))
    shares.charge(INNOCENT, -5.0)
    assert shares.spent(INNOCENT) == (0.0, 0.0)


def test_accounts_that_are_as_good_as_new_are_not_kept() -> None:
    clock = TestClock()
    shares = Shares(clock)
    for number in range(3 * ACCOUNTS):
        shares.charge(Payer(f"p{number}", f"at {number}"), 0.01)
        clock.advance(1.0)
    assert len(shares) <= ACCOUNTS + 2
