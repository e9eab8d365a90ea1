"""Who asks for too much, sends what nobody can use, or never reads."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from sixgun.client import make_key
from sixgun.server.front import sockets
from sixgun.server.minds.pool import Mind
from sixgun.server.protocol import Distance, Explain, Refused, Say, Told
from sixgun.server.tables.connection import MOST_BYTES, MOST_WAITING, Connection
from sixgun.trials.raw import TEXT, RawSocket, frame
from tests.server.front.fronts import Front, served
from tests.server.front.test_serving import left_alone
from tests.server.houses import a_house, run


def test_who_never_reads_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not when he reads at last: when too much waits for him."""
    monkeypatch.setattr(sockets, "FAREWELL", 0.01)

    async def test() -> None:
        async with a_house(tmp_path) as house:
            key = await make_key(house.address)
            raw = await RawSocket.connect(house.address, key, buffer=4096)
            await raw.hello()
            raw.stop_reading()
            (deaf,) = house.house.company.connections
            while not deaf.lost:
                deaf.send_bytes(b'"' + b"x" * 60_000 + b'"')
                await asyncio.sleep(0)
            while deaf in house.house.company.connections:
                await asyncio.sleep(0)
            await raw.close()

    run(test)


def test_so_much_waits_and_no_more() -> None:
    async def test() -> None:
        for size, most in ((1, MOST_WAITING), (MOST_BYTES // 10, 10)):
            slow, ends = Connection("p"), []
            slow.cut_off = lambda ends=ends: ends.append("cut off")
            for _ in range(most):
                slow.send_bytes(b"x" * (size + 1))
            assert not ends
            assert await slow.next_message() == b"x" * (size + 1)
            slow.send_bytes(b"x" * (size + 1))
            assert not ends
            slow.send_bytes(b"x")
            slow.send_bytes(b"x")
            assert ends == ["cut off"]

    run(test)


def test_explanations_weigh_more_than_other_messages(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, messages_per_second=0.001, message_burst=100) as house:
            people = await house.seated("Anna", "Bruno", "Carla", "Dario", players=4)
            await people[0].start()
            await people[1].until(lambda: people[1].question is not None)
            asks = Explain(asks=(Distance(0, 1),) * 64)
            for _ in range(5):
                await people[1].request(asks)
            assert await people[1].refuses(asks) == "too-fast"
            await people[1].request(Say(text="I can still talk"))

    run(test)


def test_a_number_that_cannot_be_sent_back_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await house.client("Anna")
            assert anna._socket is not None
            await anna._socket.send(f'{{"t":"unwatch","id":{2**64}}}')
            refused = await anna.hears(Refused)
            assert refused.reason.key == "refusal-malformed"
            assert "$.id" in refused.reason.args["why"]

    run(test)


def test_noise_is_nothing_to_write_home_about(caplog: pytest.LogCaptureFixture) -> None:
    """Whoever sends it is shown out; the log holds no error of ours."""

    async def test(front: Front) -> None:
        key = await front.key()
        async with front.socket(key) as socket:
            await socket.send(b'"\xff"', text=True)
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 1007
        raw = await RawSocket.connect(front.address, key)
        raw.writer.write(frame(TEXT, b'"\xff"', first=0) + frame(0, b'"'))
        assert await raw.until_cut_off()
        await raw.close()
        host = front.address.removeprefix("http://")
        head = f"POST /api/recover HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer new\r\n"
        broken = f"{head}Transfer-Encoding: chunked\r\n\r\nzz\r\n"
        assert (await left_alone(front.serving.port, broken.encode()))[:12] in (
            b"",
            b"HTTP/1.1 400",
        )

    with caplog.at_level(logging.ERROR):
        served(test)
    assert not caplog.records


def test_bots_of_a_closed_table_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They would stay in the memory of a worker for ever."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            (anna,) = await house.seated("Anna", players=4)
            await anna.start(bots="drifter")
            await anna.until(lambda: anna.question is not None and bool(anna.question.options))
            forgotten: list[Mind] = []
            monkeypatch.setattr(house.house.pool, "forget", forgotten.append)
            await house.house.close_table(anna.table.table, Told("house-closed-table"))
            assert {(mind.seat, mind.spec) for mind in forgotten} >= {
                (seat, "drifter") for seat in (1, 2, 3)
            }

    run(test)
