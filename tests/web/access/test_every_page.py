"""Every address that the pages know, as axe sees it by day and by night: none is forgotten."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import sixgun
from sixgun.server.front.static_pages import Pages
from tests.server.desk.halls import NAME, Hall
from tests.server.houses import RecordingClient
from tests.web.axe import faults_in_both
from tests.web.browser import DESK, PHONE, Page, Saloon, built_pages, visit
from tests.web.desk.test_hall import in_hall, link
from tests.web.desk.test_walking import play_until_duels
from tests.web.players import AFTER, finished, open_table, with_clients

SOURCES = Path(sixgun.__file__).parent / "web" / "src"
CALM = {"reduced_motion": "reduce"}
#: The pages of the house: where each is, and what is there once it is shown. A table and a game are
#: made for the walk.
PAGES = {
    "lobby": ("/", ".slip"),
    "table": ("/table/TABLE", ".room-page .seat"),
    "rules": ("/rules/distance", "#distance"),
    "gallery": ("/gallery", ".thing"),
    "lesson": ("/lesson", ".course a"),
    "replay": ("/replay/GAME", ".controls"),
    "me": ("/me", ".statistics"),
    "friends": ("/friends", ".circles"),
    "house": ("/house", ".parts"),
    "house-rules": ("/house-rules", "main h1"),
    "best": ("/best", "main .how"),
    "tournaments": ("/tournament", "main h1"),
    "season": ("/season/autumn", "main h1"),
    "nowhere": ("/no/such/place", "main h1"),
}
#: What has pages of its own, the door of a closed house (`tests/web/admission` looks at that), and
#: circles (`tests/web/friends` does).
ELSEWHERE = ["tournament", "admission", "circle"]
#: The pages of a tournament, the desk's parts and the papers: what is there once each is shown.
HALL_PAGES = {
    "register": "main h1",
    "phone": "main h2",
    "screen": ".screen h1",
    "clock": ".half",
    "desk": ".desk h2",
    "sheet": "main h1",
    "check": "main h1",
    "paper": ".papers",
}
DESK_PARTS = [
    "overview",
    "players",
    "door",
    "rounds",
    "photos",
    "standings",
    "duels",
    "checks",
    "season",
    "office",
    "log",
]
OPERATOR_PARTS = ["tables", "people", "complaints", "bans", "admission", "house", "audit"]
PAPERS = [
    "seating",
    "names",
    "sheets",
    "filled",
    "blank",
    "standings",
    "duels",
    "diplomas",
    "slips",
]
WALKS = [
    pytest.param("en-GB", PHONE, id="en-phone"),
    *[
        pytest.param(locale, size, id=f"{locale[:2]}-{name}", marks=pytest.mark.long)
        for locale in ("en-GB", "it-IT", "es-ES")
        for name, size in (("phone", PHONE), ("desk", DESK))
        if (locale, name) != ("en-GB", "phone")
    ],
]


def listed(file: str, beginning: str, end: str) -> list[str]:
    """The words in quotation marks of a list in a source of the pages."""
    text = (SOURCES / file).read_text(encoding="utf-8")
    return re.findall(r'"([\w-]+)"', text.split(beginning, 1)[1].split(end, 1)[0])


def test_the_walk_leaves_out_no_page() -> None:
    """What the router, the desk and the papers know is what is walked to."""
    routes = (SOURCES / "router" / "routes.ts").read_text(encoding="utf-8")
    kinds = re.findall(r'\| \{ page: "([\w-]+)"', routes)
    assert sorted(kinds) == sorted([*PAGES, *ELSEWHERE])
    assert sorted(listed("router/routes.ts", "HALL_PAGES = [", "]")) == sorted(HALL_PAGES)
    assert listed("desk/RefereeDesk.vue", "const SECTIONS = [", "]") == DESK_PARTS
    assert listed("hall/papers/papers.ts", "export const PAPERS = [", "]") == PAPERS
    operator = (SOURCES / "operator" / "HousePage.vue").read_text(encoding="utf-8")
    assert re.findall(r"^  (\w+): \w+Part,$", operator, re.MULTILINE) == OPERATOR_PARTS


class Walk:
    """Somebody who goes from page to page, and what axe finds on each of them."""

    def __init__(self, page: Page, *, thorough: bool) -> None:
        self.page = page
        self.thorough = thorough
        self.found: dict[str, list[str]] = {}

    async def look(self, name: str, sign: str) -> None:
        await self.page.locator(sign).first.wait_for()
        faults = await faults_in_both(self.page, thorough=self.thorough)
        if faults:
            self.found[name] = faults


def is_long(request: pytest.FixtureRequest) -> bool:
    return request.node.get_closest_marker("long") is not None


@pytest.mark.parametrize(("locale", "viewport"), WALKS)
def test_axe_finds_nothing_on_any_page_of_the_house(
    tmp_path: Path, request: pytest.FixtureRequest, locale: str, viewport: Any
) -> None:
    async def test(house: Saloon, others: list[RecordingClient]) -> None:
        anna = await house.visitor(locale=locale, viewport=viewport, **CALM)
        await finished(house, anna, others, start=re.compile("^(Start|Comincia|Empezar)"))
        page, walk = anna.page, Walk(anna.page, thorough=is_long(request))
        replay = page.locator(AFTER).locator('a[href^="/replay/"]')
        game = str(await replay.get_attribute("href")).rpartition("/")[2]
        await anna.goes(house.serving.new_house_link().removeprefix(house.address))
        await page.locator(PAGES["house"][1]).wait_for()
        table = (await open_table(house, anna)).rpartition("/")[2]
        for name, (path, sign) in PAGES.items():
            await page.goto(house.address + path.replace("GAME", game).replace("TABLE", table))
            await walk.look(name, sign)
            parts = OPERATOR_PARTS if name == "house" else []
            for at in range(1, len(parts)):
                await page.locator(".parts button").nth(at).click()
                await walk.look(f"house: {parts[at]}", ".parts + section h2")
        assert walk.found == {}

    visit(tmp_path, with_clients(test, "Bob", "Carla", "Dario"), ratings=True)


@pytest.mark.parametrize(("locale", "viewport"), WALKS)
def test_axe_finds_nothing_on_any_page_of_a_tournament(
    tmp_path: Path, request: pytest.FixtureRequest, locale: str, viewport: Any
) -> None:
    async def test(house: Saloon, hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        entrance = await link(remo, "register")
        visitor = await house.stranger(entrance, locale=locale, viewport=viewport, **CALM)
        page, walk = visitor.page, Walk(visitor.page, thorough=is_long(request))
        await walk.look("register", HALL_PAGES["register"])
        await play_until_duels(remo, rita)
        player = (await remo.get())["players"][0]["number"]
        tablet = (await remo.act("lend_clock", duel="s1"))["link"]["link"]
        links = {
            "phone": await link(remo, "phone", player),
            "screen": await link(remo, "screen"),
            "clock": "/" + tablet.split("/", 3)[3],
            "desk": await link(remo, "desk", remo.person),
        }
        at = f"/tournament/{NAME}"
        for name, path in links.items():
            await page.goto(house.address + path)
            await walk.look(name, HALL_PAGES[name])
        for name, path in (("sheet", "sheet/1/2"), ("check", "check")):
            await page.goto(f"{house.address}{at}/{path}")
            await walk.look(name, HALL_PAGES[name])
        for part in DESK_PARTS:
            await page.goto(f"{house.address}{at}/desk/{part}")
            await walk.look(f"desk: {part}", HALL_PAGES["desk"])
        for paper in PAPERS:
            await page.goto(f"{house.address}{at}/paper/{paper}")
            await walk.look(f"paper: {paper}", HALL_PAGES["paper"])
        assert walk.found == {}

    in_hall(tmp_path, test)


def test_axe_finds_nothing_on_plain_pages(tmp_path: Path) -> None:
    """Of a house that has no built pages, is building them, or is not open yet."""

    async def test(house: Saloon) -> None:
        context, unbuilt = house.serving.context, Pages(tmp_path / "unbuilt")
        context.pages = unbuilt
        anna = await house.stranger("/", service_workers="block", **CALM)
        found = {"no pages": await faults_in_both(anna.page, dressed=False)}
        await anna.page.goto(f"{house.address}/no/such/place")
        found["nowhere"] = await faults_in_both(anna.page, dressed=False)
        context.state = "opening"
        await anna.page.goto(house.address)
        found["opening"] = await faults_in_both(anna.page, dressed=False)
        unbuilt.building(1, 3)
        await anna.page.goto(house.address)
        found["building"] = await faults_in_both(anna.page, dressed=False)
        assert found == {name: [] for name in found}
        context.pages, context.state = built_pages(), "open"
        await anna.page.locator("#content h1").wait_for()  # nobody has loaded it again

    visit(tmp_path, test)
