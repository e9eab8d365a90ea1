"""Photos of no sheet yet: kept in bounds, filed by hand or thrown away; only referees see them."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image

from sixgun.server.desk import inbox
from sixgun.server.desk.backups import restore_backup
from tests.server.desk.halls import NAME, Desk, Hall, in_hall, register


def a_photo(colour: str = "red") -> bytes:
    made = io.BytesIO()
    Image.new("RGB", (40, 60), colour).save(made, "PNG")
    return made.getvalue()


async def seated(hall: Hall) -> Desk:
    _, remo, _ = await hall.cup()
    await register(remo, 10)
    await remo.act("draw_round", hall="1")
    return remo


async def send(desk: Desk, photo: bytes, file: str = "IMG_1.png") -> str:
    answer = await desk.ask("PUT", "desk/inbox", params={"file": file}, content=photo)
    assert answer.status_code == 200, answer.text
    name: str = answer.json()["photo"]
    return name


def test_a_photo_waits_and_is_filed_by_hand(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        remo = await seated(hall)
        events = (await remo.get())["version"]
        name = await send(remo, a_photo(), "IMG\u0000_1.png")
        (waiting,) = (await remo.get())["inbox"]
        assert (waiting["photo"], waiting["file"], waiting["by"]) == (
            *(name, "IMG_1.png"),
            remo.person,
        )
        assert (await remo.get())["version"] == events, "what waits is no fact yet"
        picture = await remo.ask("GET", f"desk/inbox/{name}")
        assert Image.open(io.BytesIO(picture.content)).format == "JPEG"
        where = {"round": 1, "table": 3}
        wrong = await remo.ask("POST", f"desk/inbox/{name}/sheet", json=where)
        assert wrong.json()["reason"]["key"] == "refused-no-such-table"
        assert len((await remo.get())["inbox"]) == 1
        where["table"] = 2
        filed = await remo.ask("POST", f"desk/inbox/{name}/sheet", json=where)
        assert filed.status_code == 200
        view = await remo.get()
        assert (view["inbox"], view["version"]) == ([], events + 1)
        assert [bool(table["photo"]) for table in view["rounds"][0]["tables"]] == [False, True]
        kept = await remo.ask("GET", "desk/photos/1/2")
        assert kept.content == picture.content
        again = await remo.ask("POST", f"desk/inbox/{name}/sheet", json=where)
        assert again.status_code == 404

    in_hall(tmp_path, test)


def test_what_is_no_sheet_is_thrown_away(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        remo = await seated(hall)
        name = await send(remo, a_photo())
        assert (await remo.ask("DELETE", f"desk/inbox/{name}")).status_code == 204
        assert (await remo.get())["inbox"] == []
        assert (await remo.ask("GET", f"desk/inbox/{name}")).status_code == 404
        assert list(hall.store().inbox.iterdir()) == []
        text = await remo.ask("PUT", "desk/inbox", content=b"no picture")
        assert text.json()["reason"]["key"] == "desk-no-photo"

    in_hall(tmp_path, test)


def test_an_inbox_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inbox, "MOST_PHOTOS", 2)

    async def test(hall: Hall) -> None:
        remo = await seated(hall)
        first, _ = await send(remo, a_photo()), await send(remo, a_photo("blue"))
        full = await remo.ask("PUT", "desk/inbox", content=a_photo("green"))
        assert (full.status_code, full.json()["reason"]["key"]) == (413, "desk-inbox-full")
        await remo.ask("DELETE", f"desk/inbox/{first}")
        await send(remo, a_photo("green"))
        monkeypatch.setattr(inbox, "MOST_BYTES", 10)
        await remo.ask("DELETE", f"desk/inbox/{(await remo.get())['inbox'][0]['photo']}")
        assert (await remo.ask("PUT", "desk/inbox", content=a_photo())).status_code == 413

    in_hall(tmp_path, test)


def test_it_outlives_the_house_and_lies_in_the_backup(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        remo = await seated(hall)
        name = await send(remo, a_photo(), "IMG_7.png")
        backup = (await remo.post("backup"))["file"]
        restored = restore_backup(Path(backup), tmp_path / "elsewhere")
        (there,) = inbox.Inbox(restored.inbox).all()
        assert (there.photo, there.file) == (name, "IMG_7.png")

    in_hall(tmp_path / "house", test)

    async def later(hall: Hall) -> None:
        desk = hall.serving.context.desks.find(NAME)
        assert desk is not None
        assert [each.file for each in desk.inbox] == ["IMG_7.png"]

    in_hall(tmp_path / "house", later)


def test_names_lead_nowhere_else_and_nobody_else_comes_in(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        remo = await seated(hall)
        for name in ("..%2fcup", "0" * 15, "G" * 16, "0" * 16):
            assert (await remo.ask("GET", f"desk/inbox/{name}")).status_code == 404
        player = (await remo.get())["players"][0]["number"]
        for role, person in (("phone", player), ("screen", "")):
            other = await hall.visitor(remo, role, person)
            assert (await other.ask("GET", "desk/inbox/" + "0" * 16)).status_code == 403
            assert (await other.ask("PUT", "desk/inbox", content=a_photo())).status_code == 403

    in_hall(tmp_path, test)
