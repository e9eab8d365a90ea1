"""The operator's page: who opened many tables is found, parted with, and let in again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sixgun.locales import speech
from sixgun.server.protocol import Complain, Open, Say, TableOptions
from tests.server.houses import RecordingClient
from tests.web.axe import faults_in_both
from tests.web.browser import DESK, PHONE, Saloon, Visitor, expect, visit
from tests.web.players import with_clients

#: So many tables are many.
MANY = 12
CALM = {"reduced_motion": "reduce"}
CROWD = {"tables_per_person": 200}


async def operator_of(house: Saloon, **options: Any) -> Visitor:
    link = house.serving.new_house_link().removeprefix(house.address)
    return await house.visitor(link, **CALM, **options)


async def crowd(others: list[RecordingClient]) -> None:
    """Bob opens many tables, Carla one; Bob is rude, and Carla complains."""
    bob, carla = others
    table = await carla.open_table(players=4)
    await bob.join(table)
    for _ in range(MANY):
        await bob.request(Open(options=TableOptions()))
    await bob.request(Say(text="You all cheat"))
    await carla.request(Complain(who=carla.table.chairs[1].who, text="He shouts"))


@pytest.mark.parametrize(("lang", "viewport"), [("en", DESK), ("it", PHONE), ("es", DESK)])
def test_who_opened_many_tables_is_found_banned_and_let_in_again(
    tmp_path: Path, lang: str, viewport: Any
) -> None:
    say = speech(lang).say

    async def test(house: Saloon, others: list[RecordingClient]) -> None:
        await crowd(others)
        visitor = await operator_of(house, locale=lang, viewport=viewport)
        page = visitor.page
        first = page.locator(".groups li").first
        await expect(first).to_contain_text("Bob")
        await expect(first).to_contain_text(say("operator-group-tables", count=MANY))
        await first.get_by_role("button", name=say("operator-show-these")).click()
        await expect(page.locator("tbody tr")).to_have_count(MANY)

        closing = page.get_by_role("button", name=say("operator-close-these", count=MANY)).first
        await closing.click()
        dialog = page.locator("dialog[open]")
        await expect(dialog).to_contain_text(say("operator-close-sure", tables=MANY))
        await dialog.get_by_role("button", name=say("page-cancel")).click()
        await expect(dialog).to_have_count(0)
        assert len(house.house.tables) == MANY + 1
        await closing.click()
        close = say("operator-close-these", count=MANY)
        await dialog.get_by_role("button", name=close, exact=True).click()
        await expect(page.locator("tbody tr")).to_have_count(0)
        assert len(house.house.tables) == 1

        await page.get_by_role("button", name=say("operator-part-people"), exact=True).click()
        ban = page.get_by_role("button", name=say("operator-ban-one.name", name="Bob"))
        await ban.click()
        await page.get_by_label(say("operator-ban-reason")).fill("Too many tables")
        await dialog.get_by_role("button", name=say("operator-ban-one"), exact=True).click()
        sure = dialog.get_by_text(say("operator-ban-sure", people=1, addresses=0, tables=0))
        await expect(sure).to_be_visible()
        await dialog.get_by_role("button", name=say("operator-ban-one"), exact=True).click()
        unban = page.get_by_role("button", name=say("operator-unban.name", name="Bob"))
        await expect(unban).to_be_visible()
        await others[0].until_failed()

        await page.get_by_role("button", name=say("operator-part-bans"), exact=True).click()
        await expect(page.locator("tbody")).to_contain_text("Too many tables")
        await unban.click()
        await expect(page.get_by_text(say("operator-no-bans"))).to_be_visible()
        await page.get_by_role("button", name=say("operator-part-audit"), exact=True).click()
        await expect(page.locator("tbody tr")).to_have_count(3)
        await expect(page.locator("tbody")).to_contain_text(say("operator-act-unban"))
        assert visitor.complaints == []

    visit(tmp_path, with_clients(test, "Bob", "Carla"), **CROWD)


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_on_any_part_of_it(tmp_path: Path, viewport: Any) -> None:
    say = speech("en").say

    async def test(house: Saloon, others: list[RecordingClient]) -> None:
        await crowd(others)
        visitor = await operator_of(house, viewport=viewport)
        page, found = visitor.page, {}
        await page.locator("tbody tr").first.wait_for()
        found["tables"] = await faults_in_both(page)
        for part in ("people", "complaints", "bans", "house", "audit"):
            await page.get_by_role("button", name=say(f"operator-part-{part}"), exact=True).click()
            await page.locator(".parts + section h2").wait_for()
            found[part] = await faults_in_both(page)
            wide = await page.evaluate("document.querySelector('main').scrollWidth")
            assert wide <= viewport["width"], part
        assert {part: faults for part, faults in found.items() if faults} == {}
        assert visitor.complaints == []

    visit(tmp_path, with_clients(test, "Bob", "Carla"), **CROWD)


def test_rules_and_announcements_reach_people(tmp_path: Path) -> None:
    say = speech("en").say

    async def test(house: Saloon) -> None:
        visitor, anna = await operator_of(house), await house.visitor(**CALM)
        page = visitor.page
        await page.get_by_role("button", name=say("operator-part-house"), exact=True).click()
        await page.get_by_label(say("operator-rules-text")).fill("Be kind.\nNo shouting.")
        await page.get_by_role("button", name=say("operator-rules-do")).click()
        await expect(page.get_by_role("link", name=say("operator-rules"))).to_be_visible()
        await page.get_by_label(say("operator-announce"), exact=True).fill("Pizza is here")
        await page.get_by_role("button", name=say("operator-announce-do")).click()
        told = say("notice-announcement", text="Pizza is here")
        await expect(anna.page.get_by_text(told).first).to_be_visible()
        await anna.reloads()
        await expect(anna.page.get_by_text(told).first).to_be_visible()
        await anna.page.get_by_role("link", name=say("lobby-house-rules")).click()
        await expect(anna.page.get_by_text("No shouting.")).to_be_visible()
        assert visitor.complaints == anna.complaints == []

    visit(tmp_path, test)
