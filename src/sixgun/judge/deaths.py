"""What follows when somebody falls, and when a whole effect is over (R61, R64, R234, R236)."""

from __future__ import annotations

from sixgun import Option

from .asking import NOTHING, TAKE_HAND, Flow, ask, ask_or_throw, distinct
from .costs import receive
from .sheet import NOBODY, Sheet
from .sight import order_matters
from .victory import check_victory


def eliminate(sheet: Sheet, dead: int, by: int) -> Flow[None]:
    """R61: Vulture Sam, the reward, then the abilities that may act now."""
    sheet.alive[dead] = False
    sheet.life[dead] = 0
    sheet.owed[dead] = 0  # R128: the dead draw nothing, nor when they come back
    sheet.graves.append(dead)
    if sheet.first_fallen == NOBODY:
        sheet.first_fallen = dead
    sheet.fallen.append((dead, by))
    yield from bury(sheet, dead)
    if by not in (NOBODY, dead) and (sheet.seats == 3 or sheet.roles[dead] == "outlaw"):
        sheet.draw(by, 3)  # R55, R71
    if by != NOBODY and (sheet.roles[by], sheet.roles[dead]) == ("sheriff", "deputy"):
        sheet.owes = True  # R60
    mourn(sheet, dead)


def bury(sheet: Sheet, dead: int) -> Flow[None]:
    """R95 to R97: to Vulture Sam, shared by two of them, or to the discards."""
    heirs = sheet.having("vulture_sam", dead)
    if not heirs:
        yield from discard_all(sheet, dead)
    elif len(heirs) == 1:
        sheet.hands[heirs[0]] += sheet.hands[dead] + sheet.gear[dead]
        sheet.hands[dead], sheet.gear[dead] = [], []
    else:
        yield from _share(sheet, dead, heirs)


def _share(sheet: Sheet, dead: int, heirs: list[int]) -> Flow[None]:
    def offers() -> list[Option]:
        options: list[Option] = [("take", face, None) for face in sheet.gear[dead]]
        return [*options, TAKE_HAND] if sheet.hands[dead] else options

    turn = 0
    while sheet.hands[dead] or sheet.gear[dead]:
        heir = heirs[turn % len(heirs)]
        turn += 1
        option = yield from ask_or_throw(sheet, heir, "pick", offers)
        if option == TAKE_HAND:
            receive(sheet, heir, sheet.random_card(dead))
        else:
            face = str(option[1])
            sheet.unlay(dead, face)
            receive(sheet, heir, face)


def discard_all(sheet: Sheet, seat: int) -> Flow[None]:
    """R16, S1: hand and table, in the order of choice if it can matter."""

    def offers() -> list[Option]:
        left = [*sheet.hands[seat], *sheet.gear[seat]]
        options = distinct([("discard", face, None) for face in left])
        return options if order_matters(sheet) else options[:1]

    while sheet.hands[seat] or sheet.gear[seat]:
        option = yield from ask(sheet, seat, "order", offers)
        if option == NOTHING:  # he has left, and so has his hand (S8)
            for face in sheet.gear[seat][:]:
                sheet.drop(seat, face)
            return
        face = str(option[1])
        if face in sheet.hands[seat]:
            sheet.throw(seat, face)
        else:
            sheet.drop(seat, face)


def mourn(sheet: Sheet, dead: int) -> None:
    """R124, R234: Herb Hunter and Greg Digger, unless the card has still to reach them."""
    for seat in sheet.clockwise(max(sheet.turn, 0)):  # R250
        if sheet.ability(seat) not in ("herb_hunter", "greg_digger"):
            continue
        if seat in sheet.to_come:
            sheet.waiting.append(seat)
        else:
            profit(sheet, seat)


def profit(sheet: Sheet, seat: int) -> None:
    ability = sheet.ability(seat)
    sheet.met[ability] += 1
    if ability == "herb_hunter":
        sheet.draw(seat, 2)
    elif ability == "greg_digger":
        sheet.heal(seat, 2)


def through_with(sheet: Sheet, seat: int) -> None:
    """The card has done with this seat: what waited for that happens (R234)."""
    if seat in sheet.to_come:
        sheet.to_come.remove(seat)
    for _ in range(sheet.waiting.count(seat)):
        sheet.waiting.remove(seat)
        if sheet.alive[seat]:
            profit(sheet, seat)


def refill(sheet: Sheet) -> None:
    """R90 to R92, R250: Suzy Lafayette's empty hand, unless an effect is under way on her."""
    for seat in sheet.having("suzy_lafayette", max(sheet.turn, 0)):
        if not sheet.hands[seat] and seat not in sheet.busy:
            sheet.draw(seat, 1)


def pay_owed(sheet: Sheet, seat: int) -> None:
    """R128, R130: Molly Stark, once the effect is over for her."""
    owed, sheet.owed[seat] = sheet.owed[seat], 0
    if sheet.ability(seat) == "molly_stark":
        sheet.draw(seat, owed)


def settle(sheet: Sheet) -> Flow[None]:
    """A whole effect is over: what waited for it, the penalty, victory, refills (R236)."""
    for seat in list(sheet.to_come):
        through_with(sheet, seat)
    sheet.busy.clear()
    if sheet.owes:
        sheet.owes = False
        sheriff = sheet.first_seat()
        if sheet.alive[sheriff]:
            yield from discard_all(sheet, sheriff)
    check_victory(sheet)
    for seat in sheet.clockwise(max(sheet.turn, 0)):
        pay_owed(sheet, seat)
    refill(sheet)
