"""A club behind one Wi-Fi: everybody comes from one address."""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import replace
from socket import socket

import pytest
from websockets.exceptions import InvalidStatus

from sixgun.server.front import serving
from sixgun.server.settings import HouseSettings
from tests.server.front.fronts import Front, served

PHONES = 220
#: What one address may have elsewhere.
FEW = 200


@pytest.fixture
def nearby(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house for the local network, at which only this machine is listened to."""
    listening = serving.listening_socket

    def here(settings: HouseSettings) -> socket:
        return listening(replace(settings, lan=False))

    monkeypatch.setattr(serving, "listening_socket", here)


async def phones(front: Front, stack: AsyncExitStack, count: int) -> None:
    """So many people come, each with a socket that works."""
    for _ in range(count):
        phone = await stack.enter_async_context(front.socket(await front.key()))
        await phone.send("hello")
        assert await phone.recv() == "hello"


@pytest.mark.usefixtures("nearby")
def test_with_lan_a_whole_club_gets_in() -> None:
    async def test(front: Front) -> None:
        async with AsyncExitStack() as stack:
            await phones(front, stack, PHONES)
            assert len(front.serving.context.sockets) == PHONES

    served(test, lan=True)


def test_elsewhere_one_address_has_its_share() -> None:
    async def test(front: Front) -> None:
        async with AsyncExitStack() as stack:
            await phones(front, stack, FEW)
            with pytest.raises(InvalidStatus) as refused:
                await stack.enter_async_context(front.socket(await front.key()))
            assert refused.value.response.status_code == 429

    served(test)
