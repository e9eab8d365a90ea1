"""draw!, Dynamite and Jail (R74 to R80, R12, S11)."""

from __future__ import annotations

from sixgun import Option

from .asking import Flow, ask_or_throw, distinct
from .sheet import Sheet


def flip(sheet: Sheet, seat: int, wish: str) -> Flow[bool]:
    """A card is turned up, two for Lucky Duke, who chooses if they differ in effect."""
    count = 2 if sheet.ability(seat) == "lucky_duke" else 1
    sheet.spread = [face for face in (sheet.top_of_deck() for _ in range(count)) if face]
    if not sheet.spread:
        return False
    results = [sheet.wished_for(face, wish) for face in sheet.spread]
    counts = sheet.spread[-1]
    if len(set(results)) > 1:
        sheet.met["flip"] += 1

        def offers() -> list[Option]:
            return distinct([("take", face, None) for face in sheet.spread])

        option = yield from ask_or_throw(sheet, seat, "flip", offers)
        counts = str(option[1])
    sheet.spread.remove(counts)
    sheet.discard += [*sheet.spread, counts]
    sheet.spread = []
    return sheet.wished_for(counts, wish)


def next_without_dynamite(sheet: Sheet, me: int) -> int:
    """R75, R76: to the left, whoever has none; himself if everybody has one."""
    free = [seat for seat in sheet.others(me) if not sheet.has_gear(seat, "dynamite")]
    return free[0] if free else me
