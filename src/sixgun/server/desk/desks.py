"""All tournaments of a house: a folder of stores, each held open while the house is."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from pathlib import Path
from unicodedata import normalize

from ...tournament.log.people import told_apart
from ...tournament.seasons.register import Change
from ..aside import Aside
from ..clock import HouseClock
from ..health import Health
from ..logs import note, note_error
from ..side_process import SideProcess
from ..tables.commissioned import Hosting
from .acts import NewTournament
from .disk import write_whole
from .doing import Turn, begin, check_new
from .keys import Holder
from .lists import clean
from .opened import OpenDesk
from .seasons.register import Seasons
from .store import SUFFIX, FolderError, TournamentFolder
from .usher import Usher
from .views import TournamentLine, Tournaments

#: What a tournament is called in addresses, and its file.
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
BACKUPS = "backups"
SEASONS = "seasons-register.json"
MOST_TOURNAMENTS = 500
#: What writes photos anew, beside the house: a large one takes a second of a processor.
DARKROOM = "sixgun.server.desk.photos:made_photo"


class Desks:
    """Every tournament in a folder, by name; what cannot be opened is listed with the reason."""

    def __init__(
        self,
        folder: Path,
        clock: HouseClock,
        second_folder: str = "",
        hosting: Hosting | None = None,
        aside: Aside | None = None,
        health: Health | None = None,
    ) -> None:
        self.folder = folder
        self.address = ""  # where commands on this machine can ask the house
        self._clock = clock
        self._second = second_folder
        self._hosting = hosting
        self.aside = aside or Aside(clock.date)
        self._health = health
        self._open: dict[str, OpenDesk] = {}
        self._opening = asyncio.Lock()
        self._changing = asyncio.Lock()
        self.seasons = Seasons(folder)
        self.darkroom = SideProcess(DARKROOM)

    async def open(self) -> None:
        """Open whatever lies in the folder and is not open yet."""
        async with self._opening:
            files = sorted(self.folder.glob(f"*{SUFFIX}")) if self.folder.is_dir() else []
            for file in files:
                if file.stem not in self._open:
                    await self._take_up(TournamentFolder(file))

    async def leave_tables(self) -> None:
        """The house closes: nobody is brought to its tables any more."""
        for desk in self._open.values():
            if desk.usher is not None:
                await desk.usher.stop()

    async def close(self) -> None:
        """Let go of every store."""
        await self.darkroom.close()
        for desk in self._open.values():
            await desk.close()
        self._open.clear()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(self._clock.date() * 1000)

    def all(self) -> list[OpenDesk]:
        """Every tournament that has begun, the oldest first."""
        begun = [desk for desk in self._open.values() if desk.tournament.events]
        return sorted(begun, key=lambda desk: (desk.all_events()[0].at, desk.name))

    async def change_seasons(self, change: Change) -> None:
        """Change the register of seasons; every desk may look different then."""
        async with self._changing:
            kept = await asyncio.to_thread(self.seasons.change, change)
            await asyncio.to_thread(self._copy_seasons)
        for desk in self._open.values():
            desk.bans = kept.bans
            desk.tell()

    def _copy_seasons(self) -> None:
        """Beside the backups of tournaments; a stick that was pulled out stops nothing."""
        for folder in self._backup_folders():
            try:
                folder.mkdir(parents=True, exist_ok=True)
                write_whole(folder / SEASONS, self.seasons.file.read_bytes())
            except OSError as error:
                note_error("backup of the seasons failed", error, folder=str(folder))

    def find(self, name: str) -> OpenDesk | None:
        return self._open.get(name)

    def lines(self) -> Tournaments:
        """All tournaments at a glance."""
        found = [_line(desk) for desk in self._open.values()]
        found += [
            TournamentLine(each.name, each.name, "draft", 0, {}, each.why)
            for each in self.aside.all()
            if each.part == "tournament"
        ]
        return Tournaments(tuple(sorted(found, key=lambda line: line.tournament)))

    async def _take_up(self, store: TournamentFolder) -> OpenDesk | None:
        name, made = store.log.stem, None
        with self.aside.containing("tournament", name):
            if not NAME.fullmatch(name):
                raise FolderError(f"{store.log}: a file is called by small letters, digits and -")
            made = await asyncio.to_thread(self._opened, store)
        if made is None:
            return None
        self._open[name] = made
        if self._hosting is not None:
            made.usher = Usher(made, self._hosting)
            made.usher.begin()
        return made

    def _opened(self, store: TournamentFolder) -> OpenDesk:
        folders = self._backup_folders()
        made = OpenDesk(store, self._clock, address=self.address, backups=folders)
        made.health = self._health
        return made

    def _backup_folders(self) -> tuple[Path, ...]:
        return (self.folder / BACKUPS, *([Path(self._second)] if self._second else []))

    # ------------------------------------------------------------ a new one

    async def create(self, asked: NewTournament) -> tuple[OpenDesk, dict[str, str]]:
        """A new tournament, and the secrets of the links of those in office."""
        await asyncio.to_thread(check_new, self.seasons, asked, self.now())
        async with self._opening:
            store = TournamentFolder(self._free_file(clean(asked.name)))
            await asyncio.to_thread(store.create)
            desk = await self._take_up(store)
        if desk is None:
            raise FolderError(f"{store.log} cannot be opened; the log says why")
        links = await desk.act("", partial(_begun, asked))
        note("tournament opened", tournament=desk.name)
        return desk, links

    def _free_file(self, name: str) -> Path:
        if len(self._open) >= MOST_TOURNAMENTS:
            raise FolderError(f"there are {MOST_TOURNAMENTS} tournaments already")
        base = plain_name(name)
        tries = [base, *(f"{base}-{count}" for count in range(2, MOST_TOURNAMENTS + 3))]
        files = [self.folder / f"{each}{SUFFIX}" for each in tries]
        return next(file for file in files if not file.exists())


def plain_name(name: str) -> str:
    """A name for addresses and files: small letters, digits, hyphens."""
    letters = normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")[:30].strip("-") or "tournament"


def _begun(asked: NewTournament, turn: Turn) -> dict[str, str]:
    """A tournament begins; the secret of a link for everybody in office."""
    return {person: turn.keys.new_link(Holder("desk", person)) for person in begin(turn, asked)}


def _line(desk: OpenDesk) -> TournamentLine:
    tournament = desk.tournament
    officers = tournament.officers
    names = {who: name for who, name in told_apart(desk.people).items() if who in officers}
    return TournamentLine(
        desk.name, tournament.name, tournament.phase, len(tournament.players), names, ""
    )
