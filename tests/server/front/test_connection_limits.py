"""Who gets a connection: so many an address, so many in all, and who must go for others."""

from __future__ import annotations

import asyncio
import errno
import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sixgun.server.front import connection_limits, descriptors, serving
from sixgun.server.front.connection_limits import (
    FOR_OPERATOR,
    ConnectionLimits,
    Peer,
    limits_for,
)
from sixgun.server.front.descriptors import KEPT_BACK, most_beside
from sixgun.server.front.origins import Proxies
from sixgun.server.protocol import PROTOCOL, Hello, encode
from sixgun.server.settings import HouseSettings
from sixgun.trials.raw import RawSocket, exchange
from tests.server.front.fronts import Front, served
from tests.server.front.test_serving import certificate
from tests.server.houses import a_house, run

AFAR = "203.0.113.9"
HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"


def limits(most: int = 100, per_address: int = 100, proxies: tuple[str, ...] = ()) -> Counted:
    return Counted(most, per_address, Proxies(proxies))


class Counted(ConnectionLimits):
    """Limits that note on whom they hung up."""

    gone: list[Peer]

    def come(self, *addresses: str, busy: bool = False) -> list[Peer | None]:
        found = [self.admit(address) for address in addresses]
        self.gone = getattr(self, "gone", [])
        for peer in found:
            if peer is not None:
                peer.hang_up = lambda peer=peer: self.gone.append(peer)
                if busy:
                    self.busy(peer)
        return found


# ------------------------------------------------------------------ counting


def test_an_address_has_so_many_connections_and_others_have_theirs() -> None:
    made = limits(per_address=3)
    assert None not in made.come(AFAR, AFAR, AFAR, busy=True)
    assert made.come(AFAR) == [None]
    assert None not in made.come("198.51.100.7")
    assert (made.connections_of(AFAR), len(made), made.turned_away) == (3, 4, 1)


def test_a_household_of_ipv6_is_one_address() -> None:
    made = limits(per_address=2)
    assert None not in made.come("2001:db8::1", "2001:db8::ffff:2", busy=True)
    assert made.come("2001:db8::3") == [None]
    assert None not in made.come("2001:db8:0:1::3")


def test_who_keeps_the_house_waiting_longest_makes_way() -> None:
    made = limits(per_address=3)
    first, second, third = made.come(AFAR, AFAR, AFAR)
    (near,) = made.come("198.51.100.7")
    made.busy(first)
    (fourth,) = made.come(AFAR)
    assert made.gone == [second]
    made.idle(first)  # it has been answered, and waits from now on
    made.come(AFAR)
    made.come(AFAR)
    assert made.gone == [second, third, fourth]
    made.come(AFAR)
    assert made.gone == [second, third, fourth, first]
    assert near not in made.gone
    assert made.connections_of(AFAR) == 3


def test_in_all_there_are_so_many_and_the_operator_still_comes_in() -> None:
    made = limits(most=4)
    addresses = [f"203.0.113.{number}" for number in range(4)]
    assert None not in made.come(*addresses, busy=True)
    assert made.come("203.0.113.9") == [None]
    own = made.come(*["127.0.0.1"] * FOR_OPERATOR, busy=True)
    assert None not in own
    assert made.come("127.0.0.1") == [None]
    assert len(made) == 4 + FOR_OPERATOR


def test_a_full_house_parts_with_who_waits_whoever_that_is() -> None:
    made = limits(most=2)
    waiting, _ = made.come("203.0.113.1", "203.0.113.2")
    assert None not in made.come("203.0.113.3")
    assert made.gone == [waiting]


def test_a_proxy_speaks_for_many() -> None:
    made = limits(most=20, per_address=2, proxies=("10.0.0.1", "127.0.0.1"))
    assert None not in made.come(*["10.0.0.1"] * 10, *["127.0.0.1"] * 10, busy=True)
    assert made.come("10.0.0.1", "127.0.0.1") == [None, None]  # and has nothing kept back


def test_who_is_gone_is_counted_once() -> None:
    made = limits(per_address=1)
    (peer,) = made.come(AFAR)
    for _ in range(2):
        made.leave(peer)
        made.idle(peer)
        made.busy(peer)
    assert len(made) == made.connections_of(AFAR) == 0
    assert None not in made.come(AFAR)
    assert made.gone == []


# ------------------------------------------------------------------ how many


def test_descriptors_are_kept_back_for_the_store_and_for_whoever_runs_the_house() -> None:
    assert most_beside(1024) == 1024 - KEPT_BACK
    assert most_beside(256) == 192
    found = limits_for(HouseSettings(connections_per_address=10**6), Proxies(()))
    assert found.most + FOR_OPERATOR == descriptors.limit() - KEPT_BACK
    assert found.per_address == found.most


@pytest.mark.parametrize(("machine", "usual", "chosen"), [(1024, 440, 700), (20_000, 2_000, 3_500)])
def test_the_local_network_raises_the_share_of_an_address(
    machine: int, usual: int, chosen: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A club of 200 phones behind one address comes in, also where descriptors are few."""
    monkeypatch.setattr(descriptors, "limit", lambda: machine)
    assert limits_for(HouseSettings(), Proxies(())).per_address == 400
    assert limits_for(HouseSettings(lan=True), Proxies(())).per_address == usual
    more = HouseSettings(lan=True, connections_per_address=700)
    assert limits_for(more, Proxies(())).per_address == chosen


def test_the_limit_of_the_machine_is_raised_and_never_lowered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Machine:
        RLIMIT_NOFILE, RLIM_INFINITY = 7, -1

        def __init__(self, soft: int, hard: int) -> None:
            self.now = (soft, hard)

        def getrlimit(self, _: int) -> tuple[int, int]:
            return self.now

        def setrlimit(self, _: int, limits: tuple[int, int]) -> None:
            self.now = limits

    for before, after in {
        (1024, 4096): (4096, 4096),
        (1024, -1): (descriptors.WANTED, -1),
        (1024, 10**6): (descriptors.WANTED, 10**6),
        (50_000, 10**6): (50_000, 10**6),
        (-1, -1): (-1, -1),
    }.items():
        machine = Machine(*before)
        monkeypatch.setattr(descriptors, "resource", machine)
        descriptors.raise_limit()
        assert machine.now == after


# ------------------------------------------------------------------ on a port


async def gone(front: Front, left: int = 0) -> None:
    while len(front.serving.limits) > left:
        await asyncio.sleep(0)


def test_half_sent_requests_of_one_address_shut_out_nobody() -> None:
    async def test(front: Front) -> None:
        halves = [await RawSocket.begin(front.address, "half", HALF) for _ in range(40)]
        key = await front.key()
        async with front.browser() as http:
            assert (await http.get("/healthz")).status_code == 200
        async with front.socket(key) as socket:
            await socket.send("hello")
            assert await socket.recv() == "hello"
            assert len(front.serving.limits) <= 8
        for half in halves[:30]:
            assert await half.until_cut_off()
        for half in halves:
            await half.close()
        await gone(front)

    served(test, connections_per_address=8)


def test_sockets_keep_their_places_and_give_them_back() -> None:
    async def test(front: Front) -> None:
        keys = [await front.key() for _ in range(3)]
        async with front.socket(keys[0]) as one, front.socket(keys[1]) as two:
            assert await exchange(front.address, HALF + b"\r\n") == b""
            for socket in (one, two):
                await socket.send("still here")
                assert await socket.recv() == "still here"
            assert front.serving.limits.turned_away == 1
        await gone(front)
        async with front.socket(keys[2]) as three:
            await three.send("at last")
            assert await three.recv() == "at last"

    served(test, connections_per_address=2)


def test_a_handshake_that_never_comes_takes_a_place_and_makes_way(tmp_path: Path) -> None:
    """With TLS nothing of ours runs before it, and the place counts all the same."""
    cert, key = certificate(tmp_path)

    async def test(front: Front) -> None:
        first = await RawSocket.begin(front.address, "no handshake", b"")
        while len(front.serving.limits) < 1:
            await asyncio.sleep(0)
        second = await RawSocket.begin(front.address, "no handshake", b"")
        assert await first.until_cut_off()
        assert len(front.serving.limits) <= 1
        for each in (first, second):
            await each.close()
        await gone(front)

    served(test, tls_cert=cert, tls_key=key, connections_per_address=1)


def test_220_sockets_of_one_address_come_in_by_the_local_network(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def local_socket(_: HouseSettings) -> socket.socket:
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.bind(("127.0.0.1", 0))
        listener.listen(1024)
        return listener

    monkeypatch.setattr(serving, "listening_socket", local_socket)

    async def test(front: Front) -> None:
        raws = [await RawSocket.connect(front.address, await front.key()) for _ in range(220)]
        assert len(front.serving.context.sockets) == 220
        for raw in raws:
            await raw.close()
        await gone(front)

    served(test, lan=True)


# ------------------------------------------------------------------ hello


def test_who_never_says_hello_is_shown_out_after_ten_seconds(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            key = (await house.client("Anna")).key
            async with house.socket(key) as silent, house.socket(key) as polite:
                await polite.send(encode(Hello(protocol=PROTOCOL)), text=True)
                await polite.recv()
                while len(house.serving.context.sockets) < 3:
                    await asyncio.sleep(0)
                house.clock.advance(9.9)
                assert await still_open(silent)
                house.clock.advance(0.2)
                with pytest.raises(ConnectionClosed):
                    await silent.recv()
                assert silent.close_code == 1008
                house.clock.advance(1000)
                assert await still_open(polite)

    async def still_open(each: object) -> bool:
        await asyncio.wait_for(await each.ping(), 60)
        return True

    run(test)


def test_a_machine_that_is_out_of_breath_for_a_while_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """No descriptor left, or who came is gone again: the next one comes in."""
    monkeypatch.setattr(connection_limits, "OUT_OF_BREATH", 0.0)

    async def test(front: Front) -> None:
        loop = asyncio.get_running_loop()
        accept, failures = (
            loop.sock_accept,
            [OSError(errno.EMFILE, "none"), ConnectionAbortedError()],
        )

        async def troubled(listener: socket.socket) -> tuple[socket.socket, Any]:
            if failures:
                raise failures.pop(0)
            return await accept(listener)

        monkeypatch.setattr(loop, "sock_accept", troubled)
        for _ in range(3):  # the first comes in by a call that had begun before
            async with front.browser() as http:
                assert (await http.get("/healthz")).status_code == 200
        assert not failures

    served(test)
    said = [record.getMessage() for record in caplog.records]
    assert said.count("no connection can be taken") == 1
