"""What events do on being revealed and at the start of turns."""

from __future__ import annotations

from sixgun import Option
from sixgun.engine.options import PASS

from .asking import NOTHING, Flow, ask, ask_or_throw, distinct
from .deaths import pay_owed, settle
from .fights import defend, hit, shoot
from .kinds import BLUE, LIFE, slug_of
from .sheet import NOBODY, Sheet


def on_reveal(sheet: Sheet) -> Flow[None]:
    """R164 to R166, R211."""
    if sheet.event == "the_daltons":
        yield from _daltons(sheet)
    elif sheet.event == "the_doctor":
        _doctor(sheet)
    elif sheet.event == "russian_roulette":
        yield from _roulette(sheet)
    yield from settle(sheet)


def _daltons(sheet: Sheet) -> Flow[None]:
    for seat in sheet.clockwise(sheet.turn):

        def offers(seat: int = seat) -> list[Option]:
            blue = [face for face in sheet.gear[seat] if slug_of(face) in BLUE]
            return [("discard", face, None) for face in blue]

        if offers():
            option = yield from ask_or_throw(sheet, seat, "daltons", offers)
            sheet.drop(seat, str(option[1]))


def _doctor(sheet: Sheet) -> None:
    fewest = min(sheet.life[seat] for seat in sheet.clockwise(0))
    for seat in sheet.clockwise(sheet.turn):
        if sheet.life[seat] == fewest:
            sheet.heal(seat, 1)


def _roulette(sheet: Sheet) -> Flow[None]:
    """R211 to R213: round after round until somebody gives up nothing."""
    while True:
        for seat in sheet.clockwise(sheet.turn):
            saved = yield from defend(sheet, seat, "roulette", 1)
            if not saved:
                yield from hit(sheet, seat, 2)
            pay_owed(sheet, seat)
            if not saved:
                return


def at_start_of_turn(sheet: Sheet, me: int) -> Flow[None]:
    """R24: before Dynamite and Jail."""
    if sheet.event == "high_noon":
        yield from hit(sheet, me, 1)
    elif sheet.event == "new_identity":
        yield from _new_identity(sheet, me)
    elif sheet.event == "blood_brothers":
        yield from _blood_brothers(sheet, me)
    elif sheet.event == "a_fistful_of_cards":
        yield from _fistful(sheet, me)
    yield from settle(sheet)


def _new_identity(sheet: Sheet, me: int) -> Flow[None]:
    """R184, R185, S19: once, and then with two life points."""
    if not sheet.spares[me] or sheet.passive[me]:
        return
    offers: list[Option] = [("choose", "yes", None), ("choose", "no", None)]
    option = yield from ask(sheet, me, "identity", lambda: offers)
    if option[1] == "yes" and not sheet.passive[me]:
        character = sheet.spares[me]
        sheet.spares[me], sheet.copied[me] = "", ""
        sheet.characters[me] = character
        sheet.seen_characters.add(character)
        sheet.max_life[me] = LIFE[character] + (sheet.roles[me] == "sheriff")
        sheet.life[me] = 2


def _blood_brothers(sheet: Sheet, me: int) -> Flow[None]:
    """R191 to R193."""
    if sheet.life[me] < 2 or sheet.passive[me]:
        return

    def offers() -> list[Option]:
        hurt = [seat for seat in sheet.others(me) if sheet.life[seat] < sheet.max_life[seat]]
        return [*[("use", "blood_brothers", seat) for seat in hurt], PASS]

    option = yield from ask(sheet, me, "blood", offers)
    if option != PASS and option[2] is not None:
        yield from hit(sheet, me, 1)
        sheet.heal(option[2], 1)


def _fistful(sheet: Sheet, me: int) -> Flow[None]:
    """R222, R223: as many shots as cards in hand at the start."""
    for _ in range(len(sheet.hands[me])):
        if not sheet.alive[me]:
            return
        yield from shoot(sheet, NOBODY, me, [])


def after_drawing(sheet: Sheet, me: int) -> Flow[None]:
    """Handcuffs (R182) and Ranch (R206, R207)."""
    if sheet.event == "handcuffs":
        suits: list[Option] = [
            ("choose", suit, None) for suit in ("spades", "hearts", "diamonds", "clubs")
        ]
        option = yield from ask(sheet, me, "suit", lambda: suits)
        sheet.named_suit = "" if option == NOTHING else str(option[1])
    elif sheet.event == "ranch":
        yield from _ranch(sheet, me)


def _ranch(sheet: Sheet, me: int) -> Flow[None]:
    thrown = 0

    def offers() -> list[Option]:
        return [*distinct([("discard", face, None) for face in sheet.hands[me]]), PASS]

    while sheet.hands[me]:
        option = yield from ask(sheet, me, "ranch", offers)
        if option == PASS:
            break
        sheet.throw(me, str(option[1]))
        thrown += 1
    sheet.draw(me, thrown)
