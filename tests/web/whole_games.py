"""Whole games in a real browser, in their own time: what somebody sees of them, and when.

`sixgun pages games` plays them: both games, every size of screen, three to eight players, all
boxes, against bots that pause as they do for people. A test plays one of each game quickly.
"""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any

from sixgun.engine.settings import PLAYERS_NEED
from sixgun.locales import speech
from sixgun.server.clock import RealClock
from sixgun_tools.building import Workshop
from tests.web.browser import Saloon, Visitor, visit
from tests.web.players import Player, open_table
from tests.web.screens import SCREENS

say = speech("en").say
#: Somebody who is asked sees the question so soon, in milliseconds.
SOON = 1500.0
#: So many moments may be shortened.
SHORTENED = 0.2
#: A browser's clock and its timers differ by so much, in milliseconds.
HAIR = 10.0
#: So long somebody looks at a question, in seconds: as in virtual time.
THINKING = 1.5
#: So many games are played side by side: they mostly wait.
AT_ONCE = 6
#: Boxes that are played together, one game after another.
BOXES = (["base"], ["base", "dodge_city"], ["all"])
#: Moments as long as they are for people.
IN_FULL = "localStorage['sixgun.settings'] = '{\"speed\": 1}'"
#: Notes when a question is heard, what is on stage when it appears, how long moments last, and what
#: is out of order.
WATCH = """
window.watched = { asked: [], faults: [], moments: [] };
let at = -1, decision = '', before = -1, playing = null;
const heard = {};
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      const { question } = JSON.parse(data);
      if (question?.options?.length) heard[question.decision] ??= performance.now();
    });
  }
};
new MutationObserver(() => {
  const stage = document.querySelector('.stage');
  if (!stage) return;
  const now = Number(stage.dataset.at), reached = Number(stage.dataset.reached);
  if (now < at) watched.faults.push(`moment ${now} after ${at}`);
  at = now;
  const shown = stage.querySelector('.moment');
  if (playing && (!shown || playing.at !== now)) {
    watched.moments.push([playing.lasts, performance.now() - playing.since]);
    playing = null;
  }
  if (shown) playing ??= { at: now, lasts: Number(shown.dataset.lasts), since: performance.now() };
  const lines = [...document.querySelectorAll('.log li[data-at]')].slice(-8);
  const told = Math.max(-1, ...lines.map((line) => Number(line.dataset.at)));
  if (told >= reached) watched.faults.push(`the log tells ${told} before ${reached}`);
  if (now >= reached) watched.faults.push(`moment ${now} is on stage, reached is ${reached}`);
  const ask = document.querySelector('.ask.mine[data-decision]');
  if (ask && ask.dataset.decision !== decision) {
    decision = ask.dataset.decision;
    const under = now === before ? 'answer' : stage.dataset.key;
    const after = performance.now() - heard[decision];
    watched.asked.push({ decision: Number(decision), under, after });
    before = now;
  }
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""


@cache
def causes() -> dict[str, dict[str, list[str]]]:
    """What the pages say can cause a question, by game and kind."""
    workshop = Workshop()
    script = """
    const { buildSync } = require('esbuild');
    const entryPoints = ['src/state/causes.ts'];
    const made = buildSync({ entryPoints, write: false, format: 'cjs', bundle: true });
    const module = { exports: {} };
    new Function('module', made.outputFiles[0].text)(module);
    console.log(JSON.stringify({ bang: module.exports.CAUSES, duel: module.exports.DUEL_CAUSES }));
    """
    node = asyncio.run(workshop.equip())
    made = subprocess.run(
        [node.node, "-e", script],
        cwd=workshop.folder,
        env=node.environment(),
        capture_output=True,
        check=True,
        text=True,
    )
    found: dict[str, dict[str, list[str]]] = json.loads(made.stdout)
    return found


@dataclass
class Figures:
    """What was seen of games; times in milliseconds."""

    games: int = 0
    moments: int = 0
    shortened: int = 0
    waits: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def add(self, other: Figures) -> None:
        """Count the games of another as well."""
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))

    @property
    def share(self) -> float:
        return self.shortened / max(self.moments, 1)

    def note(self, name: str, visitor: Visitor, seen: dict[str, Any], known: Any) -> None:
        """Add a game that somebody has seen to its end."""
        kinds = kinds_asked(visitor)
        self.games += 1
        self.moments += len(seen["moments"])
        self.shortened += sum(lasted < full - HAIR for full, lasted in seen["moments"])
        self.waits += [each["after"] for each in seen["asked"] if each["after"] is not None]
        self.faults += [f"{name}: {fault}" for fault in seen["faults"]]
        self.faults += [
            f"{name}: {kinds[each['decision']]} is asked under {each['under']}"
            for each in seen["asked"]
            if each["under"] not in known[kinds[each["decision"]]]
        ]
        self.complaints += [f"{name}: {complaint}" for complaint in visitor.complaints]

    def line(self) -> str:
        """One game, in short."""
        return (
            f"{self.moments} moments, {self.shortened} shortened, {len(self.waits)} questions, the "
            f"slowest after {max(self.waits, default=0.0):.0f} ms, {len(self.too_much())} faults"
        )

    def lines(self) -> list[str]:
        waits = sorted(self.waits) or [0.0]
        late = sum(wait > SOON for wait in waits)
        return [
            f"{self.games} games, {self.moments} moments, {len(self.waits)} questions",
            f"shortened: {100 * self.share:.1f} % of the moments",
            f"from message to question: in the middle {waits[len(waits) // 2]:.0f} ms, "
            f"of 100 the slowest 5 from {waits[len(waits) * 95 // 100]:.0f} ms, "
            f"at most {waits[-1]:.0f} ms; {late} after more than {SOON:.0f} ms",
            f"questions not under their cause, or anything after something later: "
            f"{len(self.faults)}",
            f"complaints of the browser: {len(self.complaints)}",
        ]

    def too_much(self) -> list[str]:
        """What may not be."""
        found = [*self.faults, *self.complaints]
        if max(self.waits, default=0.0) > SOON:
            found.append(f"a question came {max(self.waits):.0f} ms after its message")
        if self.share > SHORTENED:
            found.append(f"{100 * self.share:.1f} % of the moments were shortened")
        return found


def kinds_asked(visitor: Visitor) -> dict[int, str]:
    """The kind of each question that came, by its number."""
    asked = [message.get("question") for message in visitor.of("update")]
    return {question["decision"]: question["kind"] for question in asked if question}


async def watched(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = await visitor.page.evaluate("() => window.watched")
    return found


def options_of(number: int) -> dict[str, Any]:
    """What is played: every fourth game is a duel, and the others have three to eight players."""
    if number % 4 == 3:
        return {"game": "duel", "players": 2, "fighters": 2 + number // 4 % 5}
    place = number - number // 4
    players = 3 + place % 6
    boxes = ["all"] if players in PLAYERS_NEED else BOXES[place % len(BOXES)]
    return {"players": players, "sets": boxes}


class PatientPlayer(Player):
    """Looks at each question for a while before answering it."""

    async def answer(self) -> None:
        await self.page.locator(".ask.mine").wait_for()
        await asyncio.sleep(THINKING)
        await super().answer()


async def play(house: Saloon, number: int, known: dict[str, Any]) -> tuple[str, Figures]:
    """One game; whoever is out goes straight to the result. Its name, and what was seen."""
    size = list(SCREENS)[(number + number // 4) % len(SCREENS)]
    screen, options = SCREENS[size], options_of(number)
    name = f"game {number}, {options.get('game', 'bang')}, {options['players']} players, {size}"
    anna = await house.visitor(**screen.options)
    for script in (IN_FULL, WATCH):
        await anna.context.add_init_script(script)
    await anna.goes(await open_table(house, anna, **options))
    await screen.fingers.choose(anna.page.get_by_role("button", name=re.compile("^Start")))
    result = anna.page.get_by_role("button", name=say("out-result"), exact=True)
    leaving = asyncio.create_task(screen.fingers.choose(result))
    figures = Figures()
    try:
        await PatientPlayer(anna, screen.fingers, seed=number).play_out()
        figures.note(name, anna, await watched(anna), known[str(options.get("game", "bang"))])
    finally:
        leaving.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await leaving
    await anna.context.close()
    return name, figures


def play_all(games: int, done: Callable[[str], None]) -> Figures:
    """So many games, a few at a time, in a house of its own whose bots pause."""
    known, figures = causes(), Figures()
    places = asyncio.Semaphore(AT_ONCE)

    async def play_one(house: Saloon, number: int) -> None:
        async with places:
            name, found = await play(house, number, known)
        figures.add(found)
        done(f"{name}: {found.line()}")

    async def play_each(house: Saloon) -> None:
        await asyncio.gather(*[play_one(house, number) for number in range(games)])

    with tempfile.TemporaryDirectory(prefix="sixgun-games-") as folder:
        visit(Path(folder), play_each, clock=RealClock(), pace=1.0)
    return figures
