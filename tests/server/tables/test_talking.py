"""What is said at a table: who hears it, who need not, and what is kept of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sixgun.server.clock import TestClock
from sixgun.server.protocol import (
    Block,
    Change,
    Complain,
    Mute,
    Phrase,
    Said,
    Say,
    Sit,
    Stand,
    TableOptions,
    Welcome,
)
from sixgun.server.store import reads
from sixgun.server.store.acts import LINES
from tests.server.houses import (
    OpenHouse,
    RecordingClient,
    a_house,
    begun,
    play_out,
    play_until,
    run,
)
from tests.server.tables.test_restart import back

FOUR = ("Anna", "Bruno", "Carla", "Dario")


def heard(client: RecordingClient) -> list[str]:
    return [line.text or line.phrase for line in client.of(Said)]


def sign_of(client: RecordingClient, seat: int) -> str:
    return str(client.table.chairs[seat].who)


async def say(house: OpenHouse, client: RecordingClient, text: str) -> None:
    await client.request(Say(text=text))
    await house.quiet()


# ------------------------------------------------------------------ rooms


def test_before_a_game_everybody_hears_those_who_sit_and_spectators_talk_apart(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await house.seated("Anna", "Bruno", players=4)
            zoe, yves = await house.group("Zoe", "Yves")
            for client in (zoe, yves):
                await client.watch(anna.table.table)
            await say(house, anna, "Howdy")
            await say(house, zoe, "Shh")
            await bruno.request(Phrase(phrase="good-luck"))
            await house.quiet()
            assert heard(anna) == heard(bruno) == ["Howdy", "good-luck"]
            assert heard(zoe) == heard(yves) == ["Howdy", "Shh", "good-luck"]
            first, second, third = zoe.of(Said)
            assert (first.room, first.name, first.seat) == ("table", "Anna", 0)
            assert first.who == sign_of(zoe, 0)
            assert (second.room, second.seat, second.number) == ("spectators", -1, 2)
            assert (third.text, third.phrase) == ("", "good-luck")
            late = await house.second_device(anna)
            await house.quiet()
            assert heard(late) == heard(anna)

    run(test)


def test_the_dead_talk_among_the_dead(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR, "Elena")
            zoe = await house.client("Zoe")
            await zoe.watch(people[0].table.table)
            game = await play_until(house, people, lambda game: game.alive.count(False) == 1)
            dead = people[game.alive.index(False)]
            living = [client for client in people if client is not dead]
            await say(house, dead, "It was Bruno")
            await say(house, living[0], "Who shot him?")
            await say(house, zoe, "I know")
            assert heard(dead) == ["It was Bruno", "Who shot him?"]
            assert heard(living[0]) == heard(living[1]) == ["Who shot him?"]
            assert heard(zoe) == ["Who shot him?", "I know"]
            assert dead.of(Said)[0].room == "dead"
            await living[1].comes_back()
            assert heard(living[1]) == ["Who shot him?"] * 2
            await play_out(people)
            await living[0].comes_back()
            await house.quiet()
            assert "It was Bruno" in heard(living[0]), "after the game everybody may know"
            await say(house, dead, "Again?")
            assert heard(living[1])[-1] == "Again?"

    run(test)


# ------------------------------------------------------------------ not listening


def test_whoever_is_muted_is_not_heard_at_this_table(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            anna, bruno, carla = await house.seated("Anna", "Bruno", "Carla", players=4)
            await anna.request(Mute(who=sign_of(anna, 1)))
            phone = await house.second_device(anna)
            await say(house, bruno, "Blah")
            assert (heard(anna), heard(phone), heard(carla)) == ([], [], ["Blah"])
            anna.cut()
            await anna.hears(Welcome, 2)
            await house.quiet()
            await say(house, bruno, "Blah again")
            assert heard(anna) == []
        async with a_house(tmp_path, clock) as house:
            anna, bruno = await back(house, anna, bruno)
            await say(house, bruno, "Still here")
            assert heard(anna) == [], "not even after a restart"
            await anna.request(Mute(who=sign_of(anna, 1), on=False))
            await say(house, bruno, "Hello?")
            assert heard(anna) == ["Hello?"]
            assert await anna.refuses(Mute(who="nobody")) == "no-such-person"
            assert await anna.refuses(Mute(who="")) == "no-such-person"

    run(test)


def test_whom_one_does_not_hear_is_told_with_the_table_and_to_nobody_else(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            anna, bruno, carla = await house.seated("Anna", "Bruno", "Carla", players=4)
            phone = await house.second_device(anna)
            await anna.request(Mute(who=sign_of(anna, 1)))
            await anna.request(Block(who=sign_of(anna, 2)))
            await house.quiet()
            for device in (anna, phone):
                assert device.table.muted == (sign_of(anna, 1),)
                assert device.table.blocked == (sign_of(anna, 2),)
            for other in (bruno, carla):
                assert (other.table.muted, other.table.blocked) == ((), ())
        async with a_house(tmp_path, clock) as house:
            (anna,) = await back(house, anna)
            assert (anna.table.muted, anna.table.blocked) == (
                (sign_of(anna, 1),),
                (sign_of(anna, 2),),
            )
            await anna.request(Mute(who=sign_of(anna, 1), on=False))
            await anna.request(Block(who=sign_of(anna, 2), on=False))
            await house.quiet()
            assert (anna.table.muted, anna.table.blocked) == ((), ())

    run(test)


def test_whoever_is_blocked_elsewhere_is_told_only_where_both_are(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, _ = await house.seated("Anna", "Bruno", players=4)
            await anna.request(Block(who=sign_of(anna, 1)))
            carla = await house.client("Carla")
            other = await carla.open_table(players=4)
            await anna.watch(other)
            await house.quiet()
            assert anna.table.table == other
            assert anna.table.blocked == ()

    run(test)


def test_whoever_is_blocked_is_not_heard_anywhere(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            anna, bruno = await house.seated("Anna", "Bruno", players=4)
            assert await anna.refuses(Block(who=sign_of(anna, 0))) == "that-is-you"
            await anna.request(Block(who=sign_of(anna, 1)))
            await say(house, bruno, "Blah")
            assert heard(anna) == []
            carla = await house.client("Carla")
            other = await carla.open_table(players=4)
            for client in (anna, bruno):
                await client.join(other)
            await say(house, bruno, "And here?")
            assert (heard(anna), heard(carla)) == ([], ["And here?"])
        async with a_house(tmp_path, clock) as house:
            anna, bruno = await back(house, anna, bruno)
            await say(house, bruno, "Later?")
            assert heard(anna) == []
            await anna.request(Block(who=sign_of(anna, 2), on=False))
            await say(house, bruno, "Friends?")
            assert heard(anna) == ["Friends?"]

    run(test)


def test_complaints_reach_the_house_with_what_was_said(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await house.seated("Anna", "Bruno", players=4)
            await say(house, bruno, "You <i>fool</i>")
            await anna.request(Complain(who=sign_of(anna, 1), text="He is rude"))
            (complaint,) = reads.complaints(house.house.store)
            assert complaint.text == "He is rude"
            assert complaint.table_id == anna.table.table
            assert "You <i>fool</i>" in complaint.heard
            assert await anna.refuses(Complain(who="?", text="x")) == "no-such-person"
            assert await anna.refuses(Complain(who=sign_of(anna, 1), text="x" * 999)) == "text-long"
            assert len(reads.complaints(house.house.store)) == 1

    run(test)


# ------------------------------------------------------------------ off, kept, hostile


def test_the_owner_may_switch_the_chat_off(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await house.seated("Anna", "Bruno", players=4, chat=False)
            assert await bruno.refuses(Say(text="Howdy")) == "chat-off"
            assert await bruno.refuses(Phrase(phrase="hello")) == "chat-off"
            await anna.request(Change(options=TableOptions(players=4)))
            await say(house, bruno, "Howdy")
            assert heard(anna) == ["Howdy"]

    run(test)


#: What is said, and what arrives.
HOSTILE = {
    "<script>alert(1)</script>": "<script>alert(1)</script>",
    "a\u202eb\x00c\x1b[31m": "abc[31m",
    "one\ntwo\r\n\tthree": "one two three",
    "  x  ": "x",
    "{ $name } %s \\ ' \" `": "{ $name } %s \\ ' \" `",
    "Z" + "\u0301" * 200: "\u0179\u0301\u0301",
}


def test_hostile_text_arrives_as_plain_text_on_one_line(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await house.seated("Anna", "Bruno", players=4)
            for text in HOSTILE:
                await say(house, anna, text)
            assert heard(anna) == heard(bruno) == list(HOSTILE.values())

    run(test)


def test_what_cannot_be_said_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await house.client("Anna")
            assert await anna.refuses(Say(text="x")) == "not-at-a-table"
            await anna.open_table(players=4)
            bad: dict[Any, str] = {
                "": "text-empty",
                " \n\t ": "text-empty",
                "\u200b\u202e": "text-empty",
                "x" * 301: "text-long",
                "\u0301" * 30_000: "text-long",
            }
            for text, why in bad.items():
                assert await anna.refuses(Say(text=text[:15_000])) == why
            assert await anna.refuses(Phrase(phrase="no such \u202e phrase")) == "phrase-unknown"
            assert heard(anna) == []

    run(test)


def test_only_the_last_lines_are_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            (anna,) = await house.seated("Anna", players=4)
            for number in range(LINES + 5):
                await anna.tell(Say(text=str(number)))
            await house.quiet()
            late = await house.second_device(anna)
            await house.quiet()
            assert heard(late) == [str(number) for number in range(5, LINES + 5)]
            assert len(reads.lines_of(house.house.store, anna.table.table)) == LINES

    run(test)


def test_whoever_stands_up_is_heard_by_spectators_from_then_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await house.seated("Anna", "Bruno", players=4)
            await bruno.request(Stand())
            await say(house, bruno, "From the side")
            assert (heard(anna), heard(bruno)) == ([], ["From the side"])
            await bruno.request(Sit(name="Bruno"))
            await say(house, bruno, "From the seat")
            assert heard(anna) == ["From the seat"]

    run(test)
