"""The house link: whoever has its secret may close tables, ban and back up."""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe

#: So many browsers may have entered by the house link at a time.
MOST = 32


class HouseKey:
    """Remembers hashes only: of the secret in the link, and of the tokens given for it."""

    def __init__(self) -> None:
        self._link = b""
        self._tokens: list[bytes] = []

    def new_secret(self) -> str:
        """A secret for a new link; the link before is worth nothing any more."""
        secret = token_urlsafe(24)
        self._link = hashed(secret)
        return secret

    def enter(self, secret: str) -> str | None:
        """A token for the secret of the link; None: it is not the secret."""
        if not self._link or not compare_digest(hashed(secret), self._link):
            return None
        token = token_urlsafe(24)
        self._tokens = [*self._tokens[1 - MOST :], hashed(token)]
        return token

    def knows(self, token: str) -> bool:
        """Was this token given to somebody who had the link?"""
        brought = hashed(token)
        return sum(compare_digest(brought, known) for known in self._tokens) > 0


def same(brought: str, known: str) -> bool:
    """Are two secrets the same? How long the answer takes tells nothing."""
    return compare_digest(hashed(brought), hashed(known))


def hashed(secret: str) -> bytes:
    return sha256(secret.encode()).digest()
