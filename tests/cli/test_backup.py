"""`sixgun backup` and `sixgun restore`."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sixgun.cli import main
from sixgun.server.store.acts import set_value
from sixgun.server.store.reads import house_value
from sixgun.server.store.store import Store
from tests.stores import write


def sixgun(*arguments: object) -> Result:
    return CliRunner().invoke(main, [*map(str, arguments)])


def test_a_store_is_copied_while_it_is_served_and_put_back_when_it_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db, copy = tmp_path / "house.db", tmp_path / "copy"
    store = Store.open(db, date=lambda: 0.0)
    store.set_address("http://127.0.0.1:8080/")
    write(store, *set_value("name", "old"))
    done = sixgun("backup", copy, "--db", f"sqlite:///{db}")
    assert (done.exit_code, done.output) == (0, f"{db} was copied to {copy}.\n")
    write(store, *set_value("name", "new"))

    monkeypatch.setenv("SIXGUN_DB", str(db))
    refused = sixgun("restore", copy)
    assert refused.exit_code == 1
    assert "in use by the server at http://127.0.0.1:8080/" in refused.output
    store.close()
    done = sixgun("restore", copy)
    assert done.exit_code == 0
    assert done.output.splitlines() == [
        f"{copy} is now the store {db}.",
        f"The one before was kept as {db}.before-restore.",
    ]
    again = Store.open(db, date=lambda: 0.0)
    assert house_value(again, "name") == "old"
    again.close()


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_what_cannot_be_done_is_told(command: str, tmp_path: Path) -> None:
    done = sixgun(command, tmp_path / "copy", "--db", tmp_path / "none.db")
    assert done.exit_code == 1
    assert done.output.startswith("Error: there is no ")
    assert [*tmp_path.iterdir()] == []
    assert "no store" in sixgun(command, tmp_path / "copy", "--db", "postgresql://x/y").output
