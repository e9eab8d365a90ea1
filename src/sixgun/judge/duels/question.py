"""What somebody is asked."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any, NamedTuple, TypeAlias

from ...engine.options import PASS, Option

#: Where an option that is aimed at nobody is aimed at.
NOWHERE = -1


class DuelQuestion(NamedTuple):
    """Who is asked what, and every answer there is."""

    seat: int
    kind: str
    options: frozenset[Option]

    @property
    def forced(self) -> bool:
        return len(self.options) == 1


#: A rule as it is carried out: it yields questions and is sent the answers.
Rule: TypeAlias = Generator[DuelQuestion, Option, Any]
#: One that comes back with whether something happened.
Doubt: TypeAlias = Generator[DuelQuestion, Option, bool]

#: Questions whose being forced would tell something of a hand: a patient duel puts them (S2).
TELLING = frozenset({"play", "shot", "indians", "duel"})


def ask(seat: int, kind: str, options: Iterable[Option]) -> Generator[DuelQuestion, Option, Option]:
    """Ask, unless there is one answer and silence about it tells nothing (S2)."""
    question = DuelQuestion(seat, kind, frozenset(options))
    if question.forced and kind not in TELLING:
        (only,) = question.options
        return only
    return (yield question)


def each(verb: str, words: Iterable[str]) -> set[Option]:
    """An option for every card or name; twins look alike."""
    return {(verb, word, None) for word in words}


def or_pass(options: set[Option]) -> set[Option]:
    return options | {PASS}


def word_of(option: Option) -> str:
    """The card or name in an option; empty: none."""
    return option[1] or ""


def spot_of(option: Option) -> int:
    """The spot that an option is aimed at."""
    return NOWHERE if option[2] is None else option[2]
