"""A finished game in a real browser: its deal proved, and all of it seen once more."""

from __future__ import annotations

import re
from pathlib import Path

from sixgun.locales import speech
from tests.server.houses import RecordingClient
from tests.web.browser import Locator, Page, Saloon, expect, visit
from tests.web.players import AFTER, finished, with_clients

say = speech("en").say
#: With the log beside it, without, and on a phone on its side.
SCREENS = ((1440, 900), (1440, 700), (1024, 768), (1024, 620), (844, 390))
#: Plates with hands that meet, that reach over the board, or whose cards lie on what is written.
MET = """() => {
  const boxesOf = (selector) => [...document.querySelectorAll(selector)]
    .map((it) => ({ it, box: it.getBoundingClientRect() }));
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const board = document.querySelector('.board').getBoundingClientRect();
  const parts = boxesOf('.board .plate, .board .fan, .board .pile');
  const crossed = parts.flatMap((a, at) => parts.slice(at + 1).filter((b) => meet(a.box, b.box))
    .map((b) => `${a.it.className} meets ${b.it.className}`));
  const over = parts.filter(({ box }) => box.top < board.top - 1 || box.bottom > board.bottom + 1)
    .map(({ it }) => `${it.className} reaches over the board`);
  const written = boxesOf('.board .plate .marks');
  const hidden = boxesOf('.board .plate .gear')
    .filter(({ box }) => written.some((each) => meet(box, each.box)))
    .map(() => 'cards on what is written');
  return [...crossed, ...over, ...hidden];
}"""


class Projector:
    """The controls of a replay."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.place = page.get_by_role("slider", name=say("film-place"))
        self.turns = page.get_by_role("combobox", name=say("film-turn"), exact=True)
        self.speed = page.get_by_role("combobox", name=say("film-speed"), exact=True)
        self.eyes = page.get_by_role("combobox", name=say("film-eyes"), exact=True)

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=say(key), exact=True)

    async def press(self, key: str) -> None:
        await self.button(key).click()

    async def is_at(self, step: int) -> None:
        await expect(self.place).to_have_value(str(step))

    async def last(self) -> int:
        return int(await self.place.get_attribute("max") or 0)


def test_a_deal_is_proved_after_the_game(tmp_path: Path) -> None:
    async def test(house: Saloon, others: list[RecordingClient]) -> None:
        anna = await house.visitor()
        await finished(house, anna, others)
        after = anna.page.locator(AFTER)
        await after.get_by_text(say("after-proof"), exact=True).click()
        await expect(after.locator(".verdict")).to_have_text(say("deal-kept"))
        await after.get_by_role("button", name=say("after-prove")).click()
        await expect(after.locator(".verdict").last).to_have_text(say("after-proved"))
        proof = (await anna.hears("ended"))["proof"]
        for value in (proof["secret"], proof["seed"], *proof["numbers"].values()):
            await expect(after.get_by_text(value, exact=True)).to_be_visible()
        assert len(proof["numbers"]) == 4
        assert anna.complaints == []

    visit(tmp_path, with_clients(test, "Bob", "Carla", "Dario"))


def test_a_replay_goes_to_and_fro_and_by_turns(tmp_path: Path) -> None:
    async def test(house: Saloon, others: list[RecordingClient]) -> None:
        anna = await house.visitor()
        await finished(house, anna, others)
        await anna.page.get_by_role("link", name=say("after-replay")).click()
        film = Projector(anna.page)
        await film.is_at(0)
        last = await film.last()
        assert last > 1
        await film.press("film-on")
        await film.is_at(1)
        await expect(anna.page).to_have_url(re.compile("#at=1$"))
        await film.press("film-back")
        await film.is_at(0)
        await film.place.fill(str(last - 1))
        await film.is_at(last - 1)
        await by_turns(film)
        await by_itself(film, last)
        assert anna.complaints == []

    visit(tmp_path, with_clients(test, "Bob", "Carla", "Dario"))


async def by_turns(film: Projector) -> None:
    """The list of turns leads to where one begins, and the buttons to those before and after."""
    begins = film.page.locator(".log .turn.now")
    await film.turns.select_option(index=await film.turns.locator("[value='-1']").count())
    await expect(begins).not_to_have_count(0)
    there = int(await film.place.input_value())
    await film.press("film-turn-on")
    await expect(film.place).not_to_have_value(str(there))
    await film.press("film-turn-back")
    await film.is_at(there)
    await expect(begins).not_to_have_count(0)


async def by_itself(film: Projector, last: int) -> None:
    """It runs to the end and stops there."""
    await film.place.fill(str(last - 2))
    await film.speed.select_option("4")
    await film.press("film-play")
    await film.is_at(last)
    await expect(film.button("film-play")).to_be_visible()


def test_a_replay_through_anybodys_eyes_is_shared_by_a_link(tmp_path: Path) -> None:
    async def test(house: Saloon, others: list[RecordingClient]) -> None:
        anna = await house.visitor(permissions=["clipboard-read", "clipboard-write"])
        await finished(house, anna, others)
        await anna.page.get_by_role("link", name=say("after-replay")).click()
        film = Projector(anna.page)
        await film.is_at(0)
        assert all(seen == held for seen, held in await hands(anna.page))
        await film.eyes.select_option("1")
        await expect(anna.page.locator(".place").first).to_contain_text("Bob")
        (own, *foreign) = await hands(anna.page)
        assert own[0] == own[1]
        assert all(seen < held for seen, held in foreign)
        await film.press("film-share")
        await expect(film.button("film-copied")).to_be_visible()
        link = await anna.page.evaluate("() => navigator.clipboard.readText()")
        otto = await house.visitor(link.removeprefix(house.address))
        await Projector(otto.page).is_at(0)
        await expect(Projector(otto.page).eyes).to_have_value("1")
        assert await hands(otto.page) == await hands(anna.page)
        assert anna.complaints + otto.complaints == []

    visit(tmp_path, with_clients(test, "Bob", "Carla", "Dario"))


async def hands(page: Page) -> list[tuple[int, int]]:
    """How many cards of each hand can be seen, and how many there are; from the viewer on."""
    places = await page.locator(".place").all()
    return [
        (await place.locator(".fan li").count(), int(await place.locator(".cards").inner_text()))
        for place in places
    ]


def test_in_a_replay_nobodys_hand_covers_anybody(tmp_path: Path) -> None:
    """In the middle of the game, where hands are full and much lies in front of people."""

    async def test(house: Saloon, others: list[RecordingClient]) -> None:
        anna = await house.visitor(reduced_motion="reduce")
        await finished(house, anna, others)
        await anna.page.locator(AFTER).get_by_role("link", name=say("after-replay")).click()
        projector = Projector(anna.page)
        await projector.place.fill(str(await projector.last() // 2))
        await expect(anna.page.locator(".board .fan").first).to_be_visible()
        for width, height in SCREENS:
            await anna.page.set_viewport_size({"width": width, "height": height})
            assert await anna.page.evaluate(MET) == [], (width, height)
        await anna.page.locator(".caption").evaluate("it => it.textContent = 'so long '.repeat(25)")
        assert await anna.page.evaluate(MET) == []
        assert anna.complaints == []

    visit(tmp_path, with_clients(test, *(f"Player {letter}" for letter in "BCDEF")))
