"""Who has won (R65 to R72)."""

from __future__ import annotations

from .asking import GameOver
from .sheet import NOBODY, Sheet

#: Three players: whom each role must eliminate (R70).
QUARRY = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}


def check_victory(sheet: Sheet) -> None:
    """After the whole card (R23)."""
    fallen, sheet.fallen = sheet.fallen, []
    if sheet.seats == 3:
        _of_three(sheet, fallen)
    else:
        _of_many(sheet)
    if all(sheet.passive[seat] for seat in sheet.clockwise(0)):  # S9
        won(sheet, "abandoned", [])


def _of_three(sheet: Sheet, fallen: list[tuple[int, int]]) -> None:
    for dead, by in fallen:
        if by not in (NOBODY, dead) and QUARRY[sheet.roles[by]] == sheet.roles[dead]:
            won(sheet, sheet.roles[by], [by])
    living = sheet.clockwise(0)
    if len(living) == 1:
        won(sheet, sheet.roles[living[0]], living)


def _of_many(sheet: Sheet) -> None:
    living = {sheet.roles[seat] for seat in sheet.clockwise(0)}
    if "sheriff" not in living:
        left = sheet.clockwise(0)
        if len(left) == 1 and living == {"renegade"}:
            won(sheet, "renegade", left)
        won(sheet, "outlaws", [s for s in range(sheet.seats) if sheet.roles[s] == "outlaw"])
    if not living & {"outlaw", "renegade"}:
        law = [s for s in range(sheet.seats) if sheet.roles[s] in ("sheriff", "deputy")]
        won(sheet, "law", law)


def won(sheet: Sheet, side: str, winners: list[int]) -> None:
    sheet.over, sheet.winners = side, tuple(winners)
    raise GameOver
