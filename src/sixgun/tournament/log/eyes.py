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
from ..regulation.sheet import sheet_data, shown_sheet
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
        "regulation": tournament.regulation._asdict() if tournament.regulation else None,
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


def tablet_view(tournament: Tournament, name: str) -> dict[str, Any]:
    """T-126: for the tablet between the two players of a duel; nothing of anybody else."""
    duel, clock = tournament.duels()[name], tournament.clocks[name]
    players = (duel.first, duel.second)
    side = tournament.sides.get(name)
    return {
        "duel": name,
        "players": players,
        "law": players.index(side.law) if side else None,
        "clock": clock_view(clock),
        "presses": clock.presses,
        "winner": players.index(duel.winner) if duel.winner else None,
        "how": duel.how,
    }


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
        "total": _own_total(tournament, player),
        "left": player in tournament.gone,
        "how_left": _how_gone(tournament, player),
        "seat": _seat(tournament, player),
        "sheet": _own_sheet(tournament, player),
        **_at_the_door(tournament, player),
    }


def _how_gone(tournament: Tournament, player: str) -> str:
    """Why this player has left; "": is in the tournament, or was never."""
    known = tournament.players.get(player)
    return known.gone.how if known and known.gone else ""


def _at_the_door(tournament: Tournament, player: str) -> dict[str, Any]:
    """Where somebody stands on the waiting list, and whether check-in has seen them."""
    waiting = [*tournament.waiting]
    may = tournament.has_check_in and not tournament.has_started and player not in tournament.gone
    return {
        "waiting": waiting.index(player) + 1 if player in waiting else 0,
        "here": player in tournament.present,
        "may_check_in": may and player not in tournament.present,
    }


def _own_total(tournament: Tournament, player: str) -> int | None:
    """T-091; once standings are published, what they say: a correction waits for its edition."""
    if tournament.version >= 2 and tournament.editions:
        rows = tournament.editions[-1].standings.rows
        return {row.player: row.score for row in rows}.get(player)
    if player not in tournament.players:
        return None  # on the waiting list
    return tournament.score_of(player) if tournament.rounds else None


def _own_sheet(tournament: Tournament, player: str) -> dict[str, Any] | None:
    """What everybody at the own table has seen: roles after the game, prices, how it ended. No
    reason, no total, no other table. It is there to be confirmed, until all is closed."""
    if tournament.version < 2 or not tournament.rounds or tournament.is_closed:
        return None
    if player in tournament.gone:
        return None
    for place, table in enumerate(tournament.rounds[-1].tables, 1):
        if player in table.players and table.sheet is not None:
            where = {"round": len(tournament.rounds), "table": place}
            more = {"filed": len(table.versions), "confirmed": list(table.confirmed_by)}
            shown = shown_sheet(sheet_data(table.sheet))
            return {**where, **more, "players": list(table.players), **shown}
    return None


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
