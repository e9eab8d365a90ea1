"""An option: what one decision offers, as plain data.

`(verb, card, target)`: the card is a face (`bang/QH`), the slug of a character,
or a word such as `hand`; the target is a seat. Either may be None. Options never
carry internal card ids, so the same tuples serve the game, views and the network.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from ..builds import COMPILING

if not COMPILING:
    Option: TypeAlias = tuple[str, str | None, int | None]
    #: An option, or its words. The compiler lets anything in: what is wrong with it, `choose` says.
    Choice: TypeAlias = Option | str
else:
    Option: TypeAlias = tuple[Any, ...]
    Choice: TypeAlias = Any

PASS: Option = ("pass", None, None)
END: Option = ("end", None, None)
YES: Option = ("choose", "yes", None)
NO: Option = ("choose", "no", None)
TAKE_HAND: Option = ("take", "hand", None)
TAKE_DECK: Option = ("take", "deck", None)
TAKE_DISCARD: Option = ("take", "discard", None)

#: The order of verbs in a list of options (S3), and all the verbs there are.
VERBS = ("play", "use", "discard", "take", "choose", "pass", "end")


def default_of(options: Sequence[Option]) -> Option:
    """What a time-out plays: `pass` or `end` if offered, else the first option (S3)."""
    return options[-1] if options[-1] in (PASS, END) else options[0]
