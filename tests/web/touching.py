"""Fingers on glass: one that stays on the screen, and one that slides along a fan of cards."""

from __future__ import annotations

from typing import Any

from tests.web.browser import Locator, Page

#: A hand is a fan that is open, and the card that is up is another one.
BESIDE = "held => Boolean(held.closest('.hand.fanned li:not(.open)'))"

#: A thumb that slides looks so often, in pixels.
LOOK = 6.0


class Finger:
    """A finger that stays on the screen."""

    def __init__(self, session: Any) -> None:
        self._session = session

    async def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        await self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    async def down(self, x: float, y: float) -> None:
        await self._send("touchStart", [{"x": x, "y": y}])

    async def move(self, x: float, y: float) -> None:
        await self._send("touchMove", [{"x": x, "y": y}])

    async def up(self) -> None:
        await self._send("touchEnd", [])


async def finger_on(page: Page) -> Finger:
    return Finger(await page.context.new_cdp_session(page))


async def lift_out_of_fan(held: Locator) -> None:
    """Slide along the hand until this card is up, if another one is up and may lie over it."""
    if not await held.evaluate(BESIDE):
        return
    finger, hand = await finger_on(held.page), await held.locator("xpath=../..").bounding_box()
    assert hand is not None
    at, end, height = hand["x"] + 1, hand["x"] + hand["width"], hand["y"] + hand["height"] - 20
    await finger.down(at, height)
    while await held.evaluate(BESIDE):
        at += LOOK
        assert at < end, f"no place of the hand lifts {held}"
        await finger.move(at, height)
    await finger.up()
