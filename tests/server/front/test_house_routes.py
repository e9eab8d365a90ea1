"""The house link: what it opens, and that nothing else does."""

from __future__ import annotations

from http.cookies import SimpleCookie

from sixgun.server.front.house_link import MOST, HouseKey
from sixgun.server.protocol import Told
from tests.server.front.fronts import Front, served
from tests.server.front.test_people_routes import reason
from tests.server.front.test_sockets import end


def secret_of(front: Front) -> str:
    return front.serving.new_house_link().partition("/#house=")[2]


def test_the_house_link_opens_the_house() -> None:
    async def test(front: Front) -> None:
        async with front.browser() as client:
            entered = await client.post("/api/house/enter", json={"secret": secret_of(front)})
            assert (entered.status_code, entered.json()) == (200, {})
            ((name, cookie),) = SimpleCookie(entered.headers["set-cookie"]).items()
            assert name == "sixgun_house"
            assert (cookie["httponly"], cookie["samesite"].lower()) == (True, "strict")
            assert cookie["max-age"] == "", "it ends with the browser's session"
            house = (await client.get("/api/house")).json()
            assert house == {"figures": {"tables": 1, "sockets": 0}, "house": {"tables": ["t1"]}}
            assert (await client.post("/api/house/tables/t1/close")).status_code == 204
            again = await client.post("/api/house/tables/t1/close")
            assert (again.status_code, reason(again)) == (404, "house-no-table")
            assert front.house.closed[0] == Told("house-closed-table")
            backup = await client.post("/api/house/backup")
            assert backup.json() == {"file": "house-1.backup"}

    served(test)


def test_a_banned_person_is_shown_out() -> None:
    async def test(front: Front) -> None:
        key = await front.key()
        async with front.program("new") as client, front.socket(key) as socket:
            entered = await client.post("/api/house/enter", json={"secret": secret_of(front)})
            client.headers["Authorization"] = f"Bearer {entered.json()['token']}"
            assert (await client.post("/api/house/people/p0/ban")).status_code == 204
            assert await end(socket) == (4403, "house-banned")
            unknown = await client.post("/api/house/people/p9/ban")
            assert (unknown.status_code, reason(unknown)) == (404, "house-no-person")

    served(test)


def test_without_the_link_the_house_is_nobodys() -> None:
    async def test(front: Front) -> None:
        old, new = secret_of(front), secret_of(front)
        async with front.browser() as client:
            await client.post("/api/people")
            for secret in ("guess", old, new[:-1]):
                refused = await client.post("/api/house/enter", json={"secret": secret})
                assert (refused.status_code, reason(refused)) == (403, "house-link-not-valid")
            assert reason(await client.get("/api/house")) == "house-not-yours"
            for path in ("tables/t1/close", "people/p0/ban", "backup"):
                refused = await client.post(f"/api/house/{path}")
                assert (refused.status_code, reason(refused)) == (403, "house-not-yours")
            client.cookies.set("sixgun_house", new)
            assert (await client.get("/api/house")).status_code == 403, "the secret is no token"
        async with front.program(await front.key()) as client:
            assert (await client.get("/api/house")).status_code == 403
        assert front.house.tables == {"t1"}
        assert front.people.banned == set()

    served(test)


def test_only_hashes_are_kept() -> None:
    key = HouseKey()
    secret = key.new_secret()
    token = key.enter(secret)
    assert token
    assert key.knows(token)
    kept = repr(vars(key))
    assert secret not in kept
    assert token not in kept


def test_tokens_do_not_pile_up() -> None:
    key = HouseKey()
    secret = key.new_secret()
    tokens = [key.enter(secret) or "" for _ in range(MOST + 1)]
    assert [key.knows(token) for token in tokens] == [False] + [True] * MOST
