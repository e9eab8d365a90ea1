"""Who comes in: host names, origins, proxies, and who brings which key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sixgun.server.front.access import AccessCheck, is_local, key_of, name_in
from sixgun.server.front.context import own_names
from sixgun.server.front.interfaces import CannotOpen, NotLetIn
from sixgun.server.front.origins import Proxies, Sender
from sixgun.server.settings import HouseSettings
from tests.server.front.fronts import Front, served

KEY = "k" * 32


def scope(client: str = "192.0.2.50", scheme: str = "http", **headers: str) -> dict[str, Any]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return {
        "scheme": scheme,
        "client": (client, 40000),
        "server": ("192.0.2.1", 8080),
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in named.items()],
    }


def sender(proxies: tuple[str, ...] = (), **said: str) -> Sender:
    return Proxies(proxies).sender(scope(**{"host": "localhost:8080"} | said))


def refused(check: Callable[[], None]) -> str:
    """Why a check refuses; "": it does not."""
    try:
        check()
    except NotLetIn as refusal:
        return refusal.told.key
    return ""


# -------------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("localhost", "localhost"),
        ("localhost:8080", "localhost"),
        ("LOCALHOST:8080", ""),  # senders have small letters
        ("127.0.0.1:80", "127.0.0.1"),
        ("[::1]:8080", "::1"),
        ("[0:0:0:0:0:0:0:1]", "::1"),
        ("[::ffff:127.0.0.1]", "127.0.0.1"),
        ("my-house.example", "my-house.example"),
        ("", ""),
        ("localhost:8080, evil.example", ""),
        ("localhost:8080:1", ""),
        ("local host", ""),
        ("localhost/", ""),
        ("evil.example#localhost", ""),
        ("user@localhost", ""),
        ("localhost\r\nx: y", ""),
    ],
)
def test_the_name_in_a_host_header(host: str, name: str) -> None:
    assert name_in(host) == name


@pytest.mark.parametrize(
    "host",
    ["localhost:1", "Localhost", "127.0.0.1", "[::1]", "saloon.example:443", "192.0.2.1:8080"],
)
def test_the_house_answers_to_its_names_and_to_the_address_it_was_reached_at(host: str) -> None:
    AccessCheck(["saloon.example"]).check_host(sender(host=host))


@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost.evil.example", "192.0.2.2", "0.0.0.0:8080", "", "127.0.0.2"],
)
def test_other_names_are_refused(host: str) -> None:
    with pytest.raises(NotLetIn) as refused:
        AccessCheck(["saloon.example"]).check_host(sender(host=host))
    assert refused.value.told.key == "house-unknown-host"


def test_what_is_listened_at_is_a_name_unless_it_is_everywhere() -> None:
    assert "192.0.2.9" in own_names(HouseSettings(host="192.0.2.9"))
    assert "0.0.0.0" not in own_names(HouseSettings(host="0.0.0.0"))
    assert own_names(HouseSettings(names=("saloon.example",)))[0] == "saloon.example"


# ------------------------------------------------------------------ origins


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ({"origin": "http://localhost:8080"}, ""),
        ({"authorization": f"Bearer {KEY}"}, ""),
        ({"origin": "http://localhost:8080", "sec_fetch_site": "same-origin"}, ""),
        ({}, "house-no-origin"),
        ({"cookie": f"sixgun={KEY}"}, "house-no-origin"),
        ({"origin": "null"}, "house-foreign-origin"),
        ({"origin": "http://evil.example"}, "house-foreign-origin"),
        ({"origin": "https://localhost:8080"}, "house-foreign-origin"),
        ({"origin": "http://localhost:8081"}, "house-foreign-origin"),
        ({"origin": "http://localhost:8080.evil.example"}, "house-foreign-origin"),
        (
            {"origin": "http://evil.example", "authorization": f"Bearer {KEY}"},
            "house-foreign-origin",
        ),
        (
            {"origin": "http://localhost:8080", "sec_fetch_site": "same-site"},
            "house-foreign-origin",
        ),
        (
            {"authorization": f"Bearer {KEY}", "sec_fetch_site": "cross-site"},
            "house-foreign-origin",
        ),
    ],
)
def test_changing_requests_come_from_the_own_pages_or_from_programs(
    said: dict[str, Any], reason: str
) -> None:
    assert refused(lambda: AccessCheck([]).check_request(sender(**said), "POST")) == reason


def test_looking_needs_no_origin_but_no_other_site_may_look() -> None:
    AccessCheck([]).check_request(sender(), "GET")
    AccessCheck([]).check_request(sender(sec_fetch_site="none"), "GET")
    with pytest.raises(NotLetIn):
        AccessCheck([]).check_request(sender(sec_fetch_site="cross-site"), "GET")


# --------------------------------------------------------------------- keys


@pytest.mark.parametrize(
    ("said", "method", "key"),
    [
        ({"authorization": f"Bearer {KEY}"}, "POST", KEY),
        ({"authorization": f"bearer  {KEY}"}, "GET", KEY),
        ({"authorization": f"Basic {KEY}"}, "GET", None),
        ({"authorization": "Bearer new"}, "POST", None),
        ({"authorization": f"Bearer {KEY}!"}, "POST", None),
        ({"authorization": "Bearer " + "k" * 200}, "POST", None),
        ({"cookie": f"a=b; sixgun={KEY}; c=d"}, "GET", KEY),
        ({"cookie": f"sixgun={KEY}; sixgun={'x' * 32}"}, "GET", KEY),
        ({"cookie": f"sixgun={KEY}"}, "POST", None),
        ({"cookie": f"sixgun={KEY}"}, "SOCKET", None),
        ({"cookie": f"sixgun={KEY}", "origin": "http://localhost:8080"}, "SOCKET", KEY),
        ({"cookie": f"__Host-sixgun={KEY}"}, "GET", None),
        ({"cookie": f"__Host-sixgun={KEY}", "scheme": "https"}, "GET", KEY),
        ({"cookie": f"sixgun={KEY}", "scheme": "https"}, "GET", None),
        ({"cookie": "sixgun=short"}, "GET", None),
    ],
)
def test_which_key_counts(said: dict[str, Any], method: str, key: str | None) -> None:
    assert key_of(sender(**said), method) == key


# ------------------------------------------------------------------ proxies


def test_only_a_trusted_proxy_is_believed() -> None:
    said: dict[str, Any] = {
        "x_forwarded_for": "203.0.113.9",
        "x_forwarded_proto": "https",
        "x_forwarded_host": "saloon.example",
    }
    stranger = sender(**said)
    assert (stranger.address, stranger.secure, stranger.host) == (
        "192.0.2.50",
        False,
        "localhost:8080",
    )
    believed = sender(proxies=("192.0.2.0/24",), **said)
    assert (believed.address, believed.own_origin) == ("203.0.113.9", "https://saloon.example")
    assert believed.peer == "192.0.2.50"


def test_what_a_client_makes_up_stands_before_what_the_proxy_has_seen() -> None:
    made_up = "127.0.0.1, 203.0.113.9, 192.0.2.60"
    found = sender(proxies=("192.0.2.50", "192.0.2.60"), x_forwarded_for=made_up)
    assert found.address == "203.0.113.9"


def test_an_address_of_a_proxy_must_be_one() -> None:
    with pytest.raises(CannotOpen, match=r"'proxy.example' is no address.*10\.0\.0\.0/8"):
        Proxies(["proxy.example"])


@pytest.mark.parametrize(
    ("said", "local"),
    [
        ({"client": "127.0.0.1"}, True),
        ({"client": "::1"}, True),
        ({"client": "::ffff:127.0.0.1"}, True),
        ({"client": "192.0.2.50"}, False),
        ({"client": "127.0.0.1", "x_forwarded_for": "127.0.0.1"}, False),
        ({"client": "127.0.0.1", "forwarded": "for=127.0.0.1"}, False),
        ({"client": "127.0.0.1", "via": "1.1 proxy"}, False),
        ({"client": "127.0.0.1", "host": "saloon.example"}, False),
    ],
)
def test_who_is_on_this_very_machine(said: dict[str, Any], local: bool) -> None:
    assert is_local(sender(**said)) == local


# ------------------------------------------------------------ for real, over HTTP


def test_foreign_requests_change_nothing() -> None:
    async def test(front: Front) -> None:
        foreign = [
            {"Origin": "http://evil.example"},
            {"Origin": "null"},
            {"Origin": front.address, "Host": "evil.example"},
            {"Origin": front.address, "Sec-Fetch-Site": "cross-site"},
            {},
        ]
        async with front.program() as client:
            for headers in foreign:
                answer = await client.post("/api/people", headers=headers)
                assert answer.status_code == 403, headers
                assert "set-cookie" not in answer.headers
        assert front.people.names == {}

    served(test)


def test_a_name_that_somebody_points_here_opens_nothing() -> None:
    async def test(front: Front) -> None:
        async with front.browser(Host="rebound.example") as client:
            for path in ("/", "/healthz", "/metrics", "/api/me", "/plain.css"):
                answer = await client.get(path)
                assert answer.status_code == 403
                reason = answer.json()["reason"]
                assert reason == {"key": "house-unknown-host", "args": {"host": "rebound.example"}}

    served(test)


def test_names_of_the_house_are_settings() -> None:
    async def test(front: Front) -> None:
        async with front.browser(Host="saloon.example") as client:
            assert (await client.get("/")).status_code == 200
            headers = {"Origin": "http://saloon.example"}
            assert (await client.post("/api/people", headers=headers)).status_code == 201

    served(test, names=("saloon.example",))
