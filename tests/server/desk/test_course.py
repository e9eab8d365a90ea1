"""A whole tournament over HTTP, from registration to the report, and what goes wrong on the way."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sixgun.tournament.reporting.verification import verify_report
from tests.server.desk.halls import Desk, Hall, a_sheet, in_hall, play_all, play_round, register


def test_a_tournament_from_registration_to_report(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, rita = await hall.cup(season="2026", place="Terni")
        await register(remo, 12)
        view = await remo.get()
        assert (view["stage"], len(view["promise"]), view["planned"]) == ("ready", 64, 3)
        preview = await remo.get("/draw")
        assert (preview["round"], preview["sizes"], preview["problems"]) == (1, [6, 6], [])
        await play_all(remo, rita)
        assert await remo.refused(428, "publish", hall="4 4") == "desk-confirm"
        await remo.act("publish", hall="4 4", confirmed=True)
        shown = await remo.get("/standings")
        assert (shown["edition"], len(shown["rows"])) == (1, 12)
        assert shown["rows"][0]["notes"][0]["key"] == "standing-start"
        await duels(remo)
        await remo.act("close_tournament", confirmed=True)
        checks = await remo.get("/checklist")
        assert [line["rule"] for line in checks["lines"]] == [f"H-{n}" for n in range(1, 13)]
        assert checks["homologable"], "no sheet was photographed: that is a reminder (A-31)"
        assert checks["lines"][7]["status"] == "attention"
        await finished(remo)
        await remo.act("mark_sent", to="dV Giochi", confirmed=True)
        assert (await remo.get())["stage"] == "sent"

    in_hall(tmp_path, test)


async def duels(desk: Desk) -> None:
    """The first of every pairing wins."""
    await desk.act("begin_duels", confirmed=True)
    for name in ("s1", "s2", "third", "final"):
        await desk.act("draw_sides", duel=name, hall="6")
        await desk.act("press_clock", duel=name, action="turn", side=0)
        (duel,) = [each for each in (await desk.get())["duels"] if each["name"] == name]
        assert duel["law"] in (duel["first"], duel["second"])
        assert duel["clock"]["turn"] == 0
        await desk.act("press_clock", duel=name, action="end")
        await desk.act("win_duel", duel=name, winner=duel["first"])
    view = await desk.get()
    assert [bonus for _, _, bonus in view["final"]][:4] == [600, 300, 150, 75]


async def finished(desk: Desk) -> None:
    """The report is read back and checked by other code; CSV has no formulas."""
    report = await desk.ask("GET", "desk/report?names=true")
    assert verify_report(report.text).violations == ()
    assert "Player 1" in report.text
    assert "Player 1" not in (await desk.ask("GET", "desk/report")).text
    checked = await desk.ask("POST", "desk/verify-report", content=report.content)
    assert checked.json()["violations"] == []
    assert checked.json()["name"] == "Coppa d'Autunno"
    broken = json.loads(report.text)
    broken["log"][5]["at"] += 1
    answer = await desk.ask("POST", "desk/verify-report", content=json.dumps(broken).encode())
    assert "event 6" in answer.json()["violations"][0]
    table = (await desk.ask("GET", "desk/report.csv")).text.splitlines()
    assert table[0].startswith("place,player,name")
    assert len(table) == 13


def test_who_went_before_it_began_is_not_in_the_report(tmp_path: Path) -> None:
    """The log does not mean him any more: nobody is told his name, and the report is in order."""

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        person = (await remo.act("register", name="Zeno"))["person"]
        await remo.act("unregister", person=person, confirmed=True)
        await register(remo, 10)
        report = await remo.ask("GET", "desk/report?names=true")
        assert "Player 1" in report.text
        assert "Zeno" not in report.text
        assert verify_report(report.text).violations == ()

    in_hall(tmp_path, test)


def test_sheets_are_never_overwritten(tmp_path: Path) -> None:
    """Two referees on one sheet: the second is shown what the first has filed."""

    async def test(hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        await register(remo, 10)
        await remo.act("draw_round", hall="6 6")
        where = {"round": 1, "table": 1}
        mine, theirs = a_sheet(5), a_sheet(5, "outlaws")
        await remo.act("file_sheet", **where, version=0, sheet=mine)
        answer = await rita.try_act("file_sheet", **where, version=0, sheet=theirs)
        assert answer.status_code == 409
        problem = answer.json()
        assert problem["reason"]["key"] == "refused-sheet-changed"
        assert problem["conflict"]["by"] == remo.person
        assert problem["conflict"]["sheet"]["outcome"] == "law"
        assert problem["conflict"]["differs"] == ["outcome"]
        assert len(table_of(await rita.get())["versions"]) == 1
        correction: dict[str, Any] = {**where, "version": 1, "sheet": theirs}
        assert await rita.refused(422, "file_sheet", **correction) == "desk-reason"
        await rita.act("file_sheet", **correction, reason="read wrongly")
        assert [v["reason"] for v in table_of(await rita.get())["versions"]] == ["", "read wrongly"]

    in_hall(tmp_path, test)


def table_of(view: Any, place: int = 1) -> Any:
    return view["rounds"][-1]["tables"][place - 1]


def test_a_sheet_is_verified_by_another_or_typed_again(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        await register(remo, 10)
        await remo.act("draw_round", hall="6 6")
        sheet, where = a_sheet(5), {"round": 1, "table": 1}
        await remo.act("file_sheet", **where, version=0, sheet=sheet)
        key = await remo.refused(422, "verify_sheet", **where, version=1)
        assert key == "refused-needs-another-way"
        typed = {**sheet, "prices": [10, 20, 30, 40, 60]}
        answer = await remo.try_act("verify_sheet", **where, version=1, sheet=typed)
        assert answer.status_code == 409
        assert answer.json()["conflict"]["differs"] == ["prices"]
        await remo.act("verify_sheet", **where, version=1, sheet=sheet)
        verified = table_of(await remo.get())["verified"]
        how = {"typed_again": True, "how": "typed_again"}
        assert verified == {"by": remo.person, "version": 1, **how}
        other = {"round": 1, "table": 2}
        await remo.act("file_sheet", **other, version=0, sheet=sheet)
        await rita.act("verify_sheet", **other, version=1)
        verified = table_of(await remo.get(), 2)["verified"]
        how = {"typed_again": False, "how": "second_person"}
        assert verified == {"by": rita.person, "version": 1, **how}

    in_hall(tmp_path, test)


def test_a_sheet_is_validated_while_it_is_typed(tmp_path: Path) -> None:
    """V-1 to V-9 speak up as soon as they are sure, and nothing is written."""

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        await register(remo, 10)
        await remo.act("draw_round", hall="6 6")
        before = (await remo.get())["version"]

        async def check(**sheet: Any) -> Any:
            asked = {"round": 1, "table": 1, "sheet": sheet}
            return await remo.post("check-sheet", **asked)

        empty = await check()
        assert (empty["problems"], empty["complete"], empty["money"]) == ([], False, [300] * 5)
        early = await check(roles=["sheriff", "renegade", "renegade", "", ""])
        assert [problem["rule"] for problem in early["problems"]] == ["V-1"]
        deputy = await check(roles=["deputy", "", "", "", ""])
        assert deputy["problems"][0]["reason"]["key"] == "sheet-sheriff"
        price = await check(prices=[15, None, None, None, 310])
        found = [(each["rule"], each["degree"], each["seat"]) for each in price["problems"]]
        assert found == [("V-4", "reject", 0), ("V-6", "flag", 4)]
        whole = await check(**a_sheet(5, prices=[20] * 5))
        assert [(p["rule"], p["degree"]) for p in whole["problems"]] == [("V-5", "confirm")]
        assert (whole["complete"], whole["prizes"]) == (True, [1200, 1200, 0, 0, 0])
        outcome = await check(outcome="rain")
        assert [problem["rule"] for problem in outcome["problems"]] == ["V-2"]
        assert (await remo.get())["version"] == before
        refused = {"round": 1, "table": 1, "version": 0, "sheet": a_sheet(5, prices=[20] * 5)}
        answer = await remo.try_act("file_sheet", **refused)
        assert (answer.status_code, answer.json()["rule"]) == (422, "V-5")
        part = {**refused, "sheet": {"roles": ["sheriff"]}}
        assert await remo.refused(422, "file_sheet", **part) == "desk-sheet-incomplete"

    in_hall(tmp_path, test)


def test_a_correction_after_publication_makes_a_new_edition(tmp_path: Path) -> None:
    """A-32: once it is verified and published; until then nobody in the hall knows of it."""

    async def test(hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        await register(remo, 10)
        await play_all(remo, rita)
        await remo.act("publish", hall="1", confirmed=True)
        screen = await hall.visitor(remo, "screen")
        before = await screen.get("/standings")
        sheet = a_sheet(5, "renegade")
        where = {"round": 3, "table": 1, "version": 1, "reason": "misread"}
        checked = await remo.post("check-sheet", round=3, table=1, sheet=sheet)
        assert checked["complete"]
        await remo.act("file_sheet", **where, sheet=sheet)
        assert (await screen.get("/standings"))["rows"] == before["rows"]
        await rita.act("verify_sheet", round=3, table=1, version=2)
        assert (await screen.get("/standings"))["rows"] == before["rows"]
        await remo.act("publish_edition", edition=2, reason="misread", confirmed=True)
        assert [each["reason"] for each in (await remo.get())["editions"]] == ["", "misread"]
        after = await screen.get("/standings")
        assert (before["edition"], after["edition"]) == (1, 2)
        assert before["rows"] != after["rows"]
        old = await screen.get("/standings", edition=1)
        assert old["rows"] == before["rows"]
        answer = await screen.ask("GET", "screen/standings?edition=7")
        assert answer.status_code == 403

    in_hall(tmp_path, test)


def test_leaving_warnings_and_expulsions(tmp_path: Path) -> None:
    """What cannot be taken back is confirmed; a second warning expels."""

    async def test(hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        anna, bruno, carla, *_ = await register(remo, 14)
        await play_round(remo, rita)
        assert await remo.refused(428, "withdraw", player=anna) == "desk-confirm"
        await remo.act("withdraw", player=anna, confirmed=True)
        assert await remo.refused(422, "withdraw", player=anna, confirmed=True) == (
            "refused-has-left"
        )
        await remo.act("revoke_withdrawal", player=anna, reason="it was another")
        await remo.act("warn", player=bruno, category="slow_play", note="twice\nasked")
        assert await rita.refused(428, "warn", player=bruno, category="swearing") == "desk-confirm"
        await rita.act("warn", player=bruno, category="swearing", confirmed=True)
        await remo.act("expel", player=carla, category="cheating", confirmed=True)
        players = {player["number"]: player for player in (await remo.get())["players"]}
        assert players[anna]["gone"] is None
        assert players[bruno]["gone"]["how"] == players[carla]["gone"]["how"] == "expulsion"
        assert players[bruno]["warnings"][0]["note"] == "twice asked"
        last = players[bruno]["warnings"][-1]["event"]
        await remo.act("revoke_warning", player=bruno, warning=last, reason="misheard")
        players = {player["number"]: player for player in (await remo.get())["players"]}
        assert players[bruno]["gone"] is None
        log = (await remo.get("/log", after=0))["events"]
        assert {entry["by"] for entry in log if entry["kind"] == "warned"} == {
            remo.person,
            rita.person,
        }

    in_hall(tmp_path, test)


def test_a_second_time_as_sheriff_is_shown_and_confirmed(tmp_path: Path) -> None:
    """Before the draw only how many must be; who it is stays secret until it is drawn."""

    async def test(hall: Hall) -> None:
        _, remo, rita = await hall.cup(official=False)
        await remo.act("derogate", derogation="rounds", value=6, confirmed=True)
        await register(remo, 12)
        for _ in range(5):
            await play_round(remo, rita)
        view = await remo.get()
        sheriffs = {t["players"][0] for each in view["rounds"] for t in each["tables"]}
        for player in {p["number"] for p in view["players"]} - sheriffs:
            await remo.act("withdraw", player=player, confirmed=True)
        preview = await remo.get("/draw")
        assert (preview["sizes"], preview["sheriffs_again"]) == ([5, 5], 2)
        assert preview["problems"][0] == {"key": "desk-sheriffs-again", "args": {"count": 2}}
        assert await remo.refused(428, "draw_round", hall="3") == "desk-confirm"
        await remo.act("draw_round", hall="3", confirmed=True)
        assert await remo.refused(428, "void_draw", reason="a chair broke") == "desk-confirm"
        await remo.act("void_draw", reason="a chair broke", confirmed=True)
        assert (await remo.get())["voided"][0]["reason"] == "a chair broke"

    in_hall(tmp_path, test)
