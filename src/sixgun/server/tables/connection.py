"""A connection: one socket, what it looks at and what still has to be sent to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from ...narration.chronicle import Chronicler
from ..protocol import WINDOW, Done, Message, Refused, Told, Update, encode

if TYPE_CHECKING:
    from .position import Moment
    from .table import OpenTable

#: So many messages, and so many bytes, may wait for a socket that does not read; then it is closed.
MOST_WAITING, MOST_BYTES = 512, 2**21


class Connection:
    """One connection of a person (or of a person's program)."""

    def __init__(
        self,
        person: str,
        name: str = "",
        *,
        program: bool = False,
        reveals: bool = False,
        gathers: bool = False,
        turns: bool = False,
    ) -> None:
        self.person = person
        self.name = name
        self.address = ""  # where it comes from, as far as the house knows
        self.avatar = ""  # the picture that the person has chosen
        self.program = program
        self.reveals = reveals  # does it show how a game begins?
        self.gathers = gathers  # can it say that somebody is there?
        self.turns = turns  # does it understand whose turn it is elsewhere?
        self.table_seen = b""  # what was said last about the table that it looks at
        self.table: OpenTable | None = None
        self.viewer: Viewer | None = None
        self.lost = False  # has let too much wait
        self.cut_off: Callable[[], None] = lambda: None  # ends a socket that nobody reads
        self.send_at_once: Callable[[bytes], bool] = lambda message: False  # until there is one
        self._sending = False  # is what was taken last from the outbox still being sent?
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._bytes = 0

    def send(self, message: Message) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Send a message, after what waits; whoever lets hundreds of them wait is not reading."""
        if self.lost:
            return
        if not self._sending and self._outbox.empty() and self.send_at_once(message):
            return
        if self._outbox.qsize() < MOST_WAITING and self._bytes < MOST_BYTES:
            self._bytes += len(message)
            self._outbox.put_nowait(message)
        else:
            self.lost = True
            self.cut_off()

    async def next_message(self) -> bytes | None:
        """What has waited longest; None: nothing will come any more. Whoever asks has sent what he
        was given before."""
        self._sending = False
        message = await self._outbox.get()
        self._sending = True
        self._bytes -= len(message or b"")
        return message

    def hang_up(self) -> None:
        self._outbox.put_nowait(None)

    def done(self, request: int, *, table: str = "", secret: str = "", circle: str = "") -> None:
        self.send(Done(id=request, table=table, secret=secret, circle=circle))

    def refuse(self, request: int, reason: Told) -> None:
        self.send(Refused(id=request, reason=reason))


class Viewer:
    """What one connection has been shown of a game.

    Messages of a socket arrive in order or not at all, so a delta against the view sent last
    is safe. Acknowledgements keep a slow client from piling up work: what happens while too much
    is on its way is told in one update as soon as the client has read.
    """

    def __init__(self, connection: Connection, seat: int | None) -> None:
        self.connection = connection
        self.seat = seat
        self.seq = 0
        self.acked = 0
        self.told = 0  # how many reports of the game have been told
        self.late = False  # were those before not told?
        self.chronicle: Chronicler | None = None  # tells them
        self.shown: Moment | None = None  # what was sent last
        self.waiting: Moment | None = None

    def new_game(self) -> None:
        self.shown, self.told, self.waiting, self.chronicle = None, 0, None, None
        self.late = False

    def show(self, moment: Moment) -> None:
        if self.seq - self.acked >= WINDOW:
            self.waiting = moment
            return
        self.connection.send_bytes(encode(self._update(moment)))

    def ack(self, seq: int) -> None:
        """The client has read so far: show what has happened meanwhile."""
        self.acked = max(self.acked, min(seq, self.seq))
        if self.waiting is not None:
            moment, self.waiting = self.waiting, None
            self.show(moment)

    def show_all(self, moment: Moment) -> None:
        """The whole view again; whoever asks for it has read what came before."""
        self.shown, self.waiting, self.acked = None, None, self.seq
        self.show(moment)

    def _update(self, moment: Moment) -> Update:
        before, self.shown = self.shown, moment
        position, first = moment.position, self._first(moment)
        if self.chronicle is None:
            self.chronicle = position.kind.narrator.chronicle(self.seat)
        self.told = position.told
        self.seq += 1
        return Update(
            seq=self.seq,
            base=self.seq - 1 if before else 0,
            question=cast(Any, moment.question),  # written already, as most of it is
            recent=moment.recent,
            **position.clocks,
            **position.news(first, self.seat, self.chronicle),
            **moment.shown(before),
        )

    def _first(self, moment: Moment) -> int:
        """The first report that this viewer is told now."""
        if not self.told and moment.recent >= 0:
            self.told = moment.position.told - moment.recent
            self.late = self.told > 0
        return self.told
