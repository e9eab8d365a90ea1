"""One time at the table, seen in a real browser: whole games with their moments.

Every question stands under what caused it, the log tells nothing that the stage has not reached,
and nothing is shown after something later.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.web.browser import Saloon, expect, visit
from tests.web.players import Mouse, Player, open_scenario, open_table
from tests.web.positions import GATLING
from tests.web.whole_games import WATCH, Figures, causes, watched

#: Moments as they are, but quickly: a test has seen them as soon as they are there.
QUICKLY = "localStorage['sixgun.settings'] = '{\"speed\": 4}'"
DUEL = {"game": "duel", "players": 2, "fighters": 2, "pace": "none"}
BANG = {"players": 4, "pace": "none", "sets": ["all"]}


@pytest.mark.parametrize("options", [BANG, DUEL], ids=["bang", "duel"])
def test_a_whole_game_has_one_time(tmp_path: Path, options: dict[str, Any]) -> None:
    known = causes()[str(options.get("game", "bang"))]

    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        await anna.context.add_init_script(QUICKLY)
        await anna.context.add_init_script(WATCH)
        await anna.goes(await open_table(house, anna, **options))
        await anna.page.get_by_role("button", name=re.compile("^Start")).click()
        await expect(anna.page.locator(".log li").first).to_be_visible()
        await Player(anna, Mouse()).play_out()
        seen, figures = await watched(anna), Figures()
        figures.note("this game", anna, seen, known)
        assert figures.faults == []
        assert figures.complaints == []
        assert len(seen["moments"]) > 10
        assert len(figures.waits) > 3

    visit(tmp_path, test)


def test_space_and_a_tap_hurry_what_is_on_stage(tmp_path: Path) -> None:
    """The time of the page stands still: nothing goes on by itself."""

    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        page, stage = anna.page, anna.page.locator(".stage")
        await page.evaluate("() => localStorage.setItem('sixgun.settings', '{\"speed\": 1}')")
        await page.clock.install()
        await anna.goes(await open_scenario(house, anna, GATLING))
        await page.locator(".ask.mine").wait_for()
        await page.clock.pause_at(await page.evaluate("() => Date.now() + 60_000"))
        await page.locator(".held.offered").first.click()
        await expect(stage).to_have_attribute("data-key", "played")
        at = str(await stage.get_attribute("data-at"))
        await page.keyboard.press("Space")
        await expect(stage).not_to_have_attribute("data-at", at)
        at = str(await stage.get_attribute("data-at"))
        await page.locator(".board").first.dispatch_event("pointerdown")
        await expect(stage).not_to_have_attribute("data-at", at)
        assert anna.complaints == []

    visit(tmp_path, test)
