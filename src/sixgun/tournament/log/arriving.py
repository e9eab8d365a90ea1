"""Who comes to the hall: places, the check-in before round 1, the waiting list.

All of it is over when the first game of round 1 has started (A-20). Who has not been seen at
check-in plays all the same until somebody leaves them out: then they are no longer registered, or
wait.
"""

from __future__ import annotations

from dataclasses import replace

from .applying import demand, event, known_player, with_item, with_player, without
from .chain import Event
from .registering import check_may_play, check_not_late, check_place
from .state import Player, Tournament


@event
def places_set(tournament: Tournament, happened: Event) -> Tournament:
    """How many can play here; 0: as many as come. Whoever is registered already stays."""
    check_not_late(tournament)
    return replace(tournament, places=happened.data["places"])


@event
def check_in_opened(tournament: Tournament, happened: Event) -> Tournament:
    """From now on it is noted who is there; players can say so by their phones."""
    demand(tournament.registration, "registration-not-open")
    check_not_late(tournament)
    demand(not tournament.has_check_in, "check-in-open")
    return replace(tournament, has_check_in=True)


@event
def checked_in(tournament: Tournament, happened: Event) -> Tournament:
    """Somebody who plays, or waits, is there."""
    person = happened.data["person"]
    demand(tournament.has_check_in, "check-in-not-open")
    check_not_late(tournament)
    if person not in tournament.waiting:
        demand(not known_player(tournament, person).gone, "has-left", player=person)
    demand(person not in tournament.present, "already-here", player=person)
    return replace(tournament, present=tournament.present | {person})


@event
def check_in_revoked(tournament: Tournament, happened: Event) -> Tournament:
    """It was somebody else, or whoever was there has gone again."""
    person = happened.data["person"]
    check_not_late(tournament)
    demand(person in tournament.present, "not-here", player=person)
    return replace(tournament, present=tournament.present - {person})


@event
def waiting_added(tournament: Tournament, happened: Event) -> Tournament:
    """Somebody waits for a place, behind those who wait already."""
    person = happened.data["person"]
    demand(tournament.registration, "registration-not-open")
    check_not_late(tournament)
    demand(person not in tournament.waiting, "already-waiting", player=person)
    check_may_play(tournament, person)
    waiting = with_item(tournament.waiting, person, happened.data["digest"])
    return replace(tournament, waiting=waiting)


@event
def waiting_left(tournament: Tournament, happened: Event) -> Tournament:
    """Somebody waits no more."""
    person = happened.data["person"]
    demand(person in tournament.waiting, "not-waiting", player=person)
    left = without(tournament.waiting, person)
    return replace(tournament, waiting=left, present=tournament.present - {person})


@event
def moved_up(tournament: Tournament, happened: Event) -> Tournament:
    """The next of the waiting list plays: the first who is there, else the first."""
    person = happened.data["person"]
    check_not_late(tournament)
    demand(tournament.registration == "open", "registration-not-open")
    demand(person in tournament.waiting, "not-waiting", player=person)
    first = tournament.next_waiting
    demand(person == first, "not-the-next-waiting", player=first)
    check_may_play(tournament, person)
    check_place(tournament)
    player = Player(person, tournament.waiting[person])
    left = replace(tournament, waiting=without(tournament.waiting, person))
    return with_player(left, player)


@event
def moved_to_waiting(tournament: Tournament, happened: Event) -> Tournament:
    """A player gives the place away, and waits behind those who wait already."""
    player = known_player(tournament, happened.data["person"])
    check_not_late(tournament)
    demand(tournament.registration == "open", "registration-not-open")
    demand(not player.gone, "has-left", player=player.number)
    demand(player.number not in tournament.bots, "bot-does-not-wait")
    return replace(
        tournament,
        players=without(tournament.players, player.number),
        waiting=with_item(tournament.waiting, player.number, player.digest),
    )
