"""Rounds: the draw, the tables, what happens at them until the sheet is written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ..regulation.draw import ALGORITHM, Draw, draw_round
from ..regulation.noon import RESHUFFLES
from ..regulation.rounds import MAXIMUM_PLAYERS, MINIMUM_PLAYERS
from ..regulation.tables import SIZES, table_sizes
from .applying import demand, event, open_link, with_player, with_table
from .calling import game_is_over, never_drawn
from .chain import Event
from .dice import Dice
from .filing import boxes_of
from .offices import may_write
from .seeds import seed_of
from .state import (
    AUCTION,
    FINISHED,
    PLAYING,
    SEATED,
    STATUSES,
    Round,
    RoundTable,
    Tournament,
    Voided,
)


def propose_draw(tournament: Tournament, link: str, hall: str) -> Draw[str]:
    """The draw that this link and the hall's number give: shown before it is confirmed."""
    return trial_draw(tournament, Dice(seed_of(link, hall, f"round {len(tournament.rounds) + 1}")))


def trial_draw(tournament: Tournament, dice: Dice) -> Draw[str]:
    """The next round as these dice give it.

    How often something must repeat is the same for all dice: any that do not count tell it and
    give nothing away.
    """
    check_may_draw(tournament)
    left = tournament.planned - len(tournament.rounds) - 1
    past = [each.seating for each in tournament.rounds]
    return draw_round(tournament.active, past, left, dice)


def drawn_data(
    tournament: Tournament, draw: Draw[str], link: str, hall: str, *, confirmed: bool
) -> dict[str, Any]:
    """What the event of a draw holds (T-037); who and when is in every event."""
    return {
        "round": len(tournament.rounds) + 1,
        "active": list(tournament.active),
        "tables": [list(table) for table in draw.tables],
        "algorithm": ALGORITHM,
        "confirmed": confirmed,
        "link": link,
        "hall": hall,
    }


def check_may_draw(tournament: Tournament) -> None:
    """T-144: at every seating at least ten are active, or fewer unofficially at one table; the
    round before is all entered."""
    demand(tournament.registration == "closed", "registration-not-closed")
    demand(not tournament.stopped, "tournament-stopped")
    demand(not tournament.is_published, "already-published")
    active, least = len(tournament.active), least_players(tournament)
    demand(active >= least, "too-few", players=active, least=least)
    demand(active <= MAXIMUM_PLAYERS, "full", most=MAXIMUM_PLAYERS)
    if tournament.rounds:
        demand(tournament.rounds[-1].is_entered, "round-open", round=len(tournament.rounds))
        planned = tournament.planned
        demand(len(tournament.rounds) < planned, "all-rounds-drawn", rounds=planned)


def least_players(tournament: Tournament) -> int:
    """T-144: how many must be active at a seating."""
    return MINIMUM_PLAYERS if tournament.is_official else min(SIZES)


@event
def round_drawn(tournament: Tournament, happened: Event) -> Tournament:
    """A round by lot: anybody who does it again with the same numbers gets the same tables."""
    data = happened.data
    _check_round(tournament, data)
    demand(data["algorithm"] == ALGORITHM, "no-such-algorithm", algorithm=data["algorithm"])
    opened = open_link(tournament, data["link"])
    draw = propose_draw(tournament, data["link"], data["hall"])
    same = draw.tables == tuple([tuple(table) for table in data["tables"]])
    demand(same, "draw-altered", round=data["round"])  # H-12
    agreed = data["confirmed"] or not draw.sheriffs_again
    demand(agreed, "sheriff-again", players=",".join(draw.sheriffs_again))
    made = Round(
        data["round"],
        tuple(data["active"]),
        _tables(data["tables"]),
        link=data["link"],
        hall=data["hall"],
        algorithm=data["algorithm"],
        confirmed=data["confirmed"],
        event=happened.number,
    )
    return replace(opened, rounds=(*tournament.rounds, made))


@event
def round_by_hand(tournament: Tournament, happened: Event) -> Tournament:
    """Tables that the referee set: only outside the official rules (H-12)."""
    data = happened.data
    demand(not tournament.is_official, "by-hand-is-not-official")
    _check_round(tournament, data)
    check_may_draw(tournament)
    seats = Counter([player for table in data["tables"] for player in table])
    demand(seats == Counter(data["active"]), "not-everybody-seated")
    sizes = sorted([len(table) for table in data["tables"]])
    demand(sizes == sorted(table_sizes(len(data["active"]))), "wrong-tables")
    made = Round(
        data["round"],
        tuple(data["active"]),
        _tables(data["tables"]),
        by_hand=True,
        event=happened.number,
    )
    return replace(tournament, rounds=(*tournament.rounds, made))


def _check_round(tournament: Tournament, data: Any) -> None:
    expected = len(tournament.rounds) + 1
    demand(data["round"] == expected, "not-the-next-round", round=expected)
    demand(tuple(data["active"]) == tournament.active, "not-the-active-players")


def _tables(tables: Sequence[Sequence[str]]) -> tuple[RoundTable, ...]:
    return tuple([RoundTable(tuple(players)) for players in tables])


@event
def draw_voided(tournament: Tournament, happened: Event) -> Tournament:
    """T-038, A-04: only before any game of the round has started; it stays in the log."""
    number = happened.data["round"]
    demand(number == len(tournament.rounds) > 0, "not-the-last-round", round=number)
    last = tournament.rounds[-1]
    demand(not last.has_started, "round-has-started", round=number)
    kept = Voided(last, happened.data["reason"])
    for player in tournament.players.values():
        if player.gone and player.gone.round == number:  # there was no game to leave
            gone = player.gone._replace(round=number - 1, in_game=False)
            tournament = with_player(tournament, replace(player, gone=gone))
    tournament = never_drawn(tournament, number)
    return replace(tournament, rounds=tournament.rounds[:-1], voided=(*tournament.voided, kept))


@event
def table_moved(tournament: Tournament, happened: Event) -> Tournament:
    """A table begins its auction, begins to play, has finished. Never backwards."""
    number, place, status = (happened.data[name] for name in ("round", "table", "status"))
    table = tournament.table(number, place)
    ahead = STATUSES.index(status) > STATUSES.index(table.status)
    demand(ahead, "table-is-further", table=place, status=table.status)
    auction = not tournament.no_longer_auctioned(number)
    demand(status != AUCTION or auction, "no-auction")
    since = happened.at if status == PLAYING else table.playing_since
    moved = replace(table, status=status, playing_since=since)
    tournament = with_table(tournament, number, place, moved)
    return game_is_over(tournament, number, place) if status == FINISHED else tournament


@event
def table_set_back(tournament: Tournament, happened: Event) -> Tournament:
    """The stage of a table was wrong: it is an earlier one again, while nothing rests on it."""
    number, place, status = (happened.data[name] for name in ("round", "table", "status"))
    table = tournament.table(number, place)
    behind = STATUSES.index(status) < STATUSES.index(table.status)
    demand(behind, "table-not-so-far", table=place, status=table.status)
    demand(STATUSES.index(status) >= _rests_on(tournament, number, table), "stage-rests")
    demand(status != AUCTION or not tournament.no_longer_auctioned(number), "no-auction")
    since = table.playing_since if status == PLAYING else None
    return with_table(tournament, number, place, replace(table, status=status, playing_since=since))


def may_set_back(tournament: Tournament, number: int, place: int) -> tuple[str, ...]:
    """The earlier stages that a table can be set back to, the nearest first."""
    table = tournament.table(number, place)
    least, now = _rests_on(tournament, number, table), STATUSES.index(table.status)
    without = (AUCTION,) if tournament.no_longer_auctioned(number) else ()
    found = [status for status in STATUSES[least:now] if status not in without]
    return tuple(reversed(found)) if tournament.version >= 2 else ()


def _rests_on(tournament: Tournament, number: int, table: RoundTable) -> int:
    """The least stage that something rests on: a sheet, somebody who left, bids, boxes, the house.

    Whoever left did so in a game, or after it: which one it was must not change any more.
    """
    gone = [tournament.players[player].gone for player in table.players]
    left = any(each is not None and each.round == number for each in gone)
    if table.versions or table.housed or left:
        return STATUSES.index(table.status)
    if table.characters or table.reshuffles or table.noon:
        return STATUSES.index(PLAYING)
    return STATUSES.index(AUCTION if table.auction or table.choice else SEATED)


def to_start(tournament: Tournament, number: int) -> list[int]:
    """The tables, from 1, at which nothing but the game itself is still to begin."""
    tournament.table(number, 1)
    return [
        place
        for place, table in enumerate(tournament.rounds[number - 1].tables, 1)
        if table.status in (SEATED, AUCTION)
        and not (table.versions or table.housed or table.auction or table.choice)
    ]


def games_to_start(tournament: Tournament, number: int, by: str) -> list[int]:
    """Those of them that somebody may begin: a judge at the tables that were given to him."""
    waiting = to_start(tournament, number)
    places = [place for place in waiting if may_write(tournament, by, "table_moved", place)]
    demand(places, "no-game-to-start", round=number)
    return places


@event
def reshuffled(tournament: Tournament, happened: Event) -> Tournament:
    """T-100: a box on the sheet is ticked; the third one calls high noon."""
    number, place, count = (happened.data[name] for name in ("round", "table", "count"))
    table = tournament.table(number, place)
    demand(count == table.reshuffles + 1, "not-the-next-box", count=table.reshuffles + 1)
    boxes = boxes_of(tournament, table)
    demand(boxes is None or count <= boxes, "no-more-boxes", boxes=RESHUFFLES)
    noon = "reshuffle" if count >= RESHUFFLES and not table.noon else table.noon
    return with_table(tournament, number, place, replace(table, reshuffles=count, noon=noon))


@event
def noon_called(tournament: Tournament, happened: Event) -> Tournament:
    """T-107: by time, if the derogation was taken, and not before the limit has passed (A-12)."""
    number, place, cause = (happened.data[name] for name in ("round", "table", "cause"))
    table = tournament.table(number, place)
    demand(not table.noon, "noon-called", table=place)
    demand(table.status != FINISHED, "table-is-further", table=place, status=table.status)
    if cause == "time":
        taken = tournament.derogations.get("timed_noon")
        demand(taken, "no-time-limit")
        began = table.playing_since
        limit = taken.value * 60_000 if taken else 0
        demand(began is not None and happened.at >= began + limit, "noon-too-early", table=place)
    return with_table(tournament, number, place, replace(table, noon=cause))


@event
def announced(tournament: Tournament, happened: Event) -> Tournament:
    """The referee tells everybody something."""
    told = (*tournament.announcements, happened.data["text"])
    return replace(tournament, announcements=told)
