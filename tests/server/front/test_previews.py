"""Addresses where nothing is, and what is said of a house where its links are shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sixgun.locales import LANGUAGES, speech
from sixgun.server.front.static_pages import Pages
from tests.server.front.fronts import Front, served

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
NO_PAGES = Path("there", "is", "no", "such", "folder")


def built(folder: Path) -> Pages:
    folder.mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>built</title><!--preview-->")
    return Pages(folder)


def told(page: str) -> dict[str, str]:
    """What the tags of a page say."""
    return dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">', page))


@pytest.mark.parametrize("path", ["/nowhere", "/tables/1", "/table/x.js", "/favicon.bmp"])
def test_an_address_where_nothing_is_shows_a_page_to_people(tmp_path: Path, path: str) -> None:
    async def test(front: Front) -> None:
        async with front.program() as client:
            page = await client.get(path, headers=BROWSER)
            assert page.status_code == 404
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert "<title>built</title>" in page.text
            assert page.headers["cache-control"] == "no-store"
            assert "content-security-policy" in page.headers
            script = await client.get(path, headers={"Accept": "*/*"})
            assert (script.status_code, script.json()["reason"]["key"]) == (404, "house-not-found")

    served(test, pages=built(tmp_path / "static"))


def test_without_pages_it_is_told_in_plain_words_with_a_way_back() -> None:
    async def test(front: Front) -> None:
        async with front.program() as client:
            for lang in LANGUAGES:
                page = await client.get("/nowhere", headers={**BROWSER, "Accept-Language": lang})
                assert page.status_code == 404
                assert speech(lang).say("page-nowhere") in page.text
                assert f'<a href="/">{speech(lang).say("page-to-lobby")}</a>' in page.text

    served(test, pages=Pages(NO_PAGES))


def test_programs_are_answered_in_json_whatever_they_accept(tmp_path: Path) -> None:
    async def test(front: Front) -> None:
        async with front.program() as client:
            answer = await client.get("/api/nothing", headers=BROWSER)
            assert answer.status_code == 404
            assert answer.json()["reason"]["key"] == "house-not-found"

    served(test, pages=built(tmp_path / "static"))


def test_links_are_shown_with_the_house_in_the_language_of_who_looks(tmp_path: Path) -> None:
    async def test(front: Front) -> None:
        async with front.program() as client:
            for lang in LANGUAGES:
                page = await client.get("/", headers={**BROWSER, "Accept-Language": lang})
                say, tags = speech(lang).say, told(page.text)
                assert tags["description"] == tags["og:description"] == say("preview-about")
                assert tags["og:title"] == say("preview-title")
                assert tags["og:image"] == f"http://127.0.0.1:{front.serving.port}/preview.png"
                assert "accept-language" in page.headers["vary"]
            same = await client.get(
                "/",
                headers={
                    **BROWSER,
                    "Accept-Language": lang,
                    "If-None-Match": page.headers["etag"],
                },
            )
            assert same.status_code == 304
            other = await client.get(
                "/",
                headers={
                    **BROWSER,
                    "Accept-Language": "en",
                    "If-None-Match": page.headers["etag"],
                },
            )
            assert other.status_code == 200

    served(test, pages=built(tmp_path / "static"))


def test_every_link_is_shown_alike_and_only_what_is_for_everybody_is_listed(
    tmp_path: Path,
) -> None:
    async def test(front: Front) -> None:
        async with front.program() as client:
            lobby = await client.get("/", headers=BROWSER)
            assert "x-robots-tag" not in lobby.headers
            for path in ("/rules/R38", "/gallery", "/lesson/1"):
                page = await client.get(path, headers=BROWSER)
                assert page.text == lobby.text
                assert "x-robots-tag" not in page.headers
            for path in ("/table/mT3v", "/replay/g1", "/me", "/house", "/tournament/cup/phone"):
                page = await client.get(path, headers=BROWSER)
                assert page.text == lobby.text
                assert page.headers["x-robots-tag"] == "noindex"

    served(test, pages=built(tmp_path / "static"))
