"""Shots, Duels, Indians!, and life points lost."""

from __future__ import annotations

from sixgun import Option
from sixgun.engine.options import PASS

from .answers import to_lethal_hit, to_shot, with_bang
from .asking import Flow, ask
from .checks import flip
from .costs import pay
from .deaths import eliminate, pay_owed, refill, through_with
from .kinds import slug_of
from .sheet import NOBODY, Sheet


def shrugs_off(sheet: Sheet, by: int, target: int, suits: list[str]) -> bool:
    """R109: Apache Kid and the diamonds of others."""
    return (
        by != target
        and sheet.ability(target) == "apache_kid"
        and all(suit == "diamonds" for suit in suits)
    )


def shoot(sheet: Sheet, by: int, target: int, suits: list[str], needed: int = 1) -> Flow[None]:
    """A bang symbol aimed at somebody."""
    if by != NOBODY and shrugs_off(sheet, by, target, suits):
        return
    if not (yield from defend(sheet, target, "shot", needed)):
        yield from hit(sheet, target, 1, by)
    pay_owed(sheet, target)
    refill(sheet)


def shoot_everybody(sheet: Sheet, me: int, suits: list[str]) -> Flow[None]:
    """Gatling and Howitzer: one after another, clockwise (R48)."""
    targets = sheet.others(me)
    sheet.to_come = [*targets, me]
    for target in targets:
        yield from shoot(sheet, me, target, suits)
        through_with(sheet, target)


def indians(sheet: Sheet, me: int, suits: list[str]) -> Flow[None]:
    targets = sheet.others(me)
    sheet.to_come = [*targets, me]
    for target in targets:
        if not shrugs_off(sheet, me, target, suits):
            option = yield from ask_for_bang(sheet, target, "indians")
            if option == PASS:
                yield from hit(sheet, target, 1, me)
            else:
                answer_with(sheet, target, str(option[1]))
            pay_owed(sheet, target)
            refill(sheet)
        through_with(sheet, target)


def duel(sheet: Sheet, me: int, target: int, suits: list[str]) -> Flow[None]:
    """By turns, the challenged one first; the first who fails loses a point."""
    if shrugs_off(sheet, me, target, suits):  # R113
        return
    sheet.busy.add(target)
    asked, other = target, me
    while True:
        option = yield from ask_for_bang(sheet, asked, "duel")
        if option == PASS:
            break
        answer_with(sheet, asked, str(option[1]))
        asked, other = other, asked
    sheet.busy.discard(target)
    yield from hit(sheet, asked, 1, me if asked == target else NOBODY)  # R58, R86


# ------------------------------------------------------------------ answers


def ask_for_bang(sheet: Sheet, seat: int, kind: str) -> Flow[Option]:
    return (yield from ask(sheet, seat, kind, lambda: with_bang(sheet, seat)))


def defend(sheet: Sheet, seat: int, kind: str, needed: int) -> Flow[bool]:
    """So many missed effects, each Barrel once (R36, R38); was it enough?"""
    tried: set[str] = set()
    while needed:
        option = yield from ask(sheet, seat, kind, lambda: to_shot(sheet, seat, tried))
        verb, word, _ = option
        if option == PASS:
            return False
        face = str(word)
        if verb == "play":
            answer_with(sheet, seat, face)
            if slug_of(face) == "dodge":  # R45
                sheet.draw(seat, 1)
            needed -= 1
            refill(sheet)  # R90
        elif slug_of(face) in ("barrel", "jourdonnais"):
            sheet.met[slug_of(face)] += 1
            tried.add(slug_of(face))
            heart = yield from flip(sheet, seat, "hearts")
            needed -= heart and not sheet.passive[seat]  # R252
        else:
            sheet.met[slug_of(face)] += 1
            sheet.drop(seat, face)
            if slug_of(face) == "bible":
                sheet.draw(seat, 1)
            needed -= 1
    return True


def answer_with(sheet: Sheet, seat: int, face: str) -> None:
    """A hand card played in answer; Molly Stark is owed one for it (R127)."""
    sheet.met[slug_of(face)] += 1
    sheet.throw(seat, face)
    if sheet.ability(seat) == "molly_stark" and seat != sheet.turn:
        sheet.owed[seat] += 1


# --------------------------------------------------------------- life points


def hit(sheet: Sheet, seat: int, points: int, by: int = NOBODY) -> Flow[None]:
    """Life points are lost; who survives may profit by it (R82 to R86)."""
    if seat == sheet.ghost:  # R154: he cannot die
        points = min(points, sheet.life[seat])
    sheet.life[seat] -= points
    if sheet.life[seat] <= 0 and seat != sheet.ghost:
        yield from struggle(sheet, seat)
        if sheet.life[seat] <= 0:
            yield from eliminate(sheet, seat, by)
            return
    pay_owed(sheet, seat)  # R251
    if not sheet.to_come:  # R85: a Suzy whose card is done draws first
        sheet.busy.clear()
        refill(sheet)
    ability = sheet.ability(seat)
    if ability == "bart_cassidy":
        sheet.draw(seat, points)
    elif ability == "el_gringo" and by not in (NOBODY, seat):
        for _ in range(points):
            if sheet.hands[by]:
                sheet.hands[seat].append(sheet.random_card(by))


def struggle(sheet: Sheet, seat: int) -> Flow[None]:
    """R52: as many Beers, or pairs of Sid's cards, as it takes."""
    while sheet.life[seat] <= 0:
        option = yield from ask(sheet, seat, "lethal", lambda: to_lethal_hit(sheet, seat))
        if option == PASS:
            return
        if option[0] == "play":
            answer_with(sheet, seat, str(option[1]))
            sheet.heal(seat, beer_worth(sheet, seat))
            refill(sheet)
        elif (yield from pay(sheet, seat, 2)):
            sheet.heal(seat, 1)


def beer_worth(sheet: Sheet, seat: int) -> int:
    return 2 if sheet.ability(seat) == "tequila_joe" else 1  # R108
