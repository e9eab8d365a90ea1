"""One's games in pictures, one's own rating and the best of the house, in a browser."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from sixgun.engine.settings import ROLES_FOR
from sixgun.server.store import schema
from sixgun.server.store.acts import add_table
from sixgun.server.store.rows import SavedSeat
from sixgun.server.store.writer import Statement
from tests.stores import a_game, a_table, played
from tests.web.axe import faults_in_both
from tests.web.browser import DESK, PHONE, Saloon, Visitor, visit

CALM = {"reduced_motion": "reduce"}
DAY = 86_400.0
CHARACTERS = ("el_gringo", "jesse_jones", "rose_doolan", "calamity_janet", "sid_ketchum")
OTHERS = ("Bruno", "Carla", "Dario", "Elena with the very long name", "Fabio")


async def with_a_past(house: Saloon, visitor: Visitor) -> str:
    """Anna has played for some months, and is rated, as others are."""
    store = house.house.store
    (row,) = await store.ask(select(schema.people.c.id))
    me = str(row.id)
    change = update(schema.people).where(schema.people.c.id == me)
    await store.write(Statement(change, {"name": "Anna"}))
    for name in OTHERS:
        person = {"id": name, "name": name, "made": 1.0, "seen": 1.0, "listed": name != "Fabio"}
        await store.write(Statement(insert(schema.people), person))
    dice, acts = random.Random(3), [add_table(a_table("past"))]
    for number in range(70):
        name, players = f"past{number:03}", dice.choice((4, 5, 6))
        roles = [role for role, count in ROLES_FOR[players].items() for _ in range(count)]
        dice.shuffle(roles)
        won = dice.choice(("law", "outlaw"))
        people = [me, *dice.sample(OTHERS, players - 1)]
        seats = [
            SavedSeat(
                game_id=name,
                seat=seat,
                person=person,
                name="Anna" if person == me else person,
                role=role,
                character=dice.choice(CHARACTERS),
                won=(role in ("sheriff", "deputy")) == (won == "law") and role != "renegade",
            )
            for seat, (person, role) in enumerate(zip(people, roles, strict=True))
        ]
        ended = 1_690_000_000.0 + number * 2.5 * DAY
        acts += played(a_game(name, "past", number=number), seats, ended=ended)
    for number, person in enumerate((me, *OTHERS)):
        for role in ("", "sheriff", "outlaw"):
            values: dict[str, Any] = {
                "mu": 27.0 - number + len(role) / 4,
                "sigma": 1.5 + number / 2,
            }
            acts.append(
                Statement(
                    insert(schema.ratings),
                    {"person": person, "role": role, "games": 12 + number, **values},
                )
            )
    await store.write(*acts)
    return me


async def shot(visitor: Visitor, name: str) -> None:
    """A picture to look at, where somebody wants some."""
    if folder := os.environ.get("SIXGUN_SHOTS"):
        size = visitor.page.viewport_size or {"width": 390, "height": 844}
        await visitor.page.set_viewport_size({"width": size["width"], "height": 5200})
        await visitor.page.screenshot(path=f"{folder}/{name}.png")
        await visitor.page.set_viewport_size(size)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_pictures_and_ratings(tmp_path: Path, size: Any) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor("/", viewport=size, **CALM)
        await anna.hears("welcome")
        await with_a_past(house, anna)
        page, name = anna.page, "phone" if size is PHONE else "desk"
        await anna.goes("/me")
        looks = page.locator(".looks")
        await looks.locator("figure").nth(3).wait_for()
        assert await looks.locator("figure svg[role=img]").count() == 4
        await shot(anna, f"me-{name}")
        for table in await looks.locator("details").all():
            await table.locator("summary").click()
            assert await table.locator("tbody tr").count() > 2
        assert await faults_in_both(page) == []
        assert await page.evaluate("document.querySelector('main').scrollWidth") <= size["width"]
        assert "won in a row" in await looks.inner_text()
        async with page.expect_download() as coming:
            await looks.get_by_role("link", name="CSV").click()
        file = Path(await (await coming.value).path()).read_text(encoding="utf-8")
        assert len(file.splitlines()) == 71
        await listed_and_not(anna, house, name)

    visit(tmp_path, test, ratings=True)


async def listed_and_not(anna: Visitor, house: Saloon, name: str) -> None:
    """By itself nobody is listed; who asks for it is, and finds himself there."""
    page = anna.page
    own = page.locator(".rating")
    assert "1080" in await own.locator("tbody tr").first.inner_text()
    await page.goto(f"{house.address}/best")
    first = page.locator(".best section").first
    await first.locator("tbody tr").first.wait_for()
    assert "Bruno" in await first.inner_text()
    assert "Anna" not in await first.inner_text()
    assert "Fabio" not in await first.inner_text()
    await page.goto(f"{house.address}/me")
    async with page.expect_response("**/api/me/listed"):  # the box is ticked before it is done
        await own.get_by_role("checkbox").check()
    await own.get_by_role("link").click()
    await page.locator(".best .me").first.wait_for()
    assert "(you)" in await first.inner_text()
    assert await faults_in_both(page) == []
    await shot(anna, f"best-{name}")


def test_in_a_house_that_rates_nobody_there_is_no_page(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor("/", **CALM)
        await anna.hears("welcome")
        assert await anna.page.locator('a[href="/best"]').count() == 0
        answer = await anna.page.goto(f"{house.address}/best")
        assert answer is not None
        assert answer.status == 404
        await anna.page.locator(".nowhere").wait_for()
        await anna.goes("/me")
        await anna.page.locator(".statistics").wait_for()
        assert await anna.page.locator(".rating").count() == 0

    visit(tmp_path, test)
