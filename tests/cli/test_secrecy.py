"""`sixgun secrecy`."""

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from sixgun.cli import main
from sixgun.engine.view import view
from sixgun.secrecy import leaks as leak_search


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["secrecy", *map(str, arguments)])


@pytest.fixture
def leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """Views show every role."""

    def leaky(game: Any, seat: Any = None) -> Any:
        return view(game, seat)._replace(roles=tuple(game.roles))

    monkeypatch.setattr(leak_search, "view", leaky)


def test_nothing_leaks() -> None:
    result = run("--positions", 60, "--seed", 1, "--jobs", 1)
    assert result.exit_code == 0
    assert result.stdout.startswith("60 positions, ")
    assert result.stdout.endswith("(every seat and a spectator; seed 1): 0 failures\n")


def test_the_findings_do_not_depend_on_the_number_of_jobs() -> None:
    plan = ("--positions", 120, "--players", "4-5", "--seed", 1, "--json")
    alone, together = (json.loads(run(*plan, "--jobs", jobs).stdout) for jobs in (1, 2))
    assert alone == together
    assert (alone["positions"], alone["failures"], alone["players"]) == (120, 0, [4, 5])
    assert 5 * 120 < alone["viewers"] < 6 * 120


@pytest.mark.usefixtures("leak")
def test_a_leak_is_told_with_all_it_takes_to_find_it_again() -> None:
    result = run("--positions", 20, "--seed", 1, "--jobs", 1)
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert "view.roles" in lines[0]
    story = next(line for line in lines if line.lstrip().startswith("Game(seed="))
    assert "step " in story
    again = next(line for line in lines if "to see it again: " in line)
    words = again.partition("sixgun secrecy ")[2].split()
    assert run(*words).stdout.splitlines()[0] == lines[0]


@pytest.mark.usefixtures("leak")
def test_leaks_in_json() -> None:
    result = run("--positions", 10, "--seed", 1, "--jobs", 1, "--json")
    data = json.loads(result.stdout)
    assert result.exit_code == 1
    assert data["failures"] >= len(data["details"]) > 0
    assert data["details"][0].keys() == {"position", "story", "what"}


def test_a_world_that_cannot_be_played_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leak_search, "imagine", lambda seen, rng: None)
    result = run("--positions", 1, "--seed", 1, "--jobs", 1)
    assert result.exit_code == 1
    assert "AttributeError" in result.stdout


def test_what_cannot_be_played_is_refused() -> None:
    result = run("--players", "3-9")
    assert result.exit_code == 2
    assert "a game has 4 to 7 players" in result.stderr
