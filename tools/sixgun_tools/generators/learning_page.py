"""Writes the tables of docs/rl.md.

What stands between two marks, `<!-- actions -->` and `<!-- end -->`, is written anew.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from sixgun.engine.cards import CARDS_BY_FACE, CHARACTERS, EVENTS, KIND_BY_SLUG, LABELS
from sixgun.rl.actions import RANGES, words_of
from sixgun.rl.layout import (
    HIDDEN,
    HIDDEN_SEAT,
    HIDDEN_SEAT_SIZE,
    HIDDEN_TABLE_SIZE,
    SEAT,
    SEAT_SIZE,
    SIZE,
    STATE_SIZE,
    TABLE,
    TABLE_SIZE,
    Part,
)

from ..places import DOCS

PAGE = DOCS / "rl.md"
MARKED = re.compile(r"(<!-- (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)

#: Lists that are too long for a cell, by their names.
LISTS: dict[str, Sequence[str]] = {
    "faces": list(CARDS_BY_FACE),
    "cards": LABELS,
    "kinds": list(KIND_BY_SLUG),
    "characters": list(CHARACTERS),
    "events": list(EVENTS),
}


def table(head: str, rows: Iterable[Sequence[object]]) -> str:
    line = "| " + " | ".join("---" for _ in head.split("|")[1:-1]) + " |"
    return (
        "\n".join([head, line, *("| " + " | ".join(map(str, row)) + " |" for row in rows)]) + "\n"
    )


def named(words: Sequence[str]) -> str:
    """A list by its name if it has one, word by word if it has none."""
    for name, known in LISTS.items():
        if list(words) == list(known):
            return f"all {name}"
    return " ".join(f"`{word}`" for word in words)


def numbers(start: int, stop: int) -> str:
    return f"{start}" if stop == start + 1 else f"{start}–{stop - 1}"


def actions() -> str:
    rows = []
    for each in RANGES:
        words = [word for word in words_of(each.form) if word]
        # Copies of a card follow each other: kinds say which cards have numbers.
        if words and words[0] in CARDS_BY_FACE and words != LISTS["faces"]:
            words = list(dict.fromkeys(word.partition("/")[0] for word in words))
        shown = named(words) if words and words != ["pass"] else ""
        rows.append((numbers(each.start, each.stop), f"`{each.form}`", shown, each.meaning))
    return table("| numbers | form | cards or words | meaning |", rows)


def parts(found: dict[str, Part]) -> str:
    rows = []
    for part in found.values():
        labels = "" if part.labels == ("",) else named(part.labels)
        if part.name in ("against", "helped"):
            labels = "eight places"
        where = numbers(part.start, part.start + part.size)
        rows.append((where, f"`{part.name}`", labels, part.meaning))
    return table("| numbers | part | one number each for | meaning |", rows)


def sizes() -> str:
    rows = [
        ("the table", numbers(0, TABLE_SIZE)),
        *(
            (
                f"place {place}" + (" (myself)" if place == 0 else ""),
                numbers(start, start + SEAT_SIZE),
            )
            for place in range(8)
            for start in [TABLE_SIZE + place * SEAT_SIZE]
        ),
    ]
    return table("| block | numbers |", rows)


def hidden_sizes() -> str:
    rows = [
        ("the observation", numbers(0, SIZE)),
        ("hidden at the table", numbers(SIZE, SIZE + HIDDEN_TABLE_SIZE)),
        (
            f"hidden at places 0 to 7, {HIDDEN_SEAT_SIZE} each",
            numbers(SIZE + HIDDEN_TABLE_SIZE, STATE_SIZE),
        ),
    ]
    return table("| block | numbers |", rows)


def lists() -> str:
    paragraphs = [
        f"**{name}** ({len(words)}): {' '.join(f'`{word}`' for word in words)}\n"
        for name, words in LISTS.items()
    ]
    return "\n".join(paragraphs)


TABLES: dict[str, Callable[[], str]] = {
    "actions": actions,
    "blocks": sizes,
    "table": lambda: parts(TABLE),
    "seat": lambda: parts(SEAT),
    "lists": lists,
    "state": hidden_sizes,
    "hidden": lambda: parts(HIDDEN),
    "hidden_seat": lambda: parts(HIDDEN_SEAT),
}


def written(page: str) -> str:
    """The page with all its tables written anew."""
    return MARKED.sub(lambda match: f"{match[1]}\n{TABLES[match[2]]()}\n{match[3]}", page)


def made() -> dict[Path, str]:
    return {PAGE: written(PAGE.read_text(encoding="utf-8"))}
