"""A closed house: by a password, by invitations; who was let in, and who is no more."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from sixgun.client import make_key
from sixgun.server.clock import TestClock
from sixgun.server.store.people import hashed
from tests.server.admission.closed_houses import (
    PASSWORD,
    SHUT,
    browser,
    closed,
    enter,
    invited,
    is_in,
    log_of_house,
    operator,
    socket_refused,
    told,
)
from tests.server.houses import begun, posted, run
from tests.server.operators import page_of

WRONG = (403, "admission-wrong-password")
VOID = (403, "admission-invitation-void")
NOT_ADMITTED = 4407

# ------------------------------------------------------------------ by a password


def test_the_password_lets_in_and_nothing_else_does(tmp_path: Path) -> None:
    async def test() -> None:
        async with closed(tmp_path) as house, browser(house) as page, browser(house) as other:
            assert (await page.get("/api/admission")).json() == {
                "ways": ["password", "invitation"],
                "admitted": False,
            }
            assert not await is_in(page)
            assert told(await page.post("/api/people", json={})) == SHUT
            assert await enter(page, "password", password="something else") == WRONG
            assert not page.cookies
            assert await enter(page, "password", password=PASSWORD) == (201, "")
            assert (await page.get("/api/admission")).json()["admitted"]
            assert await is_in(page)
            assert not await is_in(other), "nobody comes in behind somebody else"

    run(test)


def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            closed(
                tmp_path, public_url="https://club.example/bang/", trusted_proxy=("127.0.0.1",)
            ) as house,
            browser(house) as page,
        ):
            headers = {
                "Host": "club.example",
                "Origin": "https://club.example",
                "X-Forwarded-Proto": "https",
            }
            answer = await page.post(
                "/bang/api/admission/password", json={"password": PASSWORD}, headers=headers
            )
            cookie = answer.headers["set-cookie"]
            assert cookie.startswith("__Secure-sixgun=")
            for part in ("HttpOnly", "Secure", "SameSite=strict", "Path=/bang/"):
                assert part.lower() in cookie.lower(), part

    run(test)


def test_programs_are_let_in_and_play(tmp_path: Path) -> None:
    async def test() -> None:
        async with closed(tmp_path) as house:
            with pytest.raises(ConnectionError, match="401"):
                await make_key(house.address)
            with pytest.raises(ConnectionError, match="403"):
                await make_key(house.address, password="something else")
            keys = [await make_key(house.address, password=PASSWORD)]
            keys += [await make_key(house.address, invitation=await invited(house))]
            names = zip(("Anna", "Berto"), keys, strict=True)
            people = [await house.client(name, key=key) for name, key in names]
            people += [await house.client(name, password=PASSWORD) for name in ("Carlo", "Dora")]
            table = await people[0].open_table(players=4, clock="none")
            for other in people[1:]:
                await other.join(table)
            await people[0].start()
            await asyncio.gather(*[client.until(lambda c=client: c.view) for client in people])

    run(test)


def test_a_socket_of_who_was_not_let_in_is_refused_whatever_the_key(tmp_path: Path) -> None:
    async def test() -> None:
        key = ""
        async with closed(tmp_path, admission="open") as house:
            key = await make_key(house.address)  # somebody of the house, while it was open
            assert await socket_refused(house, key) == 0
        async with closed(tmp_path) as house:
            with log_of_house() as lines:
                assert await socket_refused(house, key) == 401
            assert any("socket refused" in each and "admission-needed" in each for each in lines)
            answer = await posted(house, "/api/admission/password", key, password=PASSWORD)
            assert answer.json()["key"] == key, "who somebody is stays"
            assert await socket_refused(house, key) == 0

    run(test)


def test_a_wrong_password_is_logged_and_no_password_ever(tmp_path: Path) -> None:
    async def test() -> None:
        with log_of_house() as lines:
            async with closed(tmp_path) as house, browser(house) as page:
                await enter(page, "password", password="something else")
                await enter(page, "password", password=PASSWORD)
        assert any("not let in" in line and "127.0.0.1" in line for line in lines)
        assert any("person let in" in line for line in lines)
        assert not any("something else" in line or PASSWORD in line for line in lines)
        with closing(sqlite3.connect(tmp_path / "house.db")) as store:
            everything = "\n".join(store.iterdump())
        assert PASSWORD not in everything
        assert "scrypt$" in everything

    run(test)


def test_wrong_tries_have_an_end_that_passes_with_time(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with (
            closed(tmp_path, clock, wrong_tries_per_hour=3) as house,
            browser(house) as page,
        ):
            for _ in range(20):  # a whole club behind one address is right as often as it likes
                await enter(page, "password", password=PASSWORD)
            tries = [enter(page, "password", password=f"wrong {n} wrong") for n in range(6)]
            answers = [status for status, _ in await asyncio.gather(*tries)]
            assert sorted(answers) == [403] * 3 + [429] * 3
            late = await page.post("/api/admission/password", json={"password": PASSWORD})
            assert told(late) == (429, "admission-too-many-tries")
            assert int(late.headers["retry-after"]) == 1200
            assert late.json()["reason"]["args"]["minutes"] == 20
            assert (await enter(page, "invitation", secret="x" * 30))[0] == 429
            clock.advance(1201)
            assert await enter(page, "password", password=PASSWORD) == (200, "")

    run(test)


def test_invitations_that_are_none_are_wrong_tries_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with closed(tmp_path, wrong_tries_per_hour=2) as house, browser(house) as page:
            answers = [await enter(page, "invitation", secret="x" * 30) for _ in range(3)]
            assert answers == [VOID, VOID, (429, "admission-too-many-tries")]

    run(test)


def test_a_restart_keeps_the_password_and_who_was_let_in(tmp_path: Path) -> None:
    async def test() -> None:
        async with closed(tmp_path) as house:
            key = await make_key(house.address, password=PASSWORD)
        async with closed(tmp_path, password="") as house, browser(house) as page:
            assert await socket_refused(house, key) == 0
            assert await enter(page, "password", password=PASSWORD) == (201, "")
        async with closed(tmp_path) as house:  # the same again changes nothing
            assert await socket_refused(house, key) == 0

    run(test)


def test_another_password_shuts_out_who_knew_the_one_before(tmp_path: Path) -> None:
    async def test() -> None:
        async with closed(tmp_path) as house:
            knew = await make_key(house.address, password=PASSWORD)
            visitor = await make_key(house.address, invitation=await invited(house))
        async with closed(tmp_path, password="another password") as house, browser(house) as page:
            assert await socket_refused(house, knew) == 401
            assert await socket_refused(house, visitor) == 0, "nobody asked for another invitation"
            assert await enter(page, "password", password=PASSWORD) == WRONG
            again = await posted(
                house, "/api/admission/password", knew, password="another password"
            )
            assert again.status_code == 200
            assert await socket_refused(house, knew) == 0

    run(test)


def test_a_way_that_is_none_any_more_lets_nobody_in(tmp_path: Path) -> None:
    async def test() -> None:
        async with closed(tmp_path) as house:
            knew = await make_key(house.address, password=PASSWORD)
            visitor = await make_key(house.address, invitation=await invited(house))
        async with closed(tmp_path, admission="invitation") as house, browser(house) as page:
            assert await enter(page, "password", password=PASSWORD) == (
                422,
                "admission-not-this-way",
            )
            assert await socket_refused(house, knew) == 401
            assert await socket_refused(house, visitor) == 0

    run(test)


def test_a_password_that_is_damaged_lets_nobody_in_and_the_house_opens(tmp_path: Path) -> None:
    async def test() -> None:
        async with closed(tmp_path) as house:
            key = await make_key(house.address, password=PASSWORD)
        with closing(sqlite3.connect(tmp_path / "house.db")) as store:
            store.execute("UPDATE house SET value = x'00ff' WHERE key = 'password'")
            store.commit()
        async with closed(tmp_path, password="") as house, browser(house) as page:
            assert await socket_refused(house, key) == 0
            assert await enter(page, "password", password=PASSWORD) == WRONG
            assert house.house.aside.has("house", "password")
        async with closed(tmp_path) as house, browser(house) as page:
            assert await enter(page, "password", password=PASSWORD) == (201, "")
            assert not house.house.aside.all()

    run(test)


def test_after_some_days_one_has_to_be_let_in_again(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with closed(tmp_path, clock, admission_days=30) as house, browser(house) as page:
            await enter(page, "password", password=PASSWORD)
            clock.advance(29 * 86_400)
            assert await is_in(page)
            clock.advance(2 * 86_400)
            assert not await is_in(page)
            assert await enter(page, "password", password=PASSWORD) == (200, "")
            assert await is_in(page)

    run(test)


# ------------------------------------------------------------------ by an invitation


def test_an_invitation_lets_in_as_many_as_it_says_and_is_kept_as_a_hash(tmp_path: Path) -> None:
    async def test() -> None:
        async with closed(tmp_path, admission="invitation") as house:
            secret = await invited(house, uses=2, note="for the club")
            pages = [browser(house) for _ in range(3)]
            tries = [enter(page, "invitation", secret=secret) for page in pages]
            assert sorted(await asyncio.gather(*tries)) == [(201, ""), (201, ""), VOID]
            listed = (await operator(house).asks("invitations"))["invitations"]
            assert [(each["note"], each["uses"], each["used"]) for each in listed] == [
                ("for the club", 2, 2)
            ]
            assert not listed[0]["is_good"]
            for page in pages:
                await page.aclose()
        with closing(sqlite3.connect(tmp_path / "house.db")) as store:
            everything = "\n".join(store.iterdump())
        assert secret not in everything
        assert hashed(secret) in everything

    run(test)


def test_who_is_in_does_not_use_an_invitation_up(tmp_path: Path) -> None:
    async def test() -> None:
        async with closed(tmp_path) as house, browser(house) as page, browser(house) as other:
            secret = await invited(house)
            assert await enter(page, "password", password=PASSWORD) == (201, "")
            assert await enter(page, "invitation", secret=secret) == (200, "")
            assert await enter(other, "invitation", secret=secret) == (201, "")

    run(test)


def test_an_invitation_expires(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with closed(tmp_path, clock) as house, browser(house) as page:
            secret = await invited(house, hours=2)
            clock.advance(2 * 3600)
            assert await enter(page, "invitation", secret=secret) == VOID
            assert not await is_in(page)

    run(test)


def test_what_is_revoked_shuts_out_who_came_by_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with closed(tmp_path, admission="invitation") as house, browser(house) as page:
            secret = await invited(house, uses=5)
            client = await house.client("Bruno", invitation=secret)
            asks = operator(house).asks
            (row,) = (await asks("invitations"))["invitations"]
            would = await asks("revoke", invitations=[row["invitation"]])
            assert (would["done"], would["people"], would["invitations"]) == (False, 1, 1)
            assert await socket_refused(house, client.key) == 0
            async with house.socket(client.key) as socket:
                did = await asks("revoke", invitations=[row["invitation"]], confirmed=True)
                assert did["done"]
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert (socket.close_code, socket.close_reason) == (NOT_ADMITTED, "admission-ended")
            assert await socket_refused(house, client.key) == 401
            assert await enter(page, "invitation", secret=secret) == VOID
            assert (await asks("revoke", invitations=["nothing"]))["reason"]["key"] == (
                "operator-no-invitation"
            )
            acts = [entry["act"] for entry in (await asks("audit"))["entries"]]
            assert acts == ["revoke", "revoke", "invite"]
            assert secret not in str(await asks("audit"))

    run(test)


def test_a_person_is_let_in_no_more_until_he_comes_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with closed(tmp_path) as house:
            key = await make_key(house.address, password=PASSWORD)
            asks = operator(house).asks
            (row,) = (await asks("people"))["people"]
            assert row["ways"] == ["password"]
            await asks("revoke", people=[row["person"]], confirmed=True)
            assert await socket_refused(house, key) == 401
            assert (await asks("people"))["people"][0]["ways"] == []
            await posted(house, "/api/admission/password", key, password=PASSWORD)
            assert await socket_refused(house, key) == 0

    run(test)


def test_who_has_two_ways_in_needs_both_taken(tmp_path: Path) -> None:
    async def test() -> None:
        async with closed(tmp_path) as house:
            key = await make_key(house.address, invitation=await invited(house))
            await posted(house, "/api/admission/password", key, password=PASSWORD)
            asks = operator(house).asks
            (row,) = (await asks("invitations"))["invitations"]
            async with house.socket(key) as socket:
                await asks("revoke", invitations=[row["invitation"]], confirmed=True)
                await socket.send('{"t":"hello","protocol":0}')
                assert "reload" in await socket.recv(), "nobody has closed it"
            assert await socket_refused(house, key) == 0

    run(test)


def test_who_is_banned_is_not_let_in_by_the_password(tmp_path: Path) -> None:
    async def test() -> None:
        async with closed(tmp_path) as house:
            key = await make_key(house.address, password=PASSWORD)
            asks = operator(house).asks
            (row,) = (await asks("people"))["people"]
            await asks("ban", people=[row["person"]], confirmed=True)
            answer = await posted(house, "/api/admission/password", key, password=PASSWORD)
            assert told(answer) == (403, "refusal-banned")
            assert await socket_refused(house, key) == 403

    run(test)


def test_an_open_house_has_nothing_to_be_invited_to(tmp_path: Path) -> None:
    async def test() -> None:
        async with closed(tmp_path, admission="open") as house, browser(house) as page:
            asked = await operator(house).asks("invite")
            assert asked["reason"]["key"] == "operator-house-open"
            assert (await page.get("/api/admission")).json() == {"ways": [], "admitted": True}
            assert (await enter(page, "password", password=PASSWORD))[0] == 422

    run(test)


# ------------------------------------------------------------------ who else comes in


def test_whoever_runs_the_house_comes_in_by_its_link(tmp_path: Path) -> None:
    async def test() -> None:
        async with closed(tmp_path, admission="invitation") as house, browser(house) as page:
            secret = house.serving.new_house_link().partition("#house=")[2]
            assert not await is_in(page)
            await page.post("/api/house/enter", json={"secret": secret})
            assert told(await page.post("/api/people", json={})) == (201, "")
            assert await is_in(page)
            house.serving.new_house_link()  # the link before is worth nothing any more
            assert not await is_in(page)
            made = await (await page_of(house)).asks("invite", note="by page")
            assert "#admit=" in made["link"]

    run(test)


def test_a_recovery_link_carries_who_was_let_in_and_nobody_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with closed(tmp_path, admission="open") as house:
            stranger = await make_key(house.address)
            link = (await posted(house, "/api/me/recovery", stranger)).json()["link"]
        async with closed(tmp_path) as house:
            member = await make_key(house.address, password=PASSWORD)
            made = (await posted(house, "/api/me/recovery", member)).json()["link"]
            answers = []
            for each in (link, made):
                secret = each.partition("#recover=")[2]
                key = (await posted(house, "/api/recover", "new", secret=secret)).json()["key"]
                answers.append(await socket_refused(house, key))
            assert answers == [401, 0]

    run(test)


def test_a_seat_at_a_table_is_no_way_into_the_house(tmp_path: Path) -> None:
    async def test() -> None:
        async with closed(tmp_path) as house, browser(house) as page:
            owner = await house.client("Anna", password=PASSWORD)
            await owner.open_table(players=4)
            secret = await house.house.people.seat_link(house.table_of(owner).name)
            assert told(await page.post("/api/seat", json={"secret": secret})) == SHUT
            await enter(page, "password", password=PASSWORD)
            assert told(await page.post("/api/seat", json={"secret": secret})) == (200, "")

    run(test)


def test_who_is_forgotten_is_not_let_in_any_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with closed(tmp_path) as house, browser(house) as page:
            await enter(page, "password", password=PASSWORD)
            key = page.cookies["sixgun"]
            assert (await page.post("/api/me/forget")).status_code == 204
            page.cookies.set("sixgun", key)
            assert not await is_in(page)
            with closing(sqlite3.connect(house.house.store.path)) as store:
                assert store.execute("SELECT count(*) FROM admissions").fetchone() == (0,)

    run(test)


def test_nothing_is_left_of_how_operators_have_called_who_is_forgotten(tmp_path: Path) -> None:
    """The notes of invitations that were his alone go, and the reason of a ban of nobody else."""

    async def test() -> None:
        async with closed(tmp_path, admission="invitation") as house:
            long, team, other = f"Smith {'x' * 250}", "Smith's team", "Smithers"
            first, second, third, fourth = [
                await invited(house, note=note, uses=uses)
                for note, uses in (("A  Smith", 1), (long, 1), (team, 5), (other, 1))
            ]
            keys = [
                await make_key(house.address, invitation=each)
                for each in (first, second, third, fourth)
            ]
            one, *_, stays = [await house.house.people.person_of_key(key) for key in keys]
            for people in ([one], [one, stays]):
                wish = {"people": people, "hours": 1, "reason": f"{len(people)} shout"}
                await operator(house).asks("ban", **wish, confirmed=True)
            await operator(house).asks("unban", people=[one, stays])
            for key in keys[:3]:
                assert (await posted(house, "/api/me/forget", key)).status_code == 204
            found = (await operator(house).asks("invitations"))["invitations"]
            assert sorted(each["note"] for each in found) == ["", "", team, other]
            entries = json.dumps((await operator(house).asks("audit"))["entries"])
            for gone in ("A  Smith", "xxx", "1 shout", str(one)):
                assert gone not in entries
            for kept in (team, other, "2 shout", str(stays)):
                assert kept in entries

    run(test)


def test_games_go_on_while_somebody_is_shown_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with closed(tmp_path, admission="open") as house:
            keys = [client.key for client in await begun(house, "A", "B", "C", "D")]
        async with closed(tmp_path) as house:
            for key in keys:
                await posted(house, "/api/admission/password", key, password=PASSWORD)
            people = [await house.client(key=key) for key in keys]
            (table,) = house.house.tables
            for client in people:
                await client.watch(table)
            found = (await operator(house).asks("people"))["people"]
            await operator(house).asks("revoke", people=[found[0]["person"]], confirmed=True)
            assert table in house.house.tables
            assert len(house.house.tables[table].persons()) == 4

    run(test)
