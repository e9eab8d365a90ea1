"""People over HTTP: keys and cookies, names, links, signing out, being forgotten."""

from __future__ import annotations

from http.cookies import SimpleCookie

import httpx
import pytest

from tests.server.front.fronts import Front, echo, served
from tests.server.front.test_sockets import end


def key_in(answer: httpx.Response) -> str:
    """The key that an answer sets as a cookie."""
    (cookie,) = SimpleCookie(answer.headers["set-cookie"]).values()
    return cookie.value


def reason(answer: httpx.Response) -> str:
    key = answer.json()["reason"]["key"]
    assert isinstance(key, str)
    return key


def test_the_first_visit_makes_a_person_and_the_next_ones_do_not() -> None:
    async def test(front: Front) -> None:
        async with front.browser() as client:
            first = await client.post("/api/people")
            assert first.status_code == 201
            assert first.json() == {"name": ""}
            again = await client.post("/api/people")
            assert again.status_code == 200
            assert key_in(again) == key_in(first)
            me = await client.get("/api/me")
            assert me.json() == {"name": ""}
            assert key_in(me) == key_in(first), "the cookie's time begins anew"
        assert list(front.people.names) == ["p0"]

    served(test)


@pytest.mark.parametrize("secure", [False, True])
def test_the_flags_of_the_cookie(secure: bool) -> None:
    async def test(front: Front) -> None:
        scheme = "https" if secure else "http"
        headers = {"Origin": front.address.replace("http", scheme), "X-Forwarded-Proto": scheme}
        async with front.browser(**headers) as client:
            answer = await client.post("/api/people")
        ((name, cookie),) = SimpleCookie(answer.headers["set-cookie"]).items()
        assert name == ("__Host-sixgun" if secure else "sixgun")
        assert len(cookie.value) >= 22
        assert cookie["httponly"] is True
        assert cookie["samesite"].lower() == "strict"
        assert cookie["path"] == "/"
        assert not cookie["domain"]
        assert bool(cookie["secure"]) == secure
        assert int(cookie["max-age"]) > 86_400 * 300

    served(test, trusted_proxy=("127.0.0.1",))


def test_a_program_gets_its_key_in_the_body() -> None:
    async def test(front: Front) -> None:
        async with front.program("new") as client:
            answer = await client.post("/api/people")
        assert answer.status_code == 201
        assert "set-cookie" not in answer.headers
        key = answer.json()["key"]
        async with front.program(key) as client:
            me = await client.get("/api/me")
            assert me.json() == {"name": ""}
            assert "set-cookie" not in me.headers
            assert (await client.post("/api/me/name", json={"name": " Ann "})).json() == {
                "name": "Ann"
            }
        async with front.browser() as page:
            answer = await page.post("/api/people", json={"bearer": True})
            assert "set-cookie" not in answer.headers
            assert front.people.keys[answer.json()["key"]] == "p1"

    served(test)


def test_who_brings_nothing_is_nobody() -> None:
    async def test(front: Front) -> None:
        async with front.browser() as client:
            for path in ("/api/me", "/api/me/history", "/api/me/statistics"):
                answer = await client.get(path)
                assert (answer.status_code, reason(answer)) == (401, "house-no-key")
            for path in ("/api/me/name", "/api/me/recovery", "/api/me/forget", "/api/seat"):
                answer = await client.post(path)
                assert (answer.status_code, reason(answer)) == (401, "house-no-key")
        async with front.program("y" * 40) as client:
            answer = await client.get("/api/me")
            assert (answer.status_code, reason(answer)) == (401, "house-unknown-key")

    served(test)


def test_a_banned_person_is_refused_with_the_reason() -> None:
    async def test(front: Front) -> None:
        async with front.program(await front.key()) as client:
            front.people.banned.add("p0")
            answer = await client.get("/api/me")
            assert (answer.status_code, reason(answer)) == (403, "house-banned")

    served(test)


def test_a_recovery_link_carries_somebody_to_another_device() -> None:
    async def test(front: Front) -> None:
        async with front.browser() as desk, front.browser() as phone:
            await desk.post("/api/people")
            await desk.post("/api/me/name", json={"name": "Ann"})
            link = (await desk.post("/api/me/recovery")).json()["link"]
            page, _, secret = link.partition("/#recover=")
            assert page == front.address
            answer = await phone.post("/api/recover", json={"secret": secret})
            assert answer.json() == {"name": "Ann"}
            assert (await phone.get("/api/me")).json() == {"name": "Ann"}
            again = await phone.post("/api/recover", json={"secret": secret})
            assert (again.status_code, reason(again)) == (403, "house-link-not-valid")

    served(test)


def test_an_invitation_seats_one_person_once() -> None:
    async def test(front: Front) -> None:
        front.people.seats["one-time"] = "t7"
        async with front.program(await front.key()) as client:
            seat = await client.post("/api/seat", json={"secret": "one-time"})
            assert seat.json() == {"table": "t7"}
            again = await client.post("/api/seat", json={"secret": "one-time"})
            assert (again.status_code, reason(again)) == (403, "house-link-not-valid")

    served(test)


def test_signing_out_elsewhere_ends_other_keys_and_their_sockets() -> None:
    async def test(front: Front) -> None:
        old = await front.key()
        new = front.people._key_for("p0")
        other = await front.key()
        async with (
            front.socket(old) as there,
            front.socket(new) as here,
            front.socket(other) as stranger,
            front.program(new) as client,
        ):
            answer = await client.post("/api/me/sign-out-elsewhere")
            assert answer.status_code == 204
            assert await end(there) == (4401, "house-signed-out")
            assert await echo(here, "mine") == "mine"
            assert await echo(stranger, "mine, too") == "mine, too"
        async with front.program(old) as client:
            assert reason(await client.get("/api/me")) == "house-unknown-key"

    served(test)


def test_being_forgotten() -> None:
    async def test(front: Front) -> None:
        async with front.browser() as client:
            key = key_in(await client.post("/api/people"))
            async with front.socket(key) as socket:
                answer = await client.post("/api/me/forget")
                assert answer.status_code == 204
                (cookie,) = SimpleCookie(answer.headers["set-cookie"]).values()
                assert (cookie.value, cookie["max-age"]) == ("", "0")
                assert await end(socket) == (4401, "house-signed-out")
            assert (await client.get("/api/me")).status_code == 401
        assert front.people.names == {}

    served(test)


def test_history_statistics_and_records() -> None:
    async def test(front: Front) -> None:
        front.people.records["g1"] = "a record\n"
        async with front.program(await front.key()) as client:
            assert (await client.get("/api/me/history")).json()["page"] == 1
            assert (await client.get("/api/me/history?page=3")).json()["page"] == 3
            assert (await client.get("/api/me/statistics")).json() == {"games": 0}
            record = await client.get("/api/games/g1/record")
            assert record.text == "a record\n"
            assert record.headers["content-type"] == "text/plain; charset=utf-8"
            assert record.headers["content-disposition"] == (
                'attachment; filename="sixgun-g1.record"'
            )
            missing = await client.get("/api/games/g2/record")
            assert (missing.status_code, reason(missing)) == (404, "house-no-record")

    served(test)


def test_a_page_that_is_none_is_refused() -> None:
    async def test(front: Front) -> None:
        async with front.program(await front.key()) as client:
            for page in ("0", "-1", "one", "1.5", "²", "", "9" * 30):
                answer = await client.get("/api/me/history", params={"page": page})
                assert (answer.status_code, reason(answer)) == (400, "house-bad-request")
                assert answer.json()["detail"] == "page is a number from 1, of nine digits at most"

    served(test)


#: Bodies that are no name, and what is said about them.
UNREADABLE: dict[bytes, str] = {
    b"{": "Input data was truncated",
    b"[]": "Expected `object`, got `array`",
    b"{}": "missing required field `name`",
    b'{"name": 7}': "Expected `str`, got `int`",
    b'{"name": "Ann", "role": "sheriff"}': "unknown field `role`",
    b'{"name": "' + b"x" * 201 + b'"}': "length <= 200",
    b'{"name": "\xff"}': "utf-8",
    b'{"name": "\\ud800"}': "",
}


def test_a_body_that_cannot_be_read_says_what_is_wrong() -> None:
    async def test(front: Front) -> None:
        async with front.program(await front.key()) as client:
            for body, detail in UNREADABLE.items():
                answer = await client.post("/api/me/name", content=body)
                assert (answer.status_code, reason(answer)) == (400, "house-bad-request")
                assert detail in answer.json()["detail"]
        assert front.people.names == {"p0": ""}

    served(test)


def test_a_body_that_is_too_long_is_not_read() -> None:
    async def test(front: Front) -> None:
        async with front.program(await front.key()) as client:
            answer = await client.post("/api/me/name", content=b"x" * 20_000)
            assert (answer.status_code, reason(answer)) == (413, "house-too-large")

    served(test)


def test_an_address_makes_only_so_many_people_an_hour() -> None:
    async def test(front: Front) -> None:
        async with front.program("new") as client:
            for _ in range(3):
                assert (await client.post("/api/people")).status_code == 201
            refused = await client.post("/api/people")
            assert refused.status_code == 429
            assert refused.headers["retry-after"] == "1200"
            assert refused.json()["reason"] == {
                "key": "house-too-many-people",
                "args": {"seconds": 1200},
            }
            front.clock.advance(1200)
            assert (await client.post("/api/people")).status_code == 201
            assert (await client.post("/api/people")).status_code == 429

    served(test, people_per_hour=3)


def test_a_person_asks_only_so_much_and_an_address_more() -> None:
    async def test(front: Front) -> None:
        ann, bob = front.program(await front.key()), front.program(await front.key())
        async with ann, bob:
            for _ in range(3):
                assert (await ann.get("/api/me")).status_code == 200
            refused = await ann.get("/api/me")
            assert (refused.status_code, reason(refused)) == (429, "house-too-many-requests")
            assert refused.headers["retry-after"] == "1"
            for _ in range(3):
                assert (await bob.get("/api/me")).status_code == 200
            assert (await bob.get("/healthz")).status_code == 200
            refused = await bob.get("/healthz")
            assert (refused.status_code, reason(refused)) == (429, "house-too-many-requests")
            front.clock.advance(1)
            assert (await ann.get("/api/me")).status_code == 200

    served(test, message_burst=3, messages_per_second=1.0, request_burst=8)
