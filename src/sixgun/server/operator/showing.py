"""What an operator looks at: the house, its tables, its people, its bans, what was done."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from ..protocol import Told
from ..store import admitting, operating
from ..store.operating import SavedPerson
from ..store.people import BY_HOUSE
from ..store.rows import AuditEntry
from . import acts, answers
from .answers import COUNTED, DID_COUNTS, Someone
from .choosing import address_behind, people_of, sign_of, tables_of

if TYPE_CHECKING:
    from ..house import House
    from ..tables.table import OpenTable

#: So many people are listed.
PEOPLE = 200


async def names_of(house: House, ids: Iterable[str]) -> dict[str, str]:
    """What people call themselves; who is not known is not in it."""
    known = await asyncio.to_thread(operating.people_called, house.store, set(ids))
    return {person: row.name for person, row in known.items()}


def someone(names: dict[str, str], person: str) -> Someone:
    return Someone(person, names.get(person, ""))


# ------------------------------------------------------------------ the house


def look(house: House, figures: dict[str, float]) -> answers.HouseLook:
    """The house at a glance."""
    closing = house.closing_time
    left = closing.left()
    return answers.HouseLook(
        figures=figures,
        troubles=house.health.troubles(),
        set_aside=[answers.AsideRow(*each) for each in house.aside.all()],
        rules=house.rules_text,
        announcement=house.announcing.text,
        closing=None if left is None else answers.ClosingAt(left, closing.is_quiet),
    )


# ------------------------------------------------------------------ tables


async def tables(house: House, act: acts.ListTables) -> answers.TableList:
    """Open tables, and who has how many."""
    found = tables_of(house, act.opener, act.address)
    names = await names_of(house, [table.state.opener for table in found])
    rows = [_row(house, table, names) for table in found]
    rows.sort(key=ORDERS[act.order])
    return answers.TableList(rows, _by_opener(rows), _by_address(rows))


def _row(house: House, table: OpenTable, names: dict[str, str]) -> answers.TableRow:
    state = table.state
    return answers.TableRow(
        table=table.name,
        status=state.status,
        game=table.options.game,
        age=max(0.0, house.clock.date() - table.opened),
        games=state.games,
        watching=len(table.viewers),
        opener=someone(names, state.opener),
        address=address_behind(house, state.opened_from, [state.opener]),
        sign=state.opened_from,
        thinking=house.pool.spent_at(table.name),
        moves=table.play.written if table.play is not None else 0,
        lines=state.lines,
        people=[Someone(place.person, place.name) for place in table.persons()],
    )


#: What comes first: names by their letters, the dearest, the oldest.
ORDERS: dict[str, Callable[[answers.TableRow], Any]] = {
    "opener": lambda row: (row.opener.name.casefold(), row.opener.person, row.table),
    "cost": lambda row: (-row.thinking, -row.moves, -row.age, row.table),
    "age": lambda row: (-row.age, row.table),
}


def _by_opener(rows: list[answers.TableRow]) -> list[answers.TableGroup]:
    by: dict[str, list[answers.TableRow]] = {}
    for row in rows:
        by.setdefault(row.opener.person, []).append(row)
    found = [_group(each, each[0].opener) for person, each in by.items() if person]
    return sorted(found, key=_most_first)


def _by_address(rows: list[answers.TableRow]) -> list[answers.TableGroup]:
    by: dict[str, list[answers.TableRow]] = {}
    for row in rows:
        by.setdefault(row.sign, []).append(row)
    found = [_group(each, None) for sign, each in by.items() if sign]
    return sorted(found, key=_most_first)


def _group(rows: list[answers.TableRow], opener: Someone | None) -> answers.TableGroup:
    return answers.TableGroup(
        opener=opener,
        address=next((row.address for row in rows if row.address), ""),
        sign=rows[0].sign,
        tables=len(rows),
        thinking=sum(row.thinking for row in rows),
        people=len({row.opener.person for row in rows}),
    )


def _most_first(group: answers.TableGroup) -> tuple[float, ...]:
    return (-group.tables, -group.thinking)


# ------------------------------------------------------------------ people


async def people(house: House, act: acts.ListPeople) -> answers.PersonList:
    """Who was here last; by address, who is known to have come from there."""
    if act.address:
        wanted = people_of(house, act.address)
        known = await asyncio.to_thread(operating.people_called, house.store, wanted)
        found = sorted(known.values(), key=lambda each: -each.seen)
        found = [each for each in found if act.search.casefold() in each.name.casefold()]
    else:
        search = act.search.strip()
        found = await asyncio.to_thread(operating.people_found, house.store, search, PEOPLE + 1)
    rows = await _person_rows(house, found[:PEOPLE])
    return answers.PersonList(rows, all=len(found) <= PEOPLE)


async def _person_rows(house: House, found: list[SavedPerson]) -> list[answers.PersonRow]:
    banned = await banned_people(house)
    against = await asyncio.to_thread(operating.complaints_against, house.store)
    ids = [each.id for each in found]
    ways = await asyncio.to_thread(admitting.admitted, house.store, ids) if house.admission else {}
    opened = Counter(table.state.opener for table in house.tables.values())
    inside = {connection.person for connection in house.company.connections}
    return [
        answers.PersonRow(
            person=each.id,
            name=each.name,
            made=each.made,
            seen=each.seen,
            is_in=each.id in inside,
            address=house.company.address_of(each.id),
            tables=opened[each.id],
            complaints=against.get(each.id, 0),
            is_banned=each.id in banned,
            ways=sorted(each.way for each in ways.get(each.id, ())),
        )
        for each in found
    ]


async def banned_people(house: House) -> set[str]:
    found = await asyncio.to_thread(operating.bans, house.store)
    now = house.clock.date()
    return {each.person for each in found if each.until is None or each.until > now}


async def bans(house: House) -> answers.BanList:
    """Everybody who is not let in; a ban that is over is none any more."""
    found = await asyncio.to_thread(operating.bans, house.store)
    names = await names_of(house, [each.person for each in found])
    now = house.clock.date()
    rows = [
        answers.BanRow(
            someone(names, each.person), "", "", each.at, each.until, shown_reason(each.reason)
        )
        for each in found
        if each.until is None or each.until > now
    ]
    places = {sign_of(house, near): near for near in house.company.whereabouts().values()}
    for each in house.address_bans.all():
        reason, address = shown_reason(each.reason), places.get(each.sign, "")
        rows.append(answers.BanRow(None, each.sign, address, each.at, each.until, reason))
    return answers.BanList(sorted(rows, key=lambda row: -row.at))


async def invitations(house: House) -> answers.InvitationList:
    """Invitations to the house, the latest first."""
    found = await asyncio.to_thread(admitting.invitations, house.store)
    now = house.clock.date()
    rows = [
        answers.InvitationRow(
            invitation=each.id,
            note=each.note,
            made=each.made,
            until=each.until,
            uses=each.uses,
            used=each.used,
            is_good=each.is_good(now),
            is_revoked=each.ended is not None,
        )
        for each in found
    ]
    return answers.InvitationList(house.admission.ways if house.admission else (), rows)


def shown_reason(reason: str) -> str:
    """Who was banned without a word was given none."""
    return "" if reason == BY_HOUSE else reason


# ------------------------------------------------------------------ what was done


async def audit(house: House, act: acts.ListAudit) -> answers.AuditList:
    """The latest entries of the audit log."""
    found = await asyncio.to_thread(operating.entries, house.store, act.before, act.limit)
    return answers.AuditList([row for each in found if (row := _entry(each)) is not None])


def _entry(entry: AuditEntry) -> answers.AuditRow | None:
    """An entry as it is shown; one that cannot be read is left out."""
    try:
        arguments = msgspec.json.decode(entry.arguments, type=dict[str, Any])
        result = msgspec.json.decode(entry.result, type=Told)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None
    if result.key == DID_COUNTS:  # of an older version, which counted less
        result = Told(DID_COUNTS, {**dict.fromkeys(COUNTED, 0), **result.args})
    return answers.AuditRow(entry.id, entry.at, entry.by, entry.act, arguments, result)
