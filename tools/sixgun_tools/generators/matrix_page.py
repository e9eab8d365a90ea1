"""The page of the matrix: what rules that bend rules have to say to each other."""

from __future__ import annotations

from collections import Counter, defaultdict
from pathlib import Path

from sixgun.cli.lookup import things
from sixgun.locales import speech

from ..matrix.benders import STATES, Bender, Cell, benders
from ..matrix.standing import ANSWERED, NEVER, PROVED, RULED, SILENT, Standing, matrix
from ..places import DOCS

#: So many scenarios of a cell are named; the rest are counted.
MOST_NAMED = 2
SORTS = {
    "character": "Characters",
    "card": "Cards in play",
    "event": "Events",
    "state": "States of play",
}
HEAD = """# Rules that bend rules, two by two

Made by `./sixgun generate`; do not edit. {rules} rules bend rules: {parts}.
Of their {all} pairs, those of a card with a second copy of it included,

- {proved} have scenarios that hold only if both are in force;
- {ruled} are named by a ruling, one of whose scenarios has both in force;
- {answered} are answered by hand: by a ruling, or by a scenario on the same rule and another one of
  that box (`tools/sixgun_tools/matrix/answers.toml`);
- {silent} have nothing to say to each other: whatever one does is the same with and without the
  other. Tests try that over random positions (`tests/matrix`);
- {never} are never in force together: two events (R147), a ghost and any event but Ghost Town, a
  card and a second copy where there is one.

Each pair stands with both of its rules. A rule that is not named has nothing to say, or the two
never meet. The scenarios lie in `rulebook/`; [rulings.md](rulings.md) has the rulings.
"""


def made() -> dict[Path, str]:
    return {DOCS / "matrix.md": page(matrix())}


def page(found: dict[Cell, Standing]) -> str:
    """The whole page."""
    lines = [_head(found)]
    sort = ""
    for bender in benders().values():
        if bender.sort != sort:
            sort = bender.sort
            lines += [f"## {SORTS[sort]}", ""]
        lines += [*_section(bender, found), ""]
    return "\n".join(lines).rstrip() + "\n"


def _head(found: dict[Cell, Standing]) -> str:
    counts = Counter(standing.sort for standing in found.values())
    sorts = Counter(bender.sort for bender in benders().values())
    parts = ", ".join(f"{number} {SORTS[sort].lower()}" for sort, number in sorts.items())
    return HEAD.format(
        rules=len(benders()),
        parts=parts,
        all=len(found),
        proved=counts[PROVED],
        ruled=counts[RULED],
        answered=counts[ANSWERED],
        silent=counts[SILENT],
        never=counts[NEVER],
    )


def _section(bender: Bender, found: dict[Cell, Standing]) -> list[str]:
    """One rule: those that it has something to say to, by what proves it."""
    mine = {
        (two if one == bender.slug else one): standing
        for (one, two), standing in found.items()
        if bender.slug in (one, two)
    }
    lines = [f"### {name_of(bender)}", ""]
    proved = [
        f"{name_of(benders()[other])} ({_cited(standing.cites)})"
        for other, standing in mine.items()
        if standing.sort == PROVED
    ]
    if proved:
        lines += [f"With {'; '.join(proved)}.", ""]
    answered: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for other, standing in mine.items():
        if standing.sort in (RULED, ANSWERED):
            answered[standing.cites].append(name_of(benders()[other]))
    lines += [f"- {_cited(cites)}: {', '.join(names)}" for cites, names in answered.items()]
    silent = sum(standing.sort == SILENT for standing in mine.values())
    lines += [""] * bool(answered) + [f"Nothing to say to {silent} others."]
    return lines


def _cited(cites: tuple[str, ...]) -> str:
    shown = [f"`{name}`" if not _is_ruling(name) else name for name in cites[:MOST_NAMED]]
    more = len(cites) - MOST_NAMED
    return ", ".join(shown) + (f" and {more} more" if more > 0 else "")


def _is_ruling(name: str) -> bool:
    return name[0] == "R" and name[1:].isdigit()


def name_of(bender: Bender) -> str:
    """What it is called in English."""
    if bender.sort == "state":
        return STATES[bender.slug].name
    key = next(thing.key for thing in things() if thing.slug == bender.slug)
    return speech("en").say(key)
