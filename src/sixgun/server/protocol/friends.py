"""What messages about friends and circles are made of."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

#: known: both keep each other; asked: one has asked, he has not answered; asks: he has asked.
FriendState: TypeAlias = Literal["known", "asked", "asks"]


class FriendCard(Struct, frozen=True, omit_defaults=True):
    """Somebody one knows, or who asks, or was asked."""

    friend: str  # his sign: it means nothing to anybody else
    name: str  # as he calls himself
    state: FriendState  # known: both want it; asks: he does; asked: one does oneself
    alias: str = ""  # as one calls him oneself
    here: bool = False  # he is in, and shows it
    table: str = ""  # where he is, if he shows it and one may go there


class InvitationCard(Struct, frozen=True, omit_defaults=True):
    """A friend has invited one to a table that is still open."""

    table: str  # its name
    friend: str  # the sign of who has invited


class CircleCard(Struct, frozen=True, omit_defaults=True):
    """A circle that one belongs to."""

    circle: str  # its id
    name: str  # as its people call it
    rank: Literal["owner", "helper", "member"] = "member"  # one's own there


class Member(Struct, frozen=True, omit_defaults=True):
    """Who belongs to a circle."""

    member: str  # a sign of this circle: it means nothing elsewhere
    name: str  # in this circle
    rank: Literal["owner", "helper", "member"] = "member"  # who looks after it
    me: bool = False  # this is oneself


class CircleStanding(Struct, frozen=True, omit_defaults=True):
    """How the games of a member went. A point is a game won as a person, whatever the role."""

    place: int  # from 1; equals share one
    member: str  # whose, by the sign of the circle
    games: int = 0  # so many were played
    points: int = 0  # so many were won
    wins: dict[str, int] = field(default_factory=dict)  # by role; `duel` for duels


class Evening(Struct, frozen=True, omit_defaults=True):
    """Games between which there were never more than six hours."""

    begun: float  # a date, in seconds since 1970
    ended: float  # a date as well
    games: int  # so many were played
    standings: tuple[CircleStanding, ...] = ()  # of this evening alone
