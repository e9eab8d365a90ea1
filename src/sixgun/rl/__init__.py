"""The same game as a PettingZoo environment, for programs that learn.

    from sixgun.rl import env
    table = env(players=5, sets="base")

`env` and `raw_env` need the extra `rl`; the tables of actions and observations do not.
docs/rl.md explains the numbers.

- `environment`          a table as PettingZoo sees it
- `actions`, `layout`    the numbers of options, and where everything stands in an observation
- `observation`, `past`  what a seat sees and what has happened, as a row of numbers
"""

from __future__ import annotations

from typing import Any

__all__ = ["env", "raw_env"]


def __getattr__(name: str) -> Any:
    """Import the environment when it is asked for, and say what is missing if it is."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        from . import environment
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("sixgun"):
            raise
        raise ModuleNotFoundError(
            f"sixgun.rl needs {error.name}, which is not installed; "
            "the extra brings it: pip install 'sixgun[rl]'",
            name=error.name,
        ) from error
    return getattr(environment, name)
