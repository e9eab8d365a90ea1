"""What an act will do, told before it is done: the event is tried, and nothing is written.

The desk's dialogs and the commands ask here, so both say the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from ..log.chain import Event, checked_data
from ..log.closing import who_qualifies
from ..log.derogating import offered
from ..log.filing import overspends
from ..log.replay import apply
from ..log.seating import least_players
from ..log.state import EXPULSION, Departure, Tournament
from ..log.words import Words, words
from ..regulation.derogations import DEROGATIONS
from ..regulation.forecast import forecast_of
from ..regulation.results import final_results
from ..regulation.rounds import starting_money
from ..regulation.tables import all_rows
from .checklist import checklist, is_homologable, missing_photos


class CheckChange(NamedTuple):
    """A line of the checklist that an act would change."""

    rule: str
    before: str
    after: str
    notes: tuple[Words, ...]


class Foretold(NamedTuple):
    """What would follow from an act."""

    lines: tuple[Words, ...]
    checks: tuple[CheckChange, ...]
    was_homologable: bool
    is_homologable: bool


class EditionChange(NamedTuple):
    """A player whose line a new edition would change."""

    player: str
    place: int
    new_place: int
    score: int
    new_score: int


def foretold(
    tournament: Tournament, kind: str, by: str, at: int, data: Mapping[str, Any]
) -> Foretold:
    """What this event would do; refused like the event itself."""
    count, held = tournament.events + 1, checked_data(kind, data, kind)
    after = apply(tournament, Event(count, kind, by, at, held, tournament.head, tournament.head))
    tell = _TELLING.get(kind)
    return Foretold(
        tuple(tell(tournament, after, held)) if tell else (),
        tuple(_changes(tournament, after)),
        is_homologable(tournament),
        is_homologable(after),
    )


def _changes(before: Tournament, after: Tournament) -> Iterator[CheckChange]:
    for was, now in zip(checklist(before), checklist(after), strict=True):
        if (was.status, was.notes) != (now.status, now.notes):
            yield CheckChange(now.rule, was.status, now.status, now.notes)


def edition_changes(tournament: Tournament) -> list[EditionChange]:
    """A-32: who moves, and whose score differs, between the published edition and the next."""
    old = {row.player: row for row in tournament.editions[-1].standings.rows}
    return [
        EditionChange(
            row.player, old[row.player].place, row.place, old[row.player].score, row.score
        )
        for row in tournament.standings().rows
        if (row.place, row.score) != (old[row.player].place, old[row.player].score)
    ]


# ------------------------------------------------------------------------ leaving


def _leaving(before: Tournament, after: Tournament, data: Mapping[str, Any]) -> Iterator[Words]:
    number = data["player"]
    gone = after.players[number].gone
    if gone is None:
        yield words("foretold-first-warning", player=number)
        return
    yield from _numbers_left(before, after)
    if gone.in_game:
        yield from _in_game(after, number, gone)
    if before.rounds:
        yield words("foretold-score", player=number, score=after.score_of(number))
    if number in after.expelled_in_game:
        yield words("foretold-marogi", player=number, count=len(_met(after, number)))
    if before.rounds:
        yield words("foretold-all-rounds", player=number, rounds=after.planned)
    yield from _forfeits(before, after, number)
    if gone.how == EXPULSION:
        yield words("foretold-publisher", player=number)
    by_warning = after.players[number].warnings != before.players[number].warnings
    if gone.how == EXPULSION and not by_warning:
        yield words("foretold-for-good", player=number)
    else:
        yield words("foretold-until-next-draw", player=number)


def _in_game(after: Tournament, number: str, gone: Departure) -> Iterator[Words]:
    """A-29: at the table as for a withdrawal; what the game brings is told apart."""
    tables = after.rounds[-1].tables
    place = next(at for at, table in enumerate(tables, 1) if number in table.players)
    yield words("foretold-passive", player=number, round=gone.round, table=place)
    if number in after.expelled_in_game:
        yield words("foretold-game-brings-nothing", player=number, round=gone.round, table=place)
    else:
        yield words("foretold-game-counts", player=number)


def _met(after: Tournament, number: str) -> set[str]:
    """Everybody who ever sat at a table with this player."""
    met = [each.players for each in after.games() if number in each.players]
    return {foe for players in met for foe in players if foe != number}


def _forfeits(before: Tournament, after: Tournament, number: str) -> Iterator[Words]:
    """T-128, A-18: duels are lost by forfeit, and nobody moves up."""
    if after.is_published and after.has_duels and not (after.qualified or after.stopped):
        if number in who_qualifies(after):
            yield words("foretold-qualified", player=number)
        return
    was = before.duels()
    for name, duel in after.duels().items():
        if duel.how == "forfeit" and not was[name].how and number in (duel.first, duel.second):
            foe = duel.winner or ""
            if foe:
                yield words("foretold-forfeit", player=number, duel=name, foe=foe)
            else:
                yield words("foretold-forfeit-nobody", player=number, duel=name)


def _numbers_left(before: Tournament, after: Tournament) -> Iterator[Words]:
    """T-144, A-03: whether the next round can be seated, and with new Sheriffs."""
    all_drawn = bool(before.rounds) and len(before.rounds) >= before.planned
    if all_drawn or before.stopped or before.is_published:
        return
    left, least = len(after.active), least_players(after)
    if left < least or left not in all_rows():
        yield from _too_few(before, left, least)
    elif before.rounds and forecast_of(after).breaks_at == 0 and forecast_of(before).breaks_at != 0:
        yield words("foretold-sheriff-again")


def _too_few(before: Tournament, left: int, least: int) -> Iterator[Words]:
    """T-144: this is the one who ends it, or it was over before; and what can be done then."""
    ends = len(before.active) >= least and len(before.active) in all_rows()
    said = {"players": left, "least": least}
    yield words("foretold-ends-it" if ends else "foretold-too-few", **said)
    if before.is_official and left in all_rows():
        yield words("foretold-go-on-unofficially")
    elif before.is_official:
        yield words("foretold-no-tables", players=left)


# -------------------------------------------------------------------- derogations


def _derogating(before: Tournament, after: Tournament, data: Mapping[str, Any]) -> Iterator[Words]:
    kind = data["derogation"]
    taken, row = after.derogations[kind], DEROGATIONS[kind]
    if kind == "rounds":
        money = starting_money(taken.value)
        yield words("foretold-rounds", rounds=taken.value, money=money)
    if row.needs_approval:
        yield words("foretold-needs-approval")
    if taken.midway:
        yield words("foretold-needs-everybody", count=len(taken.asked))
    else:
        yield words("foretold-needs-notice")
    for other in offered(before):
        if other != kind and other not in offered(after):
            yield words("foretold-excludes", against=other)


def _withdrawing(before: Tournament, after: Tournament, data: Mapping[str, Any]) -> Iterator[Words]:
    yield words("foretold-regulation-again")
    if data["derogation"] not in offered(after):
        yield words("foretold-not-again", derogation=data["derogation"])


# ------------------------------------------------------------------------ the end


def _publishing(before: Tournament, after: Tournament, data: Mapping[str, Any]) -> Iterator[Words]:
    changes = edition_changes(before)
    moved = [each for each in changes if each.place != each.new_place]
    yield words("foretold-edition", number=len(after.editions), count=len(changes))
    yield words("foretold-moves", count=len(moved))
    if before.qualified:
        yield words("foretold-duels-stand")


def _closing(before: Tournament, after: Tournament, data: Mapping[str, Any]) -> Iterator[Words]:
    """What becomes final, and what is still missing (A-31)."""
    yield words("foretold-final", number=len(after.editions))
    finals = final_results(after)
    if finals and not after.stopped:
        yield words("foretold-winner", player=finals[0].row.player)
    unjudged = [
        player
        for number, place, player in overspends(after)
        if player not in after.table(number, place).judged
    ]
    if unjudged:
        yield words("foretold-overspends", count=len(unjudged))
    if after.version >= 2:
        yield words("foretold-reopen-only")
    photos = missing_photos(after)
    if photos:  # last: they may be many
        yield words("foretold-photos", count=len(photos))
        yield from photos


def _reopening(before: Tournament, after: Tournament, data: Mapping[str, Any]) -> Iterator[Words]:
    yield words("foretold-reopened", number=len(after.editions))


_TELLING: dict[str, Callable[[Tournament, Tournament, Mapping[str, Any]], Iterator[Words]]] = {
    "withdrew": _leaving,
    "warned": _leaving,
    "expelled": _leaving,
    "derogation_taken": _derogating,
    "derogation_withdrawn": _withdrawing,
    "edition_published": _publishing,
    "closed": _closing,
    "reopened": _reopening,
}
