"""What may be seen before publication: by the hall, and by one player (T-090 to T-093).

Both are built up field by field and never stripped down. The hall sees seats, the stage of each
table, clocks and duels: nothing that lets anybody add up a total. A player sees that, the own
seat and the own total, and the auction of the own table as everybody there sees it.
"""

from __future__ import annotations

from typing import Any

from ..regulation.auction import POOR, can_raise, public
from ..regulation.duel_clock import DuelClock
from ..regulation.duels import Pairing
from ..regulation.noon import due_at
from ..regulation.results import final_results
from .state import RoundTable, Tournament


def hall_view(tournament: Tournament) -> dict[str, Any]:
    """For the screen in the hall, and for anybody who asks."""
    last = tournament.rounds[-1] if tournament.rounds else None
    return {
        "name": tournament.name,
        "stage": tournament.phase,
        "head": tournament.head,
        "promise": tournament.promise,
        "round": last.number if last else 0,
        "rounds": tournament.planned if last else 0,
        "tables": [_table(tournament, table) for table in last.tables] if last else [],
        "announcements": list(tournament.announcements),
        "standings": _published(tournament),
        "final": [(each.place, each.row.player, each.bonus) for each in final_results(tournament)],
        "duels": [_duel(tournament, duel) for duel in tournament.duels().values()],
        "bots": list(tournament.bots),
    }


def _duel(tournament: Tournament, duel: Pairing) -> dict[str, Any]:
    """Duels are played before everybody's eyes: sides, clocks and results."""
    side, clock = tournament.sides.get(duel.name), tournament.clocks.get(duel.name)
    return {
        "name": duel.name,
        "first": duel.first,
        "second": duel.second,
        "winner": duel.winner,
        "how": duel.how,
        "ready": duel.is_ready,
        "law": side.law if side else None,
        "clock": clock_view(clock) if clock else None,
        "housed": duel.name in tournament.housed_duels,
    }


def clock_view(clock: DuelClock) -> dict[str, Any]:
    """T-126: what is left to both, and whose clock runs since when."""
    return {"left": clock.left, "turn": clock.turn, "since": clock.since, "pause": clock.pause}


def _table(tournament: Tournament, table: RoundTable) -> dict[str, Any]:
    """T-090: whether a table is still playing, not how its game ended."""
    taken = tournament.derogations.get("timed_noon")
    began = table.playing_since
    return {
        "players": list(table.players),
        "status": table.status,
        "noon": bool(table.noon),
        "noon_due": due_at(began, taken.value) if taken and began is not None else None,
        "since": began,
    }


def _published(tournament: Tournament) -> list[tuple[int, str, int]]:
    """T-093: nothing until the referee publishes."""
    if not tournament.editions:
        return []
    rows = tournament.editions[-1].standings.rows
    return [(row.place, row.player, row.score) for row in rows]


def player_view(tournament: Tournament, player: str) -> dict[str, Any]:
    """T-091: for a player's own phone."""
    return {
        **hall_view(tournament),
        "me": player,
        "total": tournament.score_of(player) if tournament.rounds else None,
        "left": tournament.players[player].gone is not None,
        "seat": _seat(tournament, player),
    }


def _seat(tournament: Tournament, player: str) -> dict[str, Any] | None:
    if not tournament.rounds:
        return None
    for place, table in enumerate(tournament.rounds[-1].tables, 1):
        if player in table.players:
            seat = table.players.index(player)
            where = {"table": place, "seat": seat + 1, "housed": table.housed is not None}
            return {**where, **_characters(table, seat)}
    return None


def _characters(table: RoundTable, seat: int) -> dict[str, Any]:
    """T-063, T-072: the auction as all at the table see it, and what concerns only this player."""
    auction, choice = table.auction, table.choice
    return {
        "auction": public(auction) if auction else None,
        "may_raise": can_raise(auction, seat) if auction else False,
        "never_raises": auction.money[seat] <= POOR if auction else False,
        "offered": list(choice.offered) if choice else [],
        "have_chosen": list(choice.chosen_by) if choice else [],
        "chosen": choice.chosen[seat] if choice else None,
        "revealed": list(choice.revealed) if choice else [],
    }
