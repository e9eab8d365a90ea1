"""The doctor says what is wrong with a store, and repairs it from the store's own log."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sixgun.cli import main
from sixgun.engine.record import load_record
from sixgun.server.clock import TestClock
from sixgun.server.protocol import Say, Update
from sixgun.server.store import reads
from tests.server.houses import RecordingClient, a_house, answered, begun, give_up, run
from tests.server.tables.test_restart import back
from tests.server.tables.test_trouble import FOUR
from tests.server.test_aside import changed, value

OTHERS = ("Elena", "Fabio", "Greta", "Hugo")


def doctor(folder: Path, *arguments: str, answer: str = "") -> Result:
    return CliRunner().invoke(
        main, ["doctor", "--db", str(folder / "house.db"), *arguments], input=answer
    )


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[RecordingClient], str]:
    """A store with a running game and one that is over; who plays, and which game that is."""
    folder, kept = tmp_path_factory.mktemp("evening"), []

    async def spent() -> None:
        async with a_house(folder) as house:
            people = await begun(house, *FOUR)
            for _ in range(6):
                await answered(people)
            await people[0].request(Say(text="Hello"))
            others = await begun(house, *OTHERS)
            await answered(others)
            kept.extend([people, others[0].game.game])
            await give_up(others)

    run(spent)
    return folder, kept[0], kept[1]


@pytest.fixture
def store(tmp_path: Path, evening: tuple[Path, list[RecordingClient], str]) -> Path:
    return Path(shutil.copytree(evening[0], tmp_path / "copy"))


def test_a_sound_store_is_said_to_be_sound(store: Path) -> None:
    before = (store / "house.db").read_bytes()
    outcome = doctor(store, "--repair", "--yes")
    assert (outcome.exit_code, outcome.output) == (0, f"{store / 'house.db'} is sound.\n")
    assert (store / "house.db").read_bytes() == before


def cut_snapshot(folder: Path, game: str) -> None:
    changed(folder, "UPDATE snapshots SET data = substr(data, 1, 500)")


def damage_move(folder: Path, game: str) -> None:
    changed(folder, "UPDATE moves SET text = x'ff' WHERE number = 3 AND game_id <> ?", game)


def lose_move(folder: Path, game: str) -> None:
    changed(folder, "DELETE FROM moves WHERE number = 2 AND game_id <> ?", game)


def cut_record(folder: Path, game: str) -> None:
    changed(folder, "UPDATE games SET record = substr(record, 1, 700) WHERE id = ?", game)


def damage_line(folder: Path, game: str) -> None:
    changed(folder, "UPDATE lines SET at = 'soon'")


def damage_salt(folder: Path, game: str) -> None:
    changed(folder, "UPDATE house SET value = x'ff' WHERE key = 'salt'")


def damage_date(folder: Path, game: str) -> None:
    changed(folder, "UPDATE keys SET seen = 'yesterday'")


DAMAGES: dict[str, tuple[Callable[[Path, str], None], str]] = {
    "a snapshot": (cut_snapshot, "take one from its moves"),
    "a move": (damage_move, "go on from its snapshot"),
    "a missing move": (lose_move, "go on from its snapshot"),
    "a record": (cut_record, "write it again from its moves"),
    "a line": (damage_line, "drop this line"),
    "the salt": (damage_salt, "draw another one"),
    "a date": (damage_date, "forget this date"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_the_log_knows_is_repaired_and_the_game_goes_on(
    store: Path, evening: tuple[Path, list[RecordingClient], str], damage: str
) -> None:
    _, people, game = evening
    spoil, how = DAMAGES[damage]
    record = value(store, "SELECT record FROM games WHERE id = ?", game)
    spoil(store, game)
    spoilt = (store / "house.db").read_bytes()
    looked = doctor(store)
    assert looked.exit_code == 1
    assert f"can be repaired: {how}" in looked.output
    assert (store / "house.db").read_bytes() == spoilt, "nothing is changed without --repair"
    refused = doctor(store, "--repair", answer="n\n" * 20)
    assert refused.exit_code == 1
    assert (store / "house.db").read_bytes() == spoilt, "nothing is changed without a yes"
    mended = doctor(store, "--repair", answer="y\n" * 20)
    assert mended.exit_code == 0, mended.output
    assert "before-repair" in mended.output
    assert (store / "house.db.before-repair").exists()
    assert doctor(store).output.endswith("is sound.\n")
    assert value(store, "SELECT record FROM games WHERE id = ?", game) == record

    async def go_on() -> None:
        async with a_house(store, TestClock()) as house:
            again = await back(house, *people)
            for old, new in zip(people, again, strict=True):
                await new.hears(Update)
                assert new.view.seats == old.view.seats
            await answered(again)
            await give_up(again)
            row = reads.game_called(house.house.store, people[0].game.game)
            assert load_record(row.record).over == row.over

    run(go_on)


def test_what_nobody_knows_is_left_as_it_is(store: Path) -> None:
    changed(store, "UPDATE tables SET state = '{'")
    spoilt = (store / "house.db").read_bytes()
    outcome = doctor(store, "--repair", "--yes")
    assert outcome.exit_code == 1
    assert "would be set aside" in outcome.output
    assert (store / "house.db").read_bytes() == spoilt


def test_a_rating_is_no_date_and_nobody_guesses_it(store: Path) -> None:
    person = value(store, "SELECT id FROM people LIMIT 1")
    changed(store, "INSERT INTO ratings VALUES (?, '', 'much', 8.0, 12)", person)
    outcome = doctor(store, "--repair", "--yes")
    assert outcome.exit_code == 1
    assert "ratings" in outcome.output
    assert "mu is str" in outcome.output
    assert value(store, "SELECT mu FROM ratings") == "much"


def test_a_damaged_tournament_is_named(store: Path) -> None:
    folder = store / "tournaments"
    folder.mkdir(exist_ok=True)
    (folder / "cup.jsonl").write_text("garbage\n")
    outcome = doctor(store)
    assert outcome.exit_code == 1
    assert outcome.output.startswith("tournament cup: ")


def test_nothing_is_repaired_while_a_house_is_open_and_no_other_file_at_all(store: Path) -> None:
    async def test() -> None:
        async with a_house(store):
            cut_snapshot(store, "")
            refused = doctor(store, "--repair", "--yes")
            assert refused.exit_code == 1
            assert "is in use by" in refused.output

    run(test)
    with closing(sqlite3.connect(store / "other.db")) as other:
        other.execute("CREATE TABLE t (x)")
    outcome = CliRunner().invoke(main, ["doctor", "--db", str(store / "other.db")])
    assert outcome.exit_code == 1
    assert "some other database" in outcome.output


def test_moves_and_snapshot_both_damaged_cannot_be_repaired(store: Path, evening: object) -> None:
    cut_snapshot(store, "")
    changed(store, "UPDATE moves SET text = x'ff'")
    outcome = doctor(store, "--repair", "--yes")
    assert outcome.exit_code == 1
    assert "its moves cannot be replayed" in outcome.output
    assert json.loads(value(store, "SELECT state FROM tables WHERE status = 'playing'"))
