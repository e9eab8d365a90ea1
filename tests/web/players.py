"""People who play in a browser: by mouse, by touch or by keyboard, whatever is asked."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from random import Random
from typing import Any, Protocol

from sixgun.locales import speech
from sixgun.server.protocol import Open, Resign
from tests.server.houses import RecordingClient
from tests.web.browser import PATIENCE, Locator, Page, Saloon, Visitor, expect
from tests.web.touching import lift_out_of_fan

say = speech("en").say
#: What can be chosen: options beside the hand, and cards that are offered.
OPTIONS = ".own .option:not(.quiet)"
CHOICES = f"{OPTIONS}, .held.offered"
#: The seats that can be clicked while somebody aims.
TARGETS = ".plate.target .who"
CANCEL = ".option.quiet"
ANYWAY = ".doubt .anyway"
#: What is told when a game is over.
AFTER = "dialog.after[open]"
#: So many keys lead from one end of a page to the other.
MOST_TABS = 250

#: The shorter way from where the focus is; "": it is there.
WAY = """(it) => {
  const now = document.activeElement;
  const isBehind = now.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_PRECEDING;
  return it === now ? '' : isBehind && now !== document.body ? 'Shift+Tab' : 'Tab';
}"""
FOCUS = """() => {
  const it = document.activeElement;
  const style = getComputedStyle(it);
  const isDrawn = style.outlineStyle !== 'none' && style.outlineWidth !== '0px';
  return it.matches(':focus-visible') && isDrawn;
}"""


class Fingers(Protocol):
    """How somebody chooses something on a page."""

    async def choose(self, there: Locator) -> None: ...


class Mouse:
    """Clicks and moves on: what a pointer rests on stays on the screen."""

    async def choose(self, there: Locator) -> None:
        await there.click()
        await there.page.mouse.move(0, 0)


class Thumb:
    async def choose(self, there: Locator) -> None:
        await lift_out_of_fan(there)
        await there.tap()


class Keys:
    """Digits where there are some, else Tab and Enter; both must do."""

    def __init__(self) -> None:
        self.digits = 0
        self.tabs = 0

    async def choose(self, there: Locator) -> None:
        key = await there.get_attribute("data-key") or ""
        if re.fullmatch("[1-9]", key) and self.digits <= 3 * self.tabs:
            self.digits += 1
            await there.page.keyboard.press(key)
        else:
            self.tabs += 1
            await tab_to(there)
            await there.page.keyboard.press("Enter")


async def tab_to(there: Locator) -> None:
    """Press Tab until something has the focus, and can be seen to have it."""
    page, wanted = there.page, await there.element_handle()
    for _ in range(MOST_TABS):
        way = await page.evaluate(WAY, wanted)
        if not way:
            break
        await page.keyboard.press(way)
    else:
        raise AssertionError(f"Tab never leads to {there}")
    assert await page.evaluate(FOCUS), f"the focus on {there} cannot be seen"


def asking(decision: int) -> str:
    """Where a page asks this of whoever looks at it."""
    return f'.ask.mine[data-decision="{decision}"]'


class Player:
    """Somebody who answers whatever is asked, by chance and without mercy."""

    def __init__(self, visitor: Visitor, fingers: Fingers, seed: int = 1) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.fingers = fingers
        self.chance = Random(seed)
        self.aimed = 0
        self.warned = 0

    async def play_out(self) -> None:
        """Play until the game is over and the page says so."""
        while await self.is_asked():
            await self.answer()
        await expect(self.page.locator(".ask.mine")).to_have_count(0)
        await expect(self.page.locator(AFTER)).to_be_visible()

    async def is_asked(self) -> bool:
        """Wait for the next question; False: there will be none."""
        visitor = self.visitor
        await visitor.until(lambda: visitor.is_over or visitor.question is not None)
        return not visitor.is_over

    async def answer(self) -> None:
        """Answer the open question, in as many steps as that takes."""
        question = self.visitor.question
        assert question is not None
        decision = question["decision"]
        asked = self.page.locator(asking(decision))
        await asked.wait_for()
        while await asked.count():
            await self._step()
            await self.page.evaluate("() => new Promise(requestAnimationFrame)")
        await self.visitor.until(lambda: self._is_past(decision))

    def _is_past(self, decision: int) -> bool:
        question = self.visitor.question
        return self.visitor.is_over or question is None or question["decision"] != decision

    async def _step(self) -> None:
        page = self.page
        if await page.locator(ANYWAY).count():
            self.warned += 1
            await self.fingers.choose(page.locator(ANYWAY))
        elif await page.locator(CANCEL).count():
            self.aimed += 1
            await self._choose_one(self.chance.choice([TARGETS, OPTIONS]))
        else:
            await self._choose_one(CHOICES)

    async def _choose_one(self, selector: str) -> None:
        """One of the things that fit; none: a step back."""
        found = self.page.locator(selector)
        count = await found.count()
        chosen = found.nth(self.chance.randrange(count)) if count else self.page.locator(CANCEL)
        await self.fingers.choose(chosen)


async def choose(visitor: Visitor, fingers: Fingers, option: Sequence[Any]) -> None:
    """Answer the open question with one of its options: by its card or button, then its seat."""
    assert visitor.question is not None
    options = [tuple(each) for each in visitor.question["options"]]
    groups = list(dict.fromkeys(map(_group_of, options)))
    group, target = _group_of(option), option[2]
    here = visitor.page.locator(f'.own [data-key="{groups.index(group) + 1}"]')
    await fingers.choose(here.first)
    if target is not None:
        await fingers.choose(visitor.page.locator(f'.plate.target[data-seat="{target}"] .who'))


def _group_of(option: Sequence[Any]) -> tuple[Any, Any]:
    """What the page has one button for: a card whatever its target, else a target."""
    verb, card, target = option
    return (verb, target if card is None else card)


async def play_now(page: Page, name: str | re.Pattern[str]) -> None:
    """One click to a game against bots."""
    await page.get_by_role("button", name=name).click()
    await expect(page).to_have_url(re.compile(r"/table/[\w-]{20,}$"), timeout=PATIENCE)


async def sit_down(visitor: Visitor, fingers: Fingers) -> None:
    """Take the first free seat of the table on the screen, and have it."""
    await fingers.choose(visitor.page.get_by_role("button", name=say("room-sit")).first)
    await visitor.until(lambda: visitor.seat >= 0)


async def open_table(house: Saloon, visitor: Visitor, **options: Any) -> str:
    """A table that somebody owns and sits at; its address."""
    async with house.program_of(visitor) as program:
        program.name = "Anna"
        table = await program.open_table(**{"clock": "none", **options})
    return f"/table/{table}"


async def begun(house: Saloon, visitor: Visitor, **options: Any) -> str:
    """Somebody looks at a game with bots at a public table; its address."""
    table = await open_table(house, visitor, **options)
    async with house.program_of(visitor) as program:
        await program.watch(table.rpartition("/")[2])
        await program.start("drifter")
    await visitor.goes(table)
    return table


async def open_scenario(house: Saloon, visitor: Visitor, scenario: str) -> str:
    """A table at a prepared position; its address."""
    async with house.program_of(visitor) as program:
        table = (await program.request(Open(scenario=scenario))).table
    return f"/table/{table}"


async def finished(
    house: Saloon,
    visitor: Visitor,
    others: list[RecordingClient],
    start: re.Pattern[str] = re.compile("^Start"),
) -> None:
    """A game that somebody was dealt and gave up, and that the others have played to its end."""
    table = (await open_table(house, visitor, players=1 + len(others))).rpartition("/")[2]
    await visitor.goes(f"/table/{table}")
    for other in others:
        await other.join(table)
    await visitor.page.get_by_role("button", name=start).click()
    await visitor.hears("game")
    async with house.program_of(visitor) as program:
        await program.watch(table)
        await program.request(Resign())
    await asyncio.gather(*[other.play() for other in others])
    await visitor.page.locator(AFTER).wait_for()


def with_clients(
    test: Callable[[Saloon, list[RecordingClient]], Awaitable[None]], *names: str
) -> Callable[[Saloon], Awaitable[None]]:
    """A test with people who have come by program."""

    async def run(house: Saloon) -> None:
        async with AsyncExitStack() as stack:
            clients = [RecordingClient(house.address, name=name) for name in names]
            await test(house, [await stack.enter_async_context(client) for client in clients])

    return run
