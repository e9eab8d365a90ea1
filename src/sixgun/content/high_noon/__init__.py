"""High Noon: fifteen events, all in `events`."""

from . import events

__all__ = ["events"]
