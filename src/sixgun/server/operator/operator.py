"""The operator of a house: does what a page or a command asks for, and writes down that it did."""

from __future__ import annotations

from typing import Any

import msgspec

from ..front.interfaces import NotLetIn
from ..house import House
from ..logs import note
from ..protocol import Told
from ..store.operating import add_entry
from . import acts, complaining, showing
from .answers import COUNTED, DID_COUNTS, Outcome
from .doing import DOERS, Doors

#: Texts are written into the audit log up to this length, and of lists so many parts.
LONGEST, MOST = 200, 20


class Operator:
    """Whoever runs one house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._doors: Doors | None = None

    def stand_at(self, doors: Doors) -> None:
        """The front is there: from now on acts can be done."""
        self._doors = doors
        self._house.closing_time.leave = doors.leave

    async def do(self, act: acts.OperatorAct, by: str) -> Any:
        """The answer to an act; what changes something is in the audit log then."""
        assert self._doors is not None
        if isinstance(act, acts.Look):
            return showing.look(self._house, self._doors.figures())
        if isinstance(act, acts.Looking):
            return await self._show(act)
        try:
            outcome = await DOERS[type(act)](self._house, self._doors, act)
        except NotLetIn as refusal:
            await self._write_down(act, by, refusal.told)
            raise
        if outcome.done:
            await self._write_down(act, by, _told(outcome))
        return outcome

    async def _show(self, act: acts.Looking) -> Any:
        house = self._house
        match act:
            case acts.ListTables():
                return await showing.tables(house, act)
            case acts.ListPeople():
                return await showing.people(house, act)
            case acts.ListComplaints():
                return await complaining.complaints(house)
            case acts.ListBans():
                return await showing.bans(house)
            case acts.ListInvitations():
                return await showing.invitations(house)
            case acts.ListAudit():
                return await showing.audit(house, act)

    async def _write_down(self, act: acts.OperatorAct, by: str, result: Told) -> None:
        said: dict[str, Any] = msgspec.to_builtins(act)
        name = str(said.pop("t"))
        said.pop("confirmed", None)
        arguments = msgspec.json.encode(
            {key: _short(value) for key, value in said.items() if value}
        )
        told = msgspec.json.encode(result).decode()
        date = self._house.clock.date()
        await self._house.store.write(add_entry(date, by, name, arguments.decode(), told))
        note("an operator's act", act=name, by=by, result=result.key)


def _short(value: Any) -> Any:
    """What an entry says of an argument: texts and lists up to a length."""
    if isinstance(value, str):
        return value if len(value) <= LONGEST else f"{value[:LONGEST]}…"
    if isinstance(value, list | tuple):
        return [*value[:MOST], *(["…"] if len(value) > MOST else [])]
    return value


def _told(outcome: Outcome) -> Told:
    """What came of an act, as a sentence."""
    if outcome.file:
        return Told("operator-did-file", {"file": outcome.file})
    counts = {name: getattr(outcome, name) for name in COUNTED if getattr(outcome, name)}
    if not counts:
        return Told("operator-did")
    return Told(DID_COUNTS, {name: counts.get(name, 0) for name in COUNTED})
