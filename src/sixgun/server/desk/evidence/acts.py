"""What is asked about keys and signatures."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from ..deriving import Act, becomes, event

Hash: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


@event("key_bound", device="")
class BindKey(Act, tag="bind_key"):
    """From now on a key signs for somebody in office; one's own may be signed by itself."""


@event("key_withdrawn")
class WithdrawKey(Act, tag="withdraw_key"):
    """A device was lost, or is no longer used: its key signs nothing any more."""

    confirmed: bool = False


@becomes("sheet_confirmed")
class ConfirmSheet(Act, tag="confirm_sheet"):
    """A player agrees with the sheet of the own table, signed by the key of the phone."""

    round: Annotated[int, Meta(ge=1, le=20)]
    table: Annotated[int, Meta(ge=1, le=40)]
    version: Annotated[int, Meta(ge=1, le=1000)]
    key: Hash
    head: Hash
    signature: Annotated[str, Meta(pattern="^[0-9a-f]{128}$")]


class AskForKey(Struct, forbid_unknown_fields=True):
    """Somebody in office has a key that the head referee has yet to bind."""

    key: Hash
    device: Annotated[str, Meta(max_length=60)] = ""


KeyAct: TypeAlias = BindKey | WithdrawKey
