"""Every option of every decision has a number, and no two of a decision share one."""

from __future__ import annotations

import doctest

import pytest

from sixgun.engine.cards import MOST_SEATS
from sixgun.engine.game import Game
from sixgun.rl import actions
from sixgun.rl.actions import ACTIONS, RANGES, SORT_OF, SORTS, numbers_for, option_of
from tests.games import LONG, Plan, play, random_games, scenarios, walk

GAMES = 300 if LONG else 60


def check(game: Game) -> None:
    """The options of the open decision and their numbers are two names of the same."""
    if game.decision is None:
        return
    seat = game.decision.seat
    numbers = [numbers_for(game.seats, seat)[option] for option in game.options]
    assert len(set(numbers)) == len(game.options)
    assert [option_of(number, game.seats, seat) for number in numbers] == list(game.options)


@pytest.mark.parametrize("plan", list(random_games(GAMES)), ids=lambda plan: f"game{plan.seed}")
def test_the_options_of_random_games_have_numbers(plan: Plan) -> None:
    for game in play(plan):
        check(game)


def test_the_options_of_the_whole_rulebook_have_numbers() -> None:
    for _, scenario in scenarios():
        walk(scenario, check)


def test_numbers_are_counted_through_without_gaps() -> None:
    assert len(set(ACTIONS)) == len(ACTIONS) == RANGES[-1].stop
    assert [each.start for each in RANGES] == [0, *(each.stop for each in RANGES[:-1])]


@pytest.mark.parametrize("players", range(3, MOST_SEATS + 1))
def test_seats_are_counted_clockwise_from_the_one_who_chooses(players: int) -> None:
    me = players - 1
    numbers = numbers_for(players, me)
    for place in range(players):
        action = ACTIONS[numbers["play", "bang/QH", (me + place) % players]]
        assert (action.slug, action.place) == ("bang", place)
    places = {ACTIONS[number].place for number in numbers.values()}
    assert places == {None, *range(players)}


def test_the_same_number_means_the_same_at_every_table() -> None:
    number = numbers_for(4, 0)["play", "panic/JH", 1]
    assert option_of(number, 8, 6) == ("play", "panic/JH", 7)
    assert option_of(number, 8, 7) == ("play", "panic/JH", 0)


def test_copies_of_a_card_are_of_one_sort() -> None:
    queen, nine = (SORT_OF[numbers_for(5, 0)["play", face, 2]] for face in ("bang/QH", "bang/9D"))
    assert queen == nine
    assert SORTS[queen] == ("play", "bang", 2)
    assert sorted(set(SORT_OF)) == list(range(len(SORTS)))


def test_what_the_module_says_of_itself_is_true() -> None:
    failures, tried = doctest.testmod(actions)
    assert tried
    assert not failures
