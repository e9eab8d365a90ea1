"""The referee's desk in a real browser: by keyboard alone, two at once, and a whole tournament."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from sixgun.locales import speech
from tests.server.desk.halls import a_sheet
from tests.web.axe import faults_in_both
from tests.web.browser import Page, Saloon, expect, visit
from tests.web.desk.referees import Office, focused, keys, rest_of_round, seated, tab_to

say = speech("en").say
SIZES = [{"width": 1440, "height": 900}, {"width": 1024, "height": 768}]
#: A sheet of six as a referee types it: prices and Enter, a letter for each role, who won.
TYPED = ("50", "Enter", "d", "10", "Enter", "o", "20", "Enter", "o", "10", "Enter")
TYPED_ON = ("o", "30", "Enter", "r", "40", "Enter", "l", "Enter", "Enter")
SHEET = {
    "roles": ["sheriff", "deputy", "outlaw", "outlaw", "outlaw", "renegade"],
    "prices": [50, 10, 20, 10, 30, 40],
    "outcome": "law",
    "final_duel": False,
    "characters": [],
    "reshuffles": 0,
    "confirmed": {},
}


def in_office(folder: Path, test: Callable[[Office], Awaitable[None]], **settings: Any) -> None:
    async def run(house: Saloon) -> None:
        async with AsyncExitStack() as stack:
            await test(Office(house, stack))

    visit(folder, run, **settings)


def button(page: Page, key: str, **arguments: Any) -> Any:
    return page.get_by_role("button", name=say(key, **arguments), exact=True)


async def sure(page: Page, key: str, **arguments: Any) -> None:
    """Say yes to what is asked once more."""
    await answered(page, say(key, **arguments))


async def answered(page: Page, name: str) -> None:
    """Press a button of the dialog in front, and wait until the dialog is gone.

    What is behind it may have a button of the same name.
    """
    dialogs = page.locator("dialog")
    await expect(dialogs.last).to_be_visible()
    opened = await dialogs.count()
    await dialogs.last.get_by_role("button", name=name, exact=True).click()
    # Shut is not enough: what was wanted is on its way once the dialog is gone for good.
    await expect(dialogs.nth(opened - 1)).to_have_count(0)  # with it, those behind it may go


async def go(page: Page, part: str) -> None:
    """Go to a part of the desk."""
    parts = page.get_by_role("navigation", name=say("desk-parts"))
    await parts.get_by_role("link", name=say(f"desk-part-{part}"), exact=True).click()
    await expect(page.get_by_role("heading", name=say(f"desk-part-{part}")).first).to_be_visible()


# ------------------------------------------------------------------ the keyboard alone


def test_a_referee_enters_a_sheet_of_six_by_keyboard_alone(tmp_path: Path) -> None:
    async def test(office: Office) -> None:
        remo, _ = await seated(office)
        await remo.act("move_table", round=1, table=1, status="playing")
        visitor = await office.visitor(1)
        page = visitor.page
        await page.get_by_role("link", name=say("desk-table", table=1), exact=True).wait_for()
        await tab_to(page, say("desk-table", table=1))
        await page.keyboard.press("Enter")
        first = re.compile("^" + say("desk-price-of", who="seat 1"))
        await expect(page.get_by_label(first)).to_be_focused()
        await keys(page, "35", "Enter")
        await expect(page.get_by_text("V-4")).to_be_visible()
        await keys(page, "Shift+Tab", *TYPED, *TYPED_ON)
        assert await focused(page) == say("desk-sheet-file-do")
        await expect(page.get_by_text("V-4")).to_have_count(0)
        await page.keyboard.press("Enter")
        await expect(page).to_have_url(re.compile(r"/rounds/1/2$"))
        await expect(page.get_by_label(first)).to_be_focused()
        (version,) = (await remo.get())["rounds"][0]["tables"][0]["versions"]
        assert version["sheet"] == SHEET
        assert version["by"] == remo.person
        assert visitor.complaints == []

    in_office(tmp_path, test)


def test_typed_a_second_time_it_is_verified_or_the_difference_is_shown(tmp_path: Path) -> None:
    async def test(office: Office) -> None:
        remo, _ = await seated(office)
        await remo.act("file_sheet", round=1, table=1, version=0, sheet=SHEET)
        visitor = await office.visitor(1, "/rounds/1/1")
        page = visitor.page
        await button(page, "desk-type-again").click()
        await expect(page.get_by_label(re.compile("^" + say("desk-price")))).to_have_count(6)
        await keys(page, *TYPED, "o", "60", *TYPED_ON[2:], "Enter")
        conflict = page.get_by_role("group", name=say("desk-conflict"))
        await expect(conflict.get_by_role("row")).to_have_count(2)
        await expect(conflict).to_contain_text("60$")
        assert not (await remo.get())["rounds"][0]["tables"][0]["is_verified"]
        await page.get_by_label(re.compile("^" + say("desk-price-of", who="seat 5"))).fill("30")
        await button(page, "desk-sheet-verify-do").click()
        await expect(page.get_by_text(say("desk-sheet-verified"), exact=True)).to_be_visible()
        table = (await remo.get())["rounds"][0]["tables"][0]
        assert table["is_verified"]
        assert table["verified"]["typed_again"]
        # The answer that shows a difference is a refusal, which the browser notes by itself.
        assert [each for each in visitor.complaints if "409" not in each] == []

    in_office(tmp_path, test)


def test_whoever_comes_second_is_shown_the_conflict_and_overwrites_nothing(tmp_path: Path) -> None:
    async def test(office: Office) -> None:
        remo, rita = await seated(office)
        page = (await office.visitor(1, "/rounds/1/1")).page
        await expect(page.get_by_label(re.compile("^" + say("desk-price")))).to_have_count(6)
        await keys(page, *TYPED)
        await rita.act("file_sheet", round=1, table=1, version=0, sheet=a_sheet(6))
        conflict = page.get_by_role("group", name=say("desk-conflict"))
        await expect(conflict).to_contain_text("Rita")
        await keys(page, *TYPED_ON)
        await expect(button(page, "desk-sheet-correct-do")).to_be_enabled()
        await button(page, "desk-take-theirs").click()
        await expect(page.get_by_text(say("desk-verify-other", name="Rita"))).to_be_visible()
        assert len((await remo.get())["rounds"][0]["tables"][0]["versions"]) == 1

    in_office(tmp_path, test)


def test_a_link_that_is_revoked_shuts_the_desk(tmp_path: Path) -> None:
    async def test(office: Office) -> None:
        await office.open()
        remo = await office.at_desk(1)
        page = (await office.visitor(2)).page
        await expect(page.get_by_role("heading", name="Coppa d'Autunno")).to_be_visible()
        assert "#" not in page.url
        rita = next(n for n, each in (await remo.get())["people"].items() if each["name"] == "Rita")
        await remo.act("revoke_officer", person=rita, role="referee", confirmed=True)
        await expect(page.get_by_text(say("desk-signed-out"))).to_be_visible()
        await page.reload()
        await expect(page.get_by_text(say("desk-door-outside"))).to_be_visible()

    in_office(tmp_path, test)


MOVES = ("desk-move-open", "desk-move-take", "desk-move-pass")


async def move_on(page: Page) -> None:
    """Whoever's turn it is opens at ten, takes what is left, or passes."""
    turn = page.locator(".turn")
    said = await turn.inner_text()
    for key in MOVES:
        if await button(page, key).is_visible():
            await button(page, key).click()
            break
    over = page.get_by_text(say("desk-auction-done")).or_(turn.filter(has_not_text=said))
    await expect(over.first).to_be_visible()


def test_the_referee_runs_an_auction_and_its_prices_are_on_the_sheet(tmp_path: Path) -> None:
    async def test(office: Office) -> None:
        remo, _ = await seated(office, 10)
        page = (await office.visitor(1, "/rounds/1/1")).page
        await button(page, "desk-auction-begin").click()
        await button(page, "desk-move-open").wait_for()
        while not await page.get_by_text(say("desk-auction-done")).is_visible():
            await move_on(page)
        auction = (await remo.get())["rounds"][0]["tables"][0]["auction"]
        assert (auction["phase"], auction["paid"]) == ("done", [10] * 5)
        for field in await page.get_by_label(re.compile("^" + say("desk-price"))).all():
            await expect(field).to_have_value("10")
        chosen = page.get_by_label(re.compile("^" + say("desk-character-of", who="seat 1")))
        await expect(chosen).to_have_count(0)  # what the auction knows is not typed
        await button(page, "desk-characters-change").click()
        await expect(chosen).to_have_value(auction["bought"][0])
        other = next(slug for slug in auction["revealed"] if slug not in auction["bought"])
        await chosen.select_option(other)
        await expect(page.get_by_text(say("refused-characters-differ"))).to_be_visible()
        await expect(page.get_by_label(say("desk-confirm-auction"))).to_be_visible()
        await chosen.select_option(auction["bought"][0])
        await expect(page.get_by_label(say("desk-confirm-auction"))).to_have_count(0)
        await page.get_by_label(re.compile("^" + say("desk-price-of", who="seat 1"))).fill("20")
        await expect(page.get_by_text(say("refused-auction-differs"))).to_be_visible()
        await expect(page.get_by_label(say("desk-confirm-auction"))).to_be_visible()
        assert (await remo.get())["rounds"][0]["tables"][0]["versions"] == []

    in_office(tmp_path, test)


# ----------------------------------------------------------------------- for everybody


AXE_SIZES = [
    pytest.param(SIZES[0], id="large", marks=pytest.mark.long),
    pytest.param(SIZES[1], id="small"),
]


@pytest.mark.parametrize("viewport", AXE_SIZES)
def test_axe_finds_nothing_at_the_desk(tmp_path: Path, viewport: Any) -> None:
    async def test(office: Office) -> None:
        remo, rita = await seated(office)
        await remo.act("begin_auction", round=1, table=2)
        await rita.act("file_sheet", round=1, table=3, version=0, sheet=a_sheet(5))
        visitor = await office.visitor(1, viewport=viewport)
        page, found = visitor.page, {}
        for part in ("players", "rounds", "standings", "duels", "checks", "office", "log"):
            await go(page, part)
            found[part] = await faults_in_both(page)
        for table in (1, 2, 3):
            await page.goto(re.sub(r"/desk.*", f"/desk/rounds/1/{table}", page.url))
            await page.get_by_role("heading", name=say("desk-sheet"), exact=True).wait_for()
            found[f"table {table}"] = await faults_in_both(page)
        assert found == {part: [] for part in found}
        width = await page.evaluate("document.querySelector('.content').scrollWidth")
        assert width <= await page.evaluate("document.querySelector('.content').clientWidth")
        assert visitor.complaints == []

    in_office(tmp_path, test)


# --------------------------------------------------------------- a whole tournament


async def open_from_house(office: Office, page: Page) -> None:
    """The owner of the house opens a tournament and hands out the links."""
    await page.goto(f"{office.house.address}/#house={office.house_secret()}")
    await page.get_by_role("link", name=say("keeper-tournaments")).click()
    await page.get_by_label(say("desk-new-name")).fill("Autumn Cup")
    await page.get_by_label(say("desk-office-organizer")).fill("Olga")
    await page.get_by_label(say("desk-new-referees")).fill("Remo, Rita")
    await button(page, "desk-new-do").click()
    fields = page.get_by_label(say("link-the-link"))
    await expect(fields).to_have_count(3)
    office.know([await field.input_value() for field in await fields.all()])


async def register_everybody(page: Page) -> None:
    """Two by hand with the keyboard, the others from a list; one line cannot be used."""
    await go(page, "players")
    await page.get_by_label(say("desk-surname")).focus()
    for name in ("Anna", "Bruno"):
        await page.keyboard.type(name)
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("rowheader", name=name, exact=True)).to_be_visible()
        await expect(page.get_by_label(say("desk-surname"))).to_have_value("")
    lines = [f"Player {number};M{number};" for number in range(3, 27)]
    text = "name;member;contact\r\n" + "\r\n".join([*lines, "Nicolò D’Angelo;M27;", "Anna;;"])
    # As Excel writes it on Windows.
    file = {"name": "people.csv", "mimeType": "text/csv", "buffer": text.encode("cp1252")}
    await page.get_by_label(say("desk-list")).set_input_files(files=[file])
    await expect(page.get_by_text(say("desk-list-read", count=25))).to_be_visible()
    await expect(page.get_by_text(re.compile("Line 27, Anna"))).to_be_visible()
    await expect(page.get_by_role("rowheader", name="Nicolò D’Angelo", exact=True)).to_be_visible()
    await button(page, "desk-close-registration").click()
    await sure(page, "desk-close-registration")
    await expect(
        page.get_by_role("heading", name=say("desk-players-count", count=27))
    ).to_be_visible()


async def draw(page: Page, number: int) -> None:
    await go(page, "rounds")
    await page.get_by_label(say("desk-hall")).fill("3 5 1")
    await button(page, "desk-draw-do").click()
    await expect(page.get_by_role("heading", name=say("desk-table", table=5))).to_be_visible()
    await expect(page).to_have_url(re.compile(rf"/rounds/{number}$"))


async def choose_act(page: Page, name: str, key: str) -> None:
    """Choose what the desk does about one player, and wait until it is asked about."""
    await go(page, "players")
    await button(page, "desk-acts-of", name=name).click()
    chosen = page.get_by_role("dialog").last
    await chosen.get_by_role("button", name=say(key, name=name), exact=True).click()
    # What is asked now comes in front of it, with a button of the same name.
    await expect(page.locator("dialog")).to_have_count(2)


async def leaves(page: Page, name: str, key: str, category: str = "") -> None:
    """Somebody goes, or has to go."""
    await choose_act(page, name, key)
    if category:
        await page.get_by_label(say("desk-misconduct")).select_option(category)
    await sure(page, key, name=name)
    row = page.get_by_role("row").filter(has_text=name)
    await expect(row.locator(".chip.bad")).to_be_visible()
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def correct_first_sheet(page: Page) -> None:
    """After publication: a new edition."""
    await page.goto(re.sub(r"/desk.*", "/desk/rounds/1/1", page.url))
    await button(page, "desk-correct").click()
    price = page.get_by_label(re.compile("^" + say("desk-price-of", who="seat 1")))
    await price.fill("60")
    await page.get_by_label(say("desk-correction-reason")).fill("a five was a six")
    await button(page, "desk-sheet-correct-do").click()
    await expect(page.get_by_text(say("desk-versions", count=2))).to_be_visible()
    await button(page, "desk-type-again").wait_for()


async def play_duels(page: Page) -> None:
    await go(page, "duels")
    await button(page, "desk-duels-begin").click()
    await sure(page, "desk-duels-begin")
    for name in ("s1", "s2", "third", "final"):
        duel = page.locator(f'[data-duel="{name}"]')
        await duel.get_by_label(say("desk-hall")).fill("4")
        await duel.get_by_role("button", name=say("desk-draw-sides")).click()
        await expect(duel.locator(".side")).to_have_count(2)
        winner = duel.get_by_role("group", name=say("desk-result")).get_by_role("button").first
        said = await winner.inner_text()
        await winner.click()
        await page.get_by_role("dialog").last.get_by_role("button", name=said).click()
        await expect(duel.get_by_text(say("bracket-won-played"))).to_be_visible()
    await expect(page.get_by_role("heading", name=say("desk-places"))).to_be_visible()


async def print_views(page: Page, office: Office) -> None:
    """Papers to print have everybody on them, and no buttons."""
    root = f"{office.house.address}/tournament/{office.tournament}/paper"
    await page.emulate_media(media="print")
    for kind in ("seating/1", "sheets/1", "standings"):
        await page.goto(f"{root}/{kind}")
        await expect(page.get_by_text("Anna").first).to_be_visible()
        await expect(page.get_by_role("button")).to_have_count(0)
    await page.emulate_media(media="screen")
    await page.goto(f"{office.house.address}/tournament/{office.tournament}/desk")


async def report(page: Page, folder: Path) -> None:
    """Closed, downloaded, and checked by other code."""
    await go(page, "overview")
    await button(page, "desk-close").click()
    await sure(page, "desk-close")
    await page.get_by_role("link", name=say("desk-part-checks")).last.click()
    async with page.expect_download() as waiting:
        await page.get_by_role("link", name=say("desk-report-names")).click()
    file = folder / "report.json"
    await (await waiting.value).save_as(file)
    await page.get_by_label(say("desk-verify-report-file")).set_input_files(file)
    found = say("desk-report-verified", violations=0, last=0, avoidable=0)
    await expect(page.get_by_text(found)).to_be_visible()
    await page.get_by_label(say("desk-sent-to")).fill("the publisher")
    await button(page, "desk-mark-sent").click()
    await sure(page, "desk-mark-sent")
    await expect(page.get_by_text(say("stage-sent"), exact=True)).to_be_visible()


def test_a_tournament_of_27_from_registration_to_report(tmp_path: Path) -> None:
    async def test(office: Office) -> None:
        await open_from_house(office, (await office.house.visitor()).page)
        visitor = await office.visitor(1)
        page = visitor.page
        await register_everybody(page)
        remo, rita = await office.at_desk(1), await office.at_desk(2)
        await draw(page, 1)
        await page.get_by_role("link", name=say("desk-table", table=1), exact=True).click()
        await expect(page.get_by_label(re.compile("^" + say("desk-price")))).to_have_count(6)
        await keys(page, *TYPED, *TYPED_ON, "Enter")
        await expect(page).to_have_url(re.compile(r"/rounds/1/2$"))
        await rita.act("verify_sheet", round=1, table=1, version=1)
        await rest_of_round(remo, rita)
        await leaves(page, "Player 9", "desk-withdraw")
        await draw(page, 2)
        await rest_of_round(remo, rita, "outlaws")
        await leaves(page, "Player 12", "desk-expel", "cheating")
        for outcome in ("renegade", "law", "outlaws"):
            await remo.act("draw_round", hall="6 6 6", confirmed=True)
            await rest_of_round(remo, rita, outcome)
        await go(page, "standings")
        await page.get_by_label(say("desk-hall")).fill("2 6")
        await button(page, "desk-publish").click()
        await sure(page, "desk-publish")
        await expect(page.get_by_label(say("desk-edition"))).to_be_visible()
        await correct_first_sheet(page)
        await rita.act("verify_sheet", round=1, table=1, version=2)
        await go(page, "standings")
        await button(page, "desk-edition-publish", number=2).click()
        await sure(page, "desk-edition-publish", number=2)
        await expect(page.get_by_role("region", name=say("desk-pending"))).to_have_count(0)
        await page.get_by_label(say("desk-edition")).select_option("1")
        assert [each["number"] for each in (await remo.get())["editions"]] == [1, 2]
        await print_views(page, office)
        await play_duels(page)
        await report(page, tmp_path)
        assert (await remo.get())["stage"] == "sent"
        assert visitor.complaints == []

    in_office(tmp_path, test)
