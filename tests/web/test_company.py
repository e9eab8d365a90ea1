"""Whom somebody does not want to hear, in a real browser; the house remembers it."""

from __future__ import annotations

from pathlib import Path

from sixgun.locales import speech
from sixgun.server.protocol import Say
from tests.server.houses import RecordingClient
from tests.web.browser import Saloon, Visitor, expect, visit
from tests.web.players import open_table, with_clients

say = speech("en").say


async def press_in_menu(visitor: Visitor, name: str, key: str) -> None:
    """Press something in the menu behind somebody's name; then it says the opposite."""
    await visitor.page.get_by_role("button", name=say("people-menu", name=name)).first.click()
    menu = visitor.page.get_by_role("dialog", name=name)
    await menu.get_by_role("button", name=say(key), exact=True).click()
    await expect(menu.get_by_role("button", name=say(key), exact=True)).to_have_count(0)
    await visitor.page.keyboard.press("Escape")
    await expect(menu).to_have_count(0)


def test_whoever_is_muted_or_blocked_is_shown_so_after_a_reload(tmp_path: Path) -> None:
    async def test(house: Saloon, others: list[RecordingClient]) -> None:
        anna = await house.visitor()
        table = await open_table(house, anna, players=4)
        for other in others:
            await other.join(table.rpartition("/")[2])
        await anna.goes(table)
        await press_in_menu(anna, "Bob", "people-mute")
        await press_in_menu(anna, "Carla", "people-block")
        unheard = anna.page.locator(".seat .unheard")
        await expect(unheard).to_have_count(2)
        await anna.reloads()
        await expect(unheard).to_have_count(2)
        await press_in_menu(anna, "Bob", "people-unmute")
        await press_in_menu(anna, "Carla", "people-unblock")
        await expect(unheard).to_have_count(0)
        assert anna.complaints == []

    visit(tmp_path, with_clients(test, "Bob", "Carla"))


def test_what_somebody_said_is_covered_when_he_is_muted(tmp_path: Path) -> None:
    async def test(house: Saloon, others: list[RecordingClient]) -> None:
        anna = await house.visitor()
        table = await open_table(house, anna, players=4)
        (bob,) = others
        await bob.join(table.rpartition("/")[2])
        await anna.goes(table)
        await bob.request(Say(text="I am an outlaw"))
        line = anna.page.locator(".chat li")
        await expect(line).to_contain_text("I am an outlaw")
        await press_in_menu(anna, "Bob", "people-mute")
        await expect(line).to_contain_text(say("people-silenced"))
        await expect(line).not_to_contain_text("I am an outlaw")
        assert anna.complaints == []

    visit(tmp_path, with_clients(test, "Bob"))
