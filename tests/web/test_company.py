"""Those at the table, in a real browser: whom one does not hear, pictures, emotes, nudges."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sixgun.locales import speech
from sixgun.server.protocol import Nudge, Phrase, Said, Say
from tests.server.houses import RecordingClient
from tests.web.browser import DESK, PHONE, Saloon, Visitor, expect, visit
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
        line = anna.page.locator(".chat .lines li")
        await expect(line).to_contain_text("I am an outlaw")
        await press_in_menu(anna, "Bob", "people-mute")
        await expect(line).to_contain_text(say("people-silenced"))
        await expect(line).not_to_contain_text("I am an outlaw")
        assert anna.complaints == []

    visit(tmp_path, with_clients(test, "Bob"))


# ------------------------------------------------------------------ at the table


async def playing(house: Saloon, anna: Visitor, bob: RecordingClient, game: str) -> int:
    """Anna and Bob play, with bots on the other seats; where Bob sits."""
    players = 2 if game == "duel" else 4
    table = await open_table(house, anna, players=players, game=game)
    await bob.join(table.rpartition("/")[2])
    await anna.goes(table)
    await anna.page.get_by_role("button", name=re.compile("^Start")).click()
    await anna.hears("update")
    await bob.until(lambda: bob.question is not None)
    return bob.table.seat


@pytest.mark.parametrize("game", ["bang", "duel"])
def test_an_emote_stands_over_the_seat(tmp_path: Path, game: str) -> None:
    async def test(house: Saloon, others: list[RecordingClient]) -> None:
        anna = await house.visitor()
        (bob,) = others
        await playing(house, anna, bob, game)
        bubble = anna.page.locator(".bubble")
        await anna.page.get_by_role("button", name=say("emote-say")).click()
        await anna.page.get_by_role("button", name=say("phrase-laugh")).click()
        await expect(bubble.filter(has_text=say("phrase-laugh"))).to_be_visible()
        await bob.until(lambda: [said.phrase for said in bob.of(Said)] == ["laugh"])
        await bob.request(Phrase(phrase="well-played"))
        await expect(bubble.filter(has_text=say("phrase-well-played"))).to_be_visible()
        await press_in_menu(anna, "Bob", "people-mute")
        await bob.request(Phrase(phrase="cheers"))
        await bob.request(Say(text="Can you hear me?"))
        await anna.reloads()
        await expect(anna.page.get_by_role("button", name=say("emote-say"))).to_be_visible()
        await expect(bubble).to_have_count(0)  # what was said before is no news
        assert anna.complaints == []

    visit(tmp_path, with_clients(test, "Bob"))


@pytest.mark.parametrize("game", ["bang", "duel"])
def test_the_owner_sends_somebody_away_from_his_plate(tmp_path: Path, game: str) -> None:
    async def test(house: Saloon, others: list[RecordingClient]) -> None:
        anna = await house.visitor(viewport=PHONE)
        (bob,) = others
        seat = await playing(house, anna, bob, game)
        await anna.page.get_by_role("button", name=say("people-menu", name="Bob")).click()
        menu = anna.page.get_by_role("dialog", name="Bob", exact=True)
        await menu.get_by_role("button", name=say("people-kick"), exact=True).click()
        sure = anna.page.get_by_role("dialog", name=say("people-kick-sure", name="Bob"))
        await sure.get_by_role("button", name=say("page-cancel")).click()
        await expect(sure).to_have_count(0)
        assert bob.gone is None, "it was only asked"
        await menu.get_by_role("button", name=say("people-kick"), exact=True).click()
        await sure.get_by_role("button", name=say("people-kick-yes")).click()
        await expect(menu).to_have_count(0)
        await bob.until(lambda: bob.gone is not None)
        await anna.until(lambda: anna.of("table")[-1]["chairs"][seat]["kind"] == "bot")
        assert anna.complaints == []

    visit(tmp_path, with_clients(test, "Bob"))


def test_who_is_asked_is_nudged(tmp_path: Path) -> None:
    async def test(house: Saloon, others: list[RecordingClient]) -> None:
        anna = await house.visitor()
        (bob,) = others
        seat = await playing(house, anna, bob, "duel")
        if bob.question.seat == seat:
            await anna.page.get_by_role("button", name=say("people-menu", name="Bob")).click()
            menu = anna.page.get_by_role("dialog", name="Bob", exact=True)
            await menu.get_by_role("button", name=say("people-nudge"), exact=True).click()
            await expect(menu).to_contain_text(say("people-nudged", name="Bob"))
            assert bob.notices()[-1] == "nudged"
        else:
            await bob.request(Nudge(seat=1 - seat))
            slip = anna.page.locator(".slip")
            await expect(slip).to_contain_text(say("notice-nudged", name="Bob"))
        assert anna.complaints == []

    visit(tmp_path, with_clients(test, "Bob"))


def test_a_picture_is_chosen_and_seen_by_the_others(tmp_path: Path) -> None:
    async def test(house: Saloon, others: list[RecordingClient]) -> None:
        anna = await house.visitor("/me")
        eagle = anna.page.get_by_role("button", name=say("avatar-eagle"))
        await eagle.click()
        await expect(eagle).to_have_attribute("aria-pressed", "true")
        table = await open_table(house, anna, players=4)
        (bob,) = others
        await bob.join(table.rpartition("/")[2])
        assert bob.table.chairs[0].avatar == "eagle"
        await anna.goes(table)
        await anna.page.get_by_role("button", name=say("avatar-choose")).click()
        await expect(eagle).to_have_attribute("aria-pressed", "true")
        await anna.page.get_by_role("button", name=say("avatar-boot")).click()
        await bob.until(lambda: bob.table.chairs[0].avatar == "boot")
        assert anna.complaints == []

    visit(tmp_path, with_clients(test, "Bob"))


#: Names before the game that something else lies on, or that reach over their seat.
NAMES_COVERED = """() => [...document.querySelectorAll('.seat .called')].filter((it) => {
  const letters = document.createRange();
  letters.selectNodeContents(it);
  const box = letters.getBoundingClientRect();
  const seat = it.closest('.seat');
  const cross = seat.querySelector('.clear .sign')?.getBoundingClientRect();
  const isUnder = cross && Math.min(box.right, cross.right) > Math.max(box.left, cross.left) + 1
    && Math.min(box.bottom, cross.bottom) > Math.max(box.top, cross.top) + 1;
  return isUnder || box.right > seat.getBoundingClientRect().right;
}).map((it) => it.textContent)"""


def test_before_the_game_every_name_can_be_read(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        await anna.goes(await open_table(house, anna, players=7))
        free = anna.page.locator(".seat.nobody .plain")
        for left in range(6, 0, -1):
            await expect(free).to_have_count(left)
            await free.first.click()
        await expect(anna.page.locator(".seat.bot .clear")).to_have_count(6)
        for screen in (DESK, {"width": 1024, "height": 768}, PHONE):
            await anna.page.set_viewport_size(screen)
            assert await anna.page.evaluate(NAMES_COVERED) == [], screen
        assert anna.complaints == []

    visit(tmp_path, test)
