"""Killed with -9 while sheets are entered: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from sixgun.server.desk.store import FolderError, TournamentFolder
from sixgun.tournament.reporting.report import make_report, write_report
from sixgun.tournament.reporting.verification import verify_report
from tests.server.desk.halls import CUP, NAME, Desk, a_sheet, register
from tests.server.front.fronts import http_client
from tests.source import ROOT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")


@contextmanager
def keeper(
    folder: Path, module: str = "tests.server.desk.keeper"
) -> Iterator[tuple[subprocess.Popen[str], str, str]]:
    """A house in a process of its own: the process, its address, the token of its owner."""
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])
    process = subprocess.Popen(
        [sys.executable, "-m", module, str(folder)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": paths},
    )
    assert process.stdout is not None
    try:
        address, token = process.stdout.readline().split()
        yield process, address, token
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


class Referee:
    """Enters sheets without end, and remembers what was acknowledged."""

    def __init__(self, desk: Desk, told: dict[int, str]) -> None:
        self.desk = desk
        self.told = told

    async def work(self, table: int, until: int, killed: asyncio.Event) -> None:
        """File a sheet, then correct it again and again; kill the house after so many."""
        try:
            while True:
                await self._file(table)
                if len(self.told) >= until:
                    killed.set()
        except (httpx.HTTPError, OSError):
            return

    async def _file(self, table: int) -> None:
        there = (await self.desk.get())["rounds"][0]["tables"][table - 1]["versions"]
        outcome = ("law", "outlaws", "renegade")[len(there) % 3]
        asked: dict[str, Any] = {"round": 1, "table": table, "version": len(there)}
        asked |= {"sheet": a_sheet(5, outcome), "reason": "again"}
        answer = await self.desk.try_act("file_sheet", **asked)
        assert answer.status_code in (200, 409), answer.text
        if answer.status_code == 200:
            self.told[answer.json()["version"]] = answer.json()["head"]


async def come_in(address: str, link: str) -> str:
    secret = link.partition("#enter=")[2]
    async with http_client(address, {"Authorization": "Bearer new"}) as http:
        answer = await http.post(f"/api/tournaments/{NAME}/enter", json={"secret": secret})
        token: str = answer.json()["token"]
        return token


async def begun(address: str, token: str) -> list[str]:
    """A tournament with a round drawn; the tokens of its referees."""
    async with http_client(address, {"Authorization": f"Bearer {token}"}) as http:
        opened = await http.post("/api/tournaments", json=CUP)
    tokens = [await come_in(address, link["link"]) for link in opened.json()["links"]]
    async with http_client(address, {"Authorization": f"Bearer {tokens[1]}"}) as http:
        desk = Desk(http, NAME, "desk", "")
        await register(desk, 10)
        await desk.act("draw_round", hall="1 2 3")
    return tokens


async def until_killed(
    process: subprocess.Popen[str], address: str, tokens: list[str], told: dict[int, str], more: int
) -> None:
    """Two referees work at once until the house is killed in the middle of it."""
    killed = asyncio.Event()
    clients = [http_client(address, {"Authorization": f"Bearer {each}"}) for each in tokens[1:]]
    referees = [Referee(Desk(http, NAME, "desk", ""), told) for http in clients]
    until = len(told) + more
    working = [
        asyncio.create_task(referee.work(table, until, killed))
        for referee, table in zip(referees, (1, 1), strict=True)
    ]
    working.append(asyncio.create_task(referees[0].work(2, until, killed)))
    await killed.wait()
    process.send_signal(signal.SIGKILL)
    await asyncio.gather(*working)
    for http in clients:
        await http.aclose()


def kills(folder: Path, times: int, most: int) -> None:
    """Kill a house so often; every time everything acknowledged must be there again."""
    told: dict[int, str] = {}
    dice = random.Random(7)
    tokens: list[str] = []
    for _ in range(times):
        with keeper(folder) as (process, address, token):
            if not tokens:
                tokens = asyncio.run(begun(address, token))
            more = dice.randint(1, most)
            asyncio.run(asyncio.wait_for(until_killed(process, address, tokens, told, more), 600))
        found = TournamentFolder(folder / f"{NAME}.jsonl").read()
        heads = {event.number: event.hash for event in found.events}
        assert told.items() <= heads.items()
    assert len(told) >= times
    assert verify_report(write_report(make_report(found.events, found.tournament))).violations == ()


def test_a_killed_house_loses_nothing_acknowledged(tmp_path: Path) -> None:
    kills(tmp_path, times=2, most=6)
    log = tmp_path / f"{NAME}.jsonl"
    content = bytearray(log.read_bytes())
    content[len(content) // 2] ^= 1
    log.write_bytes(bytes(content))
    with pytest.raises(FolderError, match="event"):
        TournamentFolder(log).read()


@pytest.mark.long
def test_a_house_killed_many_times(tmp_path: Path) -> None:
    kills(tmp_path, times=25, most=40)
