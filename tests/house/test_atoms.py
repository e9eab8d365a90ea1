"""Only atoms touch the table (the fifth law): a scan of the source.

Cards and characters call atoms (`game.draw`, `game.heal` …). They never assign to a field of the
game, never call a list's own methods on a hand or a pile, and hold no state themselves. In the
engine only the table, set-up and what makes a game out of text or thin air may do so.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from sixgun.duel.table import FIELDS as FIELDS_OF_THE_DUEL
from sixgun.engine.table import FIELDS as FIELDS_OF_THE_GAME
from tests.source import functions, modules, room

FIELDS = {*FIELDS_OF_THE_GAME, *FIELDS_OF_THE_DUEL}
MUTATORS = frozenset(
    {"append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse"}
    | {"update", "setdefault", "add", "discard"}
)
#: Where cards lie, and what only atoms may change besides.
ZONES = frozenset(["hands", "gear", "deck", "decks", "discard", "spread", "known"])
COUNTED = frozenset(["life", "max_life", "peeked", "shuffles"])
TABLE = ZONES | COUNTED | frozenset(["alive", "passive", "roles", "characters", "front", "reserve"])
#: Makers of games; everybody else moves things by atoms.
MAKERS = {
    "engine/atoms.py": "the atoms themselves",
    "engine/table.py": "an empty table",
    "engine/game.py": "copies",
    "engine/setup.py": "before the first turn",
    "engine/position.py": "lays out a table by hand",
    "engine/snapshot.py": "reads a game back",
    "engine/imagine.py": "makes a game that fits a view",
    "duel/atoms.py": "the atoms of the duel",
    "duel/printed.py": "the list of cards, filled when they are imported",
    "duel/table.py": "an empty table",
    "duel/duel.py": "a duel and its copies",
    "duel/position.py": "lays out a table by hand",
    "duel/script.py": "reads a duel back",
    "duel/imagine.py": "makes a duel that fits a view",
}


def field_of(node: ast.expr, aliases: dict[str, str]) -> str | None:
    """The field of the game that an expression is a part of: `game.hands[me]` → hands."""
    while isinstance(node, ast.Subscript):
        if isinstance(node.slice, ast.Slice):
            return None  # a copy
        node = node.value
    if isinstance(node, ast.Name):
        return aliases.get(node.id)
    if isinstance(node, ast.Attribute) and is_game(node.value) and node.attr in FIELDS:
        return node.attr
    return None


def is_game(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id in ("game", "table")


def aliases_of(function: ast.AST) -> dict[str, str]:
    """Local names that stand for a list of the game: `hand = game.hands[me]`."""
    found: dict[str, str] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for names, value in pairs(node):
                field = field_of(value, {})
                if field and isinstance(names, ast.Name):
                    found[names.id] = field
    return found


def pairs(node: ast.Assign) -> Iterator[tuple[ast.expr, ast.expr]]:
    for goal in node.targets:
        if isinstance(goal, ast.Tuple) and isinstance(node.value, ast.Tuple):
            yield from zip(goal.elts, node.value.elts, strict=False)
        else:
            yield goal, node.value


def goals(node: ast.AST) -> list[ast.expr]:
    """What a statement assigns to or deletes."""
    if isinstance(node, ast.Assign):
        return [
            part
            for goal in node.targets
            for part in (goal.elts if isinstance(goal, ast.Tuple) else [goal])
        ]
    if isinstance(node, ast.AugAssign | ast.AnnAssign):
        return [node.target]
    return node.targets if isinstance(node, ast.Delete) else []


def touches(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every line that changes a field of the game past the atoms, and the field."""
    for function in functions(tree):
        aliases = aliases_of(function)
        for node in ast.walk(function):
            for goal in goals(node):
                if isinstance(goal, ast.Name):
                    # Only `hand += …` changes the list itself.
                    field = aliases.get(goal.id) if isinstance(node, ast.AugAssign) else None
                else:
                    field = field_of(goal, aliases)
                if field:
                    yield node.lineno, field  # type: ignore[attr-defined]
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                field = field_of(node.func.value, aliases)
                if field and node.func.attr in MUTATORS:
                    yield node.lineno, field


CONTENT = [
    path
    for path in modules()
    if room(path) in ("content", "duel")
    and path not in MAKERS
    and not path.startswith("duel/bots/")  # they play a duel, they are no part of it
]
ENGINE = [path for path in modules() if room(path) == "engine" and path not in MAKERS]


@pytest.mark.parametrize("path", CONTENT)
def test_content_never_touches_the_table(path: str) -> None:
    found = [(line, field) for line, field in touches(modules()[path]) if field in TABLE]
    assert found == []


#: Notes of the turn that content makes by hand today; see the next test.
NOTES = frozenset({"skipping", "unfinished", "used", "suits", "duty", "extra_turn"})


@pytest.mark.parametrize("path", CONTENT)
def test_content_changes_nothing_but_notes_of_the_turn(path: str) -> None:
    assert {field for _, field in touches(modules()[path])} <= NOTES


def test_content_assigns_to_no_field_at_all() -> None:
    found = {path: list(touches(modules()[path])) for path in CONTENT}
    assert not any(found.values()), found


@pytest.mark.parametrize("path", ENGINE)
def test_the_engine_moves_things_by_atoms(path: str) -> None:
    found = [(line, field) for line, field in touches(modules()[path]) if field in TABLE]
    assert found == []


@pytest.mark.parametrize("path", CONTENT)
def test_content_reaches_for_nothing_private_and_keeps_no_state(path: str) -> None:
    for node in ast.walk(modules()[path]):
        if isinstance(node, ast.Attribute) and is_game(node.value):
            assert not node.attr.startswith("_"), f"{path}:{node.lineno}: {node.attr}"
        for goal in goals(node):
            is_own = isinstance(goal, ast.Attribute) and isinstance(goal.value, ast.Name)
            assert not (is_own and goal.value.id == "self"), f"{path}:{node.lineno} keeps state"  # type: ignore[attr-defined]
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("setattr", "delattr", "vars"), f"{path}:{node.lineno}"
        assert not isinstance(node, ast.Global | ast.Nonlocal), f"{path}:{node.lineno}"


def test_the_makers_are_there() -> None:
    assert set(MAKERS) <= set(modules())


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ("game.life[me] -= 1", "life"),
        ("game.hands[me].append(card)", "hands"),
        ("hand = game.hands[me]; hand.remove(card)", "hands"),
        ("hands, deck = game.hands, game.deck; deck.pop()", "deck"),
        ("hands = game.hands; hands[me] += [card]", "hands"),
        ("hand = game.hands[me]; hand += [card]", "hands"),
        ("game.deck, x = [], 1", "deck"),
        ("del game.discard[-1]", "discard"),
        ("game.skipping = True", "skipping"),
        ("game.discard.discard(1)", "discard"),
        ("hand = game.hands[me][:]; hand.remove(card)", None),
        ("game.draw(me)", None),
        ("hand = sorted(game.hands[me]); hand.pop()", None),
        ("options = []; options.append(1)", None),
    ],
)
def test_the_scan_finds_what_it_should(line: str, field: str | None) -> None:
    found = [field for _, field in touches(ast.parse(f"def f(game, me, card):\n    {line}\n"))]
    assert found == ([field] if field else [])
