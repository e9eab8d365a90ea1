"""The house link: what it opens, and that nothing else does."""

from __future__ import annotations

from http.cookies import SimpleCookie

from sixgun.server.front.house_link import MOST, HouseKey
from tests.server.front.fronts import Front, served
from tests.server.front.test_people_routes import reason


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
            act = await client.post("/api/house/acts", json={"t": "look"})
            assert (act.status_code, reason(act)) == (404, "house-not-found"), "none is behind this"

    served(test)


def test_without_the_link_the_house_is_nobodys() -> None:
    async def test(front: Front) -> None:
        old, new = secret_of(front), secret_of(front)
        async with front.browser() as client:
            await client.post("/api/people")
            for secret in ("guess", old, new[:-1]):
                refused = await client.post("/api/house/enter", json={"secret": secret})
                assert (refused.status_code, reason(refused)) == (403, "house-link-not-valid")
            for body in ({"t": "look"}, {"t": "nothing"}, {}):
                refused = await client.post("/api/house/acts", json=body)
                assert (refused.status_code, reason(refused)) == (403, "house-not-yours")
            client.cookies.set("sixgun_house", new)
            refused = await client.post("/api/house/acts", json={"t": "look"})
            assert refused.status_code == 403, "the secret is no token"
        async with front.program(await front.key()) as client:
            refused = await client.post("/api/house/acts", json={"t": "look"})
            assert refused.status_code == 403

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
