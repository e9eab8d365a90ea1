"""The state follows from the log: events are applied one after another, or refused.

`apply` is the only way a tournament changes. A log that was tampered with, or written by another
program, meets the same refusals as a referee at the desk.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from . import (  # noqa: F401 - they register
    arriving,
    bidding,
    calling,
    clocking,
    closing,
    derogating,
    filing,
    handing,
    housing,
    leaving,
    registering,
    seating,
    signing,
)
from .applying import APPLY, demand
from .chain import Event
from .kinds import FINAL, KINDS, SINCE
from .offices import acts_in_office, is_of_house, is_own, offices_of
from .state import Tournament


def replay(events: Iterable[Event]) -> Tournament:
    """The state after these events."""
    tournament = Tournament()
    for happened in events:
        tournament = apply(tournament, happened)
    return tournament


def apply(tournament: Tournament, happened: Event) -> Tournament:
    """The state after one more event, or a refusal that says why not."""
    _check_authority(tournament, happened)
    signing.check_follows(tournament, happened)
    demand(not tournament.is_sent, "already-sent")
    since = SINCE.get(happened.kind, 1)
    demand(since <= tournament.version, "of-later-version", version=tournament.version)
    final = tournament.version >= 2 and tournament.is_closed and happened.kind in FINAL
    demand(not final, "closed-is-final")
    after = signing.next_signature(tournament, happened)
    if after is not tournament.signature:
        tournament = replace(tournament, signature=after)
    changed = APPLY[happened.kind](tournament, happened)
    return replace(changed, events=happened.number, head=happened.hash)


def _check_authority(tournament: Tournament, happened: Event) -> None:
    """Events are made by those whose office it is (`offices`); the first one is named by whoever
    made the tournament."""
    if happened.kind == "created":
        return
    demand(tournament.events, "not-created")
    nobody = not (tournament.referees or tournament.organizers)
    if nobody and happened.kind == "person_named":
        return
    if is_own(tournament, happened) or is_of_house(tournament, happened):
        return
    if happened.kind == "signed" and happened.by in tournament.officers:
        return  # what it is for says whether it is his
    demand(offices_of(tournament, happened.by), "not-in-office", player=happened.by)
    demand(acts_in_office(tournament, happened), "not-your-office", player=happened.by)


assert set(APPLY) == set(KINDS), "every kind of event is applied by one function"
