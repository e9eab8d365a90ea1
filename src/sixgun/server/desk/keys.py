"""Who may come in: links and tokens of one tournament, of which only hashes are kept.

A link is for one role and, but for the screen and for registration, for one person; that of a
tablet with a clock is for one duel. Whoever brings its secret gets a token, the same again on the
same device. A new link makes the one before and its tokens worthless.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from secrets import token_urlsafe
from typing import Any, NamedTuple

from .disk import FolderError, write_whole

#: So many devices may be in by one link; beyond, the one that came longest ago has to come again.
MOST_TOKENS = 12


class Holder(NamedTuple):
    """Whom a link or a token is for."""

    role: str  # desk, phone, screen, register, clock
    person: str = ""  # by number; "" for the screen and for registration; of a clock, its duel


class Keys:
    """The hashes, in a file that is written as a whole."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._links: dict[str, Holder] = {}
        self._tokens: dict[str, Holder] = {}
        if file.exists():
            self._read()

    def new_link(self, holder: Holder) -> str:
        """The secret of a new link; whoever came by the old one is shut out."""
        secret = token_urlsafe(24)
        self._drop(holder)
        self._links[hashed(secret)] = holder
        self._write()
        return secret

    def has_link(self, holder: Holder) -> bool:
        return holder in self._links.values()

    def holder(self, secret: str) -> Holder | None:
        """Whom the link with this secret is for."""
        return self._links.get(hashed(secret))

    def enter(self, holder: Holder, before: str = "") -> tuple[str, list[str]]:
        """A token for somebody who brought the secret of a link, and the hashes of tokens that
        are worth nothing any more; who still has a token of the same link keeps it."""
        token = before if before and self.find(before) == holder else token_urlsafe(24)
        self._tokens.pop(hashed(token), None)  # it has come just now
        mine = [mark for mark, whose in self._tokens.items() if whose == holder]
        ended = mine[: max(0, len(mine) + 1 - MOST_TOKENS)]
        for mark in ended:
            del self._tokens[mark]
        self._tokens[hashed(token)] = holder
        self._write()
        return token, ended

    def find(self, token: str) -> Holder | None:
        """Who brings this token. A hash is looked up, so time tells nothing about secrets."""
        return self._tokens.get(hashed(token))

    def revoke(self, holder: Holder) -> None:
        """Neither the link nor a token of somebody is worth anything any more."""
        self._drop(holder)
        self._write()

    def _drop(self, holder: Holder) -> None:
        self._links = {mark: whose for mark, whose in self._links.items() if whose != holder}
        self._tokens = {mark: whose for mark, whose in self._tokens.items() if whose != holder}

    def _read(self) -> None:
        try:
            found: dict[str, Any] = json.loads(self._file.read_text(encoding="utf-8"))
            self._links = {mark: Holder(*whose) for mark, whose in found["links"].items()}
            self._tokens = {mark: Holder(*whose) for mark, whose in found["tokens"].items()}
        except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
            raise FolderError(f"{self._file}: {error}") from error

    def _write(self) -> None:
        data = {"links": self._links, "tokens": self._tokens}
        write_whole(self._file, json.dumps(data, indent=1) + "\n")


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
