"""Deals that the players can check.

Before a game the house draws a secret and publishes a commitment to it, to the settings and
to the game. Then the people at the table add a random number each, and the seed is a hash of
the secret and of all numbers: the house cannot choose the cards after it has seen the
numbers, and nobody can choose them without knowing the secret. After the game everything is
shown. Every hash is SHA-256 over one line of canonical JSON, so that anybody can compute it
with what is at hand; `docs/fair-deals.md` shows how, and says what is not proved.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any

from .errors import DealError
from .settings import Settings, written

COMMITMENT = "sixgun deal 1"
SEED = "sixgun seed 1"
_SECRET = re.compile(r"[0-9a-f]{64}\Z")
_NUMBER = re.compile(r"[0-9a-f]{32,64}\Z")
_GAME = re.compile(r"[!-~]{1,100}\Z")


def new_secret() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_hex(32)


def checked_number(text: str) -> str:
    """A number for the deal as it enters the hash: in small letters."""
    number = text.lower()
    if not _NUMBER.match(number):
        raise DealError(f"a number has 32 to 64 hexadecimal digits, not {text[:80]!r}", "number")
    return number


def commitment(secret: str, settings: Settings | Mapping[str, Any], game: str) -> str:
    """What the house publishes before it knows any number."""
    plain = settings if isinstance(settings, Mapping) else written(settings)
    return _hash([COMMITMENT, secret, plain, game]).hex()


def seed_of_deal(secret: str, numbers: Mapping[int, str]) -> bytes:
    """The seed that a secret and the numbers of the seats lead to."""
    return _hash([SEED, secret, [[seat, numbers[seat]] for seat in sorted(numbers)]])


@dataclass(frozen=True, slots=True)
class Deal:
    """What was promised before a game, and what is shown after it."""

    game: str
    commitment: str
    secret: str
    numbers: Mapping[int, str]  # by seat; who sent none in time is not there

    def __post_init__(self) -> None:
        if not _GAME.match(self.game):
            raise DealError("a game is named by 1 to 100 plain characters without a space", "game")
        for name in ("commitment", "secret"):
            if not _SECRET.match(getattr(self, name)):
                raise DealError(f"a {name} has 64 hexadecimal digits in small letters", name)
        for number in self.numbers.values():
            if not _NUMBER.match(number):
                raise DealError("a number has 32 to 64 hexadecimal digits", "number")

    @property
    def seed(self) -> bytes:
        """The seed that follows from what is shown."""
        return seed_of_deal(self.secret, self.numbers)

    def check(self, settings: Settings | Mapping[str, Any], seed: bytes) -> None:
        """Does this prove a game with these settings and this seed? If not, a `DealError`."""
        promised = commitment(self.secret, settings, self.game)
        if promised != self.commitment:
            raise DealError(
                f"secret, settings and game lead to the commitment {promised}, "
                f"not to {self.commitment}",
                "commitment",
            )
        if self.seed != seed:
            raise DealError(
                f"secret and numbers lead to the seed {self.seed.hex()}, not to {seed.hex()}",
                "seed",
            )

    def to_json(self) -> str:
        return canonical(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> Deal:
        """The deal that `to_json` wrote; anything else, however slightly, is a `DealError`."""
        try:
            said = json.loads(text)
            numbers = {int(seat): number for seat, number in said["numbers"].items()}
            deal = cls(said["game"], said["commitment"], said["secret"], numbers)
        except (AttributeError, KeyError, TypeError, ValueError, RecursionError) as error:
            raise DealError(f"this is no deal: {error}", "form") from error
        if deal.to_json() != text:
            raise DealError("this deal is not written as a deal is", "form")
        return deal


def canonical(data: object) -> str:
    """The one way to write this as JSON: sorted, without spaces, in plain characters."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def _hash(data: object) -> bytes:
    return sha256(canonical(data).encode()).digest()
