"""What is asked at the door (see `acts`)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from ..deriving import Act, Name, Number, Reason, Short, becomes, event

#: Somebody's number; "": nobody is named.
OneOrNobody: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{8})?$")]
Persons: TypeAlias = Annotated[tuple[Number, ...], Meta(min_length=1, max_length=200)]
#: Where whoever is left out goes.
Whither: TypeAlias = Literal["out", "waiting"]
MaybeName: TypeAlias = Annotated[str, Meta(max_length=100)]


@event("places_set")
class SetPlaces(Act, tag="set_places"):
    """For so many there is room; 0: for as many as come."""


@event("check_in_opened")
class OpenCheckIn(Act, tag="open_check_in"):
    """From now on it is noted who is there."""


@event("checked_in")
class CheckIn(Act, tag="check_in"):
    """Somebody who plays, or waits, is there."""


@event("check_in_revoked")
class RevokeCheckIn(Act, tag="revoke_check_in"):
    """It was somebody else."""


@becomes("waiting_added", adds=("person", "digest"))
class AddWaiting(Act, tag="add_waiting"):
    """Somebody waits for a place, behind those who wait already; said as for `register`."""

    name: Name
    member: Short = ""
    contact: Short = ""
    surname: Short = ""
    given: Short = ""
    club: Short = ""
    namesake: bool = False


@becomes("waiting_left")
class LeaveWaiting(Act, tag="leave_waiting"):
    """Somebody waits no more, and loses the link."""

    person: Number
    reason: Short = ""
    confirmed: bool = False


@becomes(
    "moved_up",
    "registration_reopened",
    "registration_closed",
    adds=("promise",),
)
class MoveUp(Act, tag="move_up"):
    """The next of the waiting list plays, before a round is drawn; `person` is who is thought to be
    next. If registration is closed it is opened for it and closed again, and a reason is needed."""

    person: Number
    reason: Short = ""


@becomes(
    "unregistered",
    "moved_to_waiting",
    "registration_reopened",
    "registration_closed",
    adds=("person", "promise"),
)
class LeaveOut(Act, tag="leave_out"):
    """Who has not come does not play: no longer registered, or behind those who wait; before a
    round is drawn. If registration is closed it is opened for it and closed again."""

    people: Persons
    reason: Reason
    whither: Whither = "out"
    confirmed: bool = False


@becomes(
    "draw_voided",
    "registration_reopened",
    "unregistered",
    "moved_to_waiting",
    "registration_closed",
    "round_drawn",
    adds=("round", "person", "promise", "active", "tables", "algorithm", "link"),
)
class RedrawWithout(Act, tag="redraw_without"):
    """The same after round 1 was drawn, until its first game starts: the draw is void, and drawn
    again with a new number of the hall."""

    people: Persons
    reason: Reason
    hall: Annotated[str, Meta(min_length=1, max_length=200)]
    whither: Whither = "out"
    confirmed: bool = False


@becomes(
    "draw_voided",
    "registration_reopened",
    "registered",
    "moved_up",
    "withdrawal_revoked",
    "checked_in",
    "registration_closed",
    "round_drawn",
    adds=("round", "digest", "player", "promise", "active", "tables", "algorithm", "link"),
)
class LateEntry(Act, tag="late_entry"):
    """Somebody comes after registration was closed, until the first game of round 1 starts: the
    draw, if there is one, is void, registration opened, closed again, and the round drawn anew.

    It is somebody by name, as for `register`; or by number the next who waits, or a player who was
    taken for absent. `hall`: the number for the new draw, if there was one.
    """

    reason: Reason
    hall: Short = ""
    person: OneOrNobody = ""
    name: MaybeName = ""
    member: Short = ""
    contact: Short = ""
    surname: Short = ""
    given: Short = ""
    club: Short = ""
    namesake: bool = False
    confirmed: bool = False


@becomes("checked_in", adds=("person",))
class CheckMyselfIn(Act, tag="check_myself_in"):
    """A player, or who waits, says by the own phone: I am here."""


DoorAct: TypeAlias = (
    SetPlaces
    | OpenCheckIn
    | CheckIn
    | RevokeCheckIn
    | AddWaiting
    | LeaveWaiting
    | MoveUp
    | LeaveOut
    | RedrawWithout
    | LateEntry
)
