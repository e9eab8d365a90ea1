"""Can everybody read and reach it? What axe finds, and how eight players fit on a screen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import sixgun
from sixgun.locales import speech
from tests.web.browser import Page, Saloon, expect, visit
from tests.web.players import Mouse, Player, begun, open_scenario, open_table

AXE = Path(sixgun.__file__).parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
EVERYTHING = ("base", "dodge_city", "promo", "high_noon", "fistful_of_cards")
say = speech("en").say


async def serious(page: Page) -> list[str]:
    """What axe calls serious or critical, with where it is."""
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8")})
    await devtools.detach()
    found: dict[str, Any] = await page.evaluate("() => axe.run(document)")
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary'][:240]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:3]
    ]


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_before_a_game(tmp_path: Path, viewport: Any) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(viewport=viewport)
        await expect(anna.page.get_by_role("button", name=say("lobby-play-now"))).to_be_enabled()
        assert await serious(anna.page) == []
        await anna.goes(await open_table(house, anna))
        await expect(anna.page.get_by_role("button", name=re.compile("^Begin"))).to_be_enabled()
        assert await serious(anna.page) == []

    visit(tmp_path, test)


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_at_the_table(tmp_path: Path, viewport: Any) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(viewport=viewport)
        page, found = anna.page, {}
        await anna.goes(await open_scenario(house, anna, "bang-and-missed"))
        await page.locator(".ask.mine").wait_for()
        found["asked"] = await serious(page)
        await page.locator(".held.offered").first.click()
        await expect(page.locator(".plate .distance")).to_have_count(3)
        found["aiming"] = await serious(page)
        await page.locator(".plate.target .who").first.click()
        await page.locator(".ask.mine").wait_for()
        await page.keyboard.press("c")
        await page.locator(".side .chat").wait_for()
        found["chat"] = await serious(page)
        await page.keyboard.press("l")
        await page.locator(".side .log").wait_for()
        found["log"] = await serious(page)
        await page.keyboard.press("l")
        await page.get_by_role("button", name=say("option-end")).click()
        await page.locator(".ask.mine .option").first.wait_for()
        found["answering"] = await serious(page)
        await page.locator(".about").first.click()
        await page.locator("dialog[open]").wait_for()
        found["zoom"] = await serious(page)
        assert {when: what for when, what in found.items() if what} == {}
        assert anna.complaints == []

    visit(tmp_path, test)


#: What whoever sits at the full table holds, and what lies on the deck.
HAND = "general_store/QS beer/6H wells_fargo missed/10C tequila bang/QH howitzer whisky"
DECK = (
    "stagecoach rag_time panic/QH general_store/9C buffalo_rifle pony_express springfield "
    "ten_gallon_hat cat_balou/KH"
)


def crowded() -> str:
    """Eight players with as much in front of them as can be."""
    roles = ["sheriff", "outlaw", "outlaw", "outlaw", "renegade", "deputy", "deputy", "renegade"]
    characters = [
        "willy_the_kid",
        "slab_the_killer",
        "rose_doolan",
        "bart_cassidy",
        "jourdonnais",
        "paul_regret",
        "lucky_duke",
        "calamity_janet",
    ]
    names = "Annabella Bartolomeo Clementina Desiderio Evangelina Ferdinando Giuseppina Hilde"
    gear = [
        "winchester scope mustang barrel",
        "volcanic/10C mustang barrel",
        "schofield",
        "binocular jail",
        "rev_carabine dynamite",
        "volcanic/10S hideout",
        "remington bible",
        "schofield can_can",
    ]
    places = "".join(
        f'[[scenario.player]]\nname = "{name}"\nrole = "{role}"\ncharacter = "{character}"\n'
        f"table = {cards.split()}\nhand = {[] if at else HAND.split()}\n"
        for at, (name, role, character, cards) in enumerate(
            zip(names.split(), roles, characters, gear, strict=True)
        )
    )
    return (
        '[[scenario]]\nid = "crowded"\ntitle = "A full table"\nturn = "Annabella"\n'
        f'sets = {list(EVERYTHING)}\nevent = "thirst"\nevents = ["shootout"]\nsteps = []\n'
        f"deck = {DECK.split()}\n{places}"
    )


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
#: Seats that cannot be seen whole even after scrolling to them.
HIDDEN = """async () => {
  const wrong = [];
  for (const plate of document.querySelectorAll('.board .plate[data-seat]')) {
    plate.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const box = plate.getBoundingClientRect();
    const board = document.querySelector('.board').getBoundingClientRect();
    if (box.top < board.top - 1 || box.bottom > board.bottom + 1) {
      const where = `${box.top} to ${box.bottom} in ${board.top} to ${board.bottom}`;
      wrong.push(`${plate.dataset.seat}: ${where}`);
    }
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
        await expect(page.locator(".ask.mine .option")).to_have_count(8)
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
