"""The figures of a run, for people."""

from __future__ import annotations

from collections import Counter

from .kinds import EVERY_EVENT, EVERY_KIND, LIFE
from .rulings import ASKED
from .verdicts import Verdict

#: Of so many differences the details are shown.
MOST_SHOWN = 3


def never_met(verdict: Verdict) -> list[str]:
    """Kinds of decisions, cards, characters and events that did not come up."""
    names = [*EVERY_KIND, *LIFE, *EVERY_EVENT]
    kinds = [f"a {kind} decision" for kind in ASKED if not verdict.decisions[kind]]
    return kinds + [name for name in names if not verdict.effects[name]]


def as_text(verdict: Verdict) -> list[str]:
    """Differences first, then what was judged."""
    lines: list[str] = []
    for difference in verdict.differences[:MOST_SHOWN]:
        lines += [str(difference), "  the record:", difference.record.rstrip(), ""]
    if len(verdict.differences) > MOST_SHOWN:
        lines += [f"and {len(verdict.differences) - MOST_SHOWN} more", ""]
    decisions = sum(verdict.decisions.values())
    lines.append(
        f"{verdict.games} games, {verdict.turns} turns, {decisions} decisions and positions; "
        f"{verdict.left} players left, high noon called {verdict.noons} times, "
        f"{verdict.unfinished} unfinished: {len(verdict.differences)} differences"
    )
    lines += _counts("Decisions", verdict.decisions, tuple(ASKED))
    lines += _counts("Cards played or used", verdict.effects, EVERY_KIND)
    lines += _counts("Characters", verdict.effects, tuple(LIFE))
    lines += _counts("Events", verdict.effects, EVERY_EVENT)
    never = never_met(verdict)
    return [*lines, f"Never met: {', '.join(never) or 'nothing'}"]


def _counts(title: str, counts: Counter[str], names: tuple[str, ...]) -> list[str]:
    told = ", ".join(f"{name} {counts[name]}" for name in names)
    return [f"{title}: {told}"]
