"""docs/offices.md: the matrix of offices, as the log and the desk hold everybody to it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from sixgun.server.desk.rights import ADDRESSES, FIELDS, GIVING, PAPERS, Right
from sixgun.tournament.log.kinds import JUDGE, OFFICES, ORGANIZER, REFEREE, REGISTRAR
from sixgun.tournament.log.offices import (
    AMOUNTS,
    CALLS,
    CONDUCT,
    CONTACTS,
    COURSE,
    ENTRIES,
    HALL,
    HOMOLOGATION,
    KEEPING,
    LINKS,
    OWN,
    OWN_TABLES,
    PLAYER,
    RESULTS,
    SCREEN,
    SEEING_AMOUNTS,
    SEES,
    SHEETS,
    TOTALS,
    WRITERS,
)

from ..places import DOCS

NAMES = {
    REFEREE: "referee",
    JUDGE: "table judge",
    REGISTRAR: "registration",
    ORGANIZER: "organizer",
    PLAYER: "player",
    OWN_TABLES: "house",
    SCREEN: "screen",
}
MEANING = {
    HALL: "what everybody in the hall sees: seats, clocks, duels, announcements",
    RESULTS: "standings, once they are published",
    OWN: "the own seat, the own total, the auction of the own table",
    COURSE: "how far everything is and who sits where; no amounts",
    CONTACTS: "addresses and telephone numbers",
    ENTRIES: "who has a link, who is banned",
    HOMOLOGATION: "the checklist, and the season",
    LINKS: "links for players' phones",
    CALLS: "calls to the referee",
    SHEETS: "sheets, photos, bids and choices of a table",
    CONDUCT: "warnings, and why somebody was put out",
    KEEPING: "backups, and what the next draw will be like",
    TOTALS: "totals, standings that are not published, the log, the report",
}
LINK = {"": "nothing", "machine": "the lock of the tournament's file", "house": "the house link"}
#: Facts and events that a judge has at his tables only.
AT_TABLES = (SHEETS, CALLS)

HEAD = f"""# Offices

Made by `./sixgun generate` from the tables that the program holds everybody to
(`src/sixgun/tournament/log/offices.py`, `src/sixgun/server/desk/rights.py`) and that the tests
walk: every kind of event by every office, every address and every byte of every view for every
office.

Whoever plays sees nothing of what others have (A-30). So nobody plays who holds, or ever held, an
office that sees amounts ({", ".join(NAMES[each] for each in SEEING_AMOUNTS)}), and whoever plays
gets none; H-7 of the checklist says the same of the whole log. A person may hold several offices.
An organizer may play, and sees no more than organizers do. In practice tournaments, and outside of
the official rules, a referee may play; until the standings are published or he leaves he then does
what referees do, and sees none of {", ".join(f"*{fact}*" for fact in AMOUNTS)}.

A table judge has the tables that the referee gave him (`tables_given`), by their numbers, in every
round. Until registration opens, whoever begins the tournament names everybody; from then on
referees do. One referee always stays.

The matrix holds for tournaments of version 2; in older ones referees and organizers do and see
everything, as they always did. Whoever has the house link, or the computer with the files, can let
himself in everywhere: neither belongs into the hands of somebody who plays. Links that somebody
made for players before he registered himself are better made anew by another.
"""


def made() -> dict[Path, str]:
    return {DOCS / "offices.md": page()}


def page() -> str:
    parts = [
        HEAD,
        "## Who does what\n\nEvery kind of event, and who may write it.\n",
        _acts(),
        "## Who sees what\n\nEvery sort of fact.\n",
        _facts(),
        "## What each field is\n\nEvery view, and of which sort its fields are. To who may not see"
        " it, a field is empty or null.\n",
        _fields(),
        "## What each address asks for\n\n`T` is `/api/tournaments/NAME`; `LIVE` is a socket.\n",
        _addresses(),
        "## Papers and links\n",
        _others(),
    ]
    return "\n".join(parts)


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    names = list(head)
    lines = [names, ["---"] * len(names), *[list(row) for row in rows]]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def _acts() -> str:
    columns = (*OFFICES, PLAYER, OWN_TABLES)
    rows = [
        (f"`{kind}`", *[_mark(column, writers, of_tables=True) for column in columns])
        for kind, writers in WRITERS.items()
    ]
    return _table(("event", *[NAMES[column] for column in columns]), rows)


def _facts() -> str:
    columns = (*OFFICES, PLAYER, SCREEN)
    rows = [
        (
            f"*{fact}*: {MEANING[fact]}",
            *[_sees(column, fact) for column in columns],
        )
        for fact in SEES
    ]
    return _table(("sort of fact", *[NAMES[column] for column in columns]), rows)


def _sees(column: str, fact: str) -> str:
    mark = _mark(column, SEES[fact], of_tables=fact in AT_TABLES)
    return "yes" if mark == "own" and fact != OWN else mark


def _mark(column: str, allowed: Iterable[str], *, of_tables: bool) -> str:
    if column not in allowed:
        return ""
    if column == JUDGE and of_tables:
        return "own tables"
    return {PLAYER: "own", OWN_TABLES: "its tables"}.get(column, "yes")


def _fields() -> str:
    rows = []
    for view, said in FIELDS.items():
        parts = {said: ""} if isinstance(said, str) else said
        for fact, names in parts.items():
            shown = ", ".join(f"`{name}`" for name in names.split()) or "everything"
            rows.append((f"`{view.__name__}`", f"*{fact}*", shown))
    return _table(("view", "sort of fact", "fields"), rows)


def _addresses() -> str:
    rows = []
    for address, right in ADDRESSES.items():
        short = address.replace("/api/tournaments/{tournament:str}", "T")
        for kind in ("str", "int"):
            short = short.replace(f":{kind}}}", "}")
        link = LINK.get(right.link, f"a {right.link} link")
        rows.append((f"`{short}`", link, _needed(right), _who(right)))
    return _table(("address", "comes by", "needs", "in office"), rows)


def _needed(right: Right) -> str:
    if right.kind:
        return f"may write `{right.kind}`"
    return f"sees *{right.fact}*" if right.fact else ""


def _who(right: Right) -> str:
    if right.link != "desk":
        return ""
    allowed = WRITERS[right.kind] if right.kind else SEES[right.fact]
    return ", ".join(NAMES[office] for office in OFFICES if office in allowed)


def _others() -> str:
    papers = [
        (f"paper `{kind}`", f"sees *{fact}*", _who(Right("desk", fact)))
        for kind, fact in PAPERS.items()
    ]
    links = [(f"a new {role} link", _needed(right), _who(right)) for role, right in GIVING.items()]
    return _table(("what", "needs", "in office"), [*papers, *links])
