"""The door in a real browser: check-in on a phone, waiting, late entries, too few players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.desk.halls import Desk, register
from tests.source import ROOT
from tests.web.axe import faults
from tests.web.browser import Page, expect
from tests.web.desk.referees import Office, rest_of_round, seated
from tests.web.desk.test_desk import answered, button, go, in_office, say, sure
from tests.web.desk.test_hall import PHONE
from tests.web.desk.test_season import SEASON, at_season, field

NAMES = ("Verdi Anna", "Rossi Bruno", "Vérité Carla", "Bianchi Dario", "Neri Elsa")
SMALL = {"width": 1366, "height": 768}


async def named(desk: Desk, count: int = 11) -> dict[str, str]:
    """So many players, five of them with surnames; registration stays open."""
    found = {}
    for name in NAMES:
        surname, given = name.split()
        who = {"name": f"{given} {surname}", "surname": surname, "given": given}
        found[surname] = (await desk.act("register", **who))["person"]
    for number in range(len(NAMES) + 1, count + 1):
        found[f"Player {number}"] = (await desk.act("register", name=f"Player {number}"))["person"]
    return found


async def fits(page: Page) -> bool:
    """Nobody scrolls sideways."""
    return bool(
        await page.evaluate(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )
    )


def here(page: Page, count: int, players: int) -> Any:
    return page.get_by_role("heading", name=say("desk-door-here", here=count, players=players))


def tick(page: Page, name: str) -> Any:
    return page.get_by_role("button", name=say("desk-door-tick-of", name=name), exact=True)


def test_the_registration_office_checks_in_with_a_phone(tmp_path: Path) -> None:
    """Found by the surname, with or without accents; a player says so by the own phone."""

    async def test(office: Office) -> None:
        await office.open()
        remo = await office.at_desk(1)
        who = await named(remo)
        given = await remo.act("name_officer", role="registrar", name="Regina")
        link = given["link"]["link"]
        path = link[link.index("/tournament/") :].replace("#", "/door#")
        visitor = await office.house.visitor(path, **PHONE)
        page = visitor.page
        await button(page, "desk-door-open").click()
        await expect(here(page, 0, 11)).to_be_visible()
        search = page.get_by_label(say("desk-door-find"))
        await search.fill("ver")
        people = page.locator("ul.people > li")
        await expect(people).to_have_count(2)
        await search.fill("verite")
        await expect(people).to_have_count(1)
        await tick(page, "Carla Vérité").click()
        await expect(here(page, 1, 11)).to_be_visible()
        await expect(search).to_have_value("")
        await expect(people).to_have_count(11)
        await expect(tick(page, "Carla Vérité")).to_have_attribute("aria-pressed", "true")
        assert await fits(page)
        assert await faults(page) == []
        phone = await remo.post("links", role="phone", person=who["Rossi"])
        his = await office.house.visitor(phone["link"][phone["link"].index("/tournament/") :])
        await button(his.page, "hall-check-in").click()
        await expect(his.page.get_by_text(say("hall-checked-in"))).to_be_visible()
        await expect(here(page, 2, 11)).to_be_visible()
        await tick(page, "Carla Vérité").click()
        await expect(here(page, 1, 11)).to_be_visible()
        assert (await remo.get())["door"]["present"] == [who["Rossi"]]
        assert visitor.complaints == his.complaints == []

    in_office(tmp_path, test)


def test_who_has_not_come_is_shown_before_the_draw_and_left_out(tmp_path: Path) -> None:
    async def test(office: Office) -> None:
        await office.open()
        remo = await office.at_desk(1)
        who = await named(remo, 12)
        await remo.act("open_check_in")
        for name, person in who.items():
            if name not in ("Neri", "Bianchi"):
                await remo.act("check_in", person=person)
        await remo.act("close_registration")
        page = (await office.visitor(1, "/rounds/1", viewport=SMALL)).page
        missing = page.get_by_text("Dario Bianchi, Elsa Neri")
        await expect(missing).to_be_visible()
        await page.get_by_role("link", name=say("desk-part-door"), exact=True).last.click()
        await page.get_by_label("Bianchi Dario").uncheck()
        await page.get_by_label(say("desk-reason-for")).fill("did not come")
        await button(page, "desk-leave-out").click()
        await expect(page.get_by_role("dialog").get_by_text("Elsa Neri")).to_be_visible()
        await sure(page, "desk-leave-out")
        await expect(here(page, 10, 11)).to_be_visible()
        assert who["Neri"] not in {each["number"] for each in (await remo.get())["players"]}
        await remo.act("draw_round", hall="1 2 3")
        await page.get_by_label(say("desk-hall")).fill("6 6 6")
        await page.get_by_label(say("desk-reason-for")).fill("did not come either")
        waiting = page.get_by_label(say("desk-leave-out-whither"))
        await waiting.select_option("waiting")
        await page.get_by_label("Bianchi Dario").check()
        await button(page, "desk-redraw-without").click()
        await sure(page, "desk-redraw-without")
        await expect(here(page, 10, 10)).to_be_visible()
        await expect(page.get_by_role("list", name=say("desk-waiting"))).to_contain_text("Bianchi")
        view = await remo.get()
        assert (len(view["voided"]), view["rounds"][0]["hall"]) == (1, "6 6 6")

    in_office(tmp_path, test)


def test_whoever_comes_when_it_is_full_waits_and_moves_up(tmp_path: Path) -> None:
    """The phone says where one stands, and that one plays."""

    async def test(office: Office) -> None:
        await office.open()
        remo = await office.at_desk(1)
        who = await named(remo, 10)
        page = (await office.visitor(1, "/door", viewport=SMALL)).page
        await page.get_by_label(say("desk-door-places"), exact=True).fill("10")
        await button(page, "desk-door-places-do").click()
        await expect(
            page.get_by_text(say("desk-door-places-taken", players=10, places=10))
        ).to_be_visible()
        await go(page, "players")
        for surname in ("Late", "Later"):
            await page.get_by_label(say("desk-surname")).fill(surname)
            await button(page, "desk-register-do").click()
            await sure(page, "desk-waiting-add")
            await expect(page.get_by_label(say("desk-surname"))).to_have_value("")
        await go(page, "door")
        queue = page.get_by_role("list", name=say("desk-waiting"))
        await expect(queue.get_by_role("listitem")).to_have_count(2)
        second = (await remo.get())["door"]["waiting"][1]["number"]
        given = await remo.post("links", role="phone", person=second)
        path = given["link"][given["link"].index("/tournament/") :]
        phone = await office.house.visitor(path, **PHONE)
        shown = phone.page.get_by_role("status")
        await expect(shown.get_by_text(say("hall-waiting.place", place=2))).to_be_visible()
        up = button(page, "desk-move-up")
        await expect(up).to_be_disabled()
        await remo.act("unregister", person=who["Neri"], confirmed=True)
        await expect(up).to_be_enabled()
        await up.click()
        await expect(queue.get_by_role("listitem")).to_have_count(1)
        await expect(shown.get_by_text(say("hall-waiting.place", place=1))).to_be_visible()
        await remo.act("set_places", places=0)
        await expect(up).to_be_enabled()
        await up.click()
        await expect(phone.page.get_by_text(say("hall-waiting"))).to_have_count(0)
        await expect(phone.page.get_by_text(say("hall-not-drawn"))).to_be_visible()
        assert phone.complaints == []

    in_office(tmp_path, test)


def test_a_late_entry_is_one_guided_act_and_refused_later(tmp_path: Path) -> None:
    """T-038, A-20."""

    async def test(office: Office) -> None:
        remo, _ = await seated(office, 10)
        visitor = await office.visitor(1, "/players", viewport=SMALL)
        page = visitor.page
        late = page.get_by_role("button", name=f"{say('desk-late-entry')}…")
        await late.click()
        dialog = page.get_by_role("dialog")
        for step in ("void", "reopen", "register", "close", "draw"):
            await expect(dialog.get_by_text(say(f"desk-late-step-{step}"))).to_be_visible()
        let_in = dialog.get_by_role("button", name=say("desk-late-entry-do"))
        await dialog.get_by_label(say("desk-surname")).fill("Larry")
        await dialog.get_by_label(say("desk-reason-for")).fill("a late train")
        await expect(let_in).to_be_disabled()
        await dialog.get_by_label(say("desk-hall")).fill("6 1 6")
        await let_in.click()
        await expect(dialog).to_have_count(0)
        await expect(page.get_by_role("rowheader", name="Larry")).to_be_visible()
        view = await remo.get()
        assert (len(view["voided"]), view["rounds"][0]["hall"]) == (1, "6 1 6")
        assert sum(len(table["players"]) for table in view["rounds"][0]["tables"]) == 11
        await late.click()  # the dialog is open while the first game starts
        await dialog.get_by_label(say("desk-surname")).fill("Lara")
        await dialog.get_by_label(say("desk-reason-for")).fill("a later train")
        await dialog.get_by_label(say("desk-hall")).fill("1")
        await remo.act("start_games", round=1)
        await let_in.click()
        await expect(dialog.get_by_text(say("refused-late-entry"))).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(dialog).to_have_count(0)
        await expect(late).to_have_count(0)
        await expect(page.get_by_text(say("desk-late-over")).last).to_be_visible()
        assert len((await remo.get())["players"]) == 11
        assert ["422" in each for each in visitor.complaints] == [True], "it was refused, once"

    in_office(tmp_path, test)


def test_the_withdrawal_that_ends_it_says_so_and_the_overview_does_not_say_draw(
    tmp_path: Path,
) -> None:
    """T-144, A-16."""

    async def test(office: Office) -> None:
        remo, rita = await seated(office, 10)
        await rest_of_round(remo, rita)
        page = (await office.visitor(1, "/players", viewport=SMALL)).page
        await page.get_by_role("button", name=say("desk-acts-of", name="Player 3")).click()
        await (
            page.get_by_role("dialog")
            .get_by_role("button", name=say("desk-withdraw", name="Player 3"), exact=True)
            .click()
        )
        told = page.get_by_role("dialog").last
        await expect(told.get_by_text("THIS ENDS THE TOURNAMENT")).to_be_visible()
        assert (await remo.get())["short"] is None
        await answered(page, say("desk-withdraw", name="Player 3"))
        await go(page, "overview")
        short = {"players": 9, "least": 10}
        await expect(page.get_by_text(say("desk-todo-short", **short))).to_be_visible()
        await expect(page.get_by_text(say("desk-short-no-tables", **short))).to_be_visible()
        draw = page.get_by_role("link", name=say("desk-draw-round", round=2))
        await expect(draw).to_have_count(0)
        await go(page, "rounds")
        await page.get_by_role("link", name=say("desk-round", round=2), exact=True).click()
        await expect(page.get_by_text(say("desk-todo-short", **short))).to_be_visible()
        await expect(button(page, "desk-draw-do")).to_have_count(0)
        await go(page, "overview")
        for number in (4, 5):
            player = (await remo.get())["players"][number]["number"]
            await remo.act("withdraw", player=player, confirmed=True)
        await button(page, "desk-leave-official").click()
        await page.get_by_role("dialog").get_by_label(say("desk-reason-for")).fill("for fun")
        await sure(page, "desk-leave-official")
        await expect(draw).to_be_visible()

    in_office(tmp_path, test)


# ------------------------------------------------------------------------------ leftovers


def test_a_referee_who_plays_in_practice_sees_as_a_player(tmp_path: Path) -> None:
    """A-30: with a banner; nothing of anybody's dollars."""

    async def test(office: Office) -> None:
        await office.open(practice=True)
        remo, rita = await office.at_desk(1), await office.at_desk(2)
        for name in ("Remo", *[f"Player {number}" for number in range(2, 11)]):
            await remo.act("register", name=name)
        await remo.act("close_registration")
        await remo.act("draw_round", hall="1")
        await rest_of_round(remo, rita)
        page = (await office.visitor(1, viewport=SMALL)).page
        banner = page.get_by_role("note").filter(has_text=say("desk-plays-referee"))
        await expect(banner).to_be_visible()
        parts = page.get_by_role("navigation", name=say("desk-parts"))
        await expect(parts.get_by_role("link", name=say("desk-part-standings"))).to_have_count(0)
        await expect(parts.get_by_role("link", name=say("desk-part-log"))).to_have_count(0)
        await go(page, "players")
        await expect(banner).to_be_visible()
        await expect(page.get_by_role("button", name=say("desk-total-show"))).to_have_count(0)
        other = (await office.visitor(2, "/players", viewport=SMALL)).page
        await expect(page.get_by_role("rowheader", name="Remo")).to_be_visible()
        await expect(other.get_by_role("rowheader", name="Remo")).to_be_visible()
        await expect(other.get_by_role("note")).to_have_count(0)
        await expect(other.get_by_text(say("desk-total-show")).first).to_be_visible()

    in_office(tmp_path, test)


async def wheel_and_arrows(page: Page) -> int:
    """No number on this page changes by the wheel or by an arrow; how many there are."""
    await expect(page.locator('input[type="number"]')).to_have_count(0)
    fields = page.locator('input[inputmode="numeric"]:visible')
    count = await fields.count()
    for each in await fields.all():
        await each.fill("12")
        await each.hover()
        await page.mouse.wheel(0, 120)
        await page.mouse.wheel(0, -240)
        await each.press("ArrowUp")
        await expect(each).to_have_value("12")
    return count


def test_no_wheel_changes_a_number_anywhere_on_the_desk(tmp_path: Path) -> None:
    """Bots, places, hand seating, sheets, auctions, season."""

    async def test(office: Office) -> None:
        await office.open(practice=True, official=False)
        remo = await office.at_desk(1)
        page = (await office.visitor(1, "/players", viewport=SMALL)).page
        await expect(page.get_by_label(say("desk-bots-count"))).to_be_visible()
        assert await wheel_and_arrows(page) == 1
        await go(page, "door")
        await expect(page.get_by_label(say("desk-door-places"), exact=True)).to_be_visible()
        assert await wheel_and_arrows(page) == 1
        await register(remo, 10)
        await go(page, "rounds")
        await page.get_by_text(say("desk-seat-by-hand"), exact=True).first.click()
        await expect(page.get_by_label("Player 1", exact=True)).to_be_visible()
        assert await wheel_and_arrows(page) == 10
        await remo.act("draw_round", hall="1")
        await page.goto(f"{office.house.address}/tournament/{office.tournament}/desk/rounds/1/1")
        await expect(page.locator('input[inputmode="numeric"]').first).to_be_visible()
        assert await wheel_and_arrows(page) >= 5

    in_office(tmp_path, test)


def test_no_wheel_changes_a_number_of_a_season(tmp_path: Path) -> None:
    async def test(office: Office) -> None:
        await office.open(season=SEASON)
        page = (await office.house.visitor(viewport=SMALL)).page
        await at_season(office, page)
        kind = field(page, "season-new-sanction", "season-kind")
        await kind.select_option("reduction")
        await expect(field(page, "season-new-sanction", "season-points")).to_be_visible()
        assert await wheel_and_arrows(page) == 3

    in_office(tmp_path, test)


def test_no_page_of_the_desk_has_a_field_that_spins() -> None:
    pages = sorted((ROOT / "src/sixgun/web/src/desk").rglob("*.vue"))
    assert len(pages) > 40
    spinning = [page.name for page in pages if 'type="number"' in page.read_text(encoding="utf-8")]
    assert spinning == []
