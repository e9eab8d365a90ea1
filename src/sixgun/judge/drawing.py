"""Phase 1: how many cards, and where they come from."""

from __future__ import annotations

from collections.abc import Callable

from sixgun import Option
from sixgun.engine.options import PASS

from .asking import NOTHING, TAKE_DECK, Flow, ask, distinct
from .kinds import SUITS
from .sheet import Sheet

RED = ("hearts", "diamonds")


def phase_one(sheet: Sheet, me: int) -> Flow[None]:
    """What the event makes of it, else what the character makes of it."""
    if sheet.event == "peyote":  # R204, R205
        yield from _peyote(sheet, me)
        return
    if sheet.event == "hard_liquor" and sheet.life[me] < sheet.max_life[me]:  # R197
        option = yield from ask(sheet, me, "liquor", lambda: [("use", "hard_liquor", None), PASS])
        if option != PASS:
            sheet.heal(me, 1)
        if option != PASS or sheet.passive[me]:
            return
    ways = WAYS.get(sheet.ability(me), _plainly)
    yield from ways(sheet, me, normal_draw(sheet, me))


def normal_draw(sheet: Sheet, me: int) -> int:
    """R154, R158, R175, R176: two, or what ghosts, characters and Thirst make of it."""
    ability = sheet.ability(me)
    if ability == "pixie_pete":
        count = 3
    elif ability == "bill_noface":
        count = 1 + sheet.max_life[me] - sheet.life[me]
    else:
        count = 3 if sheet.ghost == me else 2
    if sheet.event == "thirst":
        return max(1, count - 1)
    return count + 1 if sheet.event == "train_arrival" else count


def next_card(sheet: Sheet) -> str:
    """The next card of phase 1: from the discards in the Abandoned Mine (R186, R187)."""
    if sheet.event == "abandoned_mine" and sheet.discard:
        return sheet.discard.pop()
    return sheet.top_of_deck()


def pile_looked_at(sheet: Sheet) -> list[str]:
    """Where cards go back to that somebody has looked at: to where they came from."""
    return sheet.discard if sheet.event == "abandoned_mine" else sheet.deck


def draw_in_phase_one(sheet: Sheet, me: int, count: int, drawn: int = 0) -> None:
    """So many cards; the second of the phase is shown under Law of the West (R200)."""
    for number in range(drawn + 1, drawn + count + 1):
        face = next_card(sheet)
        if face:
            sheet.hands[me].append(face)
            if number == 2 and sheet.event == "law_of_the_west":
                sheet.duty = face


def _plainly(sheet: Sheet, me: int, count: int) -> Flow[None]:
    draw_in_phase_one(sheet, me, count)
    return
    yield


def _black_jack(sheet: Sheet, me: int, count: int) -> Flow[None]:
    """R81, R153, R178: the second card, if red, brings one more."""
    before = len(sheet.hands[me])
    draw_in_phase_one(sheet, me, count)
    drawn = sheet.hands[me][before:]
    if len(drawn) > 1 and sheet.suit(drawn[1]) in RED:
        sheet.met["black_jack"] += 1
        draw_in_phase_one(sheet, me, 1, count)
    return
    yield


def _jesse(sheet: Sheet, me: int, count: int) -> Flow[None]:
    """R99: the first card from somebody's hand, or all of them from the deck."""

    def offers() -> list[Option]:
        robbed = [seat for seat in sheet.others(me) if sheet.hands[seat]]
        return [TAKE_DECK, *[("take", None, seat) for seat in robbed]]

    option = yield from ask(sheet, me, "source", offers)
    if option == NOTHING:
        return
    if option == TAKE_DECK:
        draw_in_phase_one(sheet, me, count)
        return
    assert option[2] is not None
    sheet.hands[me].append(sheet.random_card(option[2]))
    draw_in_phase_one(sheet, me, count - 1, 1)


def _pedro(sheet: Sheet, me: int, count: int) -> Flow[None]:
    """R18, R189: the first card from the discards; in the Abandoned Mine it is that anyway."""

    def offers() -> list[Option]:
        options = [TAKE_DECK]
        if sheet.discard and sheet.event != "abandoned_mine":
            options.append(("take", "discard", None))
        return options

    option = yield from ask(sheet, me, "source", offers)
    if option == NOTHING:
        return
    taken = option != TAKE_DECK
    if taken:
        sheet.hands[me].append(sheet.discard.pop())
    draw_in_phase_one(sheet, me, count - taken, int(taken))


def _pat(sheet: Sheet, me: int, count: int) -> Flow[None]:
    """R131, R132, R179: one card in play, anybody's, instead of everything."""

    def offers() -> list[Option]:
        lying = [face for seat in sheet.clockwise(me) for face in sheet.gear[seat]]
        return [TAKE_DECK, *distinct([("take", face, None) for face in lying])]

    option = yield from ask(sheet, me, "source", offers)
    if option == NOTHING:
        return
    if option == TAKE_DECK:
        draw_in_phase_one(sheet, me, count)
        return
    face = str(option[1])
    owner = next(seat for seat in sheet.clockwise(me) if face in sheet.gear[seat])
    sheet.unlay(owner, face)
    sheet.hands[me].append(face)


def _kit(sheet: Sheet, me: int, count: int) -> Flow[None]:
    """R100, R177, R203: three to look at; what he leaves goes back in its order."""
    laid = [face for face in (next_card(sheet) for _ in range(max(3, count))) if face]
    sheet.spread = list(laid)

    def offers() -> list[Option]:
        return distinct([("take", face, None) for face in sheet.spread])

    kept: list[str] = []
    while sheet.spread and len(kept) < count:
        if len(sheet.spread) <= count - len(kept):
            kept += sheet.spread
            sheet.hands[me] += sheet.spread
            sheet.spread = []
            break
        option = yield from ask(sheet, me, "look", offers)
        if option == NOTHING:
            break
        face = str(option[1])
        sheet.spread.remove(face)
        sheet.hands[me].append(face)
        kept.append(face)
    pile_looked_at(sheet).extend(reversed(sheet.spread))
    sheet.spread = []
    if len(kept) > 1:  # in deck order
        del sheet.hands[me][-len(kept) :]
        kept = in_order(laid, kept)
        sheet.hands[me] += kept
    if sheet.event == "law_of_the_west" and len(kept) > 1 and not sheet.passive[me]:
        sheet.duty = kept[1]


def in_order(laid: list[str], kept: list[str]) -> list[str]:
    """The kept ones as they lay; of twins any is meant."""
    left = list(kept)
    ordered = []
    for face in laid:
        if face in left:
            left.remove(face)
            ordered.append(face)
    return ordered


def _claus(sheet: Sheet, me: int, count: int) -> Flow[None]:
    """R145, R146, S10: one for each other player who is there, the rest is his."""
    served = [seat for seat in sheet.others(me) if not sheet.passive[seat]]
    wanted = count + len(served)
    sheet.spread = [face for face in (next_card(sheet) for _ in range(wanted)) if face]

    def still_there() -> list[int]:
        return [seat for seat in served if not sheet.passive[seat]]

    def offers() -> list[Option]:
        return distinct([("choose", face, None) for face in sheet.spread if still_there()])

    while sheet.spread and still_there():
        option = yield from ask(sheet, me, "gift", offers)
        if option == NOTHING:
            break
        face = str(option[1])
        sheet.spread.remove(face)
        served = still_there()
        sheet.hands[served.pop(0)].append(face)
    if sheet.passive[me]:
        pile_looked_at(sheet).extend(reversed(sheet.spread))  # S8
    else:
        sheet.hands[me] += sheet.spread
        if sheet.event == "law_of_the_west" and len(sheet.spread) > 1:
            sheet.duty = sheet.spread[1]
    sheet.spread = []


def _peyote(sheet: Sheet, me: int) -> Flow[None]:
    offers: list[Option] = [("choose", "red", None), ("choose", "black", None)]
    while True:
        option = yield from ask(sheet, me, "colour", lambda: offers)
        if option == NOTHING:
            return
        face = sheet.top_of_deck()
        if not face:
            return
        if (SUITS[face[-1]] in RED) is not (option[1] == "red"):
            sheet.discard.append(face)
            return
        sheet.hands[me].append(face)


WAYS: dict[str, Callable[[Sheet, int, int], Flow[None]]] = {
    "black_jack": _black_jack,
    "jesse_jones": _jesse,
    "pedro_ramirez": _pedro,
    "pat_brennan": _pat,
    "kit_carlson": _kit,
    "claus_the_saint": _claus,
}
