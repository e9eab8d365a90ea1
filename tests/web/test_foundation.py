"""The pages in a real browser, at a real house: they are built, let in, and can be played."""

from __future__ import annotations

import re
from pathlib import Path

from sixgun.locales import speech
from tests.web.browser import Page, Saloon, Visitor, expect, visit

PLAY_NOW = re.compile(r"^Play now")
#: What can be clicked to answer: an option, or a card of the hand.
EITHER = ".option, .held.offered"
#: So many decisions are enough to see that questions come and answers count.
DECISIONS = 3


async def play_now(page: Page) -> None:
    await page.get_by_role("button", name=PLAY_NOW).click()
    await expect(page).to_have_url(re.compile(r"/table/[\w-]{20,}$"))


async def answer_something(visitor: Visitor) -> None:
    """Take the last option, which needs no target; where there are only cards, the last of them."""
    before = len(visitor.answers())
    either, options = visitor.page.locator(EITHER), visitor.page.locator(".option")
    await either.first.wait_for()
    await (options.last if await options.count() else either.last).click()
    await visitor.has_answered(before + 1)


def test_one_click_leads_to_a_game_that_can_be_played(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        await play_now(anna.page)
        for _ in range(DECISIONS):
            await answer_something(anna)
        decisions = [answer["decision"] for answer in anna.answers()]
        assert decisions == sorted(set(decisions))
        assert anna.complaints == []

    visit(tmp_path, test)


def test_the_page_keeps_to_the_policy_of_the_house(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        await expect(anna.page.get_by_role("button", name=PLAY_NOW)).to_be_enabled()
        answer = await anna.page.request.get(house.address)
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert await anna.page.locator("script:not([src]), style").count() == 0
        hosts = await anna.page.evaluate(
            "() => performance.getEntriesByType('resource').map((each) => new URL(each.name).host)"
        )
        assert set(hosts) == {house.address.removeprefix("http://")}
        assert anna.complaints == []

    visit(tmp_path, test)


def test_a_reload_leads_back_to_the_same_question(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        await play_now(anna.page)
        await anna.page.locator(".option").first.wait_for()
        before = await anna.page.locator(".option").all_inner_texts()
        await anna.reloads()
        await expect(anna.page.locator(".option")).to_have_text(before)
        assert anna.complaints == []

    visit(tmp_path, test)


def test_the_language_is_the_browsers_until_another_is_chosen(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        carla = await house.visitor(locale="it-IT")
        page = carla.page
        await expect(page.locator("html")).to_have_attribute("lang", "it")
        await expect(page.get_by_role("button", name="Gioca subito")).to_be_visible()
        await page.evaluate("() => localStorage.setItem('sixgun.language', 'es')")
        await page.reload()
        await expect(page.get_by_role("button", name="Jugar ya")).to_be_visible()
        assert carla.complaints == []

    visit(tmp_path, test)


def test_an_invitation_seats_somebody_and_leaves_no_secret_behind(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        await play_now(anna.page)
        table = anna.page.url.rpartition("/")[2]
        secret = await house.seat_link(table)
        bruno = await house.visitor(f"/#seat={secret}")
        await expect(bruno.page).to_have_url(f"{house.address}/table/{table}")
        assert await bruno.page.evaluate("() => location.hash") == ""
        again = await house.visitor(f"/#seat={secret}")
        told = speech("en").say("link-used")
        await expect(again.page.get_by_text(told).first).to_be_attached()
        assert await again.page.evaluate("() => location.hash") == ""

    visit(tmp_path, test)


def test_a_page_says_that_the_house_is_gone_and_finds_it_again(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        await expect(anna.page.get_by_role("button", name=PLAY_NOW)).to_be_enabled()
        await anna.context.set_offline(True)
        await expect(anna.page.locator(".banner")).to_be_visible()
        await anna.context.set_offline(False)
        await expect(anna.page.locator(".banner")).to_have_count(0)
        await play_now(anna.page)

    visit(tmp_path, test)
