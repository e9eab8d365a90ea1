"""What is asked by whoever runs the house. Every act is one message; `t` says which.

The page sends them over HTTP, by the house link, commands through a socket of the machine; both
are read here and done by the same functions, so that they cannot differ. What cannot be taken back
needs `confirmed`: without it nothing is done, and the answer says how much it would concern.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

#: An id of a person or the name of a table.
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
#: Nothing, or an id, an address, the sign of an address.
Filter: TypeAlias = Annotated[str, Meta(max_length=64)]
Many: TypeAlias = Annotated[tuple[Id, ...], Meta(max_length=500)]
Text: TypeAlias = Annotated[str, Meta(max_length=300)]
#: An hour has this many; nobody is banned, and nothing announced, for longer than ten years.
Hours: TypeAlias = Annotated[float, Meta(ge=0, le=87_600)]
#: How tables are put in order.
Order: TypeAlias = Literal["opener", "cost", "age"]


class HouseAct(Struct, forbid_unknown_fields=True, tag_field="t"):
    """Something that an operator asks for."""


# ------------------------------------------------------------------ to look at


class Look(HouseAct, tag="look"):
    """The house at a glance."""


class ListTables(HouseAct, tag="tables"):
    """Open tables, who opened them and what they cost."""

    opener: Filter = ""
    address: Filter = ""  # or its sign
    order: Order = "cost"


class ListPeople(HouseAct, tag="people"):
    """Who was here last, and who is here now."""

    search: Text = ""  # in names, or the beginning of an id
    address: Filter = ""


class ListComplaints(HouseAct, tag="complaints"):
    """Complaints, those about the same person at the same table together."""


class ListBans(HouseAct, tag="bans"):
    """Everybody, and every address, that is not let in."""


class ListInvitations(HouseAct, tag="invitations"):
    """By what people are let in, and every invitation that is kept."""


class ListAudit(HouseAct, tag="audit"):
    """What was done by operators, the latest first."""

    before: Annotated[int, Meta(ge=0, le=2**53)] = 0  # the id of the last one seen; 0: from now
    limit: Annotated[int, Meta(ge=1, le=500)] = 100


# ------------------------------------------------------------------ to do


class CloseTables(HouseAct, tag="close"):
    """Close these tables, those of an opener, or those of an address."""

    tables: Many = ()
    opener: Filter = ""
    address: Filter = ""
    confirmed: bool = False


class Ban(HouseAct, tag="ban"):
    """Let these people in no more, or nobody of an address."""

    people: Many = ()
    address: Filter = ""
    hours: Hours = 0  # 0: for good
    reason: Text = ""  # which they are told
    close: bool = False  # the tables that they opened, too
    confirmed: bool = False


class Unban(HouseAct, tag="unban"):
    """Let people, or an address, in again."""

    people: Many = ()
    addresses: Many = ()  # by their signs


class InviteToHouse(HouseAct, tag="invite"):
    """Make an invitation to a closed house; its link is shown once."""

    uses: Annotated[int, Meta(ge=1, le=1_000)] = 1  # so many people may come by it
    hours: Annotated[float, Meta(gt=0, le=87_600)] = 168  # so long
    note: Text = ""  # for whom it is; only operators see it


class Revoke(HouseAct, tag="revoke"):
    """Invitations are worth nothing any more; who came by them, and these people, are let in no
    more until they come by another way."""

    invitations: Many = ()
    people: Many = ()
    confirmed: bool = False


class AnnounceToAll(HouseAct, tag="announce"):
    """Tell everybody who is in, and for a while whoever comes; an empty text: no more."""

    text: Text
    hours: Hours = 1


class Shutdown(HouseAct, tag="shutdown"):
    """From then on no new tables and games; closed when no game is played, or patience ends."""

    seconds: Annotated[float, Meta(ge=0, le=7 * 86_400)]  # from now
    patience: Annotated[float, Meta(ge=0, le=86_400)] = 1_800  # for games that are being played
    confirmed: bool = False


class StayOpen(HouseAct, tag="stay_open"):
    """The house does not close after all."""


class SetRules(HouseAct, tag="rules"):
    """The rules of the house, for people to read; an empty text: there are none."""

    text: Annotated[str, Meta(max_length=5_000)]


class DismissComplaints(HouseAct, tag="dismiss"):
    """Somebody has seen to these complaints: they go."""

    complaints: Annotated[tuple[int, ...], Meta(min_length=1, max_length=500)]
    confirmed: bool = False


class MakeBackup(HouseAct, tag="backup"):
    """Write a backup beside the store."""


#: What only looks; nothing of it is written into the audit log.
Looking: TypeAlias = (
    Look | ListTables | ListPeople | ListComplaints | ListBans | ListInvitations | ListAudit
)
#: Everything that an operator can ask for.
OperatorAct: TypeAlias = (
    Look
    | ListTables
    | ListPeople
    | ListComplaints
    | ListBans
    | ListInvitations
    | ListAudit
    | CloseTables
    | Ban
    | Unban
    | InviteToHouse
    | Revoke
    | AnnounceToAll
    | Shutdown
    | StayOpen
    | SetRules
    | DismissComplaints
    | MakeBackup
)

#: The longest act, in bytes, as it is sent.
LONGEST_ACT = 16_384
_decoder: msgspec.json.Decoder[OperatorAct] = msgspec.json.Decoder(OperatorAct)


def read_act(data: bytes) -> OperatorAct:
    """An act as it was sent; what is none is a `msgspec.DecodeError`."""
    return _decoder.decode(data)
