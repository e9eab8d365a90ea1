"""A house that closes in peace: told before, nothing new, games to their end or kept."""

from __future__ import annotations

from pathlib import Path

from sixgun.server.announcing import LOOK_SECONDS
from sixgun.server.protocol import Notice, Open, Rematch, Start, TableOptions
from tests.server.houses import OpenHouse, RecordingClient, a_house, begun, give_up, got, run
from tests.server.operators import command_of

FOUR = ("Anna", "Bruno", "Carla", "Dario")


def told(client: RecordingClient) -> list[str]:
    """What somebody was told about the house, with its minutes."""
    found = [message.notice for message in client.of(Notice)]
    words = ("notice-closing-soon", "notice-closing-quiet", "notice-staying-open")
    return [
        f"{each.key.removeprefix('notice-')} {each.args.get('minutes', '')}".strip()
        for each in found
        if each.key in words
    ]


async def planned(house: OpenHouse, minutes: float, patience: float = 1_800) -> None:
    outcome = await command_of(house).asks(
        "shutdown", seconds=minutes * 60, patience=patience, confirmed=True
    )
    assert outcome["done"]
    await house.quiet()


def test_people_are_told_and_nothing_new_begins_from_then_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            bob = (await house.seated("Bob", players=4))[0]
            await planned(house, 20)
            assert told(bob) == ["closing-soon 20"]
            await house.pass_time(10 * 60)
            late = await house.client("Late")
            await house.quiet()
            assert told(late) == ["closing-soon 10"], "who comes is told as well"
            await bob.request(Open(options=TableOptions()))
            await house.pass_time(10 * 60)
            assert told(bob) == [
                *(f"closing-soon {minutes}" for minutes in (20, 10, 5, 1)),
                "closing-quiet",
            ]
            assert await bob.refuses(Open(options=TableOptions())) == "closing"
            assert await bob.refuses(Start(bots="drifter")) == "closing"
            assert not house.serving.end.is_set(), "a game is still played"
            await give_up(people)
            assert await people[0].refuses(Rematch()) == "closing"
            await house.pass_time(LOOK_SECONDS)
            assert house.serving.end.is_set()

    run(test)


def test_games_that_last_longer_than_patience_are_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            table = people[0].table.table
            await planned(house, 1, patience=60)
            await house.pass_time(60)
            assert not house.serving.end.is_set()
            await house.pass_time(60)
            assert house.serving.end.is_set()
        async with a_house(tmp_path, house.clock) as house:
            assert house.house.tables[table].state.status in ("playing", "paused")
            assert not house.house.closing_time.is_quiet

    run(test)


def test_an_empty_house_ends_at_its_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            await planned(house, 1)
            house.clock.advance(59)
            assert not house.serving.end.is_set()
            house.clock.advance(1)
            assert house.serving.end.is_set()

    run(test)


def test_a_house_that_stays_open_says_so_and_begins_games_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            command = command_of(house)
            await planned(house, 0)
            assert (await command.asks("look"))["closing"] == {"seconds": 0.0, "is_quiet": True}
            assert (await command.asks("stay_open"))["done"]
            await house.quiet()
            assert told(people[0]) == ["closing-quiet", "staying-open"]
            await people[0].request(Open(options=TableOptions()))
            await give_up(people)
            await house.pass_time(3600)
            assert not house.serving.end.is_set()
            assert (await command.asks("stay_open"))["reason"]["key"] == "operator-not-closing"

    run(test)


def test_an_announcement_stands_for_a_while(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, command = await house.client("Anna"), command_of(house)
            await command.asks("announce", text="  Pizza \u202e is\nhere ", hours=2)
            await house.hear_out()
            (heard,) = anna.of(Notice)
            assert heard.notice.args == {"text": "Pizza is here"}
            late = await house.client("Late")
            await house.hear_out()
            assert [each.notice.key for each in late.of(Notice)] == ["notice-announcement"]
            house.clock.advance(2 * 3600)
            later = await house.client("Later")
            await house.hear_out()
            assert later.of(Notice) == []
            await command.asks("announce", text="Again", hours=2)
            await command.asks("announce", text="")
            last = await house.client("Last")
            await house.hear_out()
            assert last.of(Notice) == []
            assert "announcement" not in await command.asks("look")

    run(test)


def test_house_rules_are_everybodys_and_outlive_the_house(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await house.client("Anna")
            assert anna.welcome.house_rules is False
            assert await got(house, "/api/house-rules", anna.key) == {"text": ""}
            await command_of(house).asks("rules", text=" Be kind.\r\nNo \u202eshouting.  \n\n")
        async with a_house(tmp_path, house.clock) as house:
            anna = await house.client("Anna")
            assert anna.welcome.house_rules is True
            rules = await got(house, "/api/house-rules", anna.key)
            assert rules == {"text": "Be kind.\nNo shouting."}
            await command_of(house).asks("rules", text="")
            assert await got(house, "/api/house-rules", anna.key) == {"text": ""}

    run(test)
