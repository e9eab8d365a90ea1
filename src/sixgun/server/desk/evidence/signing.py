"""Signatures where they come in, and the keys that the house and the command line sign with.

Browsers bring a signature in a header, beside the act. It is looked at before anything is done, and
written with the first event of the act, or not at all. The house signs what its own tables and
tablets write; the command line signs for whoever it acts for. Their keys lie beside the log: they
prove something against who has the log, and nothing against who has the whole folder.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from ....tournament.log.desk import Desk
from ....tournament.log.errors import Malformed, Refused
from ....tournament.log.fields import arguments as checked_arguments
from ....tournament.log.kinds import HOUSE, REFEREE
from ....tournament.log.signing import (
    ACTS,
    BIND,
    Signature,
    public_arguments,
    signed_text,
)
from ....tournament.log.state import Tournament
from ....tournament.regulation.sheet import sheet_data
from ....tournament.reporting.signatures import confirmed_text, is_genuine
from ..disk import FolderError, write_whole

HEADER = "sixgun-signature"
_FORM = re.compile(
    r"key=([0-9a-f]{64}); head=([0-9a-f]{64}); counter=([0-9]{1,9}); signature=([0-9a-f]{128})"
)
#: By which a referee gives the house something that it will write about.
FOR_HOUSE = ("table_housed", "duel_housed", "clock_lent")
#: What the keys of the house and of the command line are called, where devices are.
HOUSE_DEVICE, COMMANDS = "house", "command line"


# ------------------------------------------------------------------ what browsers bring


def signature_from(header: str | None, act: str, arguments: Mapping[str, Any]) -> Signature | None:
    """The signature that came with an act; None: there is none."""
    if header is None:
        return None
    found = _FORM.fullmatch(header)
    if not found:
        raise Malformed(HEADER, "is not key=…; head=…; counter=…; signature=…")
    key, head, counter, signature = found.groups()
    said = checked_arguments(public_arguments(arguments), HEADER)
    return Signature(key, act, said, head, int(counter), signature)


def content_of(body: bytes, **where: int) -> dict[str, Any]:
    """The arguments of an act that is a file: its hash is signed, and what it is for."""
    return {**where, "content": sha256(body).hexdigest()}


def check_signature(desk: Desk, signature: Signature) -> None:
    """Refuse what is forged, or was made for another tournament or another log."""
    state = desk.tournament
    if state.version < 2:
        raise Refused("of-later-version", version=state.version)
    if signature.act not in ACTS:
        raise Refused("no-such-act", act=signature.act)
    if not any(each.hash == signature.head for each in reversed(desk.events)):
        raise Refused("signature-head")
    _, act, arguments, head, counter, signed = signature
    text = signed_text(state.founded, act, arguments, head, counter)
    if not is_genuine(signature.key, text, signed):
        raise Refused("signature-forged")


def check_confirmation(tournament: Tournament, desk: Desk, data: Mapping[str, Any]) -> None:
    """The same for a sheet that a player confirms, as the player was shown it."""
    table = tournament.table(data["round"], data["table"])
    if not any(each.hash == data["head"] for each in reversed(desk.events)):
        raise Refused("signature-head")
    if table.sheet is None:
        raise Refused("no-sheet", table=data["table"])
    if data["version"] != len(table.versions):
        raise Refused("sheet-changed", version=len(table.versions))
    text = confirmed_text(tournament.founded, data, sheet_data(table.sheet))
    if not is_genuine(data["key"], text, data["signature"]):
        raise Refused("signature-forged")


# ------------------------------------------------------------- keys of this machine


class SigningKeys:
    """Private keys in a file that only its owner can read, made when they are needed."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def public(self, name: str) -> str:
        return self._key(name).public_key().public_bytes_raw().hex()

    def sign(self, name: str, text: bytes) -> str:
        return self._key(name).sign(text).hex()

    def renew(self, name: str) -> str:
        """Another key, because the one before was withdrawn."""
        return self._make(name, self._read()).public_key().public_bytes_raw().hex()

    def _key(self, name: str) -> Ed25519PrivateKey:
        known = self._read()
        if name in known:
            return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(known[name]))
        return self._make(name, known)

    def _make(self, name: str, known: dict[str, str]) -> Ed25519PrivateKey:
        made = Ed25519PrivateKey.generate()
        kept = {**known, name: made.private_bytes_raw().hex()}
        write_whole(self._file, json.dumps(kept, indent=1) + "\n")
        return made

    def _read(self) -> dict[str, str]:
        if not self._file.exists():
            return {}
        try:
            found: dict[str, str] = json.loads(self._file.read_text(encoding="utf-8"))
            return {str(name): bytes.fromhex(key).hex() for name, key in found.items()}
        except (OSError, ValueError, TypeError, AttributeError) as error:
            raise FolderError(f"{self._file}: {error}") from error


def own_key(keys: SigningKeys, tournament: Tournament, name: str) -> tuple[str, bool]:
    """The key of the house or the command line that is to be used, and whether it is bound."""
    key = keys.public(name)
    bound = tournament.keys.get(key)
    if bound is not None and bound.withdrawn:
        return keys.renew(name), False
    return key, bound is not None


def own_signature(
    keys: SigningKeys,
    tournament: Tournament,
    name: str,
    act: str,
    arguments: Mapping[str, Any],
    before: int = 0,
) -> Signature:
    """Signed on this machine, over the head of now; `before`: so often, with nothing written."""
    key = keys.public(name)
    bound = tournament.keys.get(key)
    counter = (bound.counter if bound else before) + 1
    text = signed_text(tournament.founded, act, arguments, tournament.head, counter)
    return Signature(key, act, arguments, tournament.head, counter, keys.sign(name, text))


def prepare(file: Path, desk: Desk, by: str, kind: str, data: Mapping[str, Any]) -> None:
    """Before an event is written: the house signs its own, if a referee has bound its key; that is
    done with the first table, duel or clock that the house is given."""
    if desk.tournament.version < 2 or (by != HOUSE and kind not in FOR_HOUSE):
        return
    keys = SigningKeys(file)
    key, is_bound = own_key(keys, desk.tournament, HOUSE_DEVICE)
    if by == HOUSE and is_bound:
        said = checked_arguments(data, kind)
        desk.ahead = (own_signature(keys, desk.tournament, HOUSE_DEVICE, kind, said).event,)
    elif by != HOUSE and not is_bound:
        bound = {"person": HOUSE, "key": key, "device": HOUSE_DEVICE}
        desk.ahead = (*desk.ahead, ("key_bound", bound))


def sign_command(
    keys: SigningKeys, desk: Desk, by: str, act: str, arguments: Mapping[str, Any]
) -> None:
    """The command line signs for whom it acts; a head referee's key is bound with its first act."""
    state = desk.tournament
    if state.version < 2 or state.is_sent or act not in ACTS:
        return
    name = f"{COMMANDS} {by}"
    key, is_bound = own_key(keys, state, name)
    if not is_bound and by not in state.in_office(REFEREE):
        return
    said = checked_arguments(public_arguments(arguments), act)
    if not is_bound:
        about = {"person": by, "key": key, "device": COMMANDS}
        binding = own_signature(keys, state, name, BIND, about)
        desk.ahead = (binding.event, ("key_bound", about))
    signature = own_signature(keys, state, name, act, said, before=len(desk.ahead) // 2)
    desk.ahead = (*desk.ahead, signature.event)
