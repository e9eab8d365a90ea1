"""People who know each other, and circles, in a real browser."""

from __future__ import annotations

import os
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from sixgun.locales import speech
from sixgun.server.clock import TestClock
from sixgun.server.protocol import Resign
from tests.server.houses import RecordingClient
from tests.web.axe import Inspection
from tests.web.browser import PHONE, Saloon, Visitor, expect, visit
from tests.web.players import AFTER, open_table

say = speech("en").say
CALM = {"reduced_motion": "reduce"}
#: What many changes ask for comes soon.
SOON = 1.0


async def duelled(house: Saloon, anna: Visitor, bruno: Visitor) -> str:
    """Two people have finished a duel; where."""
    async with AsyncExitStack() as stack:
        people: list[RecordingClient] = []
        for visitor, name in ((anna, "Anna"), (bruno, "Bruno")):
            client = await stack.enter_async_context(house.program_of(visitor))
            client.name = name
            people.append(client)
        table = await people[0].open_table(game="duel", players=2, clock="none")
        await people[1].join(table)
        await people[0].start()
        await people[1].until(lambda: people[1].duel is not None)
        await people[1].request(Resign())
        await people[0].until(lambda: people[0].duel is not None and bool(people[0].duel.over))
    return f"/table/{table}"


async def soon(clock: TestClock, visitor: Visitor, kind: str) -> None:
    """What somebody has asked for is done, and a moment later everybody is told."""

    def is_done() -> bool:
        kinds = [message["t"] for message in visitor.sent]
        since = len(kinds) - kinds[::-1].index("hello")
        asked = [each["id"] for each in visitor.sent[since:] if each["t"] == kind]
        done = {each["id"] for each in visitor.of("done")}
        return bool(asked) and done.issuperset(asked)

    await visitor.until(is_done)
    clock.advance(SOON)


async def look(visitor: Visitor, name: str) -> None:
    """A picture for whoever wants to see it."""
    folder = os.environ.get("SIXGUN_LOOK")
    if folder:
        await visitor.page.screenshot(path=f"{folder}/{name}.png", full_page=True)


def test_two_people_become_known_meet_again_invite_block_and_are_forgotten(tmp_path: Path) -> None:
    clock = TestClock()

    async def test(house: Saloon) -> None:
        anna, bruno = await house.visitor(**CALM), await house.visitor(**CALM, viewport=PHONE)
        await become_known(house, clock, anna, bruno)
        device = await other_device(house, anna, "Bruno")
        phone = await other_device(house, bruno, "Anna", viewport=PHONE)
        await call_him(clock, device)
        await invite(house, clock, device, phone)
        await block(clock, phone)
        await device.goes("/friends")
        await expect(device.page.get_by_text(say("friends-nobody"))).to_be_visible()
        await forget(phone)
        await house.house.store.flush()
        store = (tmp_path / "house.db").read_bytes()
        assert [name for name in (b"Doc", b"Bruno") if name in store] == []
        assert [*anna.complaints, *device.complaints, *bruno.complaints] == []

    visit(tmp_path, test, clock=clock)


async def become_known(house: Saloon, clock: TestClock, anna: Visitor, bruno: Visitor) -> None:
    """Anna keeps Bruno after a game, and Bruno says yes."""
    table = await duelled(house, anna, bruno)
    await bruno.goes("/friends")
    await expect(bruno.page.get_by_text(say("friends-nobody"))).to_be_visible()
    await look(bruno, "empty")
    await anna.goes(table)
    sheet = anna.page.locator(AFTER)
    keep = sheet.get_by_role("button", name=say("keep-do.who", name="Bruno"))
    await keep.scroll_into_view_if_needed()
    await look(anna, "after")
    await keep.click()
    await expect(bruno.page.locator(".slip").get_by_role("link")).to_contain_text("Anna")
    await soon(clock, anna, "keep")
    await expect(sheet.get_by_text(say("keep-asked"), exact=True)).to_be_visible()
    await look(bruno, "asked")
    await bruno.page.get_by_role("button", name=say("friends-yes")).click()
    await soon(clock, bruno, "keep")
    await expect(sheet.get_by_text(say("keep-known"), exact=True)).to_be_visible()


async def other_device(house: Saloon, whose: Visitor, friend: str, **options: Any) -> Visitor:
    """Somebody comes by a recovery link, and finds whom he knows."""
    await whose.goes("/me")
    await whose.page.get_by_role("button", name=say("me-recovery.make")).click()
    link = await whose.page.locator(".shared input").input_value()
    device = await house.visitor("/rules", **CALM, **options)
    await device.page.goto(f"{house.address}/#{link.partition('#')[2]}")
    await expect(device.page.get_by_role("heading", name=say("me-heading"))).to_be_visible()
    await device.goes("/friends")
    await expect(device.page.locator(".friend")).to_contain_text(friend)
    await expect(device.page.locator(".friend")).to_contain_text(say("friends-in"))
    return device


async def call_him(clock: TestClock, device: Visitor) -> None:
    friend = device.page.locator(".friend")
    await friend.get_by_text(say("friends-more")).click()
    await friend.get_by_label(say("friends-alias")).fill("Doc")
    await friend.get_by_role("button", name=say("friends-alias-do")).click()
    await soon(clock, device, "alias")
    await expect(friend.locator("strong")).to_have_text("Doc")
    await look(device, "friends")
    inspection = Inspection(device.page)
    await inspection.look("friends")
    assert inspection.faults() == {}


async def invite(house: Saloon, clock: TestClock, device: Visitor, bruno: Visitor) -> None:
    """One tap, and he comes to a private table."""
    await device.goes(await open_table(house, device, players=4, public=False))
    button = device.page.get_by_role("button", name=say("friends-invite-do.who", name="Doc"))
    await button.scroll_into_view_if_needed()
    await look(device, "invite")
    await button.click()
    await expect(device.page.get_by_text(say("friends-invited"), exact=True)).to_be_visible()
    await soon(clock, device, "invite")
    await expect(bruno.page.get_by_text(say("friends-invitations"))).to_be_visible()
    await look(bruno, "invited")
    await bruno.page.locator(".slip").get_by_role("link").last.click()
    sit = bruno.page.get_by_role("button", name=say("room-take-seat"))
    await expect(sit.last).to_be_visible()


async def block(clock: TestClock, bruno: Visitor) -> None:
    """A block ends it for both."""
    await bruno.goes("/friends")
    row = bruno.page.locator(".friend")
    await row.get_by_text(say("friends-more")).click()
    await row.get_by_role("button", name=f"{say('friends-block')}…").click()
    await look(bruno, "block")
    dialog = bruno.page.get_by_role("dialog")
    await dialog.get_by_role("button", name=say("friends-block"), exact=True).click()
    await soon(clock, bruno, "keep")
    await expect(row).to_have_count(0)


async def forget(bruno: Visitor) -> None:
    await bruno.goes("/me")
    await bruno.page.get_by_role("button", name=f"{say('me-forget')}…").click()
    await expect(bruno.page.get_by_text(say("me-forget-excepted"))).to_be_visible()
    await bruno.page.get_by_role("button", name=say("me-forget-do")).click()
    await bruno.page.get_by_role("dialog").wait_for(state="detached")


def test_a_circle_is_made_joined_and_played_in(tmp_path: Path) -> None:
    clock = TestClock()

    async def test(house: Saloon) -> None:
        anna = await house.visitor("/friends", **CALM)
        await anna.page.get_by_label(say("circle-name")).fill("Friday night")
        await anna.page.get_by_label(say("room-your-name")).fill("Anna")
        await anna.page.get_by_role("button", name=say("circle-found")).click()
        await expect(anna.page.get_by_role("heading", name="Friday night")).to_be_visible()
        link = await anna.page.locator(".shared input").input_value()
        secret = link.partition("#")[2]
        assert secret.startswith("circle=")
        bruno = await house.visitor("/rules", **CALM, viewport=PHONE)
        await bruno.page.goto(f"{house.address}/#{secret}")
        await bruno.page.get_by_label(say("room-your-name")).fill("Bruno")
        await look(bruno, "join")
        await bruno.page.get_by_role("button", name=say("circle-join-do")).click()
        await expect(bruno.page.get_by_role("heading", name="Friday night")).to_be_visible()
        assert "circle=" not in bruno.page.url, "the secret is nowhere any more"
        await soon(clock, bruno, "join")
        await expect(anna.page.get_by_text("Bruno")).to_be_visible()
        await anna.page.get_by_role("button", name=say("circle-open")).click()
        await anna.page.get_by_role("button", name=say("setup-do-open")).click()
        await expect(anna.page.get_by_role("heading", name=say("room-heading"))).to_be_visible()
        await soon(clock, anna, "open")
        await expect(bruno.page.locator(".slip").first).to_contain_text("Anna")
        for visitor in (anna, bruno):
            await visitor.goes(f"/circle/{bruno.page.url.rpartition('/')[2]}")
            await expect(visitor.page.locator(".slip").first).to_contain_text("Anna")
            await look(visitor, f"circle-{'owner' if visitor is anna else 'phone'}")
            inspection = Inspection(visitor.page)
            await inspection.look("circle")
            assert inspection.faults() == {}
        await anna.page.get_by_role("button", name=say("circle-link-renew")).click()
        sure = anna.page.get_by_role("dialog", name=say("circle-link-renew-sure"))
        await expect(anna.page.locator(".shared input")).to_have_value(link)
        await sure.get_by_role("button", name=say("circle-link-renew")).click()
        await soon(clock, anna, "manage")
        await expect(anna.page.locator(".shared input")).not_to_have_value(link)
        await comes_too_late(house, secret)
        await bruno.page.get_by_role("button", name=f"{say('circle-leave')}…").click()
        dialog = bruno.page.get_by_role("dialog")
        await dialog.get_by_role("button", name=say("circle-leave"), exact=True).click()
        await expect(
            bruno.page.get_by_role("heading", name=say("friends-heading")).first
        ).to_be_visible()
        await soon(clock, bruno, "part")
        await expect(anna.page.get_by_text("Bruno")).to_have_count(0)
        assert [*anna.complaints, *bruno.complaints] == []

    visit(tmp_path, test, clock=clock)


async def comes_too_late(house: Saloon, secret: str) -> None:
    """The link was renewed: the old one is refused with a sentence."""
    late = await house.visitor("/rules", **CALM)
    await late.page.goto(f"{house.address}/#{secret}")
    await late.page.get_by_label(say("room-your-name")).fill("Carla")
    await late.page.get_by_role("button", name=say("circle-join-do")).click()
    await expect(late.page.locator(".slip.refusal")).to_contain_text(say("refusal-no-such-circle"))
