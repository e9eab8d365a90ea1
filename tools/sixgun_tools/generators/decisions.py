"""What can be asked and what can be told in both games, for the pages: `decisions.ts`.

The pages name for every kind of decision the reports that can cause it (`state/causes.ts`); a test
there compares it with what is written here. The kinds are read from the calls of `ask`.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import sixgun
from sixgun.duel.reports import REPORTS as DUEL_REPORTS
from sixgun.engine.reports import REPORTS

from ..places import FOR_PAGES

PACKAGE = Path(sixgun.__file__).parent
#: In which folders the questions of a game are asked.
ROOMS = {"bang": ("engine", "content"), "duel": ("duel",)}

TEXT = """// Made from the rules by `./sixgun generate`: do not edit.

/** The games, each with every kind of decision that it asks for. */
export const DECISIONS: Readonly<Record<"bang" | "duel", readonly string[]>> = {decisions};

/** Every kind of report, by game. */
export const REPORTS: Readonly<Record<"bang" | "duel", readonly string[]>> = {reports};
"""


def made() -> dict[Path, str]:
    decisions = {game: sorted(kinds_in(rooms)) for game, rooms in ROOMS.items()}
    reports = {"bang": list(REPORTS), "duel": list(DUEL_REPORTS)}
    text = TEXT.format(decisions=_written(decisions), reports=_written(reports))
    return {FOR_PAGES / "decisions.ts": text}


def kinds_in(rooms: Iterable[str]) -> set[str]:
    """Every kind that is asked for in these folders."""
    files = [file for room in rooms for file in (PACKAGE / room).rglob("*.py")]
    return {kind for file in files for kind in _asked(ast.parse(file.read_text("utf-8")))}


def _asked(tree: ast.AST) -> Iterator[str]:
    """`game.ask(me, "shot", ...)`: the words of the second argument."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    for node in calls:
        called = node.func
        if isinstance(called, ast.Attribute) and called.attr == "ask" and len(node.args) > 2:
            yield from _results(node.args[1])


def _results(node: ast.expr) -> Iterator[str]:
    """What an expression may come to: `"front" if first else "rear"` is one of the two."""
    if isinstance(node, ast.IfExp):
        yield from _results(node.body)
        yield from _results(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def _written(lists: dict[str, list[str]]) -> str:
    lines = [f"  {game}: {json.dumps(words)},\n" for game, words in lists.items()]
    return "{\n" + "".join(lines) + "}"
