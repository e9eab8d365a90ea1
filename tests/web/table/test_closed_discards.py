"""Where discards are closed the log goes back to one's last turn, and a reload finds the same."""

from __future__ import annotations

import re
from pathlib import Path

from sixgun.locales import speech
from tests.web.browser import Saloon, Visitor, visit
from tests.web.players import Mouse, Player, begun

say = speech("en").say
LINES = ".log li:not(.closed)"
DISCARDS = re.compile(r"(?P<who>.+? discards? )(?P<cards>.+)")
#: A screen that has room for the log.
DESK = {"width": 1440, "height": 900}


def turns(visitor: Visitor) -> int:
    """How many turns one has had."""
    updates = [each for each in visitor.heard if each["t"] == "update"]
    reports = [report for each in updates for report in each.get("reports", [])]
    return [report[:2] for report in reports].count(["turn_began", visitor.seat])


def told(visitor: Visitor) -> int:
    """How many lines of the log the page has been told."""
    return sum([len(each.get("told", [])) for each in visitor.heard if each["t"] == "update"])


async def lines(visitor: Visitor) -> list[str]:
    """The lines of the log; discards one after another are one line, as they are when they are
    told at one go."""
    found: list[str] = []
    for text in await visitor.page.locator(LINES).all_inner_texts():
        line = text.strip()
        said = DISCARDS.match(line)
        if said and found and found[-1].startswith(said["who"]):
            found[-1] = f"{found[-1].removesuffix('.')}, {said['cards']}"
        else:
            found.append(line)
    return found


def test_the_log_goes_back_to_ones_last_turn_and_a_reload_finds_the_same(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(viewport=DESK)
        await begun(house, anna, players=4, closed_discards=True)
        player = Player(anna, Mouse())
        while turns(anna) < 2:
            assert await player.is_asked()
            await player.answer()
        assert await player.is_asked()
        await anna.page.locator(".ask.mine").wait_for()
        before = await lines(anna)
        assert await anna.page.locator(".log .closed").inner_text() == say("board-log-since-turn")
        assert before[0].endswith(": yours"), "the turn before this one"
        assert len([line for line in before if line.endswith(": yours")]) <= 2
        assert len(before) < told(anna)
        await anna.reloads()
        await anna.page.locator(".ask.mine").wait_for()
        assert await lines(anna) == before
        assert anna.complaints == []

    visit(tmp_path, test)
