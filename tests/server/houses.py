"""Houses for tests: real sockets and a real store, on a clock that the test turns."""

from __future__ import annotations

import asyncio
import faulthandler
import os
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sixgun.client import Client, RefusedError
from sixgun.client.people import socket_address
from sixgun.engine.game import Game
from sixgun.engine.snapshot import state_hash
from sixgun.server.clock import TestClock
from sixgun.server.front.serving import Serving
from sixgun.server.house import House, seeded
from sixgun.server.protocol import (
    Ended,
    Lobby,
    Message,
    Notice,
    Question,
    Refused,
    Rematch,
    Request,
    Resign,
    Update,
    Welcome,
)
from sixgun.server.settings import HouseSettings
from sixgun.server.store import reads
from sixgun.server.store.rows import SavedMove
from sixgun.server.tables.state import TableState, read_state, write_state
from sixgun.server.tables.table import OpenTable
from tests.server.front.fronts import http_client

#: The clock of a test stands still, so nobody's bucket would ever fill again.
SETTINGS = HouseSettings(
    port=0,
    pace=0.0,
    showing_seconds=0.0,
    reveal_seconds=0.0,
    gather_seconds=0.0,
    open_browser=False,
    backup_hours=0.0,
    messages_per_second=1e9,
    message_burst=10**9,
    requests_per_second=1e9,
    request_burst=10**9,
    people_per_hour=10**9,
    daily_share=1e6,
)
#: The same games are dealt every time; a long run looks at others.
SEED = int(os.environ.get("SIXGUN_SEED") or 1)
if os.environ.get("SIXGUN_LONG") and "SIXGUN_SEED" not in os.environ:
    SEED = random.getrandbits(64)
#: Whoever waits longer than this for something waits for ever.
PATIENCE = 120.0


class OpenHouse:
    """An open house and its clock."""

    def __init__(self, serving: Serving, clock: TestClock, stack: AsyncExitStack) -> None:
        self.serving = serving
        self.clock = clock
        self._stack = stack
        self._clients: list[RecordingClient] = []

    @property
    def address(self) -> str:
        return self.serving.address

    @property
    def house(self) -> House:
        house = self.serving.context.house
        assert isinstance(house, House)
        return house

    async def client(self, name: str = "", **options: Any) -> RecordingClient:
        """Somebody who comes in; leaves when the house closes."""
        made = RecordingClient(self.address, name=name, **options)
        self._clients.append(made)
        return await self._stack.enter_async_context(made)

    async def page(self, name: str, key: str = "") -> RecordingClient:
        """Somebody who comes in by the pages: a person, who is shown how a game begins."""
        return await self.client(name, key=key, program=False, reveals=True)

    async def second_device(self, client: RecordingClient) -> RecordingClient:
        """The same person once more, at the same table."""
        other = await self.client(client.name, key=client.key)
        if client.table is not None:
            await other.watch(client.table.table)
        return other

    async def group(self, *names: str) -> list[RecordingClient]:
        return [await self.client(name) for name in names]

    async def seated(self, *names: str, **options: Any) -> list[RecordingClient]:
        """People who sit at one table in this order; the first one owns it."""
        group = await self.group(*names)
        table = await group[0].open_table(**options)
        for other in group[1:]:
            await other.join(table)
        return group

    def table_of(self, client: RecordingClient) -> OpenTable:
        """The table that somebody looks at, as the house has it."""
        assert client.table is not None
        return self.house.tables[client.table.table]

    def moves_of(self, client: RecordingClient) -> list[SavedMove]:
        """What is on disk of the game that somebody looks at."""
        return self.moves_of_table(self.table_of(client).name)

    def moves_of_table(self, name: str) -> list[SavedMove]:
        """What is on disk of the game that is played at a table."""
        return reads.moves_of(self.house.store, self.house.tables[name].state.game)

    def saved(self, client: RecordingClient) -> TableState:
        """The table that somebody looks at, as it is on disk."""
        row = reads.table_called(self.house.store, self.table_of(client).name)
        assert row is not None
        return read_state(row.state)

    def fingerprint(self, client: RecordingClient) -> tuple[Any, ...]:
        """Everything about a table that a refused request must not change."""
        table = self.table_of(client)
        game = table.play.game if table.play is not None else None
        position = (state_hash(game), game.serial) if game is not None else ()
        return *position, write_state(table.state), len(self.moves_of(client))

    def figure(self, name: str) -> float:
        """What the house has counted of something, of all kinds together."""
        lines = self.serving.context.figures.text().decode().splitlines()
        found = [line.split()[-1] for line in lines if line.split("{")[0].split()[0] == name]
        return sum(float(number) for number in found)

    def socket(self, key: str) -> connect:
        """A bare socket, for what our own client would never say."""
        headers = {"Authorization": f"Bearer {key}"}
        return connect(socket_address(self.address), additional_headers=headers)

    async def quiet(self) -> None:
        """Wait until everything that was asked for is done and everybody has heard of it."""
        await self.hear_out()
        await self.house.shares.settled()
        for _ in range(3):
            for table in list(self.house.tables.values()):
                await table.settled()
        await self.hear_out()

    async def hear_out(self) -> None:
        """Everybody has heard everything that was sent so far."""
        for client in self._clients:
            if client.connected and not client.follows:
                await client.request(Lobby(on=False))

    async def pass_time(self, seconds: float) -> None:
        """Turn the clock and wait for what that does."""
        self.clock.advance(seconds)
        await self.quiet()


class RecordingClient(Client):
    """A client that remembers everything it was sent."""

    def __init__(self, house: str, **options: Any) -> None:
        self.heard: list[Message] = []
        self.follows = False  # the lobby
        super().__init__(house, hear=self.heard.append, **options)

    async def __aenter__(self) -> RecordingClient:
        await super().__aenter__()
        return self

    def new_number(self) -> str:
        """The same in every run, so that the house alone decides what is dealt."""
        return f"{random.Random(f'{self.name} {len(self.numbers)}').getrandbits(128):032x}"

    def of(self, kind: type[Any]) -> list[Any]:
        """Every message of a kind, in the order they came."""
        return [message for message in self.heard if isinstance(message, kind)]

    def piles(self) -> list[tuple[str, ...]]:
        """The discards of every view that came, whole ones and ends of them."""
        updates = self.of(Update)
        wholes = [whole.discard for each in updates if (whole := each.view or each.duel)]
        deltas = [delta for each in updates if (delta := each.delta or each.duel_delta)]
        return wholes + [tail for delta in deltas for _, tail in delta.tails.values()]

    async def hears(self, kind: type[Any], times: int = 1) -> Any:
        """Wait for the so-manieth message of a kind."""
        await self.until(lambda: len(self.of(kind)) >= times)
        return self.of(kind)[times - 1]

    async def question_of(self, seat: int) -> Question:
        """Wait until this seat is asked."""
        await self.until(lambda: self.question is not None and self.question.seat == seat)
        assert self.question is not None
        return self.question

    async def play(self, choose: Callable[[Question], int] = lambda question: 0) -> None:
        """Answer everything until the game is over."""
        async for question in self.questions():
            await self.answer(choose(question))

    @property
    def connected(self) -> bool:
        return self._connected.is_set()

    def refused(self) -> list[str]:
        """Why something was not done, in the order it was asked for."""
        return [message.reason.key.removeprefix("refusal-") for message in self.of(Refused)]

    def notices(self) -> list[str]:
        return [message.notice.key.removeprefix("notice-") for message in self.of(Notice)]

    async def refuses(self, request: Request) -> str:
        """Ask for something that the house does not do; the reason."""
        try:
            await self.request(request)
        except RefusedError as error:
            return error.reason.key.removeprefix("refusal-")
        raise AssertionError(f"this was not refused: {request}")

    def cut(self) -> None:
        """The network dies."""
        assert self._socket is not None
        self._socket.transport.abort()

    async def comes_back(self) -> None:
        """Wait until the client has connected again by itself and sees the game anew."""
        seen, met = len(self.fulls()), len(self.of(Welcome))
        self.cut()
        await self.until(lambda: len(self.of(Welcome)) > met and len(self.fulls()) > seen)

    async def until_failed(self) -> None:
        """Wait until the house lets this client in no more."""
        with suppress(InvalidStatus):
            await self.until(lambda: False)

    def fulls(self) -> list[Any]:
        """The updates with a whole view."""
        return [update for update in self.of(Update) if update.view is not None]


@asynccontextmanager
async def a_house(
    folder: Path, clock: TestClock | None = None, **settings: Any
) -> AsyncIterator[OpenHouse]:
    clock = clock or TestClock()
    chosen = replace(SETTINGS, db=str(folder / "house.db"), **settings)
    async with Serving(chosen, clock=clock) as serving, AsyncExitStack() as stack:
        house = OpenHouse(serving, clock, stack)
        house.house.randomness = seeded(SEED)
        yield house
        assert house.figure("sixgun_mistakes_total") == 0, "the log says which"


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test that waits; one that waits for ever fails, even if its house cannot close."""
    faulthandler.dump_traceback_later(2 * PATIENCE, exit=True)

    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await test()

    try:
        asyncio.run(in_time())
    except BaseException as failure:
        failure.add_note(f"The houses of this run deal by SIXGUN_SEED={SEED}.")
        raise
    finally:
        faulthandler.cancel_dump_traceback_later()


async def together(*work: Awaitable[Any]) -> None:
    await asyncio.gather(*work)


async def begun(house: OpenHouse, *names: str, **options: Any) -> list[RecordingClient]:
    """People who have begun a game at a table of their own; nobody hurries them."""
    chosen = {"players": len(names), "clock": "none", **options}
    people = await house.seated(*names, **chosen)
    await people[0].start()
    await asyncio.gather(*[client.hears(Update) for client in people])
    await house.hear_out()
    return people


async def who_is_asked(people: Sequence[RecordingClient]) -> RecordingClient:
    """Whoever of these people is asked now."""
    first = people[0]
    await first.until(lambda: first.question is not None)
    assert first.question is not None
    (asked,) = [client for client in people if client.table.seat == first.question.seat]
    await asked.until(asked._is_asked)
    return asked


async def answered(people: Sequence[RecordingClient], option: int = 0) -> RecordingClient:
    """Whoever is asked answers, and all have seen it; who it was."""
    client = await who_is_asked(people)
    seen = [len(other.of(Update)) for other in people]
    await client.answer(option)
    for other, before in zip(people, seen, strict=True):
        await other.hears(Update, before + 1)
    return client


async def play_out(people: Sequence[RecordingClient]) -> None:
    """Everybody takes the first option until the game is over: somebody wins soon."""
    await asyncio.gather(*[client.play() for client in people])
    await asyncio.gather(*[client.until(lambda g=client: bool(g.view.over)) for client in people])


async def play_until(
    house: OpenHouse, people: Sequence[RecordingClient], there: Callable[[Game], bool]
) -> Game:
    """Play until something is so in the middle of a game; as many games as that takes."""
    table = house.table_of(people[0])
    while True:
        assert table.play is not None
        game = table.play.game
        if game.decision is None:
            ended = table.play
            await want_again(people)
            while table.play is ended:
                await house.quiet()
        elif there(game):
            await house.quiet()
            return game
        else:
            await _answer_first(people[game.decision.seat], game.decision.serial)


async def want_again(people: Sequence[RecordingClient]) -> None:
    """Everybody says that he plays again."""
    for client in people:
        await client.request(Rematch())


async def _answer_first(client: RecordingClient, decision: int) -> None:
    def asks() -> bool:
        return client.question is not None and client.question.decision == decision

    await client.until(asks)
    await client.answer(0)
    await client.until(lambda: not asks())


async def give_up(people: Sequence[RecordingClient]) -> None:
    """The quickest end of a game: nobody wins."""
    for client in people:
        await client.request(Resign())
    await asyncio.gather(*[client.hears(Ended) for client in people])


async def asked_with_choice(people: Sequence[RecordingClient]) -> RecordingClient:
    """Whoever is asked something with more than one answer; the rest is answered before."""
    while True:
        client = await who_is_asked(people)
        assert client.question is not None
        if len(client.question.options) > 1:
            return client
        await answered(people)


async def posted(house: OpenHouse, path: str, key: str = "", **body: Any) -> httpx.Response:
    """A POST of somebody's program."""
    async with browser(house, key) as http:
        return await http.post(path, json=body)


async def got(house: OpenHouse, path: str, key: str) -> Any:
    """What somebody's program gets by HTTP."""
    async with browser(house, key) as http:
        answer = await http.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def browser(house: OpenHouse, key: str = "") -> httpx.AsyncClient:
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    return http_client(house.address, headers)
