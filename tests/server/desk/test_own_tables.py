"""A tournament's games at the tables of the house: dealt, played, reported by themselves."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sixgun.server.protocol import (
    Back,
    Change,
    Clear,
    Ended,
    Gone,
    Hurry,
    Invite,
    Kick,
    Leave,
    Lobby,
    Nudge,
    Pause,
    Rematch,
    Rename,
    Request,
    Resign,
    Say,
    Seatbot,
    Sit,
    Stand,
    Start,
    TableOptions,
    Tables,
    Update,
    Watch,
)
from sixgun.server.store import reads
from sixgun.tournament.log.kinds import HOUSE
from tests.server.desk.halls import NAME, Desk
from tests.server.desk.own_tables import Player, Saloon, drawn, house_all, in_saloon


def test_ten_bots_play_a_whole_tournament(tmp_path: Path) -> None:
    async def test(made: Saloon) -> None:
        (_, remo, rita), _ = await drawn(made, bots=10, auction=True)
        for number in (1, 2, 3):
            if number > 1:
                await remo.act("draw_round", hall=str(number), confirmed=True)
            await house_all(remo)
            view = await made.until_over(remo, number)
            for place, table in enumerate(view["rounds"][-1]["tables"], 1):
                (version,) = table["versions"]
                assert version["by"] == HOUSE
                assert version["sheet"]["prices"] == table["auction"]["paid"]
                assert version["sheet"]["characters"] == table["auction"]["bought"]
                await rita.act("verify_sheet", round=number, table=place, version=1)
        await remo.act("publish", hall="1", confirmed=True)
        view = await made.until(remo, lambda view: not made.house.house.tables)
        assert view["stage"] == "published"

    in_saloon(tmp_path, test)


async def one_person(made: Saloon, **more: Any) -> tuple[Desk, Player]:
    """A table of five in the house at which one person sits down; nobody hurries him."""
    derogations = more.pop("derogations", {})
    (_, remo, _), (anna,) = await drawn(made, bots=4, persons=1, derogations=derogations)
    await house_all(remo, **{"clock": "none", **more})
    await choose(remo, anna)
    await made.until(remo, lambda view: status_of(view) == "waiting")
    return remo, await made.player(remo, anna)


async def choose(desk: Desk, person: str) -> int:
    """A person takes the first of the two characters; the place of the table, from 0."""
    tables = (await desk.get())["rounds"][-1]["tables"]
    (place,) = [at for at, table in enumerate(tables) if person in table["players"]]
    seat = tables[place]["players"].index(person)
    character = tables[place]["choice"]["offered"][seat][0]
    where = {"round": 1, "table": place + 1, "seat": seat + 1}
    await desk.act("choose_character", **where, character=character)
    return place


def table_of(view: Any, place: int = 0) -> Any:
    """A table of the last round, at the desk."""
    return view["rounds"][-1]["tables"][place]


def status_of(view: Any) -> str:
    """How far the only table is in the house."""
    return str(table_of(view)["housed"]["status"])


def test_a_player_comes_by_the_phone_and_the_result_reports_itself(tmp_path: Path) -> None:
    async def test(made: Saloon) -> None:
        remo, anna = await one_person(made)
        seat = (await anna.phone.get())["seat"]
        assert (seat["housed"], seat["open"]) == (True, True)
        await anna.sits_down()
        await anna.client.play()
        me = anna.client.table.seat
        assert not any(face for pile in anna.client.piles() for face in pile[:-1]), "closed (S22)"
        assert anna.client.view.seats[me].role == seat["role"]
        assert anna.client.view.seats[me].character == seat["chosen"]
        view = await made.until_over(remo)
        (version,) = view["rounds"][0]["tables"][0]["versions"]
        sheet = version["sheet"]
        assert version["by"] == HOUSE
        assert sheet["outcome"] == anna.client.view.over
        assert sheet["roles"] == [each.role for each in anna.client.view.seats]
        assert sheet["characters"] == [each.character for each in anna.client.view.seats]
        assert sheet["prices"] == [0] * 5
        assert anna.client.of(Ended)[-1].proof is None, "it would tell the whole game"

    in_saloon(tmp_path, test)


POWERS: list[Request] = [
    Kick(seat=1),
    Start(),
    Rematch(),
    Hurry(how="result"),
    Nudge(seat=1),
    Change(options=TableOptions()),
    Pause(),
    Resign(),
    Leave(),
    Stand(),
    Sit(name="Zoe"),
    Rename(name="Zoe"),
    Invite(),
    Seatbot(seat=0, bot="drifter"),
    Clear(seat=1),
    Back(),
]


def test_the_table_is_the_referees(tmp_path: Path) -> None:
    """No owner's powers, no kick, no leaving, no chat, nobody who looks on."""

    async def test(made: Saloon) -> None:
        _, anna = await one_person(made)
        table = await anna.sits_down()
        await anna.client.hears(Update)
        assert anna.client.table.tournament == NAME
        assert (anna.client.table.owned, anna.client.table.owner) == (False, -1)
        assert anna.client.table.options.closed_discards
        refused = {type(request).__name__: await anna.client.refuses(request) for request in POWERS}
        assert set(refused.values()) == {"referees-table"}, refused
        assert await anna.client.refuses(Say(text="psst")) == "chat-off"
        stranger = await made.house.client("Zoe")
        assert await stranger.refuses(Watch(table=table)) == "no-such-table"
        stranger.follows = True
        await stranger.tell(Lobby())
        assert (await stranger.hears(Tables)).tables == ()

    in_saloon(tmp_path, test)


def test_what_the_referee_allows_is_allowed(tmp_path: Path) -> None:
    async def test(made: Saloon) -> None:
        remo, anna = await one_person(made, chat=True, spectators=True)
        table = await anna.sits_down()
        await anna.client.request(Say(text="ciao"))
        stranger = await made.house.client("Zoe")
        await stranger.watch(table)
        housed = (await remo.get())["rounds"][0]["tables"][0]["housed"]
        assert (housed["chat"], housed["spectators"], housed["clock"]) == (True, True, "none")

    in_saloon(tmp_path, test)


def test_a_referee_looks_on_and_sees_no_hands(tmp_path: Path) -> None:
    async def test(made: Saloon) -> None:
        remo, anna = await one_person(made)
        judge = Player(remo, await made.house.client("Remo"))
        secret = (await remo.post("ticket", round=1, table=1))["secret"]
        answer = await judge.use(secret)
        await judge.client.watch(answer.json()["table"])
        await anna.sits_down()
        first = (await judge.client.hears(Update)).view
        assert first.seat is None
        for seat in first.seats:  # a Black Jack has shown his second card to everybody
            faces = [face for face in seat.hand if face]
            assert len(faces) <= (seat.character == "black_jack")
        again = await judge.use(secret)
        assert (again.status_code, again.json()["reason"]["key"]) == (409, "refusal-ticket-old")

    in_saloon(tmp_path, test)


def test_a_seat_is_the_phones_not_the_browsers(tmp_path: Path) -> None:
    """Whoever has the private link sits there; the device before is shown out."""

    async def test(made: Saloon) -> None:
        _, anna = await one_person(made)
        await anna.sits_down()
        await anna.client.hears(Update)
        tablet = Player(anna.phone, await made.house.client("tablet"))
        await tablet.sits_down()
        gone = await anna.client.hears(Gone)
        assert gone.reason.key == "notice-seat-elsewhere"
        await tablet.client.play()
        assert tablet.client.view.over

    in_saloon(tmp_path, test)


async def wind(made: Saloon, desk: Desk, there: Callable[[Any], bool], seconds: float) -> Any:
    """Turn the clock again and again, until the desk shows something."""
    while not there(view := await desk.get()):
        await made.house.pass_time(seconds)
    return view


def test_out_of_time_the_default_is_played_and_the_referee_decides(tmp_path: Path) -> None:
    """No bot plays for a person: the referee is called, and here says that he has left."""

    async def test(made: Saloon) -> None:
        remo, anna = await one_person(made, clock="fast")
        await anna.sits_down()
        await anna.client.hears(Update)
        view = await wind(made, remo, lambda view: bool(view["calls"]), 60)
        call = view["calls"][0]
        assert (call["by"], call["cause"]) == (HOUSE, "time")
        assert call["player"] == anna.phone.person
        game = made.house.house.tables[anna.client.table.table]
        kinds = {move.kind for move in made.house.moves_of(anna.client)}
        assert "default" in kinds
        assert "substitute" not in kinds
        assert not game.state.places[anna.client.table.seat].away
        await remo.act("answer_call", call=call["event"])
        await remo.act("withdraw", player=call["player"], confirmed=True)
        view = await made.until_over(remo)
        assert view["rounds"][0]["tables"][0]["passive"] == [call["player"]]
        moves = {move.kind for move in made.house.moves_of(anna.client)}
        assert "leave" in moves

    in_saloon(tmp_path, test)


def test_who_is_cut_off_is_waited_for_and_the_referee_called(tmp_path: Path) -> None:
    async def test(made: Saloon) -> None:
        remo, anna = await one_person(made)
        table = await anna.sits_down()
        await anna.client.hears(Update)
        await anna.client.close()
        view = await wind(made, remo, lambda view: bool(view["calls"]), 31)
        assert [(call["cause"], call["player"]) for call in view["calls"]] == [
            ("away", anna.phone.person)
        ]
        assert status_of(view) == "playing"
        back = await made.house.client("back", key=anna.client.key)
        await back.watch(table)
        await back.play()
        view = await made.until_over(remo)
        assert view["calls"] == []
        told = [event for event in made.hall.store().read().events if event.by == HOUSE]
        kinds = [event.kind for event in told]
        assert kinds.count("player_returned") == 1, "who plays again is not missed"
        assert kinds.index("player_missed") < kinds.index("player_returned")
        assert kinds[-1] == "sheet_entered"

    in_saloon(tmp_path, test)


def test_who_leaves_before_the_deal_is_not_waited_for(tmp_path: Path) -> None:
    async def test(made: Saloon) -> None:
        remo, anna = await one_person(made)
        await remo.act("withdraw", player=anna.phone.person, no_show=True, confirmed=True)
        view = await made.until_over(remo)
        assert view["rounds"][0]["tables"][0]["passive"] == [anna.phone.person]
        revoked = await remo.refused(
            422, "revoke_withdrawal", player=anna.phone.person, reason="it was Bruno"
        )
        assert revoked == "refused-passive-in-house"

    in_saloon(tmp_path, test)


def test_high_noon_comes_by_time_by_itself(tmp_path: Path) -> None:
    """T-107, A-12: the clock calls it, at the desk and at the table."""

    async def test(made: Saloon) -> None:
        remo, anna = await one_person(made, derogations={"timed_noon": 30})
        await anna.sits_down()
        await anna.client.hears(Update)
        view = await wind(made, remo, lambda view: bool(table_of(view)["noon"]), 300)
        assert table_of(view)["noon"] == "time"
        assert table_of(view)["noon_due"] <= view["now"]
        await anna.client.until(lambda: anna.client.view.noon > 0)
        await anna.client.play()
        await made.until_over(remo)

    in_saloon(tmp_path, test)


# ------------------------------------------------------------------ what is sealed


async def asked(made: Saloon, key: str, games: list[str]) -> dict[str, tuple[int, Any]]:
    """Whatever somebody of the house can ask for about finished games."""
    paths = ["/api/me/history", "/api/me/statistics"]
    for game in games:
        paths += [f"/api/games/{game}/record", f"/api/games/{game}/replay?eyes=all"]
        paths += [f"/api/games/{game}/replay?eyes={seat}" for seat in range(5)]
    http = made.hall.program(key)
    answers = {path: await http.get(path) for path in paths}
    return {path: (each.status_code, each.text) for path, each in answers.items()}


def test_games_of_the_house_are_sealed_until_publication(tmp_path: Path) -> None:
    """History, statistics, records, replays, lobby and tables, for players and for strangers."""

    async def test(made: Saloon) -> None:
        (_, remo, rita), (anna,) = await drawn(made, 9, 1, derogations={"rounds": 1})
        await house_all(remo, clock="none")
        where = await choose(remo, anna)
        await made.until(remo, lambda view: table_of(view, where)["housed"]["status"] == "waiting")
        player = await made.player(remo, anna)
        fresh = await asked(made, player.client.key, [])
        mine = await player.sits_down()
        await player.client.play()
        await made.until_over(remo)
        rows = [reads.game_of(made.house.house.store, name) for name in made.house.house.tables]
        games = [row.id for row in rows if row is not None]
        zoe = await made.house.client("Zoe")
        assert len(games) == 2
        for key in (player.client.key, zoe.key):
            found = await asked(made, key, games)
            assert {path: found[path] for path in fresh} == fresh
            assert {status for path, (status, _) in found.items() if path not in fresh} == {404}
        for table in made.house.house.tables:
            assert await zoe.refuses(Watch(table=table)) == "no-such-table"
        (other,) = [name for name in made.house.house.tables if name != mine]
        assert await player.client.refuses(Watch(table=other)) == "no-such-table"
        seen = await player.phone.get()
        sheet = seen.pop("sheet")  # of the own table, whose players have all seen its end
        assert (sheet["round"], sheet["table"]) == (1, where + 1)
        words = re.findall("sheriff|deputy|outlaw|renegade", json.dumps(seen))
        assert words == [seen["seat"]["role"]]
        await publish(remo, rita)
        await made.until(remo, lambda view: not made.house.house.tables)
        found = await asked(made, player.client.key, games)
        assert {status for status, _ in found.values()} == {200}
        (played,) = json.loads(found["/api/me/history"][1])
        assert played["game_id"] in games

    in_saloon(tmp_path, test)


async def publish(one: Desk, other: Desk) -> None:
    """Every sheet of the last round is compared, and the standings are published."""
    last = (await one.get())["rounds"][-1]
    for place in range(1, len(last["tables"]) + 1):
        await other.act("verify_sheet", round=last["number"], table=place, version=1)
    await one.act("publish", hall="6", confirmed=True)
