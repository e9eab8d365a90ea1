"""Backups of a tournament: all its files in one, written after every round.

A backup holds the secret of the draws, the hashes of the links and the keys that the house signs
with: restored on another machine, the tournament goes on where it was.
"""

from __future__ import annotations

import os
import tempfile
import zipfile
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath

from .store import SUFFIX, FolderError, TournamentFolder

#: A backup that says it is larger than this was not made here.
MOST_BYTES = 4_000_000_000


def write_backup(store: TournamentFolder, folder: Path, label: str, at: int) -> Path:
    """Everything about a tournament as one file in this folder, whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    moment = datetime.fromtimestamp(at / 1000, UTC).strftime("%Y%m%d-%H%M%S")
    made = folder / f"{store.log.stem}-{moment}-{label}.zip"
    handle, name = tempfile.mkstemp(dir=folder, prefix=made.name)
    try:
        with os.fdopen(handle, "wb") as file:
            with zipfile.ZipFile(file, "w") as archive:
                for each in files_of(store):
                    archive.write(each, each.relative_to(store.log.parent).as_posix())
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(made)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    return made


def files_of(store: TournamentFolder) -> list[Path]:
    """Everything that belongs to a tournament, but for its lock."""
    found = [each for each in (store.photos, store.inbox, store.regulations) if each.is_dir()]
    inside = [file for folder in found for file in sorted(folder.iterdir())]
    return [file for file in (*_beside(store), *inside) if file.is_file()]


def _beside(store: TournamentFolder) -> list[Path]:
    files = [store.log, store.people_file, store.secret_file, store.keys_file]
    return [*files, store.printed_file, store.signing_file]


def restore_backup(backup: Path, folder: Path) -> TournamentFolder:
    """The tournament of a backup, in a folder where it is not yet; every event is checked."""
    try:
        with zipfile.ZipFile(backup) as archive:
            names = archive.namelist()
            logs = [name for name in names if name.endswith(SUFFIX) and "/" not in name]
            if len(logs) != 1 or sum(entry.file_size for entry in archive.infolist()) > MOST_BYTES:
                raise FolderError(f"{backup} is no backup of a tournament")
            store = TournamentFolder(folder / logs[0])
            if store.log.exists():
                raise FolderError(f"{store.log} is there already")
            places = {name: _place(name, store) for name in names}
            for name, place in places.items():
                _write(place, archive.read(name))
    except (OSError, zipfile.BadZipFile) as error:
        raise FolderError(f"{backup}: {error}") from error
    store.read()
    return store


def _place(name: str, store: TournamentFolder) -> Path:
    """Where a file belongs; a name that does not belong to the tournament is refused."""
    path = PurePosixPath(name)
    made = store.log.parent / path
    inside = (store.photos, store.inbox, store.regulations)
    folders = [PurePosixPath(each.name) for each in inside]
    is_inside = path.parent in folders and path.name not in ("", "..")
    if ".." in path.parts or (made not in _beside(store) and not is_inside):
        raise FolderError(f"{name!r} does not belong into a backup of a tournament")
    return made


def _write(place: Path, content: bytes) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    with open(place, "wb", opener=_for_the_owner) as file:
        file.write(content)


def _for_the_owner(name: str, flags: int) -> int:
    return os.open(name, flags, 0o600)
