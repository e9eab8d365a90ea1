"""What the first look at a table weighs, and how soon something can be done there.

Somebody opens the link of a table with a browser that has nothing of this house, on a telephone
of yesterday in a train: everything that comes until the first legal option can be clicked counts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any, NamedTuple

from .browser import PATIENCE

if TYPE_CHECKING:
    from playwright.async_api import Browser, CDPSession, Page

    from .saloon import Saloon

#: The budgets: bytes as they come over the network, and milliseconds.
MOST_BYTES = 180_000
MOST_MILLISECONDS = 2_000
#: The train: 1.6 Mbit a second and 150 ms there and back.
TRAIN = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
#: The telephone is so many times slower than this machine.
SLOWER = 4
#: So many numbers are added up to find out how busy this machine is.
WORK = 20_000_000
#: Beyond this, times say more about the machine than about the pages.
BUSY = 1.25
#: What is opened: the prepared position of that name.
POSITION = "table-5"

#: Notes when something that can be chosen first lies open under the mouse.
WATCH = """() => {
  const look = () => {
    const it = document.querySelector('.held.offered, .own .option:not(.quiet)');
    const box = it?.getBoundingClientRect();
    const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (hit && it.contains(hit)) window.sixgunReady = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
READY = "() => window.sixgunReady"


class Came(NamedTuple):
    """A file and its bytes on the network, headers included."""

    name: str
    size: int


@dataclass
class Visit:
    """One first look."""

    milliseconds: float = 0.0
    files: list[Came] = field(default_factory=list)
    messages: int = 0  # bytes that came by the socket, which nothing compresses

    @property
    def size(self) -> int:
        return sum(came.size for came in self.files)


@dataclass
class Finding:
    """Several first looks."""

    visits: list[Visit]

    @property
    def milliseconds(self) -> float:
        return median(visit.milliseconds for visit in self.visits)

    @property
    def heaviest(self) -> Visit:
        return max(self.visits, key=lambda visit: visit.size)

    def faults(self) -> list[str]:
        """Which budgets are not kept."""
        found = []
        if self.heaviest.size > MOST_BYTES:
            found.append(f"{self.heaviest.size:,} bytes are more than {MOST_BYTES:,}")
        if self.milliseconds > MOST_MILLISECONDS:
            found.append(f"{self.milliseconds:,.0f} ms are more than {MOST_MILLISECONDS:,}")
        return found

    def lines(self) -> list[str]:
        """The figures, file by file."""
        visit = self.heaviest
        lines = [f"{came.size:>9,}  {came.name}" for came in sorted(visit.files, key=_heavy)]
        lines.append(f"{visit.size:>9,}  bytes of {MOST_BYTES:,}")
        lines.append(f"{visit.messages:>9,}  bytes of messages besides")
        times = ", ".join(f"{visit.milliseconds:,.0f}" for visit in self.visits)
        lines.append(
            f"{self.milliseconds:>9,.0f}  milliseconds of {MOST_MILLISECONDS:,}, "
            f"the middle one of {times}"
        )
        return lines


def busyness() -> float:
    """How many times longer work takes here than it would if nothing else were done."""
    wall, cpu = perf_counter(), process_time()
    sum(range(WORK))
    return (perf_counter() - wall) / max(process_time() - cpu, 1e-9)


def _heavy(came: Came) -> tuple[int, str]:
    return -came.size, came.name


async def measure(
    browser: Browser, saloon: Saloon, times: int, done: Callable[[Visit], None]
) -> Finding:
    """Look several times, each with a browser that was never here."""
    visits = []
    for _ in range(times):
        visits.append(await first_look(browser, saloon, is_slow=True))
        done(visits[-1])
    return Finding(visits)


async def first_look(browser: Browser, saloon: Saloon, *, is_slow: bool) -> Visit:
    """Open the link of a table and wait until something can be chosen."""
    context = await browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    try:
        cookie: Any = saloon.cookie
        await context.add_cookies([cookie])
        await context.add_init_script(f"({WATCH})()")
        page = await context.new_page()
        visit = Visit()
        devtools = await context.new_cdp_session(page)
        await _listen(devtools, visit)
        if is_slow:
            await devtools.send("Network.emulateNetworkConditions", TRAIN)
            await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        await _open(page, f"{saloon.address}{saloon.paths[POSITION]}", visit)
        return visit
    finally:
        await context.close()


async def _open(page: Page, address: str, visit: Visit) -> None:
    await page.goto(address, wait_until="commit")
    ready = await page.wait_for_function(READY, polling=50)
    visit.milliseconds = float(await ready.json_value())
    visit.files = list(visit.files)  # what comes later is not part of the first look


async def _listen(devtools: CDPSession, visit: Visit) -> None:
    """Note everything that comes, until somebody takes the notes away."""
    files, names = visit.files, dict[str, str]()

    def asked(event: dict[str, Any]) -> None:
        names[event["requestId"]] = event["request"]["url"].partition("//")[2].partition("/")[2]

    def came(event: dict[str, Any]) -> None:
        name = names.get(event["requestId"], "?") or "/"
        files.append(Came(name, int(event["encodedDataLength"])))

    def told(event: dict[str, Any]) -> None:
        visit.messages += len(event["response"]["payloadData"].encode())

    devtools.on("Network.requestWillBeSent", asked)
    devtools.on("Network.loadingFinished", came)
    devtools.on("Network.webSocketFrameReceived", told)
    await devtools.send("Network.enable")
