"""Bots of the duel: they play by their view alone, repeatably, and better than chance."""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest

from sixgun.bots import Budget, SpecError, play_out
from sixgun.bots.stand import play_deals
from sixgun.duel import Duel, view
from sixgun.duel.bots import bot_names, make_duel_bot
from sixgun.duel.bots.brawler import score
from sixgun.duel.bots.simulation import DuelPlan, play_duels
from sixgun.duel.bots.stand import DuelCell, gains
from tests.duel.games import positions, scenario_positions
from tests.duel.worlds import other_world


def test_the_names() -> None:
    assert bot_names() == ["brawler", "random", "search"]


@pytest.mark.parametrize("spec", ["nobody", "search:deals=0", "search:depth=3", "brawler:x=1"])
def test_a_spec_that_cannot_be_is_refused(spec: str) -> None:
    with pytest.raises(SpecError):
        make_duel_bot(spec)


def test_every_question_is_scored() -> None:
    kinds = set()
    for game in chain(positions(0, 20), scenario_positions()):
        if game.decision is not None:
            kinds.add(game.decision.kind)
            seen = view(game, game.decision.seat)
            assert all(isinstance(score(seen, option), float | int) for option in seen.options)
    assert {"play", "shot", "indians", "duel", "bear", "loot", "flip", "replacement"} <= kinds


@pytest.mark.parametrize("spec", ["brawler", "search:deals=1:width=2"])
def test_a_bot_made_again_chooses_the_same_and_looks_at_nothing_hidden(spec: str) -> None:
    """What it cannot know may be different: its choice is not."""
    rng = Random(1)
    for place, game in enumerate(positions(100, 4, every=9)):
        if game.decision is None or place % 3:
            continue
        me = game.decision.seat
        seen = view(game, me)
        chosen = make_duel_bot(spec, 7).choose(seen)  # type: ignore[arg-type]
        assert chosen in seen.options
        assert make_duel_bot(spec, 7).choose(seen) == chosen  # type: ignore[arg-type]
        world = other_world(game.copy(), me, rng)
        if view(world, me) == seen:
            assert make_duel_bot(spec, 7).choose(view(world, me)) == chosen  # type: ignore[arg-type]


def test_a_brawler_beats_chance_on_both_sides() -> None:
    for bots in (("brawler", "random"), ("random", "brawler")):
        tally = play_duels(DuelPlan(bots=bots, seed="bots"), range(10))
        assert tally.errors == 0
        assert tally.by_bot()["brawler"].wins >= 9


def test_the_stand_plays_each_deal_in_both_seats() -> None:
    deals = play_deals(DuelCell("brawler", "random"), range(4))
    found = gains(deals)
    assert [found[name].games for name in ("all", "law", "outlaws")] == [8, 4, 4]
    assert found["all"].points >= 25


def test_a_budget_cuts_a_search_short() -> None:
    bot = make_duel_bot("search:deals=10000:width=2", 3)
    game = Duel(seed=5)
    while game.decision is not None and game.decision.kind != "play":
        game.choose(game.options[0])
    assert game.decision is not None
    seen = view(game, game.decision.seat)
    assert bot.choose(seen, (), Budget(0.0)) in seen.options  # type: ignore[arg-type]


def test_a_search_plays_a_whole_duel() -> None:
    game = Duel(seed=6, characters=2)
    bots = [make_duel_bot("search:deals=1:width=2", seat) for seat in (0, 1)]
    assert play_out(game, bots).over
