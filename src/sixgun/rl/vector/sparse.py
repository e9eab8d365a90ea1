"""Rows without their zeros, which most of their numbers are: for policies that look up and add."""

from __future__ import annotations

import numpy as np

from .rows import Array


def side_by_side(rows: Array) -> tuple[Array, Array]:
    """For each row the places of what is not zero, in order, and the numbers there.

    Both arrays are as wide as the fullest row asks for. Shorter ones are filled up with the last
    place and the number 0, so that adding up whatever stands at the places comes out right.
    """
    found = rows != 0
    counts: Array = found.sum(axis=1)
    starts: Array = counts.cumsum() - counts
    row: Array = np.repeat(np.arange(len(rows)), counts)
    column = np.arange(len(row)) - starts.take(row)
    flat = np.flatnonzero(found)
    places: Array = np.full((len(rows), counts.max()), rows.shape[1] - 1)
    numbers: Array = np.zeros(places.shape, rows.dtype)
    places[row, column] = flat - row * rows.shape[1]
    numbers[row, column] = rows.reshape(-1).take(flat)
    return places, numbers
