"""Cards paid as a cost, and cards picked from a player."""

from __future__ import annotations

from collections.abc import Callable

from sixgun import Option

from .asking import NOTHING, TAKE_HAND, Flow, ask, ask_or_throw, distinct
from .sheet import Sheet
from .sight import order_matters


def pay(
    sheet: Sheet, seat: int, count: int, payable: Callable[[], list[str]] | None = None
) -> Flow[list[str]]:
    """So many hand cards; nothing if the player left before all was paid (S8)."""
    paid: list[str] = []

    def choice() -> list[str]:
        return payable() if payable else sheet.hands[seat]

    def offers() -> list[Option]:
        """S1: no choice if all must go in any order, if only since somebody has left (S7)."""
        options = distinct([("discard", face, None) for face in choice()])
        forced = len(choice()) == count - len(paid) and not order_matters(sheet)
        return options[:1] if forced else options

    for _ in range(count):
        option = yield from ask(sheet, seat, "cost", offers)
        if option == NOTHING:
            return []
        face = str(option[1])
        sheet.throw(seat, face)
        paid.append(face)
    return paid


def pick(sheet: Sheet, me: int, target: int) -> Flow[Option]:
    """A card in play, or a random hand card of somebody else (R8)."""

    def offers() -> list[Option]:
        options: list[Option] = [("take", face, None) for face in sheet.gear[target]]
        if target != me and sheet.hands[target]:
            options.append(TAKE_HAND)
        return options

    return (yield from ask_or_throw(sheet, me, "pick", offers))


def take_from(sheet: Sheet, me: int, target: int) -> Flow[None]:
    """Panic! and its like."""
    option = yield from pick(sheet, me, target)
    if option == NOTHING:
        return
    if option == TAKE_HAND:
        face = sheet.random_card(target)
    else:
        face = str(option[1])
        sheet.unlay(target, face)
    receive(sheet, me, face)


def make_discard(sheet: Sheet, me: int, target: int) -> Flow[None]:
    """Cat Balou and its like."""
    option = yield from pick(sheet, me, target)
    if option == NOTHING:
        return
    if option == TAKE_HAND:
        sheet.discard.append(sheet.random_card(target))
    else:
        sheet.drop(target, str(option[1]))


def receive(sheet: Sheet, me: int, face: str) -> None:
    """A card for the hand; the absent have none, and it goes to the discards."""
    if sheet.passive[me]:
        sheet.discard.append(face)
    else:
        sheet.hands[me].append(face)
