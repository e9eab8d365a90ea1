"""An evening that leaves something in every table of a store, and in a folder of tournaments.

Games run and are over, duels and a lesson are in their middle; people talk, invite, complain and
are banned. No bot sits anywhere, so that no process has to think.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..client import Client
from ..server.clock import TestClock
from ..server.desk.acts import NewTournament, Register
from ..server.desk.doing import do
from ..server.front.serving import Serving
from ..server.house import House, seeded
from ..server.protocol import (
    Block,
    Complain,
    Invite,
    Leave,
    Open,
    Resign,
    Say,
    TableOptions,
    Told,
)
from ..server.settings import HouseSettings
from ..server.store import admitting, friends
from ..server.store.friends import SavedCircle, SavedMember
from ..server.store.operating import add_entry
from ..server.store.rows import AddressBan, SavedInvitation
from .raw import requested

#: The clock of a trial stands still, so nobody's bucket would ever fill again.
SETTINGS: dict[str, Any] = {
    "port": 0,
    "pace": 0.0,
    "showing_seconds": 0.0,
    "reveal_seconds": 0.0,
    "open_browser": False,
    "backup_hours": 0.0,
    "messages_per_second": 1e9,
    "message_burst": 10**9,
    "requests_per_second": 1e9,
    "request_burst": 10**9,
    "people_per_hour": 10**9,
    "ratings": True,
}
LESSON = "barrel"
CUPS = ("First Cup", "Second Cup")
CIRCLE = SavedCircle("c" * 32, "Friday night", "x" * 32, 0.0)


@dataclass
class Evening:
    """What is known of it afterwards."""

    date: float = 0.0
    keys: dict[str, str] = field(default_factory=dict)  # of people, by name
    persons: dict[str, str] = field(default_factory=dict)  # the same by what the house calls them
    tables: dict[str, str] = field(default_factory=dict)  # by what goes on there
    seated: dict[str, tuple[str, ...]] = field(default_factory=dict)  # who sits there, by name
    game: str = ""  # one that is over, with a record
    links: dict[str, str] = field(default_factory=dict)  # secrets: recovery, seat


def settings_for(folder: Path) -> HouseSettings:
    return HouseSettings(db=str(folder / "house.db"), **SETTINGS)


async def spend(folder: Path, seed: int) -> Evening:
    """A house is opened in this folder, lived in, and shut."""
    clock, evening = TestClock(), Evening()
    async with Serving(settings_for(folder), clock=clock) as serving:
        house = serving.context.house
        assert isinstance(house, House)
        house.randomness = seeded(seed)
        async with AsyncExitStack() as stack:
            await _Host(serving, house, evening, stack).entertain()
        for name in CUPS:
            await _found(serving, name)
        for table in list(house.tables.values()):
            await table.settled()
    evening.date = clock.date()
    _look_back(folder / "house.db", evening)
    return evening


def _look_back(store: Path, evening: Evening) -> None:
    """As if a game had been played at a circle's table, and somebody had been rated by many."""
    with closing(sqlite3.connect(store)) as connection, connection:
        played = (CIRCLE.id, evening.game)
        connection.execute("UPDATE games SET circle = ? WHERE id = ?", played)
        rated = (evening.persons["running0"],)
        connection.execute("INSERT INTO ratings VALUES (?, '', 25.0, 8.0, 10)", rated)


async def _found(serving: Serving, name: str) -> None:
    """A tournament with a few people in it."""
    asked = NewTournament(name=name, organizer="Olga", referees=("Remo",))
    desk, officers = await serving.context.desks.create(asked)
    referee = list(officers)[-1]
    for player in ("Ada", "Bea", "Cora", "Dora"):
        await desk.act(referee, lambda turn, name=player: do(turn, Register(name=name)))  # type: ignore[misc]


class _Host:
    """Who sees to it that something happens everywhere."""

    def __init__(
        self, serving: Serving, house: House, evening: Evening, stack: AsyncExitStack
    ) -> None:
        self._address = serving.address
        self._house = house
        self._evening = evening
        self._stack = stack
        self._clients: dict[str, Client] = {}

    async def entertain(self) -> None:
        for name in ("running", "elsewhere", "over", "closed"):
            await self._begun(name, *[f"{name}{seat}" for seat in range(4)])
        await self._begun("duel", "law", "outlaw", game="duel")
        await self._give_up("over")
        await self._give_up("closed")
        for name in self._evening.seated.pop("closed"):
            await self._clients[name].request(Leave())
        await self._close(self._evening.tables.pop("closed"))
        await self._lesson()
        await self._talk()
        await self._befriend()
        await self._links()

    async def _client(self, name: str) -> Client:
        client = Client(self._address, name=name)
        await self._stack.enter_async_context(client)
        person = await self._house.people.person_of_key(client.key)
        assert person
        self._evening.keys[name], self._evening.persons[name] = client.key, person
        self._clients[name] = client
        return client

    async def _begun(self, table: str, *names: str, **options: Any) -> None:
        """A game of these people, after a few answers."""
        people = [await self._client(name) for name in names]
        chosen = {"players": len(names), "clock": "none", **options}
        made = await people[0].open_table(**chosen)
        for other in people[1:]:
            await other.join(made)
        await people[0].start()
        self._evening.tables[table], self._evening.seated[table] = made, names
        for _ in range(8):
            await answer_once(people)

    async def _give_up(self, table: str) -> None:
        """The quickest end of a game; it has a record all the same."""
        people = [self._clients[name] for name in self._evening.seated[table]]
        assert people[0].game is not None
        self._evening.game = self._evening.game or people[0].game.game
        for client in people:
            await client.request(Resign())
        await asyncio.gather(*[client.until(_has_ended(client)) for client in people])

    async def _close(self, table: str) -> None:
        await self._house.close_table(table, Told("house-closed-table"))

    async def _lesson(self) -> None:
        pupil = await self._client("pupil")
        done = await pupil.request(Open(options=TableOptions(), scenario=LESSON))
        await pupil.watch(done.table)
        self._evening.tables["lesson"] = done.table
        self._evening.seated["lesson"] = ("pupil",)

    async def _talk(self) -> None:
        """Lines at two tables; somebody is blocked, complained about, and banned."""
        for name in ("running0", "running1", "elsewhere0", "over0"):
            await self._clients[name].request(Say(text=f"Good evening from {name}"))
        rude = self._clients["running1"]
        assert rude.table is not None
        who = rude.table.chairs[rude.table.seat].who
        await self._clients["running0"].request(Block(who=who))
        await self._clients["running0"].request(Complain(who=who, text="Rude"))
        await self._client("banned")
        await self._house.ban(self._evening.persons["banned"])
        date = self._house.clock.date()
        await self._house.address_bans.add(AddressBan("0" * 16, date, None, "Nobody lives there"))
        await self._house.set_rules("Be kind.")
        done = add_entry(date, "command", "rules", '{"text":"Be kind."}', '{"key":"operator-did"}')
        await self._house.store.write(done)
        await self._admit(date)

    async def _admit(self, date: float) -> None:
        """As if the house had been closed: somebody was let in by each way, once no more."""
        persons = self._evening.persons
        row = SavedInvitation("cafe", "0" * 64, "for the club", date, date + 9, 3, 1, None)
        await self._house.store.write(
            admitting.invite(row),
            *admitting.admit(persons["running0"], "password", "", date),
            *admitting.admit(persons["running1"], "invitation", "cafe", date),
            admitting.bind_account(persons["over0"], "1" * 64, date),
            admitting.end_people([persons["over0"]], date),
        )

    async def _befriend(self) -> None:
        """Two people are friends, and in a circle."""
        one, other = (self._evening.persons[name] for name in ("running0", "elsewhere0"))
        date, circle = self._house.clock.date(), CIRCLE
        owner = SavedMember(circle.id, one, "owner", "Anna", date)
        await self._house.store.write(
            *(friends.keep(one, other, date), friends.keep(other, one, date)),
            *(friends.call(one, other, "Doc"), friends.found(circle, owner)),
            friends.join(SavedMember(circle.id, other, "member", "Bruno", date)),
        )

    async def _links(self) -> None:
        """A recovery link and an invitation that nobody has used yet."""
        key = self._evening.keys["elsewhere1"]
        _, body = await requested(self._address, "POST", "/api/me/recovery", key)
        self._evening.links["recovery"] = json.loads(body)["link"].partition("#recover=")[2]
        invited = await self._clients["elsewhere0"].request(Invite())
        self._evening.links["seat"] = invited.secret
        await self._client("visitor")


async def answer_once(people: list[Client]) -> None:
    """Whoever of these people is asked takes the first option, and all see the game go on."""
    first = people[0]
    await first.until(lambda: first.question is not None)
    question = first.question
    assert question is not None
    asked = next(each for each in people if each.table and each.table.seat == question.seat)
    await asked.until(lambda: asked.question is not None and bool(asked.question.options))
    await asked.answer(0)
    await asyncio.gather(*[client.until(_moved_on(client, question.decision)) for client in people])


def _moved_on(client: Client, decision: int) -> Callable[[], bool]:
    """Does somebody see another question, or the end?"""

    def moved() -> bool:
        question = client.question
        return client.ended is not None or bool(question and question.decision != decision)

    return moved


def _has_ended(client: Client) -> Callable[[], bool]:
    return lambda: client.ended is not None
