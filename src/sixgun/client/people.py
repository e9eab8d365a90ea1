"""Becoming a person at a house: one HTTP request for a key of one's own."""

from __future__ import annotations

import asyncio
import json
import ssl
import urllib.error
import urllib.request
from http.client import HTTPException
from urllib.parse import urlsplit


async def make_key(house: str, context: ssl.SSLContext | None = None) -> str:
    """A new person's key. Keep it: whoever has it is that person."""
    return await asyncio.to_thread(_post, f"{house.rstrip('/')}/api/people", context)


def _post(address: str, context: ssl.SSLContext | None) -> str:
    request = urllib.request.Request(
        address,
        data=b'{"bearer": true}',
        headers={"Content-Type": "application/json", "Authorization": "Bearer new"},
    )
    try:
        with urllib.request.urlopen(request, timeout=30, context=context) as answer:
            key: str = json.load(answer)["key"]
    except (urllib.error.URLError, HTTPException) as error:
        raise ConnectionError(f"no house lets us in at {address}: {error}") from None
    return key


def socket_address(house: str) -> str:
    """Where the socket of a house is: `http://host:8080` → `ws://host:8080/socket`."""
    parts = urlsplit(house)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise ValueError(f"{house!r} is no address of a house; one is http://127.0.0.1:8080")
    scheme = "wss" if parts.scheme == "https" else "ws"
    return f"{scheme}://{parts.netloc}/socket"
