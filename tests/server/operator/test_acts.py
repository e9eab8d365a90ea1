"""Acts of an operator: the same by page and by command, and nobody else's."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import inspect

from sixgun.locales import speech
from sixgun.server.admission.admission import Admission
from sixgun.server.operator import acts
from sixgun.server.operator.doing import DOERS
from sixgun.server.operator.local_socket import BY
from sixgun.server.operator.operator import LONGEST, MOST
from sixgun.server.protocol import Complain, Open, Say, TableOptions
from sixgun.server.store import operating
from tests.server.houses import OpenHouse, RecordingClient, a_house, begun, browser, posted, run
from tests.server.operators import command_of, page_of

ACTS = get_args(acts.OperatorAct)
LOOKING = get_args(acts.Looking)
TAGS = {act.__struct_config__.tag: act for act in ACTS}
#: What each act is sent with so that it would do something.
SAMPLES: dict[str, dict[str, Any]] = {
    "close": {"tables": ["TABLE"], "confirmed": True},
    "ban": {"people": ["PERSON"], "confirmed": True},
    "unban": {"people": ["BANNED"]},
    "revoke": {"people": ["PERSON"], "confirmed": True},
    "announce": {"text": "Pizza is here"},
    "shutdown": {"seconds": 0, "confirmed": True},
    "rules": {"text": "Be kind."},
    "dismiss": {"complaints": [1], "confirmed": True},
}


def test_every_act_is_shown_or_done() -> None:
    assert set(LOOKING) | set(DOERS) == set(ACTS)
    assert not set(LOOKING) & set(DOERS)
    assert all(act.__doc__ for act in ACTS)
    assert inspect.multi_type_info(list(ACTS))


def filled(tag: str, names: dict[str, str]) -> dict[str, Any]:
    """A sample with the names of things that are there."""
    text = json.dumps({"t": tag, **SAMPLES.get(tag, {})})
    for word, name in names.items():
        text = text.replace(word, name)
    found: dict[str, Any] = json.loads(text)
    return found


async def a_busy_house(house: OpenHouse) -> dict[str, str]:
    """A game, something said, a complaint, somebody banned; the names of them."""
    people = await begun(house, "Anna", "Bruno", "Carla", "Dario")
    anna, bruno = people[:2]
    await bruno.request(Say(text="You cheat"))
    await anna.request(Complain(who=anna.table.chairs[1].who, text="He says I cheat"))
    rude = await house.client("Rude")
    persons = [await person_of(house, each) for each in (bruno, rude)]
    assert await house.house.ban(persons[1])
    return {"TABLE": anna.table.table, "PERSON": persons[0], "BANNED": persons[1]}


async def person_of(house: OpenHouse, client: RecordingClient) -> str:
    found = await house.house.people.person_of_key(client.key)
    assert found
    return found


def test_without_the_link_nobody_gets_anything(tmp_path: Path) -> None:
    """Every act, every sender, every byte of every answer."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            names = await a_busy_house(house)
            stranger = await house.client("Stranger")
            before = house.house.store.path.read_bytes(), sorted(house.house.tables)
            secret = house.serving.new_house_link().partition("#house=")[2]
            answers = set()
            for tag in TAGS:
                for token in ("", stranger.key, secret, secret[:-1], "x" * 32):
                    async with browser(house, token or "none") as http:
                        if not token:
                            http.headers["Origin"] = house.address
                            del http.headers["Authorization"]
                            http.cookies.set("sixgun_house", secret)
                        answer = await http.post("/api/house/acts", json=filled(tag, names))
                    answers.add((answer.status_code, answer.content))
            assert answers == {(403, b'{"reason":{"key":"house-not-yours"}}')}
            assert sorted(house.house.tables) == before[1]
            assert operating.entries(house.house.store, 0, 10) == []
            assert [each.person for each in operating.bans(house.house.store)] == [names["BANNED"]]
            assert not house.serving.end.is_set()

    run(test)


@pytest.mark.parametrize("way", ["page", "command"])
def test_every_act_is_done_by_page_and_by_command(tmp_path: Path, way: str) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            names = await a_busy_house(house)
            house.house.admission = Admission(
                replace(house.house.settings, admission="invitation"),
                house.house.store,
                house.clock,
                house.house.aside,
            )  # closed from now on: the people of this house are in already
            asked = await page_of(house) if way == "page" else command_of(house)
            done = {}
            for tag in sorted(TAGS, key=lambda each: each == "shutdown"):
                sample = filled(tag, names)
                if tag == "stay_open":
                    await asked.asks("shutdown", seconds=3600, confirmed=True)
                done[tag] = await asked.asks(**{"act": sample.pop("t"), **sample})
            assert [tag for tag, answer in done.items() if "reason" in answer] == []
            assert done["close"] == {"done": True, "tables": 1}
            assert done["ban"] == {"done": True, "people": 1}
            assert done["revoke"] == {"done": True, "people": 1}
            assert done["invite"].pop("link").startswith(f"{house.address}/#admit=")
            assert done["invite"] == {"done": True, "invitations": 1}
            assert done["unban"] == {"done": True, "people": 1}
            assert done["dismiss"] == {"done": True, "complaints": 1}
            entry = (await asked.asks("audit"))["entries"][0]
            assert entry["act"] == "shutdown"
            assert entry["by"].partition(" ")[0] == way
            await house.quiet()

    run(test)


def test_what_an_older_version_wrote_down_is_shown(tmp_path: Path) -> None:
    """It counted less: what it did not know of, it did not do."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            told = '{"key":"operator-did-counts","args":{"tables":2}}'
            await house.house.store.write(operating.add_entry(0, "command", "close", "{}", told))
            (entry,) = (await command_of(house).asks("audit"))["entries"]
            assert speech("en").say(entry["result"]["key"], **entry["result"]["args"])

    run(test)


def test_what_is_looked_at_is_the_same_by_page_and_by_command(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            await a_busy_house(house)
            page, command = await page_of(house), command_of(house)
            for act in LOOKING:
                tag = act.__struct_config__.tag
                assert await page.asks(tag) == await command.asks(tag)

    run(test)


def test_what_is_not_confirmed_is_counted_and_not_done(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            names = await a_busy_house(house)
            command = command_of(house)
            for tag, would in (
                ("close", {"done": False, "tables": 1}),
                ("ban", {"done": False, "people": 1}),
                ("dismiss", {"done": False, "complaints": 1}),
                ("shutdown", {"done": False, "tables": 1, "people": 5}),
            ):
                sample = filled(tag, names) | {"confirmed": False}
                assert await command.asks(**{"act": sample.pop("t"), **sample}) == would
            assert names["TABLE"] in house.house.tables
            assert (await command.asks("audit"))["entries"] == []
            assert "closing" not in await command.asks("look")

    run(test)


# ------------------------------------------------------------------ a hundred tables


def test_who_opened_a_hundred_tables_is_found_and_parted_with(tmp_path: Path) -> None:
    """Found by opener and by address, closed, banned, let in again."""

    async def test() -> None:
        async with a_house(tmp_path, tables_per_person=200, tables_per_address=200) as house:
            greedy, innocent = await house.client("Greedy"), await house.client("Innocent")
            await posted(house, "/api/me/name", greedy.key, name="Greedy")
            for _ in range(100):
                await greedy.request(Open(options=TableOptions()))
            await innocent.open_table(players=4)
            person, command = await person_of(house, greedy), command_of(house)
            listed = await command.asks("tables")
            assert len(listed["tables"]) == 101
            first = listed["openers"][0]
            assert first["opener"] == {"person": person, "name": "Greedy"}
            assert (first["tables"], first["address"]) == (100, "127.0.0.1")
            assert (listed["addresses"][0]["tables"], listed["addresses"][0]["people"]) == (101, 2)
            assert len((await command.asks("tables", opener=person))["tables"]) == 100
            for place in ("127.0.0.1", first["sign"]):
                assert len((await command.asks("tables", address=place))["tables"]) == 101
            assert (await command.asks("tables", address="10.0.0.1"))["tables"] == []

            closed = await command.asks("close", opener=person, confirmed=True)
            assert closed == {"done": True, "tables": 100}
            assert list(house.house.tables) == [innocent.table.table]
            assert (await command.asks("ban", people=[person], confirmed=True))["people"] == 1
            await greedy.until_failed()
            (banned,) = (await command.asks("bans"))["bans"]
            assert banned["person"] == {"person": person, "name": "Greedy"}
            assert await command.asks("unban", people=[person]) == {"done": True, "people": 1}
            assert (await command.asks("bans"))["bans"] == []
            back = await house.client(key=greedy.key)
            assert await person_of(house, back) == person

    run(test)


def test_a_ban_with_its_tables_closes_what_they_opened(tmp_path: Path) -> None:
    """The other way round nobody could find them: who is banned has opened nothing any more."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            greedy = await house.client("Greedy")
            await greedy.request(Open(options=TableOptions()))
            await greedy.request(Open(options=TableOptions()))
            person, command = await person_of(house, greedy), command_of(house)
            would = await command.asks("ban", people=[person], close=True)
            assert would == {"done": False, "tables": 2, "people": 1}
            await command.asks("ban", people=[person], close=True, confirmed=True)
            assert house.house.tables == {}

    run(test)


def test_nobody_comes_from_an_address_that_is_banned(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await house.client("Anna")
            await posted(house, "/api/me/name", anna.key, name="Anna")
            await anna.request(Open(options=TableOptions()))
            page = await page_of(house)
            done = await page.asks("ban", address="127.0.0.1", hours=2, confirmed=True)
            assert done == {"done": True, "people": 1, "addresses": 1}
            await anna.until_failed()
            fresh = await posted(house, "/api/people", "new", bearer=True)
            assert fresh.status_code == 403
            assert fresh.json()["reason"] == {"key": "house-address-banned"}
            address, person = (await page.asks("bans"))["bans"][::-1]
            if address["person"] is not None:
                address, person = person, address
            assert (address["address"], person["person"]["name"]) == ("127.0.0.1", "Anna")
            assert "127.0.0.1" not in house.house.store.path.read_bytes().decode("latin1")
        async with a_house(tmp_path, house.clock) as house:
            assert (await posted(house, "/api/people", "new", bearer=True)).status_code == 403
            page = await page_of(house)
            assert (await page.asks("unban", addresses=["127.0.0.1"]))["addresses"] == 1
            assert (await posted(house, "/api/people", "new", bearer=True)).status_code == 201
            again = await page.asks("unban", addresses=["127.0.0.1"])
            assert again["reason"]["key"] == "operator-not-banned"

    run(test)


def test_a_ban_for_some_hours_is_over_after_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await house.client("Anna")
            person, command = await person_of(house, anna), command_of(house)
            await command.asks("ban", people=[person], hours=2, reason="Cool down", confirmed=True)
            told = (await posted(house, "/api/me/name", anna.key, name="A")).json()["reason"]
            assert told == {"key": "person-banned-for", "args": {"hours": 2, "reason": "Cool down"}}
            await command.asks("ban", people=[person], hours=2, confirmed=True)
            told = (await posted(house, "/api/me/name", anna.key, name="A")).json()["reason"]
            assert told == {"key": "refusal-banned"}
            house.clock.advance(2 * 3600)
            assert (await posted(house, "/api/me/name", anna.key, name="A")).status_code == 200
            assert (await command.asks("bans"))["bans"] == []

    run(test)


# ------------------------------------------------------------------ complaints and people


def test_complaints_about_the_same_are_shown_together_with_what_was_said(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno, carla = await house.seated("Anna", "Bruno", "Carla", players=4)
            await bruno.request(Say(text="You cheat"))
            await anna.request(Complain(who=anna.table.chairs[1].who, text="Rude"))
            await carla.request(Say(text="Be nice"))
            await carla.request(Complain(who=carla.table.chairs[1].who))
            (group,) = (await command_of(house).asks("complaints"))["complaints"]
            assert group["against"]["name"] == "Bruno"
            assert [each["person"]["name"] for each in group["complaints"]] == ["Carla", "Anna"]
            said = [
                (each["person"]["name"], each["text"], each["is_meant"]) for each in group["lines"]
            ]
            assert said == [("Bruno", "You cheat", True), ("Carla", "Be nice", False)]
            assert (group["table"], group["is_open"]) == (anna.table.table, True)

    run(test)


def test_people_are_found_by_name_by_id_and_by_address(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, _ = await house.seated("Anna", "100%")
            command, person = command_of(house), await person_of(house, anna)

            async def found(**fields: Any) -> list[str]:
                listed = await command.asks("people", **fields)
                return sorted(each["name"] for each in listed["people"])

            assert await found() == ["100%", "Anna"]
            assert await found(search="aNN") == ["Anna"]
            assert await found(search="%") == ["100%"], "it is no pattern"
            assert await found(search=person[:8]) == ["Anna"]
            assert await found(address="127.0.0.1") == ["100%", "Anna"]
            assert await found(address="127.0.0.2") == []
            rows = (await command.asks("people", search="Anna"))["people"]
            assert (rows[0]["is_in"], rows[0]["tables"], rows[0]["is_banned"]) == (True, 1, False)

    run(test)


# ------------------------------------------------------------------ the socket


def test_the_socket_is_private_and_goes_with_its_house(tmp_path: Path) -> None:
    async def test() -> None:
        path = tmp_path / "house.db.operator"
        path.write_text("left by a house that was killed")
        async with a_house(tmp_path) as house:
            assert path.stat().st_mode & 0o777 == 0o600
            command = command_of(house)
            for line in (b"", b"{", b"[]", b'{"t": "nothing"}', b"\xff", b"[" * 15_000):
                heard = json.loads(await command.sends(line))
                assert heard["reason"] == {"key": "house-bad-request"}
            long = json.loads(await command.sends(b"x" * 70_000))
            assert long["reason"] == {"key": "house-bad-request"}
            extra = json.loads(await command.sends(b'{"t": "look", "more": 1}'))
            assert "more" in extra["detail"]
            assert "figures" in await command.asks("look"), "it still answers"
        assert not path.exists()

    run(test)


def test_many_who_ask_at_once_are_all_answered(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            command = command_of(house)
            heard = await asyncio.gather(*[command.asks("look") for _ in range(40)])
            assert all("figures" in each for each in heard)

    run(test)


# ------------------------------------------------------------------ the audit log


def test_what_was_done_and_refused_is_written_down(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            page, command = await page_of(house), command_of(house)
            await command.asks("announce", text="Pizza")
            refused = await page.asks("close", tables=["none"], confirmed=True)
            assert refused["reason"] == {"key": "operator-no-table", "args": {"table": "none"}}
            await page.asks("look")
            later, first = (await page.asks("audit"))["entries"]
            assert (first["act"], first["arguments"]["text"]) == ("announce", "Pizza")
            assert later["result"]["key"] == "operator-no-table"
            assert page.token not in json.dumps([later, first])
        async with a_house(tmp_path, house.clock) as house:
            kept = (await command_of(house).asks("audit"))["entries"]
            assert [each["act"] for each in kept] == ["close", "announce"]
            older = await command_of(house).asks("audit", before=kept[0]["id"])
            assert [each["act"] for each in older["entries"]] == ["announce"]

    run(test)


def test_the_audit_log_does_not_grow_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        monkeypatch.setattr(operating, "AUDIT_ENTRIES", 5)
        async with a_house(tmp_path) as house:
            command = command_of(house)
            for number in range(8):
                await command.asks("announce", text=f"number {number}")
            kept = (await command.asks("audit"))["entries"]
            assert [each["arguments"]["text"] for each in kept] == [
                f"number {number}" for number in (7, 6, 5, 4, 3)
            ]
            house.clock.advance(operating.AUDIT_SECONDS + 1)
            await command.asks("announce", text="much later")
            assert len((await command.asks("audit"))["entries"]) == 1

    run(test)


def test_who_is_forgotten_is_not_in_the_audit_log(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, command = await house.client("Anna"), command_of(house)
            person = await person_of(house, anna)
            await command.asks("ban", people=[person], confirmed=True)
            await command.asks("unban", people=[person])
            assert person in json.dumps(await command.asks("audit"))
            assert (await posted(house, "/api/me/forget", anna.key)).status_code == 204
            entries = (await command.asks("audit"))["entries"]
            assert [each["act"] for each in entries] == ["unban", "ban"]
            assert person not in json.dumps(entries)

    run(test)


def test_a_damaged_entry_hides_no_other(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            command = command_of(house)
            await command.asks("announce", text="First")
            store = house.house.store
            await store.write(operating.add_entry(0.0, "page", "close", "{garbage", "[]"))
            await store.write(operating.add_entry(9e9, "page", "close", "[]", "{}"))
            await command.asks("announce", text="Last")
            kept = (await command.asks("audit"))["entries"]
            assert "Last" in json.dumps(kept)

    run(test)


def test_an_entry_says_who_did_it_and_is_never_long(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            page, command = await page_of(house), command_of(house)
            await page.asks("rules", text="x" * (LONGEST + 1))
            await command.asks("rules", text="y" * LONGEST)
            await command.asks("unban", people=[f"nobody {each}" for each in range(MOST + 1)])
            unbanned, by_command, by_page = (await page.asks("audit"))["entries"]
            assert by_command["by"] == BY != by_page["by"]
            assert by_page["by"]
            assert by_page["arguments"]["text"] == "x" * LONGEST + "…"
            assert by_command["arguments"]["text"] == "y" * LONGEST
            assert len(unbanned["arguments"]["people"]) == MOST + 1
            assert unbanned["arguments"]["people"][-1] == "…"

    run(test)


def test_what_was_only_counted_is_not_written_down(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            (anna,) = await house.seated("Anna", players=4)
            command = command_of(house)
            counted = await command.asks("close", tables=[anna.table.table])
            assert not counted["done"]
            assert (await command.asks("audit"))["entries"] == []

    run(test)
