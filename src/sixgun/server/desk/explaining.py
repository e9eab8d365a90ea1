"""What is asked for separately: standings, checklist, the next draw, a sheet while it is typed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from secrets import token_bytes

from ...tournament.log.dice import Dice
from ...tournament.log.errors import Refused
from ...tournament.log.filing import (
    allowed_characters,
    boxes_of,
    correction_warnings,
    overspends,
    overspends_to_judge,
)
from ...tournament.log.seating import trial_draw
from ...tournament.log.state import RoundTable, Tournament
from ...tournament.log.words import words
from ...tournament.regulation.forecast import forecast_of
from ...tournament.regulation.forecast import told as forecast_told
from ...tournament.regulation.prizes import OUTCOMES, roles_at
from ...tournament.regulation.results import final_results
from ...tournament.regulation.sheet import Sheet, SheetProblem, problems
from ...tournament.regulation.standings import Row, Standings
from ...tournament.reporting.checklist import checklist, is_homologable, marks
from . import views
from .acts import SheetDraft
from .showing import People, names_of, told

#: What stands for a price that is not typed yet: one that nobody objects to.
_ANY_PRICE = 10

# ----------------------------------------------------------------- standings


def standings_shown(tournament: Tournament, people: People, edition: int) -> views.StandingsView:
    """An edition, or for 0 the standings as they are now: only for referees."""
    if not tournament.rounds:
        raise Refused("no-round")
    pending = not edition and tournament.is_pending
    latest = edition in (0, len(tournament.editions)) and not pending
    finals = final_results(tournament) if latest else ()
    found = _edition(tournament, edition)
    rows = (
        [_row(tournament, each.row, each.place, each.bonus) for each in finals]
        if finals
        else [_row(tournament, row, row.place, 0) for row in found.rows]
    )
    return views.StandingsView(
        tournament.events,
        edition or len(tournament.editions),
        pending,
        tournament.head,
        bool(finals),
        tuple(rows),
        (),
        (),
        names_of([row.player for row in rows], people),
    )


def for_referees(shown: views.StandingsView, tournament: Tournament) -> views.StandingsView:
    """The same with what only referees are told."""
    shown.warnings = tuple([told(each) for each in tournament.standings().warnings])
    shown.overspends = _overspends(tournament)
    return shown


def unjudged(tournament: Tournament) -> tuple[views.Overspend, ...]:
    """T-058, T-064: overspends of which nobody has said yet whether they were intentional."""
    return tuple([views.Overspend(*each, None) for each in overspends_to_judge(tournament)])


def _overspends(tournament: Tournament) -> tuple[views.Overspend, ...]:
    return tuple(
        [
            views.Overspend(
                number, place, player, tournament.table(number, place).judged.get(player)
            )
            for number, place, player in overspends(tournament)
        ]
    )


def _edition(tournament: Tournament, number: int) -> Standings:
    if not number:
        return tournament.standings()
    if not 1 <= number <= len(tournament.editions):
        raise Refused("not-published")
    return tournament.editions[number - 1].standings


def _row(tournament: Tournament, row: Row, place: int, bonus: int) -> views.StandingRow:
    gone = tournament.players[row.player].gone
    return views.StandingRow(
        place,
        row.player,
        row.score,
        row.marogi.shown(tournament.reading),
        row.wins,
        row.lot,
        row.tie,
        bonus,
        gone.how if gone else "",
        tuple([told(note) for note in row.notes(tournament.planned, tournament.reading)]),
    )


# ----------------------------------------------------------------- checklist


def is_between_rounds(tournament: Tournament) -> bool:
    """Can another round be drawn? A-33: the last one is complete, verified or not."""
    if tournament.registration != "closed" or tournament.is_published or tournament.stopped:
        return False
    return not tournament.rounds or tournament.rounds[-1].is_entered


def checklist_shown(tournament: Tournament) -> views.ChecklistView:
    """H-1 to H-12, and how many withdrawals the Sheriff rule can stand."""
    between = is_between_rounds(tournament)
    lines = [
        views.CheckView(check.rule, check.status, tuple([told(note) for note in check.notes]))
        for check in checklist(tournament)
    ]
    return views.ChecklistView(
        tournament.events,
        tuple(lines),
        is_homologable(tournament),
        tuple([told(mark) for mark in marks(tournament)]),
        tuple([told(each) for each in forecast_told(forecast_of(tournament))]) if between else (),
    )


# -------------------------------------------------------------- the next draw


def draw_shown(tournament: Tournament) -> views.DrawPreview:
    """What the next draw will be like, whatever number the hall gives."""
    trial = trial_draw(tournament, Dice(token_bytes(32)))
    again, last = len(trial.sheriffs_again), len(trial.last_again)
    said = [words("desk-sheriffs-again", count=again)] if again else []
    said += [words("desk-last-again", count=last)] if last else []
    return views.DrawPreview(
        len(tournament.rounds) + 1,
        len(tournament.active),
        tuple([len(table) for table in trial.tables]),
        again,
        last,
        tuple([told(each) for each in said]),
    )


# -------------------------------------------------- a sheet while it is typed


def sheet_checked(
    tournament: Tournament, number: int, place: int, draft: SheetDraft, *, with_money: bool = True
) -> views.SheetChecked:
    """V-1 to V-9 for what is typed so far; what is missing is not complained about.

    Without money nothing is said about what anybody has: whether it is enough, neither.
    """
    table = tournament.table(number, place)
    terms = tournament.terms(number, place, allowed_characters(tournament))
    if not with_money:
        terms = terms._replace(money=[None] * terms.size)
    complete = is_complete(draft, terms.size)
    sheet = sheet_typed(draft)
    found = [p for p in problems(sheet, terms) if complete or _is_certain(p, draft, terms.size)]
    found += [] if complete else list(_too_many(draft, terms.size))
    boxes = boxes_of(tournament, table)
    if boxes is not None and draft.reshuffles > boxes:
        said = words("refused-no-more-boxes", boxes=boxes)
        found.append(SheetProblem("T-100", "reject", said))
    rejected = any(problem.degree == "reject" for problem in found)
    warnings = (
        correction_warnings(tournament, number, place, sheet)
        if complete and not rejected and table.versions and with_money
        else []
    )
    return views.SheetChecked(
        len(table.versions),
        complete,
        tuple([views.SheetProblem(p.rule, p.degree, told(p.words), p.seat) for p in found]),
        tuple([told(each) for each in warnings]),
        tuple(terms.money),
        _prizes(draft, sheet, _expelled_seats(tournament, number, table)),
    )


def is_complete(draft: SheetDraft, size: int) -> bool:
    """Is everything there that a sheet needs?"""
    full = len(draft.roles) == size and len(draft.prices) == size
    return full and all(draft.roles) and None not in draft.prices and bool(draft.outcome)


def sheet_typed(draft: SheetDraft) -> Sheet:
    """A sheet of what was typed."""
    prices = [_ANY_PRICE if price is None else price for price in draft.prices]
    cast = draft.characters if any(draft.characters) else ()
    return Sheet(
        tuple(draft.roles),
        tuple(prices),
        draft.outcome,
        draft.final_duel,
        tuple(cast),
        draft.reshuffles,
        dict(draft.confirmed),
    )


def _is_certain(problem: SheetProblem, draft: SheetDraft, size: int) -> bool:
    """Will it still be a problem when the rest is typed?"""
    if problem.seat is not None:
        return draft.prices[problem.seat] is not None
    if problem.rule == "V-1":
        return all(draft.roles) and len(draft.roles) == size
    if problem.rule in ("V-2", "V-3"):
        return bool(draft.outcome)
    if problem.rule == "V-8":
        return len(draft.characters) == size and all(draft.characters)
    return len(draft.prices) == size and None not in draft.prices


def _too_many(draft: SheetDraft, size: int) -> Iterator[SheetProblem]:
    """V-1 before the last role is typed: one that is there more often than it can be."""
    typed = Counter([role for role in draft.roles if role])
    if sum(typed.values()) >= size:
        return
    if typed - Counter(roles_at(size)):
        yield SheetProblem("V-1", "reject", words("sheet-roles", size=size))
    elif draft.roles and draft.roles[0] not in ("", "sheriff"):
        yield SheetProblem("V-1", "reject", words("sheet-sheriff"))


def _expelled_seats(tournament: Tournament, number: int, table: RoundTable) -> list[bool]:
    """A-29: by seat, whom this game brings nothing."""
    out = tournament.expelled_in_game
    return [out.get(player) == number for player in table.players]


def _prizes(draft: SheetDraft, sheet: Sheet, expelled: Sequence[bool]) -> tuple[int, ...]:
    roles = Counter(draft.roles) == Counter(roles_at(len(expelled)))
    if not roles or draft.outcome not in OUTCOMES:
        return ()
    return tuple([0 if out else sheet.prize_of(seat) for seat, out in enumerate(expelled)])
