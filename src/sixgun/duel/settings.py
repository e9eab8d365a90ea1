"""The settings of a duel: everything that is decided before the first card is dealt."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypedDict

from ..engine.errors import SettingsError
from .printed import CHARACTERS, KIND_BY_SLUG, SIDES

#: How the characters of a side are found: at random, or chosen from some that are dealt openly.
MODES = ("normal", "tournament")
FEWEST, MOST, USUAL = 2, 6, 4
#: The tournament deals two more than are chosen: 4 of 6, 3 of 5.
DEALT_BESIDES = 2
OF_A_SIDE = 12
#: Words that stand where a card may stand.
PLAIN_WORDS = frozenset({*SIDES, "swap"})
_NAME = re.compile(r"[A-Za-z0-9_-]{1,24}\Z")


@dataclass(frozen=True, slots=True)
class DuelSettings:
    """What a duel is played with. Make one with `settings_from`, which checks everything."""

    names: tuple[str, ...] = SIDES  # Law first
    mode: str = "normal"
    characters: int = USUAL  # a side
    dealt: int = USUAL  # characters that a side is dealt
    sets: tuple[str, ...] = ("duel",)
    closed_discards: bool = False  # views show only the top of the discards, and how many lie there

    @property
    def players(self) -> int:
        return 2


class DuelOptions(TypedDict, total=False):
    """The options of a duel besides seed, `patient` and `listen`, all by name.

        names           of the two players, Law first; None: law, outlaws
        mode            "normal": characters are dealt; "tournament": chosen from more of them
        characters      how many a side has
        dealt           how many a side may choose from in a tournament; None: two more
        sets            the box; there is one, `duel`
        closed_discards  nobody looks through the discards: views show their top and number

    `settings_from` checks their values.
    """

    names: Sequence[str] | None
    mode: str
    characters: int
    dealt: int | None
    sets: Sequence[str]
    closed_discards: bool


def settings_from(
    *,
    names: Sequence[str] | None = None,
    mode: str = "normal",
    characters: int = USUAL,
    dealt: int | None = None,
    sets: Sequence[str] = ("duel",),
    closed_discards: bool = False,
) -> DuelSettings:
    """Checked settings, or a `SettingsError` that says what would be right."""
    if tuple(sets) != ("duel",):
        raise SettingsError(f"a duel is played with its own box, ['duel'], not {list(sets)!r}")
    if mode not in MODES:
        raise SettingsError(f"a duel is set up {' or '.join(MODES)}, not {mode!r}")
    _check_number(characters, FEWEST, MOST, "a side has {} to {} characters, not {!r}")
    count = characters
    if mode == "tournament":
        count = characters + DEALT_BESIDES if dealt is None else dealt
        _check_number(count, characters, OF_A_SIDE, "a side is dealt {} to {} characters, not {!r}")
    elif dealt not in (None, characters):
        raise SettingsError("only a tournament deals more characters than are played")
    return DuelSettings(
        _checked_names(names), mode, characters, count, closed_discards=bool(closed_discards)
    )


def options_of(settings: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of `settings_from` that give these settings again."""
    return dict(settings)


def _check_number(number: object, low: int, high: int, said: str) -> None:
    whole = isinstance(number, int) and not isinstance(number, bool)
    if not whole or not low <= number <= high:  # type: ignore[operator]
        raise SettingsError(said.format(low, high, number))


def _checked_names(names: Sequence[str] | None) -> tuple[str, ...]:
    """`law` and `outlaws` are names by themselves, in that order; nothing else of the notation."""
    if names is None:
        return SIDES
    if len(names) != 2:
        raise SettingsError(f"a duel needs two names, Law first, not {len(names)}")
    for name, side in zip(names, SIDES, strict=True):
        if not isinstance(name, str) or not _NAME.match(name):
            raise SettingsError(
                f"{name!r} cannot be a name: one word of letters, digits, _ and -, up to 24"
            )
        if name != side and any(
            name.lower() in words for words in (PLAIN_WORDS, CHARACTERS, KIND_BY_SLUG)
        ):
            raise SettingsError(f"{name!r} cannot be a name: the notation uses that word")
    if names[0].lower() == names[1].lower():
        raise SettingsError(f"both are called {names[0]!r}; names differ by more than case")
    return tuple(names)
