"""Closed houses for tests, and whoever stands before them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from websockets.exceptions import InvalidStatus

from sixgun.server.clock import TestClock
from sixgun.server.store.file import make_private
from sixgun.server.store.store import Store
from tests.server.front.fronts import http_client
from tests.server.houses import OpenHouse, a_house
from tests.server.operators import Command


@cache
def empty_store() -> bytes:
    """A store in which nothing is written yet: migrating takes longer than most tests."""
    with TemporaryDirectory() as folder:
        made = Path(folder) / "house.db"
        Store.open(made, date=lambda: 0.0).close()
        return made.read_bytes()


PASSWORD = "correct horse battery"
#: What is told to who is not let in.
SHUT = (401, "admission-needed")


@asynccontextmanager
async def closed(
    folder: Path, clock: TestClock | None = None, **settings: Any
) -> AsyncIterator[OpenHouse]:
    """A house with a password, unless something else is said."""
    chosen: dict[str, Any] = {"admission": "password", **settings}
    if chosen["admission"] == "password":
        chosen.setdefault("password", PASSWORD)
    if not (store := folder / "house.db").exists():
        make_private(store)
        store.write_bytes(empty_store())
    async with a_house(folder, clock, **chosen) as house:
        yield house


def browser(house: OpenHouse, **headers: str) -> httpx.AsyncClient:
    """A page of the house in somebody's browser, which keeps its cookies."""
    return http_client(house.address, {"Origin": house.address} | headers)


async def enter(page: httpx.AsyncClient, way: str, **body: Any) -> tuple[int, str]:
    """Try to be let in; the status, and why not."""
    return told(await page.post(f"/api/admission/{way}", json=body))


def told(answer: httpx.Response) -> tuple[int, str]:
    """What an answer is, and why it is none."""
    said = answer.json() if answer.headers.get("content-type") == "application/json" else {}
    return answer.status_code, said.get("reason", {}).get("key", "") if said else ""


async def is_in(page: httpx.AsyncClient) -> bool:
    """Does the house speak with somebody: who he is, and what there is?"""
    answers = [told(await page.get(path)) for path in ("/api/me", "/api/house-rules")]
    assert len({answer == SHUT for answer in answers}) == 1
    return answers[0] != SHUT


async def socket_refused(house: OpenHouse, key: str) -> int:
    """With which status a socket is refused; 0: it is not."""
    try:
        async with house.socket(key):
            return 0
    except InvalidStatus as refusal:
        return refusal.response.status_code


async def invited(house: OpenHouse, **fields: Any) -> str:
    """The secret of a new invitation."""
    made = await operator(house).asks("invite", **fields)
    secret: str = made["link"].partition("#admit=")[2]
    assert secret
    return secret


def operator(house: OpenHouse) -> Command:
    return Command(house.house.store.path)


@contextmanager
def log_of_house() -> Iterator[list[str]]:
    """Every line of the log, with its facts."""
    lines: list[str] = []

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(f"{record.getMessage()} {getattr(record, 'facts', {})}")

    ear, log = Ear(), logging.getLogger("sixgun.house")
    before = log.level
    log.addHandler(ear)
    log.setLevel(logging.DEBUG)
    try:
        yield lines
    finally:
        log.removeHandler(ear)
        log.setLevel(before)
