"""Becoming a person at a house: one HTTP request for a key of one's own."""

from __future__ import annotations

import asyncio
import json
import ssl
import time
import urllib.error
import urllib.request
from http.client import HTTPException
from urllib.parse import urlsplit

#: So long is a house waited for that is there but not open yet, in seconds.
PATIENCE = 60.0
NOT_OPEN = 503


async def make_key(
    house: str,
    context: ssl.SSLContext | None = None,
    *,
    password: str = "",
    invitation: str = "",
) -> str:
    """A new person's key. Keep it: whoever has it is that person.

    A closed house lets a program in by its password, or by the secret of an invitation (what stands
    after `#admit=` in its link).
    """
    address, until = f"{house.rstrip('/')}/api/people", time.monotonic() + PATIENCE
    brought: dict[str, str | bool] = {"bearer": True}
    if password:
        address, brought["password"] = f"{house.rstrip('/')}/api/admission/password", password
    elif invitation:
        address, brought["secret"] = f"{house.rstrip('/')}/api/admission/invitation", invitation
    while True:
        try:
            return await asyncio.to_thread(_post, address, brought, context)
        except urllib.error.HTTPError as answer:
            answer.close()
            if answer.code != NOT_OPEN or time.monotonic() > until:
                raise _not_let_in(address, answer) from None
            await asyncio.sleep(float(answer.headers.get("Retry-After", 1)))
        except (urllib.error.URLError, HTTPException) as error:
            raise _not_let_in(address, error) from None


def _not_let_in(address: str, error: Exception) -> ConnectionError:
    return ConnectionError(f"no house lets us in at {address}: {error}")


def _post(address: str, brought: dict[str, str | bool], context: ssl.SSLContext | None) -> str:
    request = urllib.request.Request(
        address,
        data=json.dumps(brought).encode(),
        headers={"Content-Type": "application/json", "Authorization": "Bearer new"},
    )
    with urllib.request.urlopen(request, timeout=30, context=context) as answer:
        key: str = json.load(answer)["key"]
    return key


def socket_address(house: str) -> str:
    """Where the socket of a house is: `https://club.example/bang/` → `wss://club.example/bang/socket`."""
    parts = urlsplit(house)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise ValueError(f"{house!r} is no address of a house; one is http://127.0.0.1:8080")
    scheme = "wss" if parts.scheme == "https" else "ws"
    return f"{scheme}://{parts.netloc}{parts.path.rstrip('/')}/socket"
