"""Signatures in a real browser: a referee's acts, with and without WebCrypto; a phone confirms."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.tournament.reporting.verification import verify_report
from tests.server.desk.halls import Hall, a_sheet, register
from tests.web.axe import faults
from tests.web.browser import Page, Saloon, expect
from tests.web.desk.referees import Office
from tests.web.desk.test_desk import button, go, in_office, say
from tests.web.desk.test_hall import PHONE, in_hall, link

#: As it is on a plain local network: browsers have no WebCrypto there.
NO_WEBCRYPTO = "Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });"


async def announce(page: Page, text: str) -> None:
    await page.get_by_label(say("desk-announce-text")).fill(text)
    await button(page, "desk-announce-do").click()
    await expect(page.get_by_role("listitem").filter(has_text=text)).to_be_visible()


@pytest.mark.parametrize("script", ["", NO_WEBCRYPTO], ids=["webcrypto", "library"])
def test_what_a_referee_does_in_a_browser_is_signed(tmp_path: Path, script: str) -> None:
    async def test(office: Office) -> None:
        await office.open()
        rita = await office.at_desk(2)
        visitor = await office.visitor(1)
        page = visitor.page
        card = page.locator(".signing")
        await expect(card).to_contain_text(say("desk-signing-soon"))
        await page.add_init_script(script)
        await page.reload()
        await expect(card).to_contain_text(say("desk-signing-soon"))
        await announce(page, "Lunch at one")
        await expect(card).to_contain_text(say("desk-signing-on"))
        await card.get_by_text(say("desk-for-experts")).click()
        kept = say("desk-signing-unsafe" if script else "desk-signing-safe")
        await expect(card).to_contain_text(kept)
        (key,) = (await rita.get())["signing"]["keys"]
        assert (key["how"], key["counter"]) == ("first", 2)
        await expect(card.locator("code")).to_have_text(f"{key['key'][:12]}:2")

        await page.reload()  # the same key again
        await announce(page, "Così è: “più” ☕ \U0001f920")
        await expect(card.locator("code")).to_have_text(f"{key['key'][:12]}:3")
        events = (await rita.get("/log"))["events"]
        assert [event["kind"] for event in events[-2:]] == ["signed", "announced"]
        assert events[-1]["signature"] == events[-2]["number"]
        report = (await rita.ask("GET", "desk/report")).text
        assert verify_report(report).violations == ()

        await go(page, "log")
        row = page.locator("tr", has_text="Lunch at one")
        await expect(row).to_contain_text(say("desk-signed"))
        first = page.locator("tr", has_text=say("desk-event-created"))
        await expect(first).to_be_visible()
        await expect(first.locator(".chip")).to_have_count(0)  # nobody signed that
        assert await faults(page) == []
        assert visitor.complaints == []

    in_office(tmp_path, test)


def test_a_lost_device_is_withdrawn_and_the_referee_goes_on(tmp_path: Path) -> None:
    async def test(office: Office) -> None:
        await office.open()
        rita = await office.at_desk(2)
        visitor = await office.visitor(1)
        page = visitor.page
        await announce(page, "Lunch at one")
        (key,) = (await rita.get())["signing"]["keys"]
        await rita.act("withdraw_key", key=key["key"], reason="lost", confirmed=True)
        await go(page, "office")
        await expect(page.get_by_text(say("desk-key-is-withdrawn"), exact=True)).to_be_visible()
        await go(page, "overview")
        await announce(page, "Round 2 at three")
        keys = (await rita.get())["signing"]["keys"]
        assert [each["how"] for each in keys] == ["first", "by_itself"]
        assert [bool(each["withdrawn"]) for each in keys] == [True, False]
        assert (await rita.get("/log"))["events"][-1]["signature"]
        assert visitor.complaints == []

    in_office(tmp_path, test)


def test_the_head_referee_accepts_the_device_of_another(tmp_path: Path) -> None:
    """Until then what is done there counts, and is not signed."""

    async def test(office: Office) -> None:
        await office.open()
        rita = await office.at_desk(2)
        remo, olga = await office.visitor(1), await office.visitor(0)
        await announce(remo.page, "Lunch at one")
        card = olga.page.locator(".signing")
        await announce(olga.page, "Cake at three")
        await expect(card).to_contain_text(say("desk-signing-waits"))
        assert not (await rita.get("/log"))["events"][-1]["signature"]
        await card.get_by_text(say("desk-for-experts")).click()
        code = await card.locator("code").inner_text()
        asked = remo.page.locator(".signing li", has_text="Olga")
        await expect(asked.locator("code")).to_have_text(code)
        await asked.get_by_role("button", name=say("desk-key-bind")).click()
        await expect(asked).to_have_count(0)
        await expect(card).to_contain_text(say("desk-signing-on"))
        await announce(olga.page, "Cake at four")
        assert (await rita.get("/log"))["events"][-1]["signature"]
        keys = (await rita.get())["signing"]["keys"]
        assert [each["how"] for each in keys] == ["first", "vouched"]
        assert remo.complaints == olga.complaints == []

    in_office(tmp_path, test)


def test_a_phone_confirms_the_sheet_of_its_table(tmp_path: Path) -> None:
    async def test(house: Saloon, hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        await register(remo, 10)
        await remo.act("draw_round", hall="3 5 1")
        players = (await remo.get())["rounds"][0]["tables"][0]["players"]
        sheet = a_sheet(5, prices=[130, 170, 190, 10, 110])
        await remo.act("file_sheet", round=1, table=1, version=0, sheet=sheet)
        phone = await house.visitor(await link(remo, "phone", players[0]), **PHONE)
        page = phone.page
        await expect(page.locator(".sheet")).to_contain_text("190")
        assert await faults(page) == []
        await button(page, "hall-sheet-confirm").click()
        await expect(page.get_by_text(say("hall-sheet-confirmed"))).to_be_visible()
        desk = await house.visitor(await link(remo, "desk", rita.person))
        await expect(desk.page.locator(".signing")).to_be_visible()
        tournament = (await remo.get())["tournament"]
        await desk.page.goto(f"{house.address}/tournament/{tournament}/desk/rounds/1/1")
        await expect(desk.page.get_by_text("Confirmed by phone")).to_be_visible()
        assert phone.complaints == desk.complaints == []

    in_hall(tmp_path, test)
