"""The regulation of the season at everybody's hand: a file or an address, and which one it was."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from sixgun.server.desk.backups import restore_backup
from sixgun.server.desk.regulation import LONGEST_REGULATION, read_file
from sixgun.tournament.log.chain import next_event
from sixgun.tournament.log.errors import Refused
from sixgun.tournament.log.handing import is_web_address
from sixgun.tournament.log.replay import apply
from tests.desks import OLGA, REMO
from tests.desks import Hall as Course
from tests.server.desk.halls import Desk, Hall, in_hall

PDF = b"%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n"
OTHER = PDF.replace(b"<<>>", b"<</Title(2026)>>")
ADDRESS = "https://example.org/regolamento-2026.pdf"


async def give(desk: Desk, content: bytes) -> int:
    headers = {"content-type": "application/pdf"}
    answer = await desk.ask("PUT", "desk/regulation", content=content, headers=headers)
    return answer.status_code


def test_everybody_can_open_the_file_and_nobody_else(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        olga, remo, _ = await hall.cup()
        anna = (await remo.act("register", name="Anna", member="A1"))["person"]
        phone = await hall.visitor(remo, "phone", anna)
        screen = await hall.visitor(remo, "screen")
        assert (await remo.get())["regulation"] is None
        assert (await phone.ask("GET", "regulation.pdf")).status_code == 404
        assert await give(olga, PDF) == 200
        mark = sha256(PDF).hexdigest()
        shown = {"address": "", "digest": mark}
        assert (await remo.get())["regulation"] == shown
        assert (await phone.get())["hall"]["regulation"] == shown
        assert (await screen.get())["regulation"] == shown
        for who in (olga, phone, screen):
            answer = await who.ask("GET", "regulation.pdf")
            assert answer.content == PDF, who.role
            assert answer.headers["content-type"] == "application/pdf"
            assert answer.headers["content-disposition"].startswith("inline")
            assert answer.headers["x-content-type-options"] == "nosniff"
        stranger = await hall.program().get(f"{remo.root}/regulation.pdf")
        assert stranger.status_code == 401
        assert await give(phone, OTHER) == 403
        last = (await remo.get("/log"))["events"][-1]
        assert (last["kind"], last["data"]) == ("regulation_given", {"address": "", "digest": mark})

    in_hall(tmp_path, test)


def test_what_is_no_pdf_or_too_long_is_refused(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        olga, *_ = await hall.cup()
        assert await give(olga, PDF) == 200
        before = (await olga.get())["version"]
        for wrong in (b"", b"<html><script>alert(1)</script>", b"%PDF-1.7 cut off", PDF[9:]):
            answer = await olga.ask("PUT", "desk/regulation", content=wrong)
            assert answer.status_code == 422, wrong
            assert answer.json()["reason"]["key"] == "desk-regulation-no-pdf"
        long = PDF[:9] + b" " * LONGEST_REGULATION + PDF[9:]
        assert await give(olga, long) == 413
        assert (await olga.get())["version"] == before
        assert (await olga.ask("GET", "regulation.pdf")).content == PDF

    in_hall(tmp_path, test)


def test_an_address_takes_the_place_of_the_file_and_both_can_be_taken_away(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        olga, remo, _ = await hall.cup()
        await give(olga, PDF)
        await give(olga, OTHER)
        folder = hall.store().regulations
        assert [file.name for file in folder.iterdir()] == [sha256(OTHER).hexdigest()]
        await olga.act("give_regulation", address=ADDRESS)
        assert (await remo.get())["regulation"] == {"address": ADDRESS, "digest": ""}
        assert (await remo.ask("GET", "regulation.pdf")).status_code == 404
        assert list(folder.iterdir()) == []
        for wrong in ("http://example.org/x", "javascript:alert(1)", "https://a:b@example.org/"):
            refused = await olga.refused(422, "give_regulation", address=wrong)
            assert refused == "refused-regulation-address"
        await olga.act("give_regulation", address="")
        assert (await remo.get())["regulation"] is None

    in_hall(tmp_path, test)


def test_a_file_that_was_changed_is_not_shown(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        olga, *_ = await hall.cup()
        await give(olga, PDF)
        (file,) = hall.store().regulations.iterdir()
        file.write_bytes(OTHER)
        assert (await olga.ask("GET", "regulation.pdf")).status_code == 404

    in_hall(tmp_path, test)


def test_a_backup_holds_it(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        olga, remo, _ = await hall.cup()
        await give(olga, PDF)
        made = (await remo.post("backup"))["file"]
        (file,) = tmp_path.rglob(Path(made).name)
        again = restore_backup(file, tmp_path / "elsewhere")
        assert read_file(again, sha256(PDF).hexdigest()) == PDF

    in_hall(tmp_path, test)


@pytest.mark.parametrize(
    "address",
    [
        "https://",
        "https:///x",
        "https://localhost/x",
        "https://example.org:99999/",
        "https://example.org/a b",
        'https://example.org/"x"',
        "https://user@example.org/",
        "HTTPS//example.org",
        "ftp://example.org/",
        "//example.org/",
        "example.org",
    ],
)
def test_what_is_no_address(address: str) -> None:
    assert not is_web_address(address)
    assert is_web_address(ADDRESS)


def test_tournaments_of_before_do_not_know_it() -> None:
    hall = Course()
    event = next_event(hall.desk.events[-1], "regulation_given", OLGA, 9_999, data())
    assert apply(hall.tournament, event).regulation is not None
    old = Course(version=1)
    event = next_event(old.desk.events[-1], "regulation_given", OLGA, 9_999, data())
    with pytest.raises(Refused) as refused:
        apply(old.tournament, event)
    assert refused.value.words[0] == "refused-of-later-version"


def test_it_is_a_file_or_an_address() -> None:
    hall = Course()
    event = next_event(hall.desk.events[-1], "regulation_given", REMO, 9_999, data(digest="0" * 64))
    with pytest.raises(Refused) as refused:
        apply(hall.tournament, event)
    assert refused.value.words[0] == "refused-regulation-twice"


def data(digest: str | None = None) -> dict[str, str | None]:
    return {"address": ADDRESS, "digest": digest}
