"""Views of a tournament: built up field by field from what follows from its log, for somebody.

The views of phones and the screen are `eyes`, which the tournament itself keeps clean, with names
put in; nothing here adds to what they know.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from ...tournament.log.derogating import offered, withdrawable
from ...tournament.log.eyes import hall_view, player_view, tablet_view
from ...tournament.log.filing import allowed_characters, boxes_of
from ...tournament.log.kinds import TYPED_AGAIN
from ...tournament.log.offices import (
    CALLS,
    CONDUCT,
    CONTACTS,
    ENTRIES,
    KEEPING,
    SHEETS,
    SINCE_VERSION,
    TOTALS,
    Sight,
    offices_of,
    plays,
)
from ...tournament.log.people import Person, listed, told_apart
from ...tournament.log.seating import may_set_back, to_start
from ...tournament.log.state import (
    Housed,
    Player,
    Round,
    Tournament,
    Verified,
    Version,
)
from ...tournament.log.words import Words
from ...tournament.regulation.auction import public
from ...tournament.regulation.derogations import DEROGATIONS
from ...tournament.regulation.noon import due_at
from ...tournament.regulation.results import final_results
from ...tournament.regulation.rounds import MINIMUM_PLAYERS
from ...tournament.regulation.score import score
from ...tournament.regulation.sheet import Sheet, sheet_data
from ..protocol import Told
from . import persons, views
from .door.showing import door_shown, short_shown
from .duel_views import ClockPage, PairingView, TabletView
from .evidence.views import AskedKey, KeyView, OwnSheet, SigningView
from .previews import PendingSheet, PendingView
from .rights import acts_of
from .views import DeskView, HallView, PhoneSeat, PhoneView

if TYPE_CHECKING:
    from ..tables.commissioned import TableProgress

People = Mapping[str, Person]


def told(said: Words) -> Told:
    """Words of the tournament as they are sent."""
    return Told(said[0], dict(said[1]))


def names_of(numbers: Iterable[str | None], people: People) -> dict[str, str]:
    """The names of these persons, told apart, but of those who were erased."""
    return _among(numbers, told_apart(people))


def _among(numbers: Iterable[str | None], names: Mapping[str, str]) -> dict[str, str]:
    return {number: names[number] for number in sorted({n for n in numbers if n and n in names})}


def people_shown(people: People, *, contacts: bool) -> dict[str, persons.PersonView]:
    shown, in_lists = told_apart(people), listed(people)
    return {
        n: persons.PersonView(
            p.name,
            p.member,
            p.contact if contacts else "",
            p.surname,
            p.given,
            p.club,
            shown[n],
            in_lists[n],
        )
        for n, p in people.items()
    }


# ------------------------------------------------------------------ the hall


def hall_shown(tournament: Tournament, people: People, name: str, now: int) -> HallView:
    """What the screen shows."""
    return _hall(hall_view(tournament), tournament, people, name, now)


def tablet_shown(
    tournament: Tournament, people: People, name: str, now: int, duel: str
) -> ClockPage:
    """What the tablet between two players shows."""
    seen = tablet_view(tournament, duel)
    named = names_of(seen["players"], people)
    first, second = (named.get(player, "") for player in seen.pop("players"))
    more = {"t": "clock", "now": now, "tournament": name, "first": first, "second": second}
    return msgspec.convert({**seen, **more}, ClockPage)


class Beside(NamedTuple):
    """What a phone shows besides what follows from the log."""

    called: int | None = None  # when this player called the referee
    call: int | None = None  # the number of that call
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
    mine = told_apart(people).get(player, "")
    total, left = seen["total"], seen["left"]
    sheet = msgspec.convert(seen["sheet"], OwnSheet) if seen["sheet"] else None
    return PhoneView(
        hall,
        player,
        mine,
        total,
        left,
        seat,
        beside.called,
        beside.call,
        beside.duel,
        seen["waiting"],
        seen["here"],
        seen["may_check_in"],
        tournament.founded,
        sheet,
        seen["how_left"],
    )


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
        "listed": _among(mentioned, listed(people)),
    }
    return msgspec.convert({**fields, **more}, HallView)


# ------------------------------------------------------------------ the desk


class Around(msgspec.Struct):
    """What the desk shows besides what follows from the log; for whom, and what he may see."""

    sight: Sight
    name: str  # of the tournament in addresses
    now: int
    me: str
    people: People
    links: frozenset[str]  # players, and who waits, who have one
    self_service: bool
    calls: tuple[views.CallView, ...]
    backup: views.BackupView | None
    barred: dict[str, str]
    housed: Mapping[tuple[int, int], TableProgress]  # by round and table
    tablets: tuple[TabletView, ...] = ()
    unjudged: tuple[views.Overspend, ...] = ()
    inbox: tuple[views.InboxPhoto, ...] = ()
    asked_keys: tuple[AskedKey, ...] = ()


def desk_shown(tournament: Tournament, around: Around) -> DeskView:
    """What somebody in office sees, put together from what is his to see (`rights`)."""
    sight = around.sight
    sees_entries = sight.sees(ENTRIES)
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
        rules_version=tournament.version,
        practice=tournament.is_practice,
        official=tournament.is_official,
        unofficial=tournament.unofficial,
        **_myself(tournament, around),
        people=people_shown(around.people, contacts=sight.sees(CONTACTS)),
        **_in_office(tournament),
        registration=tournament.registration,
        self_service=sees_entries and around.self_service,
        players=_players(tournament, around.links, sight),
        banned=dict(tournament.banned) if sees_entries else {},
        barred=around.barred if sees_entries else {},
        planned=planned_rounds(tournament),
        has_auction=tournament.has_auction,
        has_duels=tournament.has_duels,
        characters=allowed_characters(tournament),
        **_about_derogations(tournament),
        rounds=tuple([_round(tournament, each, around) for each in tournament.rounds]),
        **_after_the_rounds(tournament, sight),
        **_told_to_everybody(tournament),
        backup=around.backup if sight.sees(KEEPING) else None,
        **_open_points(around),
        **_door(tournament, around),
        signing=_signing(tournament, around),
    )


def _door(tournament: Tournament, around: Around) -> dict[str, Any]:
    """Who comes in before round 1, and whether enough are left for the next one."""
    door = door_shown(tournament, around.links, around.sight)
    return {"door": door, "short": short_shown(tournament)}


def _told_to_everybody(tournament: Tournament) -> dict[str, Any]:
    given = tournament.regulation
    return {
        "announcements": tournament.announcements,
        "regulation": views.RegulationView(given.address, given.digest) if given else None,
    }


def _open_points(around: Around) -> dict[str, Any]:
    """What waits for a referee, and the tablets in the hall."""
    sight = around.sight
    return {
        "calls": tuple([call for call in around.calls if sight.sees(CALLS, call.table)]),
        "tablets": around.tablets,
        "unjudged": around.unjudged if sight.sees(TOTALS) else (),
        "inbox": around.inbox if sight.sees(TOTALS) else (),
    }


def _signing(tournament: Tournament, around: Around) -> SigningView:
    keys = tuple([KeyView(**key._asdict()) for key in tournament.keys.values()])
    return SigningView(tournament.founded, keys, around.asked_keys)


def _myself(tournament: Tournament, around: Around) -> dict[str, Any]:
    return {
        "me": around.me,
        "offices": offices_of(tournament, around.me),
        "plays": tournament.version >= SINCE_VERSION and plays(tournament, around.me),
        "may": acts_of(tournament, around.me),
        "sees": tuple(sorted(around.sight.facts)),
    }


def _in_office(tournament: Tournament) -> dict[str, Any]:
    return {
        "referees": tuple(tournament.referees),
        "organizers": tuple(tournament.organizers),
        "judges": tuple(tournament.judges),
        "registrars": tuple(tournament.registrars),
        "given": dict(tournament.given),
        "revoked": tournament.revoked,
    }


def _after_the_rounds(tournament: Tournament, sight: Sight) -> dict[str, Any]:
    duels = hall_view(tournament)["duels"] if tournament.qualified else []
    finals = final_results(tournament)
    return {
        "voided": _voided(tournament),
        "stopped": tournament.stopped,
        "editions": tuple(
            [
                views.EditionView(e.number, e.event, e.at, e.reason if sight.sees(TOTALS) else "")
                for e in tournament.editions
            ]
        ),
        "pending": pending_shown(tournament) if sight.sees(TOTALS) else None,
        "qualified": tournament.qualified,
        "duels": tuple([msgspec.convert(duel, PairingView) for duel in duels]),
        "third_skipped": tournament.third_skipped,
        "final": tuple([views.FinalPlace(f.place, f.row.player, f.bonus) for f in finals]),
    }


def pending_shown(tournament: Tournament) -> PendingView | None:
    """A-32: what was corrected since the last edition, for referees."""
    if not tournament.is_pending:
        return None
    sheets = []
    for number, place in tournament.corrected:
        table = tournament.table(number, place)
        reason = table.versions[-1].reason
        sheets.append(PendingSheet(number, place, reason, table.is_verified))
    return PendingView(len(tournament.editions) + 1, tuple(sheets))


def planned_rounds(tournament: Tournament) -> int:
    """R, or 0 while there are too few players to know it."""
    if len(tournament.participants or tournament.active) >= MINIMUM_PLAYERS:
        return tournament.planned
    return tournament.planned if tournament.rounds or not tournament.is_official else 0


def _players(
    tournament: Tournament, links: frozenset[str], sight: Sight
) -> tuple[persons.PlayerView, ...]:
    sees_totals = sight.sees(TOTALS) and bool(tournament.rounds)
    played = tournament.entries() if sees_totals else {}
    return tuple(
        [
            persons.PlayerView(
                player.number,
                _gone(player, sight),
                _warnings(player) if sight.sees(CONDUCT) else (),
                player.is_erased,
                score(tournament.planned, played.get(player.number, ())) if sees_totals else None,
                sight.sees(ENTRIES) and player.number in links,
                tournament.bots.get(player.number, ""),
            )
            for player in tournament.players.values()
        ]
    )


def _gone(player: Player, sight: Sight) -> persons.GoneView | None:
    gone = player.gone
    if gone is None:
        return None
    category = gone.category if sight.sees(CONDUCT) else ""
    return persons.GoneView(gone.how, gone.round, gone.in_game, category)


def _warnings(player: Player) -> tuple[persons.WarningView, ...]:
    return tuple([persons.WarningView(*warning) for warning in player.warnings])


def _about_derogations(tournament: Tournament) -> dict[str, Any]:
    return {"derogations": _derogations(tournament), "offered": offered(tournament)}


def _derogations(tournament: Tournament) -> tuple[views.DerogationView, ...]:
    free = withdrawable(tournament)
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
                kind in free,
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


def _round(tournament: Tournament, each: Round, around: Around) -> views.RoundView:
    sight = around.sight
    tables = [
        _table(tournament, (each.number, place), around.housed.get((each.number, place)), sight)
        for place in range(1, len(each.tables) + 1)
    ]
    last = each.number == len(tournament.rounds)
    return views.RoundView(
        each.number,
        each.by_hand,
        each.link,
        each.hall,
        each.confirmed,
        not tournament.no_longer_auctioned(each.number),
        tuple(tables),
        tuple(to_start(tournament, each.number)) if last else (),
    )


def _table(
    tournament: Tournament,
    where: tuple[int, int],
    progress: TableProgress | None,
    sight: Sight,
) -> views.TableView:
    table = tournament.table(*where)
    limit, began = tournament.derogations.get("timed_noon"), table.playing_since
    sheets = sight.sees(SHEETS, where[1])
    return views.TableView(
        players=table.players,
        status=table.status,  # type: ignore[arg-type]
        filed=len(table.versions),
        versions=tuple([_version(version) for version in table.versions]) if sheets else (),
        verified=_verified(table.verified) if table.verified else None,
        is_verified=table.is_verified,
        photo=table.photo if sheets else "",
        passive=table.passive,
        reshuffles=table.reshuffles,
        noon=table.noon,
        noon_due=due_at(began, limit.value) if limit and began is not None else None,
        since=began,
        auction=msgspec.convert(public(table.auction), views.AuctionView)
        if table.auction and sheets
        else None,
        choice=views.ChoiceView(table.choice.offered, table.choice.chosen)
        if table.choice and sheets
        else None,
        judged=dict(table.judged) if sight.sees(TOTALS) else {},
        housed=_housed(table.housed, progress) if table.housed else None,
        boxes=boxes_of(tournament, table),
        back=may_set_back(tournament, *where),  # type: ignore[arg-type]
        confirmed_by=table.confirmed_by,
    )


def _verified(verified: Verified) -> views.VerifiedView:
    again = verified.how == TYPED_AGAIN
    return views.VerifiedView(verified.by, again, verified.version, verified.how)


def _housed(housed: Housed, progress: TableProgress | None) -> views.HousedView:
    status: Any = progress.status if progress else ""
    came, here = (progress.came, progress.here) if progress else ((), ())
    return views.HousedView(housed.clock, housed.chat, housed.spectators, status, came, here)


def _version(version: Version) -> views.VersionView:
    return views.VersionView(sheet_shown(version.sheet), version.by, version.event, version.reason)


def sheet_shown(sheet: Sheet) -> views.SheetData:
    return msgspec.convert(sheet_data(sheet), views.SheetData)
