"""The referee's desk: everything that those in office see and do."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from ....tournament.log.chain import as_data
from ....tournament.log.errors import Malformed, Refused
from ....tournament.log.offices import SHEETS, TOTALS
from ....tournament.log.signing import Signature, with_signatures
from ....tournament.reporting.report import make_report, read_report, standings_csv, write_report
from ....tournament.reporting.verification import verify_report
from ...front.interfaces import NotLetIn, NotPossible, NotThere, Unreadable, Unusable
from ...front.requests import HttpRequest
from .. import answers, views
from ..acts import CheckSheet, DeskAct, IssueLink, LookOn, Register, RevokeLink
from ..doing import ActOutcome, Turn, add_photo, do, noted_person
from ..entry import DeskSession, come_in, link_given, shut_out
from ..evidence.signing import HEADER, content_of, signature_from
from ..explaining import checklist_shown, draw_shown, for_referees, sheet_checked, standings_shown
from ..keys import Holder
from ..lists import ListedPerson, ListUnreadable, line_problem, read_list
from ..opened import OpenDesk
from ..rights import GIVING, Right
from ..showing import told
from .developing import developed
from .evidence import REPORT_FILE, remember
from .hall import published

LOG_PAGE = 200
LONGEST_LIST = 200_000
LONGEST_PHOTO = 12_000_000
LONGEST_REPORT = 32_000_000
PHOTO_KIND = "image/jpeg"
#: What one needs at a table: looking at its sheet, filing it, keeping a photo of it.
LOOKING = Right("desk", SHEETS)
FILING, KEEPING_PHOTOS = Right("desk", kind="sheet_entered"), Right("desk", kind="photo_added")


@get("/api/tournaments/{tournament:str}/desk")
async def desk(request: HttpRequest, tournament: FromPath[str]) -> Response[views.DeskView]:
    """What somebody in office sees."""
    session = come_in(request, tournament, "desk")
    return Response(session.desk.desk(session.person))


@post("/api/tournaments/{tournament:str}/desk/acts", status_code=200)
async def act(
    request: HttpRequest, tournament: FromPath[str], data: JSONBody[DeskAct]
) -> Response[answers.ActDone]:
    """Do something; the answer comes when it is on the disk."""
    session = come_in(request, tournament, "desk")
    signature = await signature_of_act(request)
    outcome = await session.desk.act(session.person, lambda turn: do(turn, data), signature)
    return Response(await done(request, session.desk, outcome))


async def signature_of_act(request: HttpRequest) -> Signature | None:
    """What came with an act: over what was sent, word for word."""
    sent = msgspec.json.decode(await request.body())
    return signature_from(request.headers.get(HEADER), sent.pop("t"), sent)


def signature_of_file(
    request: HttpRequest, act: str, content: bytes, **where: int
) -> Signature | None:
    """What came with a file: over its hash, and what it is for."""
    return signature_from(request.headers.get(HEADER), act, content_of(content, **where))


async def done(request: HttpRequest, desk: OpenDesk, outcome: ActOutcome) -> answers.ActDone:
    """The answer to an act."""
    if outcome.shut_out:
        await shut_out(request.context, desk, outcome.shut_out)
    link = None
    if outcome.link is not None:
        link = link_given(request, desk, outcome.link, outcome.secret)
    return answers.ActDone(desk.tournament.events, desk.tournament.head, outcome.person, link)


@post("/api/tournaments/{tournament:str}/desk/ticket", status_code=200)
async def ticket(
    request: HttpRequest, tournament: FromPath[str], data: JSONBody[LookOn]
) -> Response[answers.TicketGiven]:
    """A ticket by which a referee looks on at a table of the house."""
    session = come_in(request, tournament, "desk")
    session.check(LOOKING, data.table or None)
    if session.desk.usher is None:
        raise NotPossible("desk-no-tables")
    return Response(
        answers.TicketGiven(session.desk.usher.ticket_to(data.round, data.table, data.duel or ""))
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
    session = come_in(request, tournament, "desk")
    session.check(FILING, data.table)
    state, sees_totals = session.desk.tournament, session.sight.sees(TOTALS)
    return Response(
        sheet_checked(state, data.round, data.table, data.sheet, with_money=sees_totals)
    )


@get("/api/tournaments/{tournament:str}/desk/standings")
async def standings(
    request: HttpRequest, tournament: FromPath[str], edition: FromQuery[int] = 0
) -> Response[views.StandingsView]:
    """The standings as they are now, or an edition; before publication for referees alone."""
    session = come_in(request, tournament, "desk")
    state, people = session.desk.tournament, session.desk.people
    if not session.sight.sees(TOTALS):
        return Response(await published(session, edition))
    shown = await asyncio.to_thread(standings_shown, state, people, edition)
    return Response(await asyncio.to_thread(for_referees, shown, state))


@get("/api/tournaments/{tournament:str}/desk/totals/{player:str}")
async def one_total(
    request: HttpRequest, tournament: FromPath[str], player: FromPath[str]
) -> Response[views.OneTotal]:
    """What one player has, for who is asked "how much have I?"; nothing of anybody else."""
    state = come_in(request, tournament, "desk").desk.tournament
    if player not in state.players:
        raise Refused("no-such-player", player=player)
    if not state.rounds:
        raise Refused("no-round")
    return Response(views.OneTotal(state.events, player, state.score_of(player)))


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
    every = with_signatures(session.desk.all_events())
    signed = {each.event.number: each.signature for each in every}
    entries = [
        views.LogEntry(
            **{name: event[name] for name in ("number", "kind", "by", "at", "data", "hash")},
            signature=signed.get(event["number"], 0),
        )
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
) -> Response[answers.Registered]:
    """Register everybody of a CSV file; lines that cannot be used are told, the others count."""
    session = come_in(request, tournament, "desk")
    content = await request.body()
    people = _listed(content)
    signature = signature_of_file(request, "register_list", content)
    return Response(
        await session.desk.act(session.person, lambda turn: _register_all(turn, people), signature)
    )


def _listed(content: bytes) -> list[ListedPerson]:
    try:
        found = read_list(content)
    except ListUnreadable as error:
        raise Unusable("desk-list-unreadable", line=error.line) from error
    if not found:
        raise NotPossible("desk-list-empty")
    return found


def _register_all(turn: Turn, people: list[ListedPerson]) -> answers.Registered:
    """In the order of the list; for whom there is no place any more waits."""
    numbers: list[str] = []
    waiting: list[str] = []
    problems: list[answers.LineRefused] = []
    for line in people:
        problem = line_problem(line)
        try:
            if problem:
                raise NotPossible(problem)
            person = Register(*line[1:])
            if turn.tournament.has_place or turn.tournament.registration != "open":
                numbers.append(noted_person(turn, "registered", person))
            else:
                waiting.append(noted_person(turn, "waiting_added", person))
        except NotLetIn as error:
            problems.append(answers.LineRefused(line.number, line.name, error.told))
        except Refused as error:
            problems.append(answers.LineRefused(line.number, line.name, told(error.words)))
    version = turn.tournament.events
    return answers.Registered(version, tuple(numbers), tuple(problems), tuple(waiting))


# ---------------------------------------------------------------------- links


@post("/api/tournaments/{tournament:str}/desk/links", status_code=200)
async def issue_link(
    request: HttpRequest, tournament: FromPath[str], data: JSONBody[IssueLink]
) -> Response[answers.LinkGiven]:
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
    """Whom a link is for; it must be somebody who can have one, and given by who may."""
    session.check(GIVING[asked.role])
    state = session.desk.tournament
    if asked.role == "register" and state.registration != "open":
        raise Refused("registration-not-open")
    if asked.role in ("screen", "register"):
        return Holder(asked.role)
    if asked.role == "clock" and asked.person not in state.lent:
        raise Refused("clock-not-lent", duel=asked.person)
    if asked.role == "phone" and asked.person not in {*state.players, *state.waiting}:
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
    request: HttpRequest,
    tournament: FromPath[str],
    number: FromPath[int],
    table: FromPath[int],
    confirmed: FromQuery[bool] = False,
) -> Response[answers.ActDone]:
    """Keep the photo of a paper sheet, written anew without anything but the picture.

    `confirmed`: though another sheet has the very same picture.
    """
    session = come_in(request, tournament, "desk")
    session.desk.tournament.table(number, table)
    session.check(KEEPING_PHOTOS, table)
    photo = await developed(request, session)
    where = {"round": number, "table": table}
    signature = signature_of_file(request, "keep_photo", await request.body(), **where)
    kept = await session.desk.act(
        session.person,
        lambda turn: add_photo(turn, number, table, photo, confirmed=confirmed),
        signature,
    )
    return Response(await done(request, session.desk, kept))


@get(
    "/api/tournaments/{tournament:str}/desk/photos/{number:int}/{table:int}",
    media_type=PHOTO_KIND,
)
async def see_photo(
    request: HttpRequest, tournament: FromPath[str], number: FromPath[int], table: FromPath[int]
) -> Response[bytes]:
    """The photo of a sheet, which shows prices: for the referees of the table only."""
    session = come_in(request, tournament, "desk")
    session.check(LOOKING, table)
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
    await remember(session, REPORT_FILE, state.events)
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
) -> Response[answers.ReportVerified]:
    """Read a report back, whoever wrote it, and let other code check it."""
    come_in(request, tournament, "desk")
    content = await request.body()
    async with request.context.replaying:
        return Response(await asyncio.to_thread(_verified, content))


def _verified(content: bytes) -> answers.ReportVerified:
    try:
        text = content.decode()
        verified = verify_report(text)
    except UnicodeDecodeError as error:
        raise Unreadable(f"the report is not text: {error}") from error
    try:
        found = read_report(text).tournament
    except Malformed:
        return answers.ReportVerified(verified.violations, 0, 0, "", "")
    return answers.ReportVerified(
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
    one_total,
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
