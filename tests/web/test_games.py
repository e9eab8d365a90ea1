"""Whole games in a real browser, from the first click to the end."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from sixgun.locales import speech
from tests.web.browser import PHONE, Saloon, expect, visit
from tests.web.players import (
    AFTER,
    CANCEL,
    Keys,
    Mouse,
    Player,
    Thumb,
    open_scenario,
    open_table,
    play_now,
    sit_down,
    tab_to,
)

TOUCH = {
    "viewport": PHONE,
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


LANGUAGES = ["en", *(pytest.param(each, marks=pytest.mark.long) for each in ("it", "es"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_alone_by_mouse(tmp_path: Path, language: str) -> None:
    say = speech(language).say

    async def test(house: Saloon) -> None:
        anna = await house.visitor(locale=language)
        await expect(anna.page.locator("html")).to_have_attribute("lang", language)
        await play_now(anna.page, say("lobby-play-now"))
        log = anna.page.get_by_role("button", name=say("board-log"))
        await expect(log).to_have_attribute("aria-pressed", "true")
        await Player(anna, Mouse()).play_out()
        decisions = [answer["decision"] for answer in anna.answers()]
        assert decisions == sorted(set(decisions))
        assert not any(message["t"] == "refused" for message in anna.heard)
        assert anna.complaints == []

    visit(tmp_path, test)


def test_a_whole_game_by_keyboard_alone(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        start = anna.page.get_by_role("button", name=speech("en").say("lobby-play-now"))
        await expect(start).to_be_enabled()
        await tab_to(start)
        await anna.page.keyboard.press("Enter")
        await Player(anna, Keys()).play_out()
        await anna.page.keyboard.press("Escape")
        await expect(anna.page.locator(AFTER)).to_have_count(0)
        await anna.page.keyboard.press("l")  # the log has a button for every card in it
        await expect(anna.page.locator(".side")).to_have_count(0)
        again = anna.page.get_by_role("button", name=speech("en").say("after-show"))
        await tab_to(again)
        await anna.page.keyboard.press("Enter")
        await expect(anna.page.locator(AFTER)).to_be_visible()
        assert anna.complaints == []

    visit(tmp_path, test)


def test_digits_answer_and_so_does_the_focus(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        await anna.goes(await open_scenario(house, anna, "bang-and-missed"))
        keys = Keys()
        player = Player(anna, keys)
        while not (keys.digits and keys.tabs):
            assert await player.is_asked()
            await player.answer()
        assert anna.complaints == []

    visit(tmp_path, test)


def test_two_people_and_bots_one_of_them_with_a_phone(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna, bruno = await house.visitor(), await house.visitor(**TOUCH)
        table = await open_table(house, anna, players=4)
        for visitor in (anna, bruno):
            await visitor.goes(table)
        await sit_down(bruno, Thumb())
        await anna.page.get_by_role("button", name=re.compile("^Start")).click()
        await asyncio.gather(
            Player(anna, Mouse(), seed=2).play_out(), Player(bruno, Thumb(), seed=3).play_out()
        )
        assert anna.complaints + bruno.complaints == []

    visit(tmp_path, test)


def test_aiming_is_begun_by_a_digit_and_left_by_escape(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        await anna.goes(await open_scenario(house, anna, "bang-and-missed"))
        bang = anna.page.locator(".held.offered").first
        await anna.page.keyboard.press(await bang.get_attribute("data-key") or "")
        await expect(bang).to_have_attribute("aria-pressed", "true")
        await expect(anna.page.locator(".plate.target")).not_to_have_count(0)
        await anna.page.keyboard.press("Escape")
        await expect(bang).to_have_attribute("aria-pressed", "false")
        await expect(anna.page.locator(CANCEL)).to_have_count(0)
        assert anna.answers() == []
        assert anna.complaints == []

    visit(tmp_path, test)
