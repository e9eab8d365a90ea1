"""Record files: where they lie, reading them, and going on from them."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import sixgun
from sixgun.engine.notation import read_line
from sixgun.engine.record import DISPLAY
from sixgun.locales import speech

#: Lines of the header that say who sits where, outside all hashes.
PERSON = f"{DISPLAY}person "
BOTS = f"{DISPLAY}bots "


class UnreadableFile(Exception):
    """A file cannot be read or written; the text says why."""


# ------------------------------------------------------------------- files


def data_folder() -> Path:
    """Where games are kept unless the person says otherwise."""
    if os.name == "nt":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library/Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share")
    return base / "sixgun" / "games"


def new_file() -> Path:
    """A file in the data folder that is not there yet."""
    stem, number = data_folder() / time.strftime("%Y-%m-%d-%H%M%S"), 1
    file = stem.with_suffix(".record")
    while file.exists():
        number += 1
        file = stem.with_name(f"{stem.name}-{number}.record")
    return file


def read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8", errors="surrogateescape")
    except OSError as error:
        raise UnreadableFile(f"{file}: {error.strerror}") from error


def write(file: Path, text: str) -> None:
    """Write a record in one go: whatever happens, the file is the old one or the new one."""
    fresh = file.with_name(f"{file.name}.new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_text(text, encoding="utf-8", errors="surrogateescape", newline="\n")
        fresh.replace(file)
    except OSError as error:
        raise UnreadableFile(f"{file}: {error.strerror}") from error


def damage(error: sixgun.RecordError, file: str, lang: str) -> str:
    """What is wrong with a record; what is wrong with its header has no turn to name."""
    if isinstance(error, sixgun.OtherRules):
        say = speech(lang).say
        return say("replay-other-rules", file=file, needed=str(error.needed), here=str(error.here))
    reason = str(error).removeprefix(f"turn {error.turn}: ")
    if not error.turn:
        return speech(lang).say("replay-no-record", file=file, reason=reason)
    return speech(lang).say("replay-damaged", file=file, turn=error.turn, reason=reason)


# ------------------------------------------------------------------ headers


def signed(text: str, person: str, bots: str) -> str:
    """A record that says who the person is and who plays the others."""
    place = _first_mark(text)
    return f"{text[:place]}{PERSON}{person}\n{BOTS}{bots}\n{text[place:]}"


def said_in_header(text: str, line: str) -> str | None:
    """What the header says after the beginning of a line."""
    for found in text.splitlines():
        if found.startswith("-- "):
            return None
        if found.startswith(line):
            return found.removeprefix(line)
    return None


def _first_mark(text: str) -> int:
    """Where the header of a record ends."""
    return text.index("\n-- ") + 1


# ---------------------------------------------------------------- going on


def begun(text: str) -> sixgun.Game:
    """The game at the beginning of a record, listened to from the deal on if it has one."""
    game: sixgun.Game = next(sixgun.replay(text, listen=True)).game
    return game


def resumed(text: str) -> sixgun.Recorder:
    """A recorder at the end of a record; damage is a `RecordError`."""
    sixgun.load_record(text)
    recorder = sixgun.Recorder(begun(text), sixgun.deal_of(text))
    for line in text[_first_mark(text) :].splitlines():
        if not line.startswith("-- "):
            said = read_line(line, recorder.game.names)
            assert said is not None
            recorder.apply(said)
    return recorder
