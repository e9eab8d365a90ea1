"""Phones, the screen and paper of a tournament, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from sixgun.server.clock import TestClock
from tests.server.desk.halls import NAME, Desk, Hall, play_round, register
from tests.web.axe import serious
from tests.web.browser import Page, Saloon, Visitor, expect, visit

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SCREENS = [(1920, 1080), (1440, 900)]
#: From ten metres a name on a screen of this height must not be smaller, in pixels.
READABLE = {1080: 30.0, 900: 22.0}

Test = Callable[[Saloon, Hall], Awaitable[None]]


def in_hall(folder: Path, test: Test) -> None:
    """Run a test in a house with a browser, and with programs at its desk."""

    async def run(house: Saloon) -> None:
        hall = Hall(house.serving, TestClock(), folder)
        try:
            await test(house, hall)
        finally:
            await hall.close()

    visit(folder, run)


async def link(desk: Desk, role: str, person: str = "") -> str:
    """The path of a new link, secret and all."""
    given: str = (await desk.post("links", role=role, person=person))["link"]
    return "/" + given.split("/", 3)[3]


async def seated(desk: Desk, table: int = 1) -> list[str]:
    players: list[str] = (await desk.get())["rounds"][-1]["tables"][table - 1]["players"]
    return players


# ----------------------------------------------------------------------------- phones


def test_somebody_registers_by_the_code_in_the_hall(tmp_path: Path) -> None:
    async def test(house: Saloon, hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        visitor = await house.stranger(await link(remo, "register"), **PHONE)
        page = visitor.page
        await page.get_by_label("First and last name").fill("Łucja Rossi")
        assert "#" not in page.url
        assert await serious(page) == []
        await page.get_by_role("button", name="Register me").click()
        await expect(page.get_by_role("heading", name="You are registered")).to_be_visible()
        own = await page.get_by_label("link", exact=False).first.input_value()
        await page.get_by_role("button", name="To your page").click()
        await expect(page.get_by_text("The tables are not drawn yet.")).to_be_visible()
        await page.reload()  # the cookie is enough
        await expect(page.get_by_text("Łucja Rossi")).to_be_visible()
        (player,) = (await remo.get())["players"]
        assert player["link"]
        other = await house.visitor("/" + own.split("/", 3)[3], **PHONE)
        await expect(other.page.get_by_text("Łucja Rossi")).to_be_visible()
        assert visitor.complaints == other.complaints == []

    in_hall(tmp_path, test)


def test_a_phone_shows_the_own_seat_and_total_and_calls_the_referee(tmp_path: Path) -> None:
    async def test(house: Saloon, hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        await register(remo, 11)
        await remo.act("draw_round", hall="3 5 1")
        player = (await seated(remo))[2]
        visitor = await house.visitor(await link(remo, "phone", player), **PHONE)
        page = visitor.page
        await expect(page.get_by_role("heading", name="Table 1, seat 3")).to_be_visible()
        await expect(page.get_by_text("300$")).to_have_count(0)
        await page.get_by_role("button", name="Show the total").click()
        await expect(page.get_by_text("300$")).to_be_visible()
        await page.get_by_role("button", name="Call the referee").click()
        await page.get_by_role("button", name="Call", exact=True).click()
        await expect(page.get_by_text("The referee was called at")).to_be_visible()
        await page.reload()
        await expect(page.get_by_text("The referee was called at")).to_be_visible()
        (call,) = (await remo.get())["calls"]
        assert (call["table"], call["by"]) == (1, player)
        await remo.act("answer_call", call=call["event"])
        await expect(page.get_by_text("The referee was called at")).to_have_count(0)
        await remo.act("announce", text="Lunch at one")
        await expect(page.get_by_text("Lunch at one")).to_be_visible()
        await page.get_by_label("Language").select_option("it")
        await expect(page.get_by_role("heading", name="Tavolo 1, posto 3")).to_be_visible()
        assert await serious(page) == []
        assert await is_within(page)
        assert visitor.complaints == []

    in_hall(tmp_path, test)


async def is_within(page: Page) -> bool:
    """Nothing sticks out to the right."""
    script = "() => document.querySelector('#content').scrollWidth <= window.innerWidth"
    return bool(await page.evaluate(script))


async def auction_of(desk: Desk) -> dict[str, Any]:
    auction: dict[str, Any] = (await desk.get())["rounds"][0]["tables"][0]["auction"]
    return auction


async def bid(page: Page, auction: dict[str, Any], raises: bool) -> None:
    """Do by hand what this phone asks for."""
    if auction["phase"] == "bid":
        name = f"Raise to {auction['price'] + 10}$" if raises else "Pass"
        await page.get_by_role("button", name=name, exact=True).click()
        return
    await page.locator(".pick").first.click()
    verb = "Open:" if auction["phase"] == "open" else "Take"
    await page.get_by_role("button", name=re.compile(f"^{verb}")).click()


def test_an_auction_is_held_on_phones(tmp_path: Path) -> None:
    async def test(house: Saloon, hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        await register(remo, 10)
        await remo.act("draw_round", hall="3 5 1")
        phones: list[Visitor] = []
        for player in await seated(remo):
            phones.append(await house.visitor(await link(remo, "phone", player), **PHONE))
        await remo.act("begin_auction", round=1, table=1)
        moves = 0
        while (auction := await auction_of(remo))["phase"] != "done":
            page = phones[auction["turn"]].page
            await expect(page.get_by_text(re.compile("Your turn|You are the last"))).to_be_visible()
            if moves in (0, 1):
                assert await serious(page) == []
                assert await is_within(page)
            version = (await remo.get())["version"]
            await bid(page, auction, raises=moves == 1)
            moves += 1
            await until_written(remo, version)
        assert sorted(auction["paid"]) == [10, 10, 10, 10, 20]
        assert len(set(auction["bought"])) == 5
        for phone in phones:
            await expect(phone.page.get_by_text("The auction is over.")).to_be_visible()
            assert phone.complaints == []

    in_hall(tmp_path, test)


async def until_written(desk: Desk, version: int) -> None:
    """Wait until something more is on the disk, however slow the machine."""
    while (await desk.get())["version"] == version:
        pass


def test_without_auction_one_of_two_is_chosen_on_the_phone(tmp_path: Path) -> None:
    async def test(house: Saloon, hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        await remo.act("derogate", derogation="no_auction")
        await register(remo, 10)
        await remo.act("draw_round", hall="3 5 1")
        players = await seated(remo)
        visitor = await house.visitor(await link(remo, "phone", players[1]), **PHONE)
        await remo.act("offer_characters", round=1, table=1)
        await visitor.page.locator(".pick").nth(1).click()
        await visitor.page.get_by_role("button", name=re.compile("^I play")).click()
        await expect(visitor.page.get_by_text("4 players are still choosing.")).to_be_visible()
        choice = (await remo.get())["rounds"][0]["tables"][0]["choice"]
        assert choice["chosen"][1] == choice["offered"][1][1]
        assert visitor.complaints == []

    in_hall(tmp_path, test)


# ----------------------------------------------------------------------------- screen


@pytest.mark.parametrize(("wide", "high"), SCREENS)
def test_the_screen_can_be_read_from_afar(tmp_path: Path, wide: int, high: int) -> None:
    async def test(house: Saloon, hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        await register(remo, 27)
        await remo.act("draw_round", hall="3 5 1")
        await remo.act("announce", text="Lunch at one")
        options = {"viewport": {"width": wide, "height": high}, "reduced_motion": "reduce"}
        visitor = await house.visitor(await link(remo, "screen"), **options)
        page = visitor.page
        await expect(page.get_by_text("By name")).to_be_visible()
        await everything_fits(page, ".names .name", high)
        await page.keyboard.press("ArrowRight")
        await expect(page.locator(".tables > li")).to_have_count(5)
        await everything_fits(page, ".tables .name", high)
        shown = await page.locator(".tables .name").all_inner_texts()
        assert sorted(shown) == sorted(f"Player {number}" for number in range(1, 28))
        head = (await remo.get())["head"]
        await expect(page.get_by_text(head)).to_be_visible()
        await expect(page.get_by_text("Lunch at one")).to_be_visible()
        assert await serious(page) == []
        await page.get_by_role("button", name="Light").focus()
        await page.keyboard.press("Enter")
        await expect(page.locator(".screen.light")).to_be_visible()
        assert await serious(page) == []
        assert visitor.complaints == []

    in_hall(tmp_path, test)


FITS = """([selector, high]) => [...document.querySelectorAll(selector)].filter((each) => {
  const box = each.getBoundingClientRect();
  const stage = document.querySelector('.stage').getBoundingClientRect();
  const isInside = box.left >= 0 && box.right <= innerWidth && box.bottom <= stage.bottom + 1;
  return !isInside || each.scrollWidth > each.clientWidth + 1 || each.clientHeight < 8;
}).map((each) => each.textContent)"""


async def everything_fits(page: Page, selector: str, high: int) -> None:
    """Names are there, large, and none is cut or hangs over."""
    assert await page.locator(selector).count() == 27
    assert await page.evaluate(FITS, [selector, high]) == []
    size = await page.locator(selector).first.evaluate("(e) => getComputedStyle(e).fontSize")
    assert float(size.removesuffix("px")) >= READABLE[high]


def test_the_screen_says_nothing_too_early_and_everything_in_the_end(tmp_path: Path) -> None:
    async def test(house: Saloon, hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        people = await register(remo, 10)
        visitor = await house.visitor(await link(remo, "screen"))
        phone = await house.visitor(await link(remo, "phone", people[0]), **PHONE)
        await expect(visitor.page.get_by_text("Registration is closed")).to_be_visible()
        for number in range(1, 4):
            await play_round(remo, rita)
            await expect(visitor.page.get_by_text(f"Round {number} of 3 is over")).to_be_visible()
        assert all(message["standings"] == [] for message in visitor.heard)
        assert all(message["hall"]["standings"] == [] for message in phone.heard)
        await remo.act("publish", hall="2 6", confirmed=True)
        await expect(visitor.page.locator(".rows li")).to_have_count(10)
        await expect(phone.page.get_by_text("You are number")).to_be_visible()
        await remo.act("begin_duels", confirmed=True)
        await remo.act("draw_sides", duel="s1", hall="4")
        await remo.act("press_clock", duel="s1", action="turn", side=0)
        await expect(visitor.page.get_by_text(re.compile("^29:|^30:00")).first).to_be_visible()
        await expect(phone.page.locator(".duels .duel")).to_have_count(4)
        assert await serious(visitor.page) == []
        assert visitor.complaints == phone.complaints == []

    in_hall(tmp_path, test)


# ------------------------------------------------------------------------------ paper


CUT = """() => [...document.querySelectorAll('.leaf, .leaf *')].filter((each) =>
  each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline'
  && each.clientWidth > 0 && !each.closest('svg')).map((each) => each.className)"""


async def printed(page: Page, kind: str, pages: int) -> None:
    """A print view: so many pages, nothing cut off, nothing but paper."""
    await page.emulate_media(media="print")
    assert await page.evaluate(CUT) == [], kind
    await expect(page.locator("nav")).to_be_hidden()
    file = await page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", file)) == pages, kind
    await page.emulate_media(media="screen")


def test_everything_can_be_printed(tmp_path: Path) -> None:
    async def test(house: Saloon, hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        await register(remo, 11)
        for _ in range(3):
            await play_round(remo, rita)
        enter = await link(remo, "desk", rita.person)
        visitor = await house.visitor(enter.replace("/desk#", "/paper/seating#"))
        page = visitor.page
        await expect(page.locator(".tables h2")).to_have_count(2)
        await expect(page.get_by_text((await remo.get())["head"])).to_be_visible()
        await printed(page, "seating", 1)
        for kind, first, pages in (
            ("names", "tbody tr", 1),
            ("sheets", ".qr", 2),
            ("filled", ".ticked", 2),
            ("blank", ".seats", 3),
            ("standings", "tbody tr", 3),
            ("diplomas", ".diploma", 4),
        ):
            await page.goto(f"{house.address}/tournament/{NAME}/paper/{kind}/1")
            await expect(page.locator(first).first).to_be_visible()
            await printed(page, kind, pages)
        assert visitor.complaints == []

    in_hall(tmp_path, test)


def test_links_are_printed_as_slips_and_open_the_phones(tmp_path: Path) -> None:
    async def test(house: Saloon, hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        await register(remo, 10)
        enter = await link(remo, "desk", rita.person)
        visitor = await house.visitor(enter.replace("/desk#", "/paper/slips#"))
        page = visitor.page
        await page.get_by_role("button", name="Make 10 links").click()
        await page.get_by_role("button", name="Make the links").click()
        await expect(page.locator(".slips .qr")).to_have_count(10)
        await printed(page, "slips", 1)
        assert all(player["link"] for player in (await remo.get())["players"])
        name = await page.locator(".slips .name").nth(3).inner_text()
        secret = await page.locator(".slips .link").nth(3).inner_text()
        phone = await house.visitor("/" + secret.split("/", 3)[3], **PHONE)
        await expect(phone.page.get_by_text(name)).to_be_visible()
        assert visitor.complaints == phone.complaints == []

    in_hall(tmp_path, test)


def test_a_paper_is_a_file_too(tmp_path: Path) -> None:
    async def test(house: Saloon, hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        await register(remo, 10)
        await remo.act("draw_round", hall="3")
        enter = await link(remo, "desk", rita.person)
        visitor = await house.visitor(enter.replace("/desk#", "/paper/names#"), locale="it-IT")
        async with visitor.page.expect_download() as download:
            await visitor.page.get_by_role("link", name="PDF").click()
        file = await (await download.value).path()
        assert Path(file).read_bytes().startswith(b"%PDF-1.7")
        assert (await download.value).suggested_filename == f"{NAME}-names.pdf"

    in_hall(tmp_path, test)
