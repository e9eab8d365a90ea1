"""The page of the regulation: every rule, where it is in the code, and the tests that name it.

`sixgun tournament regulation` prints it; docs/regulation.md is its output.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from sixgun import tournament
from sixgun.scenarios.table import load_file, scenario_files

from ..places import DOCS, ROOT

_RULE = re.compile(r"\b([TVH])-(\d+)(?: to \1-(\d+))?\b")
HEAD = """# The regulation

Every rule of the tournament regulation that the program keeps, in our own words, with the code
that names it and the tests that prove it. Made by `./sixgun generate`; do not edit.
The list is `src/sixgun/tournament/rules.toml`; a test proves a rule by naming it in its docstring.
"""


def made() -> dict[Path, str]:
    return {DOCS / "regulation.md": page(ROOT)}


def page(root: Path) -> str:
    """The page as Markdown."""
    proofs, code = proofs_in(root / "tests"), code_in(root / "src/sixgun/tournament")
    for rule, scenarios in played_out(root / "rulebook").items():
        proofs[rule] += scenarios
    lines = [HEAD.rstrip()]
    for section in rules():
        lines += ["", f"## {section['title']}"]
        for rule in section["rule"]:
            lines += ["", f"**{rule['id']}.** {rule['text']}", ""]
            lines.append(_proof(rule, proofs[rule["id"]], code[rule["id"]]))
    return "\n".join(lines) + "\n"


def rules() -> list[dict[str, Any]]:
    """The sections of the list, each with its rules."""
    text = files(tournament).joinpath("rules.toml").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = tomllib.loads(text)["section"]
    return found


def _proof(rule: dict[str, Any], tests: list[str], modules: list[str]) -> str:
    said = "Code: " + ", ".join(f"`{name}`" for name in modules) + ". " if modules else ""
    if tests:
        return said + "Proved by " + ", ".join(f"`{name}`" for name in tests) + "."
    return said + f"Not tested: {rule.get('reason', 'NO TEST')}."


def proofs_in(folder: Path) -> dict[str, list[str]]:
    """By rule, the tests whose docstrings name it."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(folder.rglob("test_*.py")):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and function.name.startswith("test_"):
                for rule in dict.fromkeys(named_in(ast.get_docstring(function) or "")):
                    found[rule].append(f"{file.stem}::{function.name}")
    return found


def played_out(rulebook: Path) -> dict[str, list[str]]:
    """By rule, the scenarios of the rulebook that name it as their source."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in scenario_files(rulebook):
        for scenario in load_file(file):
            for rule in named_in(scenario.get("source", "")):
                found[rule].append(scenario["id"])
    return found


def code_in(folder: Path) -> dict[str, list[str]]:
    """By rule, the modules that name it."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(folder.rglob("*.py")):
        for rule in sorted(set(named_in(file.read_text(encoding="utf-8")))):
            found[rule].append(file.relative_to(folder).as_posix())
    return found


def named_in(text: str) -> Iterator[str]:
    """Rules that a text names, ranges (`T-050 to T-065`) included."""
    for family, low, high in _RULE.findall(text):
        width = len(low)
        for number in range(int(low), int(high or low) + 1):
            yield f"{family}-{number:0{width}}"
