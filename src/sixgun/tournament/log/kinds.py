"""Every kind of event, and what it holds.

Persons are numbers, rounds and tables count from 1. A kind is documented by the function of the
same name that applies it (`replay`). What referees and players send (`server/desk/acts.py`) is
made from what stands here.
"""

from __future__ import annotations

from ..regulation.auction import MOVES
from ..regulation.conduct import MISCONDUCT
from ..regulation.derogations import DEROGATIONS
from ..regulation.duel_clock import ACTIONS
from ..regulation.duels import DUELS, HOWS
from ..regulation.prizes import OUTCOMES
from .fields import (
    FieldCheck,
    by_name,
    digest,
    flag,
    in_table,
    many,
    maybe,
    number,
    one_of,
    record,
    text,
    whole,
)

MOST_PERSONS = 400
REFEREE, ORGANIZER = "referee", "organizer"
#: Who reports what happens at the tables of the house: nobody's number.
HOUSE = "00000000"
#: How long a person may think at a table of the house.
CLOCKS = ("relaxed", "normal", "fast", "none")
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
    },
    "person_named": {"person": number, "role": one_of((REFEREE, ORGANIZER)), "digest": digest},
    "person_revoked": {"person": number, "role": one_of((REFEREE, ORGANIZER)), "reason": _note},
    "registration_opened": {},
    "registered": {"person": number, "digest": digest},
    "bot_seated": {"person": number, "bot": text(40, 1)},
    "unregistered": {"person": number, "reason": _note},
    "person_changed": {"person": number, "digest": digest},
    "person_erased": {"person": number},
    "ban_noted": {"person": number, "reason": _reason},
    "registration_closed": {"promise": maybe(digest)},
    "registration_reopened": {"reason": _reason},
    # ---------------------------------------------------------- official or not
    "derogation_taken": {"derogation": in_table(DEROGATIONS), "value": whole(0, 1000)},
    "derogation_approved": {"derogation": in_table(DEROGATIONS), "reference": text(200, 1)},
    "derogation_announced": {"derogation": in_table(DEROGATIONS)},
    "derogation_agreed": {
        "derogation": in_table(DEROGATIONS),
        "players": many(number, MOST_PERSONS),
    },
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
    "announced": {"text": text(2000, 1)},
    # ------------------------------------------------------- standings and duels
    "published": {"lots": many(number, MOST_PERSONS), **_drawn},
    "duels_begun": {"qualified": many(number, 8, 4)},
    "sides_drawn": {"duel": one_of(DUELS), "law": number, **_drawn},
    "duel_housed": {"duel": one_of(DUELS), "chat": flag, "spectators": flag},
    "clock_pressed": {"duel": one_of(DUELS), "action": one_of(ACTIONS), "side": whole(0, 1)},
    "duel_won": {"duel": one_of(DUELS), "winner": number, "how": one_of(HOWS)},
    "duel_corrected": {
        "duel": one_of(DUELS),
        "winner": number,
        "how": one_of(HOWS),
        "reason": _reason,
    },
    "third_skipped": {"reason": _reason},
    "closed": {},
    "sent": {"to": text(200, 1)},
}

#: What nobody sends: the house writes it when a tournament is opened, when a photo has been kept,
#: and when somebody does not play at one of its tables.
NEVER_SENT = ("created", "photo_added", "player_missed")
