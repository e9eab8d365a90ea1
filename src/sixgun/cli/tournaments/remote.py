"""A tournament that a house holds: commands ask the house, by the address in the lock.

What is read is read from the file, which holds everything that was acknowledged; what is written
is written by the house.
"""

from __future__ import annotations

import base64
import json
import ssl
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPSHandler, ProxyHandler, Request, build_opener

from ...server.desk.store import Store, StoreError, StoreHeld
from ...tournament.log.chain import Event
from ...tournament.log.desk import Desk
from ...tournament.log.errors import Malformed, Refused

PATIENCE = 30.0  # seconds
#: What a house on this machine may be called; its certificate is for the name that others use.
NEAR = ("127.0.0.1", "::1", "localhost")


class House:
    """The house that holds a tournament, asked with the token of its lock."""

    def __init__(self, log: Path, held: StoreHeld) -> None:
        if not held.address:
            raise held
        self._url = f"{held.address}/api/tournaments/{log.stem}/command"
        self._token = held.token
        trusting = ssl.create_default_context()
        if urlsplit(held.address).hostname in NEAR:
            trusting.check_hostname = False
            trusting.verify_mode = ssl.CERT_NONE
        # Never through a proxy: the house is on this machine.
        self._opener = build_opener(ProxyHandler({}), HTTPSHandler(context=trusting))

    def ask(self, **command: Any) -> Any:
        """What the house answers; its refusals are those of the tournament."""
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
        body = json.dumps(command).encode()
        try:
            with self._opener.open(Request(self._url, body, headers), timeout=PATIENCE) as answer:
                return json.load(answer)
        except HTTPError as error:
            raise _refusal(error) from error
        except (URLError, OSError, ValueError) as error:
            raise StoreError(f"the house at {self._url} does not answer: {error}") from error


def _refusal(error: HTTPError) -> Exception:
    try:
        problem = json.load(error)
        reason = problem["reason"]
        key, arguments = reason["key"], reason.get("args", {})
    except (ValueError, KeyError, TypeError, AttributeError):
        return StoreError(f"the house refused, with status {error.code}")
    if error.code == 400:
        return Malformed("the house", problem.get("detail", key))
    return Refused.because((key, arguments), problem.get("rule", ""))


class RemoteStore(Store):
    """The files of a tournament, which the house writes."""

    def __init__(self, log: Path, house: House) -> None:
        super().__init__(log)
        self._house = house

    def add_person(self, name: str, member: str = "", contact: str = "") -> tuple[str, str]:
        made = self._house.ask(t="add_person", name=name, member=member, contact=contact)
        return made["person"], made["digest"]

    def erase_person(self, number: str) -> None:
        self._house.ask(t="forget_person", person=number)

    def add_photo(self, photo: bytes) -> str:
        made = self._house.ask(t="add_photo", photo=base64.b64encode(photo).decode())
        digest: str = made["digest"]
        return digest


class RemoteDesk(Desk):
    """The tournament as it is on the disk; the house notes what happens, by its own clock."""

    def __init__(self, store: Store, house: House) -> None:
        super().__init__(store.read().events)
        self._store = store
        self._house = house

    def note(self, kind: str, by: str, at: int, **data: Any) -> Event:
        self._house.ask(t="note", kind=kind, by=by, data=data)
        now = self._store.read()
        self.events, self.tournament = now.events, now.tournament
        return self.events[-1]
