"""A closed house in a browser: its door, by password, by invitation and by an account."""

from __future__ import annotations

import os
import re
from pathlib import Path
from subprocess import Popen
from typing import Any

import pytest

from sixgun.locales import speech
from sixgun.server.admission import passwords
from sixgun.server.clock import TestClock
from tests.proxies import doors, nginx
from tests.skipping import skip
from tests.web.axe import faults_in_both
from tests.web.browser import DESK, PHONE, Page, Saloon, Visitor, expect, visit

PASSWORD = "correct horse battery"
#: What a browser says by itself when something is refused.
REFUSAL = re.compile(r"40[13] \((Unauthorized|Forbidden)\)")
CALM = {"reduced_motion": "reduce"}


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "COST", 2**10)


async def pictured(page: Page, name: str) -> None:
    """A picture for whoever wants to look at it: SIXGUN_PICTURES names a folder."""
    if folder := os.environ.get("SIXGUN_PICTURES"):
        await page.screenshot(path=f"{folder}/{name}.png")


async def at_the_door(page: Page, lang: str = "en") -> None:
    await expect(page.locator("main h1")).to_have_text(speech(lang).say("admission-heading"))


async def is_told(page: Page, sentence: str) -> None:
    """Somebody sees a notice, and hears it."""
    await expect(page.get_by_role("log").get_by_text(sentence)).to_be_attached()


async def is_in_lobby(page: Page, lang: str = "en") -> None:
    play = page.get_by_role("button", name=speech(lang).say("lobby-play-now"))
    await expect(play).to_be_enabled()


@pytest.mark.parametrize(("lang", "viewport"), [("en", DESK), ("it", PHONE), ("es", PHONE)])
def test_who_knows_the_password_comes_in_and_stays_in(
    tmp_path: Path, lang: str, viewport: Any
) -> None:
    say = speech(lang).say

    async def test(house: Saloon) -> None:
        visitor = await house.stranger("/me", locale=lang, viewport=viewport, **CALM)
        page = visitor.page
        await at_the_door(page, lang)
        await expect(page.get_by_text(say("admission-invited"))).to_be_visible()
        field = page.get_by_label(say("admission-password"))
        await field.fill("something else")
        await field.press("Enter")
        await expect(page.get_by_role("alert")).to_have_text(say("admission-wrong-password"))
        await pictured(page, f"password-{lang}")
        if lang == "en":
            assert await faults_in_both(page) == []
        await field.fill(PASSWORD)
        await page.get_by_role("button", name=say("admission-come-in")).click()
        await expect(page.locator("main h1")).to_have_text(say("me-heading"))
        await visitor.reloads()
        await expect(page.locator("main h1")).to_have_text(say("me-heading"))
        assert [each for each in visitor.complaints if not REFUSAL.search(each)] == []

    visit(tmp_path, test, admission="password", password=PASSWORD)


def test_an_invitation_is_made_used_and_taken_back(tmp_path: Path) -> None:
    say = speech("en").say

    async def test(house: Saloon) -> None:
        link = house.serving.new_house_link().removeprefix(house.address)
        operator = await house.stranger(link, viewport=DESK, **CALM)
        page = operator.page
        await page.get_by_role("button", name=say("operator-part-admission"), exact=True).click()
        await page.get_by_label(say("operator-invite-note")).fill("Bruno from the club")
        await page.get_by_role("button", name=say("operator-invite-do")).click()
        invitation = await page.get_by_role("textbox", name=say("link-the-link")).input_value()
        await expect(page.locator("tbody")).to_contain_text("Bruno from the club")
        assert await faults_in_both(page) == []
        await pictured(page, "invitations")

        bruno = await house.stranger("/", viewport=PHONE, **CALM)
        await at_the_door(bruno.page)
        await pictured(bruno.page, "invitation-door")
        await bruno.page.goto(invitation)
        await is_in_lobby(bruno.page)
        assert "#" not in bruno.page.url
        late = await house.stranger(invitation.removeprefix(house.address), viewport=PHONE, **CALM)
        await at_the_door(late.page)
        await is_told(late.page, say("admission-invitation-void"))

        await page.get_by_role("button", name=say("keeper-refresh")).click()
        await page.locator("tbody").get_by_role("button").click()
        dialog = page.locator("dialog[open]")
        await expect(dialog).to_contain_text(say("operator-revoke-sure", invitations=1, people=1))
        await dialog.get_by_role("button", name=say("operator-revoke"), exact=True).click()
        await expect(page.locator("tbody")).to_contain_text(say("operator-is-revoked"))
        await at_the_door(bruno.page)
        await expect(bruno.page.get_by_text(say("admission-ended"))).to_be_visible()
        await pictured(bruno.page, "invitation-ended")

    visit(tmp_path, test, admission="invitation")


def test_a_seat_waits_until_somebody_was_let_in(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        owner = await house.stranger("/", **CALM)
        await owner.page.get_by_label(speech("en").say("admission-password")).fill(PASSWORD)
        await owner.page.keyboard.press("Enter")
        await is_in_lobby(owner.page)
        async with house.program_of(owner) as program:
            table = await program.open_table(players=4)
        newcomer = await house.stranger(f"/#seat={await house.seat_link(table)}", **CALM)
        await at_the_door(newcomer.page)
        await newcomer.page.get_by_label(speech("en").say("admission-password")).fill(PASSWORD)
        await newcomer.page.keyboard.press("Enter")
        await expect(newcomer.page).to_have_url(f"{house.address}/table/{table}")

    visit(tmp_path, test, admission="password", password=PASSWORD)


def test_somebody_signs_in_elsewhere_and_comes_back_under_a_path(tmp_path: Path) -> None:
    """A whole sign-in, through nginx with TLS under /bang/, on a phone; then on a second device."""
    try:
        from tests.server.admission.provider import CLIENT, SECRET, a_provider
    except ImportError:
        skip("authlib is not installed, which requirements-accounts.lock pins")
    say, clock = speech("en").say, TestClock()

    async def signed_in(house: Saloon, viewport: Any, picture: str) -> Visitor:
        visitor = await house.stranger("/me", viewport=viewport, ignore_https_errors=True, **CALM)
        page = visitor.page
        await at_the_door(page)
        await pictured(page, picture)
        await page.get_by_role("button", name=say("admission-sign-in")).click()
        await page.locator("#approve").click()
        await expect(page.locator("main h1")).to_have_text(say("me-heading"))
        await expect(page).to_have_url(f"{house.address}/me")
        return visitor

    async def person(house: Saloon, visitor: Visitor) -> str | None:
        (key,) = [
            each["value"]
            for each in await visitor.context.cookies()
            if each["name"] == "__Secure-sixgun"
        ]
        return await house.house.people.person_of_key(key)

    with doors() as door, a_provider(clock.date) as provider:

        async def test(house: Saloon, _: Popen[bytes]) -> None:
            house.address = door.address
            phone = await signed_in(house, PHONE, "account-phone")
            desk = await signed_in(house, DESK, "account-desk")
            assert await person(house, phone) == await person(house, desk)
            cookies = await phone.context.cookies()
            ours = [each for each in cookies if each["name"].startswith("__Secure-")]
            assert [each["name"] for each in ours] == ["__Secure-sixgun"], "the mark is gone"
            forged = await house.stranger(
                "/admission?code=x&state=made-up", ignore_https_errors=True, **CALM
            )
            await at_the_door(forged.page)
            await is_told(forged.page, say("admission-begin-again"))
            assert "state" not in forged.page.url

        async def behind(house: Saloon) -> None:
            with nginx(tmp_path, door, house.serving.port) as proxy:
                await test(house, proxy)

        visit(
            tmp_path,
            behind,
            clock=clock,
            public_url=f"{door.address}/",
            trusted_proxy=("127.0.0.1",),
            admission="account",
            account_issuer=provider.issuer,
            account_client=CLIENT,
            account_secret=SECRET,
        )
