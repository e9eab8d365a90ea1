"""A game begins: the first visit, who one is, two people of whom one is never ready, tips."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from sixgun.locales import speech
from sixgun.server.clock import TestClock
from tests.server.houses import SEED
from tests.server.tables.test_restart import killed
from tests.web.browser import DESK, PHONE, Saloon, Visitor, chromium, expect, saloon, visit
from tests.web.players import Mouse, Player, Thumb, asking, open_table, play_now
from tests.web.shared import SHARED

say = speech("en").say
SHEET = "dialog.reveal[open]"
WAIT = ".wait"
SECONDS = 12.0
LANDSCAPE = {"width": 844, "height": 390}


async def sees_who_he_is(visitor: Visitor, seconds: str = "") -> dict[str, Any]:
    """The sheet says role, goal and character; nothing is asked. What the house has told."""
    sheet = visitor.page.locator(SHEET)
    await expect(sheet).to_be_visible()
    view = (await visitor.hears("update"))["view"]
    mine = view["seats"][view["seat"]]
    await expect(sheet).to_contain_text(say("reveal-you-are", role=mine["role"]))
    await expect(sheet.locator(".goal")).to_have_text(re.compile(r"\w+"))
    await expect(sheet.locator(".own")).to_be_visible()
    await expect(sheet).to_contain_text(seconds or say("reveal-when-ready"))
    await expect(visitor.page.locator(".ask.mine")).to_have_count(0)
    assert visitor.question is None
    return dict(mine)


async def is_ready(visitor: Visitor) -> None:
    await visitor.page.get_by_role("button", name=say("reveal-ready")).click()
    await expect(visitor.page.locator(SHEET)).to_have_count(0)


@pytest.mark.parametrize("screen", [DESK, PHONE, LANDSCAPE])
def test_from_the_first_visit_to_the_first_card(tmp_path: Path, screen: dict[str, int]) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(viewport=screen, has_touch=screen is not DESK)
        await play_now(anna.page, say("lobby-play-now"))
        mine = await sees_who_he_is(anna)
        button = anna.page.get_by_role("button", name=say("reveal-ready"))
        await expect(button).to_be_in_viewport(ratio=1)
        if screen is DESK:
            await anna.page.keyboard.press("h")
            await expect(anna.page.locator(SHEET)).to_contain_text(say("reveal-covered"))
            goal = say(f"goal-{mine['role']}")
            await expect(anna.page.locator(SHEET)).not_to_contain_text(goal)
            await anna.page.keyboard.press("h")
            await expect(anna.page.locator(SHEET)).to_contain_text(goal)
        await is_ready(anna)
        player = Player(anna, Mouse() if screen is DESK else Thumb())
        assert await player.is_asked()
        await player.answer()
        assert anna.answers()
        assert anna.complaints == []

    visit(tmp_path, test, reveal_seconds=SECONDS)


def test_the_aim_stays_a_glance_away_and_one_key_hides_it(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(viewport=DESK)
        await play_now(anna.page, say("lobby-play-now"))
        mine = await sees_who_he_is(anna)
        await is_ready(anna)
        plate = anna.page.locator(".own .plate")
        goal = say(f"goal-{mine['role']}")
        await expect(plate).to_contain_text(goal)
        await anna.page.keyboard.press("h")
        await expect(plate).not_to_contain_text(goal)

    visit(tmp_path, test, reveal_seconds=SECONDS)


def test_a_duel_begins_with_whose_side_one_is_on(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(viewport=PHONE)
        await play_now(anna.page, say("lobby-duel"))
        sheet = anna.page.locator(SHEET)
        await expect(sheet).to_contain_text(say("duel-reveal-goal"))
        await expect(sheet.locator("li")).to_have_count(4)
        await is_ready(anna)
        assert await Player(anna, Mouse()).is_asked()
        assert anna.complaints == []

    visit(tmp_path, test, reveal_seconds=SECONDS)


async def two_at_a_table(house: Saloon) -> tuple[Visitor, Visitor]:
    """Anna and Bruno, each in a browser, look at a game with bots that is about to begin."""
    anna = await house.visitor()
    path = await open_table(house, anna, players=4)
    await anna.goes(path)
    bruno = await house.visitor(path)
    await bruno.page.get_by_role("button", name=say("room-sit")).first.click()
    await bruno.until(lambda: bruno.seat >= 0)
    await anna.page.get_by_role("button", name=re.compile("^Start")).click()
    return anna, bruno


def test_of_two_people_one_never_says_that_he_is_ready(tmp_path: Path) -> None:
    clock = TestClock()

    async def test(house: Saloon) -> None:
        anna, bruno = await two_at_a_table(house)
        for each in (anna, bruno):
            await sees_who_he_is(each, say("reveal-together"))
            assert each.of("table")[-1]["reveal"] == SECONDS * 1000
        heard = len(bruno.heard)
        await is_ready(anna)
        await anna.until(lambda: any(each["t"] == "done" for each in anna.heard[-3:]))
        await expect(anna.page.locator(WAIT)).to_be_visible()
        await expect(bruno.page.locator(SHEET)).to_be_visible()
        assert bruno.heard[heard:] == [], "nothing that Bruno hears tells of it"
        await anna.reloads()
        await expect(anna.page.locator(WAIT)).to_be_visible()
        await expect(anna.page.locator(SHEET)).to_have_count(0)
        clock.advance(SECONDS)
        for each in (anna, bruno):
            await expect(each.page.locator(f"{SHEET}, {WAIT}")).to_have_count(0)
        await anna.until(lambda: anna.question is not None or bruno.question is not None)
        assert anna.complaints + bruno.complaints == []

    visit(tmp_path, test, clock=clock, reveal_seconds=SECONDS)


def test_a_house_that_is_killed_and_started_again_still_shows_it(tmp_path: Path) -> None:
    """Another house at the same address: the page comes back by itself, and so does the sheet."""

    async def run(browser: Any) -> None:
        clock = TestClock()
        async with saloon(tmp_path, browser, clock, reveal_seconds=SECONDS) as house:
            port = int(house.address.rpartition(":")[2])
            anna = await house.visitor()
            await play_now(anna.page, say("lobby-play-now"))
            mine = await sees_who_he_is(anna)
            after = killed(tmp_path)
            await house.serving.__aexit__(None, None, None)
            async with saloon(after, browser, clock, port=port, reveal_seconds=SECONDS) as again:
                assert again.house.randomness is not None, SEED
                await anna.until(lambda: len(anna.of("update")) > 0 and anna._times_met() > 1)
                assert await sees_who_he_is(anna) == mine
                await is_ready(anna)
                assert await Player(anna, Mouse()).is_asked()

    SHARED.run(chromium(), run)


# ------------------------------------------------------------------ tips

TIP = ".tip"
#: So many games in a row nobody loses before his first turn.
MOST_GAMES = 6
#: Does the tip cover anything that can be pressed to answer?
COVERS = """() => {
  const tip = document.querySelector('.tip').getBoundingClientRect();
  const pressed = '.own .option, .held.offered, .plate.target .who';
  return [...document.querySelectorAll(pressed)].filter((it) => {
    const box = it.getBoundingClientRect();
    const wide = Math.min(tip.right, box.right) - Math.max(tip.left, box.left);
    const high = Math.min(tip.bottom, box.bottom) - Math.max(tip.top, box.top);
    return wide > 1 && high > 1;
  }).length;
}"""


async def newcomer(house: Saloon, screen: dict[str, int]) -> Visitor:
    """Somebody who has never been here, and whom tips are for."""
    anna = await house.visitor(viewport=screen)
    await anna.page.evaluate("() => localStorage.setItem('sixgun.tips', '[]')")
    await anna.reloads()
    await play_now(anna.page, say("lobby-play-now"))
    return anna


async def until_own_turn(anna: Visitor) -> None:
    """Answer what comes before the first turn. One deal in forty kills before it: then another."""
    for _ in range(MOST_GAMES):
        if await comes_to_a_turn(anna):
            return
        await anna.goes("/")
        await play_now(anna.page, say("lobby-play-now"))
    raise AssertionError(f"nobody dies before his first turn in {MOST_GAMES} games")


async def comes_to_a_turn(anna: Visitor) -> bool:
    """Is the newcomer asked what to play in this game?"""
    player = Player(anna, Mouse())
    while await player.is_asked():
        assert anna.question
        if anna.question["kind"] == "play":
            await anna.page.locator(asking(anna.question["decision"])).wait_for()
            return True
        await player.answer()
    return False


@pytest.mark.parametrize("screen", [DESK, PHONE, LANDSCAPE])
def test_a_newcomer_gets_each_tip_once_and_over_nothing_that_is_pressed(
    tmp_path: Path, screen: dict[str, int]
) -> None:
    async def test(house: Saloon) -> None:
        anna = await newcomer(house, screen)
        await until_own_turn(anna)
        tip = anna.page.locator(TIP)
        await expect(tip).to_contain_text(say("coach-turn"))
        assert await anna.page.evaluate(COVERS) == 0
        await tip.get_by_role("button", name=say("coach-got-it")).click()
        await expect(tip).to_have_count(0)
        await anna.reloads()
        await expect(anna.page.locator(".ask.mine")).to_be_visible()
        await expect(anna.page.get_by_text(say("coach-turn"))).to_have_count(0)

    visit(tmp_path, test)


def test_whoever_wants_no_tips_gets_none(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await newcomer(house, DESK)
        await until_own_turn(anna)
        tip = anna.page.locator(TIP)
        await tip.get_by_role("button", name=say("coach-no-more")).press("Enter")
        await expect(tip).to_have_count(0)
        await anna.reloads()
        await expect(anna.page.locator(".ask.mine")).to_be_visible()
        await expect(tip).to_have_count(0)

    visit(tmp_path, test)


def test_lessons_begin_with_the_roles(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor("/lesson")
        await expect(anna.page.get_by_text(say("roles-intro-text"))).to_be_visible()
        for role in ("sheriff", "deputy", "outlaw", "renegade"):
            await expect(anna.page.get_by_text(say(f"goal-{role}"))).to_be_visible()
        await anna.page.get_by_role("link", name=say("lesson-begin")).click()
        await expect(anna.page.get_by_text(say("roles-intro-text"))).to_be_visible()

    visit(tmp_path, test)
