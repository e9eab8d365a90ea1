"""What stands in the tables for spreadsheets: the standings, everybody, who sat where, a season."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import NamedTuple, TypeAlias

from ....locales import Speech, speech
from ....tournament.log.people import Person
from ....tournament.log.state import Player, Tournament
from ....tournament.regulation.results import final_results
from ....tournament.regulation.standings import Row
from ....tournament.seasons.season import PlayedTournament, SeasonRow, shown

#: A text, a whole number, one with decimals, or nothing.
Cell: TypeAlias = str | int | Decimal | None
People: TypeAlias = Mapping[str, Person]


class SpreadsheetTable(NamedTuple):
    """Rows under headings; `note`: what has to be known about it."""

    title: str
    headings: Sequence[str]
    rows: Sequence[Sequence[Cell]]
    note: str = ""


def table_of(kind: str, tournament: Tournament, people: People, language: str) -> SpreadsheetTable:
    """One of `TABLES`."""
    return TABLES[kind](tournament, people, speech(language))


# ---------------------------------------------------------------------- standings


def standings_table(tournament: Tournament, people: People, words: Speech) -> SpreadsheetTable:
    """The final places, or the standings so far, with what each round brought."""
    finals = final_results(tournament)
    published = tournament.editions[-1].standings if tournament.editions else None
    lines = [(final.place, final.row, final.bonus) for final in finals] or [
        (row.place, row, 0) for row in (published or tournament.standings()).rows
    ]
    headings = ["place", *_WHO, "score", "bonus", "marogi", "wins", "played"]
    rounds = [
        words.say("spreadsheet-of-round", round=number)
        for number in range(1, len(tournament.rounds) + 1)
    ]
    rows = []
    for place, row, bonus in lines:
        marogi = Decimal(row.marogi.shown(tournament.reading))
        cells: list[Cell] = [place, *_who(row.player, people), row.score, bonus, marogi]
        cells += [row.wins, len(row.games), *_gains(row, len(tournament.rounds))]
        rows.append([*cells, *_course(tournament.players[row.player], words)])
    titles = [*_said(headings, words), *rounds, *_said(_COURSE, words)]
    return SpreadsheetTable(
        words.say("spreadsheet-standings"), titles, rows, _edition(tournament, words)
    )


def _gains(row: Row, rounds: int) -> list[Cell]:
    """What each round brought: the prize less the price; nothing where somebody did not play."""
    found = {entry.round: entry.gain for entry in row.games}
    return [found.get(number) for number in range(1, rounds + 1)]


def _edition(tournament: Tournament, words: Speech) -> str:
    if not tournament.is_published:
        return words.say("standings-secret")
    said = [words.say("standings-edition", number=len(tournament.editions))]
    if final_results(tournament):
        said.append(words.say("standings-final"))
    return " ".join(said)


# ------------------------------------------------------------------------- lists


def players_table(tournament: Tournament, people: People, words: Speech) -> SpreadsheetTable:
    """Everybody who was registered, in that order."""
    games = tournament.entries()
    rows = [
        [
            *[order, *_who(number, people), _contact(people.get(number))],
            *[len(games.get(number, ())), *_course(player, words)],
        ]
        for order, (number, player) in enumerate(tournament.players.items(), 1)
    ]
    headings = ["order", *_WHO, "contact", "played", *_COURSE]
    return SpreadsheetTable(words.say("spreadsheet-players"), _said(headings, words), rows)


def seating_table(tournament: Tournament, people: People, words: Speech) -> SpreadsheetTable:
    """Who sat where in every round."""
    rows = [
        [each.number, place, seat, *_who(number, people)]
        for each in tournament.rounds
        for place, table in enumerate(each.tables, 1)
        for seat, number in enumerate(table.players, 1)
    ]
    headings = ["round", "table", "seat", *_WHO]
    return SpreadsheetTable(words.say("spreadsheet-seating"), _said(headings, words), rows)


_WHO = ("name", "member")
_COURSE = ("left", "left-round", "warnings")


def _who(number: str, people: People) -> list[Cell]:
    """Name and member code; the number of somebody whose name is not to be told."""
    person = people.get(number)
    return [person.name, person.member] if person and person.name else [number, ""]


def _contact(person: Person | None) -> str:
    return person.contact if person else ""


def _course(player: Player, words: Speech) -> list[Cell]:
    """How and in which round somebody left, and how many warnings there are."""
    gone = player.gone
    how = words.say(f"spreadsheet-{gone.how.replace('_', '-')}") if gone else ""
    return [how, gone.round if gone else None, len(player.warnings)]


def _said(names: Sequence[str], words: Speech) -> list[str]:
    return [words.say(f"spreadsheet-{name}") for name in names]


TABLES = {"standings": standings_table, "players": players_table, "seating": seating_table}


# ------------------------------------------------------------------------ seasons


def season_table(
    season: str, rows: Sequence[SeasonRow], played: Sequence[PlayedTournament], language: str
) -> SpreadsheetTable:
    """A season: one column for each tournament."""
    words = speech(language)
    counts = ("total", "withdrawals", "expulsions", "warnings", "notices")
    titles = [
        *_said(("place", *_WHO), words),
        *[each.name for each in played],
        *[words.say(f"season-{name}") for name in counts],
    ]
    return SpreadsheetTable(
        words.say("season-title", season=season), titles, [_season_row(row, played) for row in rows]
    )


def _season_row(row: SeasonRow, played: Sequence[PlayedTournament]) -> list[Cell]:
    values = {part.tournament: _decimal(shown(part.value)) for part in row.parts}
    return [
        *[row.place or None, row.person.name, row.person.member],
        *[values.get(each.tournament) for each in played],
        *[_decimal(shown(row.total)), row.withdrawals, row.expulsions, row.warnings, row.notices],
    ]


def _decimal(text: str) -> Cell:
    return Decimal(text) if text else None
