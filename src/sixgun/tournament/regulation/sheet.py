"""The sheet of a table (regulation 1.1): who was who, what each paid, how it ended.

`problems` are the validations V-1 to V-9. A problem is of one of three degrees: it rejects the
sheet, it asks for a confirmation with a reason, or it is flagged and nothing more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..log.errors import Refused
from ..log.words import Words, words
from .auction import POOR, STEP
from .prizes import OUTCOMES, prize, roles_at, wins

REJECT, CONFIRM, FLAG = "reject", "confirm", "flag"


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is written on it; lists go in the order of seats."""

    roles: tuple[str, ...]
    prices: tuple[int, ...]
    outcome: str
    final_duel: bool = False  # the Renegade reached the final duel, and lost it
    characters: tuple[str, ...] = ()  # (): not written down
    reshuffles: int = 0  # boxes ticked
    confirmed: Mapping[str, str] = field(default_factory=dict)  # by validation, the reason

    @property
    def size(self) -> int:
        return len(self.roles)

    def prize_of(self, seat: int) -> int:
        return prize(self.size, self.roles[seat], self.outcome, final_duel=self.final_duel)

    def has_won(self, seat: int) -> bool:
        return wins(self.roles[seat], self.outcome)


class Terms(NamedTuple):
    """What a sheet is held against."""

    size: int
    auction: bool
    money: Sequence[int | None]  # before this round; None: a sheet before it is missing
    pool: Collection[str]


class SheetProblem(NamedTuple):
    rule: str
    degree: str
    words: Words
    seat: int | None = None


def sheet_from(data: Mapping[str, Any]) -> Sheet:
    """A sheet as an event holds it."""
    return Sheet(
        tuple(data["roles"]),
        tuple(data["prices"]),
        data["outcome"],
        data["final_duel"],
        tuple(data["characters"]),
        data["reshuffles"],
        dict(data["confirmed"]),
    )


def sheet_data(sheet: Sheet) -> dict[str, Any]:
    """What an event holds of a sheet."""
    return {
        "roles": list(sheet.roles),
        "prices": list(sheet.prices),
        "outcome": sheet.outcome,
        "final_duel": sheet.final_duel,
        "characters": list(sheet.characters),
        "reshuffles": sheet.reshuffles,
        "confirmed": dict(sheet.confirmed),
    }


def shown_sheet(sheet: Mapping[str, Any]) -> dict[str, Any]:
    """What a player may see of the sheet of the own table: what everybody there has seen."""
    return {
        name: sheet[name] for name in ("roles", "prices", "characters", "outcome", "final_duel")
    }


def check_sheet(sheet: Sheet, terms: Terms) -> None:
    """Refuse what must be rejected, and what was not confirmed with a reason."""
    for problem in problems(sheet, terms):
        unconfirmed = problem.degree == CONFIRM and not sheet.confirmed.get(problem.rule)
        if problem.degree == REJECT or unconfirmed:
            raise Refused.because(problem.words, problem.rule)


def problems(sheet: Sheet, terms: Terms) -> Iterator[SheetProblem]:
    """V-1 to V-9; while typing, everything at once."""
    yield from _roles(sheet, terms)
    if sheet.outcome not in OUTCOMES:  # V-2
        yield SheetProblem("V-2", REJECT, words("sheet-outcome"))
    if sheet.final_duel and sheet.outcome != "law":  # V-3
        yield SheetProblem("V-3", REJECT, words("sheet-final-duel"))
    if len(sheet.prices) != terms.size:
        yield SheetProblem("V-4", REJECT, words("sheet-prices", size=terms.size))
    elif terms.auction:
        yield from _prices(sheet, terms)
    elif any(sheet.prices):  # V-9
        yield SheetProblem("V-9", REJECT, words("sheet-no-prices"))
    yield from _characters(sheet, terms)


def _roles(sheet: Sheet, terms: Terms) -> Iterator[SheetProblem]:
    if len(sheet.roles) != terms.size or Counter(sheet.roles) != Counter(roles_at(terms.size)):
        yield SheetProblem("V-1", REJECT, words("sheet-roles", size=terms.size))
    elif sheet.roles[0] != "sheriff":
        yield SheetProblem("V-1", REJECT, words("sheet-sheriff"))


def _prices(sheet: Sheet, terms: Terms) -> Iterator[SheetProblem]:
    for seat, price in enumerate(sheet.prices):
        money = terms.money[seat]
        about: dict[str, str | int] = {"seat": seat + 1, "price": price}
        if price % STEP or price < STEP:
            yield SheetProblem("V-4", REJECT, ("sheet-price", about), seat)
        # A price of 10 is never a mistake: everybody must get a character.
        elif money is not None and price > STEP and money <= POOR:
            yield SheetProblem("V-7", CONFIRM, ("sheet-poor", about), seat)
        if money is not None and price > STEP and price > money:
            yield SheetProblem("V-6", FLAG, ("sheet-overspend", about), seat)
    if STEP not in sheet.prices:
        yield SheetProblem("V-5", CONFIRM, words("sheet-nobody-paid-ten"))


def _characters(sheet: Sheet, terms: Terms) -> Iterator[SheetProblem]:
    if not sheet.characters:
        return
    strange = [slug for slug in sheet.characters if slug not in terms.pool]
    doubled = len(set(sheet.characters)) != len(sheet.characters)
    if strange or doubled or len(sheet.characters) != terms.size:
        yield SheetProblem("V-8", CONFIRM, words("sheet-characters"))


def differences(one: Sheet, other: Sheet) -> list[str]:
    """What a sheet that is typed a second time says otherwise."""
    ours, theirs = sheet_data(one), sheet_data(other)
    return [name for name in ours if name != "confirmed" and ours[name] != theirs[name]]


def overspent(sheet: Sheet, terms: Terms) -> list[int]:
    """T-058: the seats that paid more than they had; computed anew after every correction."""
    found = [problem.seat for problem in problems(sheet, terms) if problem.rule == "V-6"]
    return [seat for seat in found if seat is not None]
