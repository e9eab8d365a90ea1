"""Auctions and choices that are made at the desk's own screens: every move is an event."""

from __future__ import annotations

from dataclasses import replace

from ..regulation.auction import begin, moved
from ..regulation.choice import chose, deal_two
from .applying import demand, event, with_table
from .chain import Event
from .filing import allowed_characters
from .kinds import HOUSE
from .offices import may_write
from .state import AUCTION, PLAYING, SEATED, RoundTable, Tournament


@event
def auction_begun(tournament: Tournament, happened: Event) -> Tournament:
    """T-050: the characters that the Sheriff has revealed; money is what everybody has now."""
    number, place = happened.data["round"], happened.data["table"]
    demand(not tournament.no_longer_auctioned(number), "no-auction")
    table = _fresh(tournament, happened)
    money = tournament.terms(number, place, ()).money
    known = [amount for amount in money if amount is not None]
    demand(len(known) == len(money), "round-open", round=number - 1)
    auction = begin(known, happened.data["characters"])
    return with_table(tournament, number, place, replace(table, status=AUCTION, auction=auction))


@event
def auction_moved(tournament: Tournament, happened: Event) -> Tournament:
    """T-051 to T-060: a player opens, raises, passes or takes; the end begins the game (A-12)."""
    number, place = happened.data["round"], happened.data["table"]
    table = tournament.table(number, place)
    seat = _own_seat(tournament, table, happened)
    auction = table.auction
    if auction is None:
        demand(False, "no-auction")
        return tournament
    data = happened.data
    auction = moved(auction, seat, data["move"], data["character"], data["price"])
    table = replace(table, auction=auction)
    if auction.phase == "done":
        table = replace(table, status=PLAYING, playing_since=happened.at)
    return with_table(tournament, number, place, table)


@event
def characters_offered(tournament: Tournament, happened: Event) -> Tournament:
    """T-070: two open characters each, from the Sheriff on, then a second round."""
    number, place = happened.data["round"], happened.data["table"]
    demand(tournament.no_longer_auctioned(number), "auction-instead")
    table = _fresh(tournament, happened)
    choice = deal_two(happened.data["characters"], len(table.players))
    return with_table(tournament, number, place, replace(table, choice=choice, status=AUCTION))


@event
def character_chosen(tournament: Tournament, happened: Event) -> Tournament:
    """T-071: secretly; when the last one has chosen, the game begins."""
    number, place = happened.data["round"], happened.data["table"]
    table = tournament.table(number, place)
    seat = _own_seat(tournament, table, happened)
    choice = table.choice
    if choice is None:
        demand(False, "auction-instead")
        return tournament
    choice = chose(choice, seat, happened.data["character"])
    table = replace(table, choice=choice)
    if choice.is_done:
        table = replace(table, status=PLAYING, playing_since=happened.at)
    return with_table(tournament, number, place, table)


def _fresh(tournament: Tournament, happened: Event) -> RoundTable:
    """A table that has just sat down, and characters of this tournament."""
    place = happened.data["table"]
    table = tournament.table(happened.data["round"], place)
    begun = table.auction or table.choice or table.status not in (SEATED, AUCTION)
    demand(not begun, "table-is-further", table=place, status=table.status)
    for character in happened.data["characters"]:
        known = character in allowed_characters(tournament)
        demand(known, "not-revealed", character=character)
    return table


def _own_seat(tournament: Tournament, table: RoundTable, happened: Event) -> int:
    """From 0. Players move for themselves; those in office for anybody who cannot; the house
    for bots and for who has left, never for a person."""
    seat: int = happened.data["seat"] - 1
    demand(seat < len(table.players), "no-such-seat", seat=seat + 1)
    player = table.players[seat]
    office = may_write(tournament, happened.by, happened.kind, happened.data["table"])
    house = happened.by == HOUSE and (player in tournament.bots or player in table.passive)
    demand(office or house or player == happened.by, "not-your-turn", seat=seat + 1)
    return seat
