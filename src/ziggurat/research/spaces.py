"""The spaces of observations and choices, the same for every game and table."""

from __future__ import annotations

from typing import Final

import numpy as np
from gymnasium import spaces

from ziggurat.research.features import MOST_OPTIONS, OPTION, VIEW

LARGEST: Final = 1e6  # numbers in views are far smaller


def observation_space() -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-LARGEST, LARGEST, (VIEW,), np.float32),
            "options": spaces.Box(-LARGEST, LARGEST, (MOST_OPTIONS, OPTION), np.float32),
            "action_mask": spaces.Box(0, 1, (MOST_OPTIONS,), np.int8),
        }
    )


def action_space() -> spaces.Discrete:
    """The number of an option."""
    return spaces.Discrete(MOST_OPTIONS)
