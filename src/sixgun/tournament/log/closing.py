"""After the rounds: publication, duels, the end."""

from __future__ import annotations

from dataclasses import replace

from ..regulation.duel_clock import new_clock
from ..regulation.duels import Pairing, PairingResult, draw_sides, is_over, qualified
from .applying import demand, event, open_link, with_item
from .chain import Event
from .clocking import check_on_time, clock_stopped, duel_minutes, ready_duel
from .dice import Dice
from .seeds import seed_of
from .state import Edition, Reopening, Side, Tournament


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
    duel = ready_duel(tournament, name)
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


@event
def duel_won(tournament: Tournament, happened: Event) -> Tournament:
    """A duel was decided at the table, by the clock or by forfeit."""
    duel = ready_duel(tournament, happened.data["duel"])
    demand(
        happened.data["how"] == "forfeit" or duel.name in tournament.sides,
        "sides-not-drawn",
        duel=duel.name,
    )
    return _decided(tournament, duel, happened)


@event
def duel_corrected(tournament: Tournament, happened: Event) -> Tournament:
    """A result was typed wrongly: it can be changed until a duel that follows is decided."""
    name = happened.data["duel"]
    demand(not tournament.is_closed, "already-closed")
    demand(name in tournament.results, "duel-not-decided", duel=name)
    later = [other for other in tournament.results if _LEVEL[other[0]] > _LEVEL[name[0]]]
    drawn = [other for other in tournament.sides if _LEVEL[other[0]] > _LEVEL[name[0]]]
    demand(not later and not drawn, "duel-followed", duel=name)
    return _decided(tournament, tournament.duels()[name], happened)


#: Quarterfinals, semifinals, and the two duels for the places.
_LEVEL = {"q": 1, "s": 2, "t": 3, "f": 3}


def _decided(tournament: Tournament, duel: Pairing, happened: Event) -> Tournament:
    winner, how = happened.data["winner"], happened.data["how"]
    demand(winner in (duel.first, duel.second), "not-in-this-duel", player=winner)
    if how == "time":
        check_on_time(tournament, duel, winner, happened.at)
    result = PairingResult(winner, how)
    tournament = clock_stopped(tournament, duel.name, happened.at)
    return replace(tournament, results=with_item(tournament.results, duel.name, result))


@event
def third_skipped(tournament: Tournament, happened: Event) -> Tournament:
    """T-122, A-24: the duel for the third place is not played; the standings decide."""
    demand(tournament.qualified, "duels-not-begun")
    demand("third" not in tournament.results, "duel-decided", duel="third")
    return replace(tournament, third_skipped=True)


# ----------------------------------------------------------------- the end


@event
def edition_published(tournament: Tournament, happened: Event) -> Tournament:
    """A-32: what was corrected after publication, and verified, becomes the next edition."""
    demand(tournament.is_published, "not-published")
    number = len(tournament.editions) + 1
    demand(happened.data["edition"] == number, "not-the-next-edition", number=number)
    demand(tournament.is_pending, "nothing-pending")
    check_verified(tournament)
    reason, now = happened.data["reason"], tournament.standings()
    edition = Edition(number, happened.number, happened.at, reason, now)
    return replace(tournament, editions=(*tournament.editions, edition))


@event
def closed(tournament: Tournament, happened: Event) -> Tournament:
    """Everything is decided; nothing that was corrected waits for an edition (A-32)."""
    demand(tournament.is_published, "not-published")
    demand(not tournament.is_closed, "already-closed")
    demand(not tournament.is_pending, "edition-pending")
    if tournament.has_duels and not tournament.stopped:
        demand(tournament.qualified, "duels-not-begun")
        demand(is_over(tournament.duels()), "duels-open")
    check_verified(tournament)
    return replace(tournament, is_closed=True)


@event
def reopened(tournament: Tournament, happened: Event) -> Tournament:
    """A-32: something final was wrong. What was sent to the publisher is not reopened."""
    demand(tournament.is_closed, "not-closed")
    again = Reopening(happened.number, happened.data["reason"])
    return replace(tournament, is_closed=False, reopenings=(*tournament.reopenings, again))


@event
def sent(tournament: Tournament, happened: Event) -> Tournament:
    """The report has gone to the publisher."""
    demand(tournament.is_closed, "not-closed")
    check_verified(tournament)  # of what was corrected since
    return replace(tournament, is_sent=True)
