"""A house under a path of somebody's host: `--public-url https://club.example/bang/`."""

from __future__ import annotations

import re
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest

from sixgun.server.clock import TestClock
from sixgun.server.front.addresses import OWN, checked_url
from sixgun.server.front.app import make_app
from sixgun.server.front.context import Context
from sixgun.server.front.origins import Proxies
from sixgun.server.front.static_pages import Pages
from sixgun.server.settings import HouseSettings
from tests.server.front.fronts import Front, http_client, served

PUBLIC = "https://club.example/bang/"
#: What a proxy with TLS adds.
PROXY = {
    "Host": "club.example",
    "Origin": "https://club.example",
    "X-Forwarded-For": "198.51.100.7",
    "X-Forwarded-Proto": "https",
}
INDEX = (
    '<!doctype html><html lang="en"><link rel="icon" href="/icon.svg"><!--preview-->'
    '<script src="/assets/index-12345678.js"></script></html>'
)
NO_PAGES = Path("there", "is", "no", "such", "folder")


def built(folder: Path) -> Pages:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "offline.html").write_text('<html lang="en"><img src="/icon.svg">')
    (folder / "assets" / "index-12345678.js").write_text('import("./other.js"); x = \'a="/b"\';')
    return Pages(folder)


def under_a_path(test: Any, **settings: Any) -> None:
    served(test, public_url=PUBLIC, trusted_proxy=("127.0.0.1",), **settings)


def behind_proxy(front: Front, **headers: str) -> httpx.AsyncClient:
    return http_client(front.address, PROXY | headers)


def links_in(page: str) -> list[str]:
    return re.findall(r'(?:href|src)="([^"]*)"', page)


@pytest.mark.parametrize(
    ("url", "found"),
    [
        ("https://cup.example", "https://cup.example"),
        ("https://cup.example/", "https://cup.example"),
        ("https://club.example/bang", "https://club.example/bang"),
        ("https://club.example:8443/games/bang-2/", "https://club.example:8443/games/bang-2"),
    ],
)
def test_an_address_may_have_a_path(url: str, found: str) -> None:
    assert checked_url(url) == found


@pytest.mark.parametrize(
    ("path", "within"),
    [
        ("/bang/api/me", "/api/me"),
        ("/bang/", "/"),
        ("/bang", "/"),
        ("/api/me", "/api/me"),  # the proxy has taken the path away
        ("/bangers/api/me", "/bangers/api/me"),
        ("/Bang/api/me", "/Bang/api/me"),
        ("//bang/api/me", "//bang/api/me"),
        ("/bang/bang/x", "/bang/x"),
    ],
)
def test_only_the_path_itself_is_taken_away(path: str, within: str) -> None:
    assert Proxies((), "/bang").path_in_house(path) == within
    assert Proxies(()).path_in_house(path) == path


def test_no_path_can_be_taken_for_an_address_of_the_house() -> None:
    """Else a proxy that takes the path away would lead elsewhere."""
    app: Any = make_app(Context(HouseSettings(), TestClock(), Pages(NO_PAGES))).application
    first = {route.path.split("/")[1] for route in app.routes}
    assert {word for word in first if word and "{" not in word} <= OWN


def test_a_page_has_its_files_under_the_path_and_is_told_it(tmp_path: Path) -> None:
    async def test(front: Front) -> None:
        async with behind_proxy(front) as client:
            for path in ("/bang/", "/bang", "/bang/table/abc", "/", "/table/abc"):
                page = (await client.get(path)).text
                assert links_in(page) == ["/bang/icon.svg", "/bang/assets/index-12345678.js"]
                assert '<html data-prefix="/bang" lang="en">' in page
                assert 'content="https://club.example/bang/preview.png"' in page
            offline = (await client.get("/bang/offline.html")).text
            assert links_in(offline) == ["/bang/icon.svg"]
            script = (await client.get("/bang/assets/index-12345678.js")).text
            assert script == 'import("./other.js"); x = \'a="/b"\';'
            nowhere = await client.get("/bang/no/where", headers={"Accept": "text/html"})
            assert nowhere.status_code == 404
            assert links_in(nowhere.text)[0] == "/bang/icon.svg"

    under_a_path(test, pages=built(tmp_path / "static"))


def test_without_a_path_a_page_stays_as_it_was_built(tmp_path: Path) -> None:
    async def test(front: Front) -> None:
        async with front.program() as client:
            page = (await client.get("/")).text
            assert re.sub(r"<meta [^>]*>", "", page) == INDEX.replace("<!--preview-->", "")
            assert (await client.get("/bang/")).status_code == 404

    served(test, pages=built(tmp_path / "static"))


def test_plain_words_lie_under_the_path_too() -> None:
    async def test(front: Front) -> None:
        async with behind_proxy(front) as client:
            page = (await client.get("/bang/")).text
            assert links_in(page) == ["/bang/plain.css"]
            assert "wss://club.example/bang/socket" in page
            missing = await client.get("/bang/no/where", headers={"Accept": "text/html"})
            assert links_in(missing.text) == ["/bang/plain.css", "/bang/"]

    under_a_path(test, pages=Pages(NO_PAGES))


@pytest.mark.parametrize("before", ["/bang", ""])
def test_links_and_cookies_belong_to_the_path(before: str) -> None:
    async def test(front: Front) -> None:
        async with behind_proxy(front) as client:
            answer = await client.post(f"{before}/api/people")
            (cookie,) = SimpleCookie(answer.headers["set-cookie"]).values()
            assert (cookie.key, cookie["path"], cookie["secure"]) == (
                "__Secure-sixgun",
                "/bang/",
                True,
            )
            came = {"Cookie": f"__Secure-sixgun={cookie.value}"}
            assert (await client.get(f"{before}/api/me", headers=came)).json() == {"name": ""}
            of_another = {"Cookie": f"__Host-sixgun={cookie.value}"}
            refused = await client.get(f"{before}/api/me", headers=of_another)
            assert refused.status_code == 401
            link = (await client.post(f"{before}/api/me/recovery", headers=came)).json()["link"]
            assert link.startswith("https://club.example/bang/#recover=")
            found = (await client.get(f"{before}/api/address")).json()
            assert found == {"origin": "https://club.example/bang", "reachable": True}
            gone = await client.post(f"{before}/api/me/forget", headers=came)
            assert "Path=/bang/" in gone.headers["set-cookie"]

    under_a_path(test)


def test_the_house_link_and_the_openapi_document_name_the_path() -> None:
    async def test(front: Front) -> None:
        assert front.serving.new_house_link().startswith("https://club.example/bang/#house=")
        async with behind_proxy(front) as client:
            answer = await client.get("/bang/api/tournament-openapi.json")
            assert answer.json()["servers"] == [{"url": "/bang/"}]
            assert (await client.get("/bang/healthz")).json() == {"status": "open"}

    under_a_path(test)


def test_a_socket_is_opened_under_the_path() -> None:
    async def test(front: Front) -> None:
        for path in ("/bang/socket", "/socket"):
            async with front.socket(await front.key(), path=path) as socket:
                await socket.send("hello")
                assert await socket.recv() == "hello"

    under_a_path(test)


@pytest.mark.parametrize("path", ["/bang/api/me", "/bang/api/address"])
def test_the_path_is_no_way_around_the_checks(path: str) -> None:
    """Requests that pages of others have made are refused under it as they are elsewhere."""

    async def test(front: Front) -> None:
        async with behind_proxy(front, **{"Sec-Fetch-Site": "cross-site"}) as client:
            assert (await client.get(path)).json()["reason"]["key"] == "house-foreign-origin"
        async with behind_proxy(front, Origin="https://evil.example") as client:
            answer = await client.post("/bang/api/people")
            assert answer.json()["reason"]["key"] == "house-foreign-origin"
        async with behind_proxy(front, Host="evil.example") as client:
            answer = await client.get("/bang/")
            assert answer.json()["reason"]["key"] == "house-unknown-host"

    under_a_path(test)
