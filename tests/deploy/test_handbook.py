"""`docs/running.md`, step by step: installed, started, backed up, restored, upgraded."""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
import stat
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sixgun.server.protocol import Update
from tests.data.make_before import BEFORE
from tests.deploy.machine import Machine, blocks
from tests.server.houses import RecordingClient

OLD = BEFORE / "0.1.0"
SECRETS = json.loads((OLD / "secrets.json").read_text(encoding="utf-8"))
EXPECTED = json.loads((OLD / "expected.json").read_text(encoding="utf-8"))


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    made = Machine(tmp_path / "machine")
    try:
        yield made
    finally:
        made.stop()


def asked(machine: Machine, path: str, key: str = "", body: Any = None) -> Any:
    request = urllib.request.Request(
        f"{machine.address}{path}",
        data=None if body is None else json.dumps(body).encode(),
        headers={"Authorization": f"Bearer {key or 'new'}"},
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def seen_at(machine: Machine, table: str, who: str) -> list[str]:
    """The hand of somebody who comes back to a table."""
    about = SECRETS["tables"][table]

    async def look() -> list[str]:
        async with RecordingClient(machine.address, key=about["people"][who]) as client:
            await client.watch(about["table"])
            await client.hears(Update)
            assert client.view is not None
            return list(client.view.seats[client.table.seat].hand)

    return asyncio.run(look())


def bring_old_house(machine: Machine) -> Path:
    """The store and the tournaments of the version before, with games that are running."""
    home = machine.root / "var/lib/sixgun"
    shutil.rmtree(home)
    shutil.copytree(OLD / "house", home)
    (home / "house.db").write_bytes(gzip.decompress((home / "house.db.gz").read_bytes()))
    return home


def test_every_block_is_walked_or_says_where_it_belongs() -> None:
    assert set(blocks()) == {
        *("checkout", "install", "once", "start", "link", "backup", "restore", "upgrade")
    }
    assert "--require-hashes -r deploy/requirements.lock" in blocks()["install"]


def test_the_handbook_is_walked_with_the_store_of_the_version_before(machine: Machine) -> None:
    current = machine.root / "opt/sixgun/current"
    hand = EXPECTED["tables"]["base"]["hands"][0]
    # Installed anew, and started.
    machine.has_version("0.1.0")
    machine.has_version("0.2.0")
    machine.walk("once")
    machine.calm()
    home = machine.root / "var/lib/sixgun"
    assert stat.S_IMODE(home.stat().st_mode) == 0o700
    assert json.loads(machine.walk("start")) == {"status": "open"}
    assert "https://club.example/bang/#house=" in machine.walk("link")
    machine.stop()

    # The version before runs there, and is upgraded.
    home = bring_old_house(machine)
    current.unlink()
    current.symlink_to("0.1.0")
    assert machine.walk("upgrade").endswith('{"status":"open"}')
    assert current.readlink() == Path("0.2.0")
    assert list(home.glob("house.db.before-*")), "no copy was made before the store was migrated"
    assert seen_at(machine, "base", "Anna") == hand
    assert asked(machine, "/api/me", SECRETS["people"]["Anna"]) == {"name": "Anna"}

    # A backup, then what is not in it, then all of it is as it was.
    assert "house-" in machine.walk("backup")
    late = asked(machine, "/api/people", body={})["key"]
    (home / "tournaments/winter-cup.jsonl").unlink()
    machine.walk("restore")
    assert (home / "house.db.before-restore").is_file()
    assert (home / "tournaments/winter-cup.jsonl").is_file()
    assert seen_at(machine, "base", "Anna") == hand
    with pytest.raises(urllib.error.HTTPError, match="401"):
        asked(machine, "/api/me", late)
