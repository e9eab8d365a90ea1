"""A season in a real browser: the house keeps its register, referees read it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sixgun.locales import speech
from tests.server.desk.halls import play_all, register
from tests.web.axe import faults_in_both
from tests.web.browser import Page, expect
from tests.web.desk.referees import Office
from tests.web.desk.test_desk import button, go, in_office, sure

say = speech("en").say
SEASON = "2025/26"


async def decided(office: Office) -> None:
    """A tournament of ten without duels, published."""
    await office.open(season=SEASON)
    remo, rita = await office.at_desk(1), await office.at_desk(2)
    await remo.act("derogate", derogation="no_duels", confirmed=True)
    await remo.act("announce_derogation", derogation="no_duels")
    await register(remo, 10)
    await play_all(remo, rita)
    await remo.act("publish", hall="4 4 4", confirmed=True)


async def at_season(office: Office, page: Page) -> None:
    """The owner of the house goes to the season."""
    await page.goto(f"{office.house.address}/#house={office.house_secret()}")
    await page.get_by_role("link", name=say("keeper-tournaments")).click()
    await page.get_by_role("link", name=say("season-seasons")).click()
    await page.get_by_role("link", name=SEASON).click()


def field(page: Page, section: str, key: str) -> Any:
    """A field of one of the forms of the page."""
    form = page.locator("section").filter(has=page.get_by_role("heading", name=say(section)))
    return form.last.get_by_label(say(key), exact=True)


async def ban(page: Page, name: str) -> None:
    await field(page, "season-new-ban", "season-who").fill(name)
    await field(page, "season-new-ban", "season-since").fill("2020-01-01")
    await field(page, "season-new-ban", "desk-reason-for").fill("letter of the publisher")
    await button(page, "season-ban-do").click()
    await expect(page.get_by_text(say("season-in-force"))).to_be_visible()


async def annul(page: Page) -> None:
    """The tournament is annulled for everybody."""
    await field(page, "season-new-sanction", "season-kind").select_option("annulment")
    await field(page, "season-new-sanction", "season-tournament").select_option(index=1)
    await field(page, "season-new-sanction", "desk-reason-for").fill("agreed results")
    await button(page, "season-sanction-do").click()


async def lift(page: Page, name: str) -> None:
    await button(page, "season-lift-of", name=name).click()
    await page.get_by_role("dialog").get_by_label(say("desk-reason-for")).fill("on appeal")
    await sure(page, "season-lift")
    await expect(page.get_by_text(say("season-lifted", reason="on appeal"))).to_be_visible()


def test_a_season_with_its_register(tmp_path: Path) -> None:
    """T-156, A-17: the table, another formula, a ban that blocks, a result annulled."""

    async def test(office: Office) -> None:
        await decided(office)
        visitor = await office.house.visitor()
        page = visitor.page
        await at_season(office, page)
        await page.reload()  # the address has the season's name, whatever is in it
        rows = page.get_by_role("row").filter(has=page.get_by_role("rowheader"))
        await expect(rows).to_have_count(10)
        await button(page, "desk-where-from-of", name="Player 1").click()
        await expect(page.get_by_text("in 3 rounds")).to_be_visible()
        first = rows.first.locator(".number").nth(2)
        before = await first.inner_text()
        await page.get_by_label(say("season-formula-label"), exact=True).fill("1000 - place")
        await button(page, "season-rules-do").click()
        await expect(first).not_to_have_text(before)
        await expect(first).to_have_text("999.00")
        await page.get_by_label(say("season-formula-label"), exact=True).fill("score / wins")
        await button(page, "season-rules-do").click()
        await expect(page.get_by_role("alert")).to_contain_text("never zero")
        await ban(page, "Bruno")
        await annul(page)
        await expect(first).to_have_text("")
        await lift(page, say("season-everybody"))
        await expect(first).to_have_text("999.00")
        assert await faults_in_both(page) == []
        assert [each for each in visitor.complaints if "422" not in each] == []
        await office.open(name="Next", season=SEASON)
        desk = (await office.visitor(1, "/players")).page
        await desk.get_by_label(say("desk-surname")).fill("bruno")
        await button(desk, "desk-register-do").click()
        banned = say(
            "refused-barred", name="bruno", until="never", reason="letter of the publisher"
        )
        await expect(desk.get_by_text(banned)).to_be_visible()
        await go(desk, "season")
        await expect(desk.get_by_role("rowheader")).to_have_count(10)
        await expect(desk.get_by_text(say("season-in-force"))).to_be_visible()
        await expect(button(desk, "season-lift")).to_have_count(0)
        assert await faults_in_both(desk) == []

    in_office(tmp_path, test)
