"""How tests wait in a browser: by functions, since the pages forbid to run a string."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("room", [TESTS, TESTS.parent / "tools"], ids=lambda room: str(room.name))
def test_what_is_waited_for_is_a_function(room: Path) -> None:
    """A string is taken at first and refused when it is looked at again, which is sometimes."""
    strings = [
        f"{path.relative_to(room)}:{call.lineno}"
        for path in sorted(room.rglob("*.py"))
        for call in _waits(ast.parse(path.read_text(encoding="utf-8")))
        if "=>" not in ast.unparse(call.args[0]) and isinstance(call.args[0], ast.Constant)
    ]
    assert strings == []


def _waits(tree: ast.Module) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "wait_for_function"
    ]
