"""Tables for days, gathering before the deal and meeting again, in a real browser."""

from __future__ import annotations

import asyncio
import os
import re
import time
from collections.abc import Callable
from pathlib import Path

from sixgun.locales import speech
from sixgun.server.clock import TestClock
from sixgun.server.protocol import Orders
from sixgun.server.tables.pending import Pending
from sixgun.server.tables.table import OpenTable
from tests.server.houses import RecordingClient
from tests.web.axe import faults, faults_in_both
from tests.web.browser import DESK, PHONE, Saloon, Visitor, expect, visit
from tests.web.players import open_table, with_clients

say = speech("en").say
START = re.compile("^Start")


async def look(visitor: Visitor, name: str) -> None:
    """A picture for whoever wants to see it."""
    if os.environ.get("SIXGUN_PICTURES"):
        await visitor.page.screenshot(path=f"{os.environ['SIXGUN_PICTURES']}/{name}.png")


async def sits(house: Saloon, visitor: Visitor, table: str, name: str) -> None:
    async with house.program_of(visitor) as program:
        program.name = name
        await program.join(table.rpartition("/")[2])
    await visitor.goes(table)


def test_people_say_that_they_are_there_and_then_it_begins(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna, bob = await house.visitor(viewport=DESK), await house.visitor(viewport=PHONE)
        table = await open_table(house, anna, players=4)
        await anna.goes(table)
        await sits(house, bob, table, "Bob")
        await anna.page.get_by_role("button", name=START).click()
        sheet = bob.page.get_by_role("dialog", name=say("gather-title"))
        await expect(sheet).to_contain_text(say("gather-asks", name="Anna"))
        await look(bob, "gather-phone")
        await look(anna, "gather-desk")
        assert await faults_in_both(bob.page) == []
        owners = anna.page.get_by_role("dialog", name=say("gather-title"))
        await expect(owners).to_contain_text(say("gather-is-missing"))
        await owners.get_by_role("button", name=say("gather-cancel")).click()
        await expect(sheet).to_have_count(0)
        await anna.page.get_by_role("button", name=START).click()
        await sheet.get_by_role("button", name=say("gather-here")).press("Enter")
        await bob.hears("update")
        await anna.hears("update")
        assert anna.complaints == bob.complaints == []

    visit(tmp_path, test, gather_seconds=60.0)


def test_the_next_time_is_shown_in_ones_own_zone_and_as_a_calendar_file(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(viewport=DESK, timezone_id="Europe/Rome")
        bob = await house.visitor(viewport=PHONE, timezone_id="America/New_York")
        table = await open_table(house, anna, players=4)
        await anna.goes(table)
        await sits(house, bob, table, "Bob")
        title = bob.page.get_by_role("heading", name=say("meet-title"))
        await expect(title).to_have_count(0)
        await anna.page.get_by_role("button", name=f"{say('meet-title')}…").click()
        await look(anna, "meet-desk")
        await anna.page.get_by_role("button", name=say("meet-set"), exact=True).click()
        await expect(title).to_be_visible()
        assert await faults(bob.page) == []
        assert await faults(anna.page) == []
        await title.scroll_into_view_if_needed()
        await look(bob, "meet-phone")
        times = [each.page.locator(".meet time") for each in (anna, bob)]
        texts = [await each.inner_text() for each in times]
        moments = [await each.get_attribute("datetime") for each in times]
        assert texts[0] != texts[1]
        assert moments[0] == moments[1]
        async with bob.page.expect_download() as coming:
            await bob.page.get_by_role("button", name=say("meet-file")).click()
        file = Path(await (await coming.value).path()).read_bytes()
        stamp = re.sub(r"[-:]|\.\d+", "", moments[0] or "")
        assert f"DTSTART:{stamp}\r\n".encode() in file
        assert table.encode() in file.replace(b"\r\n ", b"")
        assert all(len(line) <= 75 for line in file.split(b"\r\n"))
        assert file.startswith(b"BEGIN:VCALENDAR\r\n")
        assert file.endswith(b"END:VCALENDAR\r\n")
        assert b"#" not in file
        await anna.page.get_by_role("button", name=say("meet-remove")).click()
        await expect(title).to_have_count(0)
        assert anna.complaints == bob.complaints == []

    visit(tmp_path, test, clock=TestClock(time.time()))


def test_orders_are_given_and_ones_turn_is_told_on_every_page(tmp_path: Path) -> None:
    async def test(house: Saloon, others: list[RecordingClient]) -> None:
        anna = await house.visitor(viewport=PHONE)
        (bob,) = others
        tables = []
        for _ in range(2):
            table = await open_table(house, anna, players=3, clock="days")
            tables.append(table.rpartition("/")[2])
            await bob.join(tables[-1])
            await anna.goes(table)
            await anna.page.get_by_role("button", name=START).click()
            await anna.hears("update")
        state = house.house.tables[tables[1]].state
        await anna.page.get_by_role("button", name=say("board-menu")).click()
        await anna.page.get_by_role("button", name=say("board-orders")).click()
        sheet = anna.page.get_by_role("dialog", name=say("board-orders"))
        await sheet.get_by_role("radio", name=say("days-shot-dodge")).check()
        await sheet.get_by_role("checkbox", name=say("days-beer")).click()
        await expect(sheet.get_by_role("status")).to_have_text(say("days-kept"))
        assert await faults_in_both(anna.page) == []
        await look(anna, "orders-phone")
        assert list(state.orders.values()) == [Orders(shot="dodge", beer=True)]
        await anna.page.keyboard.press("Escape")
        await look(anna, "slow-table-phone")
        for name in tables:
            await bob.watch(name)
            await _until(house, house.house.tables[name], [bob], _has_turn)
        await anna.goes("/")
        await anna.page.get_by_text(say("page-your-turns", count=2)).click()
        ways = anna.page.get_by_role("link", name=re.compile(say("page-your-turn")))
        await expect(ways).to_have_count(2)
        await look(anna, "turns-phone")
        await anna.page.set_viewport_size(DESK)
        await look(anna, "turns-desk")
        assert await faults(anna.page) == []
        assert anna.complaints == []

    visit(tmp_path, with_clients(test, "Bob"))


def test_an_answer_out_of_turn_is_held_and_can_be_changed(tmp_path: Path) -> None:
    async def test(house: Saloon, others: list[RecordingClient]) -> None:
        anna = await house.visitor(viewport=PHONE)
        (bob,) = others
        address = await open_table(house, anna, players=3, clock="days")
        name = address.rpartition("/")[2]
        await bob.join(name)
        table = house.house.tables[name]
        async with house.program_of(anna) as program:
            await program.watch(name)
            await program.start("drifter")
            await _until(house, table, [program, bob], _is_shot)
        await anna.goes(address)
        pass_on = anna.page.locator(".ask .option").last
        await pass_on.click()
        held = anna.page.locator(".ask .held")
        await expect(held).to_be_visible()
        assert await faults(anna.page) == []
        await look(anna, "held-phone")
        question = table.state.question
        assert question is not None
        assert question.live
        await held.get_by_role("button", name=say("days-change")).click()
        await expect(pass_on).to_be_visible()
        await pass_on.click()
        await anna.reloads()
        await expect(pass_on).to_be_visible()
        assert anna.complaints == []

    visit(tmp_path, with_clients(test, "Bob"))


def _is_shot(table: OpenTable, pending: Pending) -> bool:
    """Is the owner asked out of turn, and has a choice?"""
    place = table.state.places[pending.decision.seat]
    is_asked = place.person == table.state.owner and pending.drawn
    return is_asked and len(pending.decision.options) > 1


def _has_turn(table: OpenTable, pending: Pending) -> bool:
    """Is it the owner's own turn?"""
    place = table.state.places[pending.decision.seat]
    return place.person == table.state.owner and not pending.drawn


async def _until(
    house: Saloon,
    table: OpenTable,
    people: list[RecordingClient],
    there: Callable[[OpenTable, Pending], bool],
) -> None:
    """Minutes pass, and whoever is asked in his own turn answers, until something is so."""
    clock = house.serving.context.house.clock
    while True:
        await table.settled()
        play = table.play
        pending = play.pending if play is not None else None
        if pending is None:
            await asyncio.sleep(0)
            continue
        if there(table, pending):
            return
        decision = pending.decision
        by = [each for each in people if each.table and each.table.seat == decision.seat]
        if pending.drawn or not by:
            clock.advance(901.0 if pending.drawn else 0.1)
            await asyncio.sleep(0)
            continue
        (client,) = by
        serial = decision.serial
        await client.until(
            lambda d=serial, c=client: c.question is not None and c.question.decision == d
        )
        await client.answer(0)
        await client.until(
            lambda d=serial, c=client: c.question is None or c.question.decision != d
        )
