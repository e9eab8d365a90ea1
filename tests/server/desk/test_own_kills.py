"""Killed with -9 while games of a tournament go on: each result reaches the log exactly once."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from sixgun.server.desk.store import TournamentFolder
from sixgun.tournament.log.kinds import HOUSE
from sixgun.tournament.reporting.report import make_report, write_report
from sixgun.tournament.reporting.verification import verify_report
from tests.server.desk.halls import CUP, NAME, Desk, is_view
from tests.server.desk.own_tables import BOT, SHORT, house_all
from tests.server.desk.test_kills import come_in, keeper
from tests.server.front.fronts import http_client

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")

#: The first view and how far the tables are come without anything having happened.
LEAST = 3


async def begun(address: str, token: str) -> str:
    """A tournament of ten bots whose first round is in the house; the token of its referee."""
    async with http_client(address, {"Authorization": f"Bearer {token}"}) as http:
        opened = await http.post("/api/tournaments", json={**CUP, **SHORT})
    referee = await come_in(address, opened.json()["links"][1]["link"])
    async with http_client(address, {"Authorization": f"Bearer {referee}"}) as http:
        desk = Desk(http, NAME, "desk", "")
        await desk.act("seat_bots", count=10, bot=BOT)
        await desk.act("close_registration")
        await desk.act("draw_round", hall="1 2 3")
        await house_all(desk)
    return referee


async def watch(process: subprocess.Popen[str], address: str, token: str, most: int) -> bool:
    """Kill the house after so much news, wherever it is; True: the round was over before."""
    socket = connect(
        f"{address.replace('http', 'ws', 1)}/api/tournaments/{NAME}/desk/live",
        additional_headers={"Authorization": f"Bearer {token}"},
        proxy=None,
        compression=None,
    )
    async with socket as live:
        for _ in range(most):
            if is_over(is_view(await live.recv(), "desk")):
                return True
        process.send_signal(signal.SIGKILL)
    return False


def is_over(view: Any) -> bool:
    return all(table["versions"] for table in view["rounds"][-1]["tables"])


def kills(folder: Path, most: int) -> None:
    """Kill a house again and again, until it has brought a round to its end."""
    dice, token, over = random.Random(11), "", False
    while not over:
        with keeper(folder, "tests.server.desk.own_keeper") as (process, address, owner):
            if not token:
                token = asyncio.run(begun(address, owner))
                process.send_signal(signal.SIGKILL)
            else:
                news = dice.randint(LEAST, most)
                over = asyncio.run(asyncio.wait_for(watch(process, address, token, news), 600))
    found = TournamentFolder(folder / "tournaments" / f"{NAME}.jsonl").read()
    sheets = [event for event in found.events if event.kind == "sheet_entered"]
    assert [event.by for event in sheets] == [HOUSE, HOUSE]
    assert {event.data["table"] for event in sheets} == {1, 2}
    report = write_report(make_report(found.events, found.tournament))
    assert verify_report(report).violations == ()


def test_a_result_reaches_the_tournament_exactly_once(tmp_path: Path) -> None:
    kills(tmp_path, most=30)


@pytest.mark.long
def test_a_house_is_killed_after_every_piece_of_news(tmp_path: Path) -> None:
    kills(tmp_path, most=LEAST + 1)
