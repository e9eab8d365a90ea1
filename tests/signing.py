"""Somebody with a key, for tests: what a referee's browser does, in Python."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from sixgun.tournament.log.desk import Desk
from sixgun.tournament.log.signing import Signature, public_arguments, signed_text


class Signer:
    """A device and its key; the same seed is the same key."""

    def __init__(self, seed: int = 1) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(bytes([seed]) * 32)
        self.counter = 0

    @property
    def key(self) -> str:
        return self._key.public_key().public_bytes_raw().hex()

    def sign(self, text: bytes) -> str:
        return self._key.sign(text).hex()

    def signature(
        self, founded: str, head: str, act: str, arguments: Mapping[str, Any]
    ) -> Signature:
        """The next one of this device."""
        self.counter += 1
        said = public_arguments(arguments)
        text = signed_text(founded, act, said, head, self.counter)
        return Signature(self.key, act, said, head, self.counter, self.sign(text))

    def ahead(self, desk: Desk, act: str, head: str = "", **arguments: Any) -> None:
        """What the desk notes next is signed by this device."""
        state = desk.tournament
        made = self.signature(state.founded, head or state.head, act, arguments)
        desk.ahead = (made.event,)

    def header(self, founded: str, head: str, act: Mapping[str, Any]) -> dict[str, str]:
        """As a browser sends it beside an act."""
        arguments = {name: value for name, value in act.items() if name != "t"}
        made = self.signature(founded, head, act["t"], arguments)
        parts = {"key": made.key, "head": head, "counter": made.counter}
        said = "; ".join(f"{name}={value}" for name, value in parts.items())
        return {"sixgun-signature": f"{said}; signature={made.signature}"}
