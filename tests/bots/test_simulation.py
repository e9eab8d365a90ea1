"""Many games, counted: each depends on the plan and on its number alone."""

from dataclasses import replace
from typing import Any

import pytest

import sixgun
from sixgun.bots.simulation import EVERY, MOST_MISHAPS, Plan, Rate, Tally, play_games, wilson
from sixgun.duel.bots.simulation import DuelPlan, play_duels


def counted(tally: Tally) -> dict:
    """Everything but the time it took."""
    return vars(tally) | {"cpu_seconds": None}


def test_chunks_add_up_to_the_whole() -> None:
    plan = Plan(players=(4, 5, 6, 7), seed="sum", coverage=True)
    parts = Tally()
    for numbers in (range(13, 20), range(5), range(5, 13)):
        parts.add(play_games(plan, numbers))
    assert counted(parts) == counted(play_games(plan, range(20)))


def test_players_are_taken_by_turns() -> None:
    plan = Plan(players=(4, 5, 6, 7))
    assert [plan.players_of(number) for number in range(6)] == [4, 5, 6, 7, 4, 5]
    tally = play_games(plan, range(8))
    assert tally.roles.total() == 2 * (4 + 5 + 6 + 7)
    assert (tally.roles["sheriff"], tally.roles["deputy"]) == (8, 2 * (0 + 1 + 1 + 2))


def test_the_seeds_of_bots_are_not_those_of_the_game() -> None:
    plan = Plan(seed=1)
    seeds = {bot.seed for number in range(3) for bot in plan.bots_of(number)}
    seeds |= {plan.seed_of(number) for number in range(3)}
    assert len(seeds) == 3 * 5 + 3


def test_other_bots_get_the_same_deal() -> None:
    one, other = Plan(seed=4, bots=("random",)), Plan(seed=4, bots=("random",) * 5)
    assert one.deal(3) == other.deal(3)
    assert one.specs_of(3) == other.specs_of(3)


def test_everybody_is_counted_once() -> None:
    tally = play_games(Plan(seed=2, coverage=True), range(30))
    assert tally.games == tally.finished == 30
    assert sum(rate.wins for rate in tally.by_side().values()) == 30
    assert sum(rate.games for rate in tally.by_role().values()) == 150
    assert tally.by_bot()["random"].wins == sum(rate.wins for rate in tally.by_role().values())
    assert sum(rate.games for rate in tally.by_character(["base"]).values()) == 150
    assert tally.by_card(["base"])["bang"] > 100


def test_games_that_go_wrong_are_counted_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.engine.turn.MOST_TURNS", 0)
    tally = play_games(Plan(seed=1), range(8))
    assert (tally.finished, tally.unfinished, tally.errors) == (0, 8, 0)
    monkeypatch.setattr("sixgun.engine.turn.MOST_TURNS", None)
    tally.add(play_games(Plan(seed=1), range(8, 16)))
    assert (tally.unfinished, tally.errors) == (8, 8)
    assert [mishap.number for mishap in tally.mishaps] == list(range(MOST_MISHAPS))
    assert tally.mishaps[0].seed == Plan(seed=1).seed_of(0).hex()


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_three_outlaws_of_one_game_say_no_more_than_one() -> None:
    alone, together = Rate(20, 40, 40), Rate(60, 120, 40)
    assert alone.interval == together.interval


# ----------------------------------------------------------- for programs


def test_programs_get_what_was_played_and_what_was_counted() -> None:
    told: list[int] = []
    found = sixgun.simulate(
        30, players=(4, 5), sets="all", bots="drifter", seed=7, coverage=True, progress=told.append
    )
    plan = Plan((4, 5), tuple(sixgun.Game(4, sets="all").settings.sets), ("drifter",), 7, True)
    assert found.plan == plan
    assert counted(found.tally) == counted(play_games(plan, range(30)))
    assert told == sorted(told)
    assert told[-1] == 30
    assert found.plan.deal(3) == plan.deal(3)


@pytest.mark.parametrize("jobs", [1, 2, 3, None])
def test_programs_get_the_same_whatever_the_number_of_jobs(jobs: int | None) -> None:
    found = sixgun.simulate(40, sets=["every"], players=range(3, 9), seed="x", jobs=jobs)
    plan = Plan(tuple(range(3, 9)), EVERY, seed="x")
    assert counted(found.tally) == counted(play_games(plan, range(40)))


def test_programs_go_on_where_they_ended() -> None:
    whole, first, rest = (
        sixgun.simulate(games, seed=1, first=number, jobs=1).tally
        for games, number in ((20, 0), (12, 0), (8, 12))
    )
    first.add(rest)
    assert counted(first) == counted(whole)


def test_a_seed_that_nobody_chose_is_told() -> None:
    found = sixgun.simulate(5, jobs=1)
    again = sixgun.simulate(5, seed=found.plan.seed, jobs=1)
    assert found.plan == again.plan
    assert counted(found.tally) == counted(again.tally)
    assert sixgun.simulate(0).plan.seed != found.plan.seed


def test_programs_have_duels_played_in_the_same_way() -> None:
    found = sixgun.simulate_duels(
        24, bots=("brawler", "random"), characters=(2, 3), modes=("normal", "tournament"), seed=1
    )
    plan = DuelPlan(("brawler", "random"), (2, 3), ("normal", "tournament"), 1)
    assert found.plan == plan
    assert counted(found.tally) == counted(play_duels(plan, range(24)))
    other = sixgun.simulate_duels(24, seed=1).plan
    assert other == replace(plan, bots=("random",), characters=(4,), modes=("normal",))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"players": 2}, "a game has 3 to 8 players, not 2"),
        ({"players": ()}, "no games of nobody"),
        ({"players": 8}, "8 players need the set dodge_city"),
        ({"players": (4, 9)}, "a game has 3 to 8 players, not 9"),
        ({"sets": "poker"}, "there is no set 'poker'"),
        ({"bots": "nobody"}, "there is no bot 'nobody'"),
        ({"bots": ("random", "random")}, "2 bots need tables of 2"),
        ({"bots": ()}, "0 bots need tables of 0"),
        ({"on": "somewhere"}, "'somewhere' is neither processes nor a cluster"),
        ({"jobs": 0}, "jobs is at least 1"),
    ],
)
def test_what_cannot_be_simulated_is_an_error(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        sixgun.simulate(**wrong)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"bots": ("random",) * 3}, "a duel has two sides"),
        ({"bots": "marshal"}, "no bot 'marshal' for the duel"),
        ({"characters": 7}, "a side has 2 to 6 characters, not 7"),
        ({"characters": ()}, "duels of no sort"),
        ({"modes": "fast"}, "a duel is set up normal or tournament, not 'fast'"),
    ],
)
def test_what_cannot_be_a_duel_is_an_error(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        sixgun.simulate_duels(**wrong)
