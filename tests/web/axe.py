"""axe, which knows what makes a page hard to use for somebody."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import sixgun
from tests.web.browser import DESK, PHONE, Page, expect

AXE = Path(sixgun.__file__).parent / "web" / "node_modules" / "axe-core" / "axe.min.js"

#: What fades in or out has colours that it will not keep.
STILL = """async () => {
  const ends = (each) => each.effect?.getComputedTiming().iterations !== Infinity;
  await Promise.allSettled(document.getAnimations().filter(ends).map((each) => each.finished));
}"""


async def faults(page: Page, rules: dict[str, Any] | None = None) -> list[str]:
    """What axe finds, however small, with where it is; `rules`: only what these look for."""
    if not await page.evaluate("() => 'axe' in window"):
        devtools = await page.context.new_cdp_session(page)
        await devtools.send("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8")})
        await devtools.detach()
    await page.emulate_media(reduced_motion="reduce")
    await page.evaluate(STILL)
    found: dict[str, Any] = await page.evaluate("(rules) => axe.run(document, rules)", rules or {})
    return [
        f"{each['id']} ({each['impact']}): {node['html'][:160]} {node['failureSummary'][:240]}"
        for each in found["violations"]
        for node in each["nodes"][:3]
    ]


#: What differs between day and night: the rest has been looked at by day.
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}


async def faults_in_both(page: Page, *, dressed: bool = True, thorough: bool = False) -> list[str]:
    """What axe finds by day, and of the colours by night as well; `thorough`: of everything.

    `dressed`: the page's own script says which it is; without one its styles do.
    """
    by_day = await faults(page)
    await _turn(page, "dark", dressed)
    by_night = await faults(page, {} if thorough else COLOURS)
    await _turn(page, "light", dressed)
    return [*by_day, *[f"by night: {fault}" for fault in by_night]]


async def _turn(page: Page, theme: Literal["light", "dark"], dressed: bool) -> None:
    await page.emulate_media(color_scheme=theme)
    if dressed:
        await expect(page.locator("html")).to_have_attribute("data-theme", theme)


class Inspection:
    """What axe finds on pages, on a desk and on a phone, by day and by night."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: dict[str, list[str]] = {}

    async def look(self, what: str, *, dressed: bool = True) -> None:
        for screen, size in (("phone", PHONE), ("desk", DESK)):
            await self.page.set_viewport_size(size)
            self.found[f"{what} on a {screen}"] = await faults_in_both(self.page, dressed=dressed)

    def faults(self) -> dict[str, list[str]]:
        return {where: faults for where, faults in self.found.items() if faults}
