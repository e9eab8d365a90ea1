"""What the options of a play phase do."""

from __future__ import annotations

from collections.abc import Callable

from sixgun import Option

from .answers import serves_as_bang
from .asking import NOTHING, Flow, ask, ask_or_throw, distinct
from .costs import make_discard, pay, take_from
from .deaths import pay_owed, settle
from .fights import beer_worth, defend, duel, indians, shoot, shoot_everybody, shrugs_off
from .kinds import BLUE, GREEN, PAID, WEAPONS, slug_of
from .plays import bangs_in_hand, weapon_of
from .sheet import Sheet


def act(sheet: Sheet, me: int, option: Option) -> Flow[None]:
    """One option of the play phase, from its cost to its last consequence."""
    verb, word, target = option
    name = str(word)
    sheet.busy = {me}
    sheet.to_come = []
    sheet.met[slug_of(name)] += 1
    if verb == "play":
        yield from play(sheet, me, name, target)
    elif "/" in name:
        sheet.drop(me, name)
        yield from EFFECTS[slug_of(name)](sheet, me, target, [sheet.suit(name)])
    else:
        sheet.used[name] += 1
        yield from ABILITIES[name](sheet, me, target)
    yield from settle(sheet)


def play(sheet: Sheet, me: int, face: str, target: int | None) -> Flow[None]:
    slug = slug_of(face)
    if slug in BLUE or slug in GREEN:
        lay(sheet, me, face, me if target is None else target)
        return
    as_bang = serves_as_bang(sheet, me, face)
    sheet.throw(me, face)
    if slug in PAID and not (yield from pay(sheet, me, 1)):
        return
    suits = [sheet.suit(face)]
    if as_bang:
        sheet.bangs += 1
        needed = 2 if sheet.ability(me) == "slab_the_killer" else 1  # R38, R44
        yield from shoot(sheet, me, seat_of(target), suits, needed)
    else:
        yield from EFFECTS[slug](sheet, me, target, suits)


def seat_of(target: int | None) -> int:
    assert target is not None
    return target


def lay(sheet: Sheet, me: int, face: str, before: int) -> None:
    """A card goes into play; a weapon replaces the old one; Johnny Kisch sweeps (R143)."""
    slug = slug_of(face)
    sheet.hand_over(me, face)
    old = weapon_of(sheet, me)
    if slug in WEAPONS and old:
        sheet.drop(me, old)
    sheet.gear[before].append(face)
    sheet.fresh.add(face)
    if sheet.ability(me) == "johnny_kisch":
        for seat in sheet.clockwise(me):
            for other in [f for f in sheet.gear[seat] if slug_of(f) == slug]:
                if not (seat == before and other == face):
                    sheet.drop(seat, other)


# ------------------------------------------------------------------- effects

Effect = Callable[[Sheet, int, int | None, list[str]], Flow[None]]


def _beer(sheet: Sheet, me: int, target: int | None, suits: list[str]) -> Flow[None]:
    if sheet.living() > 2:  # R14, R51
        sheet.heal(me, beer_worth(sheet, me))
    return
    yield


def _heals(points: int) -> Effect:
    def effect(sheet: Sheet, me: int, target: int | None, suits: list[str]) -> Flow[None]:
        sheet.heal(me if target is None else target, points)
        return
        yield

    return effect


def _draws(count: int) -> Effect:
    def effect(sheet: Sheet, me: int, target: int | None, suits: list[str]) -> Flow[None]:
        sheet.draw(me, count)
        return
        yield

    return effect


def _saloon(sheet: Sheet, me: int, target: int | None, suits: list[str]) -> Flow[None]:
    for seat in sheet.clockwise(me):
        sheet.heal(seat, 1)
    return
    yield


def _shot(sheet: Sheet, me: int, target: int | None, suits: list[str]) -> Flow[None]:
    yield from shoot(sheet, me, seat_of(target), suits)


def _derringer(sheet: Sheet, me: int, target: int | None, suits: list[str]) -> Flow[None]:
    sheet.draw(me, 1)  # R46
    yield from shoot(sheet, me, seat_of(target), suits)


def _takes(sheet: Sheet, me: int, target: int | None, suits: list[str]) -> Flow[None]:
    if not shrugs_off(sheet, me, seat_of(target), suits):
        yield from take_from(sheet, me, seat_of(target))


def _removes(sheet: Sheet, me: int, target: int | None, suits: list[str]) -> Flow[None]:
    if not shrugs_off(sheet, me, seat_of(target), suits):
        yield from make_discard(sheet, me, seat_of(target))


def _brawl(sheet: Sheet, me: int, target: int | None, suits: list[str]) -> Flow[None]:
    for seat in sheet.others(me):
        if sheet.hands[seat] or sheet.gear[seat]:  # R106
            yield from make_discard(sheet, me, seat)


def _duel(sheet: Sheet, me: int, target: int | None, suits: list[str]) -> Flow[None]:
    yield from duel(sheet, me, seat_of(target), suits)


def _everybody(sheet: Sheet, me: int, target: int | None, suits: list[str]) -> Flow[None]:
    yield from shoot_everybody(sheet, me, suits)


def _indians(sheet: Sheet, me: int, target: int | None, suits: list[str]) -> Flow[None]:
    yield from indians(sheet, me, suits)


def store(sheet: Sheet, me: int, target: int | None, suits: list[str]) -> Flow[None]:
    """One card for everybody who lives, picked clockwise from the player of the card."""
    picking = sheet.clockwise(me)
    sheet.spread = [face for face in (sheet.top_of_deck() for _ in picking) if face]

    def offers() -> list[Option]:
        return distinct([("take", face, None) for face in sheet.spread])

    for seat in picking:
        if not sheet.spread:
            return
        option = yield from ask(sheet, seat, "store", offers)
        if option == NOTHING:  # R229
            place = sheet.dice.throw_below(len(sheet.spread)).number
            sheet.discard.append(sheet.spread.pop(place))
            continue
        face = str(option[1])
        sheet.spread.remove(face)
        sheet.hands[seat].append(face)


EFFECTS: dict[str, Effect] = {
    "beer": _beer,
    "saloon": _saloon,
    "tequila": _heals(1),
    "whisky": _heals(2),
    "canteen": _heals(1),
    "stagecoach": _draws(2),
    "wells_fargo": _draws(3),
    "pony_express": _draws(3),
    "general_store": store,
    "panic": _takes,
    "rag_time": _takes,
    "conestoga": _takes,
    "cat_balou": _removes,
    "can_can": _removes,
    "brawl": _brawl,
    "gatling": _everybody,
    "howitzer": _everybody,
    "indians": _indians,
    "duel": _duel,
    "punch": _shot,
    "springfield": _shot,
    "knife": _shot,
    "pepperbox": _shot,
    "buffalo_rifle": _shot,
    "derringer": _derringer,
}


# ----------------------------------------------------- characters and events

Ability = Callable[[Sheet, int, int | None], Flow[None]]


def _sid(sheet: Sheet, me: int, target: int | None) -> Flow[None]:
    if (yield from pay(sheet, me, 2)):
        sheet.heal(me, 1)


def _chuck(sheet: Sheet, me: int, target: int | None) -> Flow[None]:
    sheet.life[me] -= 1
    sheet.draw(me, 2)
    return
    yield


def _jose(sheet: Sheet, me: int, target: int | None) -> Flow[None]:
    def blue() -> list[str]:
        return [face for face in sheet.hands[me] if slug_of(face) in BLUE]

    if (yield from pay(sheet, me, 1, blue)):
        sheet.draw(me, 2)


def _doc(sheet: Sheet, me: int, target: int | None) -> Flow[None]:
    paid = yield from pay(sheet, me, 2)
    if paid:
        yield from shoot(sheet, me, seat_of(target), [sheet.suit(face) for face in paid])


def _will(sheet: Sheet, me: int, target: int | None) -> Flow[None]:
    if (yield from pay(sheet, me, 1)):
        yield from store(sheet, me, None, [])


def _sniper(sheet: Sheet, me: int, target: int | None) -> Flow[None]:
    paid = yield from pay(sheet, me, 2, lambda: bangs_in_hand(sheet, me))
    if paid:
        yield from shoot(sheet, me, seat_of(target), [sheet.suit(face) for face in paid], needed=2)


def _ricochet(sheet: Sheet, me: int, target: int | None) -> Flow[None]:
    """R208 to R210, R248: a BANG! at a card in front of somebody."""
    owner = seat_of(target)
    paid = yield from pay(sheet, me, 1, lambda: bangs_in_hand(sheet, me))
    if not paid or shrugs_off(sheet, me, owner, [sheet.suit(face) for face in paid]):
        return

    def offers() -> list[Option]:
        return [("take", face, None) for face in sheet.gear[owner]]

    option = yield from ask_or_throw(sheet, me, "pick", offers)
    saved = yield from defend(sheet, owner, "guard", 1)
    if not saved and option[1] in sheet.gear[owner]:
        sheet.drop(owner, str(option[1]))
    pay_owed(sheet, owner)


ABILITIES: dict[str, Ability] = {
    "sid_ketchum": _sid,
    "chuck_wengam": _chuck,
    "jose_delgado": _jose,
    "doc_holyday": _doc,
    "uncle_will": _will,
    "sniper": _sniper,
    "ricochet": _ricochet,
}
