"""The source of the package as trees, for tests that read code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
PACKAGE = SRC / "sixgun"


@cache
def modules() -> dict[str, ast.Module]:
    """Every module of the package by its path below src/sixgun, parsed."""
    return {
        path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(PACKAGE.rglob("*.py"))
        if "node_modules" not in path.parts  # of the pages; some packages bring Python along
    }


def room(path: str) -> str:
    """The room of the house that a module is in; "" for the package's own file."""
    return path.partition("/")[0] if "/" in path else ""


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def strings_in(node: ast.AST) -> list[str]:
    """Every string constant inside an expression."""
    return [
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    ]


def calls(tree: ast.AST, method: str) -> Iterator[ast.Call]:
    """Calls of something's method of this name."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == method
        ):
            yield node
