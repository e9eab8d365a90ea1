"""Signatures: whose key is whose, and which act a signature is for.

A signature is an event of its own, right before what the act becomes. Signed is one exact text
(`signed_text`): the tournament, the act, its arguments, the head that its author had seen, and a
counter that keeps anybody from sending it again. Here is decided whether key, counter and act fit;
whether the signature itself is genuine needs more than the standard library
(`reporting/signatures.py`), and is looked at where it comes in and by `verify`.

Nobody has to sign: who has lost a phone goes on, and `verify` says which acts nobody signed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from .applying import demand, event, with_item, with_table
from .chain import Event, canonical
from .kinds import HOUSE, KINDS
from .state import BoundKey, Confirmation, OpenSignature, Tournament

#: The first words of every text that is signed, so that no signature means anything elsewhere.
PURPOSE = "sixgun tournament act"
#: What can be erased never enters the log: it is signed without it.
PERSONAL = ("name", "member", "contact", "surname", "given", "club")
BIND = "bind_key"
#: What players' phones sign: the sheet of their table.
CONFIRM = "confirm_sheet"
#: How a key came in: the first of a head referee, by a signature of a key that was there, by the
#: new key itself alone, or by nobody's signature.
FIRST, VOUCHED, BY_ITSELF, UNSIGNED = "first", "vouched", "by_itself", "unsigned"

#: What leaving out and a late entry become where registration was closed, or a round drawn.
_LEFT_OUT = ("registration_reopened", "unregistered", "moved_to_waiting", "registration_closed")
_LATE_ENTRY = (
    "draw_voided",
    "registration_reopened",
    "registered",
    "moved_up",
    "withdrawal_revoked",
    "checked_in",
    "registration_closed",
    "round_drawn",
)
#: What each act that can be signed becomes. The desk compares it with its own acts.
ACTS: dict[str, tuple[str, ...]] = {
    "name_officer": ("person_named",),
    "revoke_officer": ("person_revoked",),
    "give_tables": ("tables_given",),
    "open_registration": ("registration_opened",),
    "register": ("registered",),
    "register_list": ("registered", "waiting_added"),
    "seat_bots": ("registered", "bot_seated"),
    "unregister": ("unregistered",),
    "change_person": ("person_changed",),
    "erase_person": ("person_erased",),
    "note_ban": ("ban_noted",),
    "close_registration": ("registration_closed",),
    "reopen_registration": ("registration_reopened",),
    "set_places": ("places_set",),
    "open_check_in": ("check_in_opened",),
    "check_in": ("checked_in",),
    "revoke_check_in": ("check_in_revoked",),
    "add_waiting": ("waiting_added",),
    "leave_waiting": ("waiting_left",),
    "move_up": ("registration_reopened", "moved_up", "registration_closed"),
    "leave_out": _LEFT_OUT,
    "redraw_without": ("draw_voided", *_LEFT_OUT, "round_drawn"),
    "late_entry": _LATE_ENTRY,
    "derogate": ("derogation_taken",),
    "approve_derogation": ("derogation_approved",),
    "announce_derogation": ("derogation_announced",),
    "agree_derogation": ("derogation_agreed",),
    "withdraw_derogation": ("derogation_withdrawn",),
    "leave_official": ("left_official",),
    "stop_tournament": ("stopped",),
    "draw_round": ("round_drawn",),
    "seat_by_hand": ("round_by_hand",),
    "void_draw": ("draw_voided",),
    "move_table": ("table_moved",),
    "set_table_back": ("table_set_back",),
    "start_games": ("table_moved",),
    "house_table": ("key_bound", "table_housed", "auction_begun", "characters_offered"),
    "begin_auction": ("auction_begun",),
    "move_auction": ("auction_moved",),
    "offer_characters": ("characters_offered",),
    "choose_character": ("character_chosen",),
    "reshuffle": ("reshuffled",),
    "call_noon": ("noon_called",),
    "file_sheet": ("sheet_entered", "sheet_corrected"),
    "verify_sheet": ("sheet_verified", "sheet_checked"),
    "erase_photo": (),
    "keep_photo": ("photo_added",),
    "judge_overspend": ("overspend_judged",),
    "answer_call": ("call_answered",),
    "withdraw": ("withdrew",),
    "revoke_withdrawal": ("withdrawal_revoked",),
    "warn": ("warned",),
    "revoke_warning": ("warning_revoked",),
    "expel": ("expelled",),
    "announce": ("announced",),
    "give_regulation": ("regulation_given",),
    "keep_regulation": ("regulation_given",),
    "publish": ("published",),
    "publish_edition": ("edition_published",),
    "begin_duels": ("duels_begun",),
    "draw_sides": ("sides_drawn",),
    "house_duel": ("key_bound", "duel_housed"),
    "press_clock": ("clock_pressed",),
    "lend_clock": ("key_bound", "clock_lent"),
    "take_clock_back": ("clock_taken_back",),
    "set_clock": ("clock_set",),
    "win_duel": ("duel_won",),
    "correct_duel": ("duel_corrected",),
    "skip_third": ("third_skipped",),
    "close_tournament": ("closed",),
    "reopen_tournament": ("reopened",),
    "mark_sent": ("sent",),
    BIND: ("key_bound",),
    "withdraw_key": ("key_withdrawn",),
}
#: Acts that become several events; every other one becomes one.
_SEVERAL = (
    "register_list",
    "seat_bots",
    "start_games",
    "house_table",
    "house_duel",
    "lend_clock",
    "move_up",
    "leave_out",
    "redraw_without",
    "late_entry",
)


class Signature(NamedTuple):
    """What somebody signed, and the signature."""

    key: str
    act: str
    arguments: Mapping[str, Any]
    head: str  # that was seen
    counter: int
    signature: str

    @property
    def event(self) -> tuple[str, dict[str, Any]]:
        """What is written of it, before what it is for."""
        return "signed", self._asdict()


def signed_text(
    tournament: str, act: str, arguments: Mapping[str, Any], head: str, counter: int
) -> bytes:
    """What a signature is over; the tournament is meant by the hash of its first event."""
    return canonical([PURPOSE, tournament, act, arguments, head, counter]).encode()


def public_arguments(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of an act as they are signed: nothing in them that can be erased."""
    return {name: value for name, value in arguments.items() if name not in PERSONAL}


# ------------------------------------------------------------------ which act is meant


def covers(said: OpenSignature, happened: Event) -> bool:
    """Is an event what a signature that came right before is for?"""
    if happened.by != said.by or happened.at != said.at:
        return False
    if said.by == HOUSE:  # it signs what it writes, event by event
        is_same = (happened.kind, happened.data) == (said.act, said.arguments)
        return bool(is_same) and not said.used
    if said.used and said.act not in _SEVERAL:
        return False
    return happened.kind in ACTS.get(said.act, ()) and _fits(said, happened)


def _fits(said: OpenSignature, happened: Event) -> bool:
    """Says the event what the arguments say, where both say something?"""
    expected = dict(said.arguments)
    expected.pop("confirmed", None)
    if said.act == "verify_sheet":
        expected["how"] = "typed_again" if expected.pop("sheet", None) else expected.get("how")
        expected["how"] = expected["how"] or "second_person"
    if happened.kind == "key_bound" and said.act != BIND:
        return bool(happened.data["person"] == HOUSE)
    both = [name for name in happened.data if name in expected]
    return all(_is_said(expected[name], happened.data[name]) for name in both)


def _is_said(argument: Any, written: Any) -> bool:
    """Texts are written on one line; what was left empty was chosen by the house."""
    if argument in ("", None, []):
        return True
    if isinstance(argument, str):
        return bool(" ".join(argument.split()) == written)
    if isinstance(argument, dict) and isinstance(written, dict):
        return all(_is_cell(argument[name], written.get(name)) for name in argument)
    return bool(argument == written)


def _is_cell(typed: Any, written: Any) -> bool:
    """Of a sheet: a list of empty characters is written as none."""
    if isinstance(typed, list) and not any(typed) and not written:
        return True
    return bool(typed == written)


def next_signature(tournament: Tournament, happened: Event) -> OpenSignature | None:
    """The signature that further events may belong to, after this one."""
    if happened.kind == "signed":
        data = happened.data
        return OpenSignature(
            happened.number, happened.by, happened.at, data["key"], data["act"], data["arguments"]
        )
    said = tournament.signature
    if said is None:
        return None
    return said._replace(used=said.used + 1) if covers(said, happened) else None


def check_follows(tournament: Tournament, happened: Event) -> None:
    """Right after a signature comes what was signed, and nothing else."""
    said = tournament.signature
    if said is not None and not said.used:
        demand(covers(said, happened), "signature-for-another", event=said.event)


class SignedEvent(NamedTuple):
    """An event, and the number of the signature that it belongs to; 0: nobody signed it."""

    event: Event
    signature: int


def with_signatures(events: Sequence[Event]) -> list[SignedEvent]:
    """Every event but the signatures themselves, with what it was signed by."""
    found: list[SignedEvent] = []
    seen = Tournament()
    for each in events:
        after = next_signature(seen, each)
        if each.kind != "signed":
            found.append(SignedEvent(each, after.event if after else 0))
        seen = replace(seen, signature=after)
    return found


# ------------------------------------------------------------------------ events


@event
def signed(tournament: Tournament, happened: Event) -> Tournament:
    """An act that follows was signed: by a key of who does it, with the next number of that key.

    Only the binding of a key is signed by a key that is not bound yet: by that one.
    """
    data, by = happened.data, happened.by
    key = tournament.keys.get(data["key"])
    known = data["act"] in (KINDS if by == HOUSE else ACTS)
    demand(known, "no-such-act", act=data["act"])
    if key is None:
        own = data["act"] == BIND and data["arguments"].get("key") == data["key"]
        demand(own and data["arguments"].get("person") == by, "key-unknown")
        demand(data["counter"] == 1, "signature-counter", next=1)
        return tournament
    demand(key.person == by, "key-of-another")
    demand(not key.withdrawn, "key-withdrawn")
    demand(data["counter"] == key.counter + 1, "signature-counter", next=key.counter + 1)
    return _with_key(tournament, key._replace(counter=data["counter"]))


@event
def key_bound(tournament: Tournament, happened: Event) -> Tournament:
    """From now on a key is somebody's who is in office, or the house's."""
    data, said = happened.data, tournament.signature
    demand(data["key"] not in tournament.keys, "key-known")
    known = data["person"] == HOUSE or data["person"] in tournament.officers
    demand(known, "not-in-office", player=data["person"])
    by_itself = said is not None and said.key == data["key"]
    counter = 1 if by_itself else 0
    how = _how_bound(tournament, data["person"], by_itself=by_itself)
    made = BoundKey(data["key"], data["person"], data["device"], happened.number, how, counter)
    return _with_key(tournament, made)


def _how_bound(tournament: Tournament, person: str, *, by_itself: bool) -> str:
    if tournament.signature is not None and not by_itself:
        return VOUCHED
    if not by_itself:
        return UNSIGNED
    return BY_ITSELF if any(key.person != HOUSE for key in tournament.keys.values()) else FIRST


@event
def key_withdrawn(tournament: Tournament, happened: Event) -> Tournament:
    """A phone was lost, or somebody else has it: its key signs nothing any more."""
    key = tournament.keys.get(happened.data["key"])
    demand(key is not None, "key-unknown")
    assert key is not None
    demand(not key.withdrawn, "key-withdrawn")
    return _with_key(tournament, key._replace(withdrawn=happened.number))


@event
def sheet_confirmed(tournament: Tournament, happened: Event) -> Tournament:
    """A player of the table has read the sheet on the own phone and agrees with it."""
    data, player = happened.data, happened.by
    table = tournament.table(data["round"], data["table"])
    demand(player in table.players, "not-at-this-table", player=player)
    demand(table.versions, "no-sheet", table=data["table"])
    count = len(table.versions)
    demand(data["version"] == count, "sheet-changed", version=count)
    again = any(each[:2] == (player, count) for each in table.confirmations)
    demand(not again, "sheet-confirmed-already")
    others = {key: whose for key, whose in tournament.phone_keys.items() if whose != player}
    demand(data["key"] not in others and data["key"] not in tournament.keys, "key-of-another")
    made = Confirmation(player, count, data["key"], happened.number)
    changed = replace(table, confirmations=(*table.confirmations, made))
    keys = with_item(tournament.phone_keys, data["key"], player)
    return replace(with_table(tournament, data["round"], data["table"], changed), phone_keys=keys)


def _with_key(tournament: Tournament, key: BoundKey) -> Tournament:
    return replace(tournament, keys=with_item(tournament.keys, key.key, key))
