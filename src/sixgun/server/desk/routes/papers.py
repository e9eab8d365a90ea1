"""Papers of a tournament as files; each for who may see what stands on it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ....locales import LANGUAGES
from ....tournament.log.errors import Refused
from ....tournament.log.offices import RESULTS, TOTALS
from ....tournament.log.state import Tournament
from ...front.interfaces import NotPossible, NotThere, Unreadable
from ...front.requests import HttpRequest
from ..acts import PrintSlips
from ..entry import DeskSession, come_in
from ..explaining import checklist_shown, standings_shown
from ..paper import NothingToPrint, pdf, slips_pdf
from ..paper.slips import Slip
from ..rights import PAPERS, Right
from ..views import ChecklistView, DeskView, StandingsView
from .evidence import SLIPS, remember

PDF = "application/pdf"


@get("/api/tournaments/{tournament:str}/desk/paper/{paper:str}", media_type=PDF)
async def print_paper(
    request: HttpRequest,
    tournament: FromPath[str],
    paper: FromPath[str],
    language: FromQuery[str] = "en",
    round: FromQuery[int] = 0,
) -> Response[bytes]:
    """A paper as PDF, such as `seating.pdf`; `round` 0 is the last one."""
    session = come_in(request, tournament, "desk")
    kind, dot, suffix = paper.partition(".")
    if dot + suffix != ".pdf":
        raise NotThere("desk-no-paper")
    check_language(language)
    if kind in PAPERS:
        session.check(Right("desk", PAPERS[kind]))
    view, origin = session.desk.desk(session.person), request.public_origin
    state, people = session.desk.tournament, session.desk.people
    edition = len(state.editions)  # never one that waits to be published
    if PAPERS.get(kind) == RESULTS and not session.sight.sees(TOTALS) and not edition:
        raise Refused("not-published")
    shown = partial(standings_shown, state, people, edition)
    made = await asyncio.to_thread(_made, kind, view, language, state, round, origin, shown)
    await remember(session, kind, view.version)
    headers = {"content-disposition": f'attachment; filename="{session.desk.name}-{kind}.pdf"'}
    return Response(made, headers=headers, media_type=PDF)


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Unreadable(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")


@post("/api/tournaments/{tournament:str}/desk/slips", status_code=200, media_type=PDF)
async def print_slips(
    request: HttpRequest, tournament: FromPath[str], data: JSONBody[PrintSlips]
) -> Response[bytes]:
    """Links of players as slips to cut; the house keeps no link, so they must be brought."""
    session = come_in(request, tournament, "desk")
    check_language(data.language)
    given = [_slip(session, link) for link in data.links]
    view = session.desk.desk(session.person)
    made = await asyncio.to_thread(slips_pdf, view, data.language, given)
    await remember(session, SLIPS, view.version)
    headers = {"content-disposition": f'attachment; filename="{session.desk.name}-slips.pdf"'}
    return Response(made, headers=headers, media_type=PDF)


def _slip(session: DeskSession, link: str) -> Slip:
    """Only what lets a player of this tournament in is printed."""
    holder = session.desk.keys.holder(link.partition("#enter=")[2])
    if holder is None or holder.role != "phone":
        raise NotPossible("house-link-not-valid")
    return Slip(holder.person, link)


def _made(
    kind: str,
    view: DeskView,
    language: str,
    state: Tournament,
    number: int,
    origin: str,
    shown: Callable[[], StandingsView],
) -> bytes:
    standings: StandingsView | None = None
    checks: ChecklistView | None = None
    if state.rounds and PAPERS.get(kind) == RESULTS:
        standings, checks = shown(), checklist_shown(state)
    try:
        return pdf(
            kind,
            view,
            language,
            standings=standings,
            checklist=checks,
            round=number,
            origin=origin,
        )
    except NothingToPrint as error:
        raise NotThere("desk-no-paper") from error


ROUTES = [print_paper, print_slips]
