"""Whom a card may be played on."""

from __future__ import annotations

from .box import Title
from .ledger import DuelLedger

#: Action cards that are played on a character.
AT_ANYBODY = ("derringer", "knife", "inn")


def aims(table: DuelLedger, me: int, title: Title) -> list[int] | None:
    """The characters a card may be played on; None: it is on nobody in particular."""
    if title.colour == "red":
        return red_aims(table, me, title.name)
    if title.colour == "blue":
        return _blue_aims(table, me, title.name)
    if title.name == "duel":
        return _opposing(table, me, reaches_rear(table, me, hits=False))
    if title.name == "canteen":
        return [table.rear(side) for side in (0, 1) if table.paired(side)]
    if title.name in AT_ANYBODY:
        foes = _opposing(table, me, reaches_rear(table, me, hits=title.hit))
        return [*table.standing(me), *foes]
    return None


def red_aims(table: DuelLedger, me: int, name: str) -> list[int]:
    """BANG! cards are for the opponent's active character; some reach the rearguard."""
    return _opposing(table, me, name == "winchester" or reaches_rear(table, me, hits=True))


def reaches_rear(table: DuelLedger, me: int, *, hits: bool) -> bool:
    """Jack Ransome plays on anybody; a Scope helps hit cards."""
    return table.leads(me, "jack_ransome") or (hits and table.equipped(me, "scope"))


def _blue_aims(table: DuelLedger, me: int, name: str) -> list[int]:
    if table.leads(me, "jack_ransome"):
        return table.standing(0) + table.standing(1)
    if name == "dynamite":
        return [table.rear(me)]
    return [table.rear(me), table.active(1 - me)]


def _opposing(table: DuelLedger, me: int, both: bool) -> list[int]:
    foe = 1 - me
    return table.standing(foe) if both else [table.active(foe)]


def spoils(table: DuelLedger, me: int) -> list[tuple[str, int]]:
    """Equipment that Steal and Teacher reach: not that of the opponent's rearguard."""
    foes = _opposing(table, me, reaches_rear(table, me, hits=False))
    return [(face, spot) for spot in (*table.standing(me), *foes) for face in table.gear[spot]]
