"""A house behind nginx, with TLS and under a path of somebody's host, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

from sixgun.locales import LANGUAGES, speech
from tests.proxies import doors, nginx
from tests.web.browser import Page, Saloon, Visitor, expect, visit
from tests.web.desk.referees import Office, seated
from tests.web.players import Mouse, Player, open_table, play_now

say = speech("en").say
PATH = "/bang"
PLAY_NOW = re.compile(r"^Play now")
#: How the house calls who asks.
WHO = "async () => (await (await fetch('/bang/api/me')).json()).name"
#: So many answers make a game: moves go there, and what comes of them comes back.
ANSWERS = 3

#: What a test is given besides the house: it takes the proxy away.
Leaving = Callable[[], None]
Test = Callable[[Saloon, Leaving], Awaitable[None]]


def behind_nginx(folder: Path, test: Test) -> None:
    """Run a test with visitors who come through nginx; programs of the test go straight in."""
    with doors() as door:

        async def run(house: Saloon) -> None:
            with nginx(folder, door, house.serving.port) as proxy:
                house.address = door.address

                def leave() -> None:
                    proxy.terminate()
                    proxy.wait()
                    door.close()  # or it would let people in whom nobody ever answers

                await test(house, leave)

        visit(folder, run, public_url=f"{door.address}/", trusted_proxy=("127.0.0.1",))


async def stays_under_the_path(visitor: Visitor) -> None:
    """Everything that the page has loaded, and what it stands at, lies below the path."""
    loaded = await visitor.page.evaluate(
        "() => performance.getEntriesByType('resource').map((each) => each.name)"
    )
    assert loaded
    found = [visitor.page.url, *loaded]
    assert [each for each in found if not each.startswith(f"{visitor.address}/")] == []
    links = await visitor.page.evaluate(
        "() => [...document.querySelectorAll('a[href], img[src]')].map((it) => it.href ?? it.src)"
    )
    ours = [each for each in links if each.startswith("http")]
    assert [each for each in ours if not each.startswith(f"{visitor.address}/")] == []
    cookies = await visitor.context.cookies()
    assert cookies
    for cookie in cookies:
        assert (cookie["path"], cookie["secure"], cookie["httpOnly"]) == (f"{PATH}/", True, True)
        assert cookie["name"].startswith("__Secure-sixgun")
    assert visitor.complaints == []


async def link_on(page: Page, name: str = "link-the-link") -> str:
    """The link that is shown to be handed on."""
    field = page.get_by_role("textbox", name=say(name), exact=True)
    await expect(field).not_to_have_value("")
    return await field.input_value()


def path_of(link: str, house: Saloon) -> str:
    """What follows the address of the house."""
    assert link.startswith(f"{house.address}/")
    return link.removeprefix(house.address)


def test_a_game_is_played_under_a_path(tmp_path: Path) -> None:
    async def test(house: Saloon, _: Leaving) -> None:
        anna = await house.visitor()
        await play_now(anna.page, PLAY_NOW)
        player = Player(anna, Mouse())
        for _number in range(ANSWERS):
            assert await player.is_asked()
            await player.answer()
        assert len(anna.answers()) >= ANSWERS
        await anna.reloads()  # from the address of the table
        await expect(anna.page).to_have_url(re.compile(r"/bang/table/[\w-]{20,}$"))
        await stays_under_the_path(anna)

    behind_nginx(tmp_path, test)


def test_links_lead_back_under_the_path(tmp_path: Path) -> None:
    """An invitation seats somebody, a recovery link carries somebody to another device."""

    async def test(house: Saloon, _: Leaving) -> None:
        anna = await house.visitor()
        table = await open_table(house, anna, public=True)
        await anna.goes(table)
        await anna.page.get_by_text(say("sharing-single")).click()
        address = anna.page.get_by_role("link", name=f"{house.address}{table}")
        await expect(address).to_have_attribute("href", f"{house.address}{table}")
        link = await link_on(anna.page, "sharing-one-link")
        bruno = await house.visitor(path_of(link, house))
        await expect(bruno.page).to_have_url(f"{house.address}{table}")
        await stays_under_the_path(anna)
        await stays_under_the_path(bruno)
        await anna.goes("/me")
        await anna.page.get_by_role("button", name=say("me-recovery.make")).click()
        phone = await house.visitor(path_of(await link_on(anna.page), house))
        await expect(phone.page).to_have_url(f"{house.address}/me")
        assert await phone.page.evaluate(WHO) == await anna.page.evaluate(WHO) == "Anna"
        await stays_under_the_path(phone)

    behind_nginx(tmp_path, test)


def test_a_tournament_has_its_desk_phones_and_papers_under_the_path(tmp_path: Path) -> None:
    async def test(house: Saloon, _: Leaving) -> None:
        public, house.address = house.address, house.serving.address
        async with AsyncExitStack() as stack:
            office = Office(house, stack)
            remo, _rita = await seated(office, 11)
            house.address = public
            desk = await house.visitor(path_of(office.links[1], house))
            await expect(
                desk.page.get_by_role("navigation", name=say("desk-parts"))
            ).to_be_visible()
            await desk.goes(f"/tournament/{office.tournament}/paper/sheets/1")
            sheets = desk.page.locator(f'a[href^="{PATH}/api/tournaments/"]')
            await expect(sheets).not_to_have_count(0)
            await stays_under_the_path(desk)
            player = (await remo.get())["players"][0]["number"]
            given = await remo.post("links", role="phone", person=player)
            phone = await house.visitor(path_of(given["link"], house))
            await expect(phone.page).to_have_url(re.compile(f"{PATH}/tournament/[^/]+/phone$"))
            await phone.hears("phone")
            await stays_under_the_path(phone)

    behind_nginx(tmp_path, test)


def test_whoever_comes_while_nothing_answers_is_told_so_under_the_path(tmp_path: Path) -> None:
    async def test(house: Saloon, leave: Leaving) -> None:
        anna = await house.visitor()
        await anna.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        scope = "async () => (await navigator.serviceWorker.ready).scope"
        assert await anna.page.evaluate(scope) == f"{house.address}/"
        await anna.page.goto("about:blank")
        leave()
        await anna.page.goto(f"{house.address}/table/somewhere")
        for language in LANGUAGES:
            told = anna.page.get_by_text(speech(language).say("page-offline"))
            await expect(told).to_be_visible()
        picture = anna.page.get_by_role("presentation")
        await expect(picture).to_have_attribute("src", f"{PATH}/icon.svg")
        assert await picture.evaluate("(it) => it.complete && it.naturalWidth > 0")

    behind_nginx(tmp_path, test)
