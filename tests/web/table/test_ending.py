"""Out of the game, again and pauses, in a real browser."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from sixgun.locales import speech
from sixgun.server.protocol import Leave, Pause, Rematch
from tests.server.houses import RecordingClient
from tests.web.browser import PHONE, Locator, Saloon, Visitor, expect, visit
from tests.web.players import AFTER, finished, open_table, with_clients

say = speech("en").say


def button(visitor: Visitor, key: str, **args: Any) -> Locator:
    return visitor.page.get_by_role("button", name=say(key, **args), exact=True)


async def somebody_dies(house: Saloon, people: list[RecordingClient]) -> RecordingClient:
    """They play until one of them is out; from there on every answer takes a while."""
    table = await people[0].open_table(players=4, clock="none")
    for other in people[1:]:
        await other.join(table)
    await people[0].start()
    play = None
    while True:
        opened = house.house.tables[table]
        await opened.settled()
        play = opened.play
        if play is None or play.game.decision is None:
            continue
        game = play.game
        if not all(game.alive):
            break
        asked, decision = people[game.decision.seat], game.decision.serial
        await asked.until(lambda c=asked, d=decision: c.question and c.question.decision == d)
        await asked.answer(0)
        await asked.until(lambda c=asked, d=decision: c.question and c.question.decision != d)
    assert not play.game.over
    play.pauses.middle = 30.0
    return people[play.game.alive.index(False)]


def test_who_is_out_goes_faster_and_then_straight_to_the_result(tmp_path: Path) -> None:
    async def test(house: Saloon, people: list[RecordingClient]) -> None:
        out = await somebody_dies(house, people)
        anna = await house.browser_of(out, f"/table/{out.table.table}")
        panel = anna.page.get_by_role("status", name=say("out-heading"))
        await expect(panel).to_be_visible()
        role = out.view.seats[out.table.seat].role
        await expect(panel).to_contain_text(say(f"out-hope-{role}"))
        for other in people:
            if other is not out:
                await expect(panel).to_contain_text(other.name)  # they play, and are not hurried
        await expect(button(anna, "out-result")).to_have_count(0)
        for other in people:
            if other is not out:
                await other.request(Leave())
        await button(anna, "out-faster").click()
        await expect(button(anna, "out-faster")).to_have_attribute("aria-pressed", "true")
        await anna.until(lambda: anna.of("table")[-1].get("pace") == "faster")
        assert not anna.is_over, "the clock of the house stands still"
        await button(anna, "out-result").click()
        sheet = anna.page.locator(AFTER)
        await expect(sheet).to_be_visible()
        await expect(sheet).to_contain_text(say("after-hurried"))
        await expect(panel).to_have_count(0)
        assert anna.complaints == []

    visit(tmp_path, with_clients(test, "Anna", "Bob", "Carla", "Dan"))


def test_who_is_out_begins_another_game(tmp_path: Path) -> None:
    async def test(house: Saloon, people: list[RecordingClient]) -> None:
        out = await somebody_dies(house, people)
        before = out.table.table
        anna = await house.browser_of(out, f"/table/{before}", viewport=PHONE)
        await button(anna, "out-new-game").click()
        await expect(anna.page).not_to_have_url(re.compile(re.escape(before)))
        await expect(anna.page).to_have_url(re.compile(r"/table/[\w-]{20,}$"))
        await expect(anna.page.locator(".plate.mine")).to_be_visible()
        await expect(anna.page.get_by_role("status", name=say("out-heading"))).to_have_count(0)
        assert anna.complaints == []

    visit(tmp_path, with_clients(test, "Anna", "Bob", "Carla", "Dan"))


def test_an_offer_to_play_again_is_taken(tmp_path: Path) -> None:
    async def test(house: Saloon, others: list[RecordingClient]) -> None:
        anna = await house.visitor()
        await finished(house, anna, others)
        bob, carla, dan = others
        hers = carla.table.seat
        sheet = anna.page.locator(AFTER)
        await button(anna, "again-offer").click()
        await expect(sheet).to_contain_text(say("again-waiting"))
        await expect(sheet.locator(".again .open")).to_have_count(3)
        await bob.request(Rematch())
        await carla.request(Rematch(on=False))
        await expect(sheet.locator(".again .in")).to_contain_text("Bob")
        await expect(sheet.locator(".again .out")).to_contain_text("Carla")
        await expect(sheet).to_be_visible()  # it stays until all have answered
        await dan.request(Rematch())
        await expect(sheet).to_have_count(0)
        await expect(anna.page.locator(".plate.mine")).to_be_visible()
        assert anna.of("table")[-1]["chairs"][hers]["kind"] == "bot"
        assert anna.complaints == []

    visit(tmp_path, with_clients(test, "Bob", "Carla", "Dan"))


def test_who_does_not_play_again_keeps_the_sheet_and_may_look_on(tmp_path: Path) -> None:
    async def test(house: Saloon, others: list[RecordingClient]) -> None:
        anna = await house.visitor(viewport=PHONE)
        await finished(house, anna, others)
        sheet = anna.page.locator(AFTER)
        await others[0].request(Rematch())
        await button(anna, "again-decline").click()
        await expect(sheet).to_contain_text(say("again-declined"))
        for other in others[1:]:
            await other.request(Rematch())
        await expect(sheet).to_contain_text(say("again-without"))
        await anna.hears("gone")
        assert len(anna.of("game")) == 1, "nothing of the new game is shown"
        await button(anna, "again-look-on").click()
        await expect(sheet).to_have_count(0)
        await expect(anna.page.locator(".plate").first).to_be_visible()
        assert anna.seat == -1
        assert anna.complaints == []

    visit(tmp_path, with_clients(test, "Bob", "Carla", "Dan"))


def test_the_owner_begins_without_those_who_say_nothing(tmp_path: Path) -> None:
    async def test(house: Saloon, others: list[RecordingClient]) -> None:
        anna = await house.visitor()
        await finished(house, anna, others)
        await button(anna, "again-offer").click()
        await button(anna, "again-now").click()
        asked = anna.page.get_by_role("dialog", name=say("again-now-sure"))
        await expect(asked).to_contain_text("Bob, Carla, Dan")
        await asked.get_by_role("button", name=say("again-now"), exact=True).click()
        await expect(anna.page.locator(AFTER)).to_have_count(0)
        for other in others:
            await other.until(lambda c=other: c.gone is not None)
        assert anna.complaints == []

    visit(tmp_path, with_clients(test, "Bob", "Carla", "Dan"))


def test_a_pause_is_seen_by_the_others(tmp_path: Path) -> None:
    async def test(house: Saloon, others: list[RecordingClient]) -> None:
        anna = await house.visitor()
        table = await open_table(house, anna, players=2, game="duel")
        (bob,) = others
        await bob.join(table.rpartition("/")[2])
        await anna.goes(table)
        await anna.page.get_by_role("button", name=re.compile("^Start")).click()
        await bob.until(lambda: bob.duel is not None)
        await bob.request(Pause())
        veil = anna.page.get_by_role("region", name=say("pause-heading"))
        await expect(veil).to_contain_text(say("pause-by", player="Bob"))
        await expect(veil).to_contain_text("0:")
        await anna.reloads()
        await expect(veil).to_contain_text(say("pause-by", player="Bob"))
        await veil.get_by_role("button", name=say("board-resume")).click()
        await expect(veil).to_have_count(0)
        assert anna.complaints == []

    visit(tmp_path, with_clients(test, "Bob"))
