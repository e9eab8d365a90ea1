"""A table for days: a day for one's own turn; everything else at a moment that was drawn."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sixgun.server.clock import TestClock
from sixgun.server.protocol import (
    Answer,
    Change,
    FriendList,
    Leave,
    Lobby,
    Order,
    Orders,
    Own,
    Pause,
    Prefer,
    Resign,
    TableOptions,
    Watch,
)
from sixgun.server.protocol.refusals import notice
from sixgun.server.store import reads
from tests.server.days.slow_tables import (
    DAY,
    FOUR,
    LONGEST,
    SHORTEST,
    Listener,
    decision_at,
    folder_of,
    leads_to_a_shot,
    news,
    play_at,
    returned,
    shot,
    slow,
    step,
)
from tests.server.friends.friendly import friends, only, told
from tests.server.houses import OpenHouse, RecordingClient, a_house, give_up, run
from tests.server.tables.test_restart import killed

# ------------------------------------------------------------------ nobody learns who is there


async def _a_world(
    folder: Path, how: str, people: list[RecordingClient], seat: int, clock: TestClock
) -> list[list[tuple[float, bytes]]]:
    """Somebody is shot, and takes it: live, in advance, or because he does not answer. What all
    others are sent, and when, until it has taken effect."""
    async with a_house(folder, clock) as house:
        table = people[0].table.table
        others = []
        for client in [*people[:seat], *people[seat + 1 :], None]:
            key = {"key": client.key} if client else {}
            other = Listener(house.address, clock, name=client.name if client else "Zoe", **key)
            house._clients.append(other)
            await house._stack.enter_async_context(other)
            await other.request(Watch(table=table))
            others.append(other)
        lobby = Listener(house.address, clock, name="Lola")
        await house._stack.enter_async_context(lobby)
        await lobby.tell(Lobby(on=True))
        await house.quiet()
        for other in [*others, lobby]:
            other.timed.clear()
        if how == "in advance":
            asked = await returned(house, people[seat], table)
            await asked.request(Order(orders=Orders(shot="hit")))
            await asked.close()
        await house.pass_time(60)
        shooter = decision_at(house).seat
        by_seat = {each.table.seat: each for each in others}
        await by_seat[shooter].answer(0)
        await house.quiet()
        assert decision_at(house).seat == seat
        await house.pass_time(100)
        if how == "live":
            asked = await returned(house, people[seat], table)
            await house.pass_time(30)
            last = len(asked.question.options) - 1
            await asked.answer(last)
            await house.pass_time(20)
            await asked.close()
        else:
            await house.pass_time(50)
        serial = decision_at(house).serial
        while decision_at(house).serial == serial:
            await house.pass_time(10)
        await house.quiet()
        return [other.timed for other in [*others, lobby]]


def test_live_in_advance_or_not_at_all_others_get_the_same_bytes_at_the_same_times(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await slow(house)
            while not leads_to_a_shot(play_at(house)):
                await step(house, people)
            game = play_at(house).game.copy()
            game.choose(game.options[0])
            seat, date = game.decision.seat, clock.date()
            worlds = {}
            for life, how in enumerate(("live", "in advance", "not at all"), 2):
                worlds[how] = killed(tmp_path, life)
        seen = {}
        for how, folder in worlds.items():
            seen[how] = await _a_world(folder, how, people, seat, TestClock(date))
        assert seen["live"] == seen["in advance"] == seen["not at all"]
        assert all(len({when for when, _ in each}) > 1 for each in seen["live"][:-1])

    run(test)


def test_an_answer_out_of_turn_waits_for_its_moment_whoever_gives_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await slow(house)
            moments = set()
            for _ in range(40):
                play = play_at(house)
                if play.pending.drawn:
                    wait = play.pending.earliest - play.pending.opened
                    assert SHORTEST <= wait <= LONGEST
                    assert play.pending.due == play.pending.earliest
                    moments.add(wait)
                    written = play.written
                    await people[decision_at(house).seat].answer(0)
                    await house.pass_time(play.pending.earliest - house.clock.now() - 0.01)
                    assert play.written == written
                    await house.pass_time(0.02)
                    assert play.written == written + 1
                else:
                    await step(house, people)
            assert len(moments) > 1

    run(test)


def test_bots_answer_out_of_turn_at_a_drawn_moment_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await house.seated("Anna", "Bruno", players=4, clock="days")
            await people[0].start(bots="drifter")
            await house.quiet()
            while True:
                play = house.table_of(people[0]).play
                pending = play.pending if play is not None else None
                if pending is not None and pending.decision.seat < 2:
                    await step(house, people)
                elif pending is not None and pending.drawn:
                    break
                await house.quiet()
            assert play is not None
            assert play.bot_plays(pending.decision.seat)
            written = play.written
            await house.pass_time(SHORTEST - 1)
            assert play.written == written
            await house.pass_time(LONGEST - SHORTEST + 2)
            await house.quiet()
            assert play.written > written

    run(test)


def test_presence_says_nothing_while_a_game_for_days_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await slow(house)
            await house.quiet()
            heard = news(people[0])
            assert not play_at(house).pending.drawn
            await people[2].close()
            await house.pass_time(3600)
            assert news(people[0]) == heard
            assert all(chair.here and not chair.away for chair in people[0].table.chairs)
            assert not people[0].table.pauses
            assert await people[0].refuses(Pause()) == "no-pauses-left"
            owner = house.table_of(people[0]).state.owner
            await people[0].close()
            await house.pass_time(DAY / 2)
            await returned(house, people[2], people[1].table.table)
            assert house.table_of(people[1]).state.owner == owner

    run(test)


def test_who_has_the_table_next_does_not_depend_on_who_is_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await slow(house)
            await people[1].close()
            await people[0].request(Leave())
            await house.quiet()
            assert people[2].table.owner == 1
            heard = news(people[2])
            await returned(house, people[1], people[2].table.table)
            await house.quiet()
            assert news(people[2]) == heard

    run(test)


def test_who_wants_to_be_asked_after_all_is_not_seen_to_come_and_go(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await slow(house)
            while not (play_at(house).pending.drawn and len(decision_at(house).options) == 1):
                await step(house, people)
            seat = decision_at(house).seat
            heard = {each: news(each) for each in people if each is not people[seat]}
            await people[seat].request(Prefer(forced=True))
            await people[seat].request(Prefer(forced=False))
            await people[seat].close()
            await house.quiet()
            assert {each: news(each) for each in heard} == heard
            written = play_at(house).written
            await house.pass_time(LONGEST + 1)
            assert play_at(house).written > written

    run(test)


def test_friends_who_play_for_days_do_not_see_each_other_come(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await friends(house, "Anna", "Bruno")
            assert only(anna).here
            table = await anna.open_table(players=2, game="duel", clock="days")
            await bruno.join(table)
            await anna.start()
            await anna.until(lambda: anna.table.status == "playing")
            await told(house)
            lists = anna.of(FriendList)
            assert not lists[-1].friends[0].here
            await bruno.close()
            await told(house)
            again = await returned(house, bruno, table)
            await told(house)
            assert anna.of(FriendList) == lists
            await again.request(Resign())
            await told(house)
            assert only(anna).here, "the game is over"

    run(test)


@pytest.mark.parametrize("seconds", [3600.0, -3600.0])
def test_the_date_that_is_set_is_nobodys_time(tmp_path: Path, seconds: float) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await slow(house)
            asked = await shot(house, people)
            left, written = asked.clock.left, play_at(house).written
            clock.jump(seconds)
            other = await house.second_device(people[0])
            assert abs(other.clock.left - left) <= 1
            await house.pass_time(left / 1000 - 0.01)
            assert play_at(house).written == written
            await house.pass_time(0.02)
            assert play_at(house).written == written + 1

    run(test)


def test_an_answer_that_waits_for_its_moment_is_no_slow_answer_of_the_house(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await slow(house)
            asked = await shot(house, people)
            timed, made = "sixgun_decision_seconds_count", "sixgun_decisions_total"
            before = house.figure(timed), house.figure(made)
            await asked.answer(0)
            await house.pass_time(LONGEST + 1)
            assert house.figure(made) > before[1]
            assert house.figure(timed) - before[0] < house.figure(made) - before[1]

    run(test)


# ------------------------------------------------------------------ one's own turn


def test_a_turn_may_take_a_day_and_a_missed_one_counts_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await slow(house)
            while not play_at(house).game.turns:
                await step(house, people)
            play = play_at(house)
            first, turn, began = play.game.turn, play.game.turns, house.clock.now()
            written = play.written
            await house.pass_time(DAY - 1)
            assert play.written == written
            await house.pass_time(1.5)
            assert play.written == written + 1
            assert all("timed-out" in each.notices() for each in people)
            while play.game.turns == turn:
                await house.pass_time(LONGEST)
            assert house.clock.now() - began < 2 * DAY, "what is asked after it takes minutes"
            assert house.table_of(people[0]).state.places[first].defaults == 1
            assert not house.table_of(people[0]).state.places[first].away

    run(test)


def test_after_two_missed_turns_a_bot_plays_and_who_answers_takes_the_seat_back(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await slow(house)
            table = house.table_of(people[0])
            for _ in range(400):
                if table.state.places[0].away or table.state.status != "playing":
                    break
                pending = play_at(house).pending
                if pending is not None and (pending.drawn or pending.decision.seat == 0):
                    await house.pass_time(LONGEST if pending.drawn else DAY)
                else:
                    await step(house, people, len(decision_at(house).options) - 1)
            assert table.state.places[0].away
            await people[0].request(Watch(table=table.name))
            other = await house.second_device(people[0])
            await other.close()
            assert "took-over" in people[1].notices()

    run(test)


def test_nobody_alone_is_hurried_and_no_moment_is_drawn_for_him(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            (anna,) = await house.seated("Anna", players=4, clock="days")
            table = house.table_of(anna)
            anna_place = table.state.places[0]
            anna_place.program = False
            await anna.start(bots="drifter")
            await anna.until(lambda: anna.question is not None and anna.question.seat == 0)
            await house.pass_time(3 * DAY)
            assert anna.question.seat == 0
            assert not anna_place.defaults

    run(test)


# ------------------------------------------------------------------ orders and answers


def test_orders_answer_and_nobody_else_hears_of_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await slow(house)
            everything = Orders(shot="dodge", beer=True, indians="bang", duel="bang")
            for client in people:
                heard = [len(news(each)) for each in people]
                await client.request(Order(orders=everything))
                await house.quiet()
                for each, count in zip(people, heard, strict=True):
                    assert each is client or len(news(each)) == count
                    assert each.table.orders == (
                        everything if people.index(each) <= people.index(client) else Orders()
                    )
            asked = await shot(house, people)
            decision = decision_at(house)
            assert asked.table.held[0] == decision.serial
            assert decision.options[asked.table.held[1]][0] in ("play", "use")
            others = [each.table.held for each in people if each is not asked]  # of older questions
            assert all(held is None or held[0] != decision.serial for held in others)
            written = play_at(house).written
            await house.pass_time(LONGEST + 1)
            move = house.moves_of(people[0])[written]
            assert (move.kind, move.seat) == ("person", decision.seat)
            assert not move.text.startswith("pass")

    run(test)


def test_an_answer_can_be_changed_until_its_moment_and_survives_a_kill(tmp_path: Path) -> None:
    async def test() -> None:
        clock = TestClock()
        async with a_house(tmp_path, clock) as house:
            people = await slow(house)
            asked = await shot(house, people)
            decision, question = decision_at(house), house.saved(asked).question
            assert question is not None
            assert question.held == -1, "on disk, and not answered yet"
            await asked.tell(Answer(decision=decision.serial, option=0))
            await house.quiet()
            last = len(decision.options) - 1
            await asked.tell(Answer(decision=decision.serial, option=last))
            await house.quiet()
            assert asked.table.held == (decision.serial, last)
            after, table = killed(tmp_path), asked.table.table
            left = question.due - clock.date()
        await asyncio.sleep(0)
        async with a_house(after, clock) as house:
            again = await returned(house, asked, table)
            assert again.table.held == (decision.serial, last)
            assert abs(again.clock.left - round(left * 1000)) <= 1
            written = play_at(house).written
            await house.pass_time(left - 0.01)
            assert play_at(house).written == written
            await house.pass_time(0.02)
            (move,) = house.moves_of(again)[written:]
            assert (move.kind, move.text.split()[0]) == ("person", "pass")

    run(test)


def test_orders_are_for_tables_for_days_and_chess_clocks_are_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            (anna,) = await house.seated("Anna", players=4)
            assert await anna.refuses(Order(orders=Orders(beer=True))) == "not-for-days"
            duel = TableOptions(game="duel", players=2, minutes=30, clock="days")
            assert await anna.refuses(Change(options=duel)) == "chess-not-for-days"
            loose = TableOptions(players=4, clock="days", patient=False, substitutes=False)
            await anna.request(Change(options=loose))
            await house.quiet()
            assert anna.table.options.patient
            assert anna.table.options.substitutes

    run(test)


def test_nothing_is_left_of_the_orders_of_who_is_forgotten(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await slow(house)
            await people[1].request(Order(orders=Orders(beer=True)))
            table = house.table_of(people[0])
            person = table.state.places[1].person
            assert person in table.state.orders
            await house.house.forget(person)
            await house.quiet()
            row = reads.table_called(house.house.store, table.name)
            assert row is not None
            assert person not in row.state

    run(test)


# ------------------------------------------------------------------ elsewhere, and later


def test_who_is_elsewhere_hears_that_it_is_his_turn(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await slow(house)
            elsewhere = [await house.client(each.name, key=each.key, turns=True) for each in people]
            while not play_at(house).game.turns:
                await step(house, people)
            for _ in range(6):
                await step(house, people)
            await house.quiet()
            asked = decision_at(house).seat
            for seat, client in enumerate(elsewhere):
                told = [own.own[0].turn for own in client.of(Own)]
                assert (told[-1] if told else False) == (seat == asked)
            late = await house.client(people[asked].name, key=people[asked].key)
            assert [own.turn for own in late.welcome.own] == [True]
            assert not any(client.of(Own) for client in people), "who cannot hear it is not told"

    run(test)


def test_nobody_is_told_of_a_turn_at_a_table_that_he_has_left_or_that_is_closed(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await slow(house)
            elsewhere = [await house.client(each.name, key=each.key, turns=True) for each in people]
            while not play_at(house).game.turns:
                await step(house, people)
            asked, table = decision_at(house).seat, people[0].table.table
            await people[asked].request(Leave())
            await house.quiet()
            assert elsewhere[asked].of(Own)[-1].own == ()
            other = elsewhere[asked - 1]
            await house.house.close_table(table, notice("closed-empty"))
            await house.quiet()
            assert other.of(Own)[-1].own == ()

    run(test)


def test_a_game_for_days_is_not_closed_because_nobody_looks(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await slow(house)
            name = people[0].table.table
            for client in people:
                await client.close()
            await house.pass_time(DAY - 1)
            assert house.house.tables[name].state.status == "playing"
            again = [await returned(house, client, name) for client in people]
            await give_up(again)
            for client in again:
                await client.close()
            await house.pass_time(6 * DAY)
            assert name in house.house.tables
            await house.pass_time(2 * DAY)
            assert name not in house.house.tables

    run(test)


@pytest.mark.parametrize("names", [FOUR])
def test_a_game_of_four_over_days_across_a_kill_and_a_restart(
    tmp_path: Path, names: tuple[str, ...]
) -> None:
    async def test() -> None:
        clock, folder = TestClock(), folder_of(tmp_path, "first")
        orders = Orders(shot="dodge", beer=True, indians="bang", duel="bang")
        people: list[RecordingClient] = []
        table, moves, lives = "", 0, 0
        dues: list[float] = []
        while True:
            lives += 1
            async with a_house(folder, clock) as house:
                if not people:
                    people = await slow(house, *names)
                    table = people[0].table.table
                    for client in people[:3]:
                        await client.request(Order(orders=orders))
                else:
                    people = [await returned(house, client, table) for client in people]
                    question = house.house.tables[table].state.question
                    assert question is not None
                    assert question.due == dues[-1], "neither another day nor another moment"
                until = {1: 25, 2: 50}.get(lives, 10_000)
                while play_at(house).written < until and not play_at(house).game.over:
                    await _some_hours(house, people)
                moves = play_at(house).written
                if play_at(house).game.over:
                    break
                dues.append(house.house.tables[table].state.question.due)
                if lives == 1:
                    folder = killed(folder)
            await asyncio.sleep(0)
        assert lives == 3
        assert moves > 50
        assert clock.now() > 2 * DAY

    run(test)


async def _some_hours(house: OpenHouse, people: list[RecordingClient]) -> None:
    """In his own turn somebody takes some hours; out of turn nobody is there."""
    play = play_at(house)
    if play.pending is not None and not play.pending.drawn:
        await house.pass_time(2 * 3600)
    await step(house, people)
