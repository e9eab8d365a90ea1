"""The three special characters, in `characters`."""

from . import characters

__all__ = ["characters"]
