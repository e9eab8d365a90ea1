"""Complaints as an operator reads them: those about the same together, with what was said."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from ..store import operating
from ..store.rows import ChatLine, Complaint
from . import answers
from .showing import banned_people, names_of, someone

if TYPE_CHECKING:
    from ..house import House

#: So many complaints are looked at, the latest.
COMPLAINTS = 1_000
#: So many lines are shown of what was said, the latest.
LINES = 100


async def complaints(house: House) -> answers.ComplaintList:
    """Every person and table that somebody complained about, the latest first."""
    found = await asyncio.to_thread(operating.last_complaints, house.store, COMPLAINTS)
    groups: dict[tuple[str, str], list[Complaint]] = {}
    for each in found:
        groups.setdefault((each.against, each.table_id or ""), []).append(each)
    ids = {person for each in found for person in (each.person, each.against)}
    names, banned = await names_of(house, ids), await banned_people(house)
    return answers.ComplaintList(
        [_group(house, each, names, each[0].against in banned) for each in groups.values()]
    )


def _group(
    house: House, found: list[Complaint], names: dict[str, str], is_banned: bool
) -> answers.ComplaintGroup:
    against, table = found[0].against, found[0].table_id or ""
    return answers.ComplaintGroup(
        against=someone(names, against),
        table=table,
        is_open=table in house.tables,
        is_banned=is_banned,
        complaints=[
            answers.Complainant(each.id, each.at, someone(names, each.person), each.text)
            for each in found
        ],
        lines=[_line(line, against) for line in merged(found)],
    )


def merged(found: list[Complaint]) -> list[ChatLine]:
    """What all of them had heard, each line once, in the order in which it was said."""
    lines = {line.number: line for each in found for line in _heard(each)}
    return [lines[number] for number in sorted(lines)][-LINES:]


def _heard(complaint: Complaint) -> list[ChatLine]:
    """The lines of a complaint; none, if they cannot be read."""
    try:
        return msgspec.json.decode(complaint.heard, type=list[ChatLine])
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return []


def _line(line: ChatLine, against: str) -> answers.HeardLine:
    return answers.HeardLine(
        at=line.at,
        room=line.room,
        person=answers.Someone(line.person or "", line.name),
        text=line.text,
        phrase=line.phrase,
        is_meant=line.person == against,
    )
