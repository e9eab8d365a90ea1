"""The house link: whoever has its secret may close tables, ban and back up, and open tournaments.

Its hash is kept in a file beside the tournaments, so that the link stays good when the house is
opened again. The secret itself is kept nowhere: it is shown once, to who asks for a new link.
"""

from __future__ import annotations

import json
from hashlib import sha256
from hmac import compare_digest
from pathlib import Path
from secrets import token_urlsafe
from typing import NamedTuple

from ..desk.disk import write_whole

#: So many browsers may have entered by the house link at a time.
MOST = 32
#: The file in the folder of tournaments.
FILE = "house-link.json"


class KeptLink(NamedTuple):
    """What is known of the link: its hash, "" if there is none, and where the house is.

    `store` is the store whose tournaments these are; "": nobody has said.
    """

    link: str = ""
    address: str = ""
    store: str = ""


def read_link(file: Path) -> KeptLink:
    """What the file holds; one that is not there, or cannot be read, holds no link."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        return KeptLink(str(found["link"]), str(found["address"]), str(found.get("store", "")))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return KeptLink()


def write_link(file: Path, kept: KeptLink) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, json.dumps(kept._asdict()) + "\n")


def renewed_link(file: Path, address: str) -> str:
    """A new link, which is shown once; the one before, and who came by it, are shut out."""
    secret = token_urlsafe(24)
    kept = read_link(file)
    write_link(file, KeptLink(hashed(secret).hex(), kept.address or address, kept.store))
    return f"{kept.address or address}/#house={secret}"


class HouseKey:
    """Remembers hashes only: of the secret in the link, and of the tokens given for it.

    The file is looked at whenever somebody comes: a command may have made a new link meanwhile.
    """

    def __init__(self) -> None:
        self._file: Path | None = None
        self._kept = KeptLink()
        self._tokens: list[tuple[str, bytes]] = []  # for which link, and the hash of the token

    def keep_in(self, file: Path, address: str, store: str = "") -> None:
        """From now on the link is the one of this file, which also says where the house is, and
        whose tournaments lie beside it."""
        kept = read_link(file)
        kept = kept._replace(address=address, store=store or kept.store)
        write_link(file, kept)
        self._file, self._kept = file, kept

    @property
    def has_link(self) -> bool:
        return bool(self._link())

    def new_secret(self) -> str:
        """A secret for a new link; the link before is worth nothing any more."""
        secret = token_urlsafe(24)
        self._kept = self._kept._replace(link=hashed(secret).hex())
        if self._file is not None:
            write_link(self._file, self._kept)
        return secret

    def enter(self, secret: str) -> str | None:
        """A token for the secret of the link; None: it is not the secret."""
        link = self._link()
        if not link or not compare_digest(hashed(secret).hex(), link):
            return None
        token = token_urlsafe(24)
        self._tokens = [*self._tokens[1 - MOST :], (link, hashed(token))]
        return token

    def knows(self, token: str) -> bool:
        """Was this token given to somebody who had the link that is good now?"""
        brought, link = hashed(token), self._link()
        given = [known for given_for, known in self._tokens if given_for == link]
        return sum(compare_digest(brought, known) for known in given) > 0

    def _link(self) -> str:
        if self._file is not None:
            self._kept = self._kept._replace(link=read_link(self._file).link)
        return self._kept.link


def same(brought: str, known: str) -> bool:
    """Are two secrets the same? How long the answer takes tells nothing."""
    return compare_digest(hashed(brought), hashed(known))


def hashed(secret: str) -> bytes:
    return sha256(secret.encode()).digest()
