"""Replays: made one at a time, off the event loop, fair by person, kept by their address."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections import Counter
from gzip import decompress
from pathlib import Path

import httpx
import pytest

from sixgun.server.figures import Figures
from sixgun.server.front import films as films_module
from sixgun.server.front.film_maker import DAMAGED, FAILED, RUNNING, FilmMaker, NotFilmed
from sixgun.server.front.films import MOST_IN_ALL, MOST_WAITING, Films
from sixgun.server.front.interfaces import NotNow, TooMuch
from sixgun.server.protocol import Ended, Resign, encode
from sixgun.server.store import schema
from sixgun.server.store.naming import signed
from sixgun.server.store.writer import Statement
from sixgun.server.tables.replays import replay_of, tag_of
from tests.server.front.fronts import Front, served
from tests.server.houses import OpenHouse, a_house, begun, browser, posted, run
from tests.server.tables.test_replays import played, reason


class CountingMaker(FilmMaker):
    """Makes films of nothing, each as long as its record, one when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.made: list[str] = []
        self.at_once = self.most_at_once = 0
        self.may_go_on = asyncio.Semaphore(0)

    async def make(self, game: str, record: str, eyes: int | None) -> bytes:
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        try:
            await self.may_go_on.acquire()
        finally:
            self.at_once -= 1
        if game == "broken":
            raise RuntimeError("the film tore")
        if game == "running":
            raise NotFilmed(RUNNING)
        self.made.append(game)
        return f"{game} {eyes} {record}".encode()

    def go_on(self, films: int = 1) -> None:
        for _ in range(films):
            self.may_go_on.release()


class Cinema:
    """Films, who makes them, and those who wait."""

    def __init__(self) -> None:
        self.figures = Figures()
        self.maker = CountingMaker()
        self.films = Films(self.figures, self.maker)

    def ask(
        self, person: str, game: str, record: str = "r", eyes: int | None = None
    ) -> asyncio.Task[bytes]:
        return asyncio.create_task(self.films.film(person, game, record, eyes))

    async def until_made(self, count: int) -> None:
        while len(self.maker.made) < count:
            await asyncio.sleep(0)

    async def asked(self, *tasks: asyncio.Task[bytes]) -> None:
        """Everybody stands in the line who is let in."""
        for _ in range(5):
            await asyncio.sleep(0)


def test_one_at_a_time_and_what_was_made_is_kept() -> None:
    async def test() -> None:
        cinema = Cinema()
        tasks = [cinema.ask(f"p{number}", f"g{number % 3}") for number in range(9)]
        await cinema.asked(*tasks)
        assert len(cinema.films) == 3  # who wants the same waits for the same
        cinema.maker.go_on(3)
        assert await asyncio.gather(*tasks) == [
            f"g{number % 3} None r".encode() for number in range(9)
        ]
        assert await cinema.ask("late", "g1") == b"g1 None r"
        assert (cinema.maker.most_at_once, sorted(cinema.maker.made)) == (1, ["g0", "g1", "g2"])
        text = cinema.figures.text()
        assert b'sixgun_replays_total{how="made"} 3.0' in text
        assert b'sixgun_replays_total{how="kept"} 1.0' in text
        await cinema.films.close()

    run(test)


def test_what_is_kept_is_of_this_game_these_eyes_and_this_very_record() -> None:
    async def test() -> None:
        cinema = Cinema()
        cinema.maker.go_on(10)
        wanted = [("g", "r", None), ("g", "r", 0), ("h", "r", None), ("g", "other", None)]
        for game, record, eyes in wanted:
            film = await cinema.ask("Anna", game, record, eyes)
            assert film == f"{game} {eyes} {record}".encode()
        assert len(cinema.maker.made) == 4
        assert await cinema.ask("Anna", "g", "other") == b"g None other"
        assert len(cinema.maker.made) == 4
        await cinema.ask("Anna", "g", "r")  # the other record has taken its place
        assert len(cinema.maker.made) == 5

    run(test)


def test_what_is_kept_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(films_module, "MOST_BYTES", 1000)

    async def test() -> None:
        cinema = Cinema()
        cinema.maker.go_on(100)
        for number in range(20):
            await cinema.ask("Anna", f"g{number:02}", "x" * 90)
            await cinema.ask("Anna", "g00", "x" * 90)  # asked for again and again: it stays
            kept = [film for _, film in cinema.films._kept.values()]
            assert sum(map(len, kept)) == cinema.films._bytes <= 1000
        assert Counter(cinema.maker.made)["g00"] == 1
        await cinema.ask("Anna", "g01", "x" * 90)
        assert Counter(cinema.maker.made)["g01"] == 2
        cinema.films.forget()
        await cinema.ask("Anna", "g00", "x" * 90)
        assert Counter(cinema.maker.made)["g00"] == 2

    run(test)


def test_who_wants_one_does_not_wait_for_those_who_want_many() -> None:
    async def test() -> None:
        cinema = Cinema()
        greedy = [
            cinema.ask(f"greedy {who}", f"g{who}-{number}")
            for number in range(MOST_WAITING)
            for who in range(20)
        ]
        await cinema.asked(*greedy)
        cinema.maker.go_on(25)  # everybody has had one
        await cinema.until_made(25)
        anna = cinema.ask("Anna", "hers")
        await cinema.asked(anna)
        cinema.maker.go_on(2)  # the one that is under way, and hers
        assert await anna == b"hers None r"
        assert cinema.maker.made[26:] == ["hers"]
        # and what somebody else wants, too, comes when it is her turn, not his
        cinema.maker.go_on(20)
        await cinema.until_made(47)
        last = cinema.ask("Anna", f"g19-{MOST_WAITING - 1}")
        await cinema.asked(last)
        cinema.maker.go_on(2)
        await last
        assert cinema.maker.made[48:] == [f"g19-{MOST_WAITING - 1}"]
        await cinema.films.close()
        left = await asyncio.gather(*greedy, return_exceptions=True)
        assert {type(each) for each in left} == {bytes, NotNow}

    run(test)


def test_who_wants_too_many_at_once_is_refused() -> None:
    async def test() -> None:
        cinema = Cinema()
        await cinema.asked(cinema.ask("greedy", "being made"))
        await cinema.asked(*[cinema.ask("greedy", f"g{each}") for each in range(MOST_WAITING)])
        with pytest.raises(TooMuch):
            await cinema.ask("greedy", "one more")
        await cinema.asked(cinema.ask("Anna", "hers"))
        assert len(cinema.films) == MOST_WAITING + 2
        others = [cinema.ask(f"p{number}", f"h{number}") for number in range(MOST_IN_ALL)]
        await cinema.asked(*others)
        assert len(cinema.films) == MOST_IN_ALL + 1
        with pytest.raises(TooMuch):
            await cinema.ask("everybody else", "one more")
        await cinema.films.close()

    run(test)


def test_a_film_that_fails_is_refused_and_the_next_one_is_made(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def test() -> None:
        cinema = Cinema()
        cinema.maker.go_on(10)
        with caplog.at_level(logging.CRITICAL, "sixgun.house"):
            broken, running, good = (cinema.ask("p", game) for game in ("broken", "running", "g"))
            with pytest.raises(NotFilmed) as failed:
                await broken
            assert failed.value.why == FAILED
            with pytest.raises(NotFilmed) as refused:
                await running
            assert refused.value.why == RUNNING
            assert await good == b"g None r"
        assert len(cinema.films) == 0

    run(test)


def test_who_goes_away_takes_no_film_with_him() -> None:
    async def test() -> None:
        cinema = Cinema()
        one, other = cinema.ask("Anna", "g"), cinema.ask("Bruno", "g")
        await cinema.asked(one, other)
        one.cancel()
        cinema.maker.go_on(1)
        assert await other == b"g None r"

    run(test)


# ------------------------------------------------------------------ the process


def test_a_process_makes_what_the_house_would_make_and_is_replaced_when_it_dies() -> None:
    async def test() -> None:
        record, maker = played(4), FilmMaker()
        try:
            film = await maker.make("g1", record, 2)
            assert decompress(film) == encode(replay_of("g1", record, 2))
            first = maker.side.process
            assert first is not None
            with pytest.raises(NotFilmed) as damaged:
                await maker.make("g1", record[:-20], None)
            assert damaged.value.why == DAMAGED
            assert "RecordError" in str(damaged.value)
            assert await maker.make("g1", record, 2) == film
            assert maker.side.process is first
            os.kill(first.pid, signal.SIGSTOP)  # so that it dies in the middle of its work
            waiting = asyncio.create_task(maker.make("g1", record, 2))
            await asyncio.sleep(0)
            os.kill(first.pid, signal.SIGKILL)
            with pytest.raises(NotFilmed) as died:
                await waiting
            assert died.value.why == FAILED
            assert await maker.make("g1", record, 2) == film
        finally:
            await maker.close()
        assert maker.side.process is None
        assert first.returncode is not None  # who waits for it first knows why

    run(test)


# ------------------------------------------------------------------ who may have it


def test_a_record_that_is_sealed_meanwhile_is_not_had_from_what_is_kept(tmp_path: Path) -> None:
    """What is kept is for those who may have the record now; a forgotten name is in no film."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, "Anna", "Bruno", game="duel")
            game = people[0].game.game
            films = house.serving.context.films
            async with browser(house, people[0].key) as http:
                path = f"/api/games/{game}/replay"
                assert (await http.get(path)).status_code == 404  # it goes on
                assert not films._kept
                await people[0].request(Resign())
                await people[0].hears(Ended)
                open_to_all = await http.get(path)
                assert open_to_all.status_code == 200
                assert len(films._kept) == 1
                await seal(house, game, "cup")
                for headers in ({}, {"if-none-match": open_to_all.headers["etag"]}):
                    sealed = await http.get(path, headers=headers)
                    assert (sealed.status_code, reason(sealed)) == (404, "house-no-record")
                await seal(house, game, "")
                assert (await http.get(path)).content == open_to_all.content
                assert b"Bruno" in open_to_all.content
            await posted(house, "/api/me/forget", people[1].key)
            assert not films._kept
            async with browser(house, people[0].key) as http:
                again = await http.get(path, headers={"if-none-match": open_to_all.headers["etag"]})
                assert again.status_code == 200
                assert b"Bruno" not in again.content

    run(test)


async def seal(house: OpenHouse, game: str, tournament: str) -> None:
    statement = schema.games.update().where(schema.games.c.id == game)
    await house.house.store.write(Statement(statement, {"sealed": tournament}))


def test_a_film_that_is_made_is_worth_ten_requests() -> None:
    async def test(front: Front) -> None:
        front.people.records["g1"] = front.people.records["g2"] = played(4)
        async with front.program(await front.key()) as client:
            path = "/api/games/{}/replay?eyes={}".format
            statuses = [(await client.get(path("g1", eyes))).status_code for eyes in (0, 0, 1, 2)]
            assert statuses == [200, 200, 200, 429]  # one was kept, and cost one
            assert (await client.get(path("g1", 1))).status_code == 200
            tag = {"if-none-match": tag_of(front.people.records["g2"], 3)}
            assert (await client.get(path("g2", 3), headers=tag)).status_code == 304
            front.clock.advance(1.0)
            assert (await client.get(path("g1", 2))).status_code == 200
            assert b'how="made"} 3.0' in front.serving.context.figures.text()

    served(test, messages_per_second=20.0, message_burst=25)


def test_a_film_is_made_once_for_all_and_told_to_who_reads_no_gzip() -> None:
    async def test(front: Front) -> None:
        front.people.records["g1"] = played(4)
        answers: list[httpx.Response] = []
        for _ in range(2):
            async with front.program(await front.key()) as client:
                answers.append(await client.get("/api/games/g1/replay"))
                plain = {"accept-encoding": "identity"}
                answers.append(await client.get("/api/games/g1/replay", headers=plain))
        assert len({answer.content for answer in answers}) == 1
        figures = front.serving.context.figures.text()
        assert b'sixgun_replays_total{how="made"} 1.0' in figures
        assert b'sixgun_replays_total{how="kept"} 3.0' in figures
        front.people.records["g1"] = signed(played(4), {0: "Rosa"})
        async with front.program(await front.key()) as client:
            assert b"Rosa" in (await client.get("/api/games/g1/replay")).content

    served(test)
