"""What may be answered: to a shot, to Indians!, in a Duel, to a lethal hit."""

from __future__ import annotations

from sixgun import Option
from sixgun.engine.options import PASS

from .asking import distinct
from .kinds import GREEN_ANSWERS, slug_of
from .sheet import Sheet


def bound_by_suit(sheet: Sheet, seat: int, face: str) -> bool:
    """S17: Handcuffs binds every card that the turn player plays from hand."""
    return bool(sheet.named_suit) and seat == sheet.turn and sheet.suit(face) != sheet.named_suit


def to_shot(sheet: Sheet, seat: int, tried: set[str]) -> list[Option]:
    """R33 to R40: missed effects, Barrels that were not tried yet, or nothing."""
    options: list[Option] = [
        ("play", face, None)
        for face in sheet.hands[seat]
        if stops_shots(sheet, seat, face) and not bound_by_suit(sheet, seat, face)
    ]
    if sheet.gear_works(seat):
        green = [
            f for f in sheet.gear[seat] if slug_of(f) in GREEN_ANSWERS and f not in sheet.fresh
        ]
        options += [("use", face, None) for face in green]
        barrel = sheet.gear_named(seat, "barrel")
        if barrel and "barrel" not in tried:
            options.append(("use", barrel, None))
    if sheet.ability(seat) == "jourdonnais" and "jourdonnais" not in tried:  # R37
        options.append(("use", "jourdonnais", None))
    return [*distinct(options), PASS]


def stops_shots(sheet: Sheet, seat: int, face: str) -> bool:
    slug, ability = slug_of(face), sheet.ability(seat)
    if slug in ("missed", "dodge") or ability == "elena_fuente":  # R123
        return True
    return slug == "bang" and ability == "calamity_janet"  # R42, R43


def serves_as_bang(sheet: Sheet, seat: int, face: str) -> bool:
    slug = slug_of(face)
    return slug == "bang" or (slug == "missed" and sheet.ability(seat) == "calamity_janet")


def with_bang(sheet: Sheet, seat: int) -> list[Option]:
    """A BANG! from the hand, against Indians! or in a Duel (R47); not under The Sermon (R170)."""
    if sheet.event == "the_sermon" and seat == sheet.turn:
        return [PASS]
    options: list[Option] = [
        ("play", face, None) for face in sheet.hands[seat] if serves_as_bang(sheet, seat, face)
    ]
    return [*distinct(options), PASS]


def to_lethal_hit(sheet: Sheet, seat: int) -> list[Option]:
    """R49 to R52: Beer while more than two live, Sid Ketchum always (S14)."""
    options: list[Option] = []
    if sheet.living() > 2 and sheet.event != "the_reverend":  # R51, R167
        options = [
            ("play", face, None)
            for face in sheet.hands[seat]
            if slug_of(face) == "beer" and not bound_by_suit(sheet, seat, face)
        ]
    if sheet.ability(seat) == "sid_ketchum" and len(sheet.hands[seat]) >= 2:
        options.append(("use", "sid_ketchum", None))
    return [*distinct(options), PASS]
