"""With a player's or a screen's token nothing can be learned about others before publication.

Two worlds that differ only in what others played give the same bytes at every endpoint and in
every live message; only the head of the chain differs, which is a hash under a secret nonce.
"""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from websockets.asyncio.client import ClientConnection

from sixgun.server.clock import TestClock
from sixgun.server.desk.routes.installing import ROUTES
from tests.server.desk.halls import NAME, Desk, Hall, a_sheet, check_table, hall, in_hall, register

HEAD = re.compile(rb'"head":"[0-9a-f]{64}"')
#: What stands for the parts of addresses.
PARTS = {"{tournament:str}": NAME, "{person:str}": "00000000", "{number:int}": "1"}
PARTS |= {"{table:int}": "1", "{paper:str}": "standings.pdf", "{photo:str}": "0" * 16}
QUERIES = ("", "?edition=0", "?edition=1", "?after=0", "?names=true")
BODIES: tuple[Any, ...] = (
    {},
    {"t": "call_referee"},
    {"t": "bid", "move": "pass"},
    {"t": "choose", "character": "jourdonnais"},
    {"role": "phone", "person": ""},
    {"secret": "guessed"},
    {"round": 1, "table": 1, "sheet": {}},
)


class Visitors(NamedTuple):
    phone: Desk
    screen: Desk


class World(NamedTuple):
    """What everybody else has played: at the tables where the watched player does not sit."""

    outcome: str
    extra: int


ONE, OTHER = World("law", 0), World("outlaws", 20)


def routes() -> Iterator[tuple[str, str]]:
    """Every endpoint of the desk, with its method."""
    for route in ROUTES:
        for path in sorted(route.paths):
            yield from ((method, filled(path)) for method in sorted(route.http_methods))


def filled(path: str) -> str:
    for mark, value in PARTS.items():
        path = path.replace(mark, value)
    return path


async def begun(made: Hall) -> tuple[str, str, str, str]:
    """A tournament with two rounds drawn and the first one's seats known; its tokens."""
    _, remo, rita = await made.cup()
    anna, *_ = await register(remo, 12)
    await remo.act("draw_round", hall="1 2 3")
    phone = await made.visitor(remo, "phone", anna)
    screen = await made.visitor(remo, "screen")
    return token(remo), token(rita), token(phone), token(screen)


def token(desk: Desk) -> str:
    return str(desk.http.headers["Authorization"]).removeprefix("Bearer ")


async def played(made: Hall, tokens: tuple[str, str, str, str], world: World) -> Visitors:
    """The same tournament goes on, in one world or the other."""
    remo, rita, phone, screen = (
        Desk(made.program(each), NAME, role, "")
        for each, role in zip(tokens, ("desk", "desk", "phone", "screen"), strict=True)
    )
    me = (await phone.get())["me"]
    for number in (1, 2):
        if number == 2:
            await remo.act("draw_round", hall="4 5 6")
        tables = (await remo.get())["rounds"][-1]["tables"]
        for place, table in enumerate(tables, 1):
            mine = me in table["players"]
            await check_table(remo, rita, number, place, sheet_in(world, mine))
    await remo.act("announce", text="The next round begins soon")
    await auctions(remo, me, world)
    return Visitors(phone, screen)


async def auctions(desk: Desk, me: str, world: World) -> None:
    """Auctions at all tables; elsewhere the bids and what a referee notes depend on the world."""
    await desk.act("draw_round", hall="6 6 6", confirmed=True)
    for place, table in enumerate((await desk.get())["rounds"][-1]["tables"], 1):
        mine = me in table["players"]
        where = {"round": 3, "table": place}
        await desk.act("begin_auction", **where, characters=CAST)
        price = 30 if mine else 10 + world.extra
        opening = {"seat": 1, "move": "open", "character": CAST[0], "price": price}
        await desk.act("move_auction", **where, **opening)
        if not mine:
            category = "swearing" if world.extra else "slow_play"
            await desk.act("warn", player=table["players"][0], category=category)


CAST = ["bart_cassidy", "black_jack", "calamity_janet", "el_gringo", "jesse_jones"]
CAST += ["jourdonnais", "kit_carlson"]


def sheet_in(world: World, mine: bool) -> dict[str, Any]:
    if mine:
        return a_sheet(6, "renegade")
    return a_sheet(6, world.outcome, prices=[10, 20 + world.extra, 30, 40, 50, 60])


async def everything(made: Hall, visitors: Visitors) -> dict[str, bytes]:
    """Whatever a visitor can get, by what was asked; heads left out."""
    found: dict[str, bytes] = {}
    for visitor in visitors:
        for method, path in routes():
            for query in QUERIES if method == "GET" else ("",):
                answer = await visitor.http.request(method, path + query)
                found[f"{visitor.role} {method} {path}{query}"] = shown(answer)
            for place, body in enumerate(BODIES if method == "POST" else ()):
                answer = await visitor.http.request(method, path, json=body)
                found[f"{visitor.role} {method} {path} {place}"] = shown(answer)
    return found


def shown(answer: Any) -> bytes:
    head = f"{answer.status_code} {answer.headers.get('content-type')} ".encode()
    return head + HEAD.sub(b"HEAD", answer.content)


async def in_world(folder: Path, tokens: tuple[str, str, str, str], world: World) -> Any:
    async with hall(folder, clock=TestClock(), messages_per_second=10_000.0) as made:
        heard: dict[str, bytes] = {}
        async with listening(made, tokens, heard):
            visitors = await played(made, tokens, world)
        return await everything(made, visitors), heard


@asynccontextmanager
async def listening(
    made: Hall, tokens: tuple[str, str, str, str], heard: dict[str, bytes]
) -> AsyncIterator[None]:
    """Note every live message of both visitors, by role and version."""
    phone, screen = (
        Desk(made.program(tokens[place]), NAME, role, "")
        for place, role in ((2, "phone"), (3, "screen"))
    )
    async with made.live(phone) as one, made.live(screen) as two:
        tasks = [
            asyncio.create_task(hear(socket, role, heard))
            for socket, role in ((one, "phone"), (two, "screen"))
        ]
        yield
        last = made.store().read().tournament.events
        while not {f"phone {last}", f"screen {last}"} <= heard.keys():
            await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def hear(socket: ClientConnection, role: str, heard: dict[str, bytes]) -> None:
    while True:
        message = await socket.recv(decode=False)
        assert isinstance(message, bytes)
        (version,) = set(re.findall(rb'"version":(\d+)', message))
        heard[f"{role} {version.decode()}"] = HEAD.sub(b"HEAD", message)


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(OTHER, id="outlaws"),
        pytest.param(World("renegade", 40), id="renegade", marks=pytest.mark.long),
    ],
)
def test_nothing_about_others_leaks_before_publication(tmp_path: Path, other: World) -> None:
    """T-090 to T-093: every endpoint, every live message, byte by byte."""
    folders = tmp_path / "one", tmp_path / "two"

    async def test() -> None:
        async with hall(folders[0]) as made:
            tokens = await begun(made)
        shutil.copytree(folders[0], folders[1])
        one, heard = await in_world(folders[0], tokens, ONE)
        two, also_heard = await in_world(folders[1], tokens, other)
        assert one.keys() == two.keys()
        assert len(one) > 100
        assert sum(answer.startswith(b"200") for answer in one.values()) >= 6
        differing = [asked for asked in one if one[asked] != two[asked]]
        assert differing == []
        both = heard.keys() & also_heard.keys()
        assert len(both) >= 2
        assert [name for name in both if heard[name] != also_heard[name]] == []
        logs = [(folder / f"{NAME}.jsonl").read_bytes() for folder in folders]
        assert logs[0] != logs[1]

    asyncio.run(test())


def test_the_worlds_would_show_what_leaks(tmp_path: Path) -> None:
    """At the desk the two worlds differ: the comparison could fail."""
    folders = tmp_path / "one", tmp_path / "two"

    async def totals(folder: Path, tokens: tuple[str, str, str, str], world: World) -> Any:
        async with hall(folder, clock=TestClock()) as made:
            await played(made, tokens, world)
            remo = Desk(made.program(tokens[0]), NAME, "desk", "")
            return [player["total"] for player in (await remo.get())["players"]]

    async def test() -> None:
        async with hall(folders[0]) as made:
            tokens = await begun(made)
        shutil.copytree(folders[0], folders[1])
        one = await totals(folders[0], tokens, ONE)
        two = await totals(folders[1], tokens, OTHER)
        assert one != two
        assert one[0] == two[0], "the watched player's own total"

    asyncio.run(test())


def test_after_publication_everybody_sees_the_standings(tmp_path: Path) -> None:
    """T-093."""

    async def test(made: Hall) -> None:
        _, remo, rita = await made.cup()
        anna, *_ = await register(remo, 10)
        phone = await made.visitor(remo, "phone", anna)
        for number in (1, 2, 3):
            await remo.act("draw_round", hall=str(number), confirmed=True)
            for place in (1, 2):
                await check_table(remo, rita, number, place, a_sheet(5))
            answer = await phone.ask("GET", "phone/standings")
            assert answer.json()["reason"]["key"] == "refused-not-published"
            assert (await phone.get())["hall"]["standings"] == []
        await remo.act("publish", hall="1", confirmed=True)
        shown = await phone.get("/standings")
        assert (len(shown["rows"]), shown["overspends"], shown["warnings"]) == (10, [], [])
        view = await phone.get()
        places = {player: score for _, player, score in view["hall"]["standings"]}
        assert places[anna] == view["total"]

    in_hall(tmp_path, test)
