"""What comes from outside: players who leave, and the tournament's high noon (S7 to S10)."""

from __future__ import annotations

from .sheet import Sheet


def leave(sheet: Sheet, seat: int) -> bool:
    """R224: the hand is discarded, the character stays; is the game over by it (S9)?"""
    sheet.passive[seat] = True
    sheet.discard += sheet.hands[seat]
    sheet.hands[seat] = []
    if all(sheet.passive[other] for other in sheet.clockwise(0)):
        sheet.over = "abandoned"
        return True
    return False


def call_noon(sheet: Sheet) -> None:
    if not sheet.noon:
        sheet.noon = 1
