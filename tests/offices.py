"""A hall with somebody in every office, and every kind of event in a place where it is possible."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from sixgun.tournament.log.kinds import JUDGE, ORGANIZER, REFEREE, REGISTRAR
from sixgun.tournament.log.seeds import promise
from sixgun.tournament.log.state import Tournament
from tests.desks import DIGEST, OLGA, RITA, SECRET, Hall, a_sheet, number
from tests.signing import Signer

JUDD, JANE, REGI = "000000d1", "000000d2", "000000e1"
#: Whoever holds each office. Remo does what the scenes need, so Rita is whom the matrix means.
HOLDERS = {REFEREE: RITA, JUDGE: JUDD, REGISTRAR: REGI, ORGANIZER: OLGA}
#: The table that Judd has; Jane has another one.
HIS, HERS = 1, 2
CAST = ["bart_cassidy", "black_jack", "calamity_janet", "el_gringo", "jesse_jones", "jourdonnais"]


class Scene(NamedTuple):
    """What happened, as somebody entitled wrote it, and the state before."""

    before: Tournament
    data: dict[str, Any]
    by: str


def name_everybody(hall: Hall) -> Hall:
    for person, role in ((JUDD, JUDGE), (JANE, JUDGE), (REGI, REGISTRAR)):
        hall.note("person_named", person=person, role=role, digest=DIGEST)
    hall.note("tables_given", person=JUDD, tables=[HIS])
    hall.note("tables_given", person=JANE, tables=[HERS])
    return hall


class Watched(Hall):
    """A hall that remembers the state before the last event of each kind."""

    def __init__(self, *more: Any, **said: Any) -> None:
        self.scenes: dict[str, Scene] = {}
        super().__init__(*more, **said)
        note = self.desk.note

        def noted(kind: str, by: str, at: int, **data: Any) -> Any:
            self.scenes[kind] = Scene(self.tournament, data, by)
            return note(kind, by, at, **data)

        self.desk.note = noted  # type: ignore[method-assign]


def scenes() -> dict[str, Scene]:
    """Every kind of event but the first one, where it can happen."""
    found: dict[str, Scene] = {}
    halls = (_derogations(), _tables(), _auctions(), _choices(), _clocks(), _ending(), _entries())
    halls = (*halls, _arrivals(), _signatures())
    for hall in halls:
        found |= hall.scenes
    return found


def _entries() -> Watched:
    hall = Watched()
    name_everybody(hall)
    hall.register(11, close=False)
    hall.note("person_named", person=number(99), role=JUDGE, digest=DIGEST)
    hall.note("person_revoked", person=number(99), role=JUDGE, reason="")
    hall.note("unregistered", person=number(11), reason="")
    hall.note("registration_closed", promise=promise(SECRET))
    hall.note("registration_reopened", reason="late")
    hall.note("registration_closed", promise=None)
    hall.note("person_changed", person=number(1), digest=DIGEST)
    hall.note("person_erased", person=number(1))
    hall.note("ban_noted", person=number(2), reason="by the publisher")
    hall.note("left_official", reason="for fun")
    hall.draw()
    hall.note("draw_voided", round=1, reason="late")
    seats = [list(hall.tournament.active[:5]), list(hall.tournament.active[5:])]
    active = list(hall.tournament.active)
    hall.note("round_by_hand", round=1, active=active, tables=seats, reason="by hand")
    return hall


def _arrivals() -> Watched:
    hall = Watched()
    name_everybody(hall)
    hall.register(10, close=False)
    hall.note("places_set", places=11)
    hall.note("check_in_opened")
    hall.note("checked_in", by=number(1), person=number(1))
    hall.note("check_in_revoked", person=number(1))
    for person in (21, 22):
        hall.note("waiting_added", by=number(person), person=number(person), digest=DIGEST)
    hall.note("moved_up", person=number(21))
    hall.note("waiting_left", person=number(22), reason="")
    hall.note("moved_to_waiting", person=number(2), reason="")
    kinds = ("places_set", "check_in_opened", "checked_in", "check_in_revoked", "waiting_added")
    kinds = (*kinds, "moved_up", "waiting_left", "moved_to_waiting")
    hall.scenes = {kind: hall.scenes[kind] for kind in kinds}
    return hall


def _practice() -> Iterator[tuple[str, Scene]]:
    hall = Watched(practice=True)
    name_everybody(hall)
    hall.note("registration_opened")
    hall.note("registered", person=number(1), digest=DIGEST)
    hall.note("bot_seated", person=number(1), bot="drifter")
    yield "bot_seated", hall.scenes["bot_seated"]


def _derogations() -> Watched:
    hall = Watched(10)
    name_everybody(hall)
    hall.draw()
    hall.derogate("no_auction")
    players = list(hall.tournament.active)
    hall.note("derogation_agreed", derogation="no_auction", players=players)
    hall.finish_round()
    hall.note("withdrew", player=number(3), no_show=False, note="")
    hall.note("stopped", reason="too few")
    hall.scenes |= dict(_practice())
    return hall


def _tables() -> Watched:
    hall = Watched(10)
    name_everybody(hall)
    hall.draw()
    where = {"round": 1, "table": HIS}
    player = hall.tournament.table(1, HIS).players[0]
    housed = {"clock": "none", "chat": False, "spectators": False}
    hall.note("table_housed", **where, **housed)
    hall.note("player_missed", by="00000000", **where, player=player, cause="away")
    hall.note("player_returned", by="00000000", **where, player=player)
    hall.note("referee_called", by=player, **where, note="by mistake")
    hall.note("call_withdrawn", by=player, call=hall.tournament.calls[-1][0])
    hall.note("referee_called", by=player, **where, note="here")
    hall.note("call_answered", call=hall.tournament.calls[-1][0])
    hall.note("announced", text="soon")
    hall.note("warned", player=player, category="swearing", note="")
    warning = hall.tournament.players[player].warnings[0].event
    hall.note("warning_revoked", player=player, warning=warning, reason="another")
    hall.note("withdrew", player=player, no_show=False, note="")
    hall.note("withdrawal_revoked", player=player, reason="another")
    hall.note("expelled", player=player, category="swearing", note="")
    return hall


def _signatures() -> Watched:
    hall = Watched(10)
    name_everybody(hall)
    hall.draw()
    hall.enter(1, HIS)
    signer, table = Signer(), hall.tournament.table(1, HIS)
    confirmed = {"round": 1, "table": HIS, "version": 1, "head": hall.tournament.head}
    confirmed |= {"key": Signer(2).key, "signature": "ab" * 64}
    hall.note("sheet_confirmed", by=table.players[0], **confirmed)
    hall.note("key_bound", person=RITA, key=signer.key, device="")
    state = hall.tournament
    signed = signer.signature(state.founded, state.head, "announce", {"text": "soon"})
    hall.scenes["signed"] = Scene(state, signed.event[1], RITA)
    hall.note("key_withdrawn", key=signer.key, reason="lost")
    kinds = ("sheet_confirmed", "key_bound", "key_withdrawn", "signed")
    hall.scenes = {kind: hall.scenes[kind] for kind in kinds}
    return hall


def _auctions() -> Watched:
    hall = Watched(10)
    name_everybody(hall)
    hall.draw()
    where = {"round": 1, "table": HIS}
    hall.note("auction_begun", **where, characters=CAST)
    opener = hall.tournament.table(1, HIS).players[0]
    opening = {"seat": 1, "move": "open", "character": CAST[0], "price": 10}
    hall.note("auction_moved", by=opener, **where, **opening)
    hall.note("table_moved", **where, status="playing")
    hall.note("reshuffled", **where, count=1)
    hall.note("noon_called", **where, cause="reshuffle")
    hall.note("overspend_judged", **where, player=opener, intentional=False, note="")
    del hall.scenes["table_moved"]  # in an auction a table is moved by its last bid
    return hall


def _clocks() -> Watched:
    hall = Watched(10)
    name_everybody(hall)
    hall.note("regulation_given", address="https://example.org/regulation.pdf", digest=None)
    hall.derogate("no_duels")
    hall.note("derogation_withdrawn", derogation="no_duels", reason="")
    hall.play_all()
    hall.publish()
    hall.correct(1, HIS, a_sheet(5, "outlaws"))
    hall.verify(1, HIS)
    hall.note("edition_published", edition=2, reason="misread")
    hall.begin_duels()
    hall.sides("s1")
    hall.note("clock_lent", duel="s1")
    press = {"duel": "s1", "action": "turn", "side": 0}
    hall.note("clock_pressed", **press)
    hall.note("clock_pressed_late", by="00000000", **{**press, "action": "end"}, ago=1)
    hall.note("clock_set", duel="s1", first=60, second=60, reason="forgotten")
    hall.note("clock_taken_back", duel="s1")
    names = ("regulation_given", "derogation_withdrawn", "edition_published", "clock_lent")
    late = ("clock_pressed_late", "clock_set", "clock_taken_back")
    hall.scenes = {kind: hall.scenes[kind] for kind in (*names, *late)}
    return hall


def _choices() -> Watched:
    hall = Watched(10)
    name_everybody(hall)
    hall.derogate("no_auction")
    hall.draw()
    where = {"round": 1, "table": HIS}
    cast = [*CAST, "kit_carlson", "lucky_duke", "paul_regret", "pedro_ramirez"]
    hall.note("characters_offered", **where, characters=cast)
    table = hall.tournament.table(1, HIS)
    assert table.choice is not None
    chosen = table.choice.offered[0][0]
    hall.note("character_chosen", by=table.players[0], **where, seat=1, character=chosen)
    hall.scenes = {"characters_offered": hall.scenes["characters_offered"]} | {
        "character_chosen": hall.scenes["character_chosen"]
    }
    return hall


def _ending() -> Watched:
    hall = Watched(12)
    name_everybody(hall)
    hall.draw()
    hall.note("table_moved", round=1, table=HIS, status="playing")
    hall.note("table_set_back", round=1, table=HIS, status="seated", reason="too soon")
    hall.note("table_moved", round=1, table=HIS, status="playing")
    for place in (HERS, HIS):
        hall.check(1, place)
    sheet = hall.scenes["sheet_entered"].data["sheet"]
    again = {"round": 1, "table": HIS, "version": 1, "sheet": sheet}
    hall.note("sheet_corrected", **again, reason="misread")
    hall.verify(1, HIS)
    kept = {kind: hall.scenes[kind] for kind in ("sheet_entered", "photo_added", "sheet_checked")}
    hall.play_all()
    hall.publish()
    hall.begin_duels()
    hall.scenes |= kept
    hall.sides("s1")
    hall.note("duel_housed", duel="s1", chat=False, spectators=False)
    hall.note("clock_pressed", duel="s1", action="turn", side=0)
    duel = hall.tournament.duels()["s1"]
    hall.note("duel_won", duel="s1", winner=duel.first, how="played")
    hall.note("duel_corrected", duel="s1", winner=duel.second, how="played", reason="misread")
    hall.win("s2")
    hall.note("third_skipped", reason="late")
    hall.win("final")
    hall.note("closed")
    hall.note("reopened", reason="misread")
    hall.note("closed")
    hall.note("sent", to="the publisher")
    return hall
