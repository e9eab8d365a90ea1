"""Reveals: the top card of a deck is turned up, and its corner read."""

from __future__ import annotations

from .box import corner_of
from .ledger import DuelLedger
from .question import Doubt, ask, each, word_of


def reveal(table: DuelLedger, deck: int, wish: str) -> Doubt:
    """Does the wished-for corner come up, from the deck that this side draws from?"""
    picker = next((side for side in (0, 1) if table.stands(side, "bart_masterson")), None)
    cards: list[str] = []
    for _ in range(1 if picker is None else 2):
        face = table.take_for(deck)
        if face is not None:
            cards.append(face)
    if not cards:
        return False
    if picker is None or len(cards) == 1:
        table.discard += cards
        return corner_of(cards[-1]) == wish
    table.note("bart_masterson")
    return (yield from _picked(table, picker, cards, wish))


def _picked(table: DuelLedger, picker: int, cards: list[str], wish: str) -> Doubt:
    """Bart Masterson's player says which counts, if that matters; it comes to lie on top."""
    fits = [corner_of(face) == wish for face in cards]
    if fits[0] == fits[1]:
        table.discard += cards
        return fits[0]
    table.spread += cards
    option = yield from ask(picker, "flip", each("take", cards))
    chosen = word_of(option)
    table.spread.clear()
    table.discard += [face for face in cards if face != chosen] + [chosen]
    return corner_of(chosen) == wish
