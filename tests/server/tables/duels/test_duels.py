"""Duels at the tables of a house: the same protocol, another game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from sixgun.client import applied_to_duel
from sixgun.client.delta import DeltaError
from sixgun.duel import Duel, DuelView
from sixgun.engine.record import load_record, proved_deal
from sixgun.engine.reports import redacted
from sixgun.server import protocol
from sixgun.server.protocol import (
    Again,
    Answer,
    Change,
    DuelDelta,
    Ended,
    Explain,
    Kick,
    Leave,
    Open,
    Option,
    Question,
    Quick,
    Resign,
    Seatbot,
    TableOptions,
    Update,
    Why,
    duel_encoding,
)
from sixgun.server.tables.games import ONLY_BANG, ONLY_DUEL
from tests.server.houses import (
    OpenHouse,
    RecordingClient,
    a_house,
    answered,
    asked_with_choice,
    browser,
    got,
    run,
    together,
    want_again,
)
from tests.server.tables.test_games import house_record
from tests.server.tables.test_restart import back, killed

DUEL: dict[str, Any] = {"game": "duel", "players": 2, "clock": "none", "pace": "none"}


def at_random(seed: int) -> Callable[[Question], int]:
    dice = Random(seed)
    return lambda question: dice.randrange(len(question.options))


async def begun(house: OpenHouse, **options: Any) -> list[RecordingClient]:
    """Two people who have begun a duel."""
    people = await house.seated("Ann", "Ben", **{**DUEL, **options})
    await people[0].start()
    for client in people:
        await client.hears(Update)
    return people


async def play_out(people: list[RecordingClient], seed: int = 1) -> None:
    await together(*[client.play(at_random(seed + n)) for n, client in enumerate(people)])


async def watching(
    house: OpenHouse, people: list[RecordingClient], name: str = "Zoe"
) -> RecordingClient:
    client = await house.client(name)
    await client.watch(people[0].table.table)
    return client


# ------------------------------------------------------------------ whole duels


@pytest.mark.parametrize("bot", ["brawler", "search"])
def test_a_duel_against_a_bot(tmp_path: Path, bot: str) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ann = await house.client("Ann")
            await ann.open_table(**DUEL, fighters=2)
            await ann.start(bots=bot)
            await ann.play(at_random(1))
            assert ann.duel is not None
            assert ann.view is None
            assert ann.duel.over in ("law", "outlaws")
            assert len(ann.duel.winners) == 1
            kinds = {move.kind for move in house.moves_of(ann) if move.seat == 1}
            assert kinds <= {"bot", "forced"}

    run(test)


def test_two_people_fight_a_tournament_duel_and_its_record_proves_the_deal(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, tournament=True, fighters=3)
            await play_out(people)
            ann, ben = people
            assert ann.duel is not None
            assert ben.duel is not None
            assert ann.duel.over == ben.duel.over
            assert [len(side.dealt) for side in ann.duel.sides] == [5, 5]
            (winner,) = ann.duel.winners
            loser = 1 - winner
            standing = [spot.life for spot in ann.duel.spots[2 * loser : 2 * loser + 2]]
            assert (max(standing), ann.duel.sides[loser].reserve_size) == (0, 0)
            text = await house_record(house.address, ben, ann.ended.game)
            assert proved_deal(text).numbers == {
                0: ann.numbers[ann.ended.game],
                1: ben.numbers[ann.ended.game],
            }
            assert "\ngame duel\n" in text
            assert "display P2 = Ben" in text
            assert load_record(text).winners == ann.duel.winners

    run(test)


def test_deltas_lead_to_the_view_that_is_sent_in_full(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house)
            await play_out(people)
            ann = people[0]
            updates = ann.of(Update)
            assert sum(update.duel is not None for update in updates) == 1
            assert not any(update.view or update.delta for update in updates)
            view = updates[0].duel
            for update in updates[1:]:
                view = applied_to_duel(view, update.duel_delta)
            again = await house.second_device(ann)
            await again.hears(Update)
            assert view == ann.duel == again.duel
            assert again.reports == ann.reports

    run(test)


def test_every_field_of_a_view_is_sent_or_has_a_reason_not_to_be() -> None:
    named = {*duel_encoding.BY_SIDE, *duel_encoding.BY_SPOT, *duel_encoding.NOT_SENT}
    plain = {*protocol.DuelView.__struct_fields__} - {"sides", "spots"}
    assert named | plain == set(DuelView._fields)
    assert not named & plain
    assert set(duel_encoding.BY_SIDE.values()) == {*protocol.SideView.__struct_fields__}
    assert set(duel_encoding.BY_SPOT.values()) == {*protocol.SpotView.__struct_fields__}


def test_a_delta_that_does_not_fit_is_an_error() -> None:
    view = duel_encoding.encode_duel(Duel(1).view(0))
    assert applied_to_duel(view, DuelDelta()) == view
    for wrong in (
        DuelDelta(sides={2: {"front": 1}}),
        DuelDelta(spots={4: {"life": 1}}),
        DuelDelta(set={"deck": []}),
        DuelDelta(spots={0: {"life": "much"}}),
        DuelDelta(tails={"discard": (3, ())}),
    ):
        with pytest.raises(DeltaError):
            applied_to_duel(view, wrong)


# ------------------------------------------------------------------ options


#: What is wrong with options, each with the reason.
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"players": 5}, "duel-players"),
    ({"sets": ("base", "dodge_city")}, "only-in-bang"),
    ({"simplified": True}, "only-in-bang"),
    ({"characters": "two"}, "only-in-bang"),
    ({"events": 3}, "only-in-bang"),
    ({"high_noon_reshuffles": 3}, "only-in-bang"),
    ({"keep_characters": True}, "only-in-bang"),
    ({"travelling_sheriff": True}, "only-in-bang"),
    ({"fighters": 1}, "bad-fighters"),
    ({"fighters": 7}, "bad-fighters"),
    ({"minutes": 29}, "bad-minutes"),
    ({"minutes": 30}, "chess-needs-clock"),
    ({"spectator_delay": 601}, "bad-delay"),
    ({"game": "bang"}, "bad-players"),
    ({"game": "bang", "players": 4, "fighters": 3}, "only-in-duel"),
    ({"game": "bang", "players": 4, "tournament": True}, "only-in-duel"),
    ({"game": "bang", "players": 4, "minutes": 30}, "only-in-duel"),
]


def test_options_that_do_not_go_together_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ann = await house.client("Ann")
            await ann.open_table(**DUEL)
            for options, why in WRONG:
                wrong = TableOptions(**{**DUEL, **options})
                assert await ann.refuses(Open(options=wrong)) == why, options
                assert await ann.refuses(Change(options=wrong)) == why, options
            assert ann.table.options == TableOptions(**DUEL)

    run(test)


def test_a_table_may_change_its_game_and_bots_who_do_not_know_it_make_way(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ann = await house.client("Ann")
            await ann.open_table(players=4, clock="none", pace="none")
            await ann.request(Seatbot(bot="drifter", seat=3))
            duel = TableOptions(**DUEL)
            assert await ann.refuses(Seatbot(bot="brawler", seat=1)) == "no-such-bot"
            await ann.request(Change(options=duel))
            assert [chair.bot for chair in ann.table.chairs] == ["", "brawler"]
            assert await ann.refuses(Seatbot(bot="tracker", seat=1)) == "no-such-bot"
            await ann.start()
            await ann.play(at_random(3))
            four = TableOptions(players=4, clock="none", pace="none")
            await ann.request(Change(options=four))
            assert [chair.bot for chair in ann.table.chairs] == ["", "tracker", "", ""]
            assert ann.duel is not None  # the last game stays to be looked at
            await ann.start(bots="drifter")
            await ann.until(lambda: ann.view is not None)
            assert ann.duel is None
            await ann.request(Leave())
            await house.quiet()

    run(test)


# ------------------------------------------------------------------ answers


def test_hostile_answers_change_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house)
            zoe = await watching(house, people)
            old = await answered(people)
            client = await asked_with_choice(people)
            question = client.question
            assert question is not None
            other = people[1 - question.seat]
            now, count = question.decision, len(question.options)
            before = house.fingerprint(client)
            wrong = [
                (old, Answer(decision=now - 1, option=0), "stale-decision"),
                (client, Answer(decision=now + 1, option=0), "stale-decision"),
                (client, Answer(decision=now, option=count), "no-such-option"),
                (client, Answer(decision=now, option=-1), "no-such-option"),
                (other, Answer(decision=now, option=0), "not-asked"),
                (zoe, Answer(decision=now, option=0), "not-seated"),
                (zoe, Resign(), "not-seated"),
                (people[1], Kick(seat=0), "not-owner"),
            ]
            for who, request, why in wrong:
                assert await who.refuses(request) == why
            await house.quiet()
            assert house.fingerprint(client) == before
            await answered(people)

    run(test)


def test_whatever_is_asked_about_a_duel_is_answered_from_what_one_sees(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house)
            zoe = await watching(house, people)
            client = await asked_with_choice(people)
            assert client.question is not None
            asks: tuple[Any, ...] = (
                Why(client.question.options[0]),
                Why(Option("play", "colt/OD", 99)),
                Why(Option("shoot", "anything", -7)),
                Why(Option("play", "stagecoach/OB", None)),
                Why(Option("end", None, None)),
                protocol.Distance(0, 1),
                protocol.Odds(0, "barrel"),
                protocol.Odds(1, "barrel", 0),
                protocol.Odds(0, "hearts"),
                protocol.Odds(0, "snake", 7),
                protocol.Odds(7, "snake"),
                protocol.Sums(0),
                protocol.Sums(-3),
            )
            game = house.table_of(zoe).play.game
            for who, seat in ((people[0], 0), (people[1], 1), (zoe, None)):
                told = await who.request(Explain(asks=asks))
                seen = game.view(seat)
                expected = [duel_encoding.explanation(seen, ask) for ask in asks]
                assert list(told.answers) == expected
                assert told.answers[5] == protocol.Explanation()
                assert [each.chance is not None for each in told.answers[6:11]] == [
                    True, True, False, False, False,
                ]  # fmt: skip
                assert told.answers[12].sums == ()
            told = await client.request(Explain(asks=asks[:3]))
            reasons = [each.reason and each.reason.key for each in told.answers]
            nothing = "duel-reason-no-such-thing"
            assert reasons == [None, nothing, nothing]
            (why,) = (await zoe.request(Explain(asks=asks[4:5]))).answers
            assert why.reason == protocol.Told("reason-spectator", {})

    run(test)


def test_two_devices_of_a_person_are_one_player(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house)
            client = await asked_with_choice(people)
            second = await house.second_device(client)
            await second.hears(Update)
            assert (second.duel, second.question) == (client.duel, client.question)
            assert client.question is not None
            number = client.question.decision
            await second.answer(0)
            await client.until(
                lambda: client.question is None or client.question.decision != number
            )
            await client.tell(Answer(decision=number, option=0))
            await house.quiet()
            assert client.refused() == []
            assert second.duel == client.duel

    run(test)


# ------------------------------------------------------------------ spectators


def test_spectators_see_nothing_that_is_hidden(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, tournament=True)
            zoe = await watching(house, people)
            await together(play_out(people), zoe.hears(Ended))
            game = house.table_of(zoe).play.game
            await zoe.until(lambda: zoe.duel is not None and bool(zoe.duel.over))
            assert zoe.duel == duel_encoding.encode_duel(game.view(None))
            for update in zoe.of(Update):
                asked = update.question
                if asked is not None:
                    assert asked == Question(asked.decision, asked.seat, asked.kind, asked.about)
                for side in sides_of(update):
                    hand, shown = side.get("hand", ()), side.get("shown", ())
                    assert not side.get("picks")
                    assert not side.get("reserve")
                    if shown:
                        assert [bool(face) for face in hand] == list(shown)
            told = [redacted(report, None)[:6] for report in game.ears]
            heard = [(r.key, r.seat, r.foe, r.cards, r.number, r.word) for r in zoe.reports]
            assert heard == told

    run(test)


def sides_of(update: Update) -> list[dict[str, Any]]:
    """What an update says about the sides."""
    if update.duel is not None:
        names = protocol.SideView.__struct_fields__
        return [{name: getattr(side, name) for name in names} for side in update.duel.sides]
    return list(update.duel_delta.sides.values()) if update.duel_delta is not None else []


def test_spectators_may_be_late(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, spectator_delay=20, fighters=2)
            zoe = await watching(house, people)
            await play_out(people)
            await house.quiet()
            assert not zoe.of(Ended)
            assert zoe.table.status == "playing"
            while not zoe.of(Ended):
                await house.pass_time(21)
            assert zoe.duel is not None
            assert zoe.duel.over == people[0].duel.over

    run(test)


# ------------------------------------------------------------------ being away, leaving


def test_a_bot_plays_for_whoever_is_away_until_he_is_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house)
            ann, ben = people
            await ben.close()
            while not ann.table.chairs[1].away:
                await house.pass_time(31)
            assert ann.table.chairs[1].bot == "brawler"
            while "substitute" not in {move.kind for move in house.moves_of(ann)}:
                if ann._is_asked():
                    await ann.answer(0)
                await house.quiet()
            (again,) = await back(house, ben)
            await again.until(lambda: not again.table.chairs[1].away)
            await play_out([ann, again])
            assert ann.ended.how == ""

    run(test)


@pytest.mark.parametrize("request_", [Resign(), Leave()])
def test_who_gives_up_has_lost(tmp_path: Path, request_: protocol.Request) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ann, ben = await begun(house, substitutes=False)
            await ann.request(request_)
            ended = await ben.hears(Ended)
            assert (ended.over, ended.how) == ("outlaws", "left")
            assert ben.table.chairs[1].wins == 1
            played = await got(house, "/api/me/history", ben.key)
            assert [(each["role"], each["won"]) for each in played] == [("outlaws", True)]

    run(test)


def test_a_rematch_is_another_duel_and_both_are_counted(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, fighters=2)
            ann, ben = people
            await play_out(people)
            first = ann.ended.game
            await want_again(people)
            await together(*[client.until(lambda g=client: again(g, first)) for client in people])
            await play_out(people, 7)
            assert ann.ended.game != first
            assert sum(chair.wins for chair in ann.table.chairs) == 2
            counted = await got(house, "/api/me/statistics", ben.key)
            assert counted["total"]["games"] == 2
            assert list(counted["by_role"]) == ["outlaws"]

    def again(client: RecordingClient, first: str) -> bool:
        return client.game is not None and client.game.game != first and client.duel is not None

    run(test)


# ------------------------------------------------------------------ afterwards


def test_a_duel_goes_on_after_the_house_was_killed(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, tournament=True)
            for _ in range(14):
                await answered(people, 0)
            await house.quiet()
            after = killed(tmp_path)
        for folder in (after, tmp_path):
            async with a_house(folder) as house:
                again = await back(house, *people)
                for old, new in zip(people, again, strict=True):
                    await new.hears(Update)
                    assert (new.duel, new.reports) == (old.duel, old.reports)
                await play_out(again)
                text = await house_record(house.address, again[0], again[0].ended.game)
                assert load_record(text).winners == again[1].duel.winners

    run(test)


def test_a_duel_can_be_looked_at_once_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, fighters=2, tournament=True)
            await play_out(people)
            for seat, client in enumerate(people):
                film = await replay(house, client, str(seat))
                assert film.names == ("Ann", "Ben")
                assert last_view(film) == client.duel
            film = await replay(house, people[0], "all")
            for view in (film.duel, last_view(film)):
                assert not any(None in side.hand for side in view.sides)
                assert all(side.dealt for side in view.sides)
            assert last_view(film).over == people[0].ended.over

    run(test)


async def replay(house: OpenHouse, client: RecordingClient, eyes: str) -> protocol.DuelReplay:
    async with browser(house, client.key) as http:
        path = f"/api/games/{client.ended.game}/replay"
        answer = await http.get(path, params={"eyes": eyes})
    return msgspec.json.decode(answer.content, type=protocol.DuelReplay)


def last_view(film: protocol.DuelReplay) -> protocol.DuelView:
    view = film.duel
    for scene in film.scenes:
        view = applied_to_duel(view, scene.delta)
    return view


# ------------------------------------------------------------------ finding one, trying one


def test_a_quick_seat_is_at_a_table_of_the_game_that_was_wanted(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ann, ben, cid = await house.group("Ann", "Ben", "Cid")
            await ann.request(Quick(name="Ann", game="duel"))
            await ben.request(Quick(name="Ben"))
            await cid.request(Quick(name="Cid", game="duel"))
            await house.quiet()
            assert [client.table.options.game for client in (ann, ben, cid)] == [
                "duel",
                "bang",
                "duel",
            ]
            assert cid.table.table == ann.table.table
            assert (ann.table.seat, cid.table.seat) == (0, 1)

    run(test)


COLT = """
[[scenario]]
id = "colt-hits"
title = "A Colt hits"
sets = ["duel"]
turn = "law"
steps = ["law: play colt on toco_ramirez", "outlaws: pass", "check toco_ramirez.life = 3"]
[scenario.law]
active = "jango"
hand = ["colt"]
[scenario.outlaws]
active = "toco_ramirez"
"""


def test_a_position_of_a_duel_can_be_tried(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ann = await house.client("Ann")
            done = await ann.request(Open(scenario=COLT))
            await ann.watch(done.table)
            await ann.until(ann._is_asked)
            assert ann.table.options.game == "duel"
            assert ann.question is not None
            shot = [o.verb for o in ann.question.options].index("play")
            await ann.answer(shot)
            await ann.until(lambda: ann.duel is not None and ann.duel.spots[2].life == 3)
            await ann.request(Again())
            await ann.until(lambda: ann.duel is not None and ann.duel.spots[2].life == 4)
            await ann.request(Leave())
            await house.quiet()

    run(test)


def test_every_option_belongs_to_one_game_or_to_both() -> None:
    both = {"game", "players", "clock", "pace", "patient", "substitutes", "chat", "public"}
    both |= {"spectators", "spectator_delay", "closed_discards"}
    sorted_in = [*ONLY_BANG, *ONLY_DUEL, *both]
    assert sorted(TableOptions.__struct_fields__) == sorted(sorted_in), (
        "a new option: name it in ONLY_BANG or ONLY_DUEL of tables/games.py, or here"
    )
