"""A stage that stands still: over a whole game nothing of the table changes place or size.

The browser itself says what has moved: its layout-shift entries, those right after somebody's input
included. What moves by transform does not count, for nothing else is moved by it.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.web.browser import Saloon, Visitor, visit
from tests.web.crowds import EVERYTHING
from tests.web.players import Player, open_scenario, open_table
from tests.web.positions import pictured
from tests.web.screens import SCREENS, Screen

#: Plates, piles, log, tray, question and header: none of them is ever among what has moved.
FRAMES = ".plate, .place, .pile, .centre, .side, .log, .own, .tray, .hand, .ask, .top, .menu, .head"
#: So much of the screen may move in a game, in the browser's own measure.
MOST = 0.05
WATCH = f"""
window.shifts = [];
const nameOf = (it) =>
  it?.nodeType === 1 ? `${{it.tagName}}.${{it.className}}` : `"${{it?.textContent}}"`;
new PerformanceObserver((list) => {{
  for (const {{ value, sources }} of list.getEntries()) {{
    if (document.querySelector('.game')) {{
      const nodes = sources.map(({{ node }}) => node);
      window.shifts.push({{
        value,
        names: nodes.map(nameOf),
        frames: nodes.filter((it) => it?.nodeType === 1 && it.matches('{FRAMES}')).map(nameOf),
      }});
    }}
  }}
}}).observe({{ type: 'layout-shift', buffered: true }});
"""
#: Has a frame moved before so many pictures are drawn? One evaluation: the policy refuses `eval`,
#: by which a browser would wait for text.
SEES_A_SHIFT = """() => new Promise((told) => {
  const look = (left) => {
    const seen = window.shifts.some(({ frames }) => frames.length);
    if (seen || !left) told(seen);
    else requestAnimationFrame(() => look(left - 1));
  };
  look(600);
})"""


DUEL = {"game": "duel", "players": 2, "fighters": 2}
#: What every run of the tests looks at; a long one looks at every size with 3, 5 and 8 players,
#: and at duels.
FEW = {("1024x768", 3), ("844x390", 2)}
GAMES = [
    pytest.param(size, players, marks=() if (size, players) in FEW else pytest.mark.long)
    for size in SCREENS
    for players in (2, 3, 5, 8)
]


async def _play(house: Saloon, screen: Screen, players: int) -> Visitor:
    """A whole game in which somebody plays by chance against bots that do not wait."""
    anna = await house.visitor(**screen.options)
    await anna.context.add_init_script(WATCH)
    game = DUEL if players == 2 else {"players": players, "sets": EVERYTHING}
    await anna.goes(await open_table(house, anna, **game, pace="none"))
    start = anna.page.get_by_role("button", name=re.compile("^Start"))
    await screen.fingers.choose(start)
    await Player(anna, screen.fingers, seed=5).play_out()
    return anna


@pytest.mark.parametrize(("size", "players"), GAMES)
def test_nothing_of_the_table_moves_in_a_whole_game(
    tmp_path: Path, size: str, players: int
) -> None:
    async def test(house: Saloon) -> None:
        anna = await _play(house, SCREENS[size], players)
        shifts = await anna.page.evaluate("() => window.shifts")
        assert [shift for shift in shifts if shift["frames"]] == []
        assert sum(shift["value"] for shift in shifts) <= MOST, shifts
        assert anna.complaints == []

    visit(tmp_path, test)


def test_whatever_moves_is_seen_to_move(tmp_path: Path) -> None:
    """The test of the test: a plate that grows is told by the browser, also right after a click."""

    async def test(house: Saloon) -> None:
        anna = await house.visitor(**SCREENS["1440x900"].options)
        await anna.context.add_init_script(WATCH)
        await anna.goes(await open_scenario(house, anna, pictured("table-5")))
        await anna.page.locator(".held.offered").first.click()
        await anna.page.locator(".plate.target").first.wait_for()
        assert await anna.page.evaluate("() => window.shifts.flatMap(({ frames }) => frames)") == []
        await anna.page.evaluate(
            "() => { document.querySelector('.place').style.marginTop = '3rem'; }"
        )
        assert await anna.page.evaluate(SEES_A_SHIFT)

    visit(tmp_path, test)
