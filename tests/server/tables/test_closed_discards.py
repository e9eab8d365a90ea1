"""Closed discards (S22): the top and the number, and of the log what fell since one's last turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.engine.reports import Report
from sixgun.narration.chronicle import recent
from sixgun.server.protocol import Ended, Full, Game, Update
from sixgun.server.tables.commissioned import duel_options, options_for
from sixgun.server.tables.games import GAMES
from sixgun.server.tables.presets import PRESETS
from tests.server.houses import RecordingClient, a_house, answered, begun, run

FOUR = ("Anna", "Bruno", "Carla", "Dario")
BEGAN = "turn_began"


# ------------------------------------------------------------------ what a log goes back to


def told(*turns: int | None) -> list[Report]:
    """A report of each turn that begins, and one of a card that fell (None)."""
    return [
        Report("discarded", 0, cards=("bang/QH",))
        if seat is None
        else Report("turn_began", seat, number=number)
        for number, seat in enumerate(turns)
    ]


@pytest.mark.parametrize(
    ("turns", "reader", "count"),
    [
        ((), 0, 0),
        ((None, None), 0, 2),
        ((None, 0, None, 1, None), 0, 4),
        ((None, 0, None, 1, None), 1, 5),
        ((0, 1, 0, 1, None), 1, 4),
        ((None, 0, None, 1, None), 2, 5),
        ((0, 1, 2, 0, 1, None), 2, 4),
        ((0, 1, 2, 0, 1, None), None, 5),
        ((None, 0, 1, None), None, 4),
        ((0, 1, 1, None), None, 3),
        ((0, 1, 1, None), 0, 4),
    ],
    ids=str,
)
def test_a_log_goes_back_to_ones_own_last_turn_or_a_round(
    turns: tuple[int | None, ...], reader: int | None, count: int
) -> None:
    assert recent(told(*turns), reader) == count


# ------------------------------------------------------------------ where it is closed


def test_tables_of_tournaments_have_closed_discards() -> None:
    for chat in (True, False):
        for options in (
            options_for(5, "normal", chat=chat, spectators=chat),
            duel_options(30, 4, chat=chat, spectators=chat),
            PRESETS["tournament"],
        ):
            assert options.closed_discards
            kind = GAMES[options.game]
            assert kind.settings(kind.checked(options), {}).closed_discards
            assert kind.plain_settings(options, {})["closed_discards"] is True


def test_other_tables_are_promised_and_written_as_before() -> None:
    for name, options in PRESETS.items():
        if name != "tournament":
            assert "closed_discards" not in GAMES["bang"].plain_settings(options, {})
    assert "closed_discards" not in GAMES["duel"].plain_settings(GAMES["duel"].usual, {})


# ------------------------------------------------------------------ at a table


async def play_some(people: list[RecordingClient], decisions: int) -> None:
    for _ in range(decisions):
        await answered(people)


def covered(client: RecordingClient) -> list[str]:
    return [face for pile in client.piles() for face in pile[:-1]]


def test_whoever_comes_back_sees_the_top_and_hears_what_fell_since_his_turn(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR, closed_discards=True)
            while len(people[0].view.discard) < 4 or people[0].view.turns < 6:
                await play_some(people, 1)
            now = people[0].view
            waiting = [seat for seat in range(4) if now.seats[seat].alive and seat != now.turn]
            me = waiting[0]
            (anna,) = [client for client in people if client.table.seat == me]
            heard, view = list(anna.reports), anna.view
            await anna.comes_back()
            assert anna.view == view
            assert [face for face in anna.view.discard if face] == [anna.view.discard[-1]]
            *_, since = (n for n, told in enumerate(heard) if (told.key, told.seat) == (BEGAN, me))
            assert since > 0
            assert anna.reports == heard[since:]
            assert anna.of(Update)[-1].recent == len(anna.reports)
            await anna.tell(Full())
            await anna.until(lambda: anna.of(Update)[-1].view and not anna.of(Update)[-1].reports)
            assert not any(covered(anna))

    run(test)


def test_a_spectator_is_shown_a_round_and_after_the_game_all_of_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR, closed_discards=True)
            anna = people[0]
            while anna.view.turns < 12:
                await play_some(people, 1)
            zoe = await house.client("Zoe")
            await zoe.watch(anna.table.table)
            begun_by = [each.seat for each in zoe.reports if each.key == "turn_began"]
            assert begun_by[0] == begun_by[-1] == anna.view.turn
            assert len(begun_by) == len(set(begun_by)) + 1
            while not anna.view.over:
                await play_some(people, 1)
            await zoe.hears(Ended)
            assert len(zoe.of(Game)) == 2, "the game is told from its beginning"
            assert zoe.reports[0].key == "dealt_role"
            assert len(zoe.reports) == len(anna.reports)
            assert zoe.of(Update)[-1].recent == -1
            assert not any(covered(zoe))

    run(test)


def test_at_other_tables_everything_is_told_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR)
            anna = people[0]
            while len(anna.view.discard) < 8:
                await play_some(people, 1)
            heard = list(anna.reports)
            await anna.comes_back()
            assert anna.reports == heard
            assert "" not in anna.view.discard
            assert {each.recent for each in anna.of(Update)} == {-1}

    run(test)
