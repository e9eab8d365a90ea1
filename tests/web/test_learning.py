"""The lessons in a real browser, as a beginner takes them: all of them, one after another."""

from __future__ import annotations

import re
from pathlib import Path

from sixgun.engine.options import Option
from sixgun.locales import speech
from sixgun.server.tables.scripted import ScriptedGame, open_scripted, scenario_names
from tests.web.browser import Saloon, Visitor, expect, visit
from tests.web.players import Mouse, choose

say = speech("en").say
#: In this lesson something is done wrong first.
HARD = "bang-and-missed"


def test_the_lesson_from_start_to_end(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor("/lesson")
        course = await lessons(anna)
        assert sorted(course) == scenario_names()
        await anna.page.get_by_role("link", name=say("lesson-begin")).click()
        for name in course:
            scripted = open_scripted(name)
            if name == HARD:
                await fail_and_try_again(anna, scripted)
            await learn(anna, scripted)
            last = name == course[-1]
            await press(anna, "lesson-now-play" if last else "lesson-next")
        await expect(anna.page.get_by_role("button", name=say("lobby-play-now"))).to_be_visible()
        await anna.goes("/lesson")
        await expect(anna.page.locator(".course .learnt")).to_have_count(len(course))
        assert anna.complaints == []

    visit(tmp_path, test)


async def lessons(visitor: Visitor) -> list[str]:
    """The names of the lessons, in the order of the page."""
    links = visitor.page.locator(".course a")
    await links.first.wait_for()
    addresses = [await link.get_attribute("href") or "" for link in await links.all()]
    return [address.rpartition("/")[2] for address in addresses]


async def press(visitor: Visitor, key: str) -> None:
    await visitor.page.locator(".coach").get_by_role("button", name=say(key)).click()


async def learn(visitor: Visitor, scripted: ScriptedGame) -> None:
    """Do what the coach says until the lesson is learnt; the script knows what that is."""
    coach = visitor.page.locator(".coach")
    await expect(coach.locator("h1")).to_have_text(said(f"scenario-{scripted.name}"))
    while not scripted.done:
        option = await next_step(visitor, scripted)
        await choose(visitor, Mouse(), option)
        scripted.take(option)
    await expect(coach).to_have_class(re.compile("done"))
    await expect(coach.locator(".say")).to_contain_text(said(f"scenario-{scripted.name}.done"))


async def next_step(visitor: Visitor, scripted: ScriptedGame) -> Option:
    """Wait until the coach says what to do now; the option that is meant."""
    scripted.play_on()
    hint = said(f"scenario-{scripted.name}.step{scripted.steps}")
    await expect(visitor.page.locator(".coach .hint")).to_have_text(hint)
    wanted = scripted.wanted()
    assert wanted, f"the coach says something, and {scripted.name} wants nothing: {hint}"
    return wanted[0]


async def fail_and_try_again(visitor: Visitor, scripted: ScriptedGame) -> None:
    """Do something else than the coach says; the table stands as before."""
    wanted = await next_step(visitor, scripted)
    (wrong,) = [option for option in scripted.game.options if option[0] == "end"]
    assert wrong != wanted
    before = await visitor.page.locator(".board").inner_text()
    await choose(visitor, Mouse(), wrong)
    coach = visitor.page.locator(".coach.failed .say")
    await expect(coach).to_contain_text(said(f"scenario-{scripted.name}.wrong"))
    await press(visitor, "lesson-try-again")
    await next_step(visitor, scripted)
    assert await visitor.page.locator(".board").inner_text() == before


def said(key: str) -> str:
    """A sentence as a page shows it: in one line."""
    return " ".join(say(key).split())
