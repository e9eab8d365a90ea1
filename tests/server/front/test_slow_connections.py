"""Clients that read slowly, not at all, or talk too fast hold up nobody."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from sixgun.client import Client, applied
from sixgun.server.protocol import (
    PROTOCOL,
    WINDOW,
    Ack,
    Delta,
    Done,
    Full,
    Hello,
    Lobby,
    Message,
    Notice,
    Refused,
    Request,
    Table,
    Told,
    Update,
    Watch,
    Welcome,
    encode,
    encoding,
    read_message,
)
from sixgun.server.tables.connection import MOST_WAITING, Connection
from tests.server.houses import a_house, answered, begun, play_out, run

FOUR = ("Anna", "Bruno", "Carla", "Dario")


async def send(socket: ClientConnection, request: Request) -> None:
    await socket.send(encode(request), text=True)


async def heard(socket: ClientConnection, until: type[Message]) -> list[Any]:
    """Everything up to the first message of a kind."""
    messages: list[Any] = []
    while not messages or not isinstance(messages[-1], until):
        messages.append(read_message(str(await socket.recv()).encode()))
    return messages


def test_whoever_does_not_say_how_far_he_has_read_is_told_the_rest_at_once(tmp_path: Path) -> None:
    """So many updates, then nothing; after his word one update with all that happened."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            async with house.socket((await house.client("Zoe")).key) as socket:
                await send(socket, Hello(protocol=PROTOCOL))
                await send(socket, Watch(table=people[0].table.table))
                await heard(socket, Update)
                for _ in range(WINDOW + 10):
                    if people[0].ended is None and people[0].view.over == "":
                        await answered(people)
                await house.quiet()
                await send(socket, Lobby(on=False))
                table = house.table_of(people[0])
                (slow,) = [v for g, v in table.viewers.items() if v.seat is None]
                assert slow.seq == min(WINDOW, len(people[0].of(Update)))
                await send(socket, Ack(seq=10**9))
                await send(socket, Ack(seq=-1))
                await house.quiet()
                assert slow.waiting is None
                assert slow.told == len(table.play.game.ears)
                await send(socket, Full())
                updates = await read_updates(socket, slow.seq + 1)
                assert updates[-1].view is not None

    run(test)


def test_who_claims_to_have_read_what_was_never_sent_is_sent_no_more_for_it(
    tmp_path: Path,
) -> None:
    """A word from the future counts for what was sent: later updates still wait for his next."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            async with house.socket((await house.client("Zoe")).key) as socket:
                await send(socket, Hello(protocol=PROTOCOL))
                await send(socket, Watch(table=people[0].table.table))
                first = (await heard(socket, Update))[-1]
                await send(socket, Ack(seq=10**9))
                await send(socket, Lobby(on=False))
                await heard(socket, Done)  # so he has been heard
                for _ in range(WINDOW + 10):
                    await answered(people)
                await house.quiet()
                (slow,) = [v for v in house.table_of(people[0]).viewers.values() if v.seat is None]
                assert slow.acked == first.seq
                assert slow.seq == first.seq + WINDOW
                assert slow.waiting is not None
                await read_updates(socket, slow.seq)

    run(test)


async def read_updates(socket: ClientConnection, last: int) -> list[Update]:
    updates: list[Update] = []
    while not updates or updates[-1].seq < last:
        updates.append((await heard(socket, Update))[-1])
    return updates


def test_deltas_that_were_put_together_lead_to_the_same_view(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            async with house.socket((await house.client("Zoe")).key) as socket:
                await send(socket, Hello(protocol=PROTOCOL))
                await send(socket, Watch(table=people[0].table.table))
                view = (await heard(socket, Update))[-1].view
                await play_out(people)
                await house.quiet()
                (slow,) = [v for v in house.table_of(people[0]).viewers.values() if v.seat is None]
                await send(socket, Ack(seq=slow.seq))
                reports = []
                while not view.over:
                    update = (await heard(socket, Update))[-1]
                    view = applied(view, update.delta)
                    reports += update.reports
                assert view == encoding.encode_view(house.table_of(people[0]).play.game.view())
                assert reports[-1].key in ("won", "game_over")

    run(test)


def test_whoever_lets_hundreds_of_messages_wait_is_cut_off_once() -> None:
    client, cuts = Connection("somebody"), []
    client.cut_off = lambda: cuts.append("cut")
    for _ in range(MOST_WAITING + 1000):
        client.send(Notice(notice=Told("notice-resumed")))
    assert cuts == ["cut"]
    assert client._outbox.qsize() == MOST_WAITING


def test_whoever_talks_too_fast_is_told_and_shown_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, message_burst=20, messages_per_second=1) as house:
            anna = await house.client("Anna")
            async with house.socket(anna.key) as socket:
                await send(socket, Hello(protocol=PROTOCOL))
                for _ in range(30):
                    await send(socket, Lobby(on=False))
                last = (await heard(socket, Refused))[-1]
                assert last.reason.key == "refusal-too-fast"
                await socket.wait_closed()
                assert socket.close_code == 1008

    run(test)


# ------------------------------------------------------------------ our own client


def test_our_client_asks_for_the_whole_view_if_a_delta_does_not_fit(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            client = people[0]
            for wrong in (
                Update(seq=client.seq + 1, base=client.seq, delta=Delta(set={"no such": 1})),
                Update(seq=client.seq + 9, base=client.seq + 8, delta=Delta()),
            ):
                seen, before = len(client.fulls()), client.view
                await client._take(client._socket, wrong)
                await client.until(lambda n=seen: len(client.fulls()) > n)
                assert client.view == before
            await answered(people)

    run(test)


def test_whoever_waits_hears_of_a_client_that_fails(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:

            def fall(message: Message) -> None:
                if isinstance(message, Table):
                    raise LookupError("the programmer made a mistake")

            async with Client(house.address, name="Anna", hear=fall) as anna:
                assert isinstance(anna.welcome, Welcome)
                with pytest.raises(ConnectionError):
                    await anna.open_table()
                with pytest.raises(LookupError, match="the programmer made a mistake"):
                    await anna.until(lambda: False)

    run(test)
