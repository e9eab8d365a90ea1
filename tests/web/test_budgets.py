"""What the first look at a table weighs. How long it takes, `sixgun pages budgets` measures."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sixgun.server.tables.scripted import open_scripted
from sixgun_tools.shots.browser import browser
from sixgun_tools.shots.budgets import MOST_BYTES, Came, Finding, Visit, first_look
from sixgun_tools.shots.saloon import POSITIONS, position, saloon
from tests.web.browser import built_pages, chromium


def test_the_first_look_at_a_table_keeps_to_its_weight(tmp_path: Path) -> None:
    chromium()
    built_pages()

    async def look() -> Visit:
        async with browser() as opened, saloon(tmp_path) as house:
            return await first_look(opened, house, is_slow=False)

    visit = asyncio.run(look())
    names = " ".join(came.name for came in visit.files)
    assert visit.size <= MOST_BYTES, "\n".join(Finding([visit]).lines())
    assert "sentences-en" in names
    assert "art-base" in names
    for later in ("sentences-it", "art-dodge_city", "rulings", "LobbyPage", "WaitingRoom"):
        assert later not in names


def test_what_is_over_a_budget_is_told() -> None:
    good = Visit(1900.0, [Came("a.js", 100_000)])
    slow = Visit(2600.0, [Came("a.js", 100_000), Came("b.js", 90_000)])
    assert Finding([good]).faults() == []
    assert Finding([good, slow, good]).faults() == ["190,000 bytes are more than 180,000"]
    assert len(Finding([slow, slow, good]).faults()) == 2
    assert Finding([slow]).lines()[0].split() == ["100,000", "a.js"]


@pytest.mark.parametrize("name", POSITIONS)
def test_the_positions_of_the_pictures_lead_to_the_person(name: str) -> None:
    scripted = open_scripted(position(name))
    scripted.play_on()
    assert scripted.game.decision is not None
    assert scripted.game.decision.seat == scripted.seat
    assert not scripted.failed
