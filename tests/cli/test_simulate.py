"""`sixgun simulate`."""

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from sixgun.bots import Bot, registry
from sixgun.cli import main, simulate
from sixgun.cli.simulate import bar


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["simulate", *map(str, arguments)])


def counted(*arguments: object) -> dict[str, Any]:
    """The results as JSON, less what depends on the machine."""
    data = json.loads(run("--json", *arguments).stdout)
    del data["cpu_seconds"], data["games_per_cpu_second"]
    return data


class Crash(Bot):
    needs = "options"

    def pick(self, options):
        raise RuntimeError("a bot fell off its horse")


@pytest.fixture
def crash(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is a bot called `crash`."""
    find = registry.find_bot
    monkeypatch.setattr(registry, "find_bot", lambda name: Crash if name == "crash" else find(name))


def test_the_results_in_json() -> None:
    data = json.loads(run("--games", 40, "--seed", 1, "--json", "--jobs", 1).stdout)
    assert (data["games"], data["finished"], data["unfinished"], data["errors"]) == (40, 40, 0, 0)
    assert data["games_per_cpu_second"] > 0
    assert data["decisions_per_game"] > data["turns_per_game"] > 5
    sides = data["wins"]["sides"]
    assert list(sides) == ["law", "outlaws", "renegade"]
    assert sum(side["wins"] for side in sides.values()) == 40
    outlaw = data["wins"]["roles"]["outlaw"]
    assert outlaw["games"] == 80
    assert outlaw["low"] < outlaw["rate"] == outlaw["wins"] / 80 < outlaw["high"]


def test_results_do_not_depend_on_the_number_of_jobs() -> None:
    plan = ("--games", 24, "--players", "4-7", "--seed", "x")
    assert counted(*plan, "--jobs", 1) == counted(*plan, "--jobs", 2)


def test_another_seed_plays_other_games() -> None:
    plan = ("--games", 10, "--jobs", 1)
    assert counted(*plan, "--seed", 1) == counted(*plan, "--seed", 1)
    assert counted(*plan, "--seed", 1)["wins"] != counted(*plan, "--seed", 2)["wins"]


def test_a_seed_that_was_not_given_is_told() -> None:
    plan = ("--games", 5, "--jobs", 1)
    data = counted(*plan)
    assert counted(*plan, "--seed", data["seed"]) == data


def test_the_results_for_people() -> None:
    result = run("--games", 20, "--players", 4, "--seed", 1, "--jobs", 1, "--coverage")
    assert result.exit_code == 0
    for words in (
        "20 games",
        "0 errors, 0 unfinished",
        "sheriff",
        "█",
        "gatling",
        "suzy_lafayette",
    ):
        assert words in result.stdout
    assert "deputy" not in result.stdout  # four players have none
    assert not result.stderr  # no bar where nobody watches


def test_coverage_counts_cards_and_characters() -> None:
    data = counted("--games", 30, "--seed", 1, "--jobs", 1, "--coverage")
    assert data["coverage"]["cards"]["bang"] > 30
    characters = data["coverage"]["characters"]
    assert len(characters) == 16
    assert sum(character["games"] for character in characters.values()) == 150


@pytest.mark.usefixtures("crash")
def test_errors_are_counted_and_can_be_seen_again() -> None:
    bots = ("--bots", "random,crash,random,random,random")
    result = run("--games", 8, "--seed", 1, "--jobs", 1, *bots)
    assert result.exit_code == 1
    assert "8 errors, 0 unfinished" in result.stdout
    assert "RuntimeError: a bot fell off its horse" in result.stdout
    again = next(line for line in result.stdout.splitlines() if "to see it again: " in line)
    words = again.partition("sixgun simulate ")[2].split()
    assert "pick" in run(*words).stdout  # one game alone is told with its traceback


def test_games_without_end_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.engine.turn.MOST_TURNS", 3)
    result = run("--games", 3, "--seed", 1, "--jobs", 1)
    assert result.exit_code == 1
    assert "0 errors, 3 unfinished" in result.stdout


def test_ctrl_c_tells_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    play_games = simulate.play_games

    def interrupt(plan: Any, numbers: range) -> Any:
        if numbers.start:
            raise KeyboardInterrupt
        return play_games(plan, numbers)

    monkeypatch.setattr(simulate, "play_games", interrupt)
    monkeypatch.setattr("sixgun.bots.simulation.QUICK_CHUNK", 10)
    result = run("--games", 30, "--seed", 1, "--jobs", 1)
    assert result.exit_code == 130
    assert result.stdout.startswith("Interrupted; this is what was done.\n10 games")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "many"], "'many' is not a number such as 5 or a range such as 4-7"),
        (["--players", "7-4"], "begins above its end"),
        (["--players", "2"], "players, not 2"),
        (["--sets", "poker"], "there is no set 'poker'"),
        (["--bots", "nobody"], "there is no bot 'nobody'"),
        (["--bots", "random,random"], "2 bots need --players 2"),
        (["--games", "0"], "0"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: list[str], said: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert said in result.stderr


def test_bars() -> None:
    assert bar(0) == ""
    assert bar(1) == "█" * 30
    assert bar(0.25) == "█" * 7 + "▌"
