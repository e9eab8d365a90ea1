"""The homologation checklist, H-1 to H-12, computed live from the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from ..log.offices import SINCE_VERSION, has_seen_amounts
from ..log.state import Tournament
from ..log.words import Words, listed, words
from ..regulation.derogations import shortcomings
from ..regulation.duels import MORE_THAN
from ..regulation.noon import LEAST_MINUTES
from ..regulation.rounds import MINIMUM_PLAYERS, rounds_for
from ..regulation.tables import all_rows
from .checker import Seating, Verdict, check_draws

OK, OPEN, ATTENTION, FAILED = "ok", "open", "attention", "failed"
PHOTO_MISSING = "check-photo-missing"


class Check(NamedTuple):
    """One line of the list."""

    rule: str
    status: str  # ok; open: not yet; attention: to be looked at; failed: not homologable
    notes: tuple[Words, ...]


Notes: TypeAlias = tuple[str, list[Words]]


def checklist(tournament: Tournament) -> tuple[Check, ...]:
    """Every line, in order."""
    verdict = verdict_of(tournament)
    found = []
    for rule, check in _CHECKS.items():
        status, notes = check(tournament, verdict)
        found.append(Check(rule, status, tuple(notes)))
    return tuple(found)


def verdict_of(tournament: Tournament) -> Verdict:
    """What the independent checker says about all draws."""
    if not tournament.rounds:
        return Verdict((), (), (), 0, ())
    seatings = [Seating(each.active, each.seating) for each in tournament.rounds]
    return check_draws(seatings, tournament.planned)


def is_homologable(tournament: Tournament) -> bool:
    """T-130: official to the end, and nothing failed."""
    failed = any(check.status == FAILED for check in checklist(tournament))
    honest = tournament.is_official and not tournament.bots
    return honest and not tournament.stopped and not failed


def marks(tournament: Tournament) -> list[Words]:
    """T-130: why it is not homologable; visible, and permanent."""
    found = [
        words("mark-unofficial", reason=reason) if reason else words("mark-unofficial-start")
        for reason in tournament.unofficial
    ]
    if tournament.bots:
        found.append(words("mark-bots", count=len(tournament.bots)))
    if tournament.stopped:
        found.append(words("mark-stopped", reason=tournament.stopped))
    failed = [check.rule for check in checklist(tournament) if check.status == FAILED]
    return [*found, *[words("mark-failed", rule=rule) for rule in failed]]


def _all_drawn(tournament: Tournament) -> bool:
    return bool(tournament.rounds) and len(tournament.rounds) == tournament.planned


def _enough_players(tournament: Tournament, verdict: Verdict) -> Notes:
    few = [each for each in tournament.rounds if len(each.active) < MINIMUM_PLAYERS]
    notes = [words("check-few", round=each.number, players=len(each.active)) for each in few]
    if tournament.stopped:
        notes.append(words("check-stopped", rounds=len(tournament.rounds)))
    if notes:
        return FAILED, notes
    if _all_drawn(tournament):
        return OK, []
    left = len(tournament.active)
    if left < MINIMUM_PLAYERS and tournament.registration == "closed":  # T-144
        return ATTENTION, [words("check-now-few", players=left, least=MINIMUM_PLAYERS)]
    return OPEN, []


def _rounds(tournament: Tournament, verdict: Verdict) -> Notes:
    if not tournament.rounds:
        return OPEN, []
    count = len(tournament.participants)
    usual = rounds_for(count) if count >= MINIMUM_PLAYERS else 0
    if tournament.planned == usual:
        return OK, []
    taken = tournament.derogations.get("rounds")
    note = words("check-rounds", rounds=tournament.planned, usual=usual)
    return (OK if taken and taken.approval else FAILED), [note]


def _tables(tournament: Tournament, verdict: Verdict) -> Notes:
    wrong = [
        each.number
        for each in tournament.rounds
        if tuple(map(len, each.seating)) != all_rows().get(len(each.active))
    ]
    if wrong:
        return FAILED, [words("check-tables", round=number) for number in wrong]
    return (OK if _all_drawn(tournament) else OPEN), []


def _sheriffs(tournament: Tournament, verdict: Verdict) -> Notes:
    """A-03: twice Sheriff is no violation if nobody else was left; it is shown."""
    notes = [
        words("check-sheriff-again", round=n, player=str(p)) for n, p in verdict.sheriffs_again
    ]
    if any(finding.rule in ("T-034", "A-03") for finding in verdict.findings):
        return FAILED, notes
    if notes:
        return ATTENTION, notes
    return (OK if _all_drawn(tournament) else OPEN), []


def _last_seats(tournament: Tournament, verdict: Verdict) -> Notes:
    notes = [words("check-last-again", round=n, player=str(p)) for n, p in verdict.last_again]
    if verdict.avoidable:
        rounds = listed(map(str, verdict.guilty))
        return FAILED, [*notes, words("check-avoidable", count=verdict.avoidable, rounds=rounds)]
    return (OK if _all_drawn(tournament) else OPEN), notes


def _derogations(tournament: Tournament, verdict: Verdict) -> Notes:
    missing = [note for _, note in shortcomings(tuple(tournament.derogations.values()))]
    if not missing:
        return OK, []
    return (FAILED if tournament.has_started else OPEN), missing


def _referees(tournament: Tournament, verdict: Verdict) -> Notes:
    """A-30: nobody plays who holds, or ever held, an office that sees amounts."""
    if tournament.version < SINCE_VERSION:
        key, judges = "check-referee-plays", {*tournament.referees, *tournament.revoked}
    else:
        key, judges = "check-officer-plays", set(tournament.held)
        judges = {person for person in judges if has_seen_amounts(tournament, person)}
    playing = [player for player in tournament.players if player in judges]
    if playing:
        return FAILED, [words(key, players=listed(playing))]
    if not tournament.referees:
        return OPEN, [words("check-no-referee")]
    return OK, []


def _sheets(tournament: Tournament, verdict: Verdict) -> Notes:
    """A-31: a missing photo is a reminder; tournaments of version 1 failed by it."""
    notes = _sheet_notes(tournament)
    photos = missing_photos(tournament)
    if notes and tournament.version >= 2 and len(photos) == len(notes):
        return ATTENTION, notes
    if notes:
        return (FAILED if tournament.is_closed else OPEN), notes
    return (OK if _all_drawn(tournament) else OPEN), []


def _sheet_notes(tournament: Tournament) -> list[Words]:
    """What each sheet lacks first: itself, its verification, its photo."""
    notes: list[Words] = []
    for each in tournament.rounds:
        for place, table in enumerate(each.tables, 1):
            where: dict[str, str | int] = {"round": each.number, "table": place}
            if not table.versions:
                notes.append(("check-sheet-missing", where))
            elif not table.is_verified:
                notes.append(("check-sheet-unverified", where))
            elif not table.photo and not table.housed:  # the house keeps the record of its games
                notes.append((PHOTO_MISSING, where))
    return notes


def missing_photos(tournament: Tournament) -> list[Words]:
    """Sheets that are verified, and were not photographed."""
    return [note for note in _sheet_notes(tournament) if note[0] == PHOTO_MISSING]


def _time_limit(tournament: Tournament, verdict: Verdict) -> Notes:
    taken = tournament.derogations.get("timed_noon")
    if taken and taken.value < LEAST_MINUTES:
        return FAILED, [words("check-time-limit", minutes=taken.value, least=LEAST_MINUTES)]
    return OK, []


def _eight(tournament: Tournament, verdict: Verdict) -> Notes:
    if "eight_duelists" not in tournament.derogations:
        return OK, []
    count = len(tournament.participants or tournament.active)
    if count > MORE_THAN:
        return OK, []
    note = words("check-eight", participants=count, more_than=MORE_THAN)
    return (FAILED if tournament.rounds else OPEN), [note]


def _banned(tournament: Tournament, verdict: Verdict) -> Notes:
    here = {*tournament.players, *tournament.organizers}
    if tournament.version >= SINCE_VERSION:
        here |= set(tournament.officers)  # T-156: as referee or organizer
    banned = [person for person in tournament.banned if person in here]
    if banned:
        return FAILED, [words("check-banned", players=listed(banned))]
    return OK, []


def _unaltered(tournament: Tournament, verdict: Verdict) -> Notes:
    hand = [words("check-by-hand", round=each.number) for each in tournament.rounds if each.by_hand]
    void = [
        words("check-voided", round=each.round.number, reason=each.reason)
        for each in tournament.voided
    ]
    return (FAILED if hand else OK), [*hand, *void]


_CHECKS: dict[str, Callable[[Tournament, Verdict], Notes]] = {
    "H-1": _enough_players,
    "H-2": _rounds,
    "H-3": _tables,
    "H-4": _sheriffs,
    "H-5": _last_seats,
    "H-6": _derogations,
    "H-7": _referees,
    "H-8": _sheets,
    "H-9": _time_limit,
    "H-10": _eight,
    "H-11": _banned,
    "H-12": _unaltered,
}
