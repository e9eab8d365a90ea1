"""Sheets: entered, verified by a second pair of eyes, photographed, corrected."""

from __future__ import annotations

from dataclasses import replace

from ..regulation.deal import pool
from ..regulation.sheet import Sheet, check_sheet, overspent, sheet_from
from .applying import demand, event, known_player, with_item, with_table
from .chain import Event
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
    """A new version, with a reason; it recomputes what follows. Published standings get a new
    edition; duels that were begun are not redrawn."""
    number, place = happened.data["round"], happened.data["table"]
    table = tournament.table(number, place)
    demand(table.versions, "no-sheet", table=place)
    same = happened.data["version"] == len(table.versions)
    demand(same, "sheet-changed", version=len(table.versions))
    changed = _with_version(tournament, happened, table, happened.data["reason"])
    if not tournament.is_published:
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
    _check_auction(table, sheet)
    check_sheet(sheet, tournament.terms(number, place, allowed_characters(tournament)))
    version = Version(sheet, happened.by, happened.number, reason)
    changed = replace(
        table,
        status=FINISHED,
        versions=(*table.versions, version),
        reshuffles=max(table.reshuffles, sheet.reshuffles),
    )
    return with_table(tournament, number, place, changed)


def _check_auction(table: RoundTable, sheet: Sheet) -> None:
    """What was bid at the desk's own screens is known; another price needs a reason."""
    if table.auction is None or sheet.confirmed.get("auction"):
        return
    demand(table.auction.phase == "done", "auction-open")
    demand(table.auction.paid == sheet.prices, "auction-differs")


@event
def sheet_verified(tournament: Tournament, happened: Event) -> Tournament:
    """Another referee has compared it, or the same one has typed it a second time."""
    number, place = happened.data["round"], happened.data["table"]
    table = tournament.table(number, place)
    demand(table.versions, "no-sheet", table=place)
    count = len(table.versions)
    demand(happened.data["version"] == count, "sheet-changed", version=count)
    again = happened.data["typed_again"]
    demand(again or table.versions[-1].by != happened.by, "needs-another-referee", table=place)
    verified = Verified(happened.by, again, count)
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
