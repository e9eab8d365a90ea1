"""After the rounds: publication, duels, the end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..regulation.duel_clock import MINUTES, SHORT_MINUTES, new_clock, pressed
from ..regulation.duels import Pairing, PairingResult, draw_sides, is_over, qualified
from .applying import demand, event, open_link, with_item
from .chain import Event
from .dice import Dice
from .seeds import seed_of
from .state import Edition, Side, Tournament


def propose_lots(tournament: Tournament, link: str, hall: str) -> list[str]:
    """One lot for everybody, whether it is needed or not: it is never drawn again."""
    everybody = sorted(tournament.entries())
    return Dice(seed_of(link, hall, "lots")).shuffled(everybody)


@event
def published(tournament: Tournament, happened: Event) -> Tournament:
    """T-093: the referee has checked the data, validates them and makes the standings public."""
    demand(not tournament.is_published, "already-published")
    check_complete(tournament)
    link, hall = happened.data["link"], happened.data["hall"]
    opened = open_link(tournament, link)
    order = propose_lots(tournament, link, hall)
    demand(order == list(happened.data["lots"]), "lots-altered")
    lots = {player: lot for lot, player in enumerate(order, 1)}
    ready = replace(opened, lots=lots)
    edition = Edition(1, happened.number, happened.at, "", ready.standings())
    return replace(ready, editions=(edition,))


def check_complete(tournament: Tournament) -> None:
    """Every planned round is played, every sheet entered and verified."""
    demand(tournament.rounds, "no-round")
    missing = tournament.planned - len(tournament.rounds)
    demand(not missing or tournament.stopped, "rounds-missing", rounds=missing)
    check_verified(tournament)


def check_verified(tournament: Tournament) -> None:
    for each in tournament.rounds:
        for place, table in enumerate(each.tables, 1):
            demand(table.is_verified, "not-verified", round=each.number, table=place)


# ------------------------------------------------------------------- duels


@event
def duels_begun(tournament: Tournament, happened: Event) -> Tournament:
    """T-120: who qualified, by the edition of now; later editions change no duel."""
    demand(tournament.has_duels and not tournament.stopped, "no-duels")
    demand(not tournament.qualified, "duels-begun")
    expected = who_qualifies(tournament)
    demand(expected == tuple(happened.data["qualified"]), "not-the-qualified")
    return replace(tournament, qualified=expected)


def who_qualifies(tournament: Tournament) -> tuple[str, ...]:
    demand(tournament.is_published, "not-published")
    order = tournament.editions[-1].standings.order()
    eight = "eight_duelists" in tournament.derogations
    return qualified(order, len(tournament.participants), eight=eight)


def propose_sides(tournament: Tournament, name: str, link: str, hall: str) -> str:
    """T-124: the lot decides who plays the Law."""
    duel = _ready(tournament, name)
    return draw_sides(duel, Dice(seed_of(link, hall, f"sides {name}")))


@event
def sides_drawn(tournament: Tournament, happened: Event) -> Tournament:
    """The Law and the Outlaws of a duel; the clock is set (T-126)."""
    data = happened.data
    demand(data["duel"] not in tournament.sides, "sides-drawn", duel=data["duel"])
    opened = open_link(tournament, data["link"])
    law = propose_sides(tournament, data["duel"], data["link"], data["hall"])
    demand(law == data["law"], "sides-altered", duel=data["duel"])
    side = Side(law, data["link"], data["hall"])
    clock = new_clock(minutes=duel_minutes(tournament))
    return replace(
        opened,
        sides=with_item(tournament.sides, data["duel"], side),
        clocks=with_item(tournament.clocks, data["duel"], clock),
    )


def duel_minutes(tournament: Tournament) -> int | None:
    if "no_duel_clock" in tournament.derogations:
        return None
    return SHORT_MINUTES if "duel_clock_25" in tournament.derogations else MINUTES


@event
def clock_pressed(tournament: Tournament, happened: Event) -> Tournament:
    """T-126: side 0 is the first of the pairing, whatever it plays."""
    name = happened.data["duel"]
    _ready(tournament, name)
    demand(name in tournament.clocks, "sides-not-drawn", duel=name)
    action, side = happened.data["action"], happened.data["side"]
    clock = pressed(tournament.clocks[name], action, happened.at, side)
    return replace(tournament, clocks=with_item(tournament.clocks, name, clock))


@event
def duel_won(tournament: Tournament, happened: Event) -> Tournament:
    """A duel was decided at the table, by the clock or by forfeit."""
    duel = _ready(tournament, happened.data["duel"])
    demand(
        happened.data["how"] == "forfeit" or duel.name in tournament.sides,
        "sides-not-drawn",
        duel=duel.name,
    )
    return _decided(tournament, duel, happened.data)


@event
def duel_corrected(tournament: Tournament, happened: Event) -> Tournament:
    """A result was typed wrongly: it can be changed until a duel that follows is decided."""
    name = happened.data["duel"]
    demand(not tournament.is_closed, "already-closed")
    demand(name in tournament.results, "duel-not-decided", duel=name)
    later = [other for other in tournament.results if _LEVEL[other[0]] > _LEVEL[name[0]]]
    drawn = [other for other in tournament.sides if _LEVEL[other[0]] > _LEVEL[name[0]]]
    demand(not later and not drawn, "duel-followed", duel=name)
    return _decided(tournament, tournament.duels()[name], happened.data)


#: Quarterfinals, semifinals, and the two duels for the places.
_LEVEL = {"q": 1, "s": 2, "t": 3, "f": 3}


def _decided(tournament: Tournament, duel: Pairing, data: Any) -> Tournament:
    winner = data["winner"]
    demand(winner in (duel.first, duel.second), "not-in-this-duel", player=winner)
    result = PairingResult(winner, data["how"])
    return replace(tournament, results=with_item(tournament.results, duel.name, result))


def _ready(tournament: Tournament, name: str) -> Pairing:
    duel = tournament.duels().get(name)
    demand(duel is not None and duel.is_ready, "duel-not-ready", duel=name)
    assert duel is not None
    return duel


@event
def third_skipped(tournament: Tournament, happened: Event) -> Tournament:
    """T-122, A-24: the duel for the third place is not played; the standings decide."""
    demand(tournament.qualified, "duels-not-begun")
    demand("third" not in tournament.results, "duel-decided", duel="third")
    return replace(tournament, third_skipped=True)


# ----------------------------------------------------------------- the end


@event
def closed(tournament: Tournament, happened: Event) -> Tournament:
    """Everything is decided."""
    demand(tournament.is_published, "not-published")
    demand(not tournament.is_closed, "already-closed")
    if tournament.has_duels and not tournament.stopped:
        demand(tournament.qualified, "duels-not-begun")
        demand(is_over(tournament.duels()), "duels-open")
    check_verified(tournament)
    return replace(tournament, is_closed=True)


@event
def sent(tournament: Tournament, happened: Event) -> Tournament:
    """The report has gone to the publisher."""
    demand(tournament.is_closed, "not-closed")
    check_verified(tournament)  # of what was corrected since
    return replace(tournament, is_sent=True)
