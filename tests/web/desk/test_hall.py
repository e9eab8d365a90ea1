"""Phones, the screen and paper of a tournament, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from sixgun.server.clock import TestClock
from tests.server.desk.halls import NAME, Desk, Hall, play_round, register
from tests.server.desk.spreadsheets.test_spreadsheets import cells_of
from tests.web.axe import faults_in_both
from tests.web.browser import Page, Saloon, Visitor, expect, visit

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SCREENS = [(1920, 1080), (1440, 900)]
#: From ten metres a name on a screen of this height must not be smaller, in pixels.
READABLE = {1080: 30.0, 900: 22.0}

Test = Callable[[Saloon, Hall], Awaitable[None]]

REGULATION = b"%PDF-1.7\ntrailer<<>>\n%%EOF\n"


def in_hall(folder: Path, test: Test) -> None:
    """Run a test in a house with a browser, and with programs at its desk."""

    async def run(house: Saloon) -> None:
        hall = Hall(house.serving, TestClock(), folder, house.is_calm)
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
        await page.get_by_label("Surname").fill("Rossi")
        await page.get_by_label("First name").fill("Łucja")
        assert "#" not in page.url
        assert await faults_in_both(page) == []
        await page.get_by_role("button", name="Register me").click()
        await expect(page.get_by_role("heading", name="You’re registered")).to_be_visible()
        own = await page.get_by_label("link", exact=False).first.input_value()
        await page.get_by_role("button", name="To your page").click()
        await expect(page.get_by_text("The tables haven’t been drawn yet.")).to_be_visible()
        await page.reload()  # the cookie is enough
        await expect(page.get_by_text("Łucja Rossi")).to_be_visible()
        (player,) = (await remo.get())["players"]
        assert player["link"]
        about = (await remo.get())["people"][player["number"]]
        assert (about["name"], about["listed"]) == ("Łucja Rossi", "Rossi Łucja")
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
        assert await faults_in_both(page) == []
        assert await is_within(page)
        assert visitor.complaints == []

    in_hall(tmp_path, test)


#: Which names at the drawing of a table cover each other, or stick out of its paper.
COVERED = """() => {
  const boxes = [...document.querySelectorAll('.drawing li')].map((e) => e.getBoundingClientRect());
  const paper = document.querySelector('.drawing').closest('section').getBoundingClientRect();
  const meet = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const out = (a) => a.left < paper.left || a.right > paper.right || a.bottom > paper.bottom;
  const met = (a, i) => boxes.flatMap((b, k) => (i < k && meet(a, b) ? [[i, k]] : []));
  return [...boxes.flatMap(met), ...boxes.filter(out).map((b) => [b.left, b.right])];
}"""


def test_seven_with_long_names_sit_around_the_table_without_covering_each_other(
    tmp_path: Path,
) -> None:
    async def test(house: Saloon, hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        for number in range(1, 15):
            name = f"Anna-Katharina Müller-Lüdenscheidt {number}"
            await remo.act("register", name=name)
        await remo.act("close_registration")
        await remo.act("draw_round", hall="3 5 1")
        for seat in (0, 3):  # the Sheriff's own name has a star besides
            player = (await seated(remo))[seat]
            page = (await house.visitor(await link(remo, "phone", player), **PHONE)).page
            await expect(page.locator(".drawing li")).to_have_count(7)
            await page.evaluate("document.fonts.ready")
            assert await page.evaluate(COVERED) == []
            assert await is_within(page)

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
            await expect(page.get_by_text(re.compile("Your turn|You’re last"))).to_be_visible()
            if moves in (0, 1):
                assert await faults_in_both(page) == []
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
        await remo.act("derogate", derogation="no_auction", confirmed=True)
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
        assert await faults_in_both(page) == []
        await page.get_by_role("button", name="Light").focus()
        await page.keyboard.press("Enter")
        await expect(page.locator(".screen.light")).to_be_visible()
        assert await faults_in_both(page) == []
        assert visitor.complaints == []

    in_hall(tmp_path, test)


FITS = """([selector, high]) => [...document.querySelectorAll(selector)].filter((each) => {
  const box = each.getBoundingClientRect();
  const stage = document.querySelector('.stage').getBoundingClientRect();
  const isInside = box.left >= 0 && box.right <= innerWidth && box.bottom <= stage.bottom + 1;
  return !isInside || each.scrollWidth > each.clientWidth + 1 || each.clientHeight < 8;
}).map((each) => each.textContent)"""


#: Names whose letters, however narrow they are set, reach over their place.
HANGS_OVER = """(selector) => [...document.querySelectorAll(selector)].filter((each) => {
  const letters = document.createRange();
  letters.selectNodeContents(each);
  return letters.getBoundingClientRect().right > each.getBoundingClientRect().right + 1;
}).map((each) => each.textContent)"""


async def everything_fits(page: Page, selector: str, high: int) -> None:
    """Names are there, large, and none is cut or hangs over."""
    await expect(page.locator(selector)).to_have_count(27)
    assert await page.evaluate(FITS, [selector, high]) == []
    size = await page.locator(selector).first.evaluate("(e) => getComputedStyle(e).fontSize")
    assert float(size.removesuffix("px")) >= READABLE[high]


def test_namesakes_are_told_apart_on_phone_screen_and_paper(tmp_path: Path) -> None:
    """However long their names are: what tells them apart is never cut off."""
    both = [f"Zoë Àlvarez-Fernández de Córdoba ({code})" for code in ("A1", "A2")]
    listed = [f"Àlvarez-Fernández de Córdoba Zoë ({code})" for code in ("A1", "A2")]

    async def test(house: Saloon, hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        for code in ("A1", "A2"):
            parts = {"surname": "Àlvarez-Fernández de Córdoba", "given": "Zoë", "member": code}
            await remo.act("register", name=f"{parts['given']} {parts['surname']}", **parts)
        await register(remo, 25)
        await remo.act("draw_round", hall="3 5 1")
        options = {"viewport": {"width": 1920, "height": 1080}, "reduced_motion": "reduce"}
        screen = (await house.visitor(await link(remo, "screen"), **options)).page
        for name in listed:
            await expect(screen.locator(".names .name", has_text=name[-4:])).to_have_text(name)
        assert await screen.evaluate(HANGS_OVER, ".names .name") == []
        await screen.keyboard.press("ArrowRight")
        await expect(screen.locator(".tables > li")).to_have_count(5)
        for name in both:
            mark = screen.locator(".tables .name", has_text=name[-4:])
            await expect(mark).to_have_text(re.compile(r"^Zoë Àlvarez.*" + re.escape(name[-4:])))
        assert await screen.evaluate(HANGS_OVER, ".tables .name") == []
        people = (await remo.get())["people"]
        first = next(n for n, each in people.items() if each["shown"] == both[0])
        phone = (await house.visitor(await link(remo, "phone", first), **PHONE)).page
        await expect(phone.locator("header")).to_contain_text(both[0])
        enter = await link(remo, "desk", rita.person)
        paper = (await house.visitor(enter.replace("/desk#", "/paper/names#"))).page
        for name in listed:
            await expect(paper.get_by_text(name, exact=True)).to_be_visible()
        tables = (await remo.get())["rounds"][0]["tables"]
        place = next(at for at, each in enumerate(tables, 1) if first in each["players"])
        for kind in (
            f"desk/rounds/1/{place}",
            "paper/sheets/1",
            "paper/seating/1",
            "desk/standings",
        ):
            await paper.goto(f"{house.address}/tournament/{NAME}/{kind}")
            await expect(paper.get_by_text(both[0], exact=True).first).to_be_visible()

    in_hall(tmp_path, test)


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
        await expect(phone.page.get_by_text("You’re in place")).to_be_visible()
        head = (await remo.get())["head"]
        await expect(phone.page.locator(".standings .head")).to_contain_text(head)
        await expect(visitor.page.get_by_text(head)).to_be_visible()
        await remo.act("begin_duels", confirmed=True)
        await remo.act("draw_sides", duel="s1", hall="4")
        await remo.act("press_clock", duel="s1", action="turn", side=0)
        await expect(visitor.page.get_by_text(re.compile("^29:|^30:00")).first).to_be_visible()
        await expect(phone.page.locator(".duels .duel")).to_have_count(4)
        assert await faults_in_both(visitor.page) == []
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
        for given, surname in (("Ada", "Zanardi"), ("Zoe", "Àbate")):
            parts = {"surname": surname, "given": given}
            await remo.act("register", name=f"{given} {surname}", **parts)
        await register(remo, 8)
        enter = await link(remo, "desk", rita.person)
        visitor = await house.visitor(enter.replace("/desk#", "/paper/slips#"))
        page = visitor.page
        by_surname = [f"Player {number}" for number in range(1, 9)]
        labels = page.locator("fieldset label")
        await expect(labels).to_have_text(["Àbate Zoe", *by_surname, "Zanardi Ada"])
        await page.get_by_role("button", name="Make 10 links").click()
        await page.get_by_role("button", name="Make the links").click()
        await expect(page.locator(".slips .qr")).to_have_count(10)
        await expect(page.locator(".slips .name")).to_have_text(
            ["Zoe Àbate", *by_surname, "Ada Zanardi"]
        )
        await printed(page, "slips", 1)
        async with page.expect_download() as download:
            await page.get_by_role("button", name="PDF").click()
        assert (await download.value).suggested_filename == f"{NAME}-slips.pdf"
        assert Path(await (await download.value).path()).read_bytes().startswith(b"%PDF-")
        assert all(player["link"] for player in (await remo.get())["players"])
        name = await page.locator(".slips .name").nth(3).inner_text()
        secret = await page.locator(".slips .link").nth(3).inner_text()
        phone = await house.visitor("/" + secret.split("/", 3)[3], **PHONE)
        await expect(phone.page.get_by_text(name)).to_be_visible()
        assert visitor.complaints == phone.complaints == []

    in_hall(tmp_path, test)


def test_the_regulation_is_at_everybodys_hand(tmp_path: Path) -> None:
    """The organizer gives it at the desk; phones open it, the screen says where it is."""

    async def test(house: Saloon, hall: Hall) -> None:
        olga, remo, _ = await hall.cup()
        people = await register(remo, 10)
        desk = await house.visitor(
            (await link(remo, "desk", olga.person)).replace("/desk#", "/desk/checks#"),
            locale="it-IT",
        )
        phone = await house.visitor(await link(remo, "phone", people[0]), **PHONE, locale="it-IT")
        screen = await house.visitor(await link(remo, "screen"), locale="it-IT")
        regulation = phone.page.get_by_role("link", name="Il regolamento")
        await expect(phone.page.get_by_text("Coppa d'Autunno")).to_be_visible()
        await expect(regulation).to_have_count(0)
        pdf = {"name": "r.pdf", "mimeType": "application/pdf", "buffer": REGULATION}
        await desk.page.get_by_label("Come file (PDF, fino a 10 MB)").set_input_files([pdf])
        await expect(desk.page.get_by_role("link", name="Apri il regolamento")).to_be_visible()
        await expect(regulation).to_be_visible()
        where = str(await regulation.get_attribute("href"))
        opened = await phone.page.request.get(house.address + where)
        assert await opened.body() == REGULATION
        await expect(screen.page.get_by_text("sul telefono di ciascuno")).to_be_visible()
        await desk.page.get_by_label("Oppure il suo indirizzo sul web").fill("http://example.org")
        await desk.page.get_by_role("button", name="Mostralo a tutti").click()
        await expect(desk.page.get_by_text("Non è un indirizzo")).to_be_visible()
        address = "https://example.org/regolamento.pdf"
        await desk.page.get_by_label("Oppure il suo indirizzo sul web").fill(address)
        await desk.page.get_by_role("button", name="Mostralo a tutti").click()
        await expect(regulation).to_have_attribute("href", address)
        await expect(screen.page.get_by_text(address)).to_be_visible()
        assert await faults_in_both(desk.page) == []
        assert phone.complaints == screen.complaints == []

    in_hall(tmp_path, test)


def test_tables_are_files_for_spreadsheets(tmp_path: Path) -> None:
    async def test(house: Saloon, hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        await register(remo, 10)
        enter = await link(remo, "desk", rita.person)
        visitor = await house.visitor(enter.replace("/desk#", "/desk/checks#"), locale="it-IT")
        async with visitor.page.expect_download() as download:
            await visitor.page.get_by_role("link", name="Giocatori: CSV").click()
        text = Path(await (await download.value).path()).read_bytes().decode("utf-8-sig")
        assert text.startswith("N.;Nome;Codice tessera;Contatto;")
        async with visitor.page.expect_download() as download:
            await visitor.page.get_by_role("link", name="Giocatori: Excel").click()
        assert (await download.value).suggested_filename.endswith(".xlsx")
        cells = cells_of(Path(await (await download.value).path()).read_bytes())
        header = next(at for at, row in enumerate(cells) if row[0] == "N.")
        assert cells[header][1:3] == ["Nome", "Codice tessera"]
        assert [row[1] for row in cells[header + 1 :]] == [f"Player {n}" for n in range(1, 11)]

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
        assert Path(file).read_bytes().startswith(b"%PDF-")
        assert (await download.value).suggested_filename == f"{NAME}-names.pdf"

    in_hall(tmp_path, test)
