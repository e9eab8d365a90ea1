"""What a browser is shown: built pages, progress, or plain words; never anything inline."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from sixgun.locales import LANGUAGES, speech
from sixgun.server.front.plain.plain_pages import best_language
from sixgun.server.front.static_pages import ASK_AGAIN, FOR_EVER, Pages, kind_of
from tests.server.front.fronts import Front, served

NO_PAGES = Path("there", "is", "no", "such", "folder")
INLINE = re.compile(r"<script(?! src=)|<style|\sstyle=|\son\w+=|javascript:", re.IGNORECASE)


def built(folder: Path) -> Pages:
    """Pages as a build leaves them."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>built</title>")
    (folder / "assets/main-B1a2C3d4.js").write_text("play()")
    (folder / "assets/card.svg").write_text("<svg/>")
    (folder / ".hidden").write_text("secret")
    (folder.parent / "outside.txt").write_text("secret")
    return Pages(folder)


def test_without_pages_there_are_plain_words_in_the_language_of_the_browser() -> None:
    async def test(front: Front) -> None:
        async with front.program() as client:
            for lang in LANGUAGES:
                page = await client.get("/", headers={"Accept-Language": f"{lang}-XX,{lang};q=0.9"})
                assert page.headers["content-type"] == "text/html; charset=utf-8"
                assert page.headers["vary"] == "accept-language"
                assert f'<html lang="{lang}">' in page.text
                assert speech(lang).say("house-page-no-pages") in page.text
                assert f"ws://127.0.0.1:{front.serving.port}/socket" in page.text
                assert "docs/protocol.md" in page.text
                assert not INLINE.search(page.text)
            style = await client.get("/plain.css")
            assert style.headers["content-type"] == "text/css; charset=utf-8"
            assert 'href="/plain.css"' in page.text

    served(test, pages=Pages(NO_PAGES))


def test_while_pages_are_built_everybody_sees_how_far_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    pages = Pages(folder)

    async def test(front: Front) -> None:
        async with front.program() as client:
            pages.building(3, 7)
            page = await client.get("/")
            assert '<progress max="7" value="3"' in page.text
            assert "3 of 7 steps" in page.text
            assert "refresh" not in page.text  # it would throw a reader back to its beginning
            assert '<script src="/plain.js" type="module"></script>' in page.text
            script = await client.get("/plain.js")
            assert script.headers["content-type"].startswith("text/javascript")
            assert not INLINE.search(page.text)
            built(folder)
            pages.look()
            assert "<title>built</title>" in (await client.get("/")).text

    served(test, pages=pages)


def test_while_the_house_opens_the_page_says_so() -> None:
    async def test(front: Front) -> None:
        async with front.program() as client:
            page = await client.get("/")
            assert speech("en").say("house-page-opening") in page.text
            assert '<script src="/plain.js" type="module"></script>' in page.text
            health = await client.get("/healthz")
            assert (health.status_code, health.json()) == (503, {"status": "opening"})
            early = await client.post("/api/people", headers={"Authorization": "Bearer new"})
            assert early.status_code == 503
            assert early.headers["retry-after"] == "2"
            await front.serving.open()
            assert (await client.get("/healthz")).json() == {"status": "open"}

    served(test, house_opens=False, pages=Pages(NO_PAGES))


def test_built_pages_are_served_with_their_files(tmp_path: Path) -> None:
    async def test(front: Front) -> None:
        async with front.program() as client:
            page = await client.get("/")
            assert "<title>built</title>" in page.text
            assert page.headers["cache-control"] == ASK_AGAIN
            script = await client.get("/assets/main-B1a2C3d4.js")
            assert script.text == "play()"
            assert script.headers["content-type"] == "text/javascript; charset=utf-8"
            assert script.headers["cache-control"] == FOR_EVER
            drawing = await client.get("/assets/card.svg")
            assert drawing.headers["content-type"] == "image/svg+xml"
            assert drawing.headers["cache-control"] == ASK_AGAIN
            again = await client.get(
                "/assets/card.svg", headers={"If-None-Match": drawing.headers["etag"]}
            )
            assert (again.status_code, again.content) == (304, b"")

    served(test, pages=built(tmp_path / "static"))


@pytest.mark.parametrize(
    "path",
    [
        "/table/mT3v_-Q",
        "/rules",
        "/rules/R38",
        "/gallery",
        "/lesson/1",
        "/replay/g1",
        "/me",
        "/house",
    ],
)
def test_every_place_of_the_pages_is_the_page_to_begin_with(tmp_path: Path, path: str) -> None:
    async def test(front: Front) -> None:
        async with front.program() as client:
            page = await client.get(path)
            assert page.status_code == 200
            assert "<title>built</title>" in page.text
            assert page.headers["cache-control"] == ASK_AGAIN

    served(test, pages=built(tmp_path / "static"))


def test_without_pages_their_places_have_plain_words_too() -> None:
    async def test(front: Front) -> None:
        async with front.program() as client:
            page = await client.get("/table/mT3v")
            assert speech("en").say("house-page-no-pages") in page.text
            for path in ("/tables", "/table/x.js", "/rule"):
                assert (await client.get(path)).status_code == 404

    served(test, pages=Pages(NO_PAGES))


def test_text_is_sent_packed_to_who_can_unpack_it(tmp_path: Path) -> None:
    async def test(front: Front) -> None:
        async with front.program() as client:
            for path, text in (("/assets/main-B1a2C3d4.js", "play()"), ("/", "built")):
                packed = await client.get(path, headers={"Accept-Encoding": "br, gzip"})
                assert packed.headers["content-encoding"] == "gzip"
                vary = "accept-encoding" + (", accept-language" if path == "/" else "")
                assert packed.headers["vary"] == vary
                assert text in packed.text
                plain = await client.get(path, headers={"Accept-Encoding": "identity"})
                assert "content-encoding" not in plain.headers
                assert plain.headers["vary"] == vary
                assert plain.text == packed.text

    served(test, pages=built(tmp_path / "static"))


def test_only_built_files_are_served(tmp_path: Path) -> None:
    async def test(front: Front) -> None:
        async with front.program() as client:
            for path in (
                "/.hidden",
                "/assets",
                "/assets/",
                "/../outside.txt",
                "/%2e%2e/outside.txt",
                "/assets/..%2f..%2foutside.txt",
                f"/{tmp_path}/outside.txt",
            ):
                answer = await client.get(httpx.URL(front.address, raw_path=path.encode()))
                assert answer.status_code == 404, path
                assert "secret" not in answer.text

    served(test, pages=built(tmp_path / "static"))


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de-DE,de;q=0.9", "en"),
        ("it", "it"),
        ("de, es;q=0.5, it;q=0.8", "it"),
        ("ES-mx", "es"),
        ("it;q=0, es;q=0.1", "es"),
        ("it;q=x, en", "en"),
        (",;q=,;;", "en"),
    ],
)
def test_the_language_that_a_browser_likes_best(accepted: str, language: str) -> None:
    assert best_language(accepted) == language


def test_kinds_of_files() -> None:
    assert kind_of("a/b.webmanifest") == "application/manifest+json"
    assert kind_of("b.PNG") == "image/png"
    assert kind_of("strange.thing") == "application/octet-stream"
