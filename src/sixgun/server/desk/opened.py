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
from ...tournament.log.offices import sight_of
from ...tournament.log.people import Person
from ...tournament.log.signing import Signature
from ...tournament.log.state import Tournament
from ...tournament.seasons.sanctions import ORGANIZER, PLAYER, Ban, ban_on
from ..clock import HouseClock, SteadyDate
from ..front.interfaces import NotNow
from ..logs import note_error
from ..protocol import Told
from . import views
from .backups import write_backup
from .doing import Turn
from .duel_views import ClockPage, TabletView
from .evidence.signing import check_signature
from .evidence.views import AskedKey
from .explaining import unjudged
from .inbox import Inbox
from .keys import Holder, Keys
from .seasons.register import Seasons, day_of
from .showing import Around, Beside, desk_shown, hall_shown, phone_shown, tablet_shown
from .store import TournamentFolder

if TYPE_CHECKING:
    from ..health import Health
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
            self.people, self.bans, self.inbox = self._beside()
        except BaseException:
            self._stack.close()
            raise
        self.tournament: Tournament = self._ledger.tournament
        # T-126: nobody loses a duel, or cannot press its clock, because the machine's was set.
        pressed = max([each.seen for each in self.tournament.clocks.values()], default=0)
        self._date = SteadyDate(clock, at_least=pressed / 1000)
        self.backup: views.BackupView | None = None
        self._calls = _open_calls(self._ledger.events, self.tournament)
        self.unjudged = unjudged(self.tournament)
        self._acting = asyncio.Lock()
        self._backing_up: set[asyncio.Task[None]] = set()
        self._watchers: set[asyncio.Event] = set()
        self._tablets: list[str] = []  # duels whose tablet is connected, once for each socket
        self._asked_keys: dict[str, AskedKey] = {}  # by key, the latest last
        self.usher: Usher | None = None  # to the tables of the house, if it has any
        self.health: Health | None = None  # of the house

    # ----------------------------------------------------------------- acts

    async def act(self, by: str, do: Callable[[Turn], T], signature: Signature | None = None) -> T:
        """Do something in its turn; whoever gives up waiting does not stop it half way."""
        return await asyncio.shield(asyncio.ensure_future(self._act(by, do, signature)))

    async def _act(self, by: str, do: Callable[[Turn], T], signature: Signature | None) -> T:
        async with self._acting:
            if signature is not None:
                await asyncio.to_thread(check_signature, self._ledger, signature)
                self._ledger.ahead = (signature.event,)
            turn = Turn(self.store, self._ledger, self.keys, by, self.now())
            turn.has_house = self.usher is not None
            before = self.tournament
            try:
                done = await asyncio.to_thread(do, turn)
            except OSError as error:
                note_error("a tournament cannot be written", error, tournament=self.name)
                if self.health is not None:
                    self.health.files_failed(error)
                raise NotNow("desk-cannot-write") from error
            else:
                if self.health is not None:
                    self.health.files_written()
                return done
            finally:
                self._ledger.ahead = ()
                await self._show()
                self._keep(before)

    async def _show(self) -> None:
        """From now on everybody sees what has been written."""
        beside, now = await asyncio.to_thread(self._beside), self._ledger.tournament
        if now is self.tournament and beside == (self.people, self.bans, self.inbox):
            return
        if now.rounds is not self.tournament.rounds:
            self.unjudged = await asyncio.to_thread(unjudged, now)
        self.people, self.bans, self.inbox = beside
        self.tournament = now
        self._calls = _open_calls(self._ledger.events, self.tournament)
        self.tell()

    def _beside(
        self,
    ) -> tuple[dict[str, Person], tuple[Ban, ...], tuple[views.InboxPhoto, ...]]:
        """What lies beside the log: names, whom the publisher has banned, photos of no sheet."""
        bans = Seasons(self.store.log.parent).read().bans
        return self.store.people(), bans, Inbox(self.store.inbox).all()

    def tell(self) -> None:
        """Something may look different now."""
        for watcher in self._watchers:
            watcher.set()

    def now(self) -> int:
        """Milliseconds since 1970, as steady as time."""
        return int(self._date() * 1000)

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
        return person in self.tournament.officers

    def may_come(self, holder: Holder) -> bool:
        """Does this person still have what the key was given for?"""
        if holder.role == "desk":
            return self.in_office(holder.person)
        if holder.role == "clock":
            return holder.person in self.tournament.lent
        known = self.tournament.players, self.tournament.waiting
        return holder.role != "phone" or any(holder.person in each for each in known)

    def ask_for_key(self, asked: AskedKey) -> None:
        """A key waits for the head referee; of one person only the latest."""
        others = {
            key: each for key, each in self._asked_keys.items() if each.person != asked.person
        }
        self._asked_keys = {**others, asked.key: asked}
        self.tell()

    def _keys_to_bind(self) -> tuple[AskedKey, ...]:
        known = self.tournament.keys
        return tuple(
            [
                each
                for each in self._asked_keys.values()
                if each.key not in known and self.in_office(each.person)
            ]
        )

    def barred(self) -> dict[str, str]:
        """T-156, H-11: who takes part though the register bars it now, and why."""
        state, day = self.tournament, day_of(self.now())
        roles = dict.fromkeys(state.officers, ORGANIZER)
        roles |= dict.fromkeys((*state.players, *state.waiting), PLAYER)
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
        mine = [call for call in self._calls if call.by == player]
        call = max(mine, key=lambda each: each.at, default=None)
        role, is_open = self.usher.seat_of(player) if self.usher else ("", False)
        duel = self.usher.duel_of(player) if self.usher else ""
        called, number = (call.at, call.event) if call else (None, None)
        number = number if self.tournament.version > 1 else None  # there nobody withdraws one
        beside = Beside(called, number, role, is_open, duel)
        return phone_shown(self.tournament, self.people, self.name, self.now(), player, beside)

    def clock_page(self, duel: str) -> ClockPage:
        return tablet_shown(self.tournament, self.people, self.name, self.now(), duel)

    def desk(self, me: str) -> views.DeskView:
        players = (*self.tournament.players, *self.tournament.waiting)
        links = [number for number in players if self.keys.has_link(Holder("phone", number))]
        lent = self.tournament.lent
        around = Around(
            sight_of(self.tournament, me),
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
            tuple([TabletView(duel, duel in self._tablets) for duel in sorted(lent)]),
            self.unjudged,
            self.inbox,
            self._keys_to_bind(),
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

    @contextmanager
    def looked_at(self, holder: Holder) -> Iterator[None]:
        """Referees see which tablets are connected."""
        if holder.role != "clock":
            yield
            return
        self._tablets.append(holder.person)
        self.tell()
        try:
            yield
        finally:
            self._tablets.remove(holder.person)
            self.tell()

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
    for number, round_number, place, *_ in tournament.calls:
        event = events[number - 1]
        note, player, cause = (event.data.get(name, "") for name in ("note", "player", "cause"))
        found.append(
            views.CallView(number, round_number, place, event.by, event.at, note, player, cause)
        )
    return tuple(found)
