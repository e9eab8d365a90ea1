"""What whoever runs the house reads and writes: the audit log, bans, complaints, people."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, or_, select

from . import schema
from .acts import fields
from .errors import RowDamaged
from .rows import AddressBan, AuditEntry, Complaint, HouseBan, Kind, checked
from .store import Store
from .writer import Procedure, Statement

#: So many entries of the audit log are kept, and for so many seconds.
AUDIT_ENTRIES = 10_000
AUDIT_SECONDS = 400 * 86_400.0


def _whole(kind: type[Kind], store: Store, question: Any) -> list[Kind]:
    """The rows that answer a question; those that are damaged are left out."""
    found = []
    for row in store.read(question):
        try:
            found.append(checked(kind, row))
        except RowDamaged:
            continue
    return found


# ------------------------------------------------------------------ the audit log

_audit = schema.audit.c


def add_entry(at: float, by: str, act: str, arguments: str, result: str) -> Procedure:
    """Something was done; what is too old, or too much, goes."""
    values = {"at": at, "by": by, "act": act, "arguments": arguments, "result": result}

    def adding(connection: Connection) -> None:
        connection.execute(insert(schema.audit), values)
        last = connection.execute(select(func.max(_audit.id))).scalar_one()
        old = or_(_audit.id <= last - AUDIT_ENTRIES, _audit.at < at - AUDIT_SECONDS)
        connection.execute(delete(schema.audit).where(old))

    return Procedure(adding)


def entries(store: Store, before: int, limit: int) -> list[AuditEntry]:
    """So many entries of the audit log, the latest first; 0: from the last one on."""
    question = select(schema.audit).order_by(_audit.id.desc()).limit(limit)
    return _whole(AuditEntry, store, question.where(_audit.id < before) if before else question)


# ------------------------------------------------------------------ bans

_DROP_ADDRESS = delete(schema.address_bans)
_ADD_ADDRESS = insert(schema.address_bans)


def ban_address(banned: AddressBan) -> tuple[Statement, ...]:
    """Nobody may come from an address, for a while or for good."""
    return unban_address(banned.sign), Statement(_ADD_ADDRESS, fields(banned))


def unban_address(sign: str) -> Statement:
    return Statement(_DROP_ADDRESS.where(schema.address_bans.c.sign == sign), {})


def address_bans(store: Store) -> list[AddressBan]:
    return _whole(AddressBan, store, select(schema.address_bans).order_by(schema.address_bans.c.at))


def bans(store: Store) -> list[HouseBan]:
    return _whole(HouseBan, store, select(schema.bans).order_by(schema.bans.c.at))


# ------------------------------------------------------------------ complaints


def last_complaints(store: Store, limit: int) -> list[Complaint]:
    """So many complaints, the latest first."""
    question = select(schema.complaints).order_by(schema.complaints.c.id.desc()).limit(limit)
    return _whole(Complaint, store, question)


def drop_complaints(ids: Collection[int]) -> Statement:
    """Somebody has seen to these."""
    return Statement(delete(schema.complaints).where(schema.complaints.c.id.in_(ids)), {})


def complaints_against(store: Store) -> dict[str, int]:
    """How many complaints there are, by whom they are about."""
    against = schema.complaints.c.against
    rows = store.read(select(against, func.count()).group_by(against))
    return {row[0]: row[1] for row in rows if isinstance(row[0], str)}


# ------------------------------------------------------------------ people

_people = schema.people.c
_PERSON = select(_people.id, _people.name, _people.made, _people.seen).where(
    _people.forgotten.is_(False)
)


@dataclass(frozen=True, slots=True)
class SavedPerson:
    """Somebody as the store knows him."""

    id: str
    name: str
    made: float
    seen: float


def people_called(store: Store, ids: Collection[str]) -> dict[str, SavedPerson]:
    """These people, as far as they are known."""
    found = _whole(SavedPerson, store, _PERSON.where(_people.id.in_(ids)))
    return {each.id: each for each in found}


def people_found(store: Store, search: str, limit: int) -> list[SavedPerson]:
    """Who was here last, of those in whose name or id this is found."""
    question = _PERSON.order_by(_people.seen.desc(), _people.id).limit(limit)
    if search:
        like = or_(
            _people.name.icontains(search, autoescape=True),
            _people.id.startswith(search, autoescape=True),
        )
        question = question.where(like)
    return _whole(SavedPerson, store, question)
