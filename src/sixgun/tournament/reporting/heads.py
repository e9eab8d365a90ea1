"""What a head that was seen earlier proves about a log: a check code on paper, or a report.

A chain that is whole says only that it fits together. Whoever holds the file can cut its end, or
write all of it anew with hashes that fit; neither is seen without something from outside. A head
that stands in the log proves everything up to its event, and nothing after it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal, NamedTuple

from ..log.chain import Event
from ..log.errors import Malformed

#: So many digits of a head are enough to find it: as papers and screens show it.
SHORTEST = 12
LONGEST = 64
_CODE = re.compile(rf"[0-9a-f]{{{SHORTEST},{LONGEST}}}")
_BETWEEN = re.compile(r"[\s\-–.…]+")

#: `before`: a beginning of the log; `cut`: the log ends inside of it; `rewritten`: they part at an
#: event; `other`: not even the first event is the same.
Standing = Literal["before", "cut", "rewritten", "other"]


class Comparison(NamedTuple):
    """How an earlier log stands to a log."""

    standing: Standing
    event: int  # the last that both have, or the first that differs


def read_code(said: str) -> str:
    """A check code as somebody types it off a paper: blanks and capitals do not matter."""
    code = _BETWEEN.sub("", said[:400]).lower()
    if not _CODE.fullmatch(code):
        expected = f"{SHORTEST} to {LONGEST} of the digits 0 to 9 and a to f"
        raise Malformed("check code", f"{said[:80]!r} is not {expected}")
    return code


def find_heads(events: Sequence[Event], code: str) -> tuple[Event, ...]:
    """Every event whose hash begins so: one is proved, several prove nothing."""
    return tuple([event for event in events if event.hash.startswith(code)])


def compare(log: Sequence[str], earlier: Sequence[str]) -> Comparison:
    """Is the earlier log (its hashes) a beginning of this one?"""
    pairs = zip(log, earlier, strict=False)
    same = next((at for at, (one, other) in enumerate(pairs) if one != other), None)
    if same is None:
        is_whole = len(earlier) <= len(log)
        return Comparison("before" if is_whole else "cut", min(len(log), len(earlier)))
    return Comparison("rewritten" if same else "other", same + 1)
