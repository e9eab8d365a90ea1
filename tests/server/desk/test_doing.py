"""What an act has written beside the log is taken back when the log does not take the event."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from sixgun.server.desk import acts
from sixgun.server.desk.doing import Turn, add_photo, begin, do
from sixgun.server.desk.keys import Keys
from sixgun.server.desk.store import StoredDesk, TournamentFolder
from sixgun.tournament.log.errors import Malformed, Refused
from sixgun.tournament.reporting.report import make_report, write_report
from sixgun.tournament.reporting.verification import verify_report
from tests.data.make_before import BEFORE

HOUSE = BEFORE / "0.1.0" / "house" / "tournaments"
#: Longer than any time in these files.
LATER = 1_800_000_000_000

needs_full_disk = pytest.mark.skipif(
    not Path("/dev/full").exists(), reason="there is no disk that is full"
)


def copied(name: str, folder: Path) -> TournamentFolder:
    for file in HOUSE.glob(f"{name}.*"):
        copy = shutil.copytree if file.is_dir() else shutil.copy
        copy(file, folder / file.name)
    return TournamentFolder(folder / f"{name}.jsonl")


def turn_at(store: TournamentFolder, ledger: StoredDesk) -> Turn:
    referee = next(iter(ledger.tournament.referees))
    return Turn(store, ledger, Keys(store.keys_file), referee, LATER)


def changed(turn: Turn) -> None:
    person = next(iter(turn.tournament.players))
    do(turn, acts.ChangePerson(person, "Somebody Else", "X", "x@example.org"))


def photographed(turn: Turn) -> None:
    add_photo(turn, 1, 1, b"a picture")


def beside(store: TournamentFolder) -> tuple[str, list[str]]:
    photos = sorted(file.name for file in store.photos.iterdir()) if store.photos.exists() else []
    return store.people_file.read_text(encoding="utf-8"), photos


@pytest.mark.parametrize("act", [changed, photographed])
def test_after_the_report_was_sent_nothing_changes(
    tmp_path: Path, act: Callable[[Turn], None]
) -> None:
    """The report with names can be proved as before."""
    store = copied("spring-cup", tmp_path)
    before = beside(store)
    with store.writing() as ledger, pytest.raises(Refused, match="already-sent"):
        act(turn_at(store, ledger))
    assert beside(store) == before
    desk = store.read()
    report = write_report(make_report(desk.events, desk.tournament, people=store.people()))
    assert verify_report(report).violations == ()


@needs_full_disk
@pytest.mark.parametrize("act", [changed, photographed])
def test_what_the_disk_does_not_take_changes_nothing(
    tmp_path: Path, act: Callable[[Turn], None]
) -> None:
    store = copied("autumn-cup", tmp_path)
    before = beside(store)
    with Path("/dev/full").open("r+b", buffering=0) as full:
        ledger = StoredDesk(store.read().events, full)
        with pytest.raises(OSError, match=r".+"):
            act(turn_at(store, ledger))
    assert beside(store) == before


def test_reasons_are_one_line_and_never_blank(tmp_path: Path) -> None:
    """Also where an act becomes more than it says."""
    store = TournamentFolder(tmp_path / "cup.jsonl")
    store.create()
    with store.writing() as ledger:
        turn = Turn(store, ledger, Keys(store.keys_file), "", LATER)
        _, turn.by = begin(turn, acts.NewTournament("Cup", "Olga", ("Remo",), official=False))
        for number in range(5):
            do(turn, acts.Register(f"Player {number}"))
        do(turn, acts.CloseRegistration())
        tables = (tuple(turn.tournament.active),)
        with pytest.raises(Malformed, match="reason"):
            do(turn, acts.SeatByHand(tables, " ", confirmed=True))
        do(turn, acts.SeatByHand(tables, "friends\n together", confirmed=True))
        assert ledger.events[-1].data["reason"] == "friends together"
        with pytest.raises(Malformed, match="reason"):
            do(turn, acts.VoidDraw(" \n ", confirmed=True))
        do(turn, acts.VoidDraw("the wrong\nlist ", confirmed=True))
        assert ledger.events[-1].data["reason"] == "the wrong list"
