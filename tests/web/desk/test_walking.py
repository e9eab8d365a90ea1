"""The clock on a tablet, sheets found by their codes, calls and the end: in a real browser."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

from PIL import Image

from tests.server.desk.halls import NAME, Desk, Hall, a_sheet, check_table, play_all, register
from tests.web.axe import faults_in_both
from tests.web.browser import Page, Saloon, expect
from tests.web.desk.test_hall import FITS, PHONE, in_hall, link

TABLET: Any = {"viewport": {"width": 1024, "height": 768}, "has_touch": True}
#: High enough for a whole leaf, and as fine as a printer.
PAPER: Any = {"viewport": {"width": 1000, "height": 1300}, "device_scale_factor": 3}
#: Counts what is heard: every tone that a page starts.
LISTEN = """() => {
  window.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.tones += 1;
    return start.apply(this, when);
  };
}"""
OFFLINE = re.compile("ERR_INTERNET_DISCONNECTED")


def a_photo(path: Path, printed: bytes = b"") -> Path:
    """A picture of a sheet, aslant: one that was printed, or an empty one without a code."""
    page = Image.new("L", (2400, 3200), 230)  # as many pixels as a plain phone takes
    if printed:
        leaf = Image.open(io.BytesIO(printed)).convert("L")
        page.paste(leaf.resize((2100, 2100 * leaf.height // leaf.width)), (150, 100))
    page.rotate(7, fillcolor=120, expand=True).convert("RGB").save(path, "JPEG")
    return path


async def printed_sheet(page: Page, table: int) -> bytes:
    """The sheet of a table, as it comes out of the printer."""
    leaf = page.locator(".leaf").nth(table - 1)
    await expect(leaf.locator(".qr")).to_be_visible()
    return await leaf.screenshot()


async def duelling(hall: Hall) -> Desk:
    _, remo, rita = await hall.cup()
    await play_until_duels(remo, rita)
    return remo


async def play_until_duels(remo: Desk, rita: Desk) -> None:
    """Ten register and play all rounds; sides are drawn for the first duel."""
    await register(remo, 10)
    await play_all(remo, rita)
    await remo.act("publish", hall="1", confirmed=True)
    await remo.act("begin_duels", confirmed=True)
    await remo.act("draw_sides", duel="s1", hall="5")


async def clock_of(desk: Desk) -> dict[str, Any]:
    clock: dict[str, Any] = (await desk.get())["duels"][0]["clock"]
    return clock


def test_two_players_have_a_clock_between_them(tmp_path: Path) -> None:
    """Lent at the desk, pressed on the tablet, without a connection too; the referee sees it."""

    async def test(house: Saloon, hall: Hall) -> None:
        remo = await duelling(hall)
        enter = await link(remo, "desk", remo.person)
        desk = await house.visitor(enter.replace("/desk#", "/desk/duels#"))
        await desk.page.get_by_role("button", name="Clock on a tablet").click()
        secret = await desk.page.get_by_label("link", exact=False).first.input_value()
        await desk.page.keyboard.press("Escape")
        tablet = await house.visitor("/" + secret.split("/", 3)[3], **TABLET)
        page = tablet.page
        first, second = page.locator(".half").nth(0), page.locator(".half").nth(1)
        await expect(second).to_contain_text("Tap when your turn begins")
        assert await faults_in_both(page) == []
        await is_read_from_afar(page)
        await second.click()
        await expect(second).to_contain_text("Tap when your turn is over")
        line = desk.page.locator("[data-clock=s1]")
        await expect(line.locator(".side.runs")).to_have_count(1)
        await expect(line).to_contain_text("tablet connected")
        await first.click(force=True)  # not the own turn: nothing happens
        await page.get_by_role("button", name="Reshuffling").click()
        await expect(line).to_contain_text("paused: reshuffling")
        await line.get_by_role("button", name="Resume").click()
        await expect(page.get_by_role("button", name="Interruption")).to_be_visible()
        assert (await clock_of(remo_again := await hall.come(house.address + enter)))["turn"] == 1
        await tablet.context.set_offline(True)
        await second.click()
        await expect(page.get_by_text("1 press is still to be sent")).to_be_visible()
        await expect(first).to_contain_text("Tap when your turn is over")
        await tablet.context.set_offline(False)
        await expect(page.get_by_text("No connection")).to_have_count(0)
        assert (await clock_of(remo_again))["turn"] == 0
        await page.reload()
        await expect(first).to_contain_text("Tap when your turn is over")
        await is_not_won_on_time(desk.page)
        assert (await remo_again.get())["duels"][0]["winner"] is None
        assert ["422" in each for each in desk.complaints] == [True], "it was refused, once"
        assert [said for said in tablet.complaints if not OFFLINE.search(said)] == []

    in_hall(tmp_path, test)


async def is_read_from_afar(page: Page) -> None:
    """Two halves that fill the tablet, each with letters as high as a fifth of it."""
    high = TABLET["viewport"]["height"]
    for half in await page.locator(".half").all():
        box = await half.bounding_box()
        assert box
        assert (box["width"], box["height"] > 0.4 * high) == (TABLET["viewport"]["width"], True)
        size = await half.locator(".time").evaluate("(e) => getComputedStyle(e).fontSize")
        assert float(size.removesuffix("px")) >= 0.2 * high
        inside = "(e) => e.scrollWidth <= e.clientWidth + 1 && e.scrollHeight <= e.clientHeight + 1"
        assert await half.evaluate(inside)


async def is_not_won_on_time(page: Page) -> None:
    """T-127: while both have time, nobody wins on time."""
    duel = page.locator("[data-duel=s1]")
    await duel.get_by_label("How").select_option("time")
    await duel.get_by_role("button", name=re.compile("wins$")).first.click()
    await page.get_by_role("dialog").get_by_role("button", name=re.compile("wins$")).click()
    await expect(page.get_by_text(re.compile("^By the clock, .* still has time"))).to_be_visible()


def test_the_code_of_a_sheet_leads_a_referees_phone_to_its_photo(tmp_path: Path) -> None:
    async def test(house: Saloon, hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        for code in ("A1", "A2"):
            await remo.act("register", name="Anna Rossi", member=code)
        await register(remo, 8)
        await remo.act("draw_round", hall="1")
        phone = await house.stranger(f"/tournament/{NAME}/sheet/1/2", **PHONE)
        page = phone.page
        await expect(page.get_by_role("heading", name="First open your referee")).to_be_visible()
        await page.goto(house.address + await link(remo, "desk", rita.person))
        await expect(page).to_have_url(re.compile(r"/sheet/1/2$"))
        await expect(page.get_by_role("heading", name="Round 1, table 2")).to_be_visible()
        assert await faults_in_both(page) == []
        await page.get_by_label("Take the photo").set_input_files(a_photo(tmp_path / "one.jpg"))
        await expect(page.get_by_text("The photo has been saved")).to_be_visible()
        tables = (await remo.get())["rounds"][0]["tables"]
        assert [bool(table["photo"]) for table in tables] == [False, True]
        people = (await remo.get())["people"]
        for number, each in people.items():
            if each["name"] == "Anna Rossi":  # told apart on the phone, too
                place = next(at for at, t in enumerate(tables, 1) if number in t["players"])
                await phone.goes(f"/tournament/{NAME}/sheet/1/{place}")
                await expect(page.locator(".players")).to_contain_text(each["shown"])

    in_hall(tmp_path, test)


def test_a_heap_of_photos_finds_its_sheets_and_the_rest_waits(tmp_path: Path) -> None:
    async def test(house: Saloon, hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        people = await register(remo, 10)
        await remo.act("draw_round", hall="1")
        await check_table(remo, rita, 1, 1, a_sheet(5, prices=[10, 20, 30, 40, 900]))
        enter = await link(remo, "desk", rita.person)
        desk = await house.visitor(enter.replace("/desk#", "/paper/sheets#"), **PAPER)
        page = desk.page
        printed = await printed_sheet(page, 2)
        await page.goto(f"{house.address}/tournament/{NAME}/desk/photos")
        heap = [a_photo(tmp_path / "IMG_1.jpg", printed), a_photo(tmp_path / "IMG_2.jpg")]
        await page.get_by_label("Choose photos").set_input_files(heap)
        await expect(page.get_by_text("round 1, table 2")).to_be_visible()
        card = page.locator("[data-photo='IMG_2.jpg']")
        await card.get_by_label("Table").select_option("1")
        await card.get_by_role("button", name="Assign").click()
        await expect(page.get_by_text("No photo is waiting")).to_be_visible()
        assert all(table["photo"] for table in (await remo.get())["rounds"][0]["tables"])
        await page.get_by_label("Choose photos").set_input_files(heap[1])
        await card.get_by_role("button", name="Throw away").click()
        await page.get_by_role("dialog").get_by_role("button", name="Throw away").click()
        await expect(card).to_have_count(0)
        assert await faults_in_both(page) == []
        await overlooks_nothing(page, hall, remo, people[0])
        assert desk.complaints == []

    in_hall(tmp_path, test)


async def overlooks_nothing(page: Page, hall: Hall, remo: Desk, player: str) -> None:
    """A call is counted in the title until it is over; an overspend stands in the list."""
    phone = await hall.visitor(remo, "phone", player)
    await page.evaluate(LISTEN)
    await page.get_by_role("link", name="Overview").click()
    await expect(page.get_by_text("1 overspend is still to be judged")).to_be_visible()
    await phone.act("call_referee")
    await expect(page).to_have_title(re.compile(r"^\(1\) "))
    assert await page.evaluate("window.tones") == 2
    switch = page.get_by_role("button", name="Sound when somebody calls")
    await switch.click()
    await expect(switch).to_have_attribute("aria-pressed", "false")
    await phone.act("withdraw_call", call=(await phone.get())["call"])
    await expect(page).to_have_title(re.compile(r"^(?!\()"))
    await phone.act("call_referee")
    await expect(page).to_have_title(re.compile(r"^\(1\) "))
    assert await page.evaluate("window.tones") == 2  # it was switched off


def test_in_the_end_everybody_stands_on_one_page(tmp_path: Path) -> None:
    async def test(house: Saloon, hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        await register(remo, 49)
        await remo.act("draw_round", hall="1")
        options = {"viewport": {"width": 1920, "height": 1080}, "reduced_motion": "reduce"}
        page = (await house.visitor(await link(remo, "screen"), **options)).page
        await expect(page.locator(".names .name")).to_have_count(49)
        await in_one_size(page, ".names .name")
        for place, table in enumerate((await remo.get())["rounds"][0]["tables"], 1):
            await check_table(remo, rita, 1, place, a_sheet(len(table["players"])))
        await play_the_rest(remo, rita)
        await remo.act("publish", hall="1", confirmed=True)
        await expect(page.get_by_text("Standings of the scoring phase")).to_be_visible()
        await remo.act("begin_duels", confirmed=True)
        for duel in ("s1", "s2", "third", "final"):
            found = [each for each in (await remo.get())["duels"] if each["name"] == duel]
            await remo.act("win_duel", duel=duel, winner=found[0]["second"], how="forfeit")
        await remo.act("close_tournament", confirmed=True)
        await expect(page.get_by_text("Final standings")).to_be_visible()
        await expect(page.locator(".rows .name")).to_have_count(49)
        await in_one_size(page, ".rows .name")

    in_hall(tmp_path, test)


async def play_the_rest(remo: Desk, rita: Desk) -> None:
    for number in range(2, (await remo.get())["planned"] + 1):
        await remo.act("draw_round", hall="1", confirmed=True)
        for place, table in enumerate((await remo.get())["rounds"][-1]["tables"], 1):
            await check_table(remo, rita, number, place, a_sheet(len(table["players"])))


async def in_one_size(page: Page, selector: str) -> None:
    """All letters are alike, large enough, and nothing is cut or hangs over."""
    sizes = await page.locator(selector).evaluate_all(
        "(all) => [...new Set(all.map((e) => getComputedStyle(e).fontSize))]"
    )
    assert len(sizes) == 1
    assert float(sizes[0].removesuffix("px")) >= 28
    assert await page.evaluate(FITS, [selector, 1080]) == []
