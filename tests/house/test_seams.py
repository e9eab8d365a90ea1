"""What is declared to be in one place is in one place.

Seams are easily gone round: somebody needs one more case, and the nearest place will do. Each
test here looks for what such a place would have to write.
"""

from __future__ import annotations

import ast

from tests.source import functions, modules

#: How one asks whether an option, or its verb, is one of the two that come last (S3).
PASS_OR_END = {"(PASS, END)", "(END, PASS)", "('pass', 'end')", "('end', 'pass')"}
#: The one module of the house that knows which games there are, and what the engine calls them.
REGISTRY = "server/tables/games.py"
GAMES = {"Game", "Duel", "View", "DuelView"}

#: What holds things together needs few methods.
MOST_METHODS = 20


def test_a_line_of_a_log_is_applied_in_one_place() -> None:
    """Whoever follows a log must know high noon: everybody but `Machine.apply` is looked at."""
    found = {
        path
        for path, tree in modules().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr == "high_noon_now"
    }
    independent = {
        "judge/games.py",  # nor does it: chance decides, and the judge is told
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


def test_only_the_registry_tells_the_games_apart() -> None:
    """Whatever differs between the two games is asked of their objects in `tables/games.py`."""
    found = {
        f"{path}: {ast.unparse(node)}"
        for path, tree in modules().items()
        if path.startswith("server/") and path != REGISTRY
        for node in ast.walk(tree)
        if isinstance(node, ast.Call | ast.Match | ast.Compare) and _looks_at_a_game(node)
    }
    assert not found


def _chooses_words(node: ast.AST) -> bool:
    """Does this import bring who tells one of the games, rather than what is common to both?"""
    if not isinstance(node, ast.ImportFrom) or "narration" not in (node.module or ""):
        return False
    return bool({alias.name for alias in node.names} & {"narrators", "narrator_of", "BANG", "DUEL"})


def test_who_tells_a_game_is_chosen_in_one_place_of_the_house() -> None:
    found = {
        path
        for path, tree in modules().items()
        if path.startswith("server/")
        if any(_chooses_words(node) for node in ast.walk(tree))
    }
    assert found == {REGISTRY}


def test_the_house_holds_together_what_does_not_know_it() -> None:
    """Lobby, company and memory of what was said can be had without a house, and each is one."""
    known = {
        path
        for path in ("server/chat_memory.py", "server/company.py", "server/lobby.py")
        for node in ast.walk(modules()[path])
        if isinstance(node, ast.ImportFrom) and node.module in ("house", "conversation")
    }
    assert not known
    (house,) = [
        each for each in modules()["server/house.py"].body if isinstance(each, ast.ClassDef)
    ]
    methods = [each.name for each in functions(house) if each in house.body]
    assert len(methods) <= MOST_METHODS, "something here has a name of its own"


def _looks_at_a_game(node: ast.expr | ast.Match) -> bool:
    """Is it asked of which class a game or a view is, or what the game is called?"""
    if isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
        return any(isinstance(each, ast.Attribute) and each.attr == "title" for each in sides)
    if isinstance(node, ast.Call) and ast.unparse(node.func) not in ("isinstance", "issubclass"):
        return False
    parts = node.args[1:] if isinstance(node, ast.Call) else [case.pattern for case in node.cases]
    names = {
        each.id if isinstance(each, ast.Name) else each.attr
        for part in parts
        for each in ast.walk(part)
        if isinstance(each, ast.Name | ast.Attribute)
    }
    return bool(names & GAMES)
