"""What an observation and an action can be, as Gymnasium says it."""

from __future__ import annotations

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from .actions import ACTIONS
from .layout import SIZE


def observation_space() -> Dict:
    """One row with the mask of its actions."""
    return Dict(
        {
            "observation": Box(0.0, 1.0, (SIZE,), np.float32),
            "action_mask": Box(0, 1, (len(ACTIONS),), np.int8),
        }
    )


def action_space() -> Discrete:
    """The number of an action."""
    return Discrete(len(ACTIONS))
