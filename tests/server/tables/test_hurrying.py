"""Out of the game: where nobody who plays is left, those who look on may agree to hurry."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sixgun.engine.record import load_record
from sixgun.server.clock import TestClock
from sixgun.server.protocol import Done, Ended, Hurry, Leave, Pause, Refused, Resume, Update
from sixgun.server.store import reads
from sixgun.server.tables.hurrying import HURRIED_SECONDS
from tests.server.houses import (
    OpenHouse,
    RecordingClient,
    a_house,
    begun,
    got,
    play_until,
    run,
)
from tests.server.tables.test_restart import back
from tests.server.tables.test_spectators import watching

FIVE = ("Anna", "Bruno", "Carla", "Dario", "Elena")


def fallen(game: Any) -> list[int]:
    return [seat for seat in range(game.seats) if not game.alive[seat]]


async def with_dead(house: OpenHouse, count: int, **options: Any) -> list[RecordingClient]:
    """People of whom so many are out, those first; from here on answers take a while."""
    people = await begun(house, *FIVE, **options)
    game = await play_until(house, people, lambda game: len(fallen(game)) == count)
    play = house.table_of(people[0]).play
    play.pauses.middle = 1.0
    dead = [people[seat] for seat in fallen(game)]
    return dead + [client for client in people if client not in dead]


async def only_the_dead(house: OpenHouse, count: int, **options: Any) -> list[RecordingClient]:
    """The same when everybody else has left, so that bots play on."""
    people = await with_dead(house, count, **options)
    for client in people[count:]:
        await client.request(Leave())
    await house.quiet()
    return people[:count]


async def ends(dead: Sequence[RecordingClient], game: str) -> Ended:
    """The end of this game; no clock has to be turned for it."""
    first = dead[0]
    await first.until(lambda: any(ended.game == game for ended in first.of(Ended)))
    return first.of(Ended)[-1]


def test_nobody_hurries_who_plays(tmp_path: Path) -> None:
    """As long as a person is in the game, a wish is refused and nobody hears of it."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await with_dead(house, 1)
            out, *living = people
            zoe = await watching(house, people)
            await house.quiet()
            before = house.fingerprint(out)
            heard = [len(client.heard) for client in (*living, zoe)]
            for how in ("", "faster", "result"):
                assert await out.refuses(Hurry(how=how)) == "others-play"
                assert await living[0].refuses(Hurry(how=how)) == "not-out"
                assert await zoe.refuses(Hurry(how=how)) == "not-seated"
            await house.quiet()
            assert house.fingerprint(out) == before
            assert not any(client.table.hurry or client.table.wishes for client in people)
            for seen, client in zip(heard, (*living, zoe), strict=True):
                news = {type(message) for message in client.heard[seen:]}
                assert news <= {Done, Refused}, "what they asked for themselves, and no more"

    run(test)


def test_who_is_alone_hurries_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            (out,) = await only_the_dead(house, 1)
            play = house.table_of(out).play
            budgets: list[float | None] = []
            think = house.house.pool.think

            async def noting(*asked: Any) -> Any:
                budgets.append(asked[3])
                return await think(*asked)

            house.house.pool.think = noting
            assert out.table.hurry
            assert (out.table.pace, house.saved(out).hurried) == ("", None)
            await out.request(Hurry(how="faster"))
            await house.quiet()
            assert (out.table.pace, out.table.wishes) == ("faster", {out.table.seat: "faster"})
            assert house.saved(out).hurried == play.game.turns
            assert out.notices()[-1] == "hurried"
            assert play.pending.earliest - house.clock.now() <= 3.0 / 4
            await house.pass_time(0.8)
            await out.request(Hurry())  # to look on is to look on; bots have no more time for it
            await house.quiet()
            assert (out.table.pace, house.saved(out).hurried is None) == ("", False)
            await out.request(Hurry(how="result"))
            shown = len(out.of(Update))
            ended = await ends([out], play.name)
            assert ended.hurried
            assert len(out.of(Update)) == shown + 1, "everything is shown at the end"
            assert out.view.over == play.game.over
            assert set(budgets) == {HURRIED_SECONDS}

    run(test)


def test_the_record_says_so_and_is_still_whole(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            (out,) = await only_the_dead(house, 1)
            game = house.table_of(out).play.game
            turn = game.turns
            await out.request(Hurry(how="result"))
            name = out.game.game
            await ends([out], name)
            row = reads.game_called(house.house.store, name)
            assert row.hurried == turn
            line = f"display hurried {turn}\n"
            assert row.record.count(line) == 1
            assert load_record(row.record).over == row.over
            assert load_record(row.record.replace(line, "")).over == row.over, "no hash covers it"
            (played,) = await got(house, "/api/me/history", out.key)
            assert (played["hurried"], played["by_bot"]) == (turn, False)
            # a game that was played in peace says nothing of the kind
            assert "display hurried" not in row.record.replace(line, "")

    run(test)


def test_all_who_look_on_must_agree(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            one, other = await only_the_dead(house, 2)
            zoe = await watching(house, [one])
            assert await zoe.refuses(Hurry(how="result")) == "not-seated"
            await one.request(Hurry(how="result"))
            await house.quiet()
            assert [client.table.pace for client in (one, other)] == ["", ""]
            assert other.table.wishes == {one.table.seat: "result", other.table.seat: ""}
            assert house.saved(one).hurried is None
            await other.request(Hurry(how="faster"))
            await house.quiet()
            assert [client.table.pace for client in (one, other)] == ["faster", "faster"]
            assert (zoe.table.pace, zoe.table.hurry, zoe.table.wishes) == ("", False, {})
            name = one.game.game
            await other.close()  # whoever does not look on has no say
            assert (await ends([one], name)).hurried

    run(test)


def test_who_comes_back_is_asked_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            one, other = await only_the_dead(house, 2)
            await other.close()
            await house.quiet()
            await one.request(Hurry(how="faster"))
            await house.quiet()
            assert one.table.pace == "faster"
            (other,) = await back(house, other)
            await house.quiet()
            assert (one.table.pace, other.table.pace) == ("", "")
            assert other.table.wishes[other.table.seat] == ""

    run(test)


def test_it_goes_on_like_that_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            (out,) = await only_the_dead(house, 1, pace="slow")
            await out.request(Hurry(how="faster"))
            await house.quiet()
            hurried = house.saved(out).hurried
        async with a_house(tmp_path, clock, pace=1.0) as house:
            (out,) = await back(house, out)
            await out.until(lambda: out.table.pace == "faster")
            assert (out.table.hurry, house.saved(out).hurried) == (True, hurried)
            assert hurried is not None
            await out.request(Hurry(how="result"))
            name = out.game.game
            assert (await ends([out], name)).hurried
        async with a_house(tmp_path, clock) as house:
            (out,) = await back(house, out)
            assert (await out.hears(Ended)).hurried, "the sheet says so after a restart, too"

    run(test)


def test_a_paused_game_is_not_hurried_before_it_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            (out,) = await only_the_dead(house, 1)
            await out.request(Pause())
            await out.request(Hurry(how="result"))
            await house.quiet()
            assert not out.of(Ended)
            name = out.game.game
            await out.request(Resume())
            await ends([out], name)

    run(test)


def test_spectators_learn_it_when_they_see_the_end(tmp_path: Path) -> None:
    """They may see everything later: that nobody plays any more, too."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await with_dead(house, 1, spectator_delay=30)
            zoe = await watching(house, people)
            await house.pass_time(31)
            for client in people[1:]:
                await client.request(Leave())
            out, name = people[0], people[0].game.game
            await out.request(Hurry(how="result"))
            await ends([out], name)
            await house.quiet()
            assert "hurried" not in zoe.notices()
            assert not zoe.of(Ended)
            assert all(not (table.hurry or table.pace) for table in zoe.of(type(zoe.table)))
            await house.pass_time(31)
            assert zoe.of(Ended)[-1].hurried

    run(test)
