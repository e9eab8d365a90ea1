"""Tables by name: what people mean when they say how they want to play."""

from __future__ import annotations

from ..protocol import TableOptions

#: The first one is the default.
PRESETS: dict[str, TableOptions] = {
    "official": TableOptions(),
    "beginners": TableOptions(simplified=True, clock="relaxed", pace="slow"),
    "choice": TableOptions(characters="two"),
    "dodge-city": TableOptions(sets=("base", "dodge_city")),
    "everything": TableOptions(
        players=7, sets=("base", "dodge_city", "promo", "high_noon", "fistful_of_cards")
    ),
    "tournament": TableOptions(
        characters="two_open",
        high_noon_reshuffles=3,
        closed_discards=True,
        substitutes=False,
        chat=False,
        spectators=False,
    ),
    "series": TableOptions(keep_characters=True, travelling_sheriff=True),
}
