"""Whoever comes back, comes twice, looks on, is sent away or is late: in a real browser."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

from sixgun.locales import speech
from sixgun.server.clock import TestClock
from sixgun.server.protocol import Kick, Question
from tests.server.houses import RecordingClient, who_is_asked
from tests.web.browser import Saloon, Visitor, expect, visit
from tests.web.players import (
    CHOICES,
    Mouse,
    Player,
    asking,
    open_scenario,
    open_table,
    sit_down,
    with_clients,
)

#: More than the fast clock and its bank together.
TOO_LONG = 80.0


def test_a_reload_leads_back_to_the_question_and_it_can_be_answered(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        await anna.goes(await open_scenario(house, anna, "bang-and-missed"))
        player = Player(anna, Mouse())
        assert await player.is_asked()
        assert anna.question
        question = anna.page.locator(asking(anna.question["decision"]))
        await question.wait_for()
        before = await anna.page.locator(".own").inner_text()
        await anna.reloads()
        await question.wait_for()
        assert await anna.page.locator(".own").inner_text() == before
        await player.answer()
        assert anna.complaints == []

    visit(tmp_path, test)


async def asked_alike(*visitors: Visitor, after: int) -> int:
    """Wait until devices of one person ask the same, later than a decision; which one."""
    for visitor in visitors:
        await visitor.until(
            lambda who=visitor: who.question is not None and who.question["decision"] > after
        )
    (decision,) = {visitor.question["decision"] for visitor in visitors if visitor.question}
    for visitor in visitors:
        await visitor.page.locator(asking(decision)).wait_for()
    return int(decision)


def test_on_a_second_device_the_same_is_asked_and_either_may_answer(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        table = await open_scenario(house, anna, "bang-and-missed")
        await anna.goes(table)
        other = await house.second_device(anna, table)
        decision = 0
        for device, witness in ((other, anna), (anna, other)):
            decision = await asked_alike(device, witness, after=decision)
            assert device.question == witness.question
            await Player(device, Mouse()).answer()
            await expect(witness.page.locator(asking(decision))).to_have_count(0)
        assert [len(device.answers()) for device in (other, anna)] == [1, 1]
        assert anna.complaints + other.complaints == []

    visit(tmp_path, test)


def hands(messages: list[dict[str, Any]]) -> set[Any]:
    """Every card of a hand in the views that were heard."""
    views = [message["view"] for message in messages if message.get("view")]
    return {card for view in views for seat in view["seats"] for card in seat["hand"]}


def harmless(question: Question) -> int:
    """End the turn if that is possible, and shoot at nobody."""
    verbs = [option.verb for option in question.options]
    return verbs.index("end") if "end" in verbs else 0


def test_a_spectator_sees_no_hands_and_no_options(tmp_path: Path) -> None:
    """Nobody has played yet: there is no card in a hand that everybody knows."""

    async def test(house: Saloon, people: list[RecordingClient]) -> None:
        table = await people[0].open_table(players=4, clock="none")
        for client in people[1:]:
            await client.join(table)
        await people[0].start()
        asked = await who_is_asked(people)
        otto = await house.visitor(f"/table/{table}")
        await expect(otto.page.locator(".plate[data-seat]")).to_have_count(4)
        await otto.hears("update")
        seen = len(otto.of("update"))
        assert asked.question
        await asked.answer(harmless(asked.question))
        await otto.until(lambda: len(otto.of("update")) > seen)
        await expect(otto.page.locator(".ask")).to_be_visible()
        await expect(otto.page.locator(".held")).to_have_count(0)
        await expect(otto.page.locator(CHOICES)).to_have_count(0)
        assert hands(otto.heard) == {None}
        assert not any((message.get("question") or {}).get("options") for message in otto.heard)
        assert otto.complaints == []

    visit(tmp_path, with_clients(test, "Anna", "Bob", "Carla", "Dario"))


def test_whoever_is_sent_away_is_told_and_is_told_again_on_return(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna, bruno = await house.visitor(), await house.visitor()
        table = await open_table(house, anna, players=4)
        await bruno.goes(table)
        await sit_down(bruno, Mouse())
        async with house.program_of(anna) as owner:
            await owner.watch(table.rpartition("/")[2])
            await owner.start("drifter")
            await expect(bruno.page.locator(".plate.mine")).to_be_visible()
            await owner.request(Kick(seat=bruno.seat))
        told = bruno.page.get_by_text(speech("en").say("notice-sent-away"))
        await expect(told.first).to_be_visible()
        await bruno.goes(table)
        reason = (await bruno.hears("refused"))["reason"]["key"]
        await expect(bruno.page.get_by_text(speech("en").say(reason)).first).to_be_visible()
        await expect(bruno.page.locator(".plate")).to_have_count(0)
        assert bruno.complaints == []

    visit(tmp_path, test)


async def until_asked(visitor: Visitor, others: list[RecordingClient]) -> None:
    """The others play until somebody is asked."""
    playing = [asyncio.create_task(other.play(harmless)) for other in others]
    await visitor.until(lambda: visitor.question is not None)
    for task in playing:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


def test_a_bot_plays_for_whoever_is_late_until_the_seat_is_taken_back(tmp_path: Path) -> None:
    clock = TestClock()

    async def test(house: Saloon, others: list[RecordingClient]) -> None:
        anna = await house.visitor()
        table = await open_table(house, anna, players=4, clock="fast")
        for other in others:
            await other.join(table.rpartition("/")[2])
        await anna.goes(table)
        await anna.page.get_by_role("button", name=re.compile("^Start")).click()
        await until_asked(anna, others)
        away = anna.page.locator(".plate.mine").get_by_text(speech("en").say("board-away"))
        await expect(away).to_have_count(0)
        clock.advance(TOO_LONG)
        await expect(away).to_be_visible()
        await anna.page.get_by_role("button", name=speech("en").say("board-back")).click()
        await expect(away).to_have_count(0)
        await until_asked(anna, others)
        await Player(anna, Mouse()).answer()
        assert anna.complaints == []

    clients = with_clients(test, "Bob", "Carla", "Dario")
    visit(tmp_path, clients, clock=clock, defaults_in_a_row=1)
