"""Tables that are played in the house: what the referee allows there, and what the house does.

Roles come from the tournament's secret, so that nobody chooses them and a killed house deals the
same again. The house moves for bots and for who has left; it never moves for a person.
"""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from typing import Any, NamedTuple

from ..regulation.auction import STEP, Auction, can_raise
from ..regulation.deal import deal_roles
from ..regulation.noon import RESHUFFLES, due_at
from ..regulation.sheet import Sheet, sheet_data
from ..regulation.tabletop import Outcome
from .applying import demand, event, with_item, with_table
from .chain import Event
from .dice import Dice
from .state import FINISHED, SEATED, Housed, HousedDuel, RoundTable, Tournament

_DOMAIN = "sixgun tournament roles:"
#: A bot raises once in so many times that it could.
_RARELY = 4


@event
def table_housed(tournament: Tournament, happened: Event) -> Tournament:
    """A table of the last round is played in the house; nothing has begun there yet."""
    data = happened.data
    number, place = data["round"], data["table"]
    table = tournament.table(number, place)
    demand(number == len(tournament.rounds), "not-the-last-round", round=number)
    fresh = table.status == SEATED and not table.versions and table.housed is None
    demand(fresh, "table-is-further", table=place, status=table.status)
    housed = Housed(data["clock"], data["chat"], data["spectators"], happened.number)
    return with_table(tournament, number, place, replace(table, housed=housed))


@event
def duel_housed(tournament: Tournament, happened: Event) -> Tournament:
    """A duel is played in the house: its sides are drawn (T-124), and nobody has won it."""
    name = happened.data["duel"]
    duel = tournament.duels().get(name)
    demand(duel is not None and duel.is_ready, "duel-not-ready", duel=name)
    demand(name in tournament.sides, "sides-not-drawn", duel=name)
    demand(name not in tournament.housed_duels, "duel-housed", duel=name)
    housed = HousedDuel(happened.data["chat"], happened.data["spectators"], happened.number)
    return replace(
        tournament,
        housed_duels=with_item(tournament.housed_duels, name, housed),
        lent=tournament.lent - {name},  # there it has clocks of its own
    )


def housed_roles(secret: str, table: RoundTable) -> tuple[str, ...]:
    """T-033: the roles of a table of the house, the Sheriff first."""
    assert table.housed is not None, "only tables of the house have roles before their sheet"
    seed = sha256(f"{_DOMAIN}{secret}\n{table.housed.event}".encode()).digest()
    return deal_roles(len(table.players), Dice(seed))


# ---------------------------------------------------------------- who does not bid himself


def house_seat(tournament: Tournament, table: RoundTable) -> int | None:
    """The seat for which the house must move now: a bot's, or of somebody who has left."""
    if table.auction is not None:
        due = [table.auction.turn] if table.auction.phase != "done" else []
    elif table.choice is not None:
        due = [seat for seat, chosen in enumerate(table.choice.chosen) if chosen is None]
    else:
        due = []
    mine = {*tournament.bots, *table.passive}
    return next((seat for seat in due if table.players[seat] in mine), None)


def house_move(table: RoundTable, seat: int, dice: Dice) -> tuple[str, dict[str, Any]]:
    """What the house does for this seat: the kind of event, and its data."""
    if table.auction is not None:
        move = _bid(table.auction, dice, raises=table.players[seat] not in table.passive)
        return "auction_moved", {"seat": seat + 1, **move}
    assert table.choice is not None, "there is nothing to move"
    character = table.choice.offered[seat][dice.below(2)]
    return "character_chosen", {"seat": seat + 1, "character": character}


def _bid(auction: Auction, dice: Dice, *, raises: bool) -> dict[str, Any]:
    """Whoever has left passes, and opens at ten (A-04); bots now and then raise by a little."""
    if auction.phase == "bid":
        if raises and can_raise(auction, auction.turn) and not dice.below(_RARELY):
            return {"move": "raise", "character": "", "price": auction.price + STEP}
        return {"move": "pass", "character": "", "price": 0}
    character = auction.revealed[dice.below(len(auction.revealed))]
    if auction.phase == "last":
        return {"move": "take", "character": character, "price": 0}
    return {"move": "open", "character": character, "price": STEP}


# -------------------------------------------------------------------- what the house reports


class HousedPlay(NamedTuple):
    """What has happened at a table of the house."""

    roles: tuple[str, ...]
    reshuffles: int
    missed: tuple[tuple[int, str], ...]  # seats that do not play, and why: not told yet
    absent: tuple[int, ...]  # seats that have not played since
    is_over: bool
    outcome: Outcome | None  # None: nobody was left who played


def news_of(
    tournament: Tournament, number: int, place: int, played: HousedPlay, now: int
) -> list[tuple[str, dict[str, Any]]]:
    """The events that the log of this table still lacks; none once its sheet is there."""
    table = tournament.table(number, place)
    if table.versions:
        return []
    boxes = range(table.reshuffles + 1, played.reshuffles + 1)
    found: list[tuple[str, dict[str, Any]]] = [("reshuffled", {"count": box}) for box in boxes]
    if until_noon(tournament, table, now) == 0 and played.reshuffles < RESHUFFLES:
        found.append(("noon_called", {"cause": "time"}))
    for seat, cause in played.missed:
        if table.players[seat] not in table.passive:
            found.append(("player_missed", {"player": table.players[seat], "cause": cause}))
    found += _returned(tournament, number, place, played)
    if played.is_over:
        found += _ending(table, played)
    return found


def _returned(
    tournament: Tournament, number: int, place: int, played: HousedPlay
) -> list[tuple[str, dict[str, Any]]]:
    """Who plays again though the referee was called; version 1 knows no such event."""
    if tournament.version < 2:
        return []
    players = tournament.table(number, place).players
    called = {call.player for call in tournament.calls if call[1:3] == (number, place)}
    back = [player for seat, player in enumerate(players) if seat not in played.absent]
    return [("player_returned", {"player": player}) for player in back if player in called]


def _ending(table: RoundTable, played: HousedPlay) -> list[tuple[str, dict[str, Any]]]:
    """The sheet; where nobody active was left, the referee says who has won."""
    if played.outcome is not None:
        sheet = sheet_data(_sheet(table, played, played.outcome))
        return [("sheet_entered", {"version": 0, "sheet": sheet})]
    if table.status == FINISHED:
        return []
    return [("table_moved", {"status": FINISHED}), ("referee_called", {"note": ""})]


def _sheet(table: RoundTable, played: HousedPlay, outcome: Outcome) -> Sheet:
    prices = table.auction.paid if table.auction is not None else (0,) * len(table.players)
    won, final_duel, reshuffles = outcome
    return Sheet(played.roles, prices, won, final_duel, table.characters, reshuffles)


def until_noon(tournament: Tournament, table: RoundTable, now: int) -> int | None:
    """T-107: milliseconds until high noon by time; None: it will not come by time."""
    taken, began = tournament.derogations.get("timed_noon"), table.playing_since
    if taken is None or began is None or table.noon or table.status == FINISHED:
        return None
    return max(0, due_at(began, taken.value) - now)
