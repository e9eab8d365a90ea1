"""How a person sits through a game in the terminal, whichever game: it is played and kept."""

from __future__ import annotations

import sys
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any, Protocol

from ..terminal import tell
from .hearing import Quit
from .records import UnreadableFile, signed, write

if TYPE_CHECKING:
    from sixgun import Recorder

INTERRUPTED = 130


class Sitting(Protocol):
    """What the sessions of both games have."""

    recorder: Recorder
    me: int

    @property
    def game(self) -> Any: ...

    def say(self, key: str, **args: Any) -> str: ...

    def introduce(self) -> None: ...

    def catch_up(self) -> None: ...

    def play(self) -> None: ...


def played(session: Sitting, bots: str, file: Path, *, going_on: bool) -> int:
    """Play to the end or until the person stops; whatever happens, the game is saved."""
    code = 0
    try:
        session.introduce()
        if going_on:
            session.catch_up()
        session.play()
    except Quit:
        pass
    except KeyboardInterrupt:
        code = INTERRUPTED
        tell()
    finally:
        saved = keep(session, bots, file)
    return code if saved else 1


def keep(session: Sitting, bots: str, file: Path) -> bool:
    """Save the game and say where."""
    say, person = session.say, session.game.names[session.me]
    try:
        write(file, signed(session.recorder.text(), person, bots))
    except UnreadableFile as error:
        print(say("play-not-saved", error=str(error)), file=sys.stderr)
        return False
    tell(f"\n{say('play-saved', file=str(file))}")
    verb = "replay" if session.game.over else "play --resume"
    tell(
        say(
            "play-go-on",
            over="yes" if session.game.over else "no",
            command=f"sixgun {verb} {quote(str(file))}",
        )
    )
    return True
