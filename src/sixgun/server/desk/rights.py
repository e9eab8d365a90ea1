"""The matrix of offices at the front: which sort of fact each address and each field shows.

Who sees which sort of fact, and who writes which event, stands in `tournament/log/offices.py`; here
stands what every address of the desk and every field of its views belongs to. A new field or a new
address has one line here, and a test says if it is forgotten. Views are built field by field for
whom they are for (`showing`): what somebody may not see is never put in.
"""

from __future__ import annotations

from typing import NamedTuple, get_args

from msgspec import structs

from ...tournament.log.errors import Refused
from ...tournament.log.kinds import SINCE
from ...tournament.log.offices import (
    CALLS,
    CONDUCT,
    CONTACTS,
    COURSE,
    ENTRIES,
    HALL,
    HOMOLOGATION,
    KEEPING,
    LINKS,
    OWN,
    RESULTS,
    SHEETS,
    TOTALS,
    may_write,
    offices_of,
    sight_of,
    table_of,
)
from ...tournament.log.state import Tournament
from ..front.interfaces import NotLetIn
from . import acts, answers, persons, views
from .deriving import BECOMES, Act
from .door.views import DoorView, ShortView, WaitingView
from .duel_views import ClockPage, TabletView
from .evidence.views import AskedKey, CodeChecked, KeyView, PrintedList, SigningView
from .previews import Foretold, PendingEdition
from .seasons.views import SeasonView

NOT_YOURS = "desk-not-your-office"
_DESK = "/api/tournaments/{tournament:str}"


class Right(NamedTuple):
    """What one needs at an address: a link of this sort and, in office, a fact or an act."""

    link: str  # "": nothing; house, desk, phone, screen, clock, register; machine: its commands
    fact: str = ""
    kind: str = ""  # of event, which one must be allowed to write


#: Every address of the desk; `LIVE` is a socket.
ADDRESSES: dict[str, Right] = {
    "GET /api/tournaments": Right("house"),
    "POST /api/tournaments": Right("house"),
    f"POST {_DESK}/officers/{{person:str}}/link": Right("house"),
    f"POST {_DESK}/enter": Right(""),
    f"POST {_DESK}/register": Right("register"),
    f"POST {_DESK}/sit": Right(""),
    f"POST {_DESK}/command": Right("machine"),
    "GET /api/tournament-openapi.json": Right(""),
    f"GET {_DESK}/desk": Right("desk", COURSE),
    f"LIVE {_DESK}/desk/live": Right("desk", COURSE),
    f"POST {_DESK}/desk/acts": Right("desk", COURSE),  # each act by the events that it becomes
    f"POST {_DESK}/desk/ticket": Right("desk", SHEETS),
    f"GET {_DESK}/desk/draw": Right("desk", KEEPING),
    f"POST {_DESK}/desk/check-sheet": Right("desk", kind="sheet_entered"),
    f"GET {_DESK}/desk/standings": Right("desk", RESULTS),
    f"GET {_DESK}/desk/totals/{{player:str}}": Right("desk", TOTALS),
    f"GET {_DESK}/desk/checklist": Right("desk", HOMOLOGATION),
    f"GET {_DESK}/desk/season": Right("desk", HOMOLOGATION),
    f"GET {_DESK}/desk/log": Right("desk", TOTALS),
    f"POST {_DESK}/desk/people": Right("desk", kind="registered"),
    f"POST {_DESK}/desk/links": Right("desk", ENTRIES),  # and by whom the link is for
    f"POST {_DESK}/desk/links/revoke": Right("desk", ENTRIES),
    f"PUT {_DESK}/desk/photos/{{number:int}}/{{table:int}}": Right("desk", kind="photo_added"),
    f"GET {_DESK}/desk/photos/{{number:int}}/{{table:int}}": Right("desk", SHEETS),
    f"GET {_DESK}/desk/paper/{{paper:str}}": Right("desk", COURSE),  # and by the paper
    f"GET {_DESK}/desk/report": Right("desk", TOTALS),
    f"GET {_DESK}/desk/report.csv": Right("desk", TOTALS),
    f"POST {_DESK}/desk/verify-report": Right("desk", COURSE),
    f"POST {_DESK}/desk/backup": Right("desk", KEEPING),
    f"POST {_DESK}/desk/preview": Right("desk", HOMOLOGATION),  # and by the act
    f"GET {_DESK}/desk/pending": Right("desk", TOTALS),
    f"PUT {_DESK}/desk/inbox": Right("desk", TOTALS),
    f"GET {_DESK}/desk/inbox/{{photo:str}}": Right("desk", TOTALS),
    f"POST {_DESK}/desk/inbox/{{photo:str}}/sheet": Right("desk", TOTALS),
    f"DELETE {_DESK}/desk/inbox/{{photo:str}}": Right("desk", TOTALS),
    f"POST {_DESK}/desk/slips": Right("desk", LINKS),
    f"GET {_DESK}/desk/tables/{{file:str}}": Right("desk", COURSE),  # and by the table
    f"PUT {_DESK}/desk/regulation": Right("desk", kind="regulation_given"),
    f"GET {_DESK}/regulation.pdf": Right("desk", HALL),  # phones and the screen may, too
    f"GET {_DESK}/check-code": Right("desk", HALL),  # phones and the screen may, too
    f"GET {_DESK}/desk/printed": Right("desk", KEEPING),
    f"POST {_DESK}/desk/printed": Right("desk", COURSE),
    f"POST {_DESK}/desk/keys": Right("desk", COURSE),
    f"GET {_DESK}/clock": Right("clock", HALL),
    f"LIVE {_DESK}/clock/live": Right("clock", HALL),
    f"POST {_DESK}/clock/acts": Right("clock", HALL),
    f"GET {_DESK}/phone": Right("phone", OWN),
    f"LIVE {_DESK}/phone/live": Right("phone", OWN),
    f"POST {_DESK}/phone/acts": Right("phone", OWN),
    f"POST {_DESK}/phone/ticket": Right("phone", OWN),
    f"GET {_DESK}/phone/standings": Right("phone", RESULTS),
    f"GET {_DESK}/screen": Right("screen", HALL),
    f"LIVE {_DESK}/screen/live": Right("screen", HALL),
    f"GET {_DESK}/screen/standings": Right("screen", RESULTS),
    "GET /api/seasons": Right("house"),
    "GET /api/season": Right("house"),
    "GET /api/season.csv": Right("house"),
    "GET /api/season/tables/{file:str}": Right("house"),
    "POST /api/seasons/acts": Right("house"),
    "POST /api/season/reports": Right("house"),
}
#: What each paper shows; nobody prints what he may not see.
PAPERS: dict[str, str] = {
    "seating": COURSE,
    "names": COURSE,
    "sheets": COURSE,
    "blank": COURSE,
    "duels": HALL,
    "filled": SHEETS,
    "standings": RESULTS,
    "diplomas": RESULTS,
    "report": RESULTS,
}
#: What each table for spreadsheets shows.
SHEETS_OF_CELLS: dict[str, str] = {"standings": TOTALS, "players": CONDUCT, "seating": COURSE}
#: Whom links are for, and what one needs to give one. A player's phone shows his total.
GIVING: dict[str, Right] = {
    "desk": Right("desk", kind="person_named"),
    "phone": Right("desk", LINKS),
    "screen": Right("desk", ENTRIES),
    "register": Right("desk", ENTRIES),
    "clock": Right("desk", kind="clock_lent"),
}
#: Acts that become no event, and the event whose writers may do them.
BESIDE_THE_LOG: dict[type[Act], str] = {acts.ErasePhoto: "photo_added"}

#: Every view that somebody gets, and which sort of fact it is as a whole or, by the names of its
#: fields, in parts. Structs inside of a field are of its sort, if they do not stand here.
FIELDS: dict[type, str | dict[str, str]] = {
    views.DeskView: {
        COURSE: "version now tournament name place season stage head promise reading rules_version"
        " practice official unofficial me offices plays may sees people referees organizers judges"
        " registrars given revoked registration players planned has_auction has_duels characters"
        " derogations offered rounds voided stopped editions announcements tablets door short"
        " signing",
        HALL: "qualified duels third_skipped final regulation",
        ENTRIES: "self_service banned barred",
        CALLS: "calls",
        KEEPING: "backup",
        TOTALS: "pending unjudged inbox",
    },
    DoorView: {COURSE: "check_in present missing places free waiting next late"},
    WaitingView: {COURSE: "number present", ENTRIES: "link"},
    ShortView: {COURSE: "players least seatable"},
    persons.PersonView: {
        COURSE: "name member surname given club shown listed",
        CONTACTS: "contact",
    },
    persons.PlayerView: {
        COURSE: "number gone erased bot",
        CONDUCT: "warnings",
        TOTALS: "total",
        ENTRIES: "link",
    },
    persons.GoneView: {COURSE: "how round in_game", CONDUCT: "category"},
    views.DerogationView: {
        COURSE: "kind degree value midway approval announced consent asked withdrawable"
    },
    views.RoundView: {COURSE: "number by_hand link hall confirmed auctioned tables to_start"},
    views.TableView: {
        COURSE: "players status filed verified is_verified passive reshuffles noon noon_due since"
        " housed boxes back confirmed_by",
        SHEETS: "versions photo auction choice",
        TOTALS: "judged",
    },
    views.VerifiedView: {COURSE: "by typed_again version how"},
    views.HousedView: {COURSE: "clock chat spectators status came here"},
    views.VoidedView: {COURSE: "round tables reason"},
    views.EditionView: {COURSE: "number event at", TOTALS: "reason"},
    views.HallView: HALL,
    views.PhoneView: OWN,
    views.DrawPreview: KEEPING,
    views.SheetChecked: {SHEETS: "version complete problems prizes", TOTALS: "warnings money"},
    views.OneTotal: TOTALS,
    views.StandingsView: {
        RESULTS: "version edition head final rows names",
        TOTALS: "warnings overspends pending",
    },
    views.ChecklistView: HOMOLOGATION,
    SeasonView: HOMOLOGATION,
    views.LogPage: TOTALS,
    Foretold: HOMOLOGATION,
    PendingEdition: TOTALS,
    ClockPage: HALL,
    TabletView: COURSE,
    CodeChecked: HALL,
    PrintedList: KEEPING,
    SigningView: COURSE,
    KeyView: COURSE,
    AskedKey: COURSE,
    answers.InboxKept: TOTALS,
    answers.Registered: ENTRIES,
    answers.LinkGiven: LINKS,
    answers.ActDone: COURSE,
    answers.TicketGiven: SHEETS,
    views.BackupView: KEEPING,
    answers.ReportVerified: COURSE,
    answers.SheetConflict: SHEETS,
}


# ---------------------------------------------------------------------- checks


def check_right(state: Tournament, person: str, right: Right, table: int | None = None) -> None:
    """Refuse somebody in office whose office this is not."""
    if right.fact and not sight_of(state, person).sees(right.fact, table):
        raise NotLetIn(NOT_YOURS)
    if right.kind and not may_write(state, person, right.kind, table):
        raise Refused("not-your-office", player=person)


def check_act(state: Tournament, person: str, act: Act) -> None:
    """Refuse an act that is not of somebody's office, before anything of it is done or told."""
    if not offices_of(state, person):
        raise Refused("not-in-office", player=person)
    table = table_of(state, structs.asdict(act))
    if not all(may_write(state, person, kind, table) for kind in kinds_of(type(act))):
        raise Refused("not-your-office", player=person)


def kinds_of(act: type[Act]) -> tuple[str, ...]:
    """Which events one must be allowed to write to do this."""
    beside = BESIDE_THE_LOG.get(act)
    return (beside,) if beside else BECOMES[act].kinds


def acts_of(state: Tournament, person: str) -> tuple[str, ...]:
    """What somebody in office may do, by tags: at one table at least, if it is about tables."""
    return tuple(
        [
            str(act.__struct_config__.tag)
            for act in get_args(acts.DeskAct)
            if all(
                may_write(state, person, kind) and SINCE.get(kind, 1) <= state.version
                for kind in kinds_of(act)
            )
        ]
    )
