"""What the pointer or the focus rests on is seen large, with its rule; nothing covers anything."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sixgun.locales import speech
from tests.web.browser import DESK, Locator, Page, Saloon, expect, visit
from tests.web.players import open_scenario, tab_to
from tests.web.positions import EVENT, PANIC, pictured, shot_from
from tests.web.screens import SCREENS

say = speech("en").say
GLANCE = ".glance"
#: Names of twenty letters, with and without a hyphen.
LONG = {
    "Annabella": "Annabella-Bracciolin",
    "Bartolomeo": "Bartolomeoinfinitely",
    "Clementina": "Clementina-de-la-Luz",
    "Hilde": "Hildegard-Mannheimer",
}
#: Two boxes that share more than a hair's breadth, by the names of what they are of.
COVERED = """(selectors) => {
  const boxOf = (selector, it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    return { name: `${selector} ${it.dataset.seat ?? ''}`, left, top, right, bottom };
  };
  const found = (selector) => [...document.querySelectorAll(selector)];
  const boxes = selectors.flatMap((selector) =>
    found(selector).map((it) => boxOf(selector, it))
  ).filter(({ left, right }) => right > left);
  const isOver = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  return boxes.flatMap((a, at) =>
    boxes.slice(at + 1).filter((b) => isOver(a, b)).map((b) => [a.name, b.name])
  );
}"""
#: What never scrolls, at any size.
FIXED = ["header.top", ".board", ".ask", ".hand"]
PARTS = ["header.top", ".plate", ".piles .pile:not(.event-pile .pile)", ".ask", ".hand"]
#: What is outside of the frame that it lies in.
OUTSIDE = """([frame, selector]) => {
  const { left, right, top, bottom } = document.querySelector(frame).getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter((it) => {
    const box = it.getBoundingClientRect();
    const isWithin = box.left >= left - 1 && box.right <= right + 1
      && box.top >= top - 1 && box.bottom <= bottom + 1;
    return box.width > 0 && !isWithin;
  }).map((it) => it.textContent.trim());
}"""
#: What one wants, cut off or not within one's own plate; "": it is not seen, as on a small screen.
GOAL = """() => {
  const goal = document.querySelector('.plate.mine .goal');
  const box = goal.getBoundingClientRect();
  const gear = document.querySelector('.plate.mine .gear').getBoundingClientRect();
  const counts = document.querySelector('.plate.mine .counts').getBoundingClientRect();
  const isClear = box.bottom <= gear.top + 1 && box.top >= counts.bottom - 1;
  const fits = goal.scrollHeight <= goal.clientHeight + 1;
  return box.width <= 1 ? '' : isClear && fits ? 'seen' : 'cut';
}"""
#: Names of which something is cut off.
CUT = """() => [...document.querySelectorAll('.called')]
  .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 2)
  .map((it) => it.textContent)"""
#: How many points of the line of a shot lie on the question.
CROSSED = """() => {
  const line = document.querySelector('.shot .over');
  const { left, right, top, bottom } = document.querySelector('.ask').getBoundingClientRect();
  const matrix = line.getScreenCTM();
  const points = Array.from({ length: 101 }, (_, at) =>
    line.getPointAtLength(line.getTotalLength() * at / 100).matrixTransform(matrix));
  return points.filter(({ x, y }) => x > left && x < right && y > top && y < bottom).length;
}"""


async def _overlaps(one: Locator, other: Locator) -> bool:
    a, b = await one.bounding_box(), await other.bounding_box()
    assert a is not None
    assert b is not None
    return (
        min(a["x"] + a["width"], b["x"] + b["width"]) > max(a["x"], b["x"]) + 1
        and min(a["y"] + a["height"], b["y"] + b["height"]) > max(a["y"], b["y"]) + 1
    )


async def _shows(page: Page, text: str) -> None:
    await expect(page.locator(GLANCE)).to_contain_text(text)


def test_hovering_shows_cards_characters_and_the_event_large_with_their_rules(
    tmp_path: Path,
) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(viewport=DESK)
        page, glance = anna.page, anna.page.locator(GLANCE)
        await anna.goes(await open_scenario(house, anna, EVENT))
        await expect(page.locator(".rule")).to_have_text(say("event-the-sermon.text"))
        await page.locator(".held").last.hover()
        await _shows(page, say("card-beer.text"))
        assert not await _overlaps(glance, page.locator(".held").last)
        assert not await _overlaps(glance, page.locator(".ask"))
        await page.mouse.move(1, 1)
        await expect(glance).to_have_count(0)
        await page.locator('.plate[data-seat="1"] .character').hover()
        await _shows(page, say("character-slab-the-killer.text"))
        await page.locator('.plate[data-seat="1"] .gear button').first.hover()
        await _shows(page, say("card-volcanic.text"))
        await page.locator(".event-pile .bare").hover()
        await _shows(page, say("event-the-sermon.text"))
        assert anna.answers() == []
        assert anna.complaints == []

    visit(tmp_path, test)


def test_the_focus_shows_it_too_and_covers_nothing_that_is_pressed_next(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(viewport=DESK)
        page, glance = anna.page, anna.page.locator(GLANCE)
        await anna.goes(await open_scenario(house, anna, PANIC))
        card = page.locator(".held").first
        await tab_to(card)
        await _shows(page, say("card-panic.text"))
        for pressed in (card, page.locator(".ask")):
            assert not await _overlaps(glance, pressed)
        await page.keyboard.press("Escape")
        await expect(glance).to_have_count(0)
        assert anna.complaints == []

    visit(tmp_path, test)


@pytest.mark.parametrize("size", SCREENS)
def test_at_every_size_nothing_covers_anything_and_names_of_twenty_letters_fit(
    tmp_path: Path, size: str
) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(**SCREENS[size].options)
        page = anna.page
        crowd = pictured("table-8")
        for name, longer in LONG.items():
            crowd = crowd.replace(f'"{name}"', f'"{longer}"')
        for scenario in (pictured("table-3"), pictured("table-5"), crowd):
            await anna.goes(await open_scenario(house, anna, scenario))
            await page.locator(".ask.mine").wait_for()
            assert await page.evaluate(COVERED, PARTS) == []
            assert await page.evaluate(CUT) == []
            piles = ".piles .pile, .piles .pile figcaption, .piles .rule"
            assert await page.evaluate(OUTSIDE, [".middle > .board", piles]) == []
            assert await page.evaluate(OUTSIDE, [".centre", piles]) == []
            assert await page.locator("h1").count() == 1
        await expect(page.locator(".called", has_text=LONG["Bartolomeo"])).to_be_visible()
        assert anna.complaints == []

    visit(tmp_path, test)


@pytest.mark.parametrize("zoom", [{"width": 720, "height": 450}, {"width": 512, "height": 384}])
def test_at_twice_the_size_everything_can_be_answered(tmp_path: Path, zoom: dict[str, Any]) -> None:
    """A desk's screen at 200 %: the question, its answers and the hand are all on it."""

    async def test(house: Saloon) -> None:
        anna = await house.visitor(viewport=zoom, device_scale_factor=2)
        page = anna.page
        await anna.goes(await open_scenario(house, anna, pictured("answering")))
        await page.locator(".ask.mine").wait_for()
        assert await page.evaluate(COVERED, FIXED) == []
        await expect(page.locator(".ask h2")).to_be_in_viewport(ratio=1)
        await page.locator(".ask .option").last.click()
        await anna.has_answered(1)
        assert anna.complaints == []

    visit(tmp_path, test)


def test_large_letters_make_a_large_table(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(viewport=DESK)
        session = await anna.context.new_cdp_session(anna.page)
        await session.send("Page.enable")
        await session.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
        page = anna.page
        await anna.goes(await open_scenario(house, anna, pictured("answering")))
        await page.locator(".ask.mine").wait_for()
        size = await page.evaluate("() => getComputedStyle(document.documentElement).fontSize")
        assert size == "32px"
        assert await page.evaluate(COVERED, FIXED) == []
        await page.locator(".ask .option").last.click()
        await anna.has_answered(1)
        assert anna.complaints == []

    visit(tmp_path, test)


@pytest.mark.parametrize("letters", [20, 24, 28])
def test_with_large_letters_nobody_covers_anybody(tmp_path: Path, letters: int) -> None:
    """The oval is too small then: the others make room, or sit in a row."""

    async def test(house: Saloon) -> None:
        anna = await house.visitor(viewport=DESK)
        session = await anna.context.new_cdp_session(anna.page)
        await session.send("Page.enable")
        await session.send("Page.setFontSizes", {"fontSizes": {"standard": letters}})
        for scenario in (shot_from("Bob"), pictured("table-7"), pictured("table-8")):
            await anna.goes(await open_scenario(house, anna, scenario))
            await anna.page.locator(".ask.mine").wait_for()
            assert await anna.page.evaluate(COVERED, PARTS) == []
        assert anna.complaints == []

    visit(tmp_path, test)


@pytest.mark.parametrize("size", ["1440x900", "1024x768"])
def test_the_line_of_a_shot_never_crosses_the_question(tmp_path: Path, size: str) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(**SCREENS[size].options)
        page = anna.page
        for shooter in ("Bob", "Dario", "Felicia"):
            await anna.goes(await open_scenario(house, anna, shot_from(shooter)))
            await page.locator(".ask.mine").wait_for()
            await page.locator(".shot .over").wait_for(state="attached")
            assert await page.evaluate(CROSSED) == 0, shooter
        assert anna.complaints == []

    visit(tmp_path, test)


@pytest.mark.parametrize("locale", ["en-GB", "it-IT", "es-ES"])
def test_what_one_wants_covers_nobody_and_nothing_covers_it(tmp_path: Path, locale: str) -> None:
    """A Sheriff of eight and a Renegade, who wants most, on every screen that has room for it."""

    async def test(house: Saloon) -> None:
        anna = await house.visitor(viewport=DESK, locale=locale)
        page = anna.page
        for scenario in (pictured("table-8"), pictured("event")):
            await anna.goes(await open_scenario(house, anna, scenario))
            await page.locator(".ask.mine").wait_for()
            for height in (1080, 900, 753):
                await page.set_viewport_size({"width": 1440, "height": height})
                assert await page.evaluate(GOAL) == "seen", height
                assert await page.evaluate(COVERED, [".place", ".ask", ".goal"]) == [], height
            await page.set_viewport_size({"width": 1440, "height": 751})
            assert await page.evaluate(GOAL) == ""
        assert anna.complaints == []

    visit(tmp_path, test)


@pytest.mark.parametrize("size", SCREENS)
def test_nobody_has_to_look_for_the_last_of_a_few_answers(tmp_path: Path, size: str) -> None:
    """Long words of a duel break: the end of the turn and the way back are in sight."""

    async def test(house: Saloon) -> None:
        for locale in ("it-IT", "es-ES"):
            anna = await house.visitor(**SCREENS[size].options, locale=locale)
            page = anna.page
            await anna.goes(await open_scenario(house, anna, pictured("duel")))
            await expect(page.locator(".ask.mine .option")).to_have_count(2)
            assert await page.evaluate(OUTSIDE, [".ask", ".ask .option"]) == []
            await SCREENS[size].fingers.choose(page.locator(".held.offered").first)
            await expect(page.locator(".ask.mine .option")).to_have_count(3)
            assert await page.evaluate(OUTSIDE, [".ask", ".ask .option"]) == []
            assert await page.evaluate(COVERED, [".ask .option"]) == []
            assert anna.complaints == []

    visit(tmp_path, test)
