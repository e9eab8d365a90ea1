"""Offices in a real browser: an organizer who plays, a judge of one table, sessions that last."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from sixgun.locales import speech
from tests.server.desk.halls import Desk, a_sheet, check_table
from tests.web.axe import faults_in_both
from tests.web.browser import Page, expect
from tests.web.desk.referees import Office
from tests.web.desk.test_desk import button, go, in_office, say, sure

#: Prices that stand nowhere else on a page.
PRICES = [130, 170, 190, 10, 110]
PARTS = (
    *("overview", "players", "door", "rounds", "photos", "standings"),
    *("duels", "checks", "season", "office", "log"),
)


async def begun(office: Office) -> tuple[Desk, Desk]:
    """A tournament of ten in which the organizer plays; the first table has a sheet."""
    await office.open()
    remo, rita = await office.at_desk(1), await office.at_desk(2)
    names = "Olga\n" + "\n".join(f"Player {number}" for number in range(2, 11))
    await remo.ask("POST", "desk/people", content=names.encode())
    await remo.act("close_registration")
    await remo.act("draw_round", hall="1 2 3")
    await check_table(remo, rita, 1, 1, a_sheet(5, prices=PRICES))
    return remo, rita


async def parts_of(page: Page, lang: str = "en") -> list[str]:
    """Which parts of the desk somebody is offered."""
    words = speech(lang)
    parts = page.get_by_role("navigation", name=words.say("desk-parts"))
    shown = await parts.get_by_role("link").all_inner_texts()
    names = {words.say(f"desk-part-{part}"): part for part in PARTS}
    return [names[each.strip()] for each in shown]


def test_an_organizer_who_plays_sees_no_amount_of_anybody(tmp_path: Path) -> None:
    """A-30: in no part of the desk, in nothing that the page is sent, and by no address."""

    async def test(office: Office) -> None:
        remo, rita = await begun(office)
        visitor = await office.visitor(0)
        page, heard = visitor.page, list[str]()
        await expect(page.get_by_text(say("desk-plays"))).to_be_visible()
        page.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))),
        )
        await page.reload()
        await expect(page.get_by_text(say("desk-plays"))).to_be_visible()
        assert await parts_of(page) == [
            "overview",
            "players",
            "door",
            "rounds",
            "duels",
            "checks",
            "season",
            "office",
        ]
        for part in await parts_of(page):
            await go(page, part)
            await none_of_it(page)
        await go(page, "rounds")
        await page.get_by_role("link", name=say("desk-table", table=1), exact=True).click()
        await expect(page.get_by_text(say("desk-sheet-not-yours"))).to_be_visible()
        await none_of_it(page)
        for part in ("standings", "log"):
            await visitor.goes(f"/tournament/{office.tournament}/desk/{part}")
            await expect(
                page.get_by_role("heading", name=say("desk-part-overview"))
            ).to_be_visible()
            await none_of_it(page)
        await visitor.goes(f"/tournament/{office.tournament}/paper/filled")
        await expect(page.get_by_text(say("desk-not-your-office"))).to_be_visible()
        await none_of_it(page)
        await remo.act("announce", text="Lunch at one")
        await rita.act(
            "warn", player=(await remo.get())["players"][4]["number"], category="swearing"
        )
        await visitor.goes(f"/tournament/{office.tournament}/desk")
        await expect(page.get_by_text("Lunch at one")).to_be_visible()
        assert heard
        assert not any('"prices"' in each or '"paid"' in each for each in heard)

    in_office(tmp_path, test)


def test_a_referee_who_plays_in_practice_is_told_and_sees_as_a_player(tmp_path: Path) -> None:
    """A-30: with a banner, and without amounts until the standings are published."""

    async def test(office: Office) -> None:
        await office.open(practice=True)
        remo, rita = await office.at_desk(1), await office.at_desk(2)
        names = "Remo\n" + "\n".join(f"Player {number}" for number in range(2, 11))
        await remo.ask("POST", "desk/people", content=names.encode())
        await remo.act("close_registration")
        await remo.act("draw_round", hall="1 2 3")
        await check_table(rita, remo, 1, 1, a_sheet(5, prices=PRICES))
        visitor = await office.visitor(1)
        page = visitor.page
        await expect(page.get_by_text(say("desk-plays-referee"))).to_be_visible()
        for part in await parts_of(page):
            await go(page, part)
            await none_of_it(page)
        await visitor.goes(f"/tournament/{office.tournament}/desk/rounds/1/1")
        await expect(page.get_by_text(say("desk-sheet-hidden"))).to_be_visible()
        await none_of_it(page)
        hers = (await office.visitor(2, "/rounds/1/1")).page
        await expect(hers.get_by_text(f"{PRICES[0]}$").first).to_be_visible()
        await expect(hers.get_by_text(say("desk-plays-referee"))).to_have_count(0)

    in_office(tmp_path, test)


def overview(page: Page) -> Any:
    return page.get_by_role("heading", name=say("desk-part-overview"))


async def none_of_it(page: Page) -> None:
    """Of the prices; their digits may stand in a check code, in an address or in a file's name."""
    text = await page.locator("body").inner_text()
    seen = [price for price in PRICES if re.search(rf"(?<![\w/-]){price}(?![\w/-])", text)]
    assert not [price for price in seen if price > 100], text


def test_a_judge_is_named_given_a_table_and_sees_that_one(tmp_path: Path) -> None:
    async def test(office: Office) -> None:
        await begun(office)
        referee = (await office.visitor(1)).page
        await go(referee, "office")
        await referee.get_by_label(say("desk-office"), exact=True).select_option("judge")
        await referee.get_by_label(say("desk-name-label")).fill("Judd")
        await button(referee, "desk-name-officer").click()
        link = await referee.get_by_role("dialog").locator("a, code, input").first.inner_text()
        link = link or await referee.get_by_role("dialog").locator("input").first.input_value()
        await referee.keyboard.press("Escape")
        tables = referee.get_by_role("group", name=say("desk-tables-of-judge"))
        await tables.get_by_label("2", exact=True).check()
        await expect(tables.get_by_label("2", exact=True)).to_be_checked()
        path = link[link.index("/tournament/") :].strip()
        visitor = await office.house.visitor(path)
        judge = visitor.page
        await expect(judge.get_by_text(say("desk-office-judge")).first).to_be_visible()
        assert await parts_of(judge) == ["overview", "rounds", "duels"]
        await go(judge, "rounds")
        await judge.get_by_role("link", name=say("desk-table", table=1), exact=True).click()
        await expect(judge.get_by_text(say("desk-sheet-not-yours"))).to_be_visible()
        await none_of_it(judge)
        await judge.get_by_role("link", name=say("desk-table", table=2), exact=True).click()
        await expect(judge.get_by_role("button", name=say("desk-sheet-file-do"))).to_be_visible()
        assert await faults_in_both(judge) == []

    in_office(tmp_path, test)


@pytest.mark.parametrize("lang", ["it", "es"])
def test_the_parts_of_an_office_in_other_languages(tmp_path: Path, lang: str) -> None:
    async def test(office: Office) -> None:
        await begun(office)
        page = (await office.visitor(0, locale=lang)).page
        words = speech(lang)
        await expect(page.get_by_text(words.say("desk-plays"))).to_be_visible()
        assert "log" not in await parts_of(page, lang)

    in_office(tmp_path, test)


def test_one_total_is_shown_for_some_seconds(tmp_path: Path) -> None:
    async def test(office: Office) -> None:
        remo, _ = await begun(office)
        page = (await office.visitor(1)).page
        await go(page, "players")
        view = await remo.get()
        player = view["rounds"][0]["tables"][0]["players"][1]
        (total,) = [each["total"] for each in view["players"] if each["number"] == player]
        shown = page.get_by_text(say("desk-dollars", money=total), exact=True)
        name = view["people"][player]["name"]
        await page.clock.install()
        await expect(shown).to_have_count(0)
        await page.get_by_role("button", name=say("desk-total-of", name=name)).click()
        await expect(shown).to_have_count(1)
        await page.clock.fast_forward(9000)
        await expect(shown).to_have_count(0)

    in_office(tmp_path, test)


# ---------------------------------------------------------------------------- sessions


def test_the_seventh_opening_changes_nothing_and_the_thirteenth_is_told(tmp_path: Path) -> None:
    async def test(office: Office) -> None:
        remo, _ = await begun(office)
        visitor = await office.visitor(2)
        page = visitor.page
        await expect(overview(page)).to_be_visible()
        for _ in range(6):
            await office.at_desk(2)
        await visitor.reloads()
        await remo.act("announce", text="Everybody is still in")
        await expect(page.get_by_text("Everybody is still in")).to_be_visible()
        for _ in range(6):
            await office.at_desk(2)
        await expect(page.get_by_text(say("desk-session-ended"))).to_be_visible()
        secret = office.links[2].partition("#enter=")[2]
        await visitor.goes(f"/tournament/{office.tournament}/desk#enter={secret}")
        await expect(page.get_by_text("Everybody is still in")).to_be_visible()

    in_office(tmp_path, test)


def test_a_session_that_ended_while_nobody_looked_is_told_at_once(tmp_path: Path) -> None:
    """A socket that is refused does not say why; the page asks, and says what to do."""

    async def test(office: Office) -> None:
        remo, _ = await begun(office)
        player = (await remo.get())["players"][3]["number"]
        given = await remo.post("links", role="phone", person=player)
        path = given["link"][given["link"].index("/tournament/") :]
        visitor = await office.house.visitor(path)
        page = visitor.page
        await expect(page.get_by_role("button", name="Show the total")).to_be_visible()
        await page.context.set_offline(True)
        await office.house.serving.context.sockets.part_with(
            f"{office.tournament}/phone/{player}", 1001, "gone"
        )
        await remo.post("links/revoke", role="phone", person=player)
        await page.context.set_offline(False)
        await expect(page.get_by_text(say("desk-no-key"))).to_be_visible()

    in_office(tmp_path, test)


def test_who_prints_links_that_nobody_can_follow_is_told(tmp_path: Path) -> None:
    async def test(office: Office) -> None:
        await begun(office)
        visitor = await office.visitor(1)
        page = visitor.page
        await expect(overview(page)).to_be_visible()
        warning = page.get_by_text(say("paper-not-reachable", address=office.house.address))
        await visitor.goes(f"/tournament/{office.tournament}/paper/slips")
        await expect(warning).to_be_visible()
        await page.emulate_media(media="print")
        await expect(warning).to_be_hidden()
        await page.emulate_media(media="screen")
        await visitor.goes(f"/tournament/{office.tournament}/paper/seating")
        await expect(warning).to_have_count(0)

    in_office(tmp_path, test)


def test_papers_carry_the_address_that_was_set(tmp_path: Path) -> None:
    async def test(office: Office) -> None:
        await begun(office)
        visitor = await office.visitor(1)
        page = visitor.page
        await expect(overview(page)).to_be_visible()
        await visitor.goes(f"/tournament/{office.tournament}/paper/slips")
        await button(page, "paper-slips-none").click()
        await page.get_by_role("checkbox").first.check()
        await page.get_by_role("button", name=say("paper-slips-make", count=1)).click()
        await sure(page, "paper-slips-do")
        await expect(page.get_by_text("https://cup.example/tournament/")).to_be_visible()

    in_office(tmp_path, test, public_url="https://cup.example")
