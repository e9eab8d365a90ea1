"""What the desk says: keys and arguments become sentences, numbers of persons become names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import click

from sixgun.locales import LANGUAGES, speech

from ...tournament.log.desk import Desk
from ...tournament.log.people import Person, told_apart
from ...tournament.log.words import PERSONS, Words, key_of
from ...tournament.regulation.forecast import forecast_of, told
from ...tournament.regulation.results import final_results
from ...tournament.regulation.standings import Row
from ...tournament.reporting.checklist import checklist, is_homologable, marks
from ...tournament.reporting.foretelling import edition_changes

lang_option: Callable[[Any], Any] = click.option(
    "--lang", type=click.Choice(list(LANGUAGES)), default="en", show_default=True
)


class Said(NamedTuple):
    """A sentence about a log; is it bad news?"""

    text: str
    is_bad: bool


class Speaker:
    """Says words of the tournament in one language."""

    def __init__(self, lang: str, people: Mapping[str, Person]) -> None:
        self._speech = speech(lang)
        self._names = told_apart(people)

    def say(self, said: Words) -> str:
        key, arguments = said
        given = {name: self._argument(name, value) for name, value in arguments.items()}
        return self._speech.say(key, **given)

    def key(self, key: str, **arguments: str | int) -> str:
        return self.say((key, arguments))

    def name(self, number: str | None) -> str:
        """A person's name, or the number if the name was erased or never known."""
        if number is None:
            return self.key("bracket-nobody")
        return self._names.get(number, number)

    def _argument(self, name: str, value: str | int) -> str | int:
        if isinstance(value, int):
            return value
        if name in PERSONS:
            return ", ".join(self.name(number) for number in value.split(","))
        if name == "fields":
            fields = [each.replace("_", "-") for each in value.split(",")]
            return ", ".join(self._speech.say(f"done-field-{each}") for each in fields)
        key = key_of(name, value)
        return self._speech.say(key) if self._speech.knows(key) else value


def seating_text(desk: Desk, speaker: Speaker) -> str:
    """The last round as it is read out."""
    tournament = desk.tournament
    last = tournament.rounds[-1]
    said = {"round": last.number, "rounds": tournament.planned, "tables": len(last.tables)}
    lines = [speaker.key("done-drawn", **said)]
    for place, table in enumerate(last.tables, 1):
        names = [f"{seat} {speaker.name(p)}" for seat, p in enumerate(table.players, 1)]
        lines.append(f"  {speaker.key('done-table', table=place)} " + ", ".join(names))
    return "\n".join([*lines, head_text(desk, speaker)])


def head_text(desk: Desk, speaker: Speaker) -> str:
    tournament = desk.tournament
    return speaker.key("standings-head", head=tournament.head, events=tournament.events)


def standings_text(desk: Desk, speaker: Speaker, *, explain: bool) -> str:
    """The standings for people, each line with where it comes from if they ask."""
    tournament = desk.tournament
    lines = [speaker.key("standings-title", name=tournament.name)]
    finals = final_results(tournament)
    if not tournament.is_published:
        lines.append(speaker.key("standings-secret"))
    else:
        lines.append(speaker.key("standings-edition", number=len(tournament.editions)))
    if finals:
        lines.append(speaker.key("standings-final"))
    rows = [(f.place, f.row, f.bonus) for f in finals] or [
        (row.place, row, 0) for row in tournament.shown_standings().rows
    ]
    columns = ("place", "player", "score", "marogi", "wins", "bonus")
    place, player, *numbers = [speaker.key(f"column-{name}") for name in columns]
    lines.append(f"{place:>5} {player:24} " + " ".join(f"{word:>9}" for word in numbers))
    for where, row, bonus in rows:
        lines += _row_lines(where, row, bonus, desk, speaker, explain=explain)
    lines += [speaker.say(warning) for warning in tournament.standings().warnings]
    lines += _pending_lines(desk, speaker)
    return "\n".join([*lines, head_text(desk, speaker)])


def _pending_lines(desk: Desk, speaker: Speaker) -> list[str]:
    """A-32: what the next edition would change, for the referee."""
    tournament = desk.tournament
    if not tournament.is_pending:
        return []
    lines = [speaker.key("standings-pending", number=len(tournament.editions) + 1)]
    for player, place, new_place, score, new_score in edition_changes(tournament):
        places = {"place": place, "new_place": new_place}
        said = speaker.key(
            "standings-pending-line", player=player, **places, score=score, new_score=new_score
        )
        lines.append(f"  {said}")
    return lines


def _row_lines(
    place: int, row: Row, bonus: int, desk: Desk, speaker: Speaker, *, explain: bool
) -> list[str]:
    tournament = desk.tournament
    marogi = row.marogi.shown(tournament.reading)
    tie = f"  {speaker.key(f'tie-{row.tie}')}" if row.tie else ""
    line = f"{place:>5} {speaker.name(row.player):24} {row.score:>9} {marogi:>9}"
    lines = [f"{line} {row.wins:>9} {bonus:>9}{tie}"]
    if explain:
        notes = row.notes(tournament.planned, tournament.reading)
        lines += [f"        {speaker.say(note)}" for note in notes]
    return lines


def checklist_text(desk: Desk, speaker: Speaker) -> str:
    """H-1 to H-12, and the mark of a tournament that is not homologable."""
    lines = []
    for check in checklist(desk.tournament):
        title = speaker.key(f"check-{check.rule.lower()}")
        lines.append(f"{check.rule:5} {title}: {speaker.key(f'check-status-{check.status}')}")
        lines += [f"        {speaker.say(note)}" for note in check.notes]
    tournament = desk.tournament
    if tournament.registration == "closed" and tournament.phase in ("ready", "checked"):
        lines += [speaker.say(said) for said in told(forecast_of(tournament))]
    if is_homologable(desk.tournament):
        return "\n".join([*lines, speaker.key("mark-homologable")])
    lines.append(speaker.key("mark-not-homologable"))
    return "\n".join([*lines, *[f"  {speaker.say(mark)}" for mark in marks(desk.tournament)]])


def duels_text(desk: Desk, speaker: Speaker) -> str:
    """The bracket as it stands."""
    lines = []
    for duel in desk.tournament.duels().values():
        first, second = speaker.name(duel.first), speaker.name(duel.second)
        if duel.is_over:
            how = speaker.key(f"bracket-won-{duel.how}")
            who = speaker.name(duel.winner)
            said = {"duel": duel.name, "first": first, "second": second}
            lines.append(speaker.key("bracket-line-over", **said, player=who, how=how))
        else:
            lines.append(speaker.key("bracket-line", duel=duel.name, first=first, second=second))
    return "\n".join(lines)
