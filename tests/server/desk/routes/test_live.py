"""Live views: sent at once and whenever something happened, and never before it is on the disk."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from tests.server.desk.halls import NAME, Desk, Hall, in_hall, is_view, register

CAST = ["bart_cassidy", "black_jack", "calamity_janet", "el_gringo", "jesse_jones", "jourdonnais"]


async def seen(socket: ClientConnection, t: str, version: int) -> Any:
    """The first view that is so far; and what it says is on the disk."""
    while True:
        view = is_view(await socket.recv(), t)
        hall = view.get("hall", view)
        if hall["version"] >= version:
            return view


def test_everybody_is_sent_the_own_view(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        anna, *_ = await register(remo, 10)
        phone = await hall.visitor(remo, "phone", anna)
        screen = await hall.visitor(remo, "screen")
        async with hall.live(rita) as one, hall.live(phone) as two, hall.live(screen) as three:
            done = await remo.act("draw_round", hall="1 2 3")
            version = done["version"]
            desk = await seen(one, "desk", version)
            assert (desk["me"], desk["stage"]) == (rita.person, "seating")
            mine = await seen(two, "phone", version)
            table = mine["hall"]["tables"][mine["seat"]["table"] - 1]
            assert table["players"][mine["seat"]["seat"] - 1] == anna
            assert mine["hall"]["names"][anna] == mine["my_name"] == "Player 1"
            shown = await seen(three, "hall", version)
            assert shown == mine["hall"]
            assert len(hall.store().read().events) == version
            await two.send("what is this?")  # not listened to, and no harm
            await remo.act("announce", text="Lunch at one")
            assert (await seen(two, "phone", version + 1))["hall"]["announcements"] == [
                "Lunch at one"
            ]

    in_hall(tmp_path, test)


def test_sockets_have_the_same_doors_as_requests(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        screen = await hall.visitor(remo, "screen")
        address = hall.serving.address.replace("http", "ws", 1)
        token = {"Authorization": screen.http.headers["Authorization"]}
        for path, headers, status in (
            (f"{remo.root}/desk/live", token, 403),
            (f"{remo.root}/screen/live", {}, 403),
            (f"{remo.root}/screen/live", {"Authorization": "Bearer " + "x" * 32}, 401),
            ("/api/tournaments/nowhere/screen/live", token, 404),
            (f"{remo.root}/live", token, 404),
        ):
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"{address}{path}", additional_headers=headers, proxy=None)
            assert refused.value.response.status_code == status, path

    in_hall(tmp_path, test)


def test_an_auction_on_phones(tmp_path: Path) -> None:
    """T-050 to T-063: everybody at the table bids on the own phone; nobody sees others' money."""

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        await register(remo, 10)
        await remo.act("draw_round", hall="1 2 3")
        seats = (await remo.get())["rounds"][0]["tables"][0]["players"]
        phones = [await hall.visitor(remo, "phone", player) for player in seats]
        await remo.act("begin_auction", round=1, table=1, characters=CAST)
        key = await phones[1].refused(422, "bid", move="open", character=CAST[0], price=50)
        assert key == "refused-not-your-turn"
        await phones[0].act("bid", move="open", character=CAST[0], price=50)
        assert (await phones[1].get())["seat"]["may_raise"]
        refusal = await phones[1].try_act("bid", move="raise", price=310)
        assert refusal.json()["reason"] == {
            "key": "refused-cannot-afford",
            "args": {"price": 310, "money": 300},
        }
        await phones[1].act("bid", move="raise", price=60)
        await remo.act("move_auction", round=1, table=1, seat=3, move="pass")
        for seat in (3, 4, 0):
            await phones[seat].act("bid", move="pass")
        auction = (await phones[4].get())["seat"]["auction"]
        assert (auction["bought"][1], auction["paid"][1], auction["phase"]) == (CAST[0], 60, "open")
        assert "money" not in auction
        table = await finish(phones, remo)
        assert (table["status"], table["auction"]["phase"]) == ("playing", "done")

    in_hall(tmp_path, test)


async def finish(phones: list[Desk], desk: Desk) -> Any:
    """Whoever's turn it is opens at ten, everybody passes, the last one takes."""
    while True:
        table = (await desk.get())["rounds"][0]["tables"][0]
        auction = table["auction"]
        if auction["phase"] == "done":
            return table
        phone, first = phones[auction["turn"]], auction["revealed"][0]
        if auction["phase"] == "bid":
            await phone.act("bid", move="pass")
        elif auction["phase"] == "open":
            await phone.act("bid", move="open", character=first, price=10)
        else:
            await phone.act("bid", move="take", character=first)


def test_choosing_between_two_characters(tmp_path: Path) -> None:
    """T-070 to T-072: by derogation, and secretly until all have chosen."""

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        await remo.act("derogate", derogation="no_auction", confirmed=True)
        await remo.act("announce_derogation", derogation="no_auction")
        await register(remo, 10)
        await remo.act("draw_round", hall="1 2 3")
        seats = (await remo.get())["rounds"][0]["tables"][0]["players"]
        assert await remo.refused(422, "begin_auction", round=1, table=1) == "refused-no-auction"
        await remo.act("offer_characters", round=1, table=1)
        for seat, player in enumerate(seats):
            phone = await hall.visitor(remo, "phone", player)
            before = (await phone.get())["seat"]
            assert before["revealed"] == []
            assert before["have_chosen"] == [other < seat for other in range(5)]
            await phone.act("choose", character=before["offered"][seat][0])
        after = (await phone.get())["seat"]
        assert after["revealed"] == [pair[0] for pair in after["offered"]]

    in_hall(tmp_path, test)


def test_calling_the_referee_from_a_phone(tmp_path: Path) -> None:
    """T-151: one call a table until somebody has come."""

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        anna, bruno, *_ = await register(remo, 10)
        phone = await hall.visitor(remo, "phone", anna)
        assert await phone.refused(422, "call_referee") == "desk-no-seat"
        await remo.act("draw_round", hall="1 2 3")
        await phone.act("call_referee", note="a card fell down")
        await phone.act("call_referee", note="hello?")
        (call,) = (await remo.get())["calls"]
        place = (await phone.get())["seat"]["table"]
        assert (call["by"], call["table"], call["note"]) == (anna, place, "a card fell down")
        await remo.act("answer_call", call=call["event"])
        assert (await remo.get())["calls"] == []
        assert await phone.refused(422, "bid", move="pass") == "refused-no-auction"
        answer = await phone.try_act("withdraw", player=bruno, confirmed=True)
        assert answer.status_code == 400

    in_hall(tmp_path, test)


def test_tables_clocks_and_high_noon(tmp_path: Path) -> None:
    """T-100, T-107: by the third reshuffle, or by time where that is allowed."""

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        await remo.act("derogate", derogation="timed_noon", value=40, confirmed=True)
        await remo.act("approve_derogation", derogation="timed_noon", reference="mail 7")
        await remo.act("announce_derogation", derogation="timed_noon")
        await register(remo, 10)
        await remo.act("draw_round", hall="1 2 3")
        screen = await hall.visitor(remo, "screen")
        await remo.act("move_table", round=1, table=1, status="auction")
        await remo.act("move_table", round=1, table=1, status="playing")
        table = (await screen.get())["tables"][0]
        assert table["noon_due"] - table["since"] == 40 * 60_000
        noon = {"round": 1, "table": 1, "cause": "time"}
        assert await remo.refused(422, "call_noon", **noon) == "refused-noon-too-early"
        hall.clock.advance(40 * 60)
        await remo.act("call_noon", **noon)
        for count in (1, 2, 3):
            await remo.act("reshuffle", round=1, table=2, count=count)
        view = await remo.get()
        assert [table["noon"] for table in view["rounds"][0]["tables"]] == ["time", "reshuffle"]
        assert [table["noon"] for table in (await screen.get())["tables"]] == [True, True]
        assert (
            await remo.refused(422, "move_table", round=1, table=1, status="auction")
            == "refused-table-is-further"
        )
        assert await remo.refused(404, "move_table", round=1, table=9, status="playing") == (
            "refused-no-such-table"
        )

    in_hall(tmp_path, test)


def test_leaving_the_official_rules_is_for_good(tmp_path: Path) -> None:
    """T-130: explicit, recorded and permanent."""

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        numbers = await register(remo, 10)
        tables = [numbers[:5], numbers[5:]]
        by_hand = {"tables": tables, "reason": "friends", "confirmed": True}
        key = await remo.refused(422, "seat_by_hand", **by_hand)
        assert key == "refused-by-hand-is-not-official"
        assert await remo.refused(428, "leave_official", reason="a party") == "desk-confirm"
        await remo.act("leave_official", reason="a party", confirmed=True)
        await remo.act("seat_by_hand", **by_hand)
        view = await remo.get()
        assert (view["official"], view["unofficial"]) == (False, ["a party"])
        checks = await remo.get("/checklist")
        assert not checks["homologable"]
        assert checks["marks"][0] == {"key": "mark-unofficial", "args": {"reason": "a party"}}
        assert NAME in remo.root

    in_hall(tmp_path, test)
