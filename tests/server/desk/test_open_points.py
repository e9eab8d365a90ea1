"""What a referee must not overlook: calls until they are over, overspends until they are judged."""

from __future__ import annotations

from pathlib import Path

from tests.server.desk.halls import Hall, a_sheet, check_table, in_hall, play_round, register


def test_a_call_is_withdrawn_by_who_made_it(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        await register(remo, 10)
        await remo.act("draw_round", hall="1")
        anna, bruno, *_ = (await remo.get())["rounds"][0]["tables"][0]["players"]
        phone, other = [await hall.visitor(remo, "phone", each) for each in (anna, bruno)]
        for each in (phone, phone, other):
            await each.act("call_referee")
        calls = (await remo.get())["calls"]
        assert [call["by"] for call in calls] == [anna, bruno], "nobody calls twice"
        mine = (await phone.get())["call"]
        assert mine == calls[0]["event"]
        assert await other.refused(422, "withdraw_call", call=mine) == "refused-no-such-call"
        await phone.act("withdraw_call", call=mine)
        assert (await phone.get())["call"] is None
        assert [call["by"] for call in (await remo.get())["calls"]] == [bruno]
        await remo.act("move_table", round=1, table=1, status="finished")
        assert (await remo.get())["calls"] == []
        assert (await other.get())["called"] is None

    in_hall(tmp_path, test)


def test_an_overspend_is_asked_about_until_it_is_judged(tmp_path: Path) -> None:
    """T-058, T-064."""

    async def test(hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        await register(remo, 10)
        for _ in range(2):
            await play_round(remo, rita)
        assert (await remo.get())["unjudged"] == []
        await remo.act("draw_round", hall="1")
        await check_table(remo, rita, 3, 1, a_sheet(5, prices=[10, 20, 30, 40, 9000]))
        await check_table(remo, rita, 3, 2, a_sheet(5))
        found = (await remo.get())["unjudged"]
        assert [(each["round"], each["table"], each["intentional"]) for each in found] == [
            (3, 1, None)
        ]
        answer = await remo.try_act("publish", hall="1")
        assert answer.status_code == 428
        assert answer.json()["reason"] == {
            "key": "desk-confirm-overspends",
            "args": {"count": len(found)},
        }
        for each in found:
            where = {name: each[name] for name in ("round", "table", "player")}
            await remo.act("judge_overspend", **where, intentional=False)
        assert (await remo.get())["unjudged"] == []
        assert await remo.refused(428, "publish", hall="1") == "desk-confirm"

    in_hall(tmp_path, test)
