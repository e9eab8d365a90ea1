"""Many games, counted: each depends on the plan and on its number alone."""

import pytest

from sixgun.bots.simulation import MOST_MISHAPS, Plan, Rate, Tally, play_games, wilson


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
