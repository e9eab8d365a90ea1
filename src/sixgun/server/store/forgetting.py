"""How a person is forgotten."""

from __future__ import annotations

import json

from sqlalchemy import Connection, delete, or_, select, update

from . import schema
from .friends import forget_friends
from .naming import seat_name, without_name
from .writer import Procedure


def forgetting(person: str) -> Procedure:
    """Take somebody's name out of everything that is kept, in one transaction."""

    def forget(connection: Connection) -> None:
        notes = _forget_invitations(connection, person)
        _forget_person(connection, person)
        forget_friends(connection, person)
        _forget_seatings(connection, person)
        _forget_lines(connection, person)
        _forget_complaints(connection, person)
        _forget_in_audit(connection, person, notes)

    return Procedure(forget)


def _forget_person(connection: Connection, person: str) -> None:
    """The row stays, so that nobody is ever given this id again."""
    people, blocks = schema.people, schema.blocks
    nobody = {"name": "", "avatar": "", "shows": "in", "listed": False, "forgotten": True}
    connection.execute(update(people).where(people.c.id == person).values(nobody))
    for table in (schema.keys, schema.links, schema.bans, schema.admissions, schema.ratings):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(
        delete(blocks).where(or_(blocks.c.person == person, blocks.c.blocked == person))
    )


def _forget_seatings(connection: Connection, person: str) -> None:
    games, seatings = schema.games, schema.seatings
    played = (
        select(games.c.id, games.c.record, seatings.c.seat)
        .join_from(seatings, games)
        .where(seatings.c.person == person)
    )
    for game_id, record, seat in connection.execute(played).all():
        if record is not None:  # a damaged one, in which names cannot be found, is not kept
            is_whole = isinstance(record, str) and isinstance(seat, int)
            text = without_name(record, seat) if is_whole else None
            connection.execute(update(games).where(games.c.id == game_id).values(record=text))
        mine = (seatings.c.game_id == game_id, seatings.c.seat == seat)
        nobody = {"person": None, "name": seat_name(seat) if isinstance(seat, int) else ""}
        connection.execute(update(seatings).where(*mine).values(nobody))


def _forget_lines(connection: Connection, person: str) -> None:
    lines = schema.lines
    silent = {"person": None, "who": "", "name": "", "text": ""}
    connection.execute(update(lines).where(lines.c.person == person).values(silent))


def _forget_complaints(connection: Connection, person: str) -> None:
    """What he wrote is gone, and what he said is gone from what others wrote."""
    complaints = schema.complaints
    connection.execute(update(complaints).where(complaints.c.person == person).values(text=""))
    for row in connection.execute(select(complaints.c.id, complaints.c.heard)).all():
        if person in str(row.heard):
            heard = _silenced(row.heard, person)
            connection.execute(
                update(complaints).where(complaints.c.id == row.id).values(heard=heard)
            )


def _silenced(heard: str, person: str) -> str:
    """What was heard without what this person said; nothing, if it cannot be read."""
    try:
        lines = json.loads(heard)
        for line in lines:
            if line["person"] == person:
                line.update(person=None, who="", name="", text="")
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return "[]"
    return json.dumps(lines)


def _forget_invitations(connection: Connection, person: str) -> list[str]:
    """For whom an invitation was by which he alone could come; those notes, which say it."""
    admissions, invitations = schema.admissions.c, schema.invitations
    came = select(admissions.source).where(
        admissions.person == person, admissions.way == "invitation"
    )
    mine = (invitations.c.id.in_(came), invitations.c.uses == 1)
    notes = connection.scalars(select(invitations.c.note).where(*mine)).all()
    connection.execute(update(invitations).where(*mine).values(note=""))
    return [" ".join(note.split()) for note in notes if isinstance(note, str) and note]


def _forget_in_audit(connection: Connection, person: str, notes: list[str]) -> None:
    """That something was done stays; to whom, and what was said of him alone, nobody can tell."""
    audit = schema.audit
    about = audit.c.arguments.contains(person)
    about = or_(about, audit.c.act == "invite") if notes else about
    for row in connection.execute(select(audit.c.id, audit.c.arguments).where(about)).all():
        arguments = _unnamed(str(row.arguments), person, notes)
        connection.execute(update(audit).where(audit.c.id == row.id).values(arguments=arguments))


def _unnamed(arguments: str, person: str, notes: list[str]) -> str:
    """The arguments of an act without this person; what cannot be read loses his number alone."""
    try:
        said = json.loads(arguments)
    except (ValueError, RecursionError):
        said = None
    if isinstance(said, dict):
        if said.get("people") == [person]:
            said.pop("reason", None)
        if _is_one_of(said.get("note"), notes):
            del said["note"]
        arguments = json.dumps(said, ensure_ascii=False)
    return arguments.replace(person, "")


def _is_one_of(said: object, notes: list[str]) -> bool:
    """Is this one of the notes? The audit log cuts long ones, and leaves spaces as they were."""
    text = " ".join(said.split()) if isinstance(said, str) else ""
    whole = text.removesuffix("…")
    return any(text == note or (whole != text and note.startswith(whole)) for note in notes)
