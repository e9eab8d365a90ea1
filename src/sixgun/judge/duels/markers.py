"""Moves of the marker, and who hears of them."""

from __future__ import annotations

from .harm import draw_for, hit
from .ledger import DuelLedger
from .question import Rule


def move_marker(table: DuelLedger, side: int) -> None:
    """Active character and rearguard change places; who hears of it waits for the card (D20).

    The player whose turn it is comes first (D25).
    """
    table.front[side] ^= 1
    if table.turn == side:
        _thorn_arrives(table, side)
        _watchers_hear(table, 1 - side)
    else:
        _watchers_hear(table, 1 - side)
        _thorn_arrives(table, side)


def _watchers_hear(table: DuelLedger, watcher: int) -> None:
    if table.leads(watcher, "jango"):
        _hear(table, watcher, "jango")
    if table.equipped(watcher, "pocket_watch"):
        _hear(table, watcher, "pocket_watch")


def _thorn_arrives(table: DuelLedger, side: int) -> None:
    if table.leads(side, "tom_thorn"):
        if table.turn != side:
            table.note("D3")
        table.owe(thorn_shoots, side)


def _hear(table: DuelLedger, watcher: int, name: str) -> None:
    """D2: whoever has caused the move."""
    if table.turn == watcher:
        table.note("D2")
    table.owe(draw_for, watcher, name)


def thorn_shoots(table: DuelLedger, side: int) -> Rule:
    table.note("tom_thorn")
    yield from hit(table, side, table.rear(1 - side), "tom_thorn")
