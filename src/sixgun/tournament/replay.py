"""The state follows from the log: events are applied one after another, or refused.

`apply` is the only way a tournament changes. A log that was tampered with, or written by another
program, meets the same refusals as a referee at the desk.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from . import bidding, closing, derogating, filing, leaving, registering, seating  # noqa: F401 - they register
from .applying import APPLY, demand
from .chain import Event
from .kinds import KINDS
from .state import Tournament

#: What players may do themselves.
BY_PLAYERS = ("referee_called", "registered", "auction_moved", "character_chosen")


def replay(events: Iterable[Event]) -> Tournament:
    """The state after these events."""
    tournament = Tournament()
    for happened in events:
        tournament = apply(tournament, happened)
    return tournament


def apply(tournament: Tournament, happened: Event) -> Tournament:
    """The state after one more event, or a refusal that says why not."""
    _check_authority(tournament, happened)
    demand(not tournament.is_sent, "already-sent")
    changed = APPLY[happened.kind](tournament, happened)
    return replace(changed, events=happened.number, head=happened.hash)


def _check_authority(tournament: Tournament, happened: Event) -> None:
    """Events are made by those in office; the first one is named by whoever made the tournament."""
    if happened.kind == "created":
        return
    demand(tournament.events, "not-created")
    nobody = not (tournament.referees or tournament.organizers)
    if nobody and happened.kind == "person_named":
        return
    office = happened.by in tournament.referees or happened.by in tournament.organizers
    own = happened.kind in BY_PLAYERS and (
        happened.by in tournament.players or happened.data.get("person") == happened.by
    )
    demand(office or own, "not-in-office", player=happened.by)


assert set(APPLY) == set(KINDS), "every kind of event is applied by one function"
