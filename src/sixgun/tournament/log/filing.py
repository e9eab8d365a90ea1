"""Sheets: entered, verified by a second pair of eyes, photographed, corrected."""

from __future__ import annotations

from dataclasses import replace

from ..regulation.deal import pool
from ..regulation.noon import RESHUFFLES
from ..regulation.sheet import Sheet, check_sheet, overspent, sheet_from
from .applying import demand, event, known_player, with_item, with_table
from .calling import game_is_over
from .chain import Event
from .errors import Refused
from .kinds import SECOND_PERSON, TYPED_AGAIN
from .state import FINISHED, Edition, RoundTable, Tournament, Verified, Version
from .words import Words, words


def allowed_characters(tournament: Tournament) -> tuple[str, ...]:
    """T-002, T-003, V-8."""
    return pool(dodge_city="dodge_city" in tournament.derogations)


@event
def sheet_entered(tournament: Tournament, happened: Event) -> Tournament:
    """The first version; whoever comes second is shown the conflict, nothing is overwritten."""
    number, place = happened.data["round"], happened.data["table"]
    table = tournament.table(number, place)
    demand(not table.versions, "sheet-entered", table=place, version=len(table.versions))
    demand(happened.data["version"] == 0, "sheet-changed", version=0)
    demand(not tournament.is_published, "already-published")
    return _with_version(tournament, happened, table, "")


@event
def sheet_corrected(tournament: Tournament, happened: Event) -> Tournament:
    """A new version, with a reason; it recomputes what follows. Duels that were begun are not
    redrawn. Published standings stay until a new edition is published (A-32); in tournaments of
    version 1 the correction made that edition at once."""
    number, place = happened.data["round"], happened.data["table"]
    table = tournament.table(number, place)
    demand(table.versions, "no-sheet", table=place)
    same = happened.data["version"] == len(table.versions)
    demand(same, "sheet-changed", version=len(table.versions))
    changed = _with_version(tournament, happened, table, happened.data["reason"])
    if not tournament.is_published or tournament.version >= 2:
        return changed
    count = len(tournament.editions) + 1
    reason = happened.data["reason"]
    edition = Edition(count, happened.number, happened.at, reason, changed.standings())
    return replace(changed, editions=(*tournament.editions, edition))


def _with_version(
    tournament: Tournament, happened: Event, table: RoundTable, reason: str
) -> Tournament:
    number, place = happened.data["round"], happened.data["table"]
    sheet = sheet_from(happened.data["sheet"])
    _check_auction(tournament, table, sheet)
    _check_boxes(tournament, table, sheet)
    check_sheet(sheet, tournament.terms(number, place, allowed_characters(tournament)))
    version = Version(sheet, happened.by, happened.number, reason)
    changed = replace(
        table,
        status=FINISHED,
        versions=(*table.versions, version),
        reshuffles=max(table.reshuffles, sheet.reshuffles),
    )
    return game_is_over(with_table(tournament, number, place, changed), number, place)


def _check_auction(tournament: Tournament, table: RoundTable, sheet: Sheet) -> None:
    """What was bid or chosen at the desk's own screens is known; another price or character needs
    a reason. Tournaments of version 1 asked about prices only."""
    if sheet.confirmed.get("auction"):
        return
    if table.auction is not None:
        demand(table.auction.phase == "done", "auction-open")
        demand(table.auction.paid == sheet.prices, "auction-differs")
    if tournament.version >= 2 and table.characters and sheet.characters:
        demand(table.characters == sheet.characters, "characters-differ")


def boxes_of(tournament: Tournament, table: RoundTable) -> int | None:
    """T-100: a paper sheet has so many boxes for reshuffles; None: whatever happened is written."""
    return RESHUFFLES if tournament.version >= 2 and table.housed is None else None


def _check_boxes(tournament: Tournament, table: RoundTable, sheet: Sheet) -> None:
    boxes = boxes_of(tournament, table)
    if boxes is not None and sheet.reshuffles > boxes:
        raise Refused.because(words("refused-no-more-boxes", boxes=boxes), "T-100")


@event
def sheet_verified(tournament: Tournament, happened: Event) -> Tournament:
    """Another referee has compared it, or the same one has typed it a second time.

    Only in tournaments of version 1; later ones say how it was done (`sheet_checked`).
    """
    demand(tournament.version < 2, "says-how-verified")
    how = TYPED_AGAIN if happened.data["typed_again"] else SECOND_PERSON
    return _with_verified(tournament, happened, how)


@event
def sheet_checked(tournament: Tournament, happened: Event) -> Tournament:
    """H-8: verified by a second person, by typing it again, or by reading it aloud, line by line.

    Whoever typed it can do the last two. What is verified is not verified again.
    """
    table = tournament.table(happened.data["round"], happened.data["table"])
    demand(not table.is_verified, "sheet-is-verified", table=happened.data["table"])
    return _with_verified(tournament, happened, happened.data["how"])


def _with_verified(tournament: Tournament, happened: Event, how: str) -> Tournament:
    number, place = happened.data["round"], happened.data["table"]
    table = tournament.table(number, place)
    demand(table.versions, "no-sheet", table=place)
    count = len(table.versions)
    demand(happened.data["version"] == count, "sheet-changed", version=count)
    alone = how == SECOND_PERSON and table.versions[-1].by == happened.by
    demand(not alone or tournament.version > 1, "needs-another-referee", table=place)
    demand(not alone, "needs-another-way", table=place)
    verified = Verified(happened.by, how, count)
    return with_table(tournament, number, place, replace(table, verified=verified))


@event
def photo_added(tournament: Tournament, happened: Event) -> Tournament:
    """A photo of the paper sheet, by its hash (H-8)."""
    number, place = happened.data["round"], happened.data["table"]
    table = tournament.table(number, place)
    changed = replace(table, photo=happened.data["digest"])
    return with_table(tournament, number, place, changed)


@event
def overspend_judged(tournament: Tournament, happened: Event) -> Tournament:
    """T-058, T-064: was the overspending intentional? Then it is misconduct."""
    data = happened.data
    table = tournament.table(data["round"], data["table"])
    known_player(tournament, data["player"])
    demand(data["player"] in table.players, "not-at-this-table", player=data["player"])
    judged = with_item(table.judged, data["player"], data["intentional"])
    return with_table(tournament, data["round"], data["table"], replace(table, judged=judged))


def overspends(tournament: Tournament) -> list[tuple[int, int, str]]:
    """T-058: (round, table, player) of everybody who paid more than was there."""
    characters = allowed_characters(tournament)
    return [
        (each.number, place, table.players[seat])
        for each in tournament.rounds
        for place, table in enumerate(each.tables, 1)
        if table.sheet
        for seat in overspent(table.sheet, tournament.terms(each.number, place, characters))
    ]


def overspends_to_judge(tournament: Tournament) -> list[tuple[int, int, str]]:
    """T-064: those of which nobody has said yet whether they were intentional."""
    return [
        (number, place, player)
        for number, place, player in overspends(tournament)
        if player not in tournament.table(number, place).judged
    ]


def correction_warnings(
    tournament: Tournament, number: int, place: int, sheet: Sheet
) -> list[Words]:
    """What a correction would bring about: later auctions that become overspends."""
    table = tournament.table(number, place)
    version = Version(sheet, "", 0, "")
    tried = replace(table, versions=(*table.versions, version))
    before = set(overspends(tournament))
    after = overspends(with_table(tournament, number, place, tried))
    return [
        words("warning-overspend-now", player=player, round=later, table=at)
        for later, at, player in after
        if (later, at, player) not in before
    ]
