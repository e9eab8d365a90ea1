"""Whoever comes back, comes twice, looks on, is sent away or is late: in a real browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sixgun.locales import speech
from sixgun.server.clock import TestClock
from sixgun.server.house import House
from sixgun.server.protocol import Kick
from tests.web.browser import Saloon, Visitor, expect, visit
from tests.web.players import CHOICES, Mouse, Player, open_table, play_now

PLAY_NOW = speech("en").say("lobby-play-now")
#: More than the fast clock and its bank together.
TOO_LONG = 80.0


async def asked(house: Saloon, visitor: Visitor, decision: int) -> None:
    await visitor.page.locator(f'.ask.mine[data-decision="{decision}"]').wait_for()


def test_a_reload_leads_back_to_the_question_and_it_can_be_answered(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        await play_now(anna.page, PLAY_NOW)
        player = Player(anna, Mouse())
        assert await player.is_asked() and anna.question
        decision = anna.question["decision"]
        await asked(house, anna, decision)
        before = await anna.page.locator(".own").inner_text()
        await anna.page.reload()
        await asked(house, anna, decision)
        assert await anna.page.locator(".own").inner_text() == before
        await player.answer()
        assert anna.complaints == []

    visit(tmp_path, test)


def test_on_a_second_device_the_same_is_asked_and_either_may_answer(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        await play_now(anna.page, PLAY_NOW)
        first = Player(anna, Mouse())
        assert await first.is_asked()
        table = anna.page.url.removeprefix(house.address)
        other = await house.second_device(anna, table)
        second = Player(other, Mouse())
        for player, witness in ((second, first), (first, second)):
            assert await player.is_asked() and await witness.is_asked()
            question = player.visitor.question
            assert question and question == witness.visitor.question
            await asked(house, witness.visitor, question["decision"])
            await player.answer()
            await expect(
                witness.page.locator(f'.ask[data-decision="{question["decision"]}"]')
            ).to_have_count(0)
        assert anna.complaints + other.complaints == []

    visit(tmp_path, test)


def hands(messages: list[dict[str, Any]]) -> set[Any]:
    """Every card of a hand in the views that were heard."""
    views = [message["view"] for message in messages if message.get("view")]
    return {card for view in views for seat in view["seats"] for card in seat["hand"]}


def test_a_spectator_sees_no_hands_and_no_options(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        await play_now(anna.page, PLAY_NOW)
        player = Player(anna, Mouse())
        assert await player.is_asked()
        otto = await house.visitor(anna.page.url.removeprefix(house.address))
        await expect(otto.page.locator(".plate[data-seat]")).to_have_count(5)
        await player.answer()
        await otto.hears("update")
        await expect(otto.page.locator(".held")).to_have_count(0)
        await expect(otto.page.locator(CHOICES)).to_have_count(0)
        assert hands(otto.heard) == {None}
        assert not any((message.get("question") or {}).get("options") for message in otto.heard)
        assert otto.complaints == []

    visit(tmp_path, test)


def test_whoever_is_sent_away_is_told_and_may_only_look_on(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna, bruno = await house.visitor(), await house.visitor()
        table = await open_table(house, anna, players=4)
        await bruno.page.goto(f"{house.address}{table}")
        await bruno.page.get_by_role("button", name="Sit down here").first.click()
        async with house.program_of(anna) as owner:
            await owner.watch(table.rpartition("/")[2])
            await owner.start("drifter")
            await expect(bruno.page.locator(".plate.mine")).to_be_visible()
            await owner.request(Kick(seat=1))
        told = bruno.page.get_by_text(speech("en").say("notice-sent-away"))
        await expect(told.first).to_be_visible()
        await bruno.page.goto(f"{house.address}{table}")
        await expect(bruno.page.locator(".plate[data-seat]")).to_have_count(4)
        await expect(bruno.page.locator(".plate.mine")).to_have_count(0)
        assert bruno.complaints == []

    visit(tmp_path, test)


async def time_passes_until_asked(house: Saloon, clock: TestClock, visitor: Visitor) -> None:
    """Turn the clock, a little at a time, until somebody is asked."""
    open_house = house.serving.reception.house
    assert isinstance(open_house, House)
    while visitor.question is None:
        clock.advance(1.0)
        for table in list(open_house.tables.values()):
            await table.settled()
        await visitor.page.evaluate("() => 0")  # what was sent is heard


def test_a_bot_plays_for_whoever_is_late_until_the_seat_is_taken_back(tmp_path: Path) -> None:
    clock = TestClock()

    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        table = await open_table(house, anna, players=4, clock="fast")
        async with house.program_of(anna) as owner:
            await owner.watch(table.rpartition("/")[2])
            await owner.start("drifter")
        await anna.page.goto(f"{house.address}{table}")
        await time_passes_until_asked(house, clock, anna)
        mine = anna.page.locator(".plate.mine")
        clock.advance(TOO_LONG)
        await expect(mine.get_by_text(speech("en").say("board-away"))).to_be_visible()
        await anna.page.get_by_role("button", name=speech("en").say("board-back")).click()
        await expect(mine.get_by_text(speech("en").say("board-away"))).to_have_count(0)
        await time_passes_until_asked(house, clock, anna)
        await Player(anna, Mouse()).answer()
        assert anna.complaints == []

    visit(tmp_path, test, clock=clock, pace=1.0, defaults_in_a_row=1)
