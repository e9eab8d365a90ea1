"""Views of a tournament: built up field by field from what follows from its log.

The views of phones and the screen are `eyes`, which the tournament itself keeps clean, with names
put in; nothing here adds to what they know.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from ...tournament.log.eyes import hall_view, player_view
from ...tournament.log.filing import allowed_characters
from ...tournament.log.people import Person
from ...tournament.log.state import Housed, Player, Round, RoundTable, Tournament, Version
from ...tournament.log.words import Words
from ...tournament.regulation.auction import public
from ...tournament.regulation.derogations import DEROGATIONS
from ...tournament.regulation.noon import due_at
from ...tournament.regulation.results import final_results
from ...tournament.regulation.rounds import MINIMUM_PLAYERS
from ...tournament.regulation.score import score
from ...tournament.regulation.sheet import Sheet, sheet_data
from ..protocol import Told
from . import views
from .views import DeskView, HallView, PhoneSeat, PhoneView

if TYPE_CHECKING:
    from ..tables.commissioned import TableProgress

People = Mapping[str, Person]


def told(said: Words) -> Told:
    """Words of the tournament as they are sent."""
    return Told(said[0], dict(said[1]))


def names_of(numbers: Iterable[str | None], people: People) -> dict[str, str]:
    """The names of these persons, but of those who were erased."""
    known = sorted({number for number in numbers if number and number in people})
    return {number: people[number].name for number in known}


# ------------------------------------------------------------------ the hall


def hall_shown(tournament: Tournament, people: People, name: str, now: int) -> HallView:
    """What the screen shows."""
    return _hall(hall_view(tournament), tournament, people, name, now)


class Beside(NamedTuple):
    """What a phone shows besides what follows from the log."""

    called: int | None = None  # when this player called the referee
    role: str = ""  # the own one, at a table of the house
    open: bool = False  # can one sit down there?
    duel: str = ""  # … or at the table of a duel


def phone_shown(
    tournament: Tournament, people: People, name: str, now: int, player: str, beside: Beside
) -> PhoneView:
    """What a player's phone shows."""
    seen = player_view(tournament, player)
    seat = None
    if seen["seat"] is not None:
        own = {**seen["seat"], "role": beside.role, "open": beside.open}
        seat = msgspec.convert(own, PhoneSeat)
    hall = _hall(seen, tournament, people, name, now)
    mine = people[player].name if player in people else ""
    total, left = seen["total"], seen["left"]
    return PhoneView(hall, player, mine, total, left, seat, beside.called, beside.duel)


def _hall(
    seen: dict[str, Any], tournament: Tournament, people: People, name: str, now: int
) -> HallView:
    mentioned = [
        *[player for table in seen["tables"] for player in table["players"]],
        *[player for _, player, _ in seen["standings"]],
        *[duel[side] for duel in seen["duels"] for side in ("first", "second")],
    ]
    fields = {field: seen[field] for field in HallView.__struct_fields__ if field in seen}
    more = {
        "t": "hall",
        "version": tournament.events,
        "now": now,
        "tournament": name,
        "names": names_of(mentioned, people),
    }
    return msgspec.convert({**fields, **more}, HallView)


# ------------------------------------------------------------------ the desk


class Around(msgspec.Struct):
    """What the desk shows besides what follows from the log."""

    name: str  # of the tournament in addresses
    now: int
    me: str
    people: People
    links: frozenset[str]  # players who have one
    self_service: bool
    calls: tuple[views.CallView, ...]
    backup: views.BackupView | None
    barred: dict[str, str]
    housed: Mapping[tuple[int, int], TableProgress]  # by round and table


def desk_shown(tournament: Tournament, around: Around) -> DeskView:
    """What referees see."""
    return DeskView(
        version=tournament.events,
        now=around.now,
        tournament=around.name,
        name=tournament.name,
        place=tournament.place,
        season=tournament.season,
        stage=tournament.phase,  # type: ignore[arg-type]
        head=tournament.head,
        promise=tournament.promise,
        reading=tournament.reading,
        practice=tournament.is_practice,
        official=tournament.is_official,
        unofficial=tournament.unofficial,
        me=around.me,
        people={n: views.PersonView(p.name, p.member, p.contact) for n, p in around.people.items()},
        referees=tuple(tournament.referees),
        organizers=tuple(tournament.organizers),
        revoked=tournament.revoked,
        registration=tournament.registration,
        self_service=around.self_service,
        players=_players(tournament, around.links),
        banned=dict(tournament.banned),
        barred=around.barred,
        planned=planned_rounds(tournament),
        has_auction=tournament.has_auction,
        has_duels=tournament.has_duels,
        characters=allowed_characters(tournament),
        derogations=_derogations(tournament),
        rounds=tuple([_round(tournament, each, around.housed) for each in tournament.rounds]),
        voided=_voided(tournament),
        stopped=tournament.stopped,
        **_after_the_rounds(tournament),
        announcements=tournament.announcements,
        calls=around.calls,
        backup=around.backup,
    )


def _after_the_rounds(tournament: Tournament) -> dict[str, Any]:
    duels = hall_view(tournament)["duels"] if tournament.qualified else []
    finals = final_results(tournament)
    return {
        "editions": tuple(
            [views.EditionView(e.number, e.event, e.at, e.reason) for e in tournament.editions]
        ),
        "qualified": tournament.qualified,
        "duels": tuple([msgspec.convert(duel, views.PairingView) for duel in duels]),
        "third_skipped": tournament.third_skipped,
        "final": tuple([views.FinalPlace(f.place, f.row.player, f.bonus) for f in finals]),
    }


def planned_rounds(tournament: Tournament) -> int:
    """R, or 0 while there are too few players to know it."""
    if len(tournament.participants or tournament.active) >= MINIMUM_PLAYERS:
        return tournament.planned
    return tournament.planned if tournament.rounds or not tournament.is_official else 0


def _players(tournament: Tournament, links: frozenset[str]) -> tuple[views.PlayerView, ...]:
    played = tournament.entries() if tournament.rounds else {}
    return tuple(
        [
            _player(
                player,
                score(tournament.planned, played.get(player.number, ()))
                if tournament.rounds
                else None,
                player.number in links,
                tournament.bots.get(player.number, ""),
            )
            for player in tournament.players.values()
        ]
    )


def _player(player: Player, total: int | None, link: bool, bot: str) -> views.PlayerView:
    gone = player.gone
    return views.PlayerView(
        player.number,
        views.GoneView(gone.how, gone.round, gone.in_game, gone.category) if gone else None,
        tuple([views.WarningView(*warning) for warning in player.warnings]),
        player.is_erased,
        total,
        link,
        bot,
    )


def _derogations(tournament: Tournament) -> tuple[views.DerogationView, ...]:
    return tuple(
        [
            views.DerogationView(
                kind,
                DEROGATIONS[kind].degree,
                taken.value,
                taken.midway,
                taken.approval,
                taken.announced_at is not None,
                taken.consent,
                taken.asked,
            )
            for kind, taken in tournament.derogations.items()
        ]
    )


def _voided(tournament: Tournament) -> tuple[views.VoidedView, ...]:
    return tuple(
        [
            views.VoidedView(each.round.number, each.round.seating, each.reason)
            for each in tournament.voided
        ]
    )


def _round(
    tournament: Tournament, each: Round, housed: Mapping[tuple[int, int], TableProgress]
) -> views.RoundView:
    tables = [
        _table(tournament, table, housed.get((each.number, place)))
        for place, table in enumerate(each.tables, 1)
    ]
    return views.RoundView(
        each.number,
        each.by_hand,
        each.link,
        each.hall,
        each.confirmed,
        not tournament.no_longer_auctioned(each.number),
        tuple(tables),
    )


def _table(
    tournament: Tournament, table: RoundTable, progress: TableProgress | None
) -> views.TableView:
    limit, began = tournament.derogations.get("timed_noon"), table.playing_since
    return views.TableView(
        players=table.players,
        status=table.status,  # type: ignore[arg-type]
        versions=tuple([_version(version) for version in table.versions]),
        verified=views.VerifiedView(*table.verified) if table.verified else None,
        is_verified=table.is_verified,
        photo=table.photo,
        passive=table.passive,
        reshuffles=table.reshuffles,
        noon=table.noon,
        noon_due=due_at(began, limit.value) if limit and began is not None else None,
        since=began,
        auction=msgspec.convert(public(table.auction), views.AuctionView)
        if table.auction
        else None,
        choice=views.ChoiceView(table.choice.offered, table.choice.chosen)
        if table.choice
        else None,
        judged=dict(table.judged),
        housed=_housed(table.housed, progress) if table.housed else None,
    )


def _housed(housed: Housed, progress: TableProgress | None) -> views.HousedView:
    status: Any = progress.status if progress else ""
    came, here = (progress.came, progress.here) if progress else ((), ())
    return views.HousedView(housed.clock, housed.chat, housed.spectators, status, came, here)


def _version(version: Version) -> views.VersionView:
    return views.VersionView(sheet_shown(version.sheet), version.by, version.event, version.reason)


def sheet_shown(sheet: Sheet) -> views.SheetData:
    return msgspec.convert(sheet_data(sheet), views.SheetData)
