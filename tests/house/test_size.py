"""Files of at most 600 lines, functions of at most 40 (most are far shorter)."""

from __future__ import annotations

import pytest

from tests.source import PACKAGE, functions, modules

LONGEST_FILE = 600
LONGEST_FUNCTION = 40
#: Functions that are longer, and why; the number is what they may not outgrow.
LONGER = {
    ("engine/game.py", "copy"): (80, "one line a field, spelt out for speed"),
    ("engine/table.py", "__init__"): (80, "one line a field, with what it is for"),
}


@pytest.mark.parametrize("path", modules())
def test_no_file_is_too_long(path: str) -> None:
    lines = (PACKAGE / path).read_text(encoding="utf-8").count("\n")
    assert lines <= LONGEST_FILE


@pytest.mark.parametrize("path", modules())
def test_no_function_is_too_long(path: str) -> None:
    for function in functions(modules()[path]):
        length = (function.end_lineno or 0) - function.lineno + 1
        allowed, _ = LONGER.get((path, function.name), (LONGEST_FUNCTION, ""))
        assert length <= allowed, f"{path}: {function.name} has {length} lines"


def test_the_exceptions_are_still_needed() -> None:
    for path, name in LONGER:
        long = [f for f in functions(modules()[path]) if f.name == name]
        assert any((f.end_lineno or 0) - f.lineno + 1 > LONGEST_FUNCTION for f in long), name
