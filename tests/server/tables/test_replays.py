"""Finished games looked at once more: what each seat saw, or everything."""

from __future__ import annotations

from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

import sixgun
from sixgun.client.delta import applied
from sixgun.engine.record import Recorder, record_of, replay
from sixgun.engine.snapshot import SCRIPTS
from sixgun.server.protocol import Ended, GameView, Replay, encode
from sixgun.server.protocol.encoding import encode_reports, encode_view
from sixgun.server.store.naming import signed
from sixgun.server.tables.games import BANG
from sixgun.server.tables.replays import (
    LONGEST_RECORD,
    NoSuchSeat,
    NotOver,
    replay_of,
    tag_of,
)
from tests.server.front.fronts import Front, http_client, served
from tests.server.houses import OpenHouse, a_house, run

TABLES = [
    (3, ["dodge_city"], "random"),
    (5, ["base"], "two"),
    (8, list(sixgun.engine.cards.SETS), "two_open"),
]


def played(players: int = 4, seed: int = 1, **options: object) -> str:
    """The record of a game that chance has played; now and then somebody leaves."""
    recorder = Recorder(sixgun.Game(players, seed=seed, **options))  # type: ignore[arg-type]
    game, random = recorder.game, Random(seed)
    while not game.over:
        staying = [seat for seat in range(players) if game.alive[seat] and not game.passive[seat]]
        if random.random() < 0.004 and len(staying) > 1:
            recorder.leave(random.choice(staying))
        else:
            recorder.choose(random.choice(game.options))
    return recorder.text()


def views(film: Replay) -> list[GameView]:
    """The views of a replay one after another."""
    seen = [film.view]
    for scene in film.scenes:
        seen.append(applied(seen[-1], scene.delta))
    return seen


@pytest.mark.parametrize(("players", "sets", "characters"), TABLES)
def test_every_scene_is_what_a_seat_saw(players: int, sets: list[str], characters: str) -> None:
    record = played(players, seed=players, sets=sets, characters=characters)
    for eyes in (0, players - 1):
        film = replay_of("g1", record, eyes)
        expected, heard = [], 0
        told = [film.reports, *(scene.reports for scene in film.scenes)]
        for moment in replay(record, listen=True):
            if moment.line.startswith("-- ") and expected:
                continue
            expected.append(encode_view(moment.game.view(eyes)))
            assert told[len(expected) - 1] == encode_reports(moment.game.reports[heard:], eyes)
            heard = len(moment.game.reports)
        assert views(film) == expected


@pytest.mark.parametrize(("players", "sets", "characters"), TABLES)
def test_with_all_cards_open_nothing_is_hidden(
    players: int, sets: list[str], characters: str
) -> None:
    film = replay_of("g1", played(players, seed=players, sets=sets, characters=characters))
    for seen in views(film):
        assert all(seat.role for seat in seen.seats)
        assert all(face for seat in seen.seats for face in seat.hand)
        assert all(seen.spread)
    reports = [*film.reports, *(report for scene in film.scenes for report in scene.reports)]
    assert all(card for report in reports for card in report.cards)
    assert all(report.word for report in reports if report.key == "dealt_role")


def test_an_open_view_differs_from_a_spectators_only_in_what_is_hidden() -> None:
    game = sixgun.Game(6, seed=3, characters="two", sets=["base", "dodge_city"])
    random = Random(3)
    hidden = {"roles", "spares", "dealt", "picks", "hands", "spread"}
    while not game.over:
        spectator, everything = game.view(None), BANG.open_view(game)
        different = {
            name
            for name in spectator._fields
            if getattr(spectator, name) != getattr(everything, name)
        }
        assert different <= hidden
        game.choose(random.choice(game.options))


@pytest.mark.parametrize("eyes", [None, 0])
def test_after_the_game_closed_discards_are_open(eyes: int | None) -> None:
    """S22: with all cards open; through the eyes of a player, what he saw."""
    film = replay_of("g1", played(5, seed=8, closed_discards=True), eyes)
    piles = [seen.discard for seen in views(film)]
    assert max(len(pile) for pile in piles) > 10
    assert any("" in pile for pile in piles) == (eyes is not None)


def test_it_is_told_who_decided_and_who_is_asked() -> None:
    record = played(5, seed=7)
    film = replay_of("g1", record)
    lines = [line for line in record.splitlines() if ": " in line and line.startswith("P")]
    assert [f"P{scene.by + 1}" for scene in film.scenes] == [line.split(":")[0] for line in lines]
    assert film.scenes[-1].asked == -1
    assert views(film)[-1].over
    stayed = [
        (before.asked, after.by)
        for before, after, line in zip(film.scenes, film.scenes[1:], lines[1:], strict=False)
        if not line.endswith(": leave")
    ]
    assert stayed
    assert all(asked == by for asked, by in stayed)


def test_names_are_those_of_the_record() -> None:
    record = signed(played(4), {0: "Anna", 2: "Rosa = rossa"})
    assert replay_of("g1", record).names == ("Anna", "P2", "Rosa = rossa", "P4")


def test_what_a_browser_keeps_it_by_changes_with_the_record_and_the_eyes() -> None:
    record = played(4)
    tags = {tag_of(record, None), tag_of(record, 1), tag_of(signed(record, {0: "Anna"}), 1)}
    assert len(tags) == 3


def test_a_game_that_goes_on_is_not_shown() -> None:
    game = sixgun.Game(4, seed=1)
    game.choose(game.options[0])
    with pytest.raises(NotOver):
        replay_of("g1", record_of(game))


def test_eyes_must_have_been_at_the_table() -> None:
    for eyes in (-1, 4):
        with pytest.raises(NoSuchSeat):
            replay_of("g1", played(4), eyes)


# ------------------------------------------------------------------ asked for by HTTP


def reason(answer: httpx.Response) -> str:
    return str(answer.json()["reason"]["key"])


def test_a_replay_is_sent_packed_and_kept_by_the_browser() -> None:
    async def test(front: Front) -> None:
        record = front.people.records["g1"] = played()
        async with front.program(await front.key()) as client:
            packed = await client.get("/api/games/g1/replay")
            assert packed.headers["content-encoding"] == "gzip"
            assert packed.headers["content-type"] == "application/json"
            assert packed.headers["cache-control"] == "private, no-cache"
            found = msgspec.json.decode(packed.content, type=Replay)
            assert encode(found) == encode(replay_of("g1", record))
            plain = await client.get("/api/games/g1/replay", headers={"accept-encoding": ""})
            assert "content-encoding" not in plain.headers
            assert plain.content == packed.content
            tag = {"if-none-match": packed.headers["etag"]}
            kept = await client.get("/api/games/g1/replay?eyes=all", headers=tag)
            assert (kept.status_code, kept.content) == (304, b"")
            other = await client.get("/api/games/g1/replay?eyes=2", headers=tag)
            assert msgspec.json.decode(other.content, type=Replay).view.seat == 2

    served(test)


def test_eyes_that_are_none_are_refused_with_what_would_be_right() -> None:
    async def test(front: Front) -> None:
        front.people.records["g1"] = played(4)
        async with front.program(await front.key()) as client:
            for eyes in ("8", "-1", "", "one", "²", "01"):
                answer = await client.get("/api/games/g1/replay", params={"eyes": eyes})
                assert (answer.status_code, reason(answer)) == (400, "house-bad-request")
                assert answer.json()["detail"] == "eyes is a seat from 0 to 7, or all"
            answer = await client.get("/api/games/g1/replay?eyes=5")
            assert answer.status_code == 400
            assert answer.json()["detail"] == "nobody sat there in this game"

    served(test)


def test_what_cannot_be_replayed_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    title, newer = sixgun.Game.title, sixgun.Game.newest_rules + 1
    with monkeypatch.context() as patch:
        patch.setattr(sixgun.Game, "newest_rules", newer)
        patch.setitem(SCRIPTS, title, SCRIPTS[title]._replace(rules=newer))
        of_other_rules = played()
    assert f"\nrules {newer}\n" in of_other_rules

    async def test(front: Front) -> None:
        game = sixgun.Game(4, seed=1)
        game.choose(game.options[0])
        front.people.records["running"] = record_of(game)
        front.people.records["old"] = of_other_rules
        front.people.records["endless"] = "x" * (LONGEST_RECORD + 1)
        async with front.program(await front.key()) as client:
            for game_name, expected in {
                "nowhere": (404, "house-no-record"),
                "running": (404, "house-no-record"),
                "old": (409, "house-replay-other-rules"),
                "endless": (413, "house-replay-too-long"),
            }.items():
                answer = await client.get(f"/api/games/{game_name}/replay")
                assert (answer.status_code, reason(answer)) == expected
        async with front.program() as stranger:
            assert (await stranger.get("/api/games/running/replay")).status_code == 401

    served(test)


def test_a_real_game_is_looked_at_by_somebody_who_was_not_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            (anna,) = await house.seated("Anna", players=4)
            rosa = await house.client("Rosa")
            await anna.start(bots="drifter")
            await anna.play()
            ended = await anna.hears(Ended)
            film = await looked_at(house, rosa.key, ended.game)
            assert film.names[0] == "Anna"
            assert film.scenes[-1].asked == -1

    run(test)


async def looked_at(house: OpenHouse, key: str, game: str) -> Replay:
    headers = {"Authorization": f"Bearer {key}"}
    async with http_client(house.address, headers) as front:
        answer = await front.get(f"/api/games/{game}/replay")
        return msgspec.json.decode(answer.content, type=Replay)
