"""The environment: PettingZoo's own tests, and what is particular about this game."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from sixgun import IllegalOption, SettingsError
from sixgun.rl.actions import ACTIONS, numbers_for
from sixgun.scenarios import ScenarioTable
from sixgun.secrecy.worlds import other_world
from tests.skipping import skip
from tests.source import ROOT

try:
    import numpy as np
    from pettingzoo.test import api_test, performance_benchmark, seed_test
except ImportError:
    skip("PettingZoo is not installed, which requirements-rl.lock pins")

from sixgun.rl import env, raw_env

TABLES: list[dict[str, Any]] = [
    {"players": 3, "sets": "all"},
    {"players": 4},
    {"players": 5, "characters": "two"},
    {"players": 6, "sets": "high_noon,fistful_of_cards"},
    {"players": 7, "sets": "dodge_city", "high_noon_reshuffles": 2},
    {"players": 8, "sets": "all", "characters": "two_open"},
]
each_table = pytest.mark.parametrize("options", TABLES, ids=lambda o: f"{o['players']} players")
#: What PettingZoo says of every environment with masks that is not one of its own.
USUAL = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
AT_THE_END = "Action mask numpy array is all zeros"


@contextmanager
def nothing_but_the_usual() -> Iterator[None]:
    with warnings.catch_warnings():
        for text in (*USUAL, AT_THE_END):
            warnings.filterwarnings("ignore", text)
        yield


def play(table: Any, rng: Random) -> Iterator[tuple[str, dict[str, Any]]]:
    """Play at random to the end, yielding whoever is asked and what it observes."""
    while not any(table.terminations.values()) and not any(table.truncations.values()):
        agent, (seen, *_) = table.agent_selection, table.last()
        yield agent, seen
        table.step(rng.choice(np.flatnonzero(seen["action_mask"])))


# ------------------------------------------------------- PettingZoo's own tests


@each_table
def test_it_passes_the_api_test(options: dict[str, Any]) -> None:
    with nothing_but_the_usual():
        api_test(env(**options), num_cycles=100)


@each_table
def test_it_passes_the_seed_test(options: dict[str, Any]) -> None:
    seed_test(lambda: env(**options), num_cycles=100)


def test_it_passes_the_performance_test(capsys: pytest.CaptureFixture[str]) -> None:
    """It plays for five seconds; how fast is told by benchmarks/rl.py, and never asserted."""
    performance_benchmark(env())
    assert "turns per second" in capsys.readouterr().out


# ------------------------------------------------------------- the end of a game


def outlaws_about_to_win() -> ScenarioTable:
    """Bob needs one more shot; Dan, an Outlaw as well, is out of the game already."""
    cast = [
        ("Ann", "sheriff", {"life": 1, "character": "rose_doolan"}),
        ("Bob", "outlaw", {"hand": ["bang/AS"], "character": "willy_the_kid"}),
        ("Cat", "renegade", {"character": "paul_regret"}),
        ("Dan", "outlaw", {"alive": False, "character": "bart_cassidy"}),
    ]
    players = [{"name": name, "role": role, **more} for name, role, more in cast]
    return ScenarioTable({"id": "rl", "title": "rl", "turn": "Bob", "player": players, "steps": []})


def test_the_eliminated_stay_until_the_end_and_win_with_their_side() -> None:
    table = raw_env(players=4)
    table.reset(options={"game": outlaws_about_to_win().game})
    assert table.agents == table.possible_agents
    assert not table.terminations["player_3"]
    table.step(numbers_for(4, 1)["play", "bang/AS", 0])
    assert table.terminations == dict.fromkeys(table.possible_agents, True)
    assert table.rewards == {"player_0": -1, "player_1": 1, "player_2": -1, "player_3": 1}
    rewards = {}
    for agent in table.agent_iter():
        _, reward, over, cut_off, _ = table.last()
        assert (over, cut_off) == (True, False)
        rewards[agent] = reward
        table.step(None)
    assert rewards == {"player_0": -1, "player_1": 1, "player_2": -1, "player_3": 1}
    assert not table.agents


def test_a_position_to_go_on_with_stays_as_it_is() -> None:
    given = outlaws_about_to_win().game
    before = given.copy()
    table = raw_env(players=4)
    for _ in range(2):
        table.reset(options={"game": given})
        table.step(table.action_space("player_1").sample(table.last()[0]["action_mask"]))
    assert given == before
    with pytest.raises(SettingsError, match="has 5 players and an open decision"):
        raw_env(players=5).reset(options={"game": given})


@each_table
def test_every_game_ends_for_everybody_at_once_and_its_winners_are_rewarded(
    options: dict[str, Any],
) -> None:
    table, rng = raw_env(**options), Random(1)
    for seed in range(5):
        table.reset(seed=seed)
        for _ in play(table, rng):
            assert len(table.agents) == options["players"]
            assert not any(table.rewards.values())
        winners = [table.seats[agent] for agent, reward in table.rewards.items() if reward == 1]
        assert tuple(sorted(winners)) == tuple(sorted(table.game.winners))
        assert set(table.rewards.values()) <= {1, -1}


def test_a_game_that_lasts_too_long_is_cut_off_and_worth_nothing() -> None:
    table = raw_env(players=7, most_turns=1)
    table.reset(seed=1)
    for _ in play(table, Random(1)):
        pass
    assert table.truncations == dict.fromkeys(table.possible_agents, True)
    assert not any(table.terminations.values())
    assert not any(table.rewards.values())
    assert not table.last()[0]["action_mask"].any()


# ------------------------------------------------------------ masks and secrets


@each_table
def test_the_mask_shows_what_is_offered_to_the_asked_and_nothing_to_others(
    options: dict[str, Any],
) -> None:
    table = raw_env(**options)
    table.reset(seed=3)
    for asked, seen in play(table, Random(3)):
        numbers = numbers_for(table.players, table.seats[asked])
        offered = {numbers[option] for option in table.game.options}
        assert set(np.flatnonzero(seen["action_mask"])) == offered
        for agent in set(table.agents) - {asked}:
            assert not table.observe(agent)["action_mask"].any()


@each_table
def test_agents_observe_the_same_in_worlds_that_they_cannot_tell_apart(
    options: dict[str, Any],
) -> None:
    table, rng = raw_env(**options), Random(5)
    table.reset(seed=5)
    for count, _ in enumerate(play(table, rng)):
        if count % 10:
            continue
        here = table.game
        for agent in table.agents:
            seen = table.observe(agent)
            table.game = other_world(here, table.seats[agent], rng)
            again = table.observe(agent)
            table.game = here
            assert all(np.array_equal(seen[part], again[part]) for part in seen)


def test_an_observation_is_its_agents_own_to_keep() -> None:
    table = raw_env()
    table.reset(seed=1)
    first = table.last()[0]
    kept = {part: numbers.copy() for part, numbers in first.items()}
    first["action_mask"][:] = 1
    assert np.array_equal(table.last()[0]["action_mask"], kept["action_mask"])
    for _ in range(10):
        table.step(rng_choice(table))
    assert np.array_equal(first["observation"], kept["observation"])


def rng_choice(table: Any) -> int:
    return int(np.flatnonzero(table.last()[0]["action_mask"])[0])


def test_what_was_aimed_at_an_agent_meanwhile_is_observed() -> None:
    table = raw_env(players=4)
    cast = outlaws_about_to_win()
    cast.game.life[0] = 3
    table.reset(options={"game": cast.game})
    table.step(numbers_for(4, 1)["play", "bang/AS", 0])
    assert table.past.against[1][0] == 1


# ------------------------------------------------------------------- bad input


def test_an_action_that_is_not_offered_is_refused_with_those_that_are() -> None:
    table = raw_env()
    table.reset(seed=1)
    before = table.game.copy()
    wrong = next(n for n in range(len(ACTIONS)) if not table.last()[0]["action_mask"][n])
    with pytest.raises(IllegalOption, match=rf"not offered action {wrong}\. Possible: \d+ \("):
        table.step(wrong)
    with pytest.raises(IllegalOption, match="not offered action None"):
        table.step(None)
    assert table.game == before


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 9}, "3 to 8 players"),
        ({"players": 3}, "need the set dodge_city"),
        ({"sets": "golden"}, "no set 'golden'"),
        ({"most_turns": 0}, "most_turns goes from 1 to 2000"),
        ({"render_mode": "rgb_array"}, "render_mode is ansi or human"),
    ],
)
def test_bad_options_are_refused_before_the_first_game(options: dict[str, Any], said: str) -> None:
    with pytest.raises(SettingsError, match=said):
        env(**options)


def test_nothing_happens_before_reset() -> None:
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        raw_env().observe("player_0")


# --------------------------------------------------------------------- the rest


def test_the_same_seed_gives_the_same_games_and_no_seed_goes_on_with_others() -> None:
    one, other = raw_env(), raw_env()
    one.reset(seed=7)
    other.reset(seed=7)
    first = one.game.copy()
    assert first == other.game
    one.reset()
    other.reset()
    assert one.game == other.game != first


def test_a_table_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    table = env(render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert text.startswith("What a spectator sees in turn 1")
    shown = env(render_mode="human")
    shown.reset(seed=1)
    assert shown.render() is None
    assert capsys.readouterr().out == f"{text}\n"


def test_the_programs_of_the_page_run() -> None:
    page = (ROOT / "docs/rl.md").read_text(encoding="utf-8")
    made: dict[str, Any] = {}
    for block in page.split("```python\n")[1:]:
        exec(block.partition("```")[0], made)
    assert len(made["rewards"]) == 5
    assert set(made["rewards"].values()) <= {1, -1}
    assert made["earned"].shape == (64, 5)
