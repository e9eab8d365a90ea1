"""What somebody remembers of closed discards: what fell, as the reports have told it.

At such tables a view shows the top card alone (S22). Whoever listened may know more: bots that
imagine deals do so from a view with what they remember.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..engine.reports import Report
from ..engine.view import View

#: Reports of cards that fell on the discards.
FALLS = frozenset({"answered", "discarded", "lost_gear", "played", "spread_discarded"})


def remembering(seen: View, reports: Iterable[Report]) -> View:
    """The view of somebody who has heard these reports and forgets nothing."""
    if None not in seen.discard:
        return seen
    heard = fallen(reports)[-len(seen.discard) :]
    unheard = [None] * (len(seen.discard) - len(heard))
    return seen._replace(discard=(*unheard, *heard))


def fallen(reports: Iterable[Report]) -> list[str]:
    """The discards as far as these reports told of them; the top one is the last."""
    pile: list[str] = []
    for report in reports:
        if report.key in FALLS:
            pile += [face for face in report.cards if face is not None]
        elif report.key == "reshuffled":
            pile = []
        elif taken := _taken(report):
            del pile[-taken:]
    return pile


def _taken(report: Report) -> int:
    """How many cards were taken off the discards."""
    if report.key == "took_discard":
        return 1
    return report.number if report.key in ("drew_openly", "laid_out") else 0
