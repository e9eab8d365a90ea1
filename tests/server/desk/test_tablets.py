"""The clock of a duel on a tablet between its players: by a link of its own, and nothing else."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from sixgun.server.clock import TestClock
from sixgun.tournament.log.kinds import HOUSE
from tests.server.desk.halls import (
    NAME,
    Desk,
    Hall,
    ended,
    hall,
    in_hall,
    is_view,
    play_all,
    register,
)
from tests.server.desk.test_secrecy import BODIES, QUERIES, routes, shown, token

MINUTE = 60.0


async def duelling(made: Hall) -> list[Desk]:
    """Two referees at their desks; both semifinals have their sides."""
    _, remo, rita = await made.cup()
    await register(remo, 10)
    await play_all(remo, rita)
    await remo.act("publish", hall="1", confirmed=True)
    await remo.act("begin_duels", confirmed=True)
    for duel in ("s1", "s2"):
        await remo.act("draw_sides", duel=duel, hall="5")
    return [remo, rita]


async def lent(made: Hall, desk: Desk, duel: str = "s1") -> Desk:
    """A tablet that has come in by the link that a referee has got for it."""
    done = await desk.act("lend_clock", duel=duel)
    assert done["link"]["role"] == "clock"
    return await made.come(done["link"]["link"])


async def tap(tablet: Desk, action: str, side: int = 0, **more: Any) -> Any:
    """Press over what the tablet shows now."""
    seen = (await tablet.get())["presses"]
    return await tablet.act("tap_clock", action=action, side=side, **{"seen": seen, **more})


def kinds(made: Hall) -> list[tuple[str, str]]:
    return [(event.kind, event.by) for event in made.store().read().events]


def test_two_players_press_their_clock(tmp_path: Path) -> None:
    async def test(made: Hall) -> None:
        remo, _ = await duelling(made)
        tablet = await lent(made, remo)
        view = await tablet.get()
        assert set(view) == {
            *("t", "now", "tournament", "duel", "first", "second"),
            *("law", "clock", "presses", "winner", "how"),
        }
        assert (view["duel"], view["how"], view["winner"]) == ("s1", "", None)
        assert {view["first"], view["second"]} < {f"Player {n}" for n in range(1, 11)}
        await tap(tablet, "begin", 1)
        made.clock.advance(MINUTE)
        view = await tap(tablet, "done", 1)
        assert view["clock"]["left"] == [30 * 60_000, 29 * 60_000]
        assert (view["clock"]["turn"], view["presses"]) == (0, 3)
        for pause in ("reshuffle", "interruption", "elimination"):
            assert (await tap(tablet, pause))["clock"]["pause"] == pause
            made.clock.advance(MINUTE)
            await tap(tablet, "resume")
        made.clock.advance(MINUTE)
        assert (await tap(tablet, "done"))["clock"]["left"] == [29 * 60_000, 29 * 60_000]
        written = [each for each in kinds(made) if each[0].startswith("clock")]
        assert written == [("clock_lent", remo.person)] + [("clock_pressed", HOUSE)] * 11

    in_hall(tmp_path, test)


@pytest.mark.parametrize("seconds", [3600.0, -3600.0])
def test_no_duel_is_lost_because_the_date_was_set(tmp_path: Path, seconds: float) -> None:
    """T-126, T-127: what has passed counts, also over a house that was opened again since."""
    clock = TestClock()

    async def begin(made: Hall) -> None:
        remo, _ = await duelling(made)
        tablet = await lent(made, remo)
        await tap(tablet, "begin", 1)
        clock.advance(MINUTE)
        clock.jump(seconds)
        assert (await tap(tablet, "done", 1))["clock"]["left"] == [30 * 60_000, 29 * 60_000]
        clock.jump(-seconds)
        clock.advance(MINUTE)
        assert (await tap(tablet, "reshuffle"))["clock"]["left"] == [29 * 60_000, 29 * 60_000]
        links.append((await remo.act("lend_clock", duel="s1"))["link"]["link"])
        clock.jump(min(0.0, seconds))

    async def go_on(made: Hall) -> None:
        tablet = await made.come(links[0])
        await tap(tablet, "resume")
        clock.advance(MINUTE)
        assert (await tap(tablet, "done"))["clock"]["left"] == [28 * 60_000, 29 * 60_000]

    links: list[str] = []
    in_hall(tmp_path, begin, clock=clock)
    in_hall(tmp_path, go_on, clock=clock)


def test_a_press_counts_once_and_only_for_whose_turn_it_is(tmp_path: Path) -> None:
    async def test(made: Hall) -> None:
        remo, _ = await duelling(made)
        tablet = await lent(made, remo)
        await tap(tablet, "begin", 0)
        assert await tablet.refused(422, "tap_clock", action="done", side=1, seen=1) == (
            "refused-clock-not-running"
        )
        await tablet.act("tap_clock", action="done", side=0, seen=1)
        again = await tablet.refused(409, "tap_clock", action="done", side=0, seen=1)
        assert again == "desk-clock-has-moved"
        assert (await tablet.get())["clock"]["turn"] == 1
        both = await asyncio.gather(
            *[tablet.try_act("tap_clock", action="done", side=1, seen=3) for _ in range(2)]
        )
        assert sorted(each.status_code for each in both) == [200, 409]
        assert (await tablet.get())["clock"]["turn"] == 0

    in_hall(tmp_path, test)


def test_what_was_pressed_without_a_connection_counts_from_then(tmp_path: Path) -> None:
    async def test(made: Hall) -> None:
        remo, _ = await duelling(made)
        tablet = await lent(made, remo)
        await tap(tablet, "begin", 0)
        made.clock.advance(5 * MINUTE)
        view = await tap(tablet, "done", 0, ago=2 * 60_000)
        assert view["clock"]["left"][0] == 27 * 60_000
        assert view["now"] - view["clock"]["since"] == 2 * 60_000
        late = await tap(tablet, "done", 1, ago=9 * 60_000)  # not before the press before
        assert late["clock"]["left"] == [27 * 60_000, 30 * 60_000]
        made.clock.advance(1.0)
        await tap(tablet, "reshuffle", ago=900)  # the way of the message is no delay
        names = [kind for kind, _ in kinds(made) if kind.startswith("clock_pressed")]
        assert names.count("clock_pressed_late") == 4
        assert names[-1] == "clock_pressed"

    in_hall(tmp_path, test)


def test_the_referee_has_the_last_word(tmp_path: Path) -> None:
    """Sees all clocks, pauses, puts right, takes back; a win on time is one by the clock."""

    async def test(made: Hall) -> None:
        remo, rita = await duelling(made)
        tablet = await lent(made, remo)
        assert (await rita.get())["tablets"] == [{"duel": "s1", "here": False}]
        async with made.live(tablet) as socket, made.live(rita) as watching:
            is_view(await socket.recv(), "clock")
            while not is_view(await watching.recv(), "desk")["tablets"][0]["here"]:
                pass
            await tap(tablet, "begin", 0)
            assert is_view(await socket.recv(), "clock")["clock"]["turn"] == 0
            await rita.act("press_clock", duel="s1", action="interruption")
            assert is_view(await socket.recv(), "clock")["clock"]["pause"] == "interruption"
            await rita.act("set_clock", duel="s1", first=5, second=60, reason="a mistake")
            assert is_view(await socket.recv(), "clock")["clock"]["left"] == [5000, 60_000]
            await rita.act("press_clock", duel="s1", action="resume")
            is_view(await socket.recv(), "clock")
            second = (await rita.get())["duels"][0]["second"]
            claim = {"duel": "s1", "winner": second, "how": "time"}
            assert await rita.refused(422, "win_duel", **claim) == "refused-time-is-left"
            made.clock.advance(6.0)
            await rita.act("win_duel", **claim)
            over = is_view(await socket.recv(), "clock")
            assert (over["winner"], over["how"]) == (1, "time")
            await rita.act("take_clock_back", duel="s1")
            assert await ended(socket) == (4401, "desk-signed-out")
        answer = await tablet.ask("GET", "clock")
        assert answer.status_code == 401
        assert await rita.refused(422, "take_clock_back", duel="s1") == "refused-clock-not-lent"

    in_hall(tmp_path, test)


def test_a_new_link_shuts_the_tablet_before_out(tmp_path: Path) -> None:
    async def test(made: Hall) -> None:
        remo, rita = await duelling(made)
        before = await lent(made, remo)
        after = await lent(made, rita)
        assert (await before.ask("GET", "clock")).status_code == 401
        assert (await after.get())["duel"] == "s1"
        assert kinds(made).count(("clock_lent", remo.person)) == 1
        answer = await remo.ask("POST", "desk/links", json={"role": "clock", "person": "s2"})
        assert answer.json()["reason"]["key"] == "refused-clock-not-lent"
        assert await remo.refused(422, "lend_clock", duel="final") == "refused-duel-not-ready"

    in_hall(tmp_path, test)


# ------------------------------------------------------------------------------ secrecy


async def everything(tablet: Desk) -> dict[str, bytes]:
    """Whatever a tablet can get, by what was asked."""
    found: dict[str, bytes] = {}
    for method, path in routes():
        for query in QUERIES if method == "GET" else ("",):
            answer = await tablet.http.request(method, path + query)
            found[f"{method} {path}{query}"] = shown(answer)
        for place, body in enumerate(BODIES if method == "POST" else ()):
            answer = await tablet.http.request(method, path, json=body)
            found[f"{method} {path} {place}"] = shown(answer)
    return found


async def elsewhere(remo: Desk, *, one: bool) -> None:
    """What happens besides this duel, in one world or the other."""
    view = await remo.get()
    await remo.act("press_clock", duel="s2", action="turn", side=0 if one else 1)
    await remo.act("announce", text="Lunch" if one else "A very late supper")
    others = [each["number"] for each in view["players"] if each["number"] not in view["qualified"]]
    await remo.act("warn", player=others[0 if one else 1], category="slow_play")
    if not one:
        await remo.act("win_duel", duel="s2", winner=view["duels"][1]["second"])


async def heard(socket: ClientConnection, times: int) -> list[bytes]:
    return [bytes(str(await socket.recv()), "utf-8") for _ in range(times)]


def test_a_tablet_learns_nothing_but_its_duel(tmp_path: Path) -> None:
    """Every endpoint and every live message, byte by byte, in two worlds."""
    folders = tmp_path / "one", tmp_path / "two"

    async def world(folder: Path, tokens: list[str], *, one: bool) -> tuple[Any, Any]:
        async with hall(folder, clock=TestClock(), messages_per_second=10_000.0) as made:
            remo = Desk(made.program(tokens[0]), NAME, "desk", "")
            tablet = Desk(made.program(tokens[1]), NAME, "clock", "s1")
            async with made.live(tablet) as socket:
                first = await heard(socket, 1)
                await elsewhere(remo, one=one)
                await tap(tablet, "begin", 0)
                return await everything(tablet), first + await heard(socket, 1)

    async def test() -> None:
        async with hall(folders[0]) as made:
            remo, _ = await duelling(made)
            tokens = [token(remo), token(await lent(made, remo))]
        shutil.copytree(folders[0], folders[1])
        found, told = await world(folders[0], tokens, one=True)
        also, also_told = await world(folders[1], tokens, one=False)
        assert [asked for asked in found if found[asked] != also[asked]] == []
        assert told == also_told
        pressed = [msgspec.json.decode(message)["presses"] for message in told]
        assert pressed == [0, 1], "a message for something else was sent"
        seen = [asked for asked in found if found[asked].startswith(b"200")]
        own = [asked for asked in seen if not asked.startswith("GET /api/tournament-openapi")]
        assert {asked.partition("?")[0] for asked in own} == {f"GET /api/tournaments/{NAME}/clock"}
        names = [word for word in ("Player", "head", "score", "contact") if word in str(told)]
        assert names == ["Player"]
        view = msgspec.json.decode(told[0])
        assert str(found).count("Player ") > 0
        assert view["first"] != view["second"]

    asyncio.run(test())
