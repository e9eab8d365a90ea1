"""Every error of the engine, told apart, each saying what would have been right."""

from __future__ import annotations

from collections.abc import Sequence


class SixgunError(Exception):
    """The base of all errors that Sixgun raises on purpose."""


class SettingsError(SixgunError, ValueError):
    """A game cannot be set up as asked.

    Whoever tells it in another language reads `key` and `details`; what only a program can get
    wrong has no key.
    """

    def __init__(self, text: str, key: str = "", **details: str | int) -> None:
        super().__init__(text)
        self.key = key
        self.details = details


class EndlessGame(RuntimeError):
    """A game went on for more turns than any game has."""


class UnknownOption(SettingsError, TypeError):
    """A game has no such option; a `TypeError` too, as for any keyword that is not there."""


class ChoiceError(SixgunError, ValueError):
    """A choice was refused; `possible` lists what could have been said."""

    def __init__(self, message: str, possible: Sequence[str] = ()) -> None:
        self.message = message
        self.possible = tuple(possible)
        hint = f" Possible: {', '.join(self.possible)}." if self.possible else ""
        super().__init__(message + hint)


class IllegalOption(ChoiceError):
    """The words are understood, but this is not offered now."""


class UnknownWords(ChoiceError):
    """The words are not of the notation."""


class AmbiguousWords(ChoiceError):
    """The words fit several options that differ."""


class StaleChoice(ChoiceError):
    """The answer is for a decision that is no longer open."""


class RecordError(SixgunError, ValueError):
    """A record is damaged or does not fit the rules; `turn` says where (0: the header)."""

    def __init__(self, message: str, turn: int) -> None:
        self.turn = turn
        super().__init__(f"turn {turn}: {message}")


class OtherRules(RecordError):
    """A record is of another version of the rules: `needed` is its own, `here` is ours."""

    def __init__(self, needed: int, here: int) -> None:
        self.needed = needed
        self.here = here
        super().__init__(
            f"this record needs version {needed} of the rules; here is version {here}", 0
        )


class DealError(SixgunError, ValueError):
    """A deal proves nothing; `flaw` is one word for what is wrong with it."""

    def __init__(self, message: str, flaw: str) -> None:
        self.flaw = flaw
        super().__init__(message)


class SnapshotError(SixgunError, ValueError):
    """A snapshot cannot be read."""


class PositionError(SixgunError, ValueError):
    """A position cannot exist."""
