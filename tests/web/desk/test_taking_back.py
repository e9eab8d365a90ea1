"""In a real browser: what is told before it is done, and what can be taken back."""

from __future__ import annotations

import re
from pathlib import Path

from sixgun.locales import speech
from tests.server.desk.halls import Desk, a_sheet, play_all, register
from tests.server.desk.test_photos import picture
from tests.web.browser import Page, expect
from tests.web.desk.referees import Office, seated
from tests.web.desk.test_desk import answered, button, go, in_office, sure
from tests.web.desk.test_desk_acts import phone, sure_because

say = speech("en").say


def test_a_lone_referee_reads_aloud_and_draws_on(tmp_path: Path) -> None:
    """A-33, A-31: a tick for every line; the next draw does not wait; a picture is asked about."""

    async def test(office: Office) -> None:
        remo, _ = await seated(office, 10)
        for place in (1, 2):
            await remo.act("file_sheet", round=1, table=place, version=0, sheet=a_sheet(5))
        visitor = await office.visitor(1)
        page = visitor.page
        await expect(page.get_by_text(say("desk-verify-later", count=2))).to_be_visible()
        draw = page.get_by_role("link", name=say("desk-draw-round", round=2))
        await expect(draw).to_be_visible()
        await page.goto(re.sub(r"/desk.*", "/desk/rounds/1/1", page.url))
        await expect(button(page, "desk-verify")).to_have_count(0)  # nobody compares one's own
        await button(page, "desk-read-aloud").click()
        ticks = page.get_by_role("checkbox")
        await expect(ticks).to_have_count(6)
        for at in range(6):
            await expect(button(page, "desk-read-aloud-do")).to_be_disabled()
            await ticks.nth(at).check()
        await button(page, "desk-read-aloud-do").click()
        await expect(page.get_by_text(say("desk-verified-aloud", name="Remo"))).to_be_visible()
        for again in ("desk-verify", "desk-type-again", "desk-read-aloud"):
            await expect(button(page, again)).to_have_count(0)  # once is enough
        (entry,) = [e for e in (await remo.get("/log"))["events"] if e["kind"] == "sheet_checked"]
        assert entry["data"]["how"] == "read_aloud"
        await send_photo(page)
        await expect(page.get_by_alt_text(say("desk-photo-alt", round=1, table=1))).to_be_visible()
        await page.goto(re.sub(r"/desk.*", "/desk/rounds/1/2", page.url))
        await send_photo(page)
        dialog = page.get_by_role("dialog").last
        await expect(dialog).to_contain_text(say("desk-photo-same", round=1, table=1))
        await answered(page, say("page-cancel"))
        assert not (await remo.get())["rounds"][0]["tables"][1]["photo"]
        assert [each for each in visitor.complaints if "428" not in each] == []

    in_office(tmp_path, test)


async def send_photo(page: Page) -> None:
    file = {"name": "sheet.jpg", "mimeType": "image/jpeg", "buffer": picture()}
    await page.get_by_label(say("desk-photo-take")).set_input_files(files=[file])


def test_derogations_and_expulsions_say_what_they_will_do(tmp_path: Path) -> None:
    """T-130, A-29: nothing is done before; what contradicts is not offered."""

    async def test(office: Office) -> None:
        await office.open()
        remo = await office.at_desk(1)
        visitor = await office.visitor(1, "/checks")
        page = visitor.page
        chosen = page.get_by_label(say("desk-derogate"))
        await chosen.select_option("no_duel_clock")
        await button(page, "desk-derogate-do").click()
        dialog = page.get_by_role("dialog").last
        await expect(dialog).to_contain_text(say("foretold-needs-notice"))
        await expect(dialog).to_contain_text("H-6: in order, then not yet.")
        await answered(page, say("page-cancel"))
        assert (await remo.get())["derogations"] == []
        await button(page, "desk-derogate-do").click()
        await sure(page, "desk-derogate-do")
        await expect(button(page, "desk-derogation-withdraw")).to_be_visible()
        await expect(chosen.locator("option[value=duel_clock_25]")).to_have_count(0)
        await button(page, "desk-derogation-withdraw").click()
        await sure(page, "desk-derogation-withdraw")
        await expect(page.get_by_text(say("desk-no-derogations"))).to_be_visible()
        await expect(chosen.locator("option[value=duel_clock_25]")).to_have_count(1)
        await register(remo, 10)
        await remo.act("draw_round", hall="1")
        await go(page, "players")
        await button(page, "desk-acts-of", name="Player 3").click()
        await (
            page.get_by_role("dialog")
            .last.get_by_role("button", name=say("desk-expel", name="Player 3"), exact=True)
            .click()
        )
        dialog = page.get_by_role("dialog").last
        await expect(dialog).to_contain_text("it brings Player 3 no prize and no win")
        await expect(dialog).to_contain_text("9 players are left")
        await answered(page, say("page-cancel"))
        assert all(player["gone"] is None for player in (await remo.get())["players"])
        await taken_back(page, remo, "Player 3")
        assert visitor.complaints == []

    in_office(tmp_path, test)


async def taken_back(page: Page, remo: Desk, name: str) -> None:
    """A-29: a second warning puts somebody out; once it is revoked, everything is as before."""
    player = next(n for n, each in (await remo.get())["people"].items() if each["name"] == name)
    for category in ("swearing", "slow_play"):
        await remo.act("warn", player=player, category=category, confirmed=True)
    row = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=name, exact=True))
    out = row.get_by_text(say("left-expulsion"), exact=True)
    await expect(out).to_be_visible()
    dialog = page.get_by_role("dialog").last
    await dialog.get_by_role("button", name=say("desk-revoke-warning")).last.click()
    await sure_because(page, "desk-revoke-warning", "it was somebody else")
    await expect(out).to_have_count(0)
    await expect(row.get_by_text(say("desk-warned", count=1))).to_be_visible()
    gone = {each["number"]: each["gone"] for each in (await remo.get())["players"]}
    assert gone[player] is None


def test_a_correction_after_publication_waits_for_its_edition(tmp_path: Path) -> None:
    """A-32: the phone shows the published standings until the referee publishes the next."""

    async def test(office: Office) -> None:
        await office.open()
        remo, rita = await office.at_desk(1), await office.at_desk(2)
        await remo.act("derogate", derogation="no_duels", confirmed=True)
        await register(remo, 10)
        await play_all(remo, rita)
        await remo.act("publish", hall="1", confirmed=True)
        await remo.act("close_tournament", confirmed=True)
        visitor = await office.visitor(1, "/checks")
        page = visitor.page
        await button(page, "desk-reopen").click()
        await sure_because(page, "desk-reopen", "a sheet was misread")
        await expect(button(page, "desk-reopen")).to_have_count(0)  # it has reached the house
        where = {"round": 3, "table": 1, "version": 1, "reason": "misread"}
        await remo.act("file_sheet", **where, sheet=a_sheet(5, "renegade"))
        winner = (await remo.get())["rounds"][2]["tables"][0]["players"][4]
        their_phone = await phone(office, remo, winner)
        shown = await remo.post("links", role="screen")
        screen = (await office.house.visitor("/" + shown["link"].split("/", 3)[3])).page
        on_screen = screen.locator(".rows")
        total = (await remo.get("/standings", edition=1))["rows"]
        before = next(row["score"] for row in total if row["player"] == winner)
        await go(page, "standings")
        card = page.get_by_role("region", name=say("desk-pending"))
        changed = card.get_by_role("row").filter(has_text=say("desk-dollars", money=before))
        await expect(
            changed.filter(has_text=say("desk-dollars", money=before + 2400))
        ).to_be_visible()
        publish = card.get_by_role("button", name=say("desk-edition-publish", number=2))
        await expect(publish).to_be_disabled()
        await rita.act("verify_sheet", round=3, table=1, version=2)
        await publish.click()
        await expect(page.get_by_label(say("desk-correction-reason"))).to_have_value("misread")
        await expect(
            their_phone.get_by_text(say("desk-dollars", money=before)).first
        ).to_be_visible()
        later = their_phone.get_by_text(say("desk-dollars", money=before + 2400))
        await expect(later).to_have_count(0)
        await expect(on_screen).to_contain_text(say("hall-dollars", amount=before))
        await expect(on_screen).not_to_contain_text(say("hall-dollars", amount=before + 2400))
        await sure(page, "desk-edition-publish", number=2)
        await expect(card).to_have_count(0)
        await expect(later.first).to_be_visible()
        await expect(on_screen).to_contain_text(say("hall-dollars", amount=before + 2400))
        assert [each["number"] for each in (await remo.get())["editions"]] == [1, 2]
        assert visitor.complaints == []

    in_office(tmp_path, test)


def test_closing_says_what_is_final_and_which_photos_are_missing(tmp_path: Path) -> None:
    """A-31, A-32: before it is done; a photo that is missing does not stand in its way."""

    async def test(office: Office) -> None:
        await office.open()
        remo, rita = await office.at_desk(1), await office.at_desk(2)
        await remo.act("derogate", derogation="no_duels", confirmed=True)
        await remo.act("announce_derogation", derogation="no_duels")
        await register(remo, 10)
        await play_all(remo, rita)
        await remo.act("publish", hall="1", confirmed=True)
        visitor = await office.visitor(1, "/rounds/1/1")
        page = visitor.page
        await send_photo(page)
        await expect(page.get_by_alt_text(say("desk-photo-alt", round=1, table=1))).to_be_visible()
        await go(page, "overview")
        await button(page, "desk-close").click()
        dialog = page.get_by_role("dialog").last
        await expect(dialog).to_contain_text(say("foretold-final", number=1))
        await expect(dialog).to_contain_text(say("foretold-reopen-only"))
        await expect(dialog).to_contain_text(say("foretold-photos", count=5))
        missing = [
            say("check-photo-missing", round=1 + at // 2, table=1 + at % 2) for at in range(6)
        ]
        await expect(dialog).not_to_contain_text(missing[0])
        for each in missing[1:]:
            await expect(dialog).to_contain_text(each)
        await answered(page, say("page-cancel"))
        assert (await remo.get())["stage"] == "published"
        await button(page, "desk-close").click()
        await sure(page, "desk-close")
        await expect(page.get_by_text(say("stage-closed"), exact=True)).to_be_visible()
        assert (await remo.get("/checklist"))["homologable"]
        assert visitor.complaints == []

    in_office(tmp_path, test)
