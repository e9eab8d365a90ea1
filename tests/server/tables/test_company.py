"""Those at the table: who pauses, who is nudged, pictures and emotes."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import select

from sixgun.server.avatars import AVATARS
from sixgun.server.clock import TestClock
from sixgun.server.protocol import Avatar, Leave, Mute, Notice, Nudge, Pause, Phrase, Said, Welcome
from sixgun.server.store import schema
from sixgun.server.tables.chat import EMOTES
from tests.server.houses import (
    RecordingClient,
    a_house,
    begun,
    play_until,
    posted,
    run,
    who_is_asked,
)
from tests.server.tables.test_restart import back
from tests.server.tables.test_spectators import watching

FOUR = ("Anna", "Bruno", "Carla", "Dario")


def nudges(client: RecordingClient) -> list[str]:
    told = [message.notice for message in client.of(Notice)]
    return [str(each.args["name"]) for each in told if each.key == "notice-nudged"]


# ------------------------------------------------------------------ pauses


def test_everybody_sees_who_pauses_and_for_how_long(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await begun(house, *FOUR)
            zoe = await watching(house, people)
            await people[1].request(Pause())
            await house.quiet()
            for client in (*people, zoe):
                assert (client.table.status, client.table.paused_by) == ("paused", 1)
                assert client.table.paused_for == 0
            await house.pass_time(42)
            late = await watching(house, people, "Yves")
            assert (late.table.paused_by, late.table.paused_for) == (1, 42_000)
        async with a_house(tmp_path, clock) as house:
            clock.advance(8)
            anna, bruno = await back(house, *people[:2])
            assert (anna.table.status, anna.table.paused_by) == ("paused", 1)
            assert anna.table.paused_for >= 50_000, "it was paused while the house was shut"
            await bruno.request(Leave())
            await anna.until(lambda: anna.table.chairs[1].kind == "bot")
            assert anna.table.paused_by == -1

    run(test)


# ------------------------------------------------------------------ nudges


def test_who_waits_nudges_who_is_asked_and_nobody_else_hears_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            asked = await who_is_asked(people)
            seat = asked.table.seat
            waiting, third, _ = [client for client in people if client is not asked]
            zoe = await watching(house, people)
            assert await zoe.refuses(Nudge(seat=seat)) == "not-seated"
            assert await asked.refuses(Nudge(seat=seat)) == "that-is-you"
            assert await waiting.refuses(Nudge(seat=third.table.seat)) == "nobody-to-nudge"
            assert await waiting.refuses(Nudge(seat=99)) == "nobody-to-nudge"
            await waiting.request(Nudge(seat=seat))
            await house.quiet()
            assert nudges(asked) == [waiting.name]
            assert not any(nudges(client) for client in (*people, zoe) if client is not asked)
            assert await waiting.refuses(Nudge(seat=seat)) == "nudged-just-now"
            await third.request(Nudge(seat=seat))
            await house.pass_time(15)
            await waiting.request(Nudge(seat=seat))
            await house.quiet()
            assert nudges(asked) == [waiting.name, third.name, waiting.name]

    run(test)


def test_a_nudge_does_not_tell_that_somebody_has_answered(tmp_path: Path) -> None:
    """An answer waits for the end of its pause; until then everything is as if there were none."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            house.table_of(people[0]).play.pauses.middle = 10.0
            first = await who_is_asked(people)
            await first.answer(0)
            await house.quiet()
            asked = await who_is_asked(people)
            waiting, third = [client for client in people if client is not asked][:2]
            await waiting.request(Nudge(seat=asked.table.seat))
            await asked.answer(0)
            await house.quiet()
            play = house.table_of(asked).play
            assert play.pending.option is not None
            assert play.pending.decision.seat == asked.table.seat
            await third.request(Nudge(seat=asked.table.seat))
            await house.quiet()
            assert nudges(asked) == [waiting.name, third.name]

    run(test)


def test_whom_nobody_nudges(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            game = await play_until(house, people, lambda game: not all(game.alive))
            dead = people[game.alive.index(False)]
            asked = await who_is_asked(people)
            seat = asked.table.seat
            assert await dead.refuses(Nudge(seat=seat)) == "dead"
            waiting = next(c for c in people if c not in (dead, asked))
            who = asked.table.chairs[waiting.table.seat].who
            await asked.request(Mute(who=who))
            await waiting.request(Nudge(seat=seat))  # who is not heard does not learn it
            await house.quiet()
            assert nudges(asked) == []
            await house.pass_time(15)
            await asked.request(Pause())
            assert await waiting.refuses(Nudge(seat=seat)) == "paused"

    run(test)


# ------------------------------------------------------------------ pictures


def test_a_picture_is_chosen_kept_and_seen(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            anna, bruno = await house.seated("Anna", "Bruno", players=4)
            assert anna.of(Welcome)[0].avatars == AVATARS
            assert anna.of(Welcome)[0].avatar == ""
            assert bruno.table.chairs[0].avatar in AVATARS, "who has chosen none is given one"
            assert bruno.table.chairs[2].avatar == "", "nobody sits there"
            assert await anna.refuses(Avatar(avatar="spaceship")) == "no-such-avatar"
            for avatar in ("boot", "eagle"):
                await anna.request(Avatar(avatar=avatar))
                await bruno.until(lambda a=avatar: bruno.table.chairs[0].avatar == a)
            await anna.start("drifter")
            await house.quiet()
            assert all(chair.avatar in AVATARS for chair in bruno.table.chairs)
        async with a_house(tmp_path, clock) as house:
            (again,) = await back(house, anna)
            assert again.of(Welcome)[0].avatar == "eagle"
            assert again.table.chairs[0].avatar == "eagle"
            assert (await posted(house, "/api/me/forget", anna.key)).status_code == 204
            kept = house.house.store.read(select(schema.people.c.avatar))
            assert [row.avatar for row in kept] == ["", ""]
            (bruno,) = await back(house, bruno)
            assert house.saved(bruno).places[0].avatar == ""

    run(test)


# ------------------------------------------------------------------ emotes


def test_an_emote_is_a_phrase_that_is_not_shown_to_who_does_not_want_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno, carla = await house.seated("Anna", "Bruno", "Carla", players=4)
            assert anna.of(Welcome)[0].emotes == EMOTES
            await carla.request(Mute(who=carla.table.chairs[0].who))
            await anna.request(Phrase(phrase="laugh"))
            await house.quiet()
            assert [(said.phrase, said.seat, said.past) for said in bruno.of(Said)] == [
                ("laugh", 0, False)
            ]
            assert not carla.of(Said)
            late = await watching(house, [anna])
            (said,) = late.of(Said)
            assert (said.phrase, said.past) == ("laugh", True)

    run(test)
