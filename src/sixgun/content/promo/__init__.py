"""The three special characters."""

from . import characters

__all__ = ["characters"]
