"""Acts that take something back, or make it public anew: stages, derogations, editions, the end."""

from __future__ import annotations

from .deriving import Act, event


@event("derogation_withdrawn", reason="")
class WithdrawDerogation(Act, tag="withdraw_derogation"):
    """A derogation is given up again, while nothing rests on it."""

    confirmed: bool = False


@event("table_set_back")
class SetTableBack(Act, tag="set_table_back"):
    """The stage of a table was wrong: it is an earlier one again, while nothing rests on it."""


@event("edition_published")
class PublishEdition(Act, tag="publish_edition"):
    """Corrections that were verified become the next edition; `edition` is its number."""

    confirmed: bool = False


@event("reopened")
class ReopenTournament(Act, tag="reopen_tournament"):
    """A tournament that was closed, and not sent, is open again."""

    confirmed: bool = False
