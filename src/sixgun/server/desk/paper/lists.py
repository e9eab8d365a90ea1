"""Lists to hang up in the hall: who sits where, and the standings."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator

from ..views import DeskView, RoundView, StandingsView
from .flow import Column, Flow
from .pdf import Page, width
from .voice import Voice


def feet(view: DeskView, voice: Voice) -> list[str]:
    """The head of the chain, and the promise once there is one."""
    found = [voice.say("paper-head", head=view.head, events=view.version)]
    if view.promise:
        found.append(voice.say("paper-promise", promise=view.promise))
    return found


def round_feet(view: DeskView, voice: Voice, shown: RoundView) -> list[str]:
    """The same with what a draw was made from: anybody can repeat it."""
    if shown.by_hand:
        return feet(view, voice)
    return [*feet(view, voice), voice.say("paper-draw", hall=shown.hall, link=shown.link)]


def page_of(voice: Voice) -> Callable[[int, int], str]:
    return lambda page, pages: voice.say("paper-page", page=page, pages=pages)


def round_title(view: DeskView, voice: Voice, shown: RoundView, title: str) -> str:
    where = voice.say("paper-round", round=shown.number, rounds=view.planned)
    return " · ".join([title, where, voice.date(view.now)])


def seating(view: DeskView, voice: Voice, shown: RoundView) -> list[Page]:
    """Table by table, in the order of seats."""
    title = round_title(view, voice, shown, voice.say("paper-seating"))
    flow = Flow(view.name, title, round_feet(view, voice, shown))
    flow.paragraph(voice.say("paper-seat-note"))
    flow.side_by_side(
        [_table(voice, number, table.players) for number, table in enumerate(shown.tables, 1)]
    )
    return flow.finished(page_of(voice))


def _table(
    voice: Voice, number: int, players: tuple[str, ...]
) -> Callable[[Page, float, float], float]:
    def block(page: Page, x: float, y: float) -> float:
        page.shade(x, y + 3, 84, 8, 0.88)
        page.text(x + 2, y + 9, voice.say("paper-table", table=number), 14, True)
        for seat, player in enumerate(players, 1):
            low = y + 11 + seat * 7
            page.text(x + 7, low, str(seat), 12, seat == 1, "right")
            role = voice.say("role-sheriff") if seat == 1 else ""
            room = 74 - (width(role, 10) + 3 if role else 0)
            page.fit(x + 9, low, voice.name(player), room, 12, seat == 1)
            page.text(x + 83, low, role, 10, align="right")
        return 15 + len(players) * 7

    return block


#: Letters whose mark Unicode does not take off.
_PLAIN = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "ı": "i", "æ": "ae", "œ": "oe"})


def by_name(name: str) -> tuple[str, str]:
    """The order of people in a list: marks on letters count last."""
    plain = unicodedata.normalize("NFKD", name.casefold().translate(_PLAIN))
    return "".join(each for each in plain if not unicodedata.combining(each)), name


def names(view: DeskView, voice: Voice, shown: RoundView) -> list[Page]:
    """Everybody by name: where do I sit?"""
    seats = [
        (voice.listed(player), str(table), str(seat))
        for table, each in enumerate(shown.tables, 1)
        for seat, player in enumerate(each.players, 1)
    ]
    title = round_title(view, voice, shown, voice.say("paper-names"))
    flow = Flow(view.name, title, round_feet(view, voice, shown))
    columns = [
        Column(voice.say("paper-column-player"), 120),
        Column(voice.say("paper-column-table"), 30, "center"),
        Column(voice.say("paper-column-seat"), 30, "center"),
    ]
    flow.table(columns, sorted(seats, key=lambda seat: by_name(seat[0])), 12)
    return flow.finished(page_of(voice))


def standings_subtitle(view: DeskView, voice: Voice, standings: StandingsView) -> str:
    return " · ".join([voice.say("paper-standings"), *standings_facts(view, voice, standings)])


def standings_facts(view: DeskView, voice: Voice, standings: StandingsView) -> Iterator[str]:
    """Of when standings are, which edition, and whether they are final."""
    yield voice.date(view.now)
    if standings.edition:
        yield voice.say("paper-edition", number=standings.edition)
    if standings.final:
        yield voice.say("paper-final")


def standings_table(flow: Flow, voice: Voice, standings: StandingsView) -> None:
    columns = [
        Column(voice.say("column-place"), 14, "right"),
        Column(voice.say("column-player"), 76),
        Column(voice.say("column-score"), 25, "right"),
        Column(voice.say("column-marogi"), 27, "right"),
        Column(voice.say("column-wins"), 18, "right"),
        Column(voice.say("column-bonus"), 20, "right"),
    ]
    rows = []
    for row in standings.rows:
        left = f" ({voice.word('left', row.left)})" if row.left else ""
        bonus = voice.dollars(row.bonus) if row.bonus else ""
        name = voice.name(row.player) + left
        numbers = [voice.dollars(row.score), voice.number(row.marogi), str(row.wins), bonus]
        rows.append([str(row.place), name, *numbers])
    flow.table(columns, rows, 11)


def standings_pages(view: DeskView, voice: Voice, standings: StandingsView) -> list[Page]:
    """The standings, and where every number comes from."""
    flow = Flow(view.name, standings_subtitle(view, voice, standings), feet(view, voice))
    if not standings.edition:
        flow.paragraph(voice.say("paper-secret"), bold=True)
    standings_table(flow, voice, standings)
    for row in standings.rows:
        flow.heading(f"{row.place}. {voice.name(row.player)}", 10 + 5 * len(row.notes))
        for note in row.notes:
            flow.paragraph(voice.told(note), 9)
    return flow.finished(page_of(voice))


def duels(view: DeskView, voice: Voice) -> list[Page]:
    """The bracket: to be filled in by hand, or as it stands."""
    title = f"{voice.say('paper-duels')} · {voice.date(view.now)}"
    flow = Flow(view.name, title, feet(view, voice))
    widths = {"duel": 44, "first": 34, "second": 34, "law": 34, "winner": 34}
    columns = [Column(voice.say(f"paper-column-{key}"), wide) for key, wide in widths.items()]
    rows = []
    for duel in view.duels:
        people = [voice.name(each) if each else "" for each in (duel.first, duel.second)]
        ends = [voice.name(each) if each else "" for each in (duel.law, duel.winner)]
        rows.append([voice.word("bracket", duel.name), *people, *ends])
    flow.table(columns, rows, 11)
    return flow.finished(page_of(voice))
