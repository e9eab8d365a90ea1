"""What is told before it is done, and what can be taken back: over HTTP."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tests.server.desk.halls import Desk, Hall, a_sheet, in_hall, play_all, play_round, register

MISREAD = {"round": 3, "table": 1, "version": 1, "reason": "misread"}


def keys(foretold: Any) -> list[str]:
    return [line["key"] for line in foretold["lines"]]


async def refused_preview(desk: Desk, **act: Any) -> tuple[int, str]:
    answer = await desk.ask("POST", "desk/preview", json=act)
    return answer.status_code, answer.json()["reason"]["key"]


# ---------------------------------------------------------------------------- sheets


def test_a_lone_referee_draws_on_and_reads_aloud_later(tmp_path: Path) -> None:
    """A-33: the next draw needs complete sheets, publication verified ones."""

    async def test(hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        await register(remo, 10)
        await remo.act("draw_round", hall="1")
        for place in (1, 2):
            assert (await remo.try_act("draw_round", hall="2")).status_code == 422
            await remo.act("file_sheet", round=1, table=place, version=0, sheet=a_sheet(5))
        await remo.act("draw_round", hall="2", confirmed=True)  # nothing is verified yet
        for place in (1, 2):
            await remo.act("file_sheet", round=2, table=place, version=0, sheet=a_sheet(5))
        await play_round(remo, rita)
        answer = await remo.try_act("publish", hall="3", confirmed=True)
        assert answer.json()["reason"]["key"] == "refused-not-verified"
        for number in (1, 2):
            for place in (1, 2):
                await read_aloud(remo, number, place)
        await remo.act("publish", hall="3", confirmed=True)

    in_hall(tmp_path, test)


async def read_aloud(desk: Desk, number: int, place: int) -> None:
    where = {"round": number, "table": place, "version": 1}
    await desk.act("verify_sheet", **where, how="read_aloud", ticked=[0, 1, 2, 3, 4, 5])
    verified = (await desk.get())["rounds"][number - 1]["tables"][place - 1]["verified"]
    how = {"how": "read_aloud", "typed_again": False}
    assert verified == {"by": desk.person, "version": 1, **how}


def test_reading_aloud_takes_a_tick_for_every_line(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        await register(remo, 10)
        await remo.act("draw_round", hall="1")
        await remo.act("file_sheet", round=1, table=1, version=0, sheet=a_sheet(5))
        where = {"round": 1, "table": 1, "version": 1}
        for ticked in ([], [1, 2, 3, 4, 5], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 6]):
            reading = {"how": "read_aloud", "ticked": ticked}
            assert await remo.refused(422, "verify_sheet", **where, **reading) == (
                "desk-lines-unticked"
            )
        for how in ("", "second_person"):
            key = await remo.refused(422, "verify_sheet", **where, how=how)
            assert key == "refused-needs-another-way"
        key = await remo.refused(422, "verify_sheet", **where, how="typed_again")
        assert key == "desk-sheet-incomplete"
        assert not (await remo.get())["rounds"][0]["tables"][0]["is_verified"]

    in_hall(tmp_path, test)


def test_verifying_twice_writes_nothing(tmp_path: Path) -> None:
    """But what differs is still told."""

    async def test(hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        await register(remo, 10)
        await remo.act("draw_round", hall="1")
        await remo.act("file_sheet", round=1, table=1, version=0, sheet=a_sheet(5))
        where = {"round": 1, "table": 1, "version": 1}
        first = await rita.act("verify_sheet", **where)
        for desk, how in ((rita, {}), (remo, {"sheet": a_sheet(5)}), (rita, {"sheet": a_sheet(5)})):
            again = await desk.act("verify_sheet", **where, **how)
            assert (again["version"], again["head"]) == (first["version"], first["head"])
        other = await remo.try_act("verify_sheet", **where, sheet=a_sheet(5, "renegade"))
        assert other.status_code == 409

    in_hall(tmp_path, test)


# ------------------------------------------------------------------ pending editions


def test_a_pending_edition_is_for_referees_alone(tmp_path: Path) -> None:
    """A-32: phone and screen show the published one, totals included; closing waits for it."""

    async def test(hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        await remo.act("derogate", derogation="no_duels", confirmed=True)
        players = await register(remo, 10)
        await play_all(remo, rita)
        await remo.act("publish", hall="1", confirmed=True)
        phones = [await hall.visitor(remo, "phone", player) for player in players]
        devices = [*phones, await hall.visitor(remo, "screen")]
        before = [await shown_to(device) for device in devices]
        await remo.act("file_sheet", **MISREAD, sheet=a_sheet(5, "renegade"))
        assert [await shown_to(device) for device in devices] == before
        view = await remo.get()
        sheet = {"round": 3, "table": 1, "reason": "misread", "verified": False}
        assert view["pending"] == {"edition": 2, "sheets": [sheet]}
        pending = await remo.get("/pending")
        assert pending["changes"]
        assert all(
            (each["place"], each["score"]) != (each["new_place"], each["new_score"])
            for each in pending["changes"]
        )
        assert (await remo.get("/standings"))["pending"]
        assert not (await remo.get("/standings", edition=1))["pending"]
        publish = {"edition": 2, "reason": "misread", "confirmed": True}
        assert await remo.refused(422, "publish_edition", **publish) == "refused-not-verified"
        await rita.act("verify_sheet", round=3, table=1, version=2)
        key = await remo.refused(422, "close_tournament", confirmed=True)
        assert key == "refused-edition-pending"
        assert [await shown_to(device) for device in devices] == before
        assert await remo.refused(428, "publish_edition", edition=2, reason="misread") == (
            "desk-confirm"
        )
        told = await remo.post("preview", t="publish_edition", edition=2, reason="misread")
        assert keys(told) == ["foretold-edition", "foretold-moves"]
        await remo.act("publish_edition", **publish)
        assert [await shown_to(device) for device in devices] != before
        assert (await remo.get())["pending"] is None
        assert await remo.refused(422, "publish_edition", **publish) == (
            "refused-not-the-next-edition"
        )

    in_hall(tmp_path, test)


async def shown_to(device: Desk) -> Any:
    """Everything that depends on sheets, as a phone or the screen has it."""
    view = await device.get()
    hall = view.get("hall", view)
    standings = await device.get("/standings")
    rows = [{**row, "notes": len(row["notes"])} for row in standings["rows"]]
    return view.get("total"), hall["standings"], hall["final"], standings["edition"], rows


def test_closing_says_what_is_final_and_reopening_needs_a_reason(tmp_path: Path) -> None:
    """A-31, A-32: photos that are missing are named; what was sent is not reopened."""

    async def test(hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        await remo.act("derogate", derogation="no_duels", confirmed=True)
        await register(remo, 10)
        await play_all(remo, rita)
        await remo.act("publish", hall="1", confirmed=True)
        told = await remo.post("preview", t="close_tournament")
        missing = ["check-photo-missing"] * 6
        assert keys(told) == ["foretold-final", "foretold-winner", "foretold-reopen-only",
                              "foretold-photos", *missing]  # fmt: skip
        await remo.act("close_tournament", confirmed=True)
        key = await remo.refused(422, "file_sheet", **MISREAD, sheet=a_sheet(5, "renegade"))
        assert key == "refused-closed-is-final"
        assert await remo.refused(400, "reopen_tournament", reason="", confirmed=True)
        await remo.act("reopen_tournament", reason="a sheet was misread", confirmed=True)
        assert (await remo.get())["stage"] == "published"
        await remo.act("file_sheet", **MISREAD, sheet=a_sheet(5, "renegade"))
        await rita.act("verify_sheet", round=3, table=1, version=2)
        await remo.act("publish_edition", edition=2, reason="misread", confirmed=True)
        await remo.act("close_tournament", confirmed=True)
        await remo.act("mark_sent", to="publisher", confirmed=True)
        key = await remo.refused(422, "reopen_tournament", reason="late", confirmed=True)
        assert key == "refused-already-sent"

    in_hall(tmp_path, test)


# ----------------------------------------------------------------------- derogations


def test_derogations_ask_first_and_can_be_withdrawn(tmp_path: Path) -> None:
    """T-130: what it needs is told, what contradicts it is no longer offered."""

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        act = {"derogation": "duel_clock_25"}
        assert await remo.refused(428, "derogate", **act) == "desk-confirm"
        assert "no_duel_clock" in (await remo.get())["offered"]
        told = await remo.post("preview", t="derogate", **act)
        assert keys(told) == ["foretold-needs-approval", "foretold-needs-notice",
                              "foretold-excludes", "foretold-excludes"]  # fmt: skip
        (check,) = told["checks"]
        assert (check["rule"], check["before"], check["after"]) == ("H-6", "ok", "open")
        assert (await remo.get())["derogations"] == []
        await remo.act("derogate", **act, confirmed=True)
        view = await remo.get()
        assert not {"duel_clock_25", "no_duel_clock", "no_duels"} & {*view["offered"]}
        key = await remo.refused(422, "derogate", derogation="no_duel_clock", confirmed=True)
        assert key == "refused-derogation-contradicts"
        assert view["derogations"][0]["withdrawable"]
        assert await remo.refused(428, "withdraw_derogation", **act) == "desk-confirm"
        await remo.act("withdraw_derogation", **act, confirmed=True)
        view = await remo.get()
        assert view["derogations"] == []
        assert {"duel_clock_25", "no_duel_clock", "no_duels"} <= {*view["offered"]}

    in_hall(tmp_path, test)


def test_only_what_the_regulation_still_allows_is_offered(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        assert "eight_duelists" in (await remo.get())["offered"]
        await register(remo, 10)
        assert "eight_duelists" not in (await remo.get())["offered"]
        await play_round(remo, rita)
        assert (await remo.get())["offered"] == ["three_of_five", "no_auction"]
        told = await remo.post("preview", t="derogate", derogation="no_auction")
        assert keys(told) == ["foretold-needs-everybody"]
        assert (told["was_homologable"], told["homologable"]) == (True, False)
        late = {"t": "derogate", "derogation": "no_duels"}
        assert await refused_preview(remo, **late) == (422, "refused-derogation-too-late")

    in_hall(tmp_path, test)


# ------------------------------------------------------------------------ expulsions


@pytest.mark.parametrize("kind", ["expel", "warn"])
def test_an_expulsion_says_what_it_will_do(tmp_path: Path, kind: str) -> None:
    """A-29: nothing is written by asking; then exactly that is done."""

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        await register(remo, 10)
        await remo.act("draw_round", hall="1")
        player = (await remo.get())["rounds"][0]["tables"][0]["players"][0]
        about = {"player": player, "category": "cheating"}
        if kind == "warn":
            first = await remo.post("preview", t="warn", **about)
            assert keys(first) == ["foretold-first-warning"]
            await remo.act("warn", **about)
        before = (await remo.get())["version"]
        told = await remo.post("preview", t=kind, **about)
        assert (await remo.get())["version"] == before
        back = "foretold-for-good" if kind == "expel" else "foretold-until-next-draw"
        assert keys(told) == ["foretold-ends-it", "foretold-no-tables", "foretold-passive",
                              "foretold-game-brings-nothing", "foretold-score",
                              "foretold-marogi", "foretold-all-rounds",
                              "foretold-publisher", back]  # fmt: skip
        assert [each["rule"] for each in told["checks"]] == ["H-1"]
        await remo.act(kind, **about, confirmed=True)
        shown = await remo.post("check-sheet", round=1, table=1, sheet=a_sheet(5))
        assert shown["prizes"] == [0, 1200, 0, 0, 0]
        await remo.act("file_sheet", round=1, table=1, version=0, sheet=a_sheet(5))
        rows = {row["player"]: row for row in (await remo.get("/standings"))["rows"]}
        assert (rows[player]["score"], rows[player]["wins"]) == (290, 0)
        assert "standing-game-expelled" in [note["key"] for note in rows[player]["notes"]]

    in_hall(tmp_path, test)


def test_previews_are_for_the_desk_and_name_what_is_refused(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        players = await register(remo, 10)
        phone = await hall.visitor(remo, "phone", players[0])
        act = {"t": "expel", "player": players[1], "category": "other"}
        assert (await phone.ask("POST", "desk/preview", json=act)).status_code == 403
        assert (await phone.ask("GET", "desk/pending")).status_code == 403
        strange = {**act, "player": "ffffffff"}
        assert await refused_preview(remo, **strange) == (422, "refused-no-such-player")
        answer = await remo.ask("GET", "desk/pending")
        assert answer.json()["reason"]["key"] == "refused-nothing-pending"
        draw = await remo.ask("POST", "desk/preview", json={"t": "draw_round", "hall": "1"})
        assert draw.status_code == 400

    in_hall(tmp_path, test)


# ---------------------------------------------------------------------------- photos


def picture(shade: int) -> bytes:
    made = BytesIO()
    Image.new("RGB", (40, 30), (shade, shade, shade)).save(made, "PNG")
    return made.getvalue()


def test_the_same_picture_for_two_sheets_is_a_question(tmp_path: Path) -> None:
    """A-31: by the picture itself; hashes in the log are salted and tell nothing."""

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        await register(remo, 10)
        await remo.act("draw_round", hall="1")

        async def send(table: int, shade: int, sure: str = "") -> tuple[int, Any]:
            answer = await remo.ask("PUT", f"desk/photos/1/{table}{sure}", content=picture(shade))
            return answer.status_code, answer.json()

        assert (await send(1, 10))[0] == 200
        version = (await remo.get())["version"]
        status, problem = await send(2, 10)
        assert (status, problem["reason"]["key"]) == (428, "desk-photo-same")
        assert problem["reason"]["args"] == {"round": 1, "table": 1}
        assert (await send(1, 10))[0] == 200, "the same sheet has it already"
        assert (await remo.get())["version"] == version
        assert (await send(2, 200))[0] == 200, "another picture is no question"
        assert (await send(2, 10, "?confirmed=true"))[0] == 200
        tables = (await remo.get())["rounds"][0]["tables"]
        assert tables[0]["photo"] != tables[1]["photo"]

    in_hall(tmp_path, test)
