"""Photos of paper sheets: only the picture is kept, and only referees see it."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from tests.server.desk.halls import Hall, a_sheet, in_hall, register

Image: Any = pytest.importorskip("PIL.Image")


def picture(kind: str = "JPEG", size: tuple[int, int] = (60, 40)) -> bytes:
    """A picture that is red above and blue below, with a place and a thumbnail in its EXIF."""
    image = Image.new("RGB", size, "red")
    image.paste("blue", (0, size[1] // 2, size[0], size[1]))
    exif = Image.Exif()
    exif[0x010E] = "taken at Remo's home"
    exif[0x0112] = 3  # upside down
    made = io.BytesIO()
    image.save(made, kind, exif=exif)
    return made.getvalue()


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_a_photo_is_written_anew_without_anything_else(tmp_path: Path, kind: str) -> None:
    async def test(hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        anna, *_ = await register(remo, 10)
        await remo.act("draw_round", hall="1")
        assert b"home" in picture(kind)
        where = "desk/photos/1/1"
        assert (await remo.ask("GET", where)).status_code == 404
        answer = await remo.ask("PUT", where, content=picture(kind))
        assert answer.status_code == 200, answer.text
        seen = await rita.ask("GET", where)
        assert seen.headers["content-type"] == "image/jpeg"
        assert b"home" not in seen.content
        image = Image.open(io.BytesIO(seen.content))
        assert len(image.getexif()) == 0
        red, _, blue = image.getpixel((30, 2))
        assert blue > red + 150, "it was turned the right way up"
        assert len((await remo.get())["rounds"][0]["tables"][0]["photo"]) == 64
        for visitor in (
            await hall.visitor(remo, "phone", anna),
            await hall.visitor(remo, "screen"),
        ):
            assert (await visitor.ask("GET", where)).status_code == 403
            assert (await visitor.ask("PUT", where, content=picture())).status_code == 403

    in_hall(tmp_path, test)


def test_what_is_no_photo_is_refused(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        await register(remo, 10)
        await remo.act("draw_round", hall="1")
        gif = io.BytesIO()
        Image.new("RGB", (9, 9)).save(gif, "GIF")
        cut = picture()[: len(picture()) // 2]
        for content in (b"", b"<svg/>", gif.getvalue(), cut, b"%PDF-1.7"):
            answer = await remo.ask("PUT", "desk/photos/1/1", content=content)
            assert (answer.status_code, answer.json()["reason"]["key"]) == (422, "desk-no-photo")
        large = picture("PNG", (9000, 7000))
        answer = await remo.ask("PUT", "desk/photos/1/1", content=large)
        assert answer.json()["reason"]["key"] == "desk-photo-too-large"
        answer = await remo.ask("PUT", "desk/photos/1/9", content=picture())
        assert answer.status_code == 404
        answer = await remo.ask("PUT", "desk/photos/1/1", content=b"x" * 12_000_001)
        assert answer.status_code == 413
        assert not list(tmp_path.glob("*.photos/*"))

    in_hall(tmp_path, test)


def test_a_photo_can_be_erased(tmp_path: Path) -> None:
    """The log stays whole: it holds a salted hash, and the salt is gone, too."""

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        await register(remo, 10)
        await remo.act("draw_round", hall="1")
        where = {"round": 1, "table": 1}
        asked = {**where, "confirmed": True}
        assert await remo.refused(404, "erase_photo", **asked) == "desk-photo-missing"
        await remo.ask("PUT", "desk/photos/1/1", content=picture())
        assert await remo.refused(428, "erase_photo", **where) == "desk-confirm"
        await remo.act("erase_photo", **asked)
        assert (await remo.ask("GET", "desk/photos/1/1")).status_code == 404
        assert not list(hall.store().photos.iterdir())
        assert hall.store().read().tournament.rounds[0].tables[0].photo

    in_hall(tmp_path, test)


def test_photos_have_a_quota(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        await register(remo, 10)
        await remo.act("draw_round", hall="1")
        folder = hall.store().photos
        folder.mkdir()
        with (folder / "many").open("wb") as many:
            many.truncate(500_000_000)  # takes no room on the disk
        answer = await remo.ask("PUT", "desk/photos/1/1", content=picture())
        assert (answer.status_code, answer.json()["reason"]["key"]) == (413, "desk-photos-full")
        (folder / "many").unlink()
        answer = await remo.ask("PUT", "desk/photos/1/1", content=picture())
        assert answer.status_code == 200

    in_hall(tmp_path, test)


def test_a_photographed_sheet_is_on_the_checklist(tmp_path: Path) -> None:
    """H-8."""

    async def test(hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        await register(remo, 10)
        await remo.act("draw_round", hall="1")
        for place in (1, 2):
            where = {"round": 1, "table": place}
            await remo.act("file_sheet", **where, version=0, sheet=a_sheet(5))
            await rita.act("verify_sheet", **where, version=1)
        await remo.ask("PUT", "desk/photos/1/1", content=picture())
        (line,) = [
            each for each in (await remo.get("/checklist"))["lines"] if each["rule"] == "H-8"
        ]
        assert line["notes"] == [{"key": "check-photo-missing", "args": {"round": 1, "table": 2}}]

    in_hall(tmp_path, test)
