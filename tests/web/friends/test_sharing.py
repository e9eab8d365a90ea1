"""One link for everybody, and being told that it is one's turn: in a real browser."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from sixgun.locales import speech
from sixgun.server.protocol import Leave
from tests.web.browser import DESK, PATIENCE, PHONE, Saloon, Visitor, expect, visit
from tests.web.players import open_scenario, open_table

say = speech("en").say
Coming: TypeAlias = Callable[[Saloon, str], Awaitable[Visitor]]

UNREACHABLE = say("sharing-unreachable", lan="./sixgun serve --lan", url="--public-url")

# ------------------------------------------------------------------ one link


async def by_link(house: Saloon, link: str) -> Visitor:
    """Somebody whom the house does not know opens the link that he was sent."""
    return await house.visitor(link.removeprefix(house.address), viewport=DESK)


async def by_code(house: Saloon, link: str) -> Visitor:
    """Somebody on a phone types the code that he was told, in his own way."""
    came = await house.visitor("/", viewport=PHONE, has_touch=True, is_mobile=True)
    code = link.partition("=")[2].replace("-", " ").lower()
    await came.page.get_by_label(say("sharing-have-code")).fill(code)
    await came.page.get_by_role("button", name=say("sharing-enter")).tap()
    return came


async def takes_seat(came: Visitor, seat: int) -> None:
    """One tap, if the house knows no name; by code there is a field for it beside the code's."""
    await came.hears("table")
    if came.seat < 0 and came.page.viewport_size == DESK:
        section = came.page.locator(".come")
        await section.get_by_role("button", name=say("room-take-seat")).click()
    await came.until(lambda: came.seat == seat)


@pytest.mark.parametrize("coming", [by_link, by_code])
def test_five_come_by_one_link_a_sixth_watches_and_a_seventh_is_refused(
    tmp_path: Path, coming: Coming
) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(viewport=DESK)
        table = await open_table(house, anna, players=6, public=False)
        await anna.goes(table)
        link = await anna.page.get_by_label(say("link-the-link")).input_value()
        code = link.rpartition("=")[2]
        assert link.startswith(f"{house.address}/#room=")
        await expect(anna.page.locator(".code")).to_have_text(code)
        await expect(anna.page.locator(".alone")).to_have_text(UNREACHABLE)
        seated = []
        for seat in range(1, 6):
            seated.append(await coming(house, link))
            await takes_seat(seated[-1], seat)
            await expect(seated[-1].page).to_have_url(f"{house.address}{table}")
        sixth = await coming(house, link)
        await expect(sixth.page.locator(".room")).to_be_visible()
        assert (await sixth.hears("table"))["seat"] == -1
        assert code.replace("-", "") not in str(sixth.heard)
        await revoke(anna)
        seventh = await coming(house, link)
        told = seventh.page.get_by_text(say("refusal-no-such-room")).first
        await expect(told).to_be_visible()
        await stay_let_in(seated[0], sixth, seventh, table)
        everybody = [anna, *seated, sixth]
        assert [each.complaints for each in everybody] == [[]] * len(everybody)

    visit(tmp_path, test)


async def revoke(owner: Visitor) -> None:
    """The owner switches the link off, and is asked whether he means it."""
    await owner.page.get_by_role("button", name=say("sharing-revoke")).click()
    dialog = owner.page.get_by_role("dialog", name=say("sharing-revoke-title"))
    await dialog.get_by_role("button", name=say("sharing-revoke")).click()
    await expect(owner.page.get_by_text(say("sharing-off"))).to_be_visible()
    await expect(owner.page.locator(".code")).to_have_count(0)


async def stay_let_in(seated: Visitor, looking: Visitor, other: Visitor, table: str) -> None:
    """A private table is found again by who was let in, and by nobody else."""
    await seated.reloads()
    await seated.hears("table")
    assert seated.seat == 1
    await looking.goes("/")
    await looking.goes(table)
    await expect(looking.page.locator(".room")).to_be_visible()
    await other.goes(table)
    await expect(other.page.get_by_role("alert")).to_have_text(say("refusal-no-such-table"))


def test_who_has_a_name_sits_down_at_once_and_the_code_can_be_another(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(viewport=DESK)
        table = await open_table(house, anna, players=4, public=False)
        await anna.goes(table)
        before = await anna.page.locator(".code").inner_text()
        await anna.page.get_by_role("button", name=say("sharing-renew")).click()
        dialog = anna.page.get_by_role("dialog", name=say("sharing-renew-title"))
        await dialog.get_by_role("button", name=say("sharing-renew")).click()
        code = anna.page.locator(".code")
        await expect(code).not_to_have_text(before)
        bruno = await house.visitor(viewport=DESK)
        name = bruno.page.get_by_label(say("room-your-name"))
        await name.fill("Bruno")
        await name.blur()
        await expect(bruno.page.locator(".me .name")).to_have_text("Bruno")
        await bruno.page.goto(f"{house.address}/#room={await code.inner_text()}")
        await bruno.until(lambda: bruno.seat == 1)
        await expect(bruno.page).to_have_url(f"{house.address}{table}")
        assert await bruno.page.evaluate("() => location.hash") == ""
        await expect(bruno.page.locator(".code")).to_have_text(await code.inner_text())
        await expect(bruno.page.get_by_role("button", name=say("sharing-revoke"))).to_have_count(0)
        await anna.page.get_by_text(say("sharing-single")).click()
        single = anna.page.locator(".single input")
        assert "/#seat=" in await single.input_value()
        assert anna.complaints + bruno.complaints == []

    visit(tmp_path, test)


# ------------------------------------------------------------------ it is my turn

#: Whether anybody looks at the page is what the test says.
VISIBILITY = """Object.defineProperty(document, 'visibilityState', {
  get: () => window.sixgunHidden ? 'hidden' : 'visible',
});"""
LOOK = """(isHidden) => {
  window.sixgunHidden = isHidden;
  document.dispatchEvent(new Event('visibilitychange'));
}"""
#: What the system shows. Whoever asks while something is about to be shown makes Chromium lose it:
#: it takes what is written down and not on the screen yet for something that was closed.
SHOWN = """async () => {
  const found = await (await navigator.serviceWorker.ready).getNotifications();
  return found.map(({ title, body, tag, data, icon }) => ({ title, body, tag, data, icon }));
}"""
#: Nothing is shown any more, and nothing is about to be.
TAKEN_BACK = """async () => {
  const worker = await navigator.serviceWorker.ready;
  while ((await worker.getNotifications()).length) {
    await new Promise((go) => requestAnimationFrame(go));
  }
}"""
#: What marks the icon of an app, and how often anything was told and is shown, noted.
NOTES = """window.sixgunBadge = [];
window.sixgunTold = 0;
window.sixgunShown = 0;
navigator.setAppBadge = async () => void window.sixgunBadge.push(true);
navigator.clearAppBadge = async () => void window.sixgunBadge.push(false);
const real = ServiceWorkerRegistration.prototype.showNotification;
ServiceWorkerRegistration.prototype.showNotification = function (...all) {
  window.sixgunTold += 1;
  return real.apply(this, all).then(() => void (window.sixgunShown += 1));
};
window.Notification = class extends Notification {
  constructor(...all) { window.sixgunTold += 1; super(...all); }
};"""


async def asked(house: Saloon, *scripts: str, may: bool) -> tuple[Visitor, str]:
    """Anna is asked something; may her browser tell her so?"""
    anna = await house.visitor()
    for script in (VISIBILITY, NOTES, *scripts):
        await anna.context.add_init_script(script)
    # Whatever is not granted is denied, once something is.
    granted = ["notifications"] if may else ["geolocation"]
    await anna.context.grant_permissions(granted, origin=house.address)
    table = await open_scenario(house, anna, "bang-and-missed")
    await anna.goes(table)
    await anna.page.locator(".ask.mine").wait_for()
    await anna.page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    return anna, table


async def shown(anna: Visitor, times: int) -> list[dict[str, Any]]:
    """What the system shows, once it was told something so often."""
    await anna.page.wait_for_function(f"() => window.sixgunShown === {times}")
    found: list[dict[str, Any]] = await anna.page.evaluate(SHOWN)
    return found


async def taken_back(anna: Visitor) -> None:
    """Wait until the system shows nothing."""
    async with asyncio.timeout(PATIENCE / 1000):
        await anna.page.evaluate(TAKEN_BACK)


async def looks_away_and_back(anna: Visitor) -> int:
    """Nobody looks, then somebody does; when all that is through, how often anything was told."""
    await anna.page.evaluate(LOOK, True)
    await anna.page.wait_for_function("() => window.sixgunBadge.at(-1) === true")
    await anna.page.evaluate(LOOK, False)
    await anna.page.wait_for_function("() => window.sixgunBadge.at(-1) === false")
    return int(await anna.page.evaluate("window.sixgunTold"))


async def settings(anna: Visitor) -> Any:
    await anna.page.get_by_role("button", name=say("page-settings")).click()
    return anna.page.get_by_label(say("settings-notify"), exact=True)


def test_the_system_says_that_it_is_my_turn_and_nothing_else(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna, table = await asked(house, may=True)
        page = anna.page
        assert await looks_away_and_back(anna) == 0, "nobody wanted it"
        switch = await settings(anna)
        await expect(page.get_by_text(say("settings-notify-closed"))).to_be_visible()
        await switch.check()
        await expect(switch).to_be_checked()
        await page.keyboard.press("Escape")
        await page.evaluate(LOOK, True)
        (one,) = await shown(anna, 1)
        assert one == {
            "title": say("board-badge", title=say("page-title")),
            "body": "",
            "tag": f"sixgun-turn-{table.rpartition('/')[2]}",
            "data": table,
            "icon": f"{house.address}/icon-192.png",
        }
        assert (await page.evaluate("window.sixgunBadge"))[-1] is True
        await page.evaluate(LOOK, False)
        await taken_back(anna)
        assert (await page.evaluate("window.sixgunBadge"))[-1] is False
        await page.evaluate(LOOK, True)
        assert await shown(anna, 2) == [one]
        async with house.program_of(anna) as program:
            await program.watch(table.rpartition("/")[2])
            await program.request(Leave())
        await taken_back(anna)  # it is nobody's turn any more
        assert await page.evaluate("window.sixgunTold") == 2
        assert anna.complaints == []

    visit(tmp_path, test)


def test_a_browser_that_must_not_tell_says_so_in_the_settings(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        wants = "localStorage['sixgun.settings'] = '{\"speed\": 0, \"notify\": true}'"
        anna, _ = await asked(house, wants, may=False)
        await expect(anna.page).to_have_title(say("board-badge", title=say("page-title")))
        assert await looks_away_and_back(anna) == 0
        assert await shown(anna, 0) == []
        switch = await settings(anna)
        await expect(switch).to_be_disabled()
        await expect(switch).not_to_be_checked()
        await expect(anna.page.get_by_text(say("settings-notify-denied"))).to_be_visible()
        await anna.context.add_init_script(
            "Object.defineProperty(window, 'isSecureContext', { value: false })"
        )
        await anna.reloads()
        await expect(await settings(anna)).to_be_disabled()
        await expect(anna.page.get_by_text(say("settings-notify-insecure"))).to_be_visible()
        assert anna.complaints == []

    visit(tmp_path, test)
