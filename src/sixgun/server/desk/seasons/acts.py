"""What is asked of the register of seasons, by whoever has the house link."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from ....tournament.seasons.formula import LONGEST
from ..deriving import Act, Name, Reason, Short, Small

Season: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Day: TypeAlias = Annotated[str, Meta(max_length=10)]
Digest: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=10**6)]
Entry: TypeAlias = Annotated[int, Meta(ge=1, le=10**9)]
#: How several tournaments become one number.
Combined: TypeAlias = Literal["mean", "sum"]
#: Which tournaments count.
Counting: TypeAlias = Literal["all", "official", "homologable"]
#: What the publisher may decide about a result.
SanctionKind: TypeAlias = Literal["notice", "annulment", "reduction"]


class SetSeasonRules(Act, tag="set_season_rules"):
    """How a season counts; the formula is of one tournament."""

    season: Season
    formula: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    combined: Combined = "mean"
    best: Small = 0
    least: Small = 1
    counting: Counting = "official"


class BanPerson(Act, tag="ban_person"):
    """Nobody of this code, or name, registers or organizes in these days; no `until`: for good."""

    name: Name
    since: Day
    reason: Reason
    member: Short = ""
    until: Day = ""
    as_player: bool = True
    as_organizer: bool = True


class SanctionPerson(Act, tag="sanction_person"):
    """A notice; a result annulled, without a name everybody's; points off a score or the total."""

    season: Season
    kind: SanctionKind
    reason: Reason
    name: Annotated[str, Meta(max_length=100)] = ""
    member: Short = ""
    tournament: Digest = ""
    points: Points = 0


class LiftEntry(Act, tag="lift_entry"):
    """A ban or a sanction has no force any more; it stays readable."""

    entry: Entry
    reason: Reason


class RemoveReport(Act, tag="remove_report"):
    """A report of another house was taken by mistake."""

    season: Season
    tournament: Digest
    confirmed: bool = False


class ForgetPerson(Act, tag="forget_person"):
    """Everything about somebody is erased from the register, for good."""

    name: Name
    member: Short = ""
    confirmed: bool = False


#: What whoever has the house link may do with the register.
SeasonAct: TypeAlias = (
    SetSeasonRules | BanPerson | SanctionPerson | LiftEntry | RemoveReport | ForgetPerson
)
