"""The state follows from the log: events are applied one after another, or refused.

`apply` is the only way a tournament changes. A log that was tampered with, or written by another
program, meets the same refusals as a referee at the desk.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from . import bidding, closing, derogating, filing, housing, leaving, registering, seating  # noqa: F401 - they register
from .applying import APPLY, demand
from .chain import Event
from .kinds import HOUSE, KINDS
from .state import Tournament

#: What players may do themselves.
BY_PLAYERS = ("referee_called", "registered", "auction_moved", "character_chosen")
#: What the house reports of the tables that are played there.
BY_HOUSE = (
    "auction_moved",
    "character_chosen",
    "table_moved",
    "reshuffled",
    "noon_called",
    "player_missed",
    "referee_called",
    "sheet_entered",
    "duel_won",
)


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
    demand(office or own or _is_house(tournament, happened), "not-in-office", player=happened.by)


def _is_house(tournament: Tournament, happened: Event) -> bool:
    """The house speaks for its own tables, and for no other."""
    if happened.by != HOUSE or happened.kind not in BY_HOUSE:
        return False
    if happened.kind == "duel_won":
        return happened.data["duel"] in tournament.housed_duels
    return tournament.table(happened.data["round"], happened.data["table"]).housed is not None


assert set(APPLY) == set(KINDS), "every kind of event is applied by one function"
