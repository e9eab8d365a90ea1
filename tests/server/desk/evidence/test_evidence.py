"""Check codes in the house: whoever has come in can check one, and the desk remembers papers."""

from __future__ import annotations

import io
import json
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from pypdf import PdfReader

from sixgun.server.desk.backups import restore_backup, write_backup
from sixgun.server.desk.evidence.printed import PrintedCode, PrintedCodes
from sixgun.server.desk.paper import KINDS
from sixgun.server.desk.routes.evidence import about_code
from tests.server.desk.halls import Desk, Hall, in_hall, play_all, register

NOWHERE = {"found": False, "event": 0, "at": 0, "several": False}


async def checked(desk: Desk, code: str) -> httpx.Response:
    return await desk.ask("GET", "check-code", params={"code": code})


async def log_of(desk: Desk) -> list[dict[str, Any]]:
    page = await desk.get("/log")
    events: list[dict[str, Any]] = page["events"]
    return events


def test_whoever_has_come_in_can_check_a_code(tmp_path: Path) -> None:
    """The number and the time are told, and not what the event was."""

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        players = await register(remo, 10)
        events = await log_of(remo)
        closed, last = events[-1], len(events)
        assert closed["kind"] == "registration_closed"
        told = {"found": True, "event": last, "at": closed["at"], "version": last, "several": False}
        phone = await hall.visitor(remo, "phone", players[0])
        screen = await hall.visitor(remo, "screen")
        typed = f" {closed['hash'][:8].upper()}-{closed['hash'][8:12]} "
        for who in (remo, phone, screen):
            assert (await checked(who, closed["hash"])).json() == told
            assert (await checked(who, typed)).json() == told
            assert (await checked(who, "0" * 12)).json() == {**NOWHERE, "version": last}
        for code in ("", closed["hash"][:11], "x" * 12, "0" * 65):
            refused = await checked(phone, code)
            assert refused.status_code == 400
            assert refused.json()["reason"]["key"] == "check-code-unreadable"
        await remo.act("draw_round", hall="1")
        drawn = (await log_of(remo))[-1]
        assert (await checked(phone, closed["hash"])).json() == {**told, "version": last + 1}
        assert (await checked(phone, drawn["hash"])).json()["event"] == last + 1
        shown = await phone.get()
        assert shown["hall"]["head"] == drawn["hash"]  # what the phone shows

    in_hall(tmp_path, test)


def test_nobody_else_checks_codes_or_sees_what_was_printed(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        (player, *_) = await register(remo, 10)
        head = (await remo.get())["head"]
        stranger = Desk(hall.program("stranger" * 5), remo.root.rpartition("/")[2], "phone", "")
        assert (await checked(stranger, head)).status_code == 401
        phone = await hall.visitor(remo, "phone", player)
        for method in ("GET", "POST"):
            body = {"paper": "seating", "version": 1} if method == "POST" else None
            assert (await phone.ask(method, "desk/printed", json=body)).status_code == 403
            assert (await stranger.ask(method, "desk/printed", json=body)).status_code == 401
        assert not hall.store().printed_file.exists()

    in_hall(tmp_path, test)


def test_checking_is_held_back_like_everything_else(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        head = (await remo.get())["head"]
        answers = [(await checked(remo, head)).status_code for _ in range(60)]
        assert answers[0] == 200
        assert answers[-1] == 429

    in_hall(tmp_path, test, message_burst=40)


def test_the_desk_remembers_what_was_printed_when(tmp_path: Path) -> None:
    """Files and the browser's own printing; the log is the same afterwards."""

    async def test(hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        players = await register(remo, 10)
        await remo.act("draw_round", hall="1")
        first = await remo.get()
        paper = await rita.ask("GET", "desk/paper/seating.pdf", params={"language": "it"})
        assert paper.status_code == 200
        (page, *_) = PdfReader(io.BytesIO(paper.content)).pages
        assert first["head"] in page.extract_text()
        await remo.post("printed", paper="names", version=first["version"] - 1)
        link = (await remo.post("links", role="phone", person=players[0]))["link"]
        slips = await remo.ask("POST", "desk/slips", json={"links": [link], "language": "en"})
        assert first["head"][:16] in PdfReader(io.BytesIO(slips.content)).pages[0].extract_text()
        await remo.ask("GET", "desk/report")
        again = await rita.ask("GET", "desk/paper/seating.pdf")
        assert again.status_code == 200
        shown = (await remo.get("/printed"))["printed"]
        assert [(each["paper"], each["by"], each["event"]) for each in shown] == [
            ("report_file", remo.person, first["version"]),
            ("slips", remo.person, first["version"]),
            ("names", remo.person, first["version"] - 1),
            ("seating", rita.person, first["version"]),
        ]
        assert all(each["stands"] for each in shown)
        assert shown[-1]["head"] == first["head"]
        assert shown[-1]["at"] == first["now"]
        assert (await remo.get())["head"] == first["head"]

    in_hall(tmp_path, test)


def test_a_paper_that_never_was_is_not_remembered(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        version = (await remo.get())["version"]
        wrong = [("poster", version), ("seating", version + 1), ("seating", 0)]
        for paper, after in wrong:
            body = {"paper": paper, "version": after}
            assert (await remo.ask("POST", "desk/printed", json=body)).status_code in (400, 404)
        assert (await remo.ask("GET", "desk/paper/seating.pdf")).status_code == 404
        assert (await remo.get("/printed"))["printed"] == []

    in_hall(tmp_path, test)


def test_every_paper_shows_the_check_code_that_it_stands_on(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        await register(remo, 10)
        await play_all(remo, rita)
        await remo.act("publish", hall="1", confirmed=True)
        await remo.act("begin_duels", confirmed=True)
        head = (await remo.get())["head"]
        for kind in KINDS:
            paper = await remo.ask("GET", f"desk/paper/{kind}.pdf")
            assert paper.status_code == 200, kind
            for page in PdfReader(io.BytesIO(paper.content)).pages:
                assert head in page.extract_text(), kind

    in_hall(tmp_path, test)


def test_what_was_printed_goes_into_backups(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        version = (await remo.get())["version"]
        await remo.post("printed", paper="blank", version=version)
        backup = write_backup(hall.store(), tmp_path / "backups", "by-hand", 0)
        restored = restore_backup(backup, tmp_path / "elsewhere")
        (kept,) = PrintedCodes(restored.printed_file).all()
        assert (kept.paper, kept.event) == ("blank", version)

    in_hall(tmp_path / "house", test)


def test_a_code_that_is_gone_is_shown_so(tmp_path: Path) -> None:
    """Somebody has rewritten the log while the house was closed."""

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        file, version = hall.store().printed_file, (await remo.get())["version"]
        PrintedCodes(file).add(PrintedCode("0" * 64, version, "seating", 1, remo.person))
        (shown,) = (await remo.get("/printed"))["printed"]
        assert shown["stands"] is False
        assert json.loads(file.read_text(encoding="utf-8"))[0]["head"] == "0" * 64

    in_hall(tmp_path, test)


def test_a_code_that_fits_several_events_is_not_found(tmp_path: Path) -> None:
    """Nobody can ask with so few digits; of more than sixteen events two begin alike."""

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        await register(remo, 16)
        events = hall.store().read().events
        ((code, count),) = Counter(event.hash[0] for event in events).most_common(1)
        assert count > 1
        told = about_code(events, code)
        assert (told.found, told.event, told.at, told.several) == (False, 0, 0, True)
        assert told.version == len(events)
        assert not about_code(events, "0" * 64).several
        assert not about_code(events, events[3].hash).several

    in_hall(tmp_path, test)
