"""Over HTTP: all games start at once, stages are set back, boxes are three."""

from __future__ import annotations

from pathlib import Path

from tests.server.desk.halls import Hall, a_sheet, in_hall, register


def test_all_games_start_and_a_stage_is_set_back(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        await register(remo, 10)
        await remo.act("draw_round", hall="1")
        await remo.act("begin_auction", round=1, table=2)
        assert (await remo.get())["rounds"][0]["to_start"] == [1]
        await remo.act("start_games", round=1)
        shown = (await remo.get())["rounds"][0]
        assert [table["status"] for table in shown["tables"]] == ["playing", "auction"]
        assert shown["to_start"] == []
        assert await remo.refused(422, "start_games", round=1) == "refused-no-game-to-start"
        assert await remo.refused(404, "start_games", round=2) == "refused-no-such-round"
        first, second = shown["tables"]
        assert (first["back"], second["back"]) == (["auction", "seated"], [])
        where = {"round": 1, "status": "seated", "reason": "too early"}
        await remo.act("set_table_back", table=1, **where)
        key = await remo.refused(422, "set_table_back", table=2, **where)
        assert key == "refused-stage-rests"
        assert (await remo.get())["rounds"][0]["tables"][0]["status"] == "seated"

    in_hall(tmp_path, test)


def test_a_fourth_box_is_told_while_it_is_typed_and_refused(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        await register(remo, 10)
        await remo.act("draw_round", hall="1")
        where = {"round": 1, "table": 1}
        sheet = a_sheet(5, reshuffles=4)
        (problem,) = (await remo.post("check-sheet", **where, sheet=sheet))["problems"]
        assert (problem["rule"], problem["degree"]) == ("T-100", "reject")
        key = await remo.refused(422, "file_sheet", **where, version=0, sheet=sheet)
        assert key == "refused-no-more-boxes"
        assert (await remo.get())["rounds"][0]["tables"][0]["boxes"] == 3

    in_hall(tmp_path, test)
