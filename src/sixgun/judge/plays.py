"""What the turn player may do in phase 2."""

from __future__ import annotations

from collections.abc import Callable

from sixgun import Option
from sixgun.engine.options import END

from .answers import bound_by_suit, serves_as_bang
from .asking import distinct
from .kinds import BLUE, GREEN, GREEN_ACTS, PAID, WEAPONS, slug_of
from .sheet import Sheet
from .sight import reach, within


def in_play_phase(sheet: Sheet, me: int) -> list[Option]:
    """Everything, in the order of S3; `end` unless a shown card must be played (R200)."""
    options = [option for face in sheet.hands[me] for option in _with_card(sheet, me, face)]
    options += _with_gear(sheet, me)
    options += _by_event(sheet, me)
    options += _by_ability(sheet, me)
    options = distinct(options)
    duty = sheet.duty
    if duty and duty in sheet.hands[me] and any(o[:2] == ("play", duty) for o in options):
        return options
    return [*options, END]


# --------------------------------------------------------------- hand cards


def _with_card(sheet: Sheet, me: int, face: str) -> list[Option]:
    slug = slug_of(face)
    if bound_by_suit(sheet, me, face):
        return []
    if serves_as_bang(sheet, me, face):
        targets = within(sheet, me, reach(sheet, me)) if may_play_bang(sheet, me) else []
        return [("play", face, seat) for seat in targets]
    if slug in BLUE or slug in GREEN:
        return _laying(sheet, me, face)
    if slug in AIMED and _payable(sheet, me, slug):
        return [("play", face, seat) for seat in AIMED[slug](sheet, me)]
    bare = _payable(sheet, me, slug) and slug not in ("missed", "dodge")
    return [("play", face, None)] if bare and slug not in AIMED else []


def _payable(sheet: Sheet, me: int, slug: str) -> bool:
    """R105: a further card where one is due; R167: no Beer under The Reverend."""
    if slug == "beer":
        return sheet.event != "the_reverend"
    return slug not in PAID or len(sheet.hands[me]) > 1


def may_play_bang(sheet: Sheet, me: int) -> bool:
    """R31, R163: one a turn, two under Shootout, any number with Volcanic or Willy."""
    if sheet.event == "the_sermon":
        return False
    if sheet.ability(me) == "willy_the_kid" or sheet.working(me, "volcanic"):
        return True
    return sheet.bangs < (2 if sheet.event == "shootout" else 1)


def _laying(sheet: Sheet, me: int, face: str) -> list[Option]:
    """R15, R78, R104: no second card of the same name; nothing under The Judge (R218)."""
    slug = slug_of(face)
    if sheet.event == "the_judge":
        return []
    if slug == "jail":
        free = [seat for seat in sheet.others(me) if not sheet.has_gear(seat, "jail")]
        return [("play", face, seat) for seat in free if sheet.roles[seat] != "sheriff"]
    return [] if sheet.has_gear(me, slug) else [("play", face, None)]


def with_something(sheet: Sheet, me: int, seats: list[int], spared: str = "") -> list[int]:
    """Whom something can be taken from; of oneself, cards in play alone (R8)."""
    found = []
    for seat in seats:
        gear = [face for face in sheet.gear[seat] if face != spared]
        if gear or (seat != me and sheet.hands[seat]):
            found.append(seat)
    return found


def _near_with_something(sheet: Sheet, me: int) -> list[int]:
    return with_something(sheet, me, [me, *within(sheet, me, 1)])


def _anybody_with_something(sheet: Sheet, me: int) -> list[int]:
    return with_something(sheet, me, sheet.clockwise(me))


#: Whom a brown card may be played on.
AIMED: dict[str, Callable[[Sheet, int], list[int]]] = {
    "panic": _near_with_something,
    "cat_balou": _anybody_with_something,
    "rag_time": _anybody_with_something,
    "duel": Sheet.others,
    "springfield": Sheet.others,
    "punch": lambda sheet, me: within(sheet, me, 1),
    "tequila": Sheet.clockwise,
}


# -------------------------------------------------------- what lies before him


def _with_gear(sheet: Sheet, me: int) -> list[Option]:
    """R102: green cards that were not put down in this turn."""
    options: list[Option] = []
    if not sheet.gear_works(me):
        return options
    for face in sheet.gear[me]:
        slug = slug_of(face)
        if slug not in GREEN_ACTS or face in sheet.fresh:
            continue
        if slug in ("canteen", "pony_express", "howitzer"):
            options.append(("use", face, None))
        else:
            options += [("use", face, seat) for seat in _green_targets(sheet, me, face)]
    return options


def _green_targets(sheet: Sheet, me: int, face: str) -> list[int]:
    slug = slug_of(face)
    if slug in ("knife", "derringer"):
        return within(sheet, me, 1)
    if slug == "pepperbox":
        return within(sheet, me, reach(sheet, me))
    if slug == "buffalo_rifle":
        return sheet.others(me)
    return with_something(sheet, me, sheet.clockwise(me), spared=face)  # Can Can, Conestoga


# ----------------------------------------------------- event and character


def bangs_in_hand(sheet: Sheet, me: int) -> list[str]:
    """The cards that pay for Ricochet and Sniper (S16)."""
    return [face for face in sheet.hands[me] if serves_as_bang(sheet, me, face)]


def _by_event(sheet: Sheet, me: int) -> list[Option]:
    bangs = len(bangs_in_hand(sheet, me))
    if sheet.event == "ricochet" and bangs:  # R208
        return [("use", "ricochet", seat) for seat in sheet.others(me) if sheet.gear[seat]]
    if sheet.event == "sniper" and bangs >= 2:  # R214
        return [("use", "sniper", seat) for seat in within(sheet, me, reach(sheet, me))]
    return []


def _by_ability(sheet: Sheet, me: int) -> list[Option]:
    ability, hand = sheet.ability(me), sheet.hands[me]
    used = sheet.used[ability]
    if ability == "doc_holyday":  # R122
        in_reach = within(sheet, me, reach(sheet, me)) if len(hand) >= 2 and not used else []
        return [("use", ability, seat) for seat in in_reach]
    possible = {
        "sid_ketchum": len(hand) >= 2 and sheet.life[me] < sheet.max_life[me],  # S14
        "chuck_wengam": sheet.life[me] > 1,  # R121
        "jose_delgado": used < 2 and any(slug_of(face) in BLUE for face in hand),  # R126
        "uncle_will": not used and bool(hand),  # R140
    }
    return [("use", ability, None)] if possible.get(ability) else []


def weapon_of(sheet: Sheet, seat: int) -> str:
    return next((face for face in sheet.gear[seat] if slug_of(face) in WEAPONS), "")
