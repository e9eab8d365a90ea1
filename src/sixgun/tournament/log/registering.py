"""Before the first round: who organizes, who judges, who plays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ..regulation.rounds import MAXIMUM_PLAYERS
from ..seasons.season import check_not_banned
from .applying import demand, event, known_player, with_item, with_player, without
from .chain import Event
from .kinds import JUDGE, OFFICES, OLD_OFFICES, REFEREE, VERSION
from .offices import SEEING_AMOUNTS, SINCE_VERSION, has_seen_amounts, is_competition
from .state import IN_OFFICE, Player, Tournament


@event
def created(tournament: Tournament, happened: Event) -> Tournament:
    """The tournament; whether it follows the official rules; how Marogi is read.

    `version` says by which rules it is run; tournaments of before say nothing, and mean 1.
    """
    demand(not tournament.events, "already-created")
    data = happened.data
    version = data.get("version", 1)
    demand(version <= VERSION, "made-by-newer", version=version)
    return replace(
        tournament,
        version=version,
        founded=happened.hash,
        name=data["name"],
        place=data["place"],
        season=data["season"],
        reading=data["reading"],
        is_practice=data["practice"],
        unofficial=() if data["official"] else ("",),
    )


@event
def person_named(tournament: Tournament, happened: Event) -> Tournament:
    """Somebody gets an office. A referee cannot play (T-150), nor can anybody who sees amounts
    (A-30); in practice, and outside the official rules, both are let."""
    person, role = happened.data["person"], happened.data["role"]
    known = tournament.version >= SINCE_VERSION or role in OLD_OFFICES
    demand(known, "of-later-version", version=tournament.version)
    check_not_banned(person, tournament.banned)
    _check_no_player(tournament, person, role)
    people = with_item(tournament.in_office(role), person, happened.data["digest"])
    held = dict.fromkeys((*tournament.held.get(person, ()), role))
    named = replace(tournament, held=with_item(tournament.held, person, tuple(held)))
    return _with_office(named, role, people)


def _check_no_player(tournament: Tournament, person: str, role: str) -> None:
    plays = person in tournament.players
    if tournament.version < SINCE_VERSION:
        plays = plays and role == REFEREE and tournament.is_official
        demand(not plays, "referee-plays", player=person)
        return
    barred = plays and role in SEEING_AMOUNTS and is_competition(tournament)
    demand(not barred, "player-in-office", player=person)


def _with_office(
    tournament: Tournament, role: str, people: Mapping[str, str], **more: Any
) -> Tournament:
    changed: dict[str, Any] = {IN_OFFICE[role]: people, **more}
    return replace(tournament, **changed)


@event
def person_revoked(tournament: Tournament, happened: Event) -> Tournament:
    """Somebody loses the powers of an office; what was done stays."""
    person, role = happened.data["person"], happened.data["role"]
    held = tournament.in_office(role)
    demand(person in held, "not-in-office", player=person)
    demand(len(tournament.officers) > 1, "last-in-office")
    if tournament.version >= SINCE_VERSION and role == REFEREE:
        demand(len(held) > 1, "last-referee")
    given = without(tournament.given, person) if role == JUDGE else tournament.given
    revoked = (*tournament.revoked, person)
    return _with_office(tournament, role, without(held, person), revoked=revoked, given=given)


@event
def tables_given(tournament: Tournament, happened: Event) -> Tournament:
    """Which tables a judge has from now on, in every round; those of before are no longer his."""
    person, tables = happened.data["person"], happened.data["tables"]
    demand(person in tournament.judges, "no-such-judge", player=person)
    given = with_item(tournament.given, person, tuple(sorted(set(tables))))
    return replace(tournament, given=given)


@event
def registration_opened(tournament: Tournament, happened: Event) -> Tournament:
    """From now on players can register."""
    demand(not tournament.registration, "registration-begun")
    return replace(tournament, registration="open")


@event
def registered(tournament: Tournament, happened: Event) -> Tournament:
    """A player; after registration is closed nobody (A-20)."""
    person = happened.data["person"]
    check_not_late(tournament)
    demand(tournament.registration == "open", "registration-not-open")
    demand(person not in tournament.waiting, "already-waiting", player=person)
    check_may_play(tournament, person)
    check_place(tournament)
    return with_player(tournament, Player(person, happened.data["digest"]))


def check_not_late(tournament: Tournament) -> None:
    """A-20: nobody comes in once the first game of round 1 has started."""
    demand(not tournament.has_started, "late-entry")


def check_place(tournament: Tournament) -> None:
    demand(len(tournament.players) < MAXIMUM_PLAYERS, "full", most=MAXIMUM_PLAYERS)
    demand(tournament.has_place, "places-full", places=tournament.places)


def check_may_play(tournament: Tournament, person: str) -> None:
    """Somebody who is no player yet, and whom nothing keeps from being one."""
    demand(person not in tournament.players, "already-registered", player=person)
    check_not_banned(person, tournament.banned)
    _check_no_officer(tournament, person)


def _check_no_officer(tournament: Tournament, person: str) -> None:
    """T-150, A-30: whoever has seen what others have does not play, though he gave it up."""
    if tournament.version < SINCE_VERSION:
        judges = person in tournament.referees and tournament.is_official
        demand(not judges, "referee-plays", player=person)
        return
    barred = has_seen_amounts(tournament, person) and is_competition(tournament)
    demand(not barred, "officer-plays", player=person)


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
        present=tournament.present - {person},
    )


@event
def person_changed(tournament: Tournament, happened: Event) -> Tournament:
    """A name was misspelt: the chain gets the hash of what is right."""
    person, digest = happened.data["person"], happened.data["digest"]
    known = {*tournament.players, *tournament.officers, *tournament.waiting}
    demand(person in known, "no-such-player", player=person)
    if person in tournament.waiting:
        tournament = replace(tournament, waiting={**tournament.waiting, person: digest})
    if person in tournament.players:
        changed = replace(tournament.players[person], digest=digest)
        tournament = with_player(tournament, changed)
    for office in OFFICES:
        if person in tournament.in_office(office):
            people = with_item(tournament.in_office(office), person, digest)
            tournament = _with_office(tournament, office, people)
    return tournament


@event
def person_erased(tournament: Tournament, happened: Event) -> Tournament:
    """The name is gone from beside the log; the number and the hash stay."""
    person = happened.data["person"]
    known = {*tournament.players, *tournament.officers, *tournament.waiting}
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
    check_not_late(tournament)
    demand(tournament.registration == "closed", "registration-not-closed")
    demand(not tournament.rounds, "round-seated", round=len(tournament.rounds))
    return replace(tournament, registration="open")
