"""N tables in one process: an array each of observations, masks and rewards, for fast training.

    from sixgun.rl.vector import Tables
    tables = Tables(256, players=5, sets="base")

`Tables` needs the extra `rl`, like everything that learns; docs/rl.md explains it. What plays and
reads knows no NumPy, so that it can be compiled with the engine; what makes arrays knows no game.

- `tables`    the Gymnasium vector environment
- `batch`     one step of all games; `playing` a game of them, with its bots
- `reading`   what a seat may know, straight off the game; `codes` where it stands in a row
- `rows`      arrays of observations and masks; `states` of what is hidden, for critics
- `sparse`    rows without their zeros
"""

from __future__ import annotations

from typing import Any

from .. import imported

__all__ = ["Tables", "side_by_side"]


def __getattr__(name: str) -> Any:
    """Import the environment when it is asked for, and say what is missing if it is."""
    return imported(__name__, name, {"Tables": "tables", "side_by_side": "sparse"})
