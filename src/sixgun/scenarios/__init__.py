"""Tools for testing games, shipped for people who write their own cards and bots.

- `scenarios`  the scenario table: run rulebook scenarios
- `laws`       laws that hold in every position of every game
- `secrecy`    that nobody learns what he may not know, tried on a second world (`worlds`)
- `samples`    positions of random games of every sort
"""

from .table import (
    Outcome,
    ScenarioError,
    ScenarioTable,
    StepFailed,
    form_of,
    load_file,
    read_position,
    read_scenarios,
    run_file,
    run_scenario,
    scenario_files,
)

__all__ = [
    "Outcome",
    "ScenarioError",
    "ScenarioTable",
    "StepFailed",
    "form_of",
    "load_file",
    "read_position",
    "read_scenarios",
    "run_file",
    "run_scenario",
    "scenario_files",
]
