"""The report to the publisher on paper: everything of the tournament, in words."""

from __future__ import annotations

from collections.abc import Iterator

from ..duel_views import PairingView
from ..views import ChecklistView, DeskView, StandingsView, TableView
from .flow import Column, Flow
from .lists import feet, page_of, standings_facts, standings_table
from .pdf import Page
from .voice import Voice


def report(
    view: DeskView, voice: Voice, standings: StandingsView, checklist: ChecklistView
) -> list[Page]:
    title = " · ".join([voice.say("paper-report"), *standings_facts(view, voice, standings)])
    flow = Flow(view.name, title, feet(view, voice))
    _people(flow, view, voice)
    _homologation(flow, voice, checklist)
    flow.heading(voice.say("paper-standings"))
    standings_table(flow, voice, standings)
    duels = [_duel(voice, duel) for duel in view.duels]
    _section(flow, voice, "paper-duels", duels, "paper-no-duels")
    _section(flow, voice, "paper-conduct", list(_conduct(view, voice)), "paper-no-conduct")
    derogations = list(_derogations(view, voice))
    _section(flow, voice, "paper-derogations", derogations, "paper-no-derogations")
    for shown in view.rounds:
        for number, table in enumerate(shown.tables, 1):
            _game(flow, view, voice, shown.number, number, table)
    return flow.finished(page_of(voice))


def _people(flow: Flow, view: DeskView, voice: Voice) -> None:
    for line in filter(None, (view.place, view.season)):
        flow.paragraph(line, 11)
    flow.paragraph(voice.say("paper-referees", names=voice.names(view.referees)))
    flow.paragraph(voice.say("paper-organizers", names=voice.names(view.organizers)))
    flow.paragraph(voice.say("paper-players", count=len(view.players)))
    if view.practice:
        flow.paragraph(voice.say("paper-practice"), bold=True)


def _homologation(flow: Flow, voice: Voice, checklist: ChecklistView) -> None:
    flow.heading(voice.say("paper-checklist"))
    mark = "mark-homologable" if checklist.homologable else "mark-not-homologable"
    flow.paragraph(voice.say(mark), 11, True)
    for told in checklist.marks:
        flow.paragraph(voice.told(told))
    columns = [
        Column(voice.say("paper-column-rule"), 16),
        Column(voice.say("paper-column-condition"), 128),
        Column(voice.say("paper-column-status"), 36),
    ]
    rows = [
        (line.rule, voice.word("check", line.rule.lower()), voice.word("check-status", line.status))
        for line in checklist.lines
    ]
    flow.table(columns, rows)
    for line in checklist.lines:
        for note in line.notes:
            flow.paragraph(f"{line.rule}: {voice.told(note)}", 9)


def _section(flow: Flow, voice: Voice, title: str, lines: list[str], if_none: str) -> None:
    flow.heading(voice.say(title))
    for line in lines or [voice.say(if_none)]:
        flow.paragraph(line)


def _duel(voice: Voice, duel: PairingView) -> str:
    said = {
        "duel": voice.word("bracket", duel.name),
        "first": voice.name(duel.first),
        "second": voice.name(duel.second),
    }
    if not duel.how:
        return voice.say("bracket-line", **said)
    how = voice.word("bracket-won", duel.how)
    return voice.say("bracket-line-over", **said, player=voice.name(duel.winner), how=how)


def _conduct(view: DeskView, voice: Voice) -> Iterator[str]:
    for player in view.players:
        name = voice.name(player.number)
        for warning in player.warnings:
            category = voice.word("misconduct", warning.category)
            yield voice.say("paper-warned", player=name, category=category)
        if player.gone:
            how = voice.word("left", player.gone.how)
            yield voice.say("paper-gone", player=name, how=how, round=player.gone.round)


def _derogations(view: DeskView, voice: Voice) -> Iterator[str]:
    for taken in view.derogations:
        kind = voice.word("derogation", taken.kind)
        yield voice.say("paper-derogation-line", derogation=kind, degree=taken.degree)


def _game(
    flow: Flow, view: DeskView, voice: Voice, round: int, number: int, table: TableView
) -> None:
    """A table's sheet as a table."""
    title = voice.say("paper-game", round=round, table=number)
    flow.heading(title, 12 + 6 * len(table.players))
    sheet = table.versions[-1].sheet if table.versions else None
    columns = [
        Column(voice.say("paper-column-seat"), 14, "right"),
        Column(voice.say("paper-column-player"), 68),
        Column(voice.say("paper-column-role"), 32),
        Column(voice.say("paper-column-character"), 38),
        Column(voice.say("paper-column-price"), 28, "right"),
    ]
    rows = []
    for at, player in enumerate(table.players):
        role = voice.word("role", sheet.roles[at]) if sheet else ""
        character = (
            voice.word("character", sheet.characters[at]) if sheet and sheet.characters else ""
        )
        price = voice.dollars(sheet.prices[at]) if sheet else ""
        rows.append((str(at + 1), voice.name(player), role, character, price))
    flow.table(columns, rows, 9)
    if sheet:
        final = f" ({voice.say('paper-final-duel')})" if sheet.final_duel else ""
        flow.paragraph(voice.word("outcome", sheet.outcome) + final, 9)
