"""What is printed: one folder per box. Importing this package registers all of it."""

from ..engine.turn import know_bang
from . import base

know_bang()

__all__ = ["base"]
