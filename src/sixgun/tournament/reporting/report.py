"""The report to the publisher: JSON that is complete and can be read back, and CSV.

A report holds the whole log, and everything else in it follows from the log. So reading one back
checks its fields, its chain, every rule on the way, and that each section says what the
log says: nothing in it has to be believed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ..log.chain import Event, as_data, event_from, loads
from ..log.errors import Malformed, Refused
from ..log.fields import by_name, later, many, number, one_of, plain, record, text, whole
from ..log.people import ALWAYS_HASHED, Person, digest, person_data
from ..log.replay import apply
from ..log.state import Edition, Round, RoundTable, Tournament
from ..log.words import Words
from ..regulation.results import final_results
from ..regulation.sheet import sheet_data
from ..regulation.standings import Row
from .checklist import checklist, is_homologable, marks
from .spreadsheet import csv_line, safe_cell

FORMAT, VERSION = "sixgun tournament report", 1
MOST_CHARACTERS = 64_000_000
MOST_EVENTS = 50_000
#: What has to be said about a report that did not come from a hall.
REMARKS = ("duels-by-lot", "games-by-mix", "games-by-bots")

_PERSON = record(
    {name: text(400) for name in ALWAYS_HASHED}
    | {name: later(text(400)) for name in ("surname", "given", "club")}
)
_OUTSIDE = {
    "format": one_of((FORMAT,)),
    "version": whole(VERSION, VERSION),
    "remarks": many(one_of(REMARKS), len(REMARKS)),
    "people": by_name(_PERSON, 1000),
    "log": many(plain(dict), MOST_EVENTS, 1),
}


@dataclass(frozen=True, slots=True)
class TournamentReport:
    """A report that was read back and found to be sound."""

    tournament: Tournament
    events: tuple[Event, ...]
    people: Mapping[str, Person]
    remarks: tuple[str, ...]
    sections: Mapping[str, Any]


def make_report(
    events: Sequence[Event],
    tournament: Tournament,
    *,
    people: Mapping[str, Person] | None = None,
    remarks: Iterable[str] = (),
) -> dict[str, Any]:
    """Everything about a tournament as plain data; who went before it began is named in none."""
    meant = _meant(tournament)
    return {
        "format": FORMAT,
        "version": VERSION,
        "remarks": list(remarks),
        **sections(tournament),
        "people": {
            who: person_data(person) for who, person in (people or {}).items() if who in meant
        },
        "log": [as_data(event) for event in events],
    }


def write_report(report: Mapping[str, Any]) -> str:
    """One line of JSON."""
    return json.dumps(report, ensure_ascii=False, separators=(",", ":"), allow_nan=False) + "\n"


def read_report(written: str) -> TournamentReport:
    """A report from text of any origin, or `Malformed` with what is wrong and where."""
    if len(written) > MOST_CHARACTERS:
        raise Malformed("report", f"is longer than {MOST_CHARACTERS} characters")
    found = plain(dict)(loads(written, "report"), "report")
    for name, check in _OUTSIDE.items():
        if name not in found:
            raise Malformed("report", f"has no {name}")
        found[name] = check(found[name], name)
    events, tournament = _replayed(found["log"])
    people = {number(who, "people"): Person(**data) for who, data in found["people"].items()}
    _check_people(tournament, people)
    _check_sections(found, tournament)
    rest = {name: found[name] for name in found if name not in _OUTSIDE}
    return TournamentReport(tournament, tuple(events), people, tuple(found["remarks"]), rest)


def _replayed(log: Sequence[Any]) -> tuple[list[Event], Tournament]:
    tournament = Tournament()
    events: list[Event] = []
    for entry in log:
        event = event_from(entry, events[-1] if events else None)
        try:
            tournament = apply(tournament, event)
        except Refused as error:
            raise Malformed(f"event {event.number} ({event.kind})", f"refused: {error}") from error
        events.append(event)
    return events, tournament


def _meant(tournament: Tournament) -> dict[str, str]:
    """Whom the log means in the end, by the hash of each."""
    players = {player.number: player.digest for player in tournament.players.values()}
    return {**tournament.officers, **players, **tournament.waiting}


def _check_people(tournament: Tournament, people: Mapping[str, Person]) -> None:
    known = _meant(tournament)
    for who, person in people.items():
        if known.get(who) != digest(person):
            raise Malformed("people", f"{who} is not whom the log means: the hash differs")


def _check_sections(found: Mapping[str, Any], tournament: Tournament) -> None:
    expected = sections(tournament)
    unknown = set(found) - set(expected) - set(_OUTSIDE)
    if unknown:
        raise Malformed("report", f"has unknown sections: {', '.join(sorted(unknown))[:200]}")
    for name, value in expected.items():
        if name not in found:
            raise Malformed("report", f"has no {name}")
        if not _is_same(found[name], value):
            raise Malformed(name, "does not follow from the log")


def _is_same(one: Any, other: Any) -> bool:
    """Equal, types included: 1, 1.0 and true are three things."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(_is_same(one[k], other[k]) for k in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(_is_same, one, other))
    return bool(one == other)


# ---------------------------------------------------------------- sections


def sections(tournament: Tournament) -> dict[str, Any]:
    """Everything in a report that follows from the log."""
    published = tournament.editions[-1].standings if tournament.editions else None
    return {
        **_later_sections(tournament),
        "head": tournament.head,
        "tournament": _about(tournament),
        "participants": _participants(tournament),
        "rounds": [_round(each) | _later_round(tournament, each) for each in tournament.rounds],
        "voided": [dict(_round(v.round), reason=v.reason) for v in tournament.voided],
        "standings": [_row(row, tournament.reading) for row in published.rows] if published else [],
        "warnings": [_words(each) for each in published.warnings] if published else [],
        "editions": [
            {
                "number": e.number,
                "event": e.event,
                "reason": e.reason,
                "order": [*e.standings.order()],
            }
            for e in tournament.editions
        ],
        "duels": _duels(tournament),
        "final": _final(tournament),
        "derogations": [_derogation(tournament, kind) for kind in tournament.derogations],
        "checklist": [
            {"rule": c.rule, "status": c.status, "notes": [_words(note) for note in c.notes]}
            for c in checklist(tournament)
        ],
    }


def _later_sections(tournament: Tournament) -> dict[str, Any]:
    """What reports of version 1 do not have."""
    if tournament.version < 2:
        return {}
    reopened = [{"event": e.event, "reason": e.reason} for e in tournament.reopenings]
    return {"reopened": reopened, **_door(tournament), **_signatures(tournament)}


def _door(tournament: Tournament) -> dict[str, Any]:
    """Check-in, places and who still waits: only where there was any of it."""
    said = {
        "check_in": tournament.has_check_in,
        "present": sorted(tournament.present),
        "places": tournament.places,
        "waiting": list(tournament.waiting),
    }
    return {"door": said} if any(said.values()) else {}


def _signatures(tournament: Tournament) -> dict[str, Any]:
    """Whose keys have signed how much, and who has confirmed which sheet; () where nobody has."""
    confirmed = [
        {"round": each.number, "table": place, "player": player}
        for each in tournament.rounds
        for place, table in enumerate(each.tables, 1)
        for player in table.confirmed_by
    ]
    keys = [dict(key._asdict()) for key in tournament.keys.values()]
    return {"signatures": {"keys": keys, "confirmed": confirmed}} if keys or confirmed else {}


def _about(tournament: Tournament) -> dict[str, Any]:
    later = {"version": tournament.version, "pending": tournament.is_pending}
    return {
        **(later if tournament.version > 1 else {}),
        "name": tournament.name,
        "place": tournament.place,
        "season": tournament.season,
        "practice": tournament.is_practice,
        "official": tournament.is_official,
        "homologable": is_homologable(tournament),
        "marks": [_words(each) for each in marks(tournament)],
        "rounds": tournament.planned if tournament.rounds else 0,
        "participants": len(tournament.participants),
        "reading": tournament.reading,
        "promise": tournament.promise,
        "phase": tournament.phase,
    }


def _participants(tournament: Tournament) -> list[dict[str, Any]]:
    return [
        {
            "player": player.number,
            "bot": tournament.bots.get(player.number, ""),
            "left": player.gone.how if player.gone else "",
            "left_in_round": player.gone.round if player.gone else 0,
            "left_for": player.gone.category if player.gone else "",
            "left_in_game": player.gone.in_game if player.gone else False,
            "warnings": [each.category for each in player.warnings],
        }
        for player in tournament.players.values()
    ]


def _round(each: Round) -> dict[str, Any]:
    return {
        "round": each.number,
        "active": list(each.active),
        "by_hand": each.by_hand,
        "algorithm": each.algorithm,
        "link": each.link,
        "hall": each.hall,
        "tables": [_table(table) for table in each.tables],
    }


def _later_round(tournament: Tournament, each: Round) -> dict[str, Any]:
    """How sheets were verified, and what the latest edition was reckoned with (A-29, A-32)."""
    if tournament.version < 2:
        return {}
    tables = []
    for table in each.tables:
        how = table.verified.how if table.verified and table.is_verified else ""
        edition = tournament.editions[-1] if tournament.editions else None
        counted = _counted(edition, each.number, table) if edition else None
        tables.append(_table(table) | {"how": how, "counted": counted})
    return {"tables": tables}


def _counted(edition: Edition, number: int, table: RoundTable) -> dict[str, Any]:
    """A game as an edition counts it: by which version, and whom it brings nothing."""
    held = [each for each in table.versions if each.event <= edition.event]
    rows = [row for row in edition.standings.rows if row.player in table.players]
    expelled = [
        row.player for row in rows for game in row.games if game.round == number and game.expelled
    ]
    return {"version": len(held), "sheet": sheet_data(held[-1].sheet), "expelled": expelled}


def _table(table: RoundTable) -> dict[str, Any]:
    return {
        "players": list(table.players),
        "sheet": sheet_data(table.sheet) if table.sheet else None,
        "versions": len(table.versions),
        "verified": table.is_verified,
        "photo": table.photo,
        "housed": table.housed is not None,
        "passive": list(table.passive),
        "intentional_overspend": [who for who, on_purpose in table.judged.items() if on_purpose],
    }


def _row(row: Row, reading: str) -> dict[str, Any]:
    return {
        "place": row.place,
        "player": row.player,
        "score": row.score,
        "marogi": row.marogi.shown(reading),
        "marogi_total": row.marogi.total,
        "opponents": row.marogi.opponents,
        "wins": row.wins,
        "lot": row.lot,
        "tie": row.tie,
    }


def _duels(tournament: Tournament) -> list[dict[str, Any]]:
    return [
        {
            "duel": duel.name,
            "first": duel.first,
            "second": duel.second,
            "law": tournament.sides[duel.name].law if duel.name in tournament.sides else None,
            "winner": duel.winner,
            "how": duel.how,
        }
        for duel in tournament.duels().values()
    ]


def _final(tournament: Tournament) -> list[dict[str, Any]]:
    return [
        {
            "place": final.place,
            "player": final.row.player,
            "score": final.row.score,
            "bonus": final.bonus,
            "rounds": tournament.planned,
            "wins": final.row.wins,
            "left": final.left,
        }
        for final in final_results(tournament)
    ]


def _derogation(tournament: Tournament, kind: str) -> dict[str, Any]:
    taken = asdict(tournament.derogations[kind])
    return {name: list(v) if isinstance(v, tuple) else v for name, v in taken.items()}


def _words(said: Words) -> dict[str, Any]:
    return {"key": said[0], "arguments": dict(said[1])}


# --------------------------------------------------------------------- CSV


def standings_csv(tournament: Tournament, people: Mapping[str, Person]) -> str:
    """The final places, or the standings so far, for a spreadsheet."""
    head = ["place", "player", "name", "member", "score", "bonus", "marogi", "wins"]
    finals = final_results(tournament)
    lines = (
        [(each.place, each.row, each.bonus) for each in finals]
        if finals
        else [(row.place, row, 0) for row in tournament.shown_standings().rows]
    )
    made = [csv_line(head)]
    for place, row, bonus in lines:
        person = people.get(row.player, Person(""))
        marogi = row.marogi.shown(tournament.reading)
        cells = [safe_cell(cell) for cell in (row.player, person.name, person.member)]
        made.append(csv_line([place, *cells, row.score, bonus, marogi, row.wins]))
    return "".join(made)
