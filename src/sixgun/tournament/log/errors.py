"""What the desk refuses, and why: a key and its arguments, told by the Fluent files."""

from __future__ import annotations

from ...engine.errors import SixgunError
from .words import Words


class Refused(SixgunError, ValueError):
    """The regulation, or the state of the tournament, does not allow this."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        self.words: Words = (f"refused-{key}", arguments)
        self.rule = ""  # the validation that failed, if it was one
        told = ", ".join(f"{name}={value}" for name, value in arguments.items())
        super().__init__(f"{key} ({told})" if told else key)

    @classmethod
    def because(cls, said: Words, rule: str = "") -> Refused:
        """A refusal with words that are said elsewhere, too."""
        error = cls(said[0], **said[1])
        error.words = said
        error.rule = rule
        return error


class Malformed(SixgunError, ValueError):
    """What was read is not what it should be; `where` says in which part."""

    def __init__(self, where: str, problem: str) -> None:
        self.where = where
        super().__init__(f"{where}: {problem}")
