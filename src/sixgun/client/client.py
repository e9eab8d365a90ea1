"""A client that keeps what it is shown, answers what it is asked, and comes back by itself."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import ssl
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from ..server import protocol
from ..server.protocol import (
    ACK_EVERY,
    PROTOCOL,
    Done,
    DuelView,
    Ended,
    Explained,
    GameView,
    Message,
    Question,
    Refused,
    Report,
    Request,
    TableOptions,
    Told,
    Update,
    Welcome,
)
from .delta import DeltaError, applied, applied_to_duel
from .people import make_key, socket_address

#: How long to wait before connecting again, in seconds: a little longer each time.
WAITS = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

#: A house that answers like this does not want us: no key, not welcome, no house at all.
SHUT_OUT = (401, 403, 404)


class RefusedError(Exception):
    """The house did not do what it was asked for; `reason` says why."""

    def __init__(self, reason: Told) -> None:
        super().__init__(f"{reason.key} {reason.args or ''}".strip())
        self.reason = reason


class ReloadNeeded(Exception):
    """The house speaks another version of the protocol than this package."""


class Client:
    """One connection to a house.

    `view`, `reports`, `question` and `table` are what the house has shown last. If the
    connection breaks, the client connects again and looks at the same table. Without a `key` it
    becomes somebody new, in a closed house by its `password` or by the secret of an `invitation`.
    `reveals`: somebody looks on who wants to see the beginning of a game, while `table.reveal` is
    not 0; `gathers`: somebody looks on who says himself that he is there (`here`), while
    `table.gathering` asks for it; `turns`: `own` is to be heard.
    """

    def __init__(
        self,
        house: str,
        *,
        key: str = "",
        password: str = "",
        invitation: str = "",
        name: str = "",
        program: bool = True,
        reveals: bool = False,
        gathers: bool = False,
        turns: bool = False,
        context: ssl.SSLContext | None = None,
        hear: Callable[[Message], None] | None = None,
    ) -> None:
        self.house = house
        self.key, self.name, self._brought = key, name, (password, invitation)
        self.program, self.reveals, self.gathers, self.turns = program, reveals, gathers, turns
        self.welcome: Welcome | None = None
        self.table: protocol.Table | None = None
        self.game: protocol.Game | None = None
        self.view: GameView | None = None
        self.duel: DuelView | None = None  # at a duel, instead of `view`
        self.question: Question | None = None
        self.clock: protocol.Clock | None = None
        self.chess: protocol.ChessClock | None = None
        self.reports: list[Report] = []
        self.ended: Ended | None = None
        self.gone: protocol.Gone | None = None  # why there is no table any more
        self.numbers: dict[str, str] = {}  # what this client added to each deal
        self.commitments: dict[str, str] = {}
        self.seq = 0
        self._context, self._hear = context, hear
        self._watching, self._answered, self._last_id = "", 0, 0
        self._waiting: dict[int, asyncio.Future[Message]] = {}
        self._changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._connected = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._failed: Exception | None = None

    # ------------------------------------------------------------ connecting

    async def __aenter__(self) -> Client:
        if not self.key:
            password, invitation = self._brought
            self.key = await make_key(
                self.house, self._context, password=password, invitation=invitation
            )
        self._task = asyncio.create_task(self._stay_connected())
        await self.until(lambda: self.welcome is not None)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._socket is not None:
            await self._socket.close()
        self._lose_connection()

    async def _stay_connected(self) -> None:
        tries = 0
        while True:
            try:
                await self._converse()
                tries = 0
            except InvalidStatus as error:
                if error.response.status_code in SHUT_OUT:
                    await self._fail(error)
                    return
            except (OSError, EOFError, ConnectionClosed, InvalidHandshake):
                pass  # the house is shut, opening or closing: come back later
            except Exception as error:  # ReloadNeeded, and what nobody expected
                await self._fail(error)
                return
            if self._socket is not None:
                tries = 0
            self._lose_connection()
            await asyncio.sleep(WAITS[min(tries, len(WAITS) - 1)])
            tries += 1

    def _lose_connection(self) -> None:
        self._connected.clear()
        self._socket = None
        self._answered, self.question = 0, None  # if the answer was lost, the question comes again
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError("the connection broke"))
                waiting.exception()  # whoever asked may have given up
        self._waiting.clear()

    async def _fail(self, error: Exception) -> None:
        self._failed = error
        self._lose_connection()
        await self._tell_change()

    async def _converse(self) -> None:
        headers = {"Authorization": f"Bearer {self.key}"}
        async with connect(
            socket_address(self.house),
            additional_headers=headers,
            ssl=self._context,
            compression=None,
            max_size=None,
        ) as socket:
            self._socket = socket
            await self._say_hello(socket)
            async for data in socket:
                text = data if isinstance(data, bytes) else data.encode()
                await self._take(socket, protocol.read_message(text))

    async def _say_hello(self, socket: ClientConnection) -> None:
        hello = protocol.Hello(
            protocol=PROTOCOL,
            client="sixgun.client",
            program=self.program,
            reveals=self.reveals,
            gathers=self.gathers,
            turns=self.turns,
        )
        await socket.send(protocol.encode(hello), text=True)
        if self._watching:
            await socket.send(protocol.encode(protocol.Watch(table=self._watching)), text=True)

    # ------------------------------------------------------------ what comes

    async def _take(self, socket: ClientConnection, message: Message) -> None:
        match message:
            case Update():
                await self._take_update(socket, message)
            case Welcome():
                self.welcome = message
                self._connected.set()
            case protocol.Reload():
                raise ReloadNeeded(
                    f"the house speaks version {message.protocol} of the protocol, "
                    f"this package version {PROTOCOL}: install the version of the house"
                )
            case protocol.Dealing():
                await self._add_number(socket, message)
            case protocol.Table():
                self._take_table(message)
            case protocol.Game():
                self._new_game(message)
            case Ended():
                self.ended = message
            case protocol.Gone():
                self._watching, self.table, self.gone = "", None, message
            case Done() | Refused() | Explained():
                self._answer_request(message)
            case _:
                pass
        if self._hear is not None:
            self._hear(message)
        await self._tell_change()

    async def _take_update(self, socket: ClientConnection, update: Update) -> None:
        view, duel = self._view_after(update), self._duel_after(update)
        if view is None and duel is None:
            await socket.send(protocol.encode(protocol.Full()), text=True)
            return
        self.view, self.duel, self.seq = view, duel, update.seq
        self.reports += update.reports
        self.question, self.clock, self.chess = update.question, update.clock, update.chess
        if update.seq % ACK_EVERY == 0:
            await socket.send(protocol.encode(protocol.Ack(seq=update.seq)), text=True)

    def _view_after(self, update: Update) -> GameView | None:
        """The view that an update leads to; None if it does not fit."""
        if update.view is not None or update.delta is None:
            return update.view
        if self.view is None or update.base != self.seq:
            return None
        try:
            return applied(self.view, update.delta)
        except DeltaError:
            return None

    def _duel_after(self, update: Update) -> DuelView | None:
        """The same for a duel."""
        if update.duel is not None or update.duel_delta is None:
            return update.duel
        if self.duel is None or update.base != self.seq:
            return None
        try:
            return applied_to_duel(self.duel, update.duel_delta)
        except DeltaError:
            return None

    def _take_table(self, table: protocol.Table) -> None:
        """The table one looks at; what was seen at another one is over."""
        if table.table != self._watching:
            self.game = self.view = self.duel = self.question = self.ended = None
            self.clock = self.chess = None
            self.reports = []
        self._watching, self.table, self.gone = table.table, table, None

    def _new_game(self, game: protocol.Game) -> None:
        """A game begins, or is shown from its beginning to somebody who came back."""
        if self.game is None or self.game.game != game.game:
            self._answered = 0
        self.game, self.view, self.duel, self.question = game, None, None, None
        self.ended = None
        self.reports = []

    def new_number(self) -> str:
        """What this player adds to the chance of a deal."""
        return secrets.token_hex(16)

    async def _add_number(self, socket: ClientConnection, dealing: protocol.Dealing) -> None:
        self.commitments[dealing.game] = dealing.commitment
        if self.table is not None and self.table.seat >= 0:
            number = self.numbers.setdefault(dealing.game, self.new_number())
            await socket.send(protocol.encode(protocol.Number(value=number)), text=True)

    def _answer_request(self, message: Done | Refused | Explained) -> None:
        waiting = self._waiting.pop(message.id, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)

    async def _tell_change(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something that the house shows is so."""
        async with self._changed:
            await self._changed.wait_for(lambda: self._failed is not None or condition())
        if self._failed is not None:
            raise self._failed

    # ------------------------------------------------------------ what one wants

    async def request(self, request: Request) -> Any:
        """Ask for something and wait for the answer; a refusal is a `RefusedError`."""
        await self.until(self._connected.is_set)
        self._last_id += 1
        number, waiting = self._last_id, asyncio.get_running_loop().create_future()
        self._waiting[number] = waiting
        try:
            await self.tell(msgspec.structs.replace(request, id=number))
            answer: Message = await waiting
        finally:
            self._waiting.pop(number, None)
        if isinstance(answer, Refused):
            raise RefusedError(answer.reason)
        if isinstance(request, protocol.Unwatch):
            self._watching, self.table = "", None
        return answer

    async def tell(self, request: Request) -> None:
        """Send something that is answered by what the house shows from then on."""
        await self.until(self._connected.is_set)
        assert self._socket is not None
        try:
            await self._socket.send(protocol.encode(request), text=True)
        except ConnectionClosed as error:
            self._connected.clear()  # whoever asks again waits for the next connection
            raise ConnectionError("the connection broke") from error

    async def open_table(self, **options: Any) -> str:
        """Open a table, look at it and take the first seat; its name comes back."""
        done = await self.request(protocol.Open(options=TableOptions(**options)))
        await self.join(done.table)
        return str(done.table)

    async def watch(self, table: str) -> None:
        """Look at a table: from the own seat, or as a spectator."""
        await self.request(protocol.Watch(table=table))

    async def join(self, table: str, seat: int = -1) -> None:
        """Look at a table and sit down."""
        await self.watch(table)
        await self.request(protocol.Sit(name=self.name or "Remote", seat=seat))

    async def start(self, bots: str = "") -> None:
        """As the owner: begin the game, with bots on the free seats if one is named."""
        await self.request(protocol.Start(bots=bots))

    async def ready(self) -> None:
        """Say that the person has seen who he is; for clients that show it (`reveals`)."""
        await self.request(protocol.Ready())

    async def answer(self, option: int) -> None:
        """Answer the open question by the index of an option."""
        question = self.question
        if question is None or self._socket is None:
            return  # the connection broke; the question comes again
        self._answered = question.decision
        answer = protocol.Answer(decision=question.decision, option=option)
        with contextlib.suppress(ConnectionClosed):
            await self._socket.send(protocol.encode(answer), text=True)

    async def questions(self) -> AsyncIterator[Question]:
        """What one is asked, one question after another, until the game is over.

        A question that was answered comes again if the answer was lost with the connection.
        They end, too, when one is sent away from the table; `gone` says why.
        """
        while True:
            await self.until(lambda: self._is_over() or self._is_asked())
            if self._is_over():
                return
            assert self.question is not None
            yield self.question

    def _is_over(self) -> bool:
        return self.ended is not None or self.gone is not None

    def _is_asked(self) -> bool:
        question = self.question
        if question is None or self.table is None or self.game is None:
            return False
        mine = question.seat == self.table.seat and bool(question.options)
        return mine and question.decision != self._answered
