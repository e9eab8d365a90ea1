"""What hands lack: whoever took a hit that he could have answered had no answer.

tells = Tells(5)
for report in reports:
    tells.hear(report)
tells.newcomers(3, "missed")   # so many cards came to seat 3 since; None: nothing is known
"""

from __future__ import annotations

from ..engine.reports import Report

#: By what somebody is hurt, and the card that would have helped.
HELP: dict[str, str] = {"shot": "missed", "indians": "bang", "duel": "bang"}
#: Reports of cards that come into the hand of their seat.
ARRIVALS = frozenset(
    {"drew", "drew_openly", "took_discard", "picked", "took_gear", "stole", "inherited"}
)
#: The reports that say something about hands.
HEARD = ARRIVALS | {"gave", "shot", "hurt"}


class Tells:
    """Hears public reports and knows which hands were proven to lack an answer."""

    def __init__(self, seats: int) -> None:
        self._since: list[dict[str, int]] = [{} for _ in range(seats)]
        self._needed = 1

    def hear(self, report: Report) -> None:
        """Take note of a report; faces are never needed."""
        key, seat = report.key, report.seat
        if seat is None:
            return
        if key in ARRIVALS:
            self._arrive(seat, len(report.cards))
        elif key == "gave" and report.foe is not None:
            self._arrive(report.foe, len(report.cards))
        elif key == "shot":
            self._needed = report.number
        elif key == "hurt" and self._could_have_helped(report.word):
            self._since[seat][HELP[report.word]] = 0

    def _could_have_helped(self, cause: str) -> bool:
        """One Missed! does not stop a shot that takes two, and may have been kept."""
        return cause in HELP and (cause != "shot" or self._needed == 1)

    def _arrive(self, seat: int, cards: int) -> None:
        since = self._since[seat]
        for card in since:
            since[card] += cards

    def newcomers(self, seat: int, card: str) -> int | None:
        """How many cards came into a hand since it was proven to lack this one."""
        return self._since[seat].get(card)
