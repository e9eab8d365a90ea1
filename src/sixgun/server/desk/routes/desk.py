"""The referee's desk: everything that those in office see and do."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from ....tournament.log.chain import as_data
from ....tournament.log.errors import Malformed, Refused
from ....tournament.reporting.report import make_report, read_report, standings_csv, write_report
from ....tournament.reporting.verification import verify_report
from ...front.interfaces import NotInstalled, NotLetIn, NotPossible, NotThere, Unreadable, Unusable
from ...front.requests import HttpRequest
from .. import views
from ..acts import CheckSheet, DeskAct, IssueLink, LookOn, Register, RevokeLink
from ..doing import ActOutcome, Turn, add_photo, do, noted_person
from ..entry import DeskSession, come_in, link_given, shut_out
from ..explaining import checklist_shown, draw_shown, for_referees, sheet_checked, standings_shown
from ..keys import Holder
from ..lists import ListedPerson, ListUnreadable, line_problem, read_list
from ..opened import OpenDesk
from ..showing import told

LOG_PAGE = 200
LONGEST_LIST = 200_000
LONGEST_PHOTO = 12_000_000
LONGEST_REPORT = 32_000_000
PHOTO_KIND = "image/jpeg"


@get("/api/tournaments/{tournament:str}/desk")
async def desk(request: HttpRequest, tournament: FromPath[str]) -> Response[views.DeskView]:
    """Everything that referees see."""
    session = come_in(request, tournament, "desk")
    return Response(session.desk.desk(session.person))


@post("/api/tournaments/{tournament:str}/desk/acts", status_code=200)
async def act(
    request: HttpRequest, tournament: FromPath[str], data: JSONBody[DeskAct]
) -> Response[views.ActDone]:
    """Do something; the answer comes when it is on the disk."""
    session = come_in(request, tournament, "desk")
    outcome = await session.desk.act(session.person, lambda turn: do(turn, data))
    return Response(await done(request, session.desk, outcome))


async def done(request: HttpRequest, desk: OpenDesk, outcome: ActOutcome) -> views.ActDone:
    """The answer to an act."""
    if outcome.shut_out:
        await shut_out(request.context, desk, outcome.shut_out)
    link = None
    if outcome.link is not None:
        link = link_given(request, desk, outcome.link, outcome.secret)
    return views.ActDone(desk.tournament.events, desk.tournament.head, outcome.person, link)


@post("/api/tournaments/{tournament:str}/desk/ticket", status_code=200)
async def ticket(
    request: HttpRequest, tournament: FromPath[str], data: JSONBody[LookOn]
) -> Response[views.TicketGiven]:
    """A ticket by which a referee looks on at a table of the house."""
    session = come_in(request, tournament, "desk")
    if session.desk.usher is None:
        raise NotPossible("desk-no-tables")
    return Response(
        views.TicketGiven(session.desk.usher.ticket_to(data.round, data.table, data.duel or ""))
    )


# -------------------------------------------------------------- looking closer


@get("/api/tournaments/{tournament:str}/desk/draw")
async def next_draw(request: HttpRequest, tournament: FromPath[str]) -> Response[views.DrawPreview]:
    """What the next draw will be like, before a number is given."""
    session = come_in(request, tournament, "desk")
    return Response(await asyncio.to_thread(draw_shown, session.desk.tournament))


@post("/api/tournaments/{tournament:str}/desk/check-sheet", status_code=200)
async def check_sheet(
    request: HttpRequest, tournament: FromPath[str], data: JSONBody[CheckSheet]
) -> Response[views.SheetChecked]:
    """The validations of a sheet while it is typed; nothing is written."""
    state = come_in(request, tournament, "desk").desk.tournament
    return Response(sheet_checked(state, data.round, data.table, data.sheet))


@get("/api/tournaments/{tournament:str}/desk/standings")
async def standings(
    request: HttpRequest, tournament: FromPath[str], edition: FromQuery[int] = 0
) -> Response[views.StandingsView]:
    """The standings as they are now, or an edition; for referees before publication, too."""
    session = come_in(request, tournament, "desk")
    state, people = session.desk.tournament, session.desk.people
    shown = await asyncio.to_thread(standings_shown, state, people, edition)
    return Response(await asyncio.to_thread(for_referees, shown, state))


@get("/api/tournaments/{tournament:str}/desk/checklist")
async def checklist(
    request: HttpRequest, tournament: FromPath[str]
) -> Response[views.ChecklistView]:
    """H-1 to H-12."""
    session = come_in(request, tournament, "desk")
    return Response(await asyncio.to_thread(checklist_shown, session.desk.tournament))


@get("/api/tournaments/{tournament:str}/desk/log")
async def log(
    request: HttpRequest, tournament: FromPath[str], after: FromQuery[int] = 0
) -> Response[views.LogPage]:
    """Events of the log, the oldest first."""
    session = come_in(request, tournament, "desk")
    events = [as_data(event) for event in session.desk.events(max(0, after), LOG_PAGE)]
    entries = [
        views.LogEntry(*(event[name] for name in views.LogEntry.__struct_fields__))
        for event in events
    ]
    return Response(views.LogPage(session.desk.tournament.events, tuple(entries)))


# ---------------------------------------------------------------- many people


@post(
    "/api/tournaments/{tournament:str}/desk/people",
    status_code=200,
    request_max_body_size=LONGEST_LIST,
)
async def register_many(
    request: HttpRequest, tournament: FromPath[str]
) -> Response[views.Registered]:
    """Register everybody of a CSV file; lines that cannot be used are told, the others count."""
    session = come_in(request, tournament, "desk")
    people = _listed(await request.body())
    numbers, lines = await session.desk.act(
        session.person, lambda turn: _register_all(turn, people)
    )
    version = session.desk.tournament.events
    return Response(views.Registered(version, tuple(numbers), tuple(lines)))


def _listed(content: bytes) -> list[ListedPerson]:
    try:
        found = read_list(content)
    except ListUnreadable as error:
        raise Unusable("desk-list-unreadable", line=error.line) from error
    if not found:
        raise NotPossible("desk-list-empty")
    return found


def _register_all(
    turn: Turn, people: list[ListedPerson]
) -> tuple[list[str], list[views.LineRefused]]:
    numbers: list[str] = []
    problems: list[views.LineRefused] = []
    for line in people:
        problem = line_problem(line)
        try:
            if problem:
                raise NotPossible(problem)
            person = Register(line.name, line.member, line.contact)
            numbers.append(noted_person(turn, "registered", person))
        except NotLetIn as error:
            problems.append(views.LineRefused(line.number, line.name, error.told))
        except Refused as error:
            problems.append(views.LineRefused(line.number, line.name, told(error.words)))
    return numbers, problems


# ---------------------------------------------------------------------- links


@post("/api/tournaments/{tournament:str}/desk/links", status_code=200)
async def issue_link(
    request: HttpRequest, tournament: FromPath[str], data: JSONBody[IssueLink]
) -> Response[views.LinkGiven]:
    """A new link for a player, a referee, the screen or registration."""
    session = come_in(request, tournament, "desk")
    holder = _holder(session, data)
    secret = await session.desk.act(session.person, lambda turn: turn.keys.new_link(holder))
    await shut_out(request.context, session.desk, [holder])
    return Response(link_given(request, session.desk, holder, secret))


@post("/api/tournaments/{tournament:str}/desk/links/revoke", status_code=204)
async def revoke_link(
    request: HttpRequest, tournament: FromPath[str], data: JSONBody[RevokeLink]
) -> None:
    """Shut out whoever came by a link."""
    session = come_in(request, tournament, "desk")
    holder = _holder(session, data)
    await session.desk.act(session.person, lambda turn: turn.keys.revoke(holder))
    await shut_out(request.context, session.desk, [holder])


def _holder(session: DeskSession, asked: IssueLink | RevokeLink) -> Holder:
    """Whom a link is for; it must be somebody who can have one."""
    state = session.desk.tournament
    if asked.role == "register" and state.registration != "open":
        raise Refused("registration-not-open")
    if asked.role in ("screen", "register"):
        return Holder(asked.role)
    if asked.role == "phone" and asked.person not in state.players:
        raise Refused("no-such-player", player=asked.person)
    if asked.role == "desk" and not session.desk.in_office(asked.person):
        raise Refused("not-in-office", player=asked.person)
    return Holder(asked.role, asked.person)


# --------------------------------------------------------------------- photos


@put(
    "/api/tournaments/{tournament:str}/desk/photos/{number:int}/{table:int}",
    request_max_body_size=LONGEST_PHOTO,
)
async def keep_photo(
    request: HttpRequest, tournament: FromPath[str], number: FromPath[int], table: FromPath[int]
) -> Response[views.ActDone]:
    """Keep the photo of a paper sheet, written anew without anything but the picture."""
    try:
        from ..photos import NoPhoto, written_anew
    except ModuleNotFoundError as error:
        raise NotInstalled("desk-photos-not-installed") from error
    session = come_in(request, tournament, "desk")
    session.desk.tournament.table(number, table)
    try:
        photo = await asyncio.to_thread(written_anew, await request.body())
    except NoPhoto as error:
        raise NotPossible(error.key) from error
    kept = await session.desk.act(
        session.person, lambda turn: add_photo(turn, number, table, photo)
    )
    return Response(await done(request, session.desk, kept))


@get(
    "/api/tournaments/{tournament:str}/desk/photos/{number:int}/{table:int}",
    media_type=PHOTO_KIND,
)
async def see_photo(
    request: HttpRequest, tournament: FromPath[str], number: FromPath[int], table: FromPath[int]
) -> Response[bytes]:
    """The photo of a sheet, for referees only."""
    session = come_in(request, tournament, "desk")
    mark = session.desk.tournament.table(number, table).photo
    found = await asyncio.to_thread(session.desk.store.photo, mark) if mark else None
    if found is None:
        raise NotThere("desk-photo-missing")
    return Response(found, media_type=PHOTO_KIND)


# -------------------------------------------------------------------- reports


@get("/api/tournaments/{tournament:str}/desk/report")
async def report(
    request: HttpRequest, tournament: FromPath[str], names: FromQuery[bool] = False
) -> Response[str]:
    """The report to the publisher, as JSON that can be read back."""
    session = come_in(request, tournament, "desk")
    desk = session.desk
    people = desk.people if names else {}
    state, events = desk.tournament, desk.all_events()
    made = await asyncio.to_thread(make_report, events, state, people=people)
    headers = {"content-disposition": f'attachment; filename="{desk.name}.json"'}
    return Response(write_report(made), headers=headers, media_type="application/json")


@get("/api/tournaments/{tournament:str}/desk/report.csv", media_type="text/csv")
async def report_csv(
    request: HttpRequest, tournament: FromPath[str], names: FromQuery[bool] = True
) -> Response[str]:
    """The standings for a spreadsheet."""
    session = come_in(request, tournament, "desk")
    if not session.desk.tournament.rounds:
        raise Refused("no-round")
    people = session.desk.people if names else {}
    text = await asyncio.to_thread(standings_csv, session.desk.tournament, people)
    headers = {"content-disposition": f'attachment; filename="{session.desk.name}.csv"'}
    return Response(text, headers=headers, media_type="text/csv")


@post(
    "/api/tournaments/{tournament:str}/desk/verify-report",
    status_code=200,
    request_max_body_size=LONGEST_REPORT,
)
async def check_report(
    request: HttpRequest, tournament: FromPath[str]
) -> Response[views.ReportVerified]:
    """Read a report back, whoever wrote it, and let other code check it."""
    come_in(request, tournament, "desk")
    content = await request.body()
    async with request.context.replaying:
        return Response(await asyncio.to_thread(_verified, content))


def _verified(content: bytes) -> views.ReportVerified:
    try:
        text = content.decode()
        verified = verify_report(text)
    except UnicodeDecodeError as error:
        raise Unreadable(f"the report is not text: {error}") from error
    try:
        found = read_report(text).tournament
    except Malformed:
        return views.ReportVerified(verified.violations, 0, 0, "", "")
    return views.ReportVerified(
        verified.violations, verified.last_again, verified.avoidable, found.name, found.head
    )


@post("/api/tournaments/{tournament:str}/desk/backup", status_code=200)
async def backup(request: HttpRequest, tournament: FromPath[str]) -> Response[views.BackupView]:
    """Write a backup now."""
    session = come_in(request, tournament, "desk")
    return Response(await session.desk.back_up("by-hand"))


ROUTES = [
    desk,
    act,
    ticket,
    next_draw,
    check_sheet,
    standings,
    checklist,
    log,
    register_many,
    issue_link,
    revoke_link,
    keep_photo,
    see_photo,
    report,
    report_csv,
    check_report,
    backup,
]
