"""`sixgun bench`: that it measures, never how fast."""

import json
from importlib.resources import files

import pytest
from click.testing import CliRunner

from sixgun.cli import bench, main
from sixgun.cli.bench import FIGURES, Result, calibration
from sixgun.engine.snapshot import from_dict


@pytest.fixture(autouse=True)
def _a_short_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "GAMES", 3)
    monkeypatch.setattr(bench, "BOT_GAMES", 2)
    monkeypatch.setattr(bench, "CALIBRATIONS", 2)
    monkeypatch.setattr(bench, "LEAST_ROUNDS", 1)


def test_every_figure_has_a_ratio() -> None:
    result = CliRunner().invoke(main, ["bench", "--json", "--seconds", "0"])
    data = json.loads(result.stdout)
    assert result.exit_code == 0
    assert all(data[name] > 0 for name in FIGURES)
    assert data["ratios"].keys() == FIGURES.keys()
    assert all(ratio > 0 for ratio in data["ratios"].values())


def test_the_table_for_people() -> None:
    result = CliRunner().invoke(main, ["bench", "--seconds", "0"])
    assert result.exit_code == 0
    assert all(name in result.stdout for name in FIGURES)
    assert "medians of 1 rounds" in result.stdout


def test_figures_and_ratios_point_the_same_way() -> None:
    """A pass of 2 ms: what takes 1 ms happens 500 times a second and half a time in a pass."""
    costs = dict.fromkeys(FIGURES, 0.001)
    result = Result(1, 0.002, costs, {name: cost / 0.002 for name, cost in costs.items()})
    assert result.figure("games_per_cpu_second") == pytest.approx(1000)
    assert result.ratio("games_per_cpu_second") == pytest.approx(2)
    assert result.figure("clone_us") == pytest.approx(1000)
    assert result.ratio("clone_us") == pytest.approx(0.5)


def test_the_calibration_loop_is_what_it_always_was() -> None:
    assert calibration() == CALIBRATED


#: What a pass counts up to. If this fails, the loop was changed, and no ratio means anything.
CALIBRATED = 3312


def test_the_positions_are_from_the_middle_of_games() -> None:
    text = files("sixgun.cli").joinpath("positions.json").read_text(encoding="utf-8")
    games = [from_dict(data) for data in json.loads(text)]
    assert len(games) == 40
    for game in games:
        assert game.decision is not None
        assert game.seats == 5
        assert 8 <= game.turns <= 25
        assert game.settings.sets == ("base",)
    assert len({game.decision.kind for game in games}) > 3
