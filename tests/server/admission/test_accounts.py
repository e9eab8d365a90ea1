"""Accounts elsewhere: a real provider, and everything that may be wrong with what it says."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from sixgun.server.admission.accounts import MOST_OF_ADDRESS, SignIns
from sixgun.server.clock import TestClock
from sixgun.server.front.interfaces import CannotOpen
from sixgun.server.front.serving import check
from sixgun.server.settings import HouseSettings
from tests.server.admission.closed_houses import (
    browser,
    closed,
    invited,
    is_in,
    log_of_house,
    operator,
    told,
)
from tests.server.houses import OpenHouse, run
from tests.skipping import skip

try:
    from sixgun.server.admission import provider as asking
    from tests.server.admission.provider import (
        CLIENT,
        KEY_ID,
        OTHER_KEY,
        SECRET,
        TestProvider,
        a_provider,
        signed_with,
    )
except ImportError:
    skip("authlib is not installed, which requirements-accounts.lock pins")

REFUSED = (403, "admission-sign-in-refused")
AWAY = (503, "admission-provider-away")
AGAIN = (403, "admission-begin-again")
PUBLIC = "http://127.0.0.1:9"


@asynccontextmanager
async def with_accounts(
    folder: Path, **settings: Any
) -> AsyncIterator[tuple[OpenHouse, TestProvider, TestClock]]:
    clock = TestClock()
    with a_provider(clock.date) as provider:
        chosen = {
            "account_issuer": provider.issuer,
            "account_client": CLIENT,
            "account_secret": SECRET,
            "public_url": PUBLIC,
            **settings,
        }
        async with closed(folder, clock, admission="account", **chosen) as house:
            yield house, provider, clock


async def begun(page: httpx.AsyncClient) -> httpx.Response:
    return await page.post("/api/admission/sign-in", json={})


async def approved(page: httpx.AsyncClient, provider: TestProvider) -> dict[str, str]:
    """Somebody has signed in, and is led back with this."""
    answer = await begun(page)
    assert answer.status_code == 200, answer.text
    back = provider.approve(answer.json()["address"])
    assert back.startswith(f"{PUBLIC}/admission?")
    said = {name: values[0] for name, values in parse_qs(urlsplit(back).query).items()}
    return {"code": said["code"], "state": said["state"], "issuer": said["iss"]}


async def ended(page: httpx.AsyncClient, brought: dict[str, str]) -> httpx.Response:
    return await page.post("/api/admission/account", json=brought)


async def signed_in(page: httpx.AsyncClient, provider: TestProvider) -> tuple[int, str]:
    return told(await ended(page, await approved(page, provider)))


async def person_in(house: OpenHouse, page: httpx.AsyncClient) -> str | None:
    return await house.house.people.person_of_key(page.cookies["sixgun"])


# ------------------------------------------------------------------ who signs in


def test_whoever_signs_in_is_let_in_as_the_same_person_everywhere(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            with_accounts(tmp_path) as (house, provider, _),
            browser(house) as page,
            browser(house) as phone,
            browser(house) as other,
        ):
            assert (await page.get("/api/admission")).json()["ways"] == ["account", "invitation"]
            assert not await is_in(page)
            assert await signed_in(page, provider) == (201, "")
            assert await is_in(page)
            assert await signed_in(phone, provider) == (200, "")
            assert await person_in(house, page) == await person_in(house, phone)
            assert page.cookies["sixgun"] != phone.cookies["sixgun"], "each device has its own key"
            provider.subject = "berto"
            assert await signed_in(other, provider) == (201, "")
            assert await person_in(house, other) != await person_in(house, page)
            assert len(set(provider.verifiers)) == 3, "a code is good for who began"

    run(test)


def test_who_came_before_keeps_being_who_he_was(tmp_path: Path) -> None:
    async def test() -> None:
        async with closed(tmp_path, admission="open") as house, browser(house) as page:
            await page.post("/api/people", json={})
            key = page.cookies["sixgun"]
        async with with_accounts(tmp_path) as (house, provider, _), browser(house) as page:
            page.cookies.set("sixgun", key, domain="127.0.0.1")
            before = await person_in(house, page)
            assert await signed_in(page, provider) == (200, "")
            assert await person_in(house, page) == before

    run(test)


def test_two_people_at_one_device_stay_two(tmp_path: Path) -> None:
    """Who signs in after somebody else in the same browser does not become that person."""

    async def test() -> None:
        async with with_accounts(tmp_path) as (house, provider, _), browser(house) as page:
            await signed_in(page, provider)
            anna = await person_in(house, page)
            provider.subject = "berto"
            await signed_in(page, provider)
            berto = await person_in(house, page)
            assert anna != berto
            provider.subject = "anna"
            await signed_in(page, provider)
            assert await person_in(house, page) == anna

    run(test)


def test_of_an_account_nothing_is_kept_but_a_sign_and_that_goes_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            with_accounts(tmp_path, account_allow=("@club.example",)) as (house, provider, _),
            browser(house) as page,
        ):
            provider.subject = "subject-4711"
            provider.more = {"email": "anna@club.example", "email_verified": True, "name": "Anna B"}
            with log_of_house() as lines:
                assert await signed_in(page, provider) == (201, "")
            with closing(sqlite3.connect(house.house.store.path)) as store:
                everything = "\n".join([*store.iterdump(), *lines])
                assert store.execute("SELECT count(*) FROM admissions").fetchone() == (1,)
            for secret in ("4711", "club.example", "Anna B", SECRET):
                assert secret not in everything
            await page.post("/api/me/forget")
            with closing(sqlite3.connect(house.house.store.path)) as store:
                assert store.execute("SELECT count(*) FROM admissions").fetchone() == (0,)

    run(test)


def test_who_is_banned_stays_out_and_who_is_shown_out_signs_in_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with with_accounts(tmp_path) as (house, provider, _), browser(house) as page:
            await signed_in(page, provider)
            person = await person_in(house, page)
            await operator(house).asks("revoke", people=[person], confirmed=True)
            assert not await is_in(page)
            assert await signed_in(page, provider) == (200, "")
            assert await person_in(house, page) == person
            await operator(house).asks("ban", people=[person], confirmed=True)
            async with browser(house) as another_device:
                assert await signed_in(another_device, provider) == (403, "refusal-banned")
                assert "sixgun" not in another_device.cookies

    run(test)


@pytest.mark.parametrize(
    ("allow", "claims", "is_allowed"),
    [
        (("@club.example",), {"email": "a@club.example", "email_verified": True}, True),
        (("@club.example",), {"email": "a@CLUB.example", "email_verified": True}, True),
        (("@club.example",), {"email": "a@club.example"}, False),
        (("@club.example",), {"email": "a@club.example", "email_verified": "true"}, False),
        (("@club.example",), {"email": "a@evil.club.example", "email_verified": True}, False),
        (("@club.example",), {"email": "a@evil.example@x", "email_verified": True}, False),
        (("@club.example",), {"email": ["a@club.example"], "email_verified": True}, False),
        (("group:members",), {"groups": ["staff", "members"]}, True),
        (("group:members",), {"groups": "members"}, False),
        (("group:members",), {}, False),
        (("sub:anna", "group:members"), {}, True),
        (("sub:berto",), {}, False),
    ],
)
def test_only_the_accounts_that_are_named_are_let_in(
    tmp_path: Path, allow: tuple[str, ...], claims: dict[str, Any], is_allowed: bool
) -> None:
    from sixgun.server.admission.accounts import Accounts
    from sixgun.server.admission.ways import AccountWay

    way = AccountWay("https://id.example", CLIENT, "", allow, PUBLIC)
    assert Accounts(way, TestClock()).allows({"sub": "anna", **claims}) == is_allowed
    assert ("email" in way.scope) == ("@club.example" in allow), "no more is asked for than needed"


def test_an_account_that_is_not_named_gets_a_sentence(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            with_accounts(tmp_path, account_allow=("sub:berto",)) as (house, provider, _),
            browser(house) as page,
        ):
            assert await signed_in(page, provider) == (403, "admission-not-allowed")
            assert "sixgun" not in page.cookies
            assert not await is_in(page)
            secret = await invited(house)
            answer = await page.post("/api/admission/invitation", json={"secret": secret})
            assert told(answer) == (201, ""), "a visitor needs no account"

    run(test)


# ------------------------------------------------------------------ what is wrong with a token


def setting(**claims: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda found: found.update(claims)


def without(name: str) -> Callable[[dict[str, Any]], Any]:
    return lambda found: found.pop(name)


def later(name: str, seconds: int) -> Callable[[dict[str, Any]], Any]:
    return lambda found: found.update({name: found["iat"] + seconds})


#: What is wrong with the claims of a token, and the word of the log that says so.
WRONG: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "another issuer": (setting(iss="https://evil.example"), "iss"),
    "no issuer": (without("iss"), "iss"),
    "for another house": (setting(aud="another-client"), "aud"),
    "for nobody": (without("aud"), "aud"),
    "for several, given to another": (setting(aud=[CLIENT, "x"], azp="x"), "azp"),
    "for several, given to nobody": (setting(aud=[CLIENT, "x"]), "azp"),
    "another nonce": (setting(nonce="another"), "nonce"),
    "no nonce": (without("nonce"), "nonce"),
    "an empty nonce": (setting(nonce=""), "nonce"),
    "expired": (later("exp", -120), "Expired"),
    "never expires": (without("exp"), "exp"),
    "expires some day": (setting(exp="tomorrow"), "exp"),
    "not valid yet": (later("nbf", 3600), "not yet valid"),
    "from the future": (later("iat", 3600), "issued in the future"),
    "no date": (without("iat"), "iat"),
    "of nobody": (without("sub"), "sub"),
    "of an empty subject": (setting(sub=""), "sub"),
    "of a subject that is no name": (setting(sub=17), "sub"),
    "of a very long subject": (setting(sub="x" * 300), "subject"),
}


def test_a_token_with_wrong_claims_lets_nobody_in(tmp_path: Path) -> None:
    async def test() -> None:
        async with with_accounts(tmp_path) as (house, provider, _):
            for what, (change, word) in WRONG.items():
                provider.changed = change
                async with browser(house) as page:
                    with log_of_house() as lines:
                        assert await signed_in(page, provider) == REFUSED, what
                    (line,) = [each for each in lines if each.startswith("not let in")]
                    assert word in line, f"{what}: {line}"
                    assert "sixgun" not in page.cookies
                    assert not await is_in(page), what
            with closing(sqlite3.connect(house.house.store.path)) as store:
                assert store.execute("SELECT count(*) FROM people").fetchone() == (0,)

    run(test)


@pytest.mark.parametrize(
    "way",
    ["signed_by_another", "signed_by_nobody", "signed_with_the_public_key"],
)
def test_a_token_that_the_provider_has_not_signed_lets_nobody_in(tmp_path: Path, way: str) -> None:
    async def test() -> None:
        async with with_accounts(tmp_path) as (house, provider, _), browser(house) as page:
            provider.sign = getattr(provider, way)
            with log_of_house() as lines:
                assert await signed_in(page, provider) == REFUSED
            assert any("not let in" in line and "account" in line for line in lines)
            assert not await is_in(page)

    run(test)


def test_what_is_no_token_at_all_lets_nobody_in(tmp_path: Path) -> None:
    async def test() -> None:
        async with with_accounts(tmp_path) as (house, provider, _), browser(house) as page:
            for token in ("", "x", "a.b", "a.b.c", "....", "é.é.é", "eyJhbGciOiJub25lIn0.e30."):
                provider.sign = lambda claims, token=token: token
                assert await signed_in(page, provider) == REFUSED, token

    run(test)


def test_a_key_that_is_shared_or_for_secrets_signs_nothing(tmp_path: Path) -> None:
    """A provider whose keys hold a shared one, by mistake or not."""

    async def test() -> None:
        async with with_accounts(tmp_path) as (house, provider, _), browser(house) as page:
            shared = {"kty": "oct", "k": "c2VjcmV0", "kid": KEY_ID, "alg": "HS256"}
            provider.keys = [shared, OTHER_KEY.as_dict(private=False) | {"kid": "other"}]
            provider.sign = lambda claims: signed_with(b"secret", claims)
            assert await signed_in(page, provider) == REFUSED

    run(test)


def test_a_provider_may_change_its_keys(tmp_path: Path) -> None:
    async def test() -> None:
        from joserfc import jwt
        from joserfc.jwk import RSAKey

        async with with_accounts(tmp_path) as (house, provider, clock), browser(house) as page:
            assert await signed_in(page, provider) == (201, "")
            new = RSAKey.generate_key(2048, {"kid": "second", "use": "sig"})
            provider.keys = [new.as_dict(private=False)]
            header = {"alg": "RS256", "kid": "second"}
            provider.sign = lambda claims: jwt.encode(header, claims, new)
            assert await signed_in(page, provider) == REFUSED, "it was asked a moment ago"
            clock.advance(asking.AGAIN_SECONDS + 1)
            assert await signed_in(page, provider) == (200, "")
            assert provider.asked.count("/keys") == 2

    run(test)


# ------------------------------------------------------------------ states and codes


def test_a_sign_in_belongs_to_the_browser_in_which_it_began(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            with_accounts(tmp_path) as (house, provider, _),
            browser(house) as page,
            browser(house) as other,
        ):
            brought = await approved(page, provider)
            with log_of_house() as lines:
                assert told(await ended(other, brought)) == AGAIN
                await begun(other)  # one of its own makes no difference
                assert told(await ended(other, brought)) == AGAIN
            assert any("not begun in this browser" in line for line in lines)
            assert "/token" not in provider.asked, "the code was not even looked at"
            assert told(await ended(page, brought)) == (201, "")
            assert not await is_in(other)

    run(test)


def test_a_state_and_a_code_are_good_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with with_accounts(tmp_path) as (house, provider, _), browser(house) as page:
            brought = await approved(page, provider)
            mark = page.cookies["sixgun_sign_in"]
            assert told(await ended(page, brought)) == (201, "")
            assert "sixgun_sign_in" not in page.cookies
            page.cookies.clear()
            page.cookies.set("sixgun_sign_in", mark, domain="127.0.0.1")
            assert told(await ended(page, brought)) == AGAIN
            again = await approved(page, provider)
            used = {**again, "code": brought["code"]}
            assert told(await ended(page, used)) == REFUSED
            assert told(await ended(page, {**again, "state": "x" * 43})) == AGAIN

    run(test)


def test_a_sign_in_ends_in_time_and_who_is_denied_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with with_accounts(tmp_path) as (house, provider, clock), browser(house) as page:
            brought = await approved(page, provider)
            clock.advance(601)
            assert told(await ended(page, brought)) == AGAIN
            brought = await approved(page, provider)
            denied = {"state": brought["state"], "code": ""}
            assert told(await ended(page, denied)) == (403, "admission-sign-in-denied")
            brought = await approved(page, provider)
            elsewhere = {**brought, "issuer": "https://evil.example"}
            assert told(await ended(page, elsewhere)) == REFUSED
            assert not await is_in(page)

    run(test)


def test_who_begins_and_begins_takes_from_nobody_else() -> None:
    sign_ins = SignIns(TestClock())
    innocent = sign_ins.begin("192.0.2.1")
    mine = [sign_ins.begin("192.0.2.2") for _ in range(MOST_OF_ADDRESS + 5)]
    assert sign_ins.end(innocent.state, innocent.browser) is not None
    assert sign_ins.end(mine[0].state, mine[0].browser) is None
    assert sign_ins.end(mine[-1].state, mine[-1].browser) is not None
    assert len(sign_ins._begun) <= MOST_OF_ADDRESS


# ------------------------------------------------------------------ what a provider says of itself


def changing(**fields: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda said: said | fields


#: What is wrong with discovery, and the word of the log that says so.
LIES: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "another issuer": (changing(issuer="https://evil.example"), "another issuer"),
    "no issuer": (lambda said: said.pop("issuer") and said, "another issuer"),
    "no TLS": (changing(token_endpoint="http://evil.example/token"), "not safe"),
    "no address": (changing(jwks_uri=7), "not safe"),
    "a script": (changing(authorization_endpoint="javascript:alert(1)"), "not safe"),
    "no object": (lambda said: [], "no object"),
    "no JSON": (lambda said: b"<html>", "JSONDecodeError"),
    "too deep": (lambda said: b"[" * 100_000, "RecursionError"),
    "too long": (lambda said: said | {"x": "x" * asking.LONGEST}, "too long"),
}


def test_a_provider_that_lies_is_not_asked_any_further(tmp_path: Path) -> None:
    async def test() -> None:
        async with with_accounts(tmp_path) as (house, provider, _), browser(house) as page:
            for what, (lie, word) in LIES.items():
                provider.discovery = lie
                with log_of_house() as lines:
                    assert told(await begun(page)) == AWAY, what
                (line,) = [each for each in lines if each.startswith("not let in")]
                assert word in line, f"{what}: {line}"
            assert set(provider.asked) == {"/.well-known/openid-configuration"}

    run(test)


def test_a_provider_that_is_slow_or_away_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with with_accounts(tmp_path) as (house, provider, _), browser(house) as page:
            provider.is_slow = True
            with log_of_house() as lines:
                assert told(await begun(page)) == AWAY
            assert any("Timeout" in line for line in lines)
            assert (await page.get("/healthz")).status_code == 200
        async with with_accounts(tmp_path) as (house, provider, _), browser(house) as page:
            await asyncio.to_thread(provider.server.shutdown)
            provider.server.server_close()
            assert told(await begun(page)) == AWAY

    monkeypatch.setattr(asking, "PATIENCE", 0.2)
    run(test)


def test_a_wrong_secret_of_the_client_lets_nobody_in(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            with_accounts(tmp_path, account_secret="something else") as (house, provider, _),
            browser(house) as page,
        ):
            with log_of_house() as lines:
                assert await signed_in(page, provider) == REFUSED
            assert any("invalid_client" in line for line in lines)
            assert not any("something else" in line for line in lines)

    run(test)


# ------------------------------------------------------------------ settings

WHOLE = {
    "admission": "account",
    "account_issuer": "https://id.example",
    "account_client": CLIENT,
    "public_url": "https://club.example/bang/",
}


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"account_issuer": ""}, "needs --account-issuer"),
        ({"account_client": ""}, "needs --account-issuer"),
        ({"public_url": ""}, "needs --account-issuer"),
        ({"account_issuer": "http://id.example"}, "is no provider"),
        ({"account_issuer": "https://id.example?x=y"}, "is no provider"),
        ({"account_allow": ("club.example",)}, "is none of @club.example"),
        ({"account_allow": ("@",)}, "is none of @club.example"),
    ],
)
def test_what_a_provider_needs_is_said_at_the_start(changed: dict[str, Any], why: str) -> None:
    check(HouseSettings(**WHOLE))
    with pytest.raises(CannotOpen, match=why):
        check(HouseSettings(**WHOLE | changed))


def test_without_the_library_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.server.admission.ways.find_spec", lambda name: None)
    with pytest.raises(CannotOpen, match="--fetch-accounts"):
        check(HouseSettings(**WHOLE))


def test_no_shared_secret_and_nothing_unsigned_is_on_the_list() -> None:
    """The library refuses both by itself; the list has to be right without its help."""
    assert asking.ALGORITHMS
    assert not [name for name in asking.ALGORITHMS if name[:2] in ("HS", "no")]
    assert "oct" not in asking.KEY_KINDS
