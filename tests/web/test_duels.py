"""Duels in a real browser: against a bot, against somebody with a clock, in every language."""

from __future__ import annotations

import asyncio
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from sixgun.locales import speech
from sixgun.server.clock import TestClock
from tests.web.axe import Inspection
from tests.web.browser import DESK, PHONE, Saloon, Visitor, expect, visit
from tests.web.players import (
    AFTER,
    Fingers,
    Keys,
    Mouse,
    Player,
    open_scenario,
    open_table,
    play_now,
    sit_down,
)

say = speech("en").say
#: The shortest duel there is.
DUEL: dict[str, Any] = {"game": "duel", "players": 2, "fighters": 2, "pace": "none"}
#: What chooses nothing.
MEEK = ".own .option:not(.quiet)"


def position() -> str:
    """A duel in full swing, as the pictures of the docs show it."""
    return files("sixgun_tools.shots").joinpath("positions/duel.toml").read_text(encoding="utf-8")


async def begin(visitor: Visitor) -> None:
    await visitor.page.get_by_role("button", name=re.compile("^Start")).click()


class Meek(Player):
    """Somebody who answers with the last thing that is offered: to pass, to end the turn."""

    async def _choose_one(self, selector: str) -> None:
        passing = self.page.locator(MEEK)
        if await passing.count():
            await self.fingers.choose(passing.last)
        else:
            await super()._choose_one(selector)


@pytest.mark.parametrize(("kind", "fingers"), [(Player, Mouse()), (Meek, Keys())])
def test_a_whole_duel_against_a_bot(tmp_path: Path, kind: type[Player], fingers: Fingers) -> None:
    """By mouse whatever comes to mind; by keyboard as meekly as can be, which is over sooner."""

    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        await anna.goes(await open_table(house, anna, **DUEL))
        await begin(anna)
        await kind(anna, fingers).play_out()
        sides = anna.page.locator(AFTER).get_by_role("heading", name=say("duel-after-sides"))
        await expect(sides).to_be_visible()
        assert not any(message["t"] == "refused" for message in anna.heard)
        await anna.page.locator(AFTER).get_by_role("link", name=say("after-replay")).click()
        await anna.page.get_by_role("slider").wait_for()
        await anna.page.keyboard.press("End")
        await expect(anna.page.locator(".board .plate").first).to_be_visible()
        assert anna.complaints == []

    visit(tmp_path, test)


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_one_click_leads_to_a_duel_in_every_language(tmp_path: Path, language: str) -> None:
    own = speech(language).say

    async def test(house: Saloon) -> None:
        anna = await house.visitor(locale=language)
        await play_now(anna.page, own("lobby-duel"))
        player = Player(anna, Mouse())
        assert await player.is_asked()
        asked = anna.page.get_by_role("heading", name=own("duel-question-front"))
        await expect(asked).to_be_visible()
        await player.answer()  # who is left is the rearguard
        await expect(anna.page.locator(".plate[data-seat]")).to_have_count(4)
        await expect(anna.page.get_by_text(own("duel-no-common"))).to_be_visible()
        await expect(anna.page.get_by_text(own("page-unsaid"))).to_have_count(0)
        assert anna.complaints == []

    visit(tmp_path, test)


async def first_turn(anna: Visitor, bruno: Visitor) -> None:
    """Both choose who stands in front, and the Law begins."""
    for visitor in (anna, bruno):
        player = Player(visitor, Mouse())
        assert await player.is_asked()
        await player.answer()
    await anna.until(lambda: anna.question is not None and anna.question["kind"] != "front")


async def out_of_time(clock: TestClock, visitor: Visitor) -> None:
    """Let minutes pass until the duel is over, however slowly the house takes notice."""
    while not visitor.is_over:
        clock.advance(60)
        await asyncio.sleep(0)
        await visitor.page.evaluate("() => 0")


def test_whoever_has_no_time_left_loses(tmp_path: Path) -> None:
    clock = TestClock()

    async def test(house: Saloon) -> None:
        anna, bruno = await house.visitor(), await house.visitor(viewport=PHONE)
        options = {**DUEL, "minutes": 25, "clock": "relaxed", "substitutes": False}
        table = await open_table(house, anna, **options)
        for visitor in (anna, bruno):
            await visitor.goes(table)
        await sit_down(bruno, Mouse())
        await begin(anna)
        await first_turn(anna, bruno)
        for visitor in (anna, bruno):
            await expect(visitor.page.locator("[role=timer]")).to_have_count(2)
            await expect(visitor.page.locator("[role=timer].running")).to_have_count(1)
        await out_of_time(clock, anna)
        for visitor, fate in ((anna, "after-you-lost"), (bruno, "after-you-won")):
            told = visitor.page.locator(AFTER)
            await expect(told).to_contain_text(say(fate))
            await expect(told).to_contain_text(say("duel-after-time", player="Anna"))
        assert anna.complaints + bruno.complaints == []

    visit(tmp_path, test, clock=clock)


def test_axe_finds_nothing_at_a_duel(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(reduced_motion="reduce")
        page, inspection = anna.page, Inspection(anna.page)
        await anna.goes(await open_scenario(house, anna, position()))
        await page.locator(".held.offered").first.wait_for()
        await inspection.look("duel")
        await page.locator(".held.offered").first.click()
        await page.locator(".plate.target").first.wait_for()
        await inspection.look("aiming")
        await page.locator(".gear button:not(.offered)").first.click()
        await page.locator(".zoom[open]").wait_for()
        await inspection.look("a card seen close")
        await anna.goes("/gallery/the-duel")
        await page.locator(".thing").first.wait_for()
        await inspection.look("the book")
        assert inspection.faults() == {}
        assert anna.complaints == []

    visit(tmp_path, test)


def test_a_card_beside_a_character_is_near_it_and_nobody_covers_anybody(tmp_path: Path) -> None:
    """Front and rear of both sides, on a desk, on a phone and on a phone on its side."""
    overlaps = """() => {
      const boxes = [...document.querySelectorAll('.plate, .side .head')].map((it) =>
        it.getBoundingClientRect());
      const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
      const cut = boxes.filter((box) => box.left < 0 || box.right > innerWidth);
      return boxes.filter((a, at) => boxes.slice(at + 1).some((b) => meet(a, b))).length +
        cut.length;
    }"""

    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        await anna.goes(await open_scenario(house, anna, position()))
        await expect(anna.page.locator(".plate[data-seat]")).to_have_count(4)
        await expect(anna.page.locator('.plate[data-seat="0"] .gear button')).to_have_count(2)
        await expect(anna.page.locator(".plate.front")).to_have_count(2)
        for width, height in ((1440, 900), (390, 844), (844, 390)):
            await anna.page.set_viewport_size({"width": width, "height": height})
            assert await anna.page.evaluate(overlaps) == 0, (width, height)
        assert anna.complaints == []

    visit(tmp_path, test)


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_at_a_duel_one_is_told_why_not_and_what_adds_up(
    tmp_path: Path, viewport: dict[str, int]
) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(viewport=viewport, reduced_motion="reduce")
        page = anna.page
        await anna.goes(await open_scenario(house, anna, position()))
        await page.locator(".held.offered").first.wait_for()
        await page.locator(".held:not(.offered)").click()
        why = page.locator(".why")
        await expect(why).to_have_text("Missed! (snake) can only be played in answer to something.")
        await expect(why).to_be_in_viewport()
        await page.locator(".held.offered").first.click()
        spared = page.locator(".plate.far .reason")
        await expect(spared).to_have_text([say("duel-reason-own-character", card="Winchester")] * 2)
        await page.keyboard.press("Escape")
        await page.locator(".plate.front .about").last.click()
        kept = say("duel-sum-kept", sum="3 (Wyatt Ear has 3 life points)")
        await expect(page.locator(".sums li").nth(2)).to_have_text(kept)
        assert anna.complaints == []

    visit(tmp_path, test)
