"""The matrix of offices (A-30): who may write which kind of event, and see which sort of fact.

Whoever plays holds no office that sees amounts: prices, totals, sheets, standings that are not
published. The matrix is data. `replay` asks it for every event, so that `verify` sees who did what
was not his; the desk asks it for every act, every field of a view and every address
(`server/desk/rights.py`). docs/offices.md is made from it, and the tests walk it.

It holds for tournaments of version 2. Before, referees and organizers did and saw everything.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .chain import Event
from .kinds import HOUSE, JUDGE, KINDS, OFFICES, ORGANIZER, REFEREE, REGISTRAR
from .state import Tournament

#: Who writes without an office: players what is their own, the house what happens at its tables.
PLAYER, OWN_TABLES = "player", "house"
#: The screen of the hall writes nothing, and sees what everybody sees.
SCREEN = "screen"
#: The first version of a tournament that goes by the matrix.
SINCE_VERSION = 2

_HEAD = (REFEREE,)
_AT_TABLE = (REFEREE, JUDGE)
_AT_THE_DOOR = (REFEREE, REGISTRAR, ORGANIZER)
_ORGANIZING = (REFEREE, ORGANIZER)

#: Who writes which kind of event. A judge only for the tables that were given to him.
WRITERS: dict[str, tuple[str, ...]] = {
    "created": (),  # the first event, by whoever begins the tournament
    "person_named": _HEAD,  # and, until registration opens, by who begins the tournament
    "person_revoked": _HEAD,
    "tables_given": _HEAD,
    "registration_opened": _AT_THE_DOOR,
    "registered": (*_AT_THE_DOOR, PLAYER),
    "bot_seated": _AT_THE_DOOR,
    "unregistered": _AT_THE_DOOR,
    "person_changed": _AT_THE_DOOR,
    "person_erased": _ORGANIZING,
    "ban_noted": _ORGANIZING,
    "registration_closed": _AT_THE_DOOR,
    "registration_reopened": _AT_THE_DOOR,
    "places_set": _ORGANIZING,
    "check_in_opened": _AT_THE_DOOR,
    "checked_in": (*_AT_THE_DOOR, PLAYER),
    "check_in_revoked": _AT_THE_DOOR,
    "waiting_added": (*_AT_THE_DOOR, PLAYER),
    "waiting_left": _AT_THE_DOOR,
    "moved_up": _AT_THE_DOOR,
    "moved_to_waiting": _AT_THE_DOOR,
    "derogation_taken": _ORGANIZING,
    "derogation_withdrawn": _ORGANIZING,
    "derogation_approved": _ORGANIZING,
    "derogation_announced": _ORGANIZING,
    "derogation_agreed": _ORGANIZING,
    "left_official": _ORGANIZING,
    "stopped": _HEAD,
    "round_drawn": _HEAD,
    "round_by_hand": _HEAD,
    "draw_voided": _HEAD,
    "table_moved": (*_AT_TABLE, OWN_TABLES),
    "table_set_back": _AT_TABLE,
    "auction_begun": _AT_TABLE,
    "auction_moved": (*_AT_TABLE, PLAYER, OWN_TABLES),
    "characters_offered": _AT_TABLE,
    "character_chosen": (*_AT_TABLE, PLAYER, OWN_TABLES),
    "table_housed": _HEAD,
    "player_missed": (OWN_TABLES,),
    "player_returned": (OWN_TABLES,),
    "reshuffled": (*_AT_TABLE, OWN_TABLES),
    "noon_called": (*_AT_TABLE, OWN_TABLES),
    "sheet_entered": (*_AT_TABLE, OWN_TABLES),
    "sheet_corrected": _AT_TABLE,
    "sheet_verified": _AT_TABLE,
    "sheet_checked": _AT_TABLE,
    "photo_added": _AT_TABLE,
    "overspend_judged": _HEAD,
    "withdrew": _HEAD,
    "withdrawal_revoked": _HEAD,
    "warned": _HEAD,
    "warning_revoked": _HEAD,
    "expelled": _HEAD,
    "referee_called": (REFEREE, PLAYER, OWN_TABLES),
    "call_answered": _AT_TABLE,
    "call_withdrawn": (PLAYER,),
    "announced": _ORGANIZING,
    "published": _HEAD,
    "edition_published": _HEAD,
    "duels_begun": _HEAD,
    "sides_drawn": _HEAD,
    "duel_housed": _HEAD,
    "clock_lent": _HEAD,
    "clock_taken_back": _HEAD,
    "clock_pressed": (REFEREE, OWN_TABLES),  # the house for the tablets that were lent a clock
    "clock_pressed_late": (OWN_TABLES,),
    "clock_set": _HEAD,
    "duel_won": (REFEREE, OWN_TABLES),
    "duel_corrected": _HEAD,
    "third_skipped": _HEAD,
    "closed": _HEAD,
    "reopened": _HEAD,
    "sent": _HEAD,
    "regulation_given": _ORGANIZING,
    "key_bound": _HEAD,
    "key_withdrawn": _HEAD,
    "signed": (*OFFICES, OWN_TABLES),  # whoever has a key, for what is his
    "sheet_confirmed": (PLAYER,),
}
assert set(WRITERS) == set(KINDS), f"who writes {set(WRITERS) ^ set(KINDS)}?"

# --------------------------------------------------------------- what there is to be seen

HALL = "hall"  # what everybody in the hall sees: seats, clocks, duels, announcements
OWN = "own"  # the own seat, the own total, the auction of the own table
COURSE = "course"  # how far everything is, who sits where, what was announced: no amounts
CONTACTS = "contacts"  # addresses and telephone numbers of people
ENTRIES = "entries"  # who has a link, who is banned
HOMOLOGATION = "homologation"  # the checklist, the season
LINKS = "links"  # of players' phones, which show their totals
CALLS = "calls"  # to the referee, with what was said
SHEETS = "sheets"  # sheets, photos, bids and choices of a table
CONDUCT = "conduct"  # warnings and why somebody was put out
KEEPING = "keeping"  # backups, and what the next draw will be like
RESULTS = "results"  # standings that are published
TOTALS = "totals"  # totals, standings that are not published, the log, the report

#: Who sees what. A judge sees sheets and calls only of the tables that were given to him.
SEES: dict[str, tuple[str, ...]] = {
    HALL: (*OFFICES, PLAYER, SCREEN),
    RESULTS: (*OFFICES, PLAYER, SCREEN),
    OWN: (PLAYER,),
    COURSE: OFFICES,
    CONTACTS: _AT_THE_DOOR,
    ENTRIES: _AT_THE_DOOR,
    HOMOLOGATION: _ORGANIZING,
    LINKS: (REFEREE, REGISTRAR),
    CALLS: _AT_TABLE,
    SHEETS: _AT_TABLE,
    CONDUCT: _HEAD,
    KEEPING: _HEAD,
    TOTALS: _HEAD,
}
#: What lets one learn what others have; nobody sees it who plays, but for his own on his phone.
AMOUNTS = (SHEETS, TOTALS, LINKS)
#: Offices that see amounts. Who gives out links could look at a phone; that office is closed to
#: nobody, but whoever plays gives out no links.
SEEING_AMOUNTS = tuple(office for office in OFFICES if office in {*SEES[SHEETS], *SEES[TOTALS]})
#: Facts of which a judge sees those of his tables.
_OF_TABLES = (SHEETS, CALLS)


class Sight(NamedTuple):
    """What one person may see now."""

    facts: frozenset[str]
    tables: tuple[int, ...] | None = None  # of which sheets and calls are seen; None: of all

    def sees(self, fact: str, table: int | None = None) -> bool:
        """May this be seen; of a table, or of any at all?"""
        if fact not in self.facts:
            return False
        return (
            fact not in _OF_TABLES or self.tables is None or table is None or table in self.tables
        )


#: Before there was a matrix, everybody in office saw everything.
EVERYTHING = Sight(frozenset(SEES))


def offices_of(tournament: Tournament, person: str) -> tuple[str, ...]:
    """What somebody is here."""
    return tuple([office for office in OFFICES if person in tournament.in_office(office)])


def sight_of(tournament: Tournament, person: str) -> Sight:
    """What somebody in office may see."""
    offices = offices_of(tournament, person)
    if tournament.version < SINCE_VERSION:
        return EVERYTHING if offices else Sight(frozenset(), ())
    facts = {fact for fact, seeing in SEES.items() if set(seeing) & set(offices)}
    if plays(tournament, person):
        facts -= set(AMOUNTS)
    if REFEREE in offices:
        return Sight(frozenset(facts))
    return Sight(frozenset(facts), tournament.given.get(person, ()))


def plays(tournament: Tournament, person: str) -> bool:
    """Is somebody a player whose eyes are still closed: in the game, before publication?"""
    player = tournament.players.get(person)
    return player is not None and player.gone is None and not tournament.is_published


# ------------------------------------------------------------------ who may write what


def may_write(tournament: Tournament, person: str, kind: str, table: int | None = None) -> bool:
    """May somebody in office write this, at this table?"""
    offices = offices_of(tournament, person)
    if tournament.version < SINCE_VERSION:
        return bool(offices)
    writers = WRITERS[kind]
    if kind == "person_named" and ORGANIZER in offices and _is_set_up(tournament):
        return True
    if any(office in writers and office != JUDGE for office in offices):
        return True
    mine = tournament.given.get(person, ())
    return JUDGE in offices and JUDGE in writers and bool(mine) and (table is None or table in mine)


def _is_set_up(tournament: Tournament) -> bool:
    """Whoever begins a tournament names everybody, until people can register."""
    return not tournament.registration or not tournament.referees


def table_of(tournament: Tournament, data: Mapping[str, object]) -> int | None:
    """The table that something is about."""
    if "call" in data:
        return next((call.table for call in tournament.calls if call.event == data["call"]), None)
    table = data.get("table")
    return table if isinstance(table, int) else None


def is_own(tournament: Tournament, happened: Event) -> bool:
    """What players do themselves: register, and what is done at their table."""
    if PLAYER not in WRITERS[happened.kind]:
        return False
    if tournament.version < SINCE_VERSION:
        return happened.by in tournament.players or happened.data.get("person") == happened.by
    if "person" in happened.data:
        return bool(happened.data["person"] == happened.by)
    return happened.by in tournament.players


def is_of_house(tournament: Tournament, happened: Event) -> bool:
    """The house speaks for its own tables, and for clocks that a referee has lent; for no other."""
    if happened.by != HOUSE or OWN_TABLES not in WRITERS[happened.kind]:
        return False
    if happened.kind == "signed":
        return True  # with a key that was bound to it, for what follows
    if happened.kind in ("clock_pressed", "clock_pressed_late"):
        return happened.data["duel"] in tournament.lent
    if happened.kind == "duel_won":
        return happened.data["duel"] in tournament.housed_duels
    return tournament.table(happened.data["round"], happened.data["table"]).housed is not None


def acts_in_office(tournament: Tournament, happened: Event) -> bool:
    """Does an officer do what is his?"""
    table = table_of(tournament, happened.data)
    return may_write(tournament, happened.by, happened.kind, table)


# --------------------------------------------------------------- who may be what


def is_competition(tournament: Tournament) -> bool:
    """In practice, and outside the official rules, a referee may play."""
    return tournament.is_official and not tournament.is_practice


def has_seen_amounts(tournament: Tournament, person: str) -> bool:
    """Does somebody hold, or did he ever hold, an office that sees amounts?"""
    return not set(SEEING_AMOUNTS).isdisjoint(tournament.held.get(person, ()))
