"""Answers that are given in advance, at a table for days.

An order is turned into one of the options that the decision offers, by what they are (verb and
kind of card); the rules are not known here. Where none of them fits, nothing is ordered.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.options import PASS, Option
from ..protocol import Orders


def ordered(orders: Orders, kind: str, options: Sequence[Option]) -> int:
    """The index of the option that an order stands for; -1: none does."""
    wish = _wish(orders, kind)
    if wish == "hit":
        return options.index(PASS) if PASS in options else -1
    if not wish:
        return -1
    fitting = [index for index, option in enumerate(options) if option[0] in ("play", "use")]
    return min(fitting, key=lambda index: _price(options[index]), default=-1)


def _wish(orders: Orders, kind: str) -> str:
    if kind == "shot":
        return orders.shot
    if kind == "lethal":
        return "beer" if orders.beer else ""
    if kind == "indians":
        return orders.indians
    return orders.duel if kind == "duel" else ""


def _price(option: Option) -> int:
    """What costs no card comes first (a Barrel), then the hand, then what lies on the table."""
    verb, card, _ = option
    if verb == "play":
        return 1
    return 2 if "/" in str(card) else 0
