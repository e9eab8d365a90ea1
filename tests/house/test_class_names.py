"""One name, one thing: no public class of a room is called as another one there."""

from __future__ import annotations

import ast
from collections import defaultdict

import pytest

from tests.source import modules, room


def classes_of(of: str) -> dict[str, list[str]]:
    """The public classes of a room, with the modules that have one of this name."""
    found: dict[str, list[str]] = defaultdict(list)
    for path, tree in modules().items():
        if room(path) != of:
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(f"{path}:{node.lineno}")
    return found


@pytest.mark.parametrize("of", sorted({room(path) for path in modules()}))
def test_no_public_class_name_stands_twice_in_a_room(of: str) -> None:
    twice = {name: places for name, places in classes_of(of).items() if len(places) > 1}
    assert not twice
