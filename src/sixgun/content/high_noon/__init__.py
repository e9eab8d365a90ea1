"""High Noon: fifteen events."""

from . import events

__all__ = ["events"]
