"""Every kind of event, and what it holds.

Persons are numbers, rounds and tables count from 1. A kind is documented by the function of the
same name that applies it (`replay`). What referees and players send (`server/desk/acts.py`) is
made from what stands here.
"""

from __future__ import annotations

from ..regulation.auction import MOVES
from ..regulation.conduct import MISCONDUCT
from ..regulation.derogations import DEROGATIONS
from ..regulation.duel_clock import ACTIONS, LATEST_PRESS
from ..regulation.duels import DUELS, HOWS
from ..regulation.prizes import OUTCOMES
from ..regulation.rounds import MAXIMUM_PLAYERS
from .fields import (
    FieldCheck,
    arguments,
    by_name,
    digest,
    flag,
    in_table,
    later,
    many,
    maybe,
    number,
    one_of,
    record,
    signature,
    text,
    whole,
)

#: By which rules tournaments are run that begin now. One that is under way, or over, goes by the
#: version that it began with: whatever changes what follows from a log asks for it.
VERSION = 2
MOST_PERSONS = 400
REFEREE, JUDGE, REGISTRAR, ORGANIZER = "referee", "judge", "registrar", "organizer"
#: Head referee, judge of some tables, registration, organizer (`offices`).
OFFICES = (REFEREE, JUDGE, REGISTRAR, ORGANIZER)
#: Those that every version knows.
OLD_OFFICES = (REFEREE, ORGANIZER)
#: Who reports what happens at the tables of the house: nobody's number.
HOUSE = "00000000"
#: How long a person may think at a table of the house.
CLOCKS = ("relaxed", "normal", "fast", "none")
#: How a sheet was verified: by a second person who compared it, typed a second time, or read
#: aloud with a tick for every line.
SECOND_PERSON, TYPED_AGAIN, READ_ALOUD = "second_person", "typed_again", "read_aloud"
#: Why the house calls the referee to somebody.
MISSING = ("away", "time")

_round = whole(1, 20)
_table = whole(1, 40)
_note = text(1000)
_reason = text(1000, 1)
_hall = text(200, 1)
_seats = {"round": _round, "table": _table}
_drawn: dict[str, FieldCheck] = {"link": digest, "hall": _hall}

SHEET: dict[str, FieldCheck] = {
    "roles": many(one_of(("sheriff", "deputy", "outlaw", "renegade")), 7, 5),
    "prices": many(whole(-(10**6), 10**6), 7, 5),
    "outcome": one_of(OUTCOMES),
    "final_duel": flag,
    "characters": many(text(40, 1), 7),
    "reshuffles": whole(0, 99),
    "confirmed": by_name(_reason, 9),
}

KINDS: dict[str, dict[str, FieldCheck]] = {
    # ------------------------------------------------------ before the first round
    "created": {
        "name": text(200, 1),
        "place": text(200),
        "season": text(40),
        "official": flag,
        "reading": one_of(("A", "B")),
        "practice": flag,
        "nonce": digest,
        "version": later(whole(1, 1000)),
    },
    "person_named": {"person": number, "role": one_of(OFFICES), "digest": digest},
    "person_revoked": {"person": number, "role": one_of(OFFICES), "reason": _note},
    "tables_given": {"person": number, "tables": many(_table, 40)},
    "registration_opened": {},
    "registered": {"person": number, "digest": digest},
    "bot_seated": {"person": number, "bot": text(40, 1)},
    "unregistered": {"person": number, "reason": _note},
    "person_changed": {"person": number, "digest": digest},
    "person_erased": {"person": number},
    "ban_noted": {"person": number, "reason": _reason},
    "registration_closed": {"promise": maybe(digest)},
    "registration_reopened": {"reason": _reason},
    "places_set": {"places": whole(0, MAXIMUM_PLAYERS)},
    "check_in_opened": {},
    "checked_in": {"person": number},
    "check_in_revoked": {"person": number},
    "waiting_added": {"person": number, "digest": digest},
    "waiting_left": {"person": number, "reason": _note},
    "moved_up": {"person": number},
    "moved_to_waiting": {"person": number, "reason": _note},
    # ---------------------------------------------------------- official or not
    "derogation_taken": {"derogation": in_table(DEROGATIONS), "value": whole(0, 1000)},
    "derogation_approved": {"derogation": in_table(DEROGATIONS), "reference": text(200, 1)},
    "derogation_announced": {"derogation": in_table(DEROGATIONS)},
    "derogation_agreed": {
        "derogation": in_table(DEROGATIONS),
        "players": many(number, MOST_PERSONS),
    },
    "derogation_withdrawn": {"derogation": in_table(DEROGATIONS), "reason": _note},
    "left_official": {"reason": _reason},
    "stopped": {"reason": _reason},
    # ------------------------------------------------------------------- rounds
    "round_drawn": {
        "round": _round,
        "active": many(number, MOST_PERSONS),
        "tables": many(many(number, 7, 5), 40, 1),
        "algorithm": text(40, 1),
        "confirmed": flag,
        **_drawn,
    },
    "round_by_hand": {
        "round": _round,
        "active": many(number, MOST_PERSONS),
        "tables": many(many(number, 7, 5), 40, 1),
        "reason": _reason,
    },
    "draw_voided": {"round": _round, "reason": _reason},
    "table_moved": {**_seats, "status": one_of(("auction", "playing", "finished"))},
    "table_set_back": {
        **_seats,
        "status": one_of(("seated", "auction", "playing")),
        "reason": _reason,
    },
    "auction_begun": {**_seats, "characters": many(text(40, 1), 8, 6)},
    "auction_moved": {
        **_seats,
        "seat": whole(1, 7),
        "move": one_of(MOVES),
        "character": text(40),
        "price": whole(0, 10**6),
    },
    "characters_offered": {**_seats, "characters": many(text(40, 1), 14, 10)},
    "character_chosen": {**_seats, "seat": whole(1, 7), "character": text(40, 1)},
    "table_housed": {**_seats, "clock": one_of(CLOCKS), "chat": flag, "spectators": flag},
    "player_missed": {**_seats, "player": number, "cause": one_of(MISSING)},
    "reshuffled": {**_seats, "count": whole(1, 99)},
    "noon_called": {**_seats, "cause": one_of(("reshuffle", "time"))},
    "sheet_entered": {**_seats, "version": whole(0, 1000), "sheet": record(SHEET)},
    "sheet_corrected": {
        **_seats,
        "version": whole(1, 1000),
        "sheet": record(SHEET),
        "reason": _reason,
    },
    "sheet_verified": {**_seats, "version": whole(1, 1000), "typed_again": flag},
    "sheet_checked": {
        **_seats,
        "version": whole(1, 1000),
        "how": one_of((SECOND_PERSON, TYPED_AGAIN, READ_ALOUD)),
    },
    "photo_added": {**_seats, "digest": digest},
    "overspend_judged": {**_seats, "player": number, "intentional": flag, "note": _note},
    # ------------------------------------------------------------------ players
    "withdrew": {"player": number, "no_show": flag, "note": _note},
    "withdrawal_revoked": {"player": number, "reason": _reason},
    "warned": {"player": number, "category": in_table(MISCONDUCT), "note": _note},
    "warning_revoked": {"player": number, "warning": whole(1, 10**9), "reason": _reason},
    "expelled": {"player": number, "category": in_table(MISCONDUCT), "note": _note},
    "referee_called": {**_seats, "note": _note},
    "call_answered": {"call": whole(1, 10**9)},
    "call_withdrawn": {"call": whole(1, 10**9)},
    "player_returned": {**_seats, "player": number},
    "announced": {"text": text(2000, 1)},
    # ------------------------------------------------------- standings and duels
    "published": {"lots": many(number, MOST_PERSONS), **_drawn},
    "duels_begun": {"qualified": many(number, 8, 4)},
    "sides_drawn": {"duel": one_of(DUELS), "law": number, **_drawn},
    "duel_housed": {"duel": one_of(DUELS), "chat": flag, "spectators": flag},
    "clock_pressed": {"duel": one_of(DUELS), "action": one_of(ACTIONS), "side": whole(0, 1)},
    "clock_lent": {"duel": one_of(DUELS)},
    "clock_taken_back": {"duel": one_of(DUELS)},
    "clock_pressed_late": {
        "duel": one_of(DUELS),
        "action": one_of(ACTIONS),
        "side": whole(0, 1),
        "ago": whole(1, LATEST_PRESS),
    },
    "clock_set": {
        "duel": one_of(DUELS),
        "first": whole(0, 3600),
        "second": whole(0, 3600),
        "reason": _reason,
    },
    "duel_won": {"duel": one_of(DUELS), "winner": number, "how": one_of(HOWS)},
    "duel_corrected": {
        "duel": one_of(DUELS),
        "winner": number,
        "how": one_of(HOWS),
        "reason": _reason,
    },
    "third_skipped": {"reason": _reason},
    "edition_published": {"edition": whole(2, 1000), "reason": _reason},
    "closed": {},
    "reopened": {"reason": _reason},
    "sent": {"to": text(200, 1)},
    # --------------------------------------------------------- keys and signatures
    "key_bound": {"person": number, "key": digest, "device": text(60)},
    "key_withdrawn": {"key": digest, "reason": _reason},
    "signed": {
        "key": digest,
        "act": text(40, 1),
        "arguments": arguments,
        "head": digest,
        "counter": whole(1, 10**9),
        "signature": signature,
    },
    "sheet_confirmed": {
        **_seats,
        "version": whole(1, 1000),
        "key": digest,
        "head": digest,
        "signature": signature,
    },
    # ------------------------------------------------------------- at any time
    "regulation_given": {"address": text(500), "digest": maybe(digest)},
}

#: Kinds that later versions brought, and which: tournaments of an older one do not know them.
SINCE: dict[str, int] = {
    "sheet_checked": 2,
    "derogation_withdrawn": 2,
    "edition_published": 2,
    "reopened": 2,
    "clock_lent": 2,
    "clock_taken_back": 2,
    "clock_pressed_late": 2,
    "clock_set": 2,
    "call_withdrawn": 2,
    "player_returned": 2,
    "regulation_given": 2,
    "tables_given": 2,
    "table_set_back": 2,
    "places_set": 2,
    "check_in_opened": 2,
    "checked_in": 2,
    "check_in_revoked": 2,
    "waiting_added": 2,
    "waiting_left": 2,
    "moved_up": 2,
    "moved_to_waiting": 2,
    "key_bound": 2,
    "key_withdrawn": 2,
    "signed": 2,
    "sheet_confirmed": 2,
}

#: What closing makes final in tournaments of version 2: for these it is reopened first (A-32).
FINAL = (
    "sheet_corrected",
    "sheet_checked",
    "overspend_judged",
    "withdrawal_revoked",
    "warning_revoked",
    "derogation_taken",
    "derogation_withdrawn",
    "edition_published",
    "third_skipped",
)

#: What nobody sends: the house writes it when a tournament is opened, when a photo has been kept,
#: when somebody does not play at one of its tables, or plays again, and when an act was signed.
NEVER_SENT = ("created", "photo_added", "player_missed", "player_returned", "signed")
