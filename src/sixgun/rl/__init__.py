"""The same game as a PettingZoo environment, for programs that learn; and as many at once.

    from sixgun.rl import env
    table = env(players=5, sets="base")

`env`, `raw_env` and `vector.Tables` need the extra `rl`; the tables of actions and observations do
not. docs/rl.md explains the numbers.

- `environment`          a table as PettingZoo sees it
- `vector/`              N tables in one process, as Gymnasium sees them
- `actions`, `layout`    the numbers of options, and where everything stands in an observation
- `observation`, `past`  what a seat sees and what has happened, as a row of numbers
- `common`, `spaces`     what both environments share
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

__all__ = ["env", "raw_env"]


def imported(package: str, name: str, homes: Mapping[str, str]) -> Any:
    """A name of a module that is imported only now; `homes` says which has it."""
    if name not in homes:
        raise AttributeError(f"module {package!r} has no attribute {name!r}")
    try:
        module = import_module(f"{package}.{homes[name]}")
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("sixgun"):
            raise
        raise ModuleNotFoundError(
            f"sixgun.rl needs {error.name}, which is not installed; "
            "the extra brings it: pip install 'sixgun[rl]'",
            name=error.name,
        ) from error
    return getattr(module, name)


def __getattr__(name: str) -> Any:
    """Import the environment when it is asked for, and say what is missing if it is."""
    return imported(__name__, name, {"env": "environment", "raw_env": "environment"})
