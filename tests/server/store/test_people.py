"""People: a key each, links for new devices and seats, and the right to be forgotten."""

from __future__ import annotations

import asyncio
import json

import pytest
from sqlalchemy import Text, literal, select, update

from sixgun.locales import LANGUAGES, speech
from sixgun.server.clock import TestClock
from sixgun.server.protocol import Told
from sixgun.server.store import schema
from sixgun.server.store.acts import (
    add_line,
    add_table,
    ban,
    begin_game,
    block,
    complain,
    end_game,
    unban,
)
from sixgun.server.store.history import history_of, statistics_of
from sixgun.server.store.naming import names_in
from sixgun.server.store.people import (
    SEEN_EVERY,
    LinkRefused,
    NotWelcome,
    People,
    PersonError,
    hashed,
)
from sixgun.server.store.reads import (
    blocked_by,
    complaints,
    game_called,
    lines_of,
    seatings_of,
    table_called,
)
from sixgun.server.store.rows import ChatLine, HouseBan, SavedSeat
from sixgun.server.store.store import Store
from sixgun.server.store.writer import Statement
from tests.stores import a_game, a_table, count, played, run

RECORD = "sixgun record 1\nrules 1\n-- turn 1 0 0\n"


@pytest.fixture
def people(store: Store) -> People:
    return People(store, recovery_seconds=100.0, link_seconds=10.0)


def reason(error: pytest.ExceptionInfo[PersonError]) -> Told:
    told = error.value.told
    for lang in LANGUAGES:
        assert speech(lang).say(told.key, **told.args)
    return told


# ------------------------------------------------------------------ keys


def test_a_key_tells_who_somebody_is(people: People) -> None:
    async def two() -> None:
        (anna, key), (bob, other) = await people.make_person("Anna"), await people.make_person()
        assert len(bytes.fromhex(anna)) == 16
        assert len(key) >= 43  # 256 bits
        assert await people.person_of_key(key) == anna != bob == await people.person_of_key(other)
        assert [await people.person_of_key(wrong) for wrong in ("", key[1:], "\ud800")] == [
            None
        ] * 3
        assert (await people.name_of(anna), await people.name_of(bob)) == ("Anna", "")
        await people.rename(bob, "Bob")
        assert await people.name_of(bob) == "Bob"

    run(two)


def test_neither_keys_nor_secrets_are_kept(people: People) -> None:
    async def secrets() -> list[str]:
        person, key = await people.make_person("Anna")
        return [key, await people.recovery_link(person), await people.seat_link("t")]

    found = run(secrets)
    people.store.close()
    data = b"".join(path.read_bytes() for path in people.store.path.parent.iterdir())
    assert b"Anna" in data
    assert not [secret for secret in found if secret.encode() in data]


def test_who_comes_back_was_seen(people: People, clock: TestClock) -> None:
    async def seen_at() -> list[float]:
        _, key = await people.make_person()
        times = []
        for seconds in (SEEN_EVERY, 1.0):
            clock.advance(seconds)
            await people.person_of_key(key)
            times.append(people.store.read(select(schema.people.c.seen))[0].seen - clock.date())
        return times

    assert run(seen_at) == [-SEEN_EVERY, 0.0]


def test_whoever_is_banned_is_told_why_and_how_long(people: People, clock: TestClock) -> None:
    async def banned() -> None:
        person, key = await people.make_person()
        secret = await people.recovery_link(person)
        now = clock.date()
        await people.store.write(*ban(HouseBan(person, now, None, "spam")))
        for refused in (people.person_of_key(key), people.recover(secret)):
            with pytest.raises(NotWelcome) as error:
                await refused
            assert reason(error) == Told("person-banned", {"reason": "spam"})
        await people.store.write(*ban(HouseBan(person, now, now + 7000.0, "spam")))
        with pytest.raises(NotWelcome) as error:
            await people.person_of_key(key)
        assert reason(error) == Told("person-banned-for", {"reason": "spam", "hours": 2})
        clock.advance(7000.0)
        assert await people.person_of_key(key) == person
        await people.store.write(unban(person))
        assert await people.person_of_key(key) == person

    run(banned)


# ------------------------------------------------------------------ links


def test_a_recovery_link_gives_a_new_key_once(people: People) -> None:
    async def recovered() -> None:
        person, key = await people.make_person("Anna")
        secret = await people.recovery_link(person)
        same, another = await people.recover(secret)
        assert same == person
        assert another != key
        assert [await people.person_of_key(one) for one in (key, another)] == [person, person]
        with pytest.raises(LinkRefused) as error:
            await people.recover(secret)
        assert reason(error).key == "link-used"

    run(recovered)
    assert count(people.store, "keys") == 2


def test_of_many_who_come_with_the_same_link_one_gets_in(people: People) -> None:
    async def race() -> list[object]:
        person, _ = await people.make_person()
        secret = await people.recovery_link(person)
        tries = [people.recover(secret) for _ in range(8)]
        return list(await asyncio.gather(*tries, return_exceptions=True))

    assert sum(isinstance(found, tuple) for found in run(race)) == 1
    assert count(people.store, "keys") == 2


def test_links_grow_old_and_are_replaced(people: People, clock: TestClock) -> None:
    async def old() -> list[str]:
        person, _ = await people.make_person()
        replaced, late = await people.recovery_link(person), await people.recovery_link(person)
        keys = []
        for secret in (replaced, late, "no such link"):
            clock.advance(100.0 if secret == late else 0.0)
            with pytest.raises(LinkRefused) as error:
                await people.recover(secret)
            keys.append(reason(error).key)
        return keys

    assert run(old) == ["link-unknown", "link-expired", "link-unknown"]


def test_a_seat_link_is_used_together_with_the_seat(people: People) -> None:
    async def invited() -> None:
        store = people.store
        await store.write(add_table(a_table()))
        secret = await people.seat_link("t")
        assert await people.table_of_link(secret) == await people.table_of_link(secret) == "t"
        again = add_table(a_table("other"))
        await store.write(people.using_seat_link(secret, "p"), again)
        with pytest.raises(LinkRefused) as error:
            await people.table_of_link(secret)
        assert reason(error).key == "link-used"
        with pytest.raises(LinkRefused):
            await store.write(add_table(a_table("third")), people.using_seat_link(secret, "q"))

    run(invited)
    assert table_called(people.store, "other")
    assert table_called(people.store, "third") is None


def test_a_link_is_good_for_one_thing_only(people: People, clock: TestClock) -> None:
    async def mixed_up() -> None:
        person, _ = await people.make_person()
        recovery, seat = await people.recovery_link(person), await people.seat_link("t")
        for refused in (people.recover(seat), people.table_of_link(recovery)):
            with pytest.raises(LinkRefused) as error:
                await refused
            assert reason(error).key == "link-unknown"
        clock.advance(10.0)
        with pytest.raises(LinkRefused) as error:
            await people.table_of_link(seat)
        assert reason(error).key == "link-expired"

    run(mixed_up)


def test_signing_out_elsewhere_leaves_one_key(people: People) -> None:
    async def sign_out() -> None:
        person, lost = await people.make_person()
        _, kept = await people.recover(await people.recovery_link(person))
        stolen = await people.recovery_link(person)
        _, bobs = await people.make_person()
        await people.sign_out_elsewhere(person, kept)
        found = [await people.person_of_key(key) for key in (lost, kept)]
        assert found == [None, person]
        assert await people.person_of_key(bobs)
        with pytest.raises(LinkRefused):
            await people.recover(stolen)

    run(sign_out)


# ------------------------------------------------------------------ forgetting


def seated(game: str, seat: int, person: str | None, name: str) -> SavedSeat:
    usual = {"role": "renegade", "character": "rose_doolan", "won": True}
    return SavedSeat(game_id=game, seat=seat, person=person, name=name, **usual)


async def a_life(people: People, anna: str, bob: str) -> None:
    """Anna plays, talks, complains and is complained about."""
    store = people.store
    seatings = [seated("g", 0, bob, "Bob"), seated("g", 1, anna, "Anna-Maria")]
    await store.write(add_table(a_table()))
    await store.write(*played(a_game("g"), seatings, ended=5.0, record=RECORD))
    usual = {"table_id": "t", "room": "table", "who": "x", "at": 1.0}
    lines = [
        ChatLine(number=0, person=anna, name="Anna-Maria", text="Anna-Maria here", **usual),
        ChatLine(number=1, person=bob, name="Bob", text="hello", **usual),
    ]
    for line in lines:
        await store.write(*add_line(line))
    await store.write(complain(1.0, bob, anna, "t", "rude", lines))
    await store.write(complain(2.0, anna, bob, "t", "I am Anna-Maria", lines[1:]))
    await store.write(*block(anna, bob), *block(bob, anna))
    await people.recovery_link(anna)
    await store.write(*ban(HouseBan(anna, 1.0, None, "Anna-Maria is rude")))


def test_a_person_is_forgotten_everywhere(people: People) -> None:
    store = people.store

    async def forgotten() -> tuple[str, str, str]:
        (anna, key), (bob, _) = (
            await people.make_person("Anna-Maria"),
            await people.make_person("Bob"),
        )
        await a_life(people, anna, bob)
        await people.forget(anna)
        assert await people.person_of_key(key) is None
        assert await people.name_of(anna) == ""
        return anna, bob, key

    anna, bob, _ = run(forgotten)
    files = b"".join(path.read_bytes() for path in store.path.parent.iterdir())
    assert b"Bob" in files
    assert b"Anna-Maria" not in files  # not even in what SQLite has left behind

    game = game_called(store, "g")
    assert game is not None
    assert names_in(game.record or "") == {0: "Bob", 1: "P2"}
    assert [(one.person, one.name) for one in seatings_of(store, "g")] == [
        (bob, "Bob"),
        (None, "P2"),
    ]
    assert [(line.person, line.text) for line in lines_of(store, "t")] == [
        (None, ""),
        (bob, "hello"),
    ]
    bobs, hers = complaints(store)
    assert (bobs.text, hers.text) == ("rude", "")
    assert [line["text"] for line in json.loads(bobs.heard)] == ["", "hello"]
    assert blocked_by(store, bob) == blocked_by(store, anna) == frozenset()
    assert (history_of(store, anna), statistics_of(store, anna).total.games) == ([], 0)
    assert statistics_of(store, bob).total.wins == 1
    assert count(store, "links") == count(store, "bans") == 0


def test_whoever_sits_at_a_damaged_place_is_forgotten_as_well(people: People) -> None:
    """Which seat the record speaks of nobody knows any more: it is not kept."""
    store = people.store

    async def spoilt() -> None:
        anna, _ = await people.make_person("Anna")
        seatings = [seated("g", 0, anna, "Anna"), seated("g", 1, "q", "Bob")]
        await store.write(
            add_table(a_table()), *played(a_game("g"), seatings, ended=5.0, record=RECORD)
        )
        spoil = update(schema.seatings).where(schema.seatings.c.person == anna)
        await store.write(Statement(spoil.values(seat=literal("garbage", Text)), {}))
        await people.forget(anna)

    run(spoilt)
    rows = store.read(select(schema.seatings.c.person, schema.seatings.c.name))
    assert sorted(map(tuple, rows), key=str) == [("q", "Bob"), (None, "")]
    game = game_called(store, "g")
    assert game is not None
    assert game.record is None


def test_whoever_is_forgotten_during_a_game_stays_so(people: People) -> None:
    store = people.store

    async def meanwhile() -> str:
        anna, _ = await people.make_person("Anna")
        await store.write(add_table(a_table()), begin_game(a_game()))
        await people.forget(anna)
        seatings = [seated("g", 0, anna, "Anna"), seated("g", 1, "q", "Bob")]
        ending = end_game("g", ended=5.0, over="outlaws", record=RECORD, seatings=seatings)
        await store.write(ending)
        return anna

    anna = run(meanwhile)
    assert [(one.person, one.name) for one in seatings_of(store, "g")] == [
        (None, "P1"),
        ("q", "Bob"),
    ]
    game = game_called(store, "g")
    assert game is not None
    assert names_in(game.record or "") == {0: "P1", 1: "Bob"}
    assert history_of(store, anna) == []


def test_a_key_that_comes_up_again_opens_nothing(people: People) -> None:
    """As from a backup of the keys alone: the person stays forgotten."""

    async def returned() -> None:
        person, key = await people.make_person()
        await people.forget(person)
        row = {"hash": hashed(key), "person": person, "made": 1.0, "seen": 1.0}
        await people.store.write(Statement(schema.keys.insert(), row))
        with pytest.raises(NotWelcome) as error:
            await people.person_of_key(key)
        assert reason(error).key == "person-forgotten"

    run(returned)
