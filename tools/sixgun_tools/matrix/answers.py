"""What is answered by hand: `answers.toml` cites a scenario or a ruling for cells of one column.

An answer may speak for several cells, but only for those of one rule with rules of one box: what
is said of more than that has not been thought about. So each names the rule, the box and the
others; whatever it cites must be there and speak of them.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ..generators.rulings import rulings_of_the_big_game
from .benders import Cell, benders, cell, together
from .proofs import in_force, needs, scenarios, speaks_of

FILE = Path(__file__).with_name("answers.toml")
KEYS = {"rule", "box", "others", "cites"}
_RULING = re.compile(r"R\d+")
#: Words for several of the others: whatever of that sort the box has.
SORTS = {"characters": "character", "cards": "card", "events": "event", "states": "state"}


class BadAnswer(ValueError):
    """An entry of the file that answers nothing, or for too much."""


@dataclass(frozen=True)
class Answer:
    """One entry of the file."""

    rule: str
    others: tuple[str, ...]
    cites: tuple[str, ...]

    @property
    def cells(self) -> list[Cell]:
        return [
            cell(self.rule, other) for other in self.others if together(*cell(self.rule, other))
        ]


@cache
def answers() -> tuple[Answer, ...]:
    return tuple(read(tomllib.loads(FILE.read_text(encoding="utf-8"))))


def read(document: Mapping[str, Any]) -> Iterator[Answer]:
    """The answers of a file; `BadAnswer` if one of them may not stand there."""
    if set(document) - {"answer"}:
        raise BadAnswer(f"unknown keys: {sorted(set(document) - {'answer'})}")
    taken: dict[Cell, str] = {}
    for entry in document.get("answer", []):
        answer = _read(entry)
        for each in answer.cells:
            if each in taken:
                raise BadAnswer(f"{' and '.join(each)} are answered twice")
            taken[each] = answer.rule
        _check_cites(answer)
        yield answer


def _read(entry: Mapping[str, Any]) -> Answer:
    said = f"{entry.get('rule')} and {entry.get('others')}"
    if set(entry) != KEYS:
        raise BadAnswer(f"{said}: an answer has {', '.join(sorted(KEYS))}")
    if entry["rule"] not in benders():
        raise BadAnswer(f"{said}: there is no rule {entry['rule']!r}")
    others = tuple(_meant(entry["others"], entry["rule"], entry["box"]))
    if not others or not entry["cites"]:
        raise BadAnswer(f"{said}: it answers nothing")
    strangers = [other for other in others if not _is_of(other, entry["box"])]
    if strangers:
        raise BadAnswer(f"{said}: not of the box {entry['box']}: {', '.join(strangers)}")
    return Answer(entry["rule"], others, tuple(entry["cites"]))


def _meant(others: str | list[str], rule: str, box: str) -> Iterator[str]:
    if isinstance(others, list):
        yield from others
        return
    if others not in SORTS:
        raise BadAnswer(f"{rule}: others are a list, or one of {', '.join(SORTS)}")
    for bender in benders().values():
        if bender.sort == SORTS[others] and bender.box == box and bender.slug != rule:
            yield bender.slug


def _is_of(slug: str, box: str) -> bool:
    bender = benders().get(slug)
    return bender is not None and bender.box == box


def _check_cites(answer: Answer) -> None:
    for cited in answer.cites:
        speaks = _ruling_on if _RULING.fullmatch(cited) else _scenario_on
        speaks(cited, answer)


def _ruling_on(number: str, answer: Answer) -> None:
    """A ruling names the rule; if one cell alone cites it, both."""
    if number not in rulings_of_the_big_game():
        raise BadAnswer(f"{answer.rule}: there is no ruling {number}")
    wanted = (answer.rule,) if len(answer.others) > 1 else (answer.rule, *answer.others)
    for slug in wanted:
        if not speaks_of(number, slug):
            raise BadAnswer(f"{answer.rule}: {number} does not name {slug}")


def _scenario_on(name: str, answer: Answer) -> None:
    """A scenario does not hold without the rule, and one of the others at least is in force."""
    scenario = scenarios().get(name)
    if scenario is None:
        raise BadAnswer(f"{answer.rule}: there is no scenario {name}")
    if not needs(scenario, answer.rule):
        raise BadAnswer(f"{answer.rule}: {name} holds without it")
    if not in_force(scenario) & set(answer.others):
        raise BadAnswer(f"{answer.rule}: none of the others is in force in {name}")
