"""Other rules, an older store, a backup: tables go on, or are closed with a reason."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sixgun.engine.game import RULES_VERSION
from sixgun.engine.record import load_record
from sixgun.server.clock import TestClock
from sixgun.server.protocol import Gone, Start, Update, Watch
from sixgun.server.store import reads
from sixgun.server.store.backup import backup, restore
from sixgun.server.store.file import make_private, revision_of
from sixgun.server.store.migration import migrate
from sixgun.server.tables.games import HouseGame
from tests.server.houses import (
    RecordingClient,
    a_house,
    answered,
    asked_with_choice,
    begun,
    give_up,
    play_out,
    posted,
    run,
    want_again,
)
from tests.server.operators import page_of
from tests.server.tables.test_restart import back, killed

FOUR = ("Anna", "Bruno", "Carla", "Dario")
OLD = 1
UNKNOWN = RULES_VERSION + 1


def age(folder: Path) -> None:
    """The store of a house that played by rules which are not known here."""
    with closing(sqlite3.connect(folder / "house.db")) as store:
        store.execute("UPDATE games SET rules = ?", (UNKNOWN,))
        old, new = f'"rules":{RULES_VERSION}', f'"rules":{UNKNOWN}'
        store.execute(
            "UPDATE snapshots SET rules = ?, data = replace(data, ?, ?)", (UNKNOWN, old, new)
        )
        store.commit()


def mislead(folder: Path) -> None:
    """From another seed the moves do not fit any more."""
    with closing(sqlite3.connect(folder / "house.db")) as store:
        store.execute("UPDATE games SET seed = ?", ("00" * 32,))
        store.commit()


def without(folder: Path, field: str) -> None:
    """A snapshot in which a field is missing."""
    with closing(sqlite3.connect(folder / "house.db")) as store:
        ((data,),) = store.execute("SELECT data FROM snapshots").fetchall()
        position = json.loads(data)
        del position[field]
        store.execute("UPDATE snapshots SET data = ?", (json.dumps(position),))
        store.commit()


def column(folder: Path, question: str) -> list[Any]:
    with closing(sqlite3.connect(folder / "house.db")) as store:
        return [row[0] for row in store.execute(question)]


# ------------------------------------------------------------------ other rules


@pytest.mark.parametrize("patient", [True, False])
def test_a_game_is_played_to_its_end_by_the_rules_that_it_began_with(
    tmp_path: Path, patient: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        clock = TestClock()
        with monkeypatch.context() as before:
            before.setattr(HouseGame, "rules", property(lambda kind: OLD))
            async with a_house(tmp_path, clock) as house:
                people = await begun(house, *FOUR, patient=patient)
                for _ in range(8):
                    await answered(people)
                await house.quiet()
                after = killed(tmp_path)
                seen = [client.view for client in people]
        for folder in (after, tmp_path):  # after a kill, and after it was shut
            async with a_house(folder, clock) as house:
                again = await back(house, *people)
                for client, before_it in zip(again, seen, strict=True):
                    await client.hears(Update)
                    assert (client.view, client.game.rules) == (before_it, OLD)
                await play_out(again)
                row = reads.game_called(house.house.store, again[0].game.game)
                assert row.record.startswith(f"sixgun record 1\nrules {OLD}\nsettings ")
                replayed = load_record(row.record)
                assert (replayed.over, replayed.winners) == (row.over, again[0].view.winners)
                await want_again(again)
                await asked_with_choice(again)
                assert {client.game.rules for client in again} == {RULES_VERSION}

    run(test)


@pytest.mark.parametrize("rules", range(OLD, RULES_VERSION + 1))
@pytest.mark.parametrize("patient", [True, False])
def test_a_table_whose_moves_do_not_fit_goes_on_from_where_it_was_shut(
    tmp_path: Path, patient: bool, rules: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        clock = TestClock()
        with monkeypatch.context() as before:
            before.setattr(HouseGame, "rules", property(lambda kind: rules))
            async with a_house(tmp_path, clock) as house:
                people = await begun(house, *FOUR, patient=patient)
                for _ in range(8):
                    await answered(people)
                await asked_with_choice(people)
                played = len(house.moves_of(people[0]))
        mislead(tmp_path)
        async with a_house(tmp_path, clock) as house:
            again = await back(house, *people)
            for old, new in zip(people, again, strict=True):
                await new.hears(Update)
                assert new.view.seats == old.view.seats
                assert new.game.rules == rules
            for _ in range(4):
                await asked_with_choice(again)
                await answered(again)
            await house.quiet()
            after = killed(tmp_path)
            seen = [client.view for client in again]
        for folder in (after, tmp_path):  # and once more
            async with a_house(folder, clock) as house:
                last = await back(house, *people)
                for client, before_it in zip(last, seen, strict=True):
                    await client.hears(Update)
                    assert client.view == before_it
                await play_out(last)
                assert not any(client.refused() for client in last)
                row = reads.game_called(house.house.store, last[0].game.game)
                assert len(house.moves_of(last[0])) > played
                assert row.record.startswith(f"sixgun record 1\nrules {rules}\nsnapshot ")
                replayed = load_record(row.record)
                assert (replayed.over, replayed.winners) == (row.over, last[0].view.winners)

    run(test)


@pytest.mark.parametrize("field", ["awaited", "waiting", "laid_aside", "hands", "rules"])
def test_a_snapshot_in_which_a_field_is_missing_is_not_gone_on_from(
    tmp_path: Path, field: str
) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await begun(house, *FOUR)
            await answered(people)
        mislead(tmp_path)
        without(tmp_path, field)
        async with a_house(tmp_path, clock) as house:
            assert house.house.tables == {}
            anna = await house.client("Anna", key=people[0].key)
            assert await anna.refuses(Watch(table=people[0].table.table)) == "no-such-table"
            assert anna.gone.reason.key == "notice-set-aside"

    run(test)


def test_a_table_by_unknown_rules_is_closed_and_its_people_are_told_why(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await begun(house, *FOUR)
            await answered(people)
        age(after := tmp_path)
        async with a_house(after, clock) as house:
            assert house.house.tables == {}
            assert house.house.chat._lines == {}
            anna = await house.client("Anna", key=people[0].key)
            assert anna.welcome.playing == ()
            table = people[0].table.table
            assert await anna.refuses(Watch(table=table)) == "no-such-table"
            (gone,) = anna.of(Gone)
            assert (gone.table, gone.reason.key) == (table, "notice-closed-rules")
            assert gone.reason.args == {"version": UNKNOWN}
            assert await anna.refuses(Watch(table="never-there")) == "no-such-table"
            assert len(anna.of(Gone)) == 1
        assert column(after, "SELECT reason FROM tables") == ["notice-closed-rules"]

    run(test)


@pytest.mark.parametrize("witness", ["of other rules", "missing"])
def test_a_number_of_rules_to_which_no_position_agrees_is_damage_and_can_be_repaired(
    tmp_path: Path, witness: str
) -> None:
    """Nothing is closed for good by one damaged number: the table waits for its repair."""

    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await begun(house, *FOUR)
            await answered(people)
            await house.quiet()
            after = killed(tmp_path) if witness == "missing" else tmp_path
        set_rules(after, UNKNOWN)
        async with a_house(after, clock) as house:
            assert house.house.tables == {}
            anna = await house.client("Anna", key=people[0].key)
            await anna.refuses(Watch(table=people[0].table.table))
            assert anna.gone.reason.key == "notice-set-aside"
        set_rules(after, RULES_VERSION)
        async with a_house(after, clock) as house:
            again = await back(house, *people)
            assert again[0].view == people[0].view
            await answered(again)

    run(test)


def set_rules(folder: Path, number: int) -> None:
    with closing(sqlite3.connect(folder / "house.db")) as store:
        store.execute("UPDATE games SET rules = ?", (number,))
        store.commit()


def test_a_snapshot_that_is_older_than_the_last_move_is_not_gone_on_from(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await begun(house, *FOUR)
        async with a_house(tmp_path, clock) as house:
            again = await back(house, *people)
            await answered(again)
            await house.quiet()
            after = killed(tmp_path)
        mislead(after)
        async with a_house(after, clock) as house:
            assert house.house.tables == {}

    run(test)


def test_a_table_whose_game_is_over_stays_open(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await begun(house, *FOUR)
            await give_up(people)
        age(tmp_path)
        async with a_house(tmp_path, clock) as house:
            again = await back(house, *people)
            assert again[0].table.status == "over"
            assert not again[0].of(Update)
            await again[0].request(Start())
            await again[3].hears(Update)

    run(test)


def test_a_table_that_cannot_be_read_is_closed_and_the_others_go_on(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await begun(house, *FOUR)
            (elena,) = await house.seated("Elena", players=4)
            (fabio,) = await house.seated("Fabio", players=4)
        with closing(sqlite3.connect(tmp_path / "house.db")) as store:
            by_id = "UPDATE tables SET {} = ? WHERE id = ?"
            store.execute(by_id.format("state"), ("{", elena.table.table))
            store.execute(by_id.format("options"), ('{"pace": 1}', fabio.table.table))
            store.commit()
        async with a_house(tmp_path, clock) as house:
            again = await back(house, *people)
            await answered(again)
            for client in (elena, fabio):
                lost = await house.client(key=client.key)
                await lost.refuses(Watch(table=client.table.table))
                assert lost.gone.reason.key == "notice-set-aside"

    run(test)


# ------------------------------------------------------------------ an old store


def age_schema(folder: Path, target: Path) -> Path:
    """The same tables and games in a store of the first revision."""
    target.mkdir()
    file = target / "house.db"
    make_private(file)
    migrate(file, "0001")
    with closing(sqlite3.connect(file)) as old:
        old.execute("ATTACH ? AS new", (str(folder / "house.db"),))
        for table in ("people", "keys", "tables", "games", "moves", "snapshots", "house"):
            rows = old.execute(f"PRAGMA table_info({table})").fetchall()
            names = ", ".join(row[1] for row in rows)
            old.execute(f"INSERT INTO {table} ({names}) SELECT {names} FROM new.{table}")
        old.commit()
    return target


def test_an_old_store_is_upgraded_and_its_game_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await begun(house, *FOUR)
            for _ in range(5):
                await answered(people)
        folder = age_schema(tmp_path, tmp_path / "old")
        assert revision_of(folder / "house.db") == "0001"
        async with a_house(folder, clock) as house:
            again = await back(house, *people)
            for old, new in zip(people, again, strict=True):
                await new.hears(Update)
                assert (new.view, new.reports) == (old.view, old.reports)
            await play_out(again)
        assert (folder / "house.db.before-0002").exists()

    run(test)


# ------------------------------------------------------------------ backups


async def goes_on(folder: Path, clock: TestClock, people: list[RecordingClient]) -> None:
    """The table of these people is there, as far as they had seen it, and is played on."""
    async with a_house(folder, clock) as house:
        again = await back(house, *people)
        for old, new in zip(people, again, strict=True):
            await new.hears(Update)
            assert new.reports == old.reports[: len(new.reports)]
        await answered(again)


def test_a_backup_while_serving_is_restored_elsewhere(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await begun(house, *FOUR)
            await answered(people)
            backup(house.house.store.path, tmp_path / "first.backup")
            await answered(people)
            second = tmp_path / await house.house.backup()
            assert second.stat().st_mode & 0o077 == 0
            await answered(people)
        for name in ("first.backup", second.name):
            folder = tmp_path / f"{name}.elsewhere"
            restore(tmp_path / name, folder / "house.db")
            await goes_on(folder, clock, people)

    run(test)


def test_whoever_has_the_house_link_makes_a_backup(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            await house.seated("Anna")
            page = await page_of(house)
            made = await page.asks("backup")
            assert (tmp_path / made["file"]).exists()
            refused = await posted(house, "/api/house/acts", "somebody else's", t="backup")
            assert refused.status_code in (401, 403)

    run(test)
