"""A tournament that a house holds: commands ask the house, by the address in the lock.

What is read is read from the file, which holds everything that was acknowledged; what is written
is written by the house.
"""

from __future__ import annotations

import json
import ssl
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPSHandler, ProxyHandler, Request, build_opener

from ...server.desk.store import FolderError, StoreHeld
from ...server.desk.wording import field_problem
from ...tournament.log.errors import Malformed, Refused
from ...tournament.log.words import Words

#: An act as it is sent: its tag, `t`, and its fields.
Message: TypeAlias = dict[str, Any]
PATIENCE = 30.0  # seconds
#: What a house on this machine may be called; its certificate is for the name that others use.
NEAR = ("127.0.0.1", "::1", "localhost")


class RemoteHouse:
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

    def obey(self, by: str, act: Message) -> str:
        """Whom the act was about; refusals of the house are those of the tournament."""
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
        body = json.dumps({"by": by, "act": act}).encode()
        try:
            with self._opener.open(Request(self._url, body, headers), timeout=PATIENCE) as answer:
                return str(json.load(answer)["person"])
        except HTTPError as error:
            raise _refusal(error) from error
        except (URLError, OSError, ValueError) as error:
            raise FolderError(f"the house at {self._url} does not answer: {error}") from error


def _refusal(error: HTTPError) -> Exception:
    try:
        problem = json.load(error)
        key, arguments = problem["reason"]["key"], problem["reason"].get("args", {})
        differs = (problem.get("conflict") or {}).get("differs", ())
    except (ValueError, KeyError, TypeError, AttributeError):
        return FolderError(f"the house refused, with status {error.code}")
    if error.code == 400:
        detail = problem.get("detail", key)
        told = field_problem(detail)
        return Refused.because(told) if told else Malformed("the house", detail)
    return refusal((key, arguments), problem.get("rule", ""), differs)


def refusal(words: Words, rule: str = "", differs: Sequence[str] = ()) -> Exception:
    """What the desk refuses, as a command tells it; `differs`: what was typed otherwise."""
    if differs and words[0] == "desk-sheet-differs":
        return Refused.because(("done-sheet-differs", {"fields": ",".join(differs)}))
    return Refused.because(words, rule)
