"""Pauses of tables."""

from random import Random


def draw_pause(dice: Random, middle: float) -> float:
    """A pause in seconds."""
    return middle * dice.uniform(0.5, 2.0)
