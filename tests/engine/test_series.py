"""Several games in a row (S24)."""

from __future__ import annotations

from typing import Any

import pytest

import sixgun
from sixgun.engine.errors import SixgunError
from sixgun.engine.game import Game
from sixgun.engine.options import NO, YES
from tests.games import Plan, steps


def finish(game: Game, taste: int = 1) -> None:
    for _ in steps(Plan(taste=taste, boldness=0.7), game):
        pass
    assert game.over


def next_game(series: sixgun.Series, taste: int = 1) -> Game:
    finish(series.game, taste)
    return series.next_game()


def a_series(**options: Any) -> sixgun.Series:
    return sixgun.Series(5, "series", **options)


def test_the_next_game_waits_for_the_end_of_this_one() -> None:
    series = a_series()
    with pytest.raises(SixgunError, match="not over"):
        series.next_game()
    assert series.number == 1
    next_game(series)
    assert series.number == 2


def test_survivors_are_asked_and_the_eliminated_draw_new_characters() -> None:
    series = a_series()
    finish(series.game)
    last = series.game
    survivors = [seat for seat in range(5) if last.alive[seat]]
    assert 0 < len(survivors) < 5
    game = series.next_game()
    first = game.roles.index("sheriff")
    asked = []
    while game.turns == 0:
        assert game.decision is not None
        assert game.decision.kind == "keep"
        assert game.options == (YES, NO)
        assert game.texts() == ["choose yes", "choose no"]
        asked.append(game.decision.seat)
        game.choose(YES)
    assert asked == sorted(survivors, key=lambda seat: (seat - first) % 5)
    for seat in survivors:
        assert game.characters[seat] is last.characters[seat]
    drawn = {game.characters[seat] for seat in range(5) if seat not in survivors}
    assert not drawn & {last.characters[seat] for seat in survivors}


def test_whoever_does_not_keep_his_character_draws_from_all_that_are_free() -> None:
    slugs = set()
    for seed in range(40):
        series = sixgun.Series(4, seed)
        last = series.game
        game = next_game(series, seed)
        while game.turns == 0:
            game.choose(NO)
        slugs |= {
            rule.slug
            for seat, rule in enumerate(game.characters)
            if rule and last.alive[seat] and rule is not last.characters[seat]
        }
        assert len({rule.slug for rule in game.characters if rule}) == 4
    assert len(slugs) > 8


def test_with_two_to_choose_from_the_keepers_are_dealt_none() -> None:
    series = a_series(characters="two")
    game = next_game(series)
    kept = []
    while game.turns == 0:
        assert game.decision is not None
        if game.decision.kind == "keep":
            kept.append(game.decision.seat)
            game.choose(YES)
        else:
            assert game.decision.seat not in kept
            game.choose(game.options[1])
    assert kept
    assert all(game.dealt[seat] == () for seat in kept)


def test_who_has_left_is_not_asked() -> None:
    series = a_series()
    game = series.game
    while not game.over:
        assert game.decision is not None
        if game.turns == 3 and not game.passive[2] and game.alive[2]:
            game.leave(2)
        else:
            game.choose(game.options[0])
    following = series.next_game()
    assert following.settings.keep[2] == ""
    assert not any(following.passive)


def test_characters_need_not_be_kept() -> None:
    series = a_series(keep_characters=False)
    game = next_game(series)
    assert game.settings.keep == ()
    assert game.turns == 1


def test_given_characters_stay() -> None:
    given = ["el_gringo", "sid_ketchum", "kit_carlson", "rose_doolan", "paul_regret"]
    series = a_series(characters=given)
    game = next_game(series)
    assert [rule.slug for rule in game.characters if rule] == given
    assert game.turns == 1


def test_the_star_travels() -> None:
    series = a_series(travelling_sheriff=True, keep_characters=False)
    first = series.game.roles.index("sheriff")
    for number in range(1, 7):
        game = next_game(series, number)
        assert game.roles.index("sheriff") == (first + number) % 5


def test_without_travelling_the_star_is_dealt() -> None:
    stars = set()
    series = a_series(keep_characters=False)
    for number in range(12):
        stars.add(next_game(series, number).roles.index("sheriff"))
    assert len(stars) > 2


def test_seeds_differ_and_follow_from_the_seed_of_the_series() -> None:
    one, two = a_series(), a_series()
    seeds = {one.game.seed}
    for number in range(4):
        assert next_game(one, number) == next_game(two, number)
        seeds.add(one.game.seed)
    assert len(seeds) == 5
    assert one.seed not in seeds
    assert sixgun.Series(5, "another").game.seed not in seeds
    assert sixgun.Series(5).seed != sixgun.Series(5).seed


def test_each_game_has_a_record_of_its_own() -> None:
    series = a_series(characters="two", travelling_sheriff=True)
    for number in range(3):
        game = next_game(series, number)
        finish(game)
        assert sixgun.load_record(sixgun.record_of(game)) == game


def test_names_and_other_settings_go_with_the_players() -> None:
    series = sixgun.Series(names=["Ann", "Bob", "Cat", "Dan"], seed=1, simplified=True, listen=True)
    game = next_game(series)
    assert game.names == ("Ann", "Bob", "Cat", "Dan")
    assert game.settings.simplified
    assert game.reports
