"""A tournament at the tables of the house, in a real browser: desk, phone and table."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from sixgun.locales import speech
from tests.server.desk.halls import Desk, play_all
from tests.server.desk.halls import register as register_all
from tests.server.desk.own_tables import play_badly
from tests.server.houses import RecordingClient
from tests.web.axe import faults_in_both
from tests.web.browser import Page, Saloon, Visitor, expect
from tests.web.desk.referees import Office
from tests.web.desk.test_desk import button, go, in_office, sure
from tests.web.desk.test_hall import is_within, link
from tests.web.players import AFTER, Player, Thumb
from tests.web.test_games import TOUCH

say = speech("en").say
ROUNDS = 3
BY_THUMB = 3


async def register(page: Page) -> None:
    """One person by hand, nine bots by number."""
    await go(page, "players")
    await page.get_by_label(say("desk-surname")).fill("Anna")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("rowheader", name="Anna", exact=True)).to_be_visible()
    await page.get_by_label(say("desk-bots-count")).fill("9")
    await page.get_by_label(say("room-level")).select_option("tenderfoot")
    await button(page, "desk-bots-do").click()
    await expect(page.get_by_role("rowheader", name=re.compile(r"\(bot\)$"))).to_have_count(9)
    await button(page, "desk-close-registration").click()
    await sure(page, "desk-close-registration")


async def draw_and_house(page: Page, number: int) -> None:
    """The next round is drawn, and both of its tables go to the house."""
    await go(page, "rounds")
    await page.get_by_label(say("desk-hall")).fill("3 5 1")
    await button(page, "desk-draw-do").click()
    confirm = page.get_by_role("dialog").last.get_by_role("button", name=say("desk-sure-yes"))
    drawn = button(page, "desk-house-all")
    await expect(drawn.or_(confirm)).to_be_visible()
    if await confirm.is_visible():
        await confirm.click()
    await drawn.click()
    await sure(page, "desk-house-all")
    await expect(page.get_by_text(say("desk-housed-chip"), exact=True)).to_have_count(2)
    await expect(page).to_have_url(re.compile(rf"/rounds/{number}$"))


async def to_my_table(phone: Visitor) -> None:
    """Choose a character, then go to the table."""
    page = phone.page
    await page.get_by_role("radio").first.check(force=True)
    await page.locator("form button[type=submit]").click()
    await page.get_by_role("button", name=say("hall-to-my-table")).click()
    await expect(page).to_have_url(re.compile("/table/"))


async def play(house: Saloon, phone: Visitor, number: int) -> None:
    """A few decisions of the first game by thumb, the others by the same person's program."""
    page, player = phone.page, Player(phone, Thumb())
    while number == 1 and len(phone.answers()) < BY_THUMB and await player.is_asked():
        await player.answer()
    async with house.program_of(phone) as program:
        await program.watch(page.url.rpartition("/")[2])
        await program.play()
    dialog = page.locator(AFTER)
    await expect(dialog.get_by_text(say("after-sealed"))).to_be_visible()
    await expect(dialog.get_by_text(say("after-replay"))).to_have_count(0)
    await dialog.get_by_role("link", name=say("board-to-tournament")).click()
    await expect(page.get_by_text(say("hall-own-table-over"))).to_be_visible()


async def verify(page: Page, number: int) -> None:
    """The house has written both sheets; a referee compares them."""
    for table in (1, 2):
        await page.goto(re.sub(r"/desk.*", f"/desk/rounds/{number}/{table}", page.url))
        await expect(page.get_by_text(say("desk-verify-house"))).to_be_visible()
        await button(page, "desk-verify-house-do").click()
        await expect(page.get_by_text(say("desk-sheet-verified"), exact=True)).to_be_visible()


def test_ten_with_bots_play_a_tournament_at_our_own_tables(tmp_path: Path) -> None:
    async def test(office: Office) -> None:
        await office.open(practice=True)
        remo = await office.at_desk(1)
        for derogation in ("no_duels", "no_auction"):
            await remo.act("derogate", derogation=derogation, confirmed=True)
        desk = await office.visitor(1)
        page = desk.page
        await register(page)
        anna = (await remo.get())["players"][0]["number"]
        phone = await office.house.visitor(await link(remo, "phone", anna), **TOUCH)
        for number in range(1, ROUNDS + 1):
            await draw_and_house(page, number)
            await to_my_table(phone)
            await play(office.house, phone, number)
            await verify(page, number)
        await go(page, "standings")
        await page.get_by_label(say("desk-hall")).fill("2 6")
        await button(page, "desk-publish").click()
        await sure(page, "desk-publish")
        await expect(phone.page.get_by_text(re.compile("of 10"))).to_be_visible()
        assert (await remo.get())["stage"] == "published"
        assert await faults_in_both(phone.page) == []
        assert await is_within(phone.page)
        assert desk.complaints + phone.complaints == []

    in_office(tmp_path, test)


async def duel_here(page: Page, name: str) -> None:
    """The referee draws the sides of a duel and gives it to the house."""
    card = page.locator(f'[data-duel="{name}"]')
    await card.get_by_label(say("desk-hall")).fill("4")
    await card.get_by_role("button", name=say("desk-draw-sides")).click()
    await card.get_by_role("button", name=say("desk-duel-here")).click()
    await expect(card.get_by_text(say("desk-housed-chip"), exact=True)).to_be_visible()


async def fight(office: Office, desk: Desk, page: Page, name: str) -> Visitor:
    """One comes with a phone, the other by program; programs play for both."""
    await duel_here(page, name)
    (duel,) = [each for each in (await desk.get())["duels"] if each["name"] == name]
    phone = await office.house.visitor(await link(desk, "phone", duel["first"]), **TOUCH)
    await phone.page.get_by_role("button", name=say("hall-to-my-duel")).click()
    await expect(phone.page).to_have_url(re.compile("/table/"))
    table = phone.page.url.rpartition("/")[2]
    async with (
        office.house.program_of(phone) as one,
        RecordingClient(office.house.address) as other,
    ):
        await sit_by_ticket(office, desk, duel["second"], other)
        for program in (one, other):
            await program.watch(table)
        await asyncio.gather(play_badly(one), play_badly(other))
    card = page.locator(f'[data-duel="{name}"]')
    await expect(card.get_by_text(say("bracket-won-played"))).to_be_visible()
    return phone


async def sit_by_ticket(office: Office, desk: Desk, player: str, client: RecordingClient) -> None:
    """A player who comes by program: with the token of a phone, and a key of the house."""
    secret = (await link(desk, "phone", player)).partition("#enter=")[2]
    http = await office.program()
    root = f"/api/tournaments/{office.tournament}"
    token = (await http.post(f"{root}/enter", json={"secret": secret})).json()["token"]
    headers = {"Authorization": f"Bearer {token}"}
    ticket = (await http.post(f"{root}/phone/ticket", headers=headers)).json()
    taken = await http.post(
        f"{root}/sit", json=ticket, headers={"Authorization": f"Bearer {client.key}"}
    )
    assert taken.status_code == 200, taken.text


def test_semifinals_and_final_are_played_at_our_own_tables(tmp_path: Path) -> None:
    """Sides by lot, clocks of thirty minutes, results that come by themselves."""

    async def test(office: Office) -> None:
        await office.open()
        remo, rita = await office.at_desk(1), await office.at_desk(2)
        await register_all(remo, 10)
        await play_all(remo, rita)
        await remo.act("publish", hall="1", confirmed=True)
        await remo.act("begin_duels", confirmed=True)
        await remo.act("skip_third", reason="late", confirmed=True)
        desk = await office.visitor(1, "/duels")
        for name in ("s1", "s2", "final"):
            phone = await fight(office, remo, desk.page, name)
            dialog = phone.page.locator(AFTER)
            await dialog.get_by_role("link", name=say("board-to-tournament")).click()
            heading = phone.page.get_by_role("heading", name=say("paper-duels"))
            await expect(heading).to_be_visible()
            assert phone.complaints == []
            await phone.context.close()
        await expect(desk.page.get_by_role("heading", name=say("desk-places"))).to_be_visible()
        assert desk.complaints == []

    in_office(tmp_path, test)
