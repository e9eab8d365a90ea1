"""A tournament that a house holds open: acts one after another, and what everybody is shown.

What is shown is what is on the disk, never what is being written. Acts run beside the event loop,
because they wait for the disk.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from ...tournament.log.chain import Event
from ...tournament.log.people import Person
from ...tournament.log.state import Tournament
from ...tournament.seasons.sanctions import ORGANIZER, PLAYER, Ban, ban_on
from ..clock import HouseClock
from ..front.interfaces import NotNow
from ..logs import note_error
from ..protocol import Told
from . import views
from .backups import write_backup
from .doing import Turn
from .keys import Holder, Keys
from .seasons.register import Seasons, day_of
from .showing import Around, Beside, desk_shown, hall_shown, phone_shown
from .store import TournamentFolder

if TYPE_CHECKING:
    from .usher import Usher

T = TypeVar("T")

#: Stages at whose beginning a backup is written, besides the end of every round.
_KEPT = ("ready", "published", "closed", "sent")


class OpenDesk:
    """One tournament, its store locked, its state in memory."""

    def __init__(
        self,
        store: TournamentFolder,
        clock: HouseClock,
        *,
        address: str = "",
        backups: tuple[Path, ...] = (),
    ) -> None:
        self.name = store.log.stem
        self.store = store
        self.command_token = secrets.token_urlsafe(24)
        self.clock = clock
        self._backups = backups
        self._stack = ExitStack()
        where = f"{address} {self.command_token}" if address else ""
        self._ledger = self._stack.enter_context(store.writing("a house", where))
        try:
            self.keys = Keys(store.keys_file)
            self.people, self.bans = self._beside()
        except BaseException:
            self._stack.close()
            raise
        self.tournament: Tournament = self._ledger.tournament
        self.backup: views.BackupView | None = None
        self._calls = _open_calls(self._ledger.events, self.tournament)
        self._acting = asyncio.Lock()
        self._backing_up: set[asyncio.Task[None]] = set()
        self._watchers: set[asyncio.Event] = set()
        self.usher: Usher | None = None  # to the tables of the house, if it has any

    # ----------------------------------------------------------------- acts

    async def act(self, by: str, do: Callable[[Turn], T]) -> T:
        """Do something in its turn; whoever gives up waiting does not stop it half way."""
        return await asyncio.shield(asyncio.ensure_future(self._act(by, do)))

    async def _act(self, by: str, do: Callable[[Turn], T]) -> T:
        async with self._acting:
            turn = Turn(self.store, self._ledger, self.keys, by, self.now())
            turn.has_house = self.usher is not None
            before = self.tournament
            try:
                return await asyncio.to_thread(do, turn)
            except OSError as error:
                note_error("a tournament cannot be written", error, tournament=self.name)
                raise NotNow("desk-cannot-write") from error
            finally:
                await self._show()
                self._keep(before)

    async def _show(self) -> None:
        """From now on everybody sees what has been written."""
        people, bans = await asyncio.to_thread(self._beside)
        is_same = people == self.people and bans == self.bans
        if self._ledger.tournament is self.tournament and is_same:
            return
        self.people, self.bans = people, bans
        self.tournament = self._ledger.tournament
        self._calls = _open_calls(self._ledger.events, self.tournament)
        self.tell()

    def _beside(self) -> tuple[dict[str, Person], tuple[Ban, ...]]:
        """What lies beside the log: names, and whom the publisher has banned."""
        return self.store.people(), Seasons(self.store.log.parent).read().bans

    def tell(self) -> None:
        """Something may look different now."""
        for watcher in self._watchers:
            watcher.set()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(self.clock.date() * 1000)

    def events(self, after: int, most: int) -> list[Event]:
        """Events that are on the disk."""
        return self._ledger.events[after : min(after + most, self.tournament.events)]

    def all_events(self) -> list[Event]:
        return self._ledger.events[: self.tournament.events]

    async def close(self) -> None:
        """Wait for what is being written, then let go of the store."""
        if self.usher is not None:
            await self.usher.stop()
        await asyncio.gather(*self._backing_up)
        async with self._acting:
            self._stack.close()

    # ---------------------------------------------------------------- people

    def in_office(self, person: str) -> bool:
        return person in self.tournament.referees or person in self.tournament.organizers

    def may_come(self, holder: Holder) -> bool:
        """Does this person still have what the key was given for?"""
        if holder.role == "desk":
            return self.in_office(holder.person)
        return holder.role != "phone" or holder.person in self.tournament.players

    def barred(self) -> dict[str, str]:
        """T-156, H-11: who takes part though the register bars it now, and why."""
        state, day = self.tournament, day_of(self.now())
        roles = {**dict.fromkeys([*state.referees, *state.organizers], ORGANIZER)}
        roles |= dict.fromkeys(state.players, PLAYER)
        found = {}
        for number, role in roles.items():
            person = self.people.get(number)
            ban = ban_on(person, role, day, self.bans) if person else None
            if ban is not None:
                found[number] = ban.reason
        return found

    # ----------------------------------------------------------------- views

    def hall(self) -> views.HallView:
        return hall_shown(self.tournament, self.people, self.name, self.now())

    def phone(self, player: str) -> views.PhoneView:
        called = max((call.at for call in self._calls if call.by == player), default=None)
        role, is_open = self.usher.seat_of(player) if self.usher else ("", False)
        duel = self.usher.duel_of(player) if self.usher else ""
        beside = Beside(called, role, is_open, duel)
        return phone_shown(self.tournament, self.people, self.name, self.now(), player, beside)

    def desk(self, me: str) -> views.DeskView:
        players = self.tournament.players
        links = [number for number in players if self.keys.has_link(Holder("phone", number))]
        around = Around(
            self.name,
            self.now(),
            me,
            self.people,
            frozenset(links),
            self.keys.has_link(Holder("register")),
            self._calls,
            self.backup,
            self.barred(),
            self.usher.housed if self.usher else {},
        )
        return desk_shown(self.tournament, around)

    @contextmanager
    def watched(self) -> Iterator[asyncio.Event]:
        """An event that is set whenever something may look different."""
        watcher = asyncio.Event()
        self._watchers.add(watcher)
        try:
            yield watcher
        finally:
            self._watchers.discard(watcher)

    # --------------------------------------------------------------- backups

    def _keep(self, before: Tournament) -> None:
        """A backup after every round, and where a new stage begins."""
        now = self.tournament
        rounds = _checked(now)
        label = f"round-{rounds}" if rounds > _checked(before) else ""
        if now.phase != before.phase and now.phase in _KEPT:
            label = now.phase
        if label:
            task = asyncio.create_task(self._back_up_quietly(label))
            self._backing_up.add(task)
            task.add_done_callback(self._backing_up.discard)

    async def _back_up_quietly(self, label: str) -> None:
        """A stick that was pulled out must not stop a tournament; the desk shows it."""
        try:
            await self.back_up(label)
        except OSError as error:
            note_error("backup of a tournament failed", error, tournament=self.name)

    async def back_up(self, label: str) -> views.BackupView:
        """Write a backup to every folder that is set."""
        async with self._acting:
            at = self.now()
            trouble, made = None, ""
            for folder in self._backups:
                try:
                    file = await asyncio.to_thread(write_backup, self.store, folder, label, at)
                    made = made or str(file)
                except OSError as error:
                    note_error("backup of a tournament failed", error, tournament=self.name)
                    trouble = Told("desk-backup-failed", {"folder": str(folder)})
            self.backup = views.BackupView(made, at, trouble)
            self.tell()
            return self.backup


def _checked(tournament: Tournament) -> int:
    return sum([each.is_checked for each in tournament.rounds])


def _open_calls(events: list[Event], tournament: Tournament) -> tuple[views.CallView, ...]:
    """Calls that nobody has answered, with who called and why."""
    found = []
    for number, round_number, place in tournament.calls:
        event = events[number - 1]
        note, player, cause = (event.data.get(name, "") for name in ("note", "player", "cause"))
        found.append(
            views.CallView(number, round_number, place, event.by, event.at, note, player, cause)
        )
    return tuple(found)
