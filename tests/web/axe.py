"""axe, which knows what makes a page hard to use for somebody."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sixgun
from tests.web.browser import DESK, PHONE, Page

AXE = Path(sixgun.__file__).parent / "web" / "node_modules" / "axe-core" / "axe.min.js"

#: What fades in or out has colours that it will not keep.
STILL = """async () => {
  const ends = (each) => each.effect?.getComputedTiming().iterations !== Infinity;
  await Promise.allSettled(document.getAnimations().filter(ends).map((each) => each.finished));
}"""


async def serious(page: Page) -> list[str]:
    """What axe calls serious or critical, with where it is."""
    if not await page.evaluate("() => 'axe' in window"):
        devtools = await page.context.new_cdp_session(page)
        await devtools.send("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8")})
        await devtools.detach()
    await page.emulate_media(reduced_motion="reduce")
    await page.evaluate(STILL)
    found: dict[str, Any] = await page.evaluate("() => axe.run(document)")
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary'][:240]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:3]
    ]


class Inspection:
    """What axe finds on the pages that it is shown, on a desk and on a phone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: dict[str, list[str]] = {}

    async def look(self, what: str) -> None:
        for screen, size in (("phone", PHONE), ("desk", DESK)):
            await self.page.set_viewport_size(size)
            self.found[f"{what} on a {screen}"] = await serious(self.page)

    def faults(self) -> dict[str, list[str]]:
        return {where: faults for where, faults in self.found.items() if faults}
