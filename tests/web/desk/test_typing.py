"""In a real browser: nothing that is typed is lost, or changed by accident."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from sixgun.locales import speech
from tests.web.browser import Page, expect
from tests.web.desk.referees import Office, keys, seated
from tests.web.desk.test_desk import SHEET, TYPED, TYPED_ON, answered, button, go, in_office, sure

say = speech("en").say
SMALL = {"width": 1366, "height": 768}


def price(page: Page, seat: int) -> Any:
    return page.get_by_label(re.compile("^" + say("desk-price-of", who=f"seat {seat}")))


def test_the_wheel_changes_no_price_and_saving_is_in_sight(tmp_path: Path) -> None:
    """With seven players, on the screen of a small laptop."""

    async def test(office: Office) -> None:
        await seated(office, 13)
        visitor = await office.visitor(1, "/rounds/1/1", viewport=SMALL)
        page = visitor.page
        await expect(page.get_by_label(re.compile("^" + say("desk-price")))).to_have_count(7)
        save = button(page, "desk-sheet-file-do")
        for _ in range(2):
            await expect(save).to_be_in_viewport(ratio=1)
            box = await save.bounding_box()
            assert box
            middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
            on_top = "([x, y]) => document.elementFromPoint(x, y).closest('button')?.type"
            assert await page.evaluate(on_top, middle) == "submit"
            await price(page, 7).scroll_into_view_if_needed()
        await price(page, 1).fill("120")
        await price(page, 1).hover()
        await page.mouse.wheel(0, 120)
        await page.keyboard.press("ArrowDown")
        await expect(price(page, 1)).to_have_value("120")
        await price(page, 2).fill("1o0")
        await expect(price(page, 2)).to_have_attribute("aria-invalid", "true")
        await expect(price(page, 2)).to_have_value("1o0")
        await page.get_by_label(say("desk-boxes")).fill("4")  # a paper sheet has three
        await expect(page.get_by_text(say("refused-no-more-boxes", boxes=3))).to_be_visible()
        assert visitor.complaints == []

    in_office(tmp_path, test)


def test_a_half_typed_sheet_survives_a_reload_and_is_nobody_elses(tmp_path: Path) -> None:
    async def test(office: Office) -> None:
        remo, _ = await seated(office)
        page = (await office.visitor(1, "/rounds/1/1")).page
        await expect(price(page, 1)).to_be_focused()
        await keys(page, *TYPED)
        await expect(price(page, 4)).to_have_value("10")
        await page.reload()
        await expect(page.get_by_text(say("desk-typed-back"))).to_be_visible()
        for seat, paid in enumerate(SHEET["prices"][:4], 1):
            await expect(price(page, seat)).to_have_value(str(paid))
        # Another referee at the same machine is not shown it.
        here = page.url
        await page.goto("about:blank")
        await page.goto(re.sub(r"#.*", "", here) + "#" + office.links[2].partition("#")[2])
        await expect(price(page, 1)).to_have_value("")
        await expect(page.get_by_text(say("desk-typed-back"))).to_have_count(0)
        await page.goto("about:blank")
        await page.goto(re.sub(r"#.*", "", here) + "#" + office.links[1].partition("#")[2])
        await expect(price(page, 4)).to_have_value("10")
        await page.get_by_label(re.compile("^" + say("desk-role-of", who="seat 5"))).focus()
        await keys(page, *TYPED_ON, "Enter")
        await expect(page).to_have_url(re.compile(r"/rounds/1/2$"))
        (version,) = (await remo.get())["rounds"][0]["tables"][0]["versions"]
        assert version["sheet"] == SHEET
        left = "Object.keys(localStorage).filter(name => name.includes('begun'))"
        assert await page.evaluate(left) == []
        await price(page, 1).fill("70")
        await page.reload()
        await expect(price(page, 1)).to_have_value("70")
        await button(page, "desk-typed-anew").click()
        await expect(price(page, 1)).to_have_value("")
        assert await page.evaluate(left) == []

    in_office(tmp_path, test)


def test_all_games_start_and_one_is_set_back(tmp_path: Path) -> None:
    async def test(office: Office) -> None:
        remo, _ = await seated(office, 10)
        visitor = await office.visitor(1, "/rounds/1")
        page = visitor.page
        await button(page, "desk-start-games").click()
        await sure(page, "desk-start-games")
        playing = page.locator(".tables").get_by_text(say("table-status-playing"), exact=True)
        await expect(playing).to_have_count(2)
        await expect(button(page, "desk-start-games")).to_have_count(0)
        await page.get_by_role("link", name=say("desk-table", table=2), exact=True).click()
        name = say("desk-set-back", status=say("table-status-seated"))
        await page.get_by_role("button", name=name, exact=True).click()
        dialog = page.get_by_role("dialog").last
        await dialog.get_by_label(say("desk-reason-for")).fill("too early")
        await answered(page, name)
        stage = page.locator(".pane .chip").filter(has_text=say("table-status-seated"))
        await expect(stage).to_be_visible()
        assert [t["status"] for t in (await remo.get())["rounds"][0]["tables"]] == [
            "playing",
            "seated",
        ]
        assert visitor.complaints == []

    in_office(tmp_path, test)


def test_namesakes_are_told_apart_and_lists_go_by_surname(tmp_path: Path) -> None:
    async def test(office: Office) -> None:
        await office.open()
        visitor = await office.visitor(1, "/players")
        page = visitor.page
        people = (
            ("Rossi", "Mario", "Roma"),
            ("Rossi", "Mario", "Bari"),
            ("Àlvarez", "Zoe", ""),
            ("Àlvarez", "Zoe", ""),
        )
        for number, (surname, given, club) in enumerate(people, 1):
            await page.get_by_label(say("desk-surname")).fill(surname)
            await page.get_by_label(say("desk-given")).fill(given)
            await page.get_by_label(say("desk-club")).fill(club)
            await button(page, "desk-register-do").click()
            if number == 4:  # nothing tells this one from the third
                await answered(page, say("desk-namesake-do"))
            await expect(page.get_by_label(say("desk-surname"))).to_have_value("")
            await expect(page.get_by_role("rowheader")).to_have_count(number)
        await expect(page.get_by_role("rowheader")).to_have_text(
            ["Àlvarez Zoe (1)", "Àlvarez Zoe (2)", "Rossi Mario (Bari)", "Rossi Mario (Roma)"]
        )
        remo = await office.at_desk(1)
        await remo.act("register", name="Ada Neri", surname="Neri", given="Ada", club="Como")
        await remo.act("open_check_in")
        await go(page, "door")
        await expect(page.locator(".people .who")).to_have_text(  # a club stands there once
            [
                "Àlvarez Zoe (1)",
                "Àlvarez Zoe (2)",
                "Neri AdaComo",
                "Rossi Mario (Bari)",
                "Rossi Mario (Roma)",
            ]
        )
        assert [each for each in visitor.complaints if "422" not in each] == []

    in_office(tmp_path, test)
