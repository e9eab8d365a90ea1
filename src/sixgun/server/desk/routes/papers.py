"""Papers of a tournament as files, for referees."""

from __future__ import annotations

import asyncio

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from ....locales import LANGUAGES
from ....tournament.log.state import Tournament
from ...front.interfaces import NotThere, Unreadable
from ...front.requests import HttpRequest
from ..entry import come_in, public_origin
from ..explaining import checklist_shown, standings_shown
from ..paper import NothingToPrint, pdf
from ..showing import People
from ..views import ChecklistView, DeskView, StandingsView

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
    if language not in LANGUAGES:
        raise Unreadable(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    view, origin = session.desk.desk(session.person), public_origin(request)
    state, people = session.desk.tournament, session.desk.people
    make = asyncio.to_thread(_made, kind, view, language, state, people, round, origin)
    headers = {"content-disposition": f'attachment; filename="{session.desk.name}-{kind}.pdf"'}
    return Response(await make, headers=headers, media_type=PDF)


def _made(
    kind: str,
    view: DeskView,
    language: str,
    state: Tournament,
    people: People,
    number: int,
    origin: str,
) -> bytes:
    standings: StandingsView | None = None
    checks: ChecklistView | None = None
    if state.rounds:
        standings, checks = standings_shown(state, people, 0), checklist_shown(state)
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


ROUTES = [print_paper]
