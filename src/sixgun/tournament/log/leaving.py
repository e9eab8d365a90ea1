"""Withdrawals, no-shows, warnings, expulsions (regulation 1.4 and 3)."""

from __future__ import annotations

from dataclasses import replace

from ..regulation.conduct import Warned, expels
from .applying import demand, event, known_player, with_player, with_table
from .calling import has_gone
from .chain import Event
from .state import EXPULSION, FINISHED, NO_SHOW, WITHDRAWAL, Departure, Player, Tournament


@event
def withdrew(tournament: Tournament, happened: Event) -> Tournament:
    """T-140: at any time; in a game the character stays, passive. There is no return."""
    player = _present(tournament, happened.data["player"])
    how = NO_SHOW if happened.data["no_show"] else WITHDRAWAL
    return _leaves(tournament, player, how, happened)


@event
def withdrawal_revoked(tournament: Tournament, happened: Event) -> Tournament:
    """A correction: the wrong player was marked; only until the next round is drawn."""
    player = known_player(tournament, happened.data["player"])
    gone = player.gone
    demand(gone, "has-not-left", player=player.number)
    demand(gone and gone.how != EXPULSION, "was-expelled", player=player.number)
    return _returns(tournament, player)


@event
def warned(tournament: Tournament, happened: Event) -> Tournament:
    """T-153: a warning; the second one in a tournament is an expulsion by itself."""
    player = _present(tournament, happened.data["player"])
    given = Warned(happened.number, happened.data["category"], happened.data["note"])
    player = replace(player, warnings=(*player.warnings, given))
    if expels(player.warnings):
        return _leaves(tournament, player, EXPULSION, happened)
    return with_player(tournament, player)


@event
def warning_revoked(tournament: Tournament, happened: Event) -> Tournament:
    """A correction: the warning was another player's; an expulsion by it falls with it."""
    player = known_player(tournament, happened.data["player"])
    number = happened.data["warning"]
    left = tuple([each for each in player.warnings if each.event != number])
    demand(len(left) < len(player.warnings), "no-such-warning", player=player.number)
    put_out = player.gone is not None and player.gone.event == number
    player = replace(player, warnings=left)
    return _returns(tournament, player) if put_out else with_player(tournament, player)


@event
def expelled(tournament: Tournament, happened: Event) -> Tournament:
    """T-153, T-154: directly; it works as a withdrawal, but a game that was going on brings
    nothing (A-29)."""
    player = _present(tournament, happened.data["player"])
    return _leaves(tournament, player, EXPULSION, happened)


def _present(tournament: Tournament, number: str) -> Player:
    player = known_player(tournament, number)
    demand(not player.gone, "has-left", player=number)
    demand(not tournament.is_closed, "already-closed")
    demand(tournament.registration == "closed", "registration-not-closed")
    return player


def _leaves(tournament: Tournament, player: Player, how: str, happened: Event) -> Tournament:
    last = len(tournament.rounds)
    seat = _open_seat(tournament, player.number)
    category = happened.data.get("category", "")
    gone = Departure(how, happened.number, last, seat is not None, category)
    tournament = has_gone(with_player(tournament, replace(player, gone=gone)), player.number)
    if seat is None:
        return tournament
    table = tournament.table(last, seat)
    passive = (*table.passive, player.number)
    return with_table(tournament, last, seat, replace(table, passive=passive))


def _returns(tournament: Tournament, player: Player) -> Tournament:
    gone = player.gone
    assert gone is not None, "only who left returns"
    drawn = len(tournament.rounds) != gone.round or bool(tournament.qualified)
    demand(not drawn, "drawn-since", player=player.number)
    got_nothing = player.number in tournament.expelled_in_game
    tournament = with_player(tournament, replace(player, gone=None))
    if not gone.in_game:
        return tournament
    number = gone.round
    for place, table in enumerate(tournament.rounds[number - 1].tables, 1):
        if player.number in table.passive:
            gone_on = table.housed is not None and bool(table.characters)
            if gone_on and got_nothing and table.status == FINISHED:
                return tournament  # the character was passive; what it won is given back
            demand(not gone_on, "passive-in-house", player=player.number)
            left = tuple([other for other in table.passive if other != player.number])
            return with_table(tournament, number, place, replace(table, passive=left))
    return tournament


def _open_seat(tournament: Tournament, player: str) -> int | None:
    """The table at which the player sits in a game that is not over."""
    if not tournament.rounds:
        return None
    for place, table in enumerate(tournament.rounds[-1].tables, 1):
        if player in table.players:
            return place if table.status != FINISHED else None
    return None
