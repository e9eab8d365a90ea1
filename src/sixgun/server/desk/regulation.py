"""The regulation of the season as a file that the organizer gives and everybody can open."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256

from ..front.interfaces import NotPossible
from . import acts
from .disk import write_whole
from .doing import ActOutcome, Turn, doer
from .store import TournamentFolder

PDF = "application/pdf"
LONGEST_REGULATION = 10_000_000
#: Where the first and the last words of a PDF file stand, in bytes from its ends.
_EDGE = 1024


def is_pdf(content: bytes) -> bool:
    """Does it begin and end as such a file does?"""
    return b"%PDF-" in content[:_EDGE] and b"%%EOF" in content[-_EDGE:]


@doer(acts.GiveRegulation)
def give_address(turn: Turn, act: acts.GiveRegulation) -> None:
    turn.note("regulation_given", address=act.address.strip(), digest=None)
    keep_only(turn.store, "")


def give_file(turn: Turn, content: bytes) -> ActOutcome:
    """The file lies there before the log says so; the one before is gone afterwards."""
    if not is_pdf(content):
        raise NotPossible("desk-regulation-no-pdf")
    mark = sha256(content).hexdigest()
    turn.store.regulations.mkdir(exist_ok=True)
    write_whole(turn.store.regulations / mark, content)
    try:
        turn.note("regulation_given", address="", digest=mark)
    except Exception:
        given = turn.tournament.regulation
        keep_only(turn.store, given.digest if given else "")
        raise
    keep_only(turn.store, mark)
    return ActOutcome()


def read_file(store: TournamentFolder, mark: str) -> bytes | None:
    """The file with this hash; None: it is gone, or is another one."""
    with suppress(OSError):
        content = (store.regulations / mark).read_bytes()
        if sha256(content).hexdigest() == mark:
            return content
    return None


def keep_only(store: TournamentFolder, mark: str) -> None:
    if store.regulations.is_dir():
        for file in store.regulations.iterdir():
            if file.name != mark:
                file.unlink(missing_ok=True)
