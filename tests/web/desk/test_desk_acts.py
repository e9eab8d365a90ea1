"""Rarer acts of referees and players, each by hand in a real browser."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

from sixgun.locales import speech
from sixgun.server.clock import TestClock
from tests.server.desk.halls import Desk, play_all, register
from tests.server.desk.test_photos import picture
from tests.web.browser import Page, expect
from tests.web.desk.referees import Office, rest_of_round, seated
from tests.web.desk.test_desk import answered, button, go, in_office, sure

say = speech("en").say


async def sure_because(page: Page, key: str, reason: str) -> None:
    """Say yes, with a reason."""
    await page.get_by_role("dialog").last.get_by_label(say("desk-reason-for")).fill(reason)
    await sure(page, key)


def test_a_page_is_busy_until_what_was_asked_for_is_done(tmp_path: Path) -> None:
    """And no program of a test asks or acts before it."""

    async def test(office: Office) -> None:
        await office.open()
        remo = await office.at_desk(1)
        page = (await office.visitor(1)).page
        way_is_free = asyncio.Event()

        async def hold(route: Any) -> None:
            await way_is_free.wait()
            await route.continue_()

        await page.route("**/desk/acts", hold)
        await page.get_by_label(say("desk-announce-text")).fill("Lunch at one")
        await button(page, "desk-announce-do").click()
        await expect(page.locator("body")).to_have_attribute("aria-busy", "true")
        asking = asyncio.create_task(remo.get())
        for _ in range(3):
            await page.evaluate("() => new Promise(requestAnimationFrame)")
        assert not asking.done()
        way_is_free.set()
        assert (await asking)["announcements"] == ["Lunch at one"]
        await expect(page.locator("body[aria-busy]")).to_have_count(0)

    in_office(tmp_path, test)


def test_a_photo_is_kept_and_erased(tmp_path: Path) -> None:
    """H-8: the picture is gone from the disk; its hash in the log stays and says nothing."""

    async def test(office: Office) -> None:
        remo, _ = await seated(office, 10)
        visitor = await office.visitor(1, "/rounds/1/1")
        page = visitor.page
        file = {"name": "sheet.jpg", "mimeType": "image/jpeg", "buffer": picture()}
        await page.get_by_label(say("desk-photo-take")).set_input_files(files=[file])
        shown = page.get_by_alt_text(say("desk-photo-alt", round=1, table=1))
        await expect(shown).to_be_visible()
        mark = (await remo.get())["rounds"][0]["tables"][0]["photo"]
        assert (await remo.ask("GET", "desk/photos/1/1")).status_code == 200
        await button(page, "desk-photo-erase").click()
        await answered(page, say("page-cancel"))
        await expect(shown).to_be_visible()
        await button(page, "desk-photo-erase").click()
        await sure(page, "desk-photo-erase")
        await expect(shown).to_have_count(0)
        await expect(page.locator("p.faint", has_text=say("desk-photo-erased"))).to_be_visible()
        assert (await remo.ask("GET", "desk/photos/1/1")).status_code == 404
        assert (await remo.get())["rounds"][0]["tables"][0]["photo"] == mark
        assert visitor.complaints == []

    in_office(tmp_path, test)


def test_tables_are_set_by_hand_outside_the_official_rules(tmp_path: Path) -> None:
    """H-12, T-130: explicit, with reasons, and marked for good."""

    async def test(office: Office) -> None:
        await office.open()
        remo = await office.at_desk(1)
        people = await register(remo, 10)
        visitor = await office.visitor(1)
        page = visitor.page
        await go(page, "rounds")
        await expect(page.get_by_text(say("desk-seat-by-hand"))).to_have_count(0)
        await go(page, "checks")
        await button(page, "desk-leave-official").click()
        await sure_because(page, "desk-leave-official", "club evening")
        await go(page, "rounds")
        await page.locator("summary", has_text=say("desk-seat-by-hand")).click()
        for at, number in enumerate(people):
            await page.locator(f"#seat-{number}").fill(str(1 + at % 2))
        await button(page, "desk-seat-by-hand").click()
        await sure_because(page, "desk-seat-by-hand", "friends sit together")
        await expect(page.get_by_text(say("desk-by-hand")).first).to_be_visible()
        (drawn,) = (await remo.get())["rounds"]
        assert [table["players"] for table in drawn["tables"]] == [people[::2], people[1::2]]
        await go(page, "checks")
        await expect(page.get_by_text(say("check-by-hand", round=1))).to_be_visible()
        assert visitor.complaints == []

    in_office(tmp_path, test)


def test_a_derogation_begins_midway_with_everybodys_consent(tmp_path: Path) -> None:
    """T-130: of class B; from the next round on characters are chosen, not auctioned."""

    async def test(office: Office) -> None:
        remo, rita = await seated(office, 10)
        await rest_of_round(remo, rita)
        visitor = await office.visitor(1, "/checks")
        page = visitor.page
        await page.get_by_label(say("desk-derogate")).select_option("no_auction")
        await button(page, "desk-derogate-do").click()
        await sure(page, "desk-derogate-do")
        await expect(page.get_by_text(say("desk-agreed", count=0, all=10))).to_be_visible()
        await button(page, "desk-tell").click()
        await expect(page.get_by_text(say("desk-told"), exact=True)).to_be_visible()
        await button(page, "desk-agree").click()
        await sure(page, "desk-agree")
        await expect(page.get_by_text(say("desk-agreed", count=10, all=10))).to_be_visible()
        (taken,) = (await remo.get())["derogations"]
        assert (taken["kind"], taken["midway"], len(taken["consent"])) == ("no_auction", True, 10)
        await remo.act("draw_round", hall="6", confirmed=True)
        await page.goto(re.sub(r"/desk.*", "/desk/rounds/2/1", page.url))
        await button(page, "desk-choice-begin").click()
        first = page.locator("li", has_text="1. ").get_by_role("button").first
        chosen = await first.inner_text()
        await first.click()
        await expect(page.locator("li strong", has_text=chosen)).to_be_visible()
        assert visitor.complaints == []

    in_office(tmp_path, test)


async def phone(office: Office, remo: Desk, player: str) -> Page:
    link = (await remo.post("links", role="phone", person=player))["link"]
    return (await office.house.visitor("/" + link.split("/", 3)[3])).page


async def choose(page: Page, which: int) -> None:
    await page.locator(".pick").nth(which).click()
    await page.get_by_role("button", name=re.compile("^I play")).click()


def test_the_choice_of_two_is_revealed_on_phones_when_all_have_chosen(tmp_path: Path) -> None:
    """T-070 to T-072: who waits sees whom for, not what; then everybody sees everything."""

    async def test(office: Office) -> None:
        await office.open()
        remo = await office.at_desk(1)
        await remo.act("derogate", derogation="no_auction", confirmed=True)
        await register(remo, 10)
        await remo.act("draw_round", hall="3 5 1")
        where = {"round": 1, "table": 1}
        players = (await remo.get())["rounds"][0]["tables"][0]["players"]
        one, two = [await phone(office, remo, player) for player in players[:2]]
        await remo.act("offer_characters", **where)
        offered = (await remo.get())["rounds"][0]["tables"][0]["choice"]["offered"]
        for seat in (3, 4, 5):
            await remo.act("choose_character", **where, seat=seat, character=offered[seat - 1][0])
        await choose(one, 0)
        await expect(one.get_by_text(say("hall-choice-waiting", count=1))).to_be_visible()
        await expect(two.get_by_text(say("hall-has-chosen"))).to_have_count(4)
        await expect(two.locator(".people strong")).to_have_count(0)
        await choose(two, 1)
        for page in (one, two):
            names = page.locator(".people strong")
            await expect(names).to_have_count(5)
            assert await names.all_inner_texts() == [
                say(f"character-{slug.replace('_', '-')}")
                for slug in (offered[0][0], offered[1][1], *[two[0] for two in offered[2:]])
            ]

    in_office(tmp_path, test)


async def in_duels(office: Office) -> Desk:
    """The sides of the first duel are drawn."""
    await office.open()
    remo, rita = await office.at_desk(1), await office.at_desk(2)
    await register(remo, 10)
    await play_all(remo, rita)
    await remo.act("publish", hall="2 6", confirmed=True)
    await remo.act("begin_duels", confirmed=True)
    await remo.act("draw_sides", duel="s1", hall="4")
    return remo


async def clock_of(remo: Desk) -> dict[str, Any]:
    duel: dict[str, Any] = next(d for d in (await remo.get())["duels"] if d["name"] == "s1")
    clock: dict[str, Any] = duel["clock"]
    return clock


def test_the_clock_of_a_duel_stands_still_for_the_reasons_of_the_regulation(tmp_path: Path) -> None:
    """T-126: while reshuffling, when a character is eliminated, for the referee."""
    time = TestClock()

    async def test(office: Office) -> None:
        remo = await in_duels(office)
        page = (await office.visitor(1, "/duels")).page
        buttons = page.get_by_role("group", name=say("desk-clock"))
        await buttons.get_by_role("button").first.click()
        for pause in ("reshuffle", "elimination", "interruption"):
            await expect(button(page, "desk-clock-end")).to_be_visible()
            time.advance(60)  # counts
            await button(page, f"desk-clock-{pause}").click()
            await expect(button(page, "desk-clock-resume")).to_be_visible()
            time.advance(600)  # does not
            assert (await clock_of(remo))["pause"] == pause
            await button(page, "desk-clock-resume").click()
            await expect(button(page, f"desk-clock-{pause}")).to_be_visible()
        time.advance(60)
        await button(page, "desk-clock-end").click()
        await expect(buttons.get_by_role("button")).to_have_count(2)
        clock = await clock_of(remo)
        assert clock["left"] == [26 * 60_000, 30 * 60_000]
        assert (clock["turn"], clock["since"], clock["pause"]) == (None, None, "")
        await expect(page.locator('[data-duel="s1"] .clock').first).to_have_text("26:00")

    in_office(tmp_path, test, clock=time)
