"""Check codes in a real browser: printed at the desk, remembered there, checked on a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.desk.halls import Hall, register
from tests.web.axe import faults_in_both
from tests.web.browser import Page, Saloon, expect
from tests.web.desk.test_hall import PHONE, in_hall, link

AS_IF_PRINTED = "window.dispatchEvent(new Event('beforeprint'))"


def test_a_printed_code_is_remembered_and_checked(tmp_path: Path) -> None:
    async def test(house: Saloon, hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        players = await register(remo, 10)
        await remo.act("draw_round", hall="3 5 1")
        view = await remo.get()
        head, last = view["head"], view["version"]
        enter = await link(remo, "desk", rita.person)
        desk = await house.visitor(enter.replace("/desk#", "/paper/seating#"))
        await expect(desk.page.locator(".leaf").get_by_text(head)).to_be_visible()
        async with desk.page.expect_response("**/desk/printed"):
            await desk.page.evaluate(AS_IF_PRINTED)
        await desk.page.goto(f"{house.address}/tournament/{view['tournament']}/desk/log")
        row = desk.page.locator("tr", has_text="Tables").filter(has_text=head[:16])
        await expect(row).to_contain_text("in the log")
        await expect(row).to_contain_text(str(last))
        assert await faults_in_both(desk.page) == []

        await remo.act("announce", text="Lunch at one")
        phone = await house.visitor(await link(remo, "phone", players[0]), **PHONE)
        page = phone.page
        now = (await remo.get())["head"]
        await expect(page.get_by_text(now[:16])).to_be_visible()
        await page.get_by_role("link", name="Check a code from paper").click()
        await page.get_by_label("Check code").fill(f"{head[:6]} {head[6:14].upper()}")
        await page.get_by_role("button", name="Check").click()
        found = f"at event {last} of {last + 1}"
        await expect(page.get_by_role("status")).to_contain_text(found)
        assert await faults_in_both(page) == []
        await page.get_by_label("Check code").fill("0" * 16)
        await page.get_by_role("button", name="Check").click()
        await expect(page.get_by_role("status")).to_contain_text("NOT FOUND")
        await is_told_to_be_ambiguous(page, head)
        await page.get_by_role("button", name="Back").click()
        await expect(page.get_by_text(now[:16])).to_be_visible()
        assert desk.complaints == phone.complaints == []

    in_hall(tmp_path, test)


async def is_told_to_be_ambiguous(page: Page, code: str) -> None:
    """A house that has two events which begin alike takes more than a lifetime to make; what it
    would say is put into what this one says."""

    async def several(route: Any) -> None:
        answer = await route.fetch()
        told = {**await answer.json(), "found": False, "event": 0, "at": 0, "several": True}
        await route.fulfill(response=answer, json=told)

    await page.route("**/check-code?*", several)
    await page.get_by_label("Check code").fill(code[:12])
    await page.get_by_role("button", name="Check").click()
    await expect(page.get_by_role("status")).to_contain_text("AMBIGUOUS")
    await expect(page.get_by_role("status")).not_to_contain_text("NOT FOUND")
    await expect(page.get_by_role("status")).not_to_contain_text("at event")
    await page.unroute("**/check-code?*")
