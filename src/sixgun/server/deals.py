"""The deal of a game from the promise of the house to its proof.

A `Promise` is made when a game is to begin: its commitment goes to the clients, their numbers
come in, and when all are there (or time is up) it is kept. Nothing here waits or sends.
"""

from __future__ import annotations

from collections.abc import Iterable

from sixgun.engine.deal import Deal, checked_number, commitment, new_secret
from sixgun.engine.errors import DealError
from sixgun.engine.settings import Settings

from . import protocol


class NumberRefused(Exception):
    """A number does not enter the deal; `key` is the refusal that tells its sender why."""

    def __init__(self, key: str) -> None:
        self.key = key
        super().__init__(key)


class Promise:
    """A deal whose secret is drawn and whose numbers are still coming in.

    `seats` are those of the people: a number at a seat that the house plays would let the
    house choose the cards.
    """

    def __init__(
        self, game: str, settings: Settings, seats: Iterable[int], secret: str | None = None
    ) -> None:
        self.game = game
        self.settings = settings
        self.seats = frozenset(seats)
        self.secret = secret or new_secret()
        self.commitment = commitment(self.secret, settings, game)
        self.numbers: dict[int, str] = {}
        self.kept: Deal | None = None

    @property
    def missing(self) -> frozenset[int]:
        """The seats whose numbers have not come yet."""
        return self.seats - self.numbers.keys()

    def add(self, seat: int, number: str) -> None:
        """Take the number of a seat, once; else `NumberRefused`, and nothing has changed."""
        if seat not in self.seats:
            raise NumberRefused("not-seated")
        if self.kept is not None:
            raise NumberRefused("number-late")
        if seat in self.numbers:
            raise NumberRefused("number-twice")
        try:
            self.numbers[seat] = checked_number(number)
        except DealError as error:
            raise NumberRefused("number-bad") from error

    def keep(self) -> Deal:
        """The deal with the numbers that are there; what comes later is too late."""
        if self.kept is None:
            self.kept = Deal(self.game, self.commitment, self.secret, dict(self.numbers))
        return self.kept

    def dealing(self) -> protocol.Dealing:
        """What the clients are told before they send their numbers."""
        return protocol.Dealing(game=self.game, commitment=self.commitment)


def shown_at_start(deal: Deal) -> protocol.Deal:
    """What everybody may know while the game is played."""
    return protocol.Deal(deal.commitment, dict(deal.numbers))


def proof(deal: Deal) -> protocol.Proof:
    """What is shown when the game is over."""
    return protocol.Proof(deal.secret, dict(deal.numbers), deal.seed.hex())
