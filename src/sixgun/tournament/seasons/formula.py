"""A-17: the average of a season as its organizers write it: sums and products of what is kept.

The document that fixes the average is not ours to read, so it is a setting: `(score + bonus) /
rounds` is the default. A formula is read once and can only count; it divides by nothing that can
be zero.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import TypeAlias

from ..log.errors import Refused

Formula: TypeAlias = Callable[[Mapping[str, int]], Fraction]

#: What a formula may name: the parts that are kept of a player in a tournament.
PARTS = ("score", "bonus", "rounds", "place", "wins", "warnings", "participants")
#: Parts that are never zero.
POSITIVE = ("rounds", "place", "participants")
USUAL = "(score + bonus) / rounds"
LONGEST = 200

_COUNTS: dict[type[ast.operator], Callable[[Fraction, Fraction], Fraction]] = {
    ast.Add: lambda one, other: one + other,
    ast.Sub: lambda one, other: one - other,
    ast.Mult: lambda one, other: one * other,
    ast.Div: lambda one, other: one / other,
}


@lru_cache(maxsize=64)
def read_formula(text: str) -> Formula:
    """What a formula counts, or a refusal that says what is wrong with it."""
    if len(text) > LONGEST:
        raise Refused("formula-long", most=LONGEST)
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise Refused("formula", formula=text) from None
    _check(tree, text)
    return lambda parts: _counted(tree, parts)


def _check(node: ast.expr, text: str) -> None:
    match node:
        case ast.Constant(value=int() | float() as value) if not isinstance(value, bool):
            if not 0 <= value <= 10**6:
                raise Refused("formula", formula=text)
        case ast.Name(id=name):
            if name not in PARTS:
                raise Refused("formula-part", part=name, parts=", ".join(PARTS))
        case ast.UnaryOp(op=ast.USub(), operand=inner):
            _check(inner, text)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _COUNTS:
            _check(left, text)
            _check(right, text)
            if isinstance(op, ast.Div) and not _is_positive(right):
                raise Refused("formula-divisor", parts=", ".join(POSITIVE))
        case _:
            raise Refused("formula", formula=text)


def _is_positive(node: ast.expr) -> bool:
    match node:
        case ast.Constant(value=int() | float() as value):
            return value > 0
        case ast.Name(id=name):
            return name in POSITIVE
        case ast.BinOp(left=left, op=ast.Add() | ast.Mult() | ast.Div(), right=right):
            return _is_positive(left) and _is_positive(right)
    return False


def _counted(node: ast.expr, parts: Mapping[str, int]) -> Fraction:
    match node:
        case ast.Constant(value=value):
            return Fraction(str(value))
        case ast.Name(id=name):
            return Fraction(parts[name])
        case ast.UnaryOp(operand=inner):
            return -_counted(inner, parts)
        case ast.BinOp(left=left, op=op, right=right):
            return _COUNTS[type(op)](_counted(left, parts), _counted(right, parts))
    raise AssertionError("a formula is checked when it is read")
