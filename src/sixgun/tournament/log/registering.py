"""Before the first round: who organizes, who judges, who plays."""

from __future__ import annotations

from dataclasses import replace

from ..regulation.rounds import MAXIMUM_PLAYERS
from ..seasons.season import check_not_banned
from .applying import demand, event, known_player, with_item, with_player, without
from .chain import Event
from .kinds import REFEREE
from .state import Player, Tournament


@event
def created(tournament: Tournament, happened: Event) -> Tournament:
    """The tournament; whether it follows the official rules; how Marogi is read."""
    demand(not tournament.events, "already-created")
    data = happened.data
    return replace(
        tournament,
        name=data["name"],
        place=data["place"],
        season=data["season"],
        reading=data["reading"],
        is_practice=data["practice"],
        unofficial=() if data["official"] else ("",),
    )


@event
def person_named(tournament: Tournament, happened: Event) -> Tournament:
    """A referee, or an organizer. A referee cannot play (T-150)."""
    person, role = happened.data["person"], happened.data["role"]
    check_not_banned(person, tournament.banned)
    if role == REFEREE:
        plays = person in tournament.players and tournament.is_official
        demand(not plays, "referee-plays", player=person)
        people = with_item(tournament.referees, person, happened.data["digest"])
        return replace(tournament, referees=people)
    people = with_item(tournament.organizers, person, happened.data["digest"])
    return replace(tournament, organizers=people)


@event
def person_revoked(tournament: Tournament, happened: Event) -> Tournament:
    """A referee or organizer loses the powers; what was done stays."""
    person, role = happened.data["person"], happened.data["role"]
    held = tournament.referees if role == REFEREE else tournament.organizers
    demand(person in held, "not-in-office", player=person)
    left = {**tournament.referees, **tournament.organizers}
    demand(len(left) > 1, "last-in-office")
    revoked = (*tournament.revoked, person)
    if role == REFEREE:
        return replace(tournament, referees=without(held, person), revoked=revoked)
    return replace(tournament, organizers=without(held, person), revoked=revoked)


@event
def registration_opened(tournament: Tournament, happened: Event) -> Tournament:
    """From now on players can register."""
    demand(not tournament.registration, "registration-begun")
    return replace(tournament, registration="open")


@event
def registered(tournament: Tournament, happened: Event) -> Tournament:
    """A player; after registration is closed nobody (A-20)."""
    person = happened.data["person"]
    demand(tournament.registration == "open", "registration-not-open")
    demand(person not in tournament.players, "already-registered", player=person)
    demand(len(tournament.players) < MAXIMUM_PLAYERS, "full", most=MAXIMUM_PLAYERS)
    check_not_banned(person, tournament.banned)
    judges = person in tournament.referees and tournament.is_official
    demand(not judges, "referee-plays", player=person)
    return with_player(tournament, Player(person, happened.data["digest"]))


@event
def bot_seated(tournament: Tournament, happened: Event) -> Tournament:
    """A player is a bot of the house: only in a practice tournament, and marked for good."""
    person = happened.data["person"]
    demand(tournament.is_practice, "bots-need-practice")
    demand(tournament.registration == "open", "registration-not-open")
    known_player(tournament, person)
    return replace(tournament, bots=with_item(tournament.bots, person, happened.data["bot"]))


@event
def unregistered(tournament: Tournament, happened: Event) -> Tournament:
    """A player goes again, before registration is closed: no withdrawal."""
    person = happened.data["person"]
    demand(tournament.registration == "open", "registration-not-open")
    known_player(tournament, person)
    return replace(
        tournament,
        players=without(tournament.players, person),
        bots=without(tournament.bots, person),
    )


@event
def person_changed(tournament: Tournament, happened: Event) -> Tournament:
    """A name was misspelt: the chain gets the hash of what is right."""
    person, digest = happened.data["person"], happened.data["digest"]
    known = {*tournament.players, *tournament.referees, *tournament.organizers}
    demand(person in known, "no-such-player", player=person)
    if person in tournament.players:
        changed = replace(tournament.players[person], digest=digest)
        tournament = with_player(tournament, changed)
    if person in tournament.referees:
        people = with_item(tournament.referees, person, digest)
        tournament = replace(tournament, referees=people)
    if person in tournament.organizers:
        people = with_item(tournament.organizers, person, digest)
        tournament = replace(tournament, organizers=people)
    return tournament


@event
def person_erased(tournament: Tournament, happened: Event) -> Tournament:
    """The name is gone from beside the log; the number and the hash stay."""
    person = happened.data["person"]
    known = {*tournament.players, *tournament.referees, *tournament.organizers}
    demand(person in known or person in tournament.revoked, "no-such-player", player=person)
    if person not in tournament.players:
        return tournament
    return with_player(tournament, replace(tournament.players[person], is_erased=True))


@event
def ban_noted(tournament: Tournament, happened: Event) -> Tournament:
    """The publisher has banned somebody (T-156, H-11)."""
    person, reason = happened.data["person"], happened.data["reason"]
    return replace(tournament, banned=with_item(tournament.banned, person, reason))


@event
def registration_closed(tournament: Tournament, happened: Event) -> Tournament:
    """The promise of all seeds is shown; closed again, the old one still holds."""
    demand(tournament.registration == "open", "registration-not-open")
    promise = happened.data["promise"]
    if tournament.promise:
        demand(promise is None, "already-promised")
        return replace(tournament, registration="closed")
    demand(promise is not None, "no-promise")
    return replace(tournament, registration="closed", promise=promise, link=promise)


@event
def registration_reopened(tournament: Tournament, happened: Event) -> Tournament:
    """A-20: for late entries, before round 1 is seated; a draw must be voided first."""
    demand(tournament.registration == "closed", "registration-not-closed")
    demand(not tournament.rounds, "round-seated", round=len(tournament.rounds))
    return replace(tournament, registration="open")
