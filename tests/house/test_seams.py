"""What is declared to be in one place is in one place.

Seams are easily gone round: somebody needs one more case, and the nearest place will do. Each
test here looks for what such a place would have to write.
"""

from __future__ import annotations

import ast

from tests.source import functions, modules

#: How one asks whether an option, or its verb, is one of the two that come last (S3).
PASS_OR_END = {"(PASS, END)", "(END, PASS)", "('pass', 'end')", "('end', 'pass')"}


def test_a_line_of_a_log_is_applied_in_one_place() -> None:
    """Whoever follows a log must know high noon: everybody but `Machine.apply` is looked at."""
    found = {
        path
        for path, tree in modules().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr == "high_noon_now"
    }
    independent = {
        "secrecy/samples.py",  # it follows no log: chance decides what comes from outside
        "trials/ledger.py",  # another way to read the log of a house, to check the first
    }
    assert found == {"engine/machine.py", *independent}


def test_the_default_of_a_decision_is_known_in_one_place() -> None:
    """S3: decisions and the questions of views both ask `default_of`."""
    found = {
        (path, function.name)
        for path, tree in modules().items()
        for function in functions(tree)
        if "[-1]" in ast.unparse(function)
        and any(ast.unparse(part) in PASS_OR_END for part in ast.walk(function))
    }
    assert found == {("engine/options.py", "default_of")}
