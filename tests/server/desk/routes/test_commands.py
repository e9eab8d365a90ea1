"""While a house holds a tournament the commands speak to the house; else they open the file."""

from __future__ import annotations

import asyncio
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from sixgun.cli import main
from sixgun.server.desk.store import TournamentFolder
from tests.server.desk.halls import NAME, Hall, in_hall, play_round, register
from tests.server.front.test_serving import certificate


async def run(*words: Any, code: int = 0) -> str:
    """What a command says, run beside the house."""
    arguments = ["tournament", *map(str, words)]
    outcome = await asyncio.to_thread(CliRunner().invoke, main, arguments)
    assert outcome.exit_code == code, outcome.output
    return outcome.output


def test_commands_speak_to_the_house(tmp_path: Path) -> None:
    file = tmp_path / f"{NAME}.jsonl"

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        await register(remo, 10)
        said = await run("draw", file, "--hall", "3 5 1", "--by", "Rita", "--lang", "it")
        assert said.startswith("Il turno 1 di 3 è sorteggiato")
        view = await remo.get()
        assert len(view["rounds"]) == 1
        entry = (await remo.get("/log", after=view["version"] - 1))["events"][0]
        assert entry["kind"] == "round_drawn"
        assert view["people"][entry["by"]]["name"] == "Rita"
        sheet = ("--roles", "s,o,r,o,d", "--prices", "50,10,20,10,30", "--outcome", "law")
        await run("sheet", file, 1, 1, *sheet)
        table = (await remo.get())["rounds"][0]["tables"][0]
        assert table["versions"][0]["sheet"]["prices"] == [50, 10, 20, 10, 30]
        other = (*sheet[:3], "50,10,20,10,40", *sheet[4:], "--verify", "--typed-again")
        differs = await run("sheet", file, 1, 1, *other, code=1)
        assert "This differs from what is there: prices." in differs
        photo = tmp_path / "sheet.jpg"
        pytest.importorskip("PIL.Image").new("RGB", (8, 8)).save(photo)
        await run("sheet", file, 1, 1, *sheet, "--verify", "--typed-again", "--photo", photo)
        table = (await remo.get())["rounds"][0]["tables"][0]
        assert table["verified"]["typed_again"]
        assert table["photo"]
        long = await run("draw", file, "--hall", "1" * 201, "--lang", "es", code=1)
        assert long == "Error: «hall» es demasiado largo: como mucho 200 caracteres.\n"
        refused = await run("draw", file, "--hall", "1", "--lang", "it", code=1)
        assert "Il turno 1 non è finito" in refused
        refused = await run("sheet", file, 1, 2, *sheet[:-1], "renegade", "--correct", "x", code=1)
        assert "sheet" in refused.lower()
        await run("register", file, "--erase", "Player 3")
        assert "Player 3" not in [p["name"] for p in (await remo.get())["people"].values()]
        made = await run("backup", file, "--out", tmp_path / "copies")
        assert "events and the secret" in made

    in_hall(tmp_path, test)
    asyncio.run(run("leave", file, "Player 1", "--yes"))
    assert len(TournamentFolder(file).read().tournament.gone) == 1
    (copy,) = (tmp_path / "copies").iterdir()
    said = asyncio.run(run("restore", copy, tmp_path / "elsewhere"))
    assert "the chain is whole" in said
    assert "is there already" in asyncio.run(run("restore", copy, tmp_path / "elsewhere", code=1))


def test_a_house_is_asked_with_the_library_alone(tmp_path: Path) -> None:
    """A-03, without msgspec: how many must be Sheriff again is told."""
    script = "import sys; sys.modules['msgspec'] = None; from sixgun.cli import main; main()"
    file = tmp_path / f"{NAME}.jsonl"

    def bare(*words: str) -> str:
        command = [sys.executable, "-c", script, "tournament", "draw", str(file), *words]
        made = subprocess.run(command, check=False, capture_output=True, text=True)
        return made.stdout + made.stderr

    async def test(hall: Hall) -> None:
        _, remo, rita = await hall.cup(official=False)
        await remo.act("derogate", derogation="rounds", value=4, confirmed=True)
        await register(remo, 10)
        for _ in range(3):
            await play_round(remo, rita)
        view = await remo.get()
        sheriffs = {table["players"][0] for each in view["rounds"] for table in each["tables"]}
        for player in {each["number"] for each in view["players"]} - sheriffs:
            await remo.act("withdraw", player=player, confirmed=True)
        said = await asyncio.to_thread(bare, "--hall", "1")
        assert "1 player must be Sheriff again" in said
        assert len((await remo.get())["rounds"]) == 3
        said = await asyncio.to_thread(bare, "--hall", "1", "--confirm")
        assert "Round 4 of 4 has been drawn" in said

    in_hall(tmp_path, test)


def test_a_tournament_that_a_command_made_is_found_by_the_house(tmp_path: Path) -> None:
    file = tmp_path / "spring.jsonl"

    async def test(hall: Hall) -> None:
        officers = ("--organizer", "Olga", "--referee", "Remo")
        await run("new", file, "--name", "Spring cup", *officers)
        owner = await hall.owner()
        (line,) = (await owner.get("/api/tournaments")).json()["tournaments"]
        assert (line["tournament"], line["name"], line["trouble"]) == ("spring", "Spring cup", "")
        (remo,) = [number for number, name in line["officers"].items() if name == "Remo"]
        link = (await owner.post(f"/api/tournaments/spring/officers/{remo}/link")).json()
        desk = await hall.come(link["link"])
        await desk.act("register", name="Anna")
        await run("register", file, "Bruno")
        assert len((await desk.get())["players"]) == 2

    in_hall(tmp_path, test)


def test_commands_speak_to_a_house_with_tls(tmp_path: Path) -> None:
    """Its certificate is for the name that others call it by."""
    cert, key = certificate(tmp_path)
    file = tmp_path / "tournaments" / "spring.jsonl"
    officers = ("--organizer", "Olga", "--referee", "Remo")
    asyncio.run(run("new", file, "--name", "Spring cup", *officers))

    async def test(hall: Hall) -> None:
        assert "https://" in TournamentFolder(file).lock_file.read_text(encoding="utf-8")
        await run("register", file, "Anna")

    in_hall(file.parent, test, tls_cert=cert, tls_key=key)
    assert len(TournamentFolder(file).read().tournament.players) == 1


def test_the_token_of_the_lock_is_for_the_owner_of_the_store(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        lock = hall.store().lock_file
        assert stat.S_IMODE(lock.stat().st_mode) & 0o077 == 0
        address, token = lock.read_text(encoding="utf-8").splitlines()[1].split()
        assert address == hall.serving.address
        path = f"{remo.root}/command"
        asked = {"by": remo.person, "act": {"t": "announce", "text": "hello"}}
        for wrong in ("new", "x" * 32, remo.http.headers["Authorization"][7:]):
            assert (await hall.program(wrong).post(path, json=asked)).status_code == 403
        assert (await hall.program(token).post(path, json=asked)).status_code == 200
        assert (await remo.get())["announcements"] == ["hello"]
        forwarded = {"X-Forwarded-For": "192.0.2.1"}
        answer = await hall.program(token).post(path, json=asked, headers=forwarded)
        assert answer.status_code == 403
        bad = {**asked, "act": {"t": "announce", "words": 1}}
        assert (await hall.program(token).post(path, json=bad)).status_code == 400
        for nobody in ("00000000", "0000000f"):  # the house itself has no commands
            answer = await hall.program(token).post(path, json={**asked, "by": nobody})
            assert answer.json()["reason"]["key"] == "refused-not-in-office"

    in_hall(tmp_path, test)


def test_a_lock_that_was_left_behind_locks_nobody_out(tmp_path: Path) -> None:
    """Killed, a house leaves its address in the file; the lock itself is gone with it."""

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        await register(remo, 10)

    in_hall(tmp_path, test)
    store = TournamentFolder(tmp_path / f"{NAME}.jsonl")
    store.lock_file.write_text("a house (process 1)\nhttp://127.0.0.1:1 token\n")
    asyncio.run(run("draw", store.log, "--hall", "2"))
    assert len(store.read().tournament.rounds) == 1
