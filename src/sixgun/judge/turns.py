"""The frame of play: whose turn it is, and what a turn consists of."""

from __future__ import annotations

from sixgun import Option
from sixgun.engine.options import END

from .acts import act
from .asking import NOTHING, Flow, ask, distinct
from .checks import flip, next_without_dynamite
from .deaths import bury, mourn, refill, settle
from .drawing import phase_one
from .events import after_drawing, at_start_of_turn, on_reveal
from .fights import hit
from .plays import in_play_phase
from .sheet import NOBODY, Sheet
from .sight import order_matters


def whole_game(sheet: Sheet) -> Flow[None]:
    """Turn after turn, until `GameOver`."""
    me = sheet.first_seat()
    while True:
        extra = yield from turn(sheet, me, extra=False)
        if extra:
            yield from turn(sheet, me, extra=True)
        me = next_player(sheet, me)


def next_player(sheet: Sheet, me: int) -> int:
    """Clockwise, or to the right under Gold Rush (R160); the dead only if they return."""
    step = -1 if sheet.event == "gold_rush" else 1
    seat = me
    while True:
        seat = (seat + step) % sheet.seats
        if sheet.alive[seat] or returns(sheet, seat):
            return seat


def returns(sheet: Sheet, seat: int) -> bool:
    """R154, R194, S10: has this dead player a turn?"""
    if sheet.alive[seat] or sheet.passive[seat]:
        return False
    if sheet.event == "ghost_town":
        return True
    return sheet.event == "dead_man" and seat == sheet.first_fallen and not sheet.risen


def turn(sheet: Sheet, me: int, *, extra: bool) -> Flow[bool]:
    """One turn; does an extra one follow (R220)?"""
    begin(sheet, me)
    if not extra:
        yield from reveal(sheet, me)
    if not sheet.alive[me]:
        if not returns(sheet, me):
            return False
        rise(sheet, me)
        refill(sheet)  # a Suzy Lafayette is back without cards, as after Hangover (R161)
    yield from noon(sheet, me)
    if sheet.alive[me]:
        yield from at_start_of_turn(sheet, me)
    if not sheet.alive[me] or not (yield from survives_checks(sheet, me)):
        return False
    played = yield from phases(sheet, me)
    if sheet.ghost == me:
        yield from depart(sheet, me)
        return False
    if played and not extra and sheet.event == "vendetta":
        again = yield from flip(sheet, me, "hearts")
        return again and not sheet.passive[me]  # R252
    return False


def begin(sheet: Sheet, me: int) -> None:
    sheet.turn = me
    sheet.turns += 1
    sheet.bangs = 0
    sheet.used.clear()
    sheet.fresh.clear()
    sheet.named_suit = sheet.duty = ""
    sheet.busy, sheet.to_come = set(), []


def reveal(sheet: Sheet, me: int) -> Flow[None]:
    """R147, R73: from the second turn of who began, a new event."""
    if me != sheet.clockwise(sheet.first_seat())[0]:
        return
    sheet.rounds += 1
    if sheet.rounds > 1 and sheet.events:
        sheet.event = sheet.events.pop()
        sheet.met[sheet.event] += 1
        refill(sheet)  # R161: as soon as Hangover is covered, before the new event does anything
        yield from on_reveal(sheet)


def rise(sheet: Sheet, me: int) -> None:
    """A ghost for a turn (S18), or back for good (R194)."""
    sheet.alive[me] = True
    if sheet.event == "ghost_town":
        sheet.ghost = me
    else:
        sheet.risen = True
        sheet.life[me] = min(2, sheet.max_life[me])
        sheet.graves.remove(me)
        sheet.draw(me, 2)


def noon(sheet: Sheet, me: int) -> Flow[None]:
    """R233: the tournament's high noon takes a point at the start of each turn."""
    if sheet.noon == 1 and me == noon_starter(sheet):
        sheet.noon = 2
    if sheet.noon == 2:
        yield from hit(sheet, me, 1)
        yield from settle(sheet)


def noon_starter(sheet: Sheet) -> int:
    ring = sheet.clockwise(sheet.first_seat())
    if sheet.seats == 6 and len(ring) > 1:
        return sheet.others(sheet.first_seat())[0]
    return ring[0]


def survives_checks(sheet: Sheet, me: int) -> Flow[bool]:
    """Dynamite, then Jail (R25); does the turn go on?"""
    if sheet.event == "lasso":  # R198
        return True
    dynamite = sheet.gear_named(me, "dynamite")
    if dynamite:
        sheet.met["dynamite"] += 1
        if (yield from flip(sheet, me, "spades 2-9")):
            sheet.drop(me, dynamite)
            yield from hit(sheet, me, 3)
            yield from settle(sheet)
            if not sheet.alive[me]:
                return False
        elif (heir := next_without_dynamite(sheet, me)) != me:
            sheet.unlay(me, dynamite)
            sheet.gear[heir].append(dynamite)
    jail = sheet.gear_named(me, "jail")
    if jail:
        sheet.met["jail"] += 1
        free = yield from flip(sheet, me, "hearts")
        sheet.drop(me, jail)  # R12
        if not free:
            if sheet.characters[me] == "vera_custer":
                sheet.copied[me] = ""  # R134
            return False
    return True


def phases(sheet: Sheet, me: int) -> Flow[bool]:
    """What is left of the turn; False: it was cut short."""
    if sheet.passive[me]:  # R225
        return False
    yield from copy(sheet, me)
    refill(sheet)  # a Vera Custer without cards may have chosen Suzy Lafayette
    for phase in (phase_one, after_drawing, phase_two, phase_three):
        if sheet.passive[me] or not sheet.alive[me]:
            return False
        yield from phase(sheet, me)
        if phase not in (phase_one, phase_three):
            yield from settle(sheet)
    return sheet.alive[me] and not sheet.passive[me]


def copy(sheet: Sheet, me: int) -> Flow[None]:
    """Vera Custer chooses somebody (R134); a passive one has nothing to copy (S10)."""
    if sheet.characters[me] != "vera_custer":
        return
    if sheet.event == "hangover":  # she cannot choose, and the last choice is over (R136)
        sheet.copied[me] = ""
        return

    def offers() -> list[Option]:
        return [("choose", None, seat) for seat in sheet.others(me)]

    option = yield from ask(sheet, me, "copy", offers)
    model = option[2]
    if model is not None:
        sheet.copied[me] = "" if sheet.passive[model] else sheet.characters[model]


def phase_two(sheet: Sheet, me: int) -> Flow[None]:
    while sheet.alive[me] and not sheet.passive[me]:
        option = yield from ask(sheet, me, "play", lambda: in_play_phase(sheet, me))
        if option == END:
            return
        yield from act(sheet, me, option)


def phase_three(sheet: Sheet, me: int) -> Flow[None]:
    """R6, R27, R133: down to the limit, on the deck in the Abandoned Mine (R186)."""
    limit = 10 if sheet.ability(me) == "sean_mallory" else sheet.life[me]

    def offers() -> list[Option]:
        options = distinct([("discard", face, None) for face in sheet.hands[me]])
        return options if limit > 0 or order_matters(sheet) else options[:1]  # S1

    while len(sheet.hands[me]) > limit and not sheet.passive[me]:
        option = yield from ask(sheet, me, "limit", offers)
        if option == NOTHING:
            return
        face = str(option[1])
        if sheet.event == "abandoned_mine":
            sheet.hand_over(me, face)
            sheet.deck.append(face)
        else:
            sheet.throw(me, face)


def depart(sheet: Sheet, me: int) -> Flow[None]:
    """R156, R157: a ghost leaves with all he has."""
    sheet.alive[me] = False
    sheet.ghost = NOBODY
    sheet.life[me] = 0
    yield from bury(sheet, me)
    mourn(sheet, me)
    yield from settle(sheet)
