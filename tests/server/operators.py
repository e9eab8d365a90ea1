"""Operators for tests: the same house by its link, and by the socket of the machine."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from sixgun.server.operator.local_socket import socket_path
from tests.server.houses import OpenHouse, posted


class Page:
    """Whoever came by the house link."""

    def __init__(self, house: OpenHouse, token: str) -> None:
        self._house = house
        self.token = token

    async def asks(self, act: str, **fields: Any) -> Any:
        """Send an act; its answer, or the problem."""
        answer = await posted(self._house, "/api/house/acts", self.token, t=act, **fields)
        return answer.json()


class Command:
    """Whoever runs the house, at its machine."""

    def __init__(self, store: Path) -> None:
        self._path = socket_path(store)

    async def asks(self, act: str, **fields: Any) -> Any:
        return json.loads(await self.sends(json.dumps({"t": act, **fields}).encode()))

    async def sends(self, line: bytes) -> bytes:
        """Send a line as it is; what comes back, which may be nothing."""
        reader, writer = await asyncio.open_unix_connection(self._path)
        try:
            writer.write(line + b"\n")
            return await reader.read()
        finally:
            writer.close()


async def page_of(house: OpenHouse) -> Page:
    """An operator with a browser, or a program of his."""
    secret = house.serving.new_house_link().partition("#house=")[2]
    entered = await posted(house, "/api/house/enter", "new", secret=secret)
    return Page(house, entered.json()["token"])


def command_of(house: OpenHouse) -> Command:
    return Command(house.house.store.path)
