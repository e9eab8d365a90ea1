"""Everything in a store is damaged, one thing at a time, and a house is opened on it.

Whatever was damaged, the house opens; whoever and whatever is not concerned is there and plays;
what cannot be used is set aside, by name; and nobody who asks for anything meets a mistake of the
house. Of what is set aside not a byte is changed.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from ..client import Client, RefusedError
from ..server.clock import TestClock
from ..server.front.serving import Serving
from ..server.house import House
from ..server.protocol import Circle, Friends, Join, Lobby
from ..server.store import schema
from .evening import CIRCLE, CUPS, Evening, answer_once, settings_for, spend
from .houses import BAD_NEWS
from .raw import requested
from .spoiling import Damage, copied, damages, file_damages, spoil, spoil_file

#: Who waits longer than this for a house waits for ever.
PATIENCE = 60.0
#: Where tournaments lie, beside the store.
TOURNAMENTS = "tournaments"
#: Tables of the store whose rows are a table's of the house, and how they name it.
_OF_GAME = "SELECT table_id FROM games WHERE id = ?"

#: Whose row in these is damaged cannot come in, and is told so.
WHO_ONE_IS = (schema.people.name, schema.keys.name)


@dataclass
class DamageFindings:
    """What was damaged, and what became of it."""

    kinds: Counter[str] = field(default_factory=Counter)  # by kind of damage
    places: int = 0  # columns and files
    set_aside: int = 0  # damages after which something was set aside
    shut: list[str] = field(default_factory=list)  # damages that kept the house shut
    faults: list[str] = field(default_factory=list)


class Concerned(NamedTuple):
    """Whom a damage may concern: tables and people by their names in the house."""

    tables: frozenset[str] = frozenset()
    people: frozenset[str] = frozenset()


async def trial(
    folder: Path,
    *,
    rows: int = 3,
    seed: int = 0,
    part: float = 1.0,
    progress: Callable[[float], None] = lambda percent: None,
) -> DamageFindings:
    """Damage so many rows of each table in every way; a `part` of all that, chosen by chance."""
    dice, home = random.Random(seed), folder / "whole"
    home.mkdir()
    evening = await spend(home, seed)
    cases = damages(home / "house.db", dice, rows) + file_damages(home / TOURNAMENTS)
    chosen = [case for case in cases if dice.random() < part]
    findings = DamageFindings(places=len({(each.where, each.column) for each in chosen}))
    for number, damage in enumerate(chosen):
        place = copied(home, folder / "case")
        await _Case(place, evening, damage, findings, random.Random(f"{seed} {damage}")).run()
        progress(100 * (number + 1) / len(chosen))
    return findings


class _Case:
    """One damage: done, opened, looked at."""

    def __init__(
        self,
        folder: Path,
        evening: Evening,
        damage: Damage,
        findings: DamageFindings,
        dice: random.Random,
    ) -> None:
        self._folder = folder
        self._evening = evening
        self._damage = damage
        self._findings = findings
        self._dice = dice
        self._store = folder / "house.db"

    def _fault(self, what: str) -> None:
        self._findings.faults.append(f"{self._damage}: {what}")

    async def run(self) -> None:
        concerned = concerned_by(self._store, self._damage)
        if not self._done():
            return
        self._findings.kinds[self._damage.kind] += 1
        before = {table: rows_of(self._store, table) for table in concerned.tables}
        with bad_news() as news:
            try:
                async with asyncio.timeout(PATIENCE):
                    aside = await self._opened(concerned)
            except Exception as error:
                self._findings.shut.append(f"{self._damage}: {type(error).__name__}: {error}")
                self._fault(f"{type(error).__name__}: {error}")
                return
        for line in news:
            self._fault(line)
        for table in concerned.tables & aside:
            if rows_of(self._store, table) != before[table]:
                self._fault("what was set aside is not as it was")

    def _done(self) -> bool:
        if self._damage.names:
            return spoil(self._store, self._damage, self._dice)
        spoil_file(self._folder / TOURNAMENTS, self._damage, self._dice)
        return True

    async def _opened(self, concerned: Concerned) -> set[str]:
        """Open a house on it, look around and play; what was set aside."""
        clock = TestClock(self._evening.date)
        async with Serving(settings_for(self._folder), clock=clock) as serving:
            house = serving.context.house
            assert isinstance(house, House)
            aside = {each.name for each in house.aside.all()}
            self._findings.set_aside += bool(aside)
            for table in self._evening.tables.values():
                if table not in house.tables and table not in concerned.tables:
                    self._fault(f"table {table} is not there")
                elif table not in house.tables and table not in aside and not self._is_gone():
                    self._fault(f"table {table} is gone without a word")
            self._look_at_cups(serving, aside)
            await self._look_at_health(serving, bool(aside))
            await self._play(serving, concerned)
            await self._ask(serving, concerned)
            return {each.name for each in house.aside.all()}

    def _is_gone(self) -> bool:
        """Was it the very row that says that there is a table, or that it is closed?"""
        damage = self._damage
        return damage.where == "tables" and (
            damage.kind == "missing" or damage.column in ("id", "closed")
        )

    def _look_at_cups(self, serving: Serving, aside: set[str]) -> None:
        spoilt = self._damage.where.partition(".")[0]
        for cup in CUPS:
            name = cup.lower().replace(" ", "-")
            if serving.context.desks.find(name) is None and name not in aside:
                if not (spoilt == name and self._damage.kind in ("missing", "a folder")):
                    self._fault(f"tournament {name} is gone without a word")
            elif name in aside and spoilt != name and not spoilt.startswith("seasons"):
                self._fault(f"tournament {name} is set aside")

    async def _look_at_health(self, serving: Serving, aside: bool) -> None:
        status, body = await requested(serving.address, "GET", "/healthz")
        said = json.loads(body)
        if status != 200 or ("set-aside" in said.get("troubles", ())) != aside:
            self._fault(f"health is {status} {body!r}")

    # ------------------------------------------------------------ playing

    async def _play(self, serving: Serving, concerned: Concerned) -> None:
        """Everybody comes back to his table; where nothing was damaged, the game goes on."""
        for name, table in self._evening.tables.items():
            innocent = table not in concerned.tables
            people = self._evening.seated[name]
            if not innocent:
                await self._come_to(serving, table, people)
            elif name in ("running", "elsewhere") and not self._any_of(people, concerned):
                await self._play_on(serving, table, people)

    def _any_of(self, names: tuple[str, ...], concerned: Concerned) -> bool:
        return any(self._evening.persons[name] in concerned.people for name in names)

    async def _play_on(self, serving: Serving, table: str, names: tuple[str, ...]) -> None:
        async with AsyncExitStack() as stack:
            people = []
            for name in names:
                client = Client(serving.address, key=self._evening.keys[name], name=name)
                people.append(await stack.enter_async_context(client))
                await client.watch(table)
            await answer_once(people)

    async def _come_to(self, serving: Serving, table: str, names: tuple[str, ...]) -> None:
        """The people of a damaged table are told something; if they can, they play."""
        async with AsyncExitStack() as stack:
            people = []
            for name in names:
                client = Client(serving.address, key=self._evening.keys[name], name=name)
                people.append(await stack.enter_async_context(client))
                try:
                    await client.watch(table)
                except RefusedError as refusal:
                    if refusal.reason.key == "refusal-trouble":
                        self._fault("whoever comes to the table is told of a mistake")
                    if client.gone is None and not self._is_gone():
                        self._fault("whoever comes to the table is not told why it is not there")
                    return
            if people[0].question is not None:
                await self._answer_if_asked(people)

    async def _answer_if_asked(self, people: list[Client]) -> None:
        asked = [each for each in people if each.question and each.question.options]
        if asked and asked[0].question is not None:
            await asked[0].answer(0)
            with_requests = [each for each in people if each.gone is None]
            for client in with_requests:
                await _heard(client)

    # ------------------------------------------------------------ asking

    async def _ask(self, serving: Serving, concerned: Concerned) -> None:
        """Everybody asks for what can be asked for; nobody meets a mistake of the house."""
        game = self._evening.game
        paths = ["/api/me", "/api/me/history", "/api/me/statistics", "/api/me/statistics.json"]
        paths += ["/api/me/rating", "/api/best"]
        for name in ("running0", "running1", "elsewhere1", "over0", "closed0", "banned"):
            innocent = self._evening.persons[name] not in concerned.people
            for path in [*paths, f"/api/games/{game}/record", f"/api/games/{game}/replay?eyes=0"]:
                status, body = await self._get(serving, path, name)
                fine = status == 200 or not innocent or name == "banned"
                if status == 500 or (not fine and game not in path):
                    self._fault(f"{path} answers {status} {body[:80]!r}")
        for name in ("running0", "elsewhere0"):
            if not self._is_shut_out(name, concerned):
                await self._ask_about_friends(serving, name)
        for path, what in (("/api/recover", "recovery"), ("/api/seat", "seat")):
            await self._post(serving, path, "visitor", secret=self._evening.links[what])
        await self._post(serving, "/api/me/forget", "over1")
        await self._post(serving, "/api/me/forget", "running1")

    def _is_shut_out(self, name: str, concerned: Concerned) -> bool:
        """Is damaged by what the house would know this very person?"""
        return self._damage.where in WHO_ONE_IS and self._evening.persons[name] in concerned.people

    async def _ask_about_friends(self, serving: Serving, name: str) -> None:
        """Friends and circles are asked for, and joined anew where nothing is left of that."""
        key = self._evening.keys[name]
        async with Client(serving.address, key=key, name=name) as client:
            for request in (Friends(), Join(code=CIRCLE.code), Circle(circle=CIRCLE.id)):
                try:
                    await client.request(request)
                except RefusedError as refusal:
                    if refusal.reason.key == "refusal-trouble":
                        self._fault(f"whoever asks for {request} is told of a mistake")

    async def _get(self, serving: Serving, path: str, name: str) -> tuple[int, bytes]:
        return await requested(serving.address, "GET", path, self._evening.keys[name])

    async def _post(self, serving: Serving, path: str, name: str, **sent: Any) -> None:
        body = json.dumps(sent).encode()
        key = self._evening.keys[name]
        status, heard = await requested(serving.address, "POST", path, key, body)
        if status >= 500 and status != 503:
            self._fault(f"{path} answers {status} {heard[:80]!r}")


async def _heard(client: Client) -> None:
    """Wait until everything that was sent to somebody has come."""
    await client.request(Lobby(on=False))


# ------------------------------------------------------------------ what is concerned


def concerned_by(store: Path, damage: Damage) -> Concerned:
    """Whose row it is that is damaged."""
    if not damage.names:
        return Concerned()
    where = " AND ".join(f"{name} IS ?" for name in damage.names)
    with closing(sqlite3.connect(store)) as connection:
        connection.row_factory = sqlite3.Row
        question = f"SELECT * FROM {damage.where} WHERE {where}"
        row = dict(connection.execute(question, damage.row).fetchone())
        tables = {row.get("table_id") if damage.where != "links" else None}
        if damage.where == "tables":
            tables.add(row["id"])
        if "game_id" in row:
            tables.add(connection.execute(_OF_GAME, (row["game_id"],)).fetchone()[0])
        people = {row.get(name) for name in ("person", "blocked", "against")}
        if damage.where == "people":
            people.add(row["id"])
        if damage.where in ("games", "seatings"):
            game = row.get("game_id") or row["id"]
            seated = connection.execute("SELECT person FROM seatings WHERE game_id = ?", (game,))
            people |= {each["person"] for each in seated}
    return Concerned(frozenset(filter(None, tables)), frozenset(filter(None, people)))


def rows_of(store: Path, table: str) -> list[Any]:
    """What the store has about a table of the house, but for what goes if somebody is forgotten."""
    named = [column.name for column in schema.games.columns if column.name != "record"]
    questions = (
        "SELECT * FROM tables WHERE id = ?",
        f"SELECT {', '.join(named)} FROM games WHERE table_id = ? ORDER BY id",
        "SELECT * FROM moves WHERE game_id IN (SELECT id FROM games WHERE table_id = ?) "
        "ORDER BY game_id, number",
        "SELECT * FROM snapshots WHERE game_id IN (SELECT id FROM games WHERE table_id = ?)",
    )
    with closing(sqlite3.connect(store)) as connection:
        connection.text_factory = bytes
        return [connection.execute(question, (table,)).fetchall() for question in questions]


@contextmanager
def bad_news() -> Iterator[list[str]]:
    """Lines of the log that tell of mistakes of the house itself, as they come."""
    found: list[str] = []

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if any(bad in record.getMessage() for bad in BAD_NEWS):
                error = record.exc_info[1] if record.exc_info else None
                found.append(f"{record.getMessage()}: {type(error).__name__}: {error}")

    log, ear = logging.getLogger("sixgun.house"), Ear()
    log.addHandler(ear)
    try:
        yield found
    finally:
        log.removeHandler(ear)
