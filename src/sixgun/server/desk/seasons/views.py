"""What a season looks like: for whoever has the house link, and for referees of it."""

from __future__ import annotations

from msgspec import Struct

from .acts import Combined, Counting, SanctionKind


class SeasonLine(Struct):
    """A season at a glance."""

    season: str
    tournaments: int


class SeasonList(Struct):
    """All seasons that the house knows."""

    seasons: tuple[SeasonLine, ...]


class SeasonRulesView(Struct):
    """How a season counts."""

    formula: str
    combined: Combined
    best: int  # so many tournaments count; 0: all
    least: int  # with fewer nobody has a place
    counting: Counting


class SeasonTournament(Struct):
    """A tournament of a season that is decided."""

    tournament: str  # the hash of its first event
    name: str
    place: str
    players: int
    erased: int  # so many names were erased: they are in no season
    counts: bool
    from_report: bool  # another house held it


class SeasonPart(Struct):
    """What somebody has of one tournament."""

    tournament: str
    place: int
    score: int
    bonus: int
    rounds: int  # T-141: all of the tournament
    wins: int
    left: str  # "", withdrawal, no_show, expulsion
    warnings: int
    reduced: int
    value: str  # by the formula; "": annulled, or it does not count
    annulled: bool
    used: bool  # is it among the best?


class SeasonPerson(Struct):
    """Somebody in a season."""

    place: int  # 0: none
    name: str
    member: str
    total: str  # "": none
    tournaments: int
    withdrawals: int
    expulsions: int
    warnings: int
    notices: int
    reduced: int  # points off the total
    parts: tuple[SeasonPart, ...]


class BanView(Struct):
    """A ban."""

    entry: int
    name: str
    member: str
    since: str
    until: str  # "": for good
    as_player: bool
    as_organizer: bool
    reason: str
    in_force: bool
    lifted: str  # why; "": it was not


class SanctionView(Struct):
    """A notice, an annulment, a reduction."""

    entry: int
    kind: SanctionKind
    name: str  # "": everybody of the tournament
    member: str
    tournament: str
    points: int
    reason: str
    lifted: str


class SeasonView(Struct):
    """A season: its table, and what the publisher decided. Bans hold beyond seasons."""

    season: str
    rules: SeasonRulesView
    tournaments: tuple[SeasonTournament, ...]
    people: tuple[SeasonPerson, ...]
    bans: tuple[BanView, ...]
    sanctions: tuple[SanctionView, ...]
