"""Distances, reach, and what everybody can know."""

from __future__ import annotations

from .kinds import COVERS, SIGHTS, WEAPONS, slug_of
from .sheet import Sheet


def distance(sheet: Sheet, me: int, target: int) -> int:
    """R29, R30, R190: round the living, the shorter way; never below 1."""
    if sheet.event == "ambush":
        seats = 1
    else:
        ring = sheet.clockwise(me)
        place = ring.index(target)
        seats = min(place, len(ring) - place)
    return max(1, seats - _closer(sheet, me) + _farther(sheet, target))


def _closer(sheet: Sheet, seat: int) -> int:
    cards = sum(sheet.working(seat, slug) for slug in SIGHTS)
    return cards + (sheet.ability(seat) == "rose_doolan")


def _farther(sheet: Sheet, seat: int) -> int:
    cards = sum(sheet.working(seat, slug) for slug in COVERS)
    return cards + (sheet.ability(seat) == "paul_regret")


def reach(sheet: Sheet, seat: int) -> int:
    """The weapon in play, or the Colt .45."""
    if not sheet.gear_works(seat):
        return 1
    return max((WEAPONS.get(slug_of(face), 1) for face in sheet.gear[seat]), default=1)


def within(sheet: Sheet, me: int, far: int) -> list[int]:
    """Everybody else who is no farther away than that."""
    return [seat for seat in sheet.others(me) if distance(sheet, me, seat) <= far]


def order_matters(sheet: Sheet) -> bool:
    """S1, R235: can the order of discards matter, by what everybody can know?"""
    at_hand = {sheet.event, sheet.events[-1] if sheet.events else ""}
    if "abandoned_mine" in at_hand:
        return True
    pedros = [seat for seat in range(sheet.seats) if _is_pedro(sheet, seat)]
    if any(sheet.alive[seat] and not sheet.passive[seat] for seat in pedros):
        return True
    dead = [seat for seat in pedros if returns_as_pedro(sheet, seat)]
    if "ghost_town" in at_hand and dead:
        return True
    if "dead_man" in at_hand and sheet.first_fallen in dead and not sheet.risen:
        return True
    return "new_identity" in at_hand and _may_come_in(sheet)


def returns_as_pedro(sheet: Sheet, seat: int) -> bool:
    """Could this dead player come back as Pedro Ramirez? Vera Custer would choose anew."""
    there = sheet.alive[seat] or sheet.passive[seat]
    return not there and sheet.characters[seat] == "pedro_ramirez"


def _may_come_in(sheet: Sheet) -> bool:
    """May Pedro Ramirez be the second character of somebody who can still swap?"""
    for seat in range(sheet.seats):
        if not sheet.spares[seat] or not sheet.alive[seat] or sheet.passive[seat]:
            continue
        if sheet.open_spares[seat]:  # everybody saw what he did not choose
            if sheet.spares[seat] == "pedro_ramirez":
                return True
        elif "pedro_ramirez" not in sheet.seen_characters:
            return True
    return False


def _is_pedro(sheet: Sheet, seat: int) -> bool:
    own = sheet.characters[seat]
    return "pedro_ramirez" in (own, sheet.copied[seat] if own == "vera_custer" else "")
