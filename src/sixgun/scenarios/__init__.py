"""Scenarios: a position, a few lines of play, and what must be true.

The rulebook is made of them, and so are lessons; shipped for people who write their own cards.

- `table`   the scenario table: reads scenarios and runs them
- `duels`   scenarios of the Duel
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
