"""How eight players, and everything in front of them, fit on a screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sixgun.locales import speech
from tests.web.browser import DESK, PHONE, Page, Saloon, expect, visit
from tests.web.crowds import EVERYTHING, crowded
from tests.web.players import Mouse, Player, begun, open_scenario

say = speech("en").say
#: Seats that overlap or are cut off, in words; scrolling a list down is no cutting off.
CUT = """() => {
  const plates = [...document.querySelectorAll('.board .plate[data-seat]')];
  const boxes = plates.map((plate) => (
    { seat: plate.dataset.seat, box: plate.getBoundingClientRect() }
  ));
  const wrong = [];
  for (const { seat, box } of boxes) {
    if (box.left < -1 || box.right > innerWidth + 1) wrong.push(`${seat} is cut off at the side`);
    for (const other of boxes) {
      const w = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const h = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (seat < other.seat && w > 1 && h > 1) {
        wrong.push(`${seat} overlaps ${other.seat} by ${w}x${h}`);
      }
    }
  }
  return wrong;
}"""
#: Seats that cannot be seen whole even after scrolling to them; two lists, one in the other, scroll
#: by whole pixels each.
HIDDEN = """async () => {
  const wrong = [];
  for (const plate of document.querySelectorAll('.board .plate[data-seat]')) {
    plate.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const box = plate.getBoundingClientRect();
    const board = document.querySelector('.board').getBoundingClientRect();
    if (box.top < board.top - 2 || box.bottom > board.bottom + 2) {
      const where = `${box.top} to ${box.bottom} in ${board.top} to ${board.bottom}`;
      wrong.push(`${plate.dataset.seat}: ${where}`);
    }
  }
  return wrong;
}"""
#: Cards of the sheet that are not seen whole, even after scrolling to them, or lie under something.
UNSEEN = """() => {
  const wrong = [];
  for (const choice of document.querySelectorAll('.choices .choice')) {
    choice.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = choice.getBoundingClientRect();
    const cut = left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
    const corners = [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4],
      [right - 4, bottom - 4], [(left + right) / 2, (top + bottom) / 2]];
    const under = corners.some(([x, y]) => !choice.contains(document.elementFromPoint(x, y)));
    if (cut || under) wrong.push(`${choice.textContent}: ${left},${top} to ${right},${bottom}`);
  }
  return wrong;
}"""


async def has_room(page: Page, viewport: Any) -> None:
    """Everybody can be seen whole, and the last card of the hand, too."""
    assert await page.evaluate(CUT) == []
    assert await page.evaluate(HIDDEN) == []
    card = await page.locator(".held").last.bounding_box()
    assert card
    assert card["y"] + card["height"] <= viewport["height"] + 1


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_eight_players_have_room(tmp_path: Path, viewport: Any) -> None:
    """Also while eight cards lie on the table to choose from."""

    async def test(house: Saloon) -> None:
        anna = await house.visitor(viewport=viewport)
        page = anna.page
        await anna.goes(await open_scenario(house, anna, crowded()))
        await expect(page.locator(".plate[data-seat]")).to_have_count(8)
        await page.locator(".ask.mine").wait_for()
        await has_room(page, viewport)
        await page.locator(".held.offered").first.click()
        await expect(page.locator(".choices .choice")).to_have_count(8)
        assert await page.evaluate(UNSEEN) == []
        await page.get_by_role("button", name=say("board-fold")).click()  # the sheet lies over them
        await expect(page.locator(".choices .choice").first).to_be_hidden()
        await has_room(page, viewport)
        assert anna.complaints == []

    visit(tmp_path, test)


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_eight_players_and_every_set_are_dealt(tmp_path: Path, viewport: Any) -> None:
    """Everybody chooses a character first, so it is certain that Anna will be asked."""

    async def test(house: Saloon) -> None:
        anna = await house.visitor(viewport=viewport)
        await begun(house, anna, players=8, sets=EVERYTHING, characters="two")
        await expect(anna.page.locator(".plate[data-seat]")).to_have_count(8)
        player = Player(anna, Mouse())
        assert await player.is_asked()
        await anna.page.locator(".ask.mine").wait_for()
        assert await anna.page.evaluate(CUT) == []
        await player.answer()
        assert anna.complaints == []

    visit(tmp_path, test)
