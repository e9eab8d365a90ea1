"""Every mutant of a module: one small change each, in the text of the source."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from difflib import unified_diff

#: What each comparison is turned into: its border moved, or its opposite.
COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
}
#: Statements that can be left out; a plain name that is never bound would only be an error.
LEFT_OUT = (ast.Expr, ast.AugAssign, ast.Raise, ast.Continue, ast.Break, ast.Delete)


@dataclass(frozen=True)
class Mutant:
    """One change of a module."""

    module: str  # the name of its file, without .py
    function: str  # where it is, "" outside of all functions
    line: int
    original: str  # the line or lines that are changed, in one
    mutated: str
    source: str  # of the whole module

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What it is known by, as long as these lines stay."""
        return self.module, self.function, self.original, self.mutated

    def diff(self, before: str) -> str:
        lines = unified_diff(before.splitlines(), self.source.splitlines(), n=1, lineterm="")
        return "\n".join([line for line in lines if not line.startswith(("---", "+++"))])


def mutants_of(source: str, module: str, only: Collection[str] = ()) -> list[Mutant]:
    """All mutants of a module, in the order of its lines; `only` in these functions."""
    tree = ast.parse(source)
    found: dict[str, Mutant] = {}
    for function, node in _places(tree):
        if only and function.partition(".")[2] not in only and function not in only:
            continue
        for place, text in _changes(node):
            mutated = _replaced(source, place, text)
            if mutated not in found:
                found[mutated] = _mutant(source, mutated, module, function, place)
    return sorted(found.values(), key=lambda mutant: (mutant.line, mutant.mutated))


def _mutant(source: str, mutated: str, module: str, function: str, node: ast.AST) -> Mutant:
    first, last = _lines(node)
    longer = len(mutated.splitlines()) - len(source.splitlines())
    before = source.splitlines()[first - 1 : last]
    after = mutated.splitlines()[first - 1 : last + longer]
    return Mutant(module, function, first, _in_one(before), _in_one(after), mutated)


def _in_one(lines: list[str]) -> str:
    return " ".join(" ".join(lines).split())


def _lines(node: ast.AST) -> tuple[int, int]:
    assert isinstance(node, ast.expr | ast.stmt)
    return node.lineno, node.end_lineno or node.lineno


# ------------------------------------------------------------------ where


def _places(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """Everything that can be changed, with the function it is in."""
    yield from _below(tree, "")


def _below(node: ast.AST, function: str) -> Iterator[tuple[str, ast.AST]]:
    for child in _code_in(node):
        named = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        name = f"{function}.{child.name}".strip(".") if named else function  # type: ignore[attr-defined]
        if isinstance(child, ast.expr | ast.stmt) and not named:
            yield name, child
        yield from _below(child, name)


def _code_in(node: ast.AST) -> Iterator[ast.AST]:
    """What is run: no types, no decorators, no docstrings, no asserts, no names of f-strings."""
    skipped = {"annotation", "returns", "decorator_list", "type_params", "bases", "keywords"}
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.arg):
        skipped = {"annotation"}
    for name, value in ast.iter_fields(node):
        if name in skipped:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_idle(child):
                yield child


def _is_idle(node: ast.AST) -> bool:
    """Docstrings, asserts (`zip(strict=…)` is one), f-strings, what only type checkers read."""
    if isinstance(node, ast.keyword):
        return node.arg == "strict"
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
        return True
    return isinstance(node, ast.Assert | ast.JoinedStr | ast.Import | ast.ImportFrom)


# ------------------------------------------------------------------ what


def _changes(node: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """What may stand where this node, or its condition, stands."""
    if isinstance(node, ast.If):
        yield node.test, "False"
    for text in _texts(node):
        yield node, text


def _texts(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.stmt):
        yield from _of_statement(node)
    elif isinstance(node, ast.Compare):
        yield from _of_comparison(node)
    elif isinstance(node, ast.BoolOp):
        yield from _of_choice(node)
    elif isinstance(node, ast.BinOp):
        yield from _of_operation(node)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield f"({ast.unparse(node.operand)})"
    elif isinstance(node, ast.IfExp):
        for one in (node.body, node.orelse):
            yield f"({ast.unparse(one)})"
    elif isinstance(node, ast.Constant):
        yield from _of_constant(node)


def _of_statement(node: ast.stmt) -> Iterator[str]:
    drops = isinstance(node, LEFT_OUT)
    if isinstance(node, ast.Assign):  # what is remembered somewhere, not a name of this function
        drops = all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    if drops:
        yield "pass"
    if isinstance(node, ast.AugAssign) and type(node.op) in OPERATORS:
        yield ast.unparse(ast.AugAssign(node.target, OPERATORS[type(node.op)](), node.value))
    if isinstance(node, ast.Return) and node.value is None:
        yield "pass"


def _of_comparison(node: ast.Compare) -> Iterator[str]:
    for place, operator in enumerate(node.ops):
        for other in COMPARISONS.get(type(operator), ()):
            ops = [*node.ops[:place], other(), *node.ops[place + 1 :]]
            yield ast.unparse(ast.Compare(node.left, ops, node.comparators))


def _of_choice(node: ast.BoolOp) -> Iterator[str]:
    """The other word, and each part left out."""
    other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    yield f"({ast.unparse(ast.BoolOp(other, node.values))})"
    for place in range(len(node.values)):
        rest = [*node.values[:place], *node.values[place + 1 :]]
        kept = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
        yield f"({ast.unparse(kept)})"


def _of_operation(node: ast.BinOp) -> Iterator[str]:
    if type(node.op) in OPERATORS:
        yield f"({ast.unparse(ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right))})"


def _of_constant(node: ast.Constant) -> Iterator[str]:
    if isinstance(node.value, bool):
        yield str(not node.value)
    elif isinstance(node.value, int | float):
        yield f"{node.value + 1!r}"
        if node.value:
            yield f"{node.value - 1!r}"


def _replaced(source: str, node: ast.AST, text: str) -> str:
    """The source with another text where a node stands; columns count bytes."""
    assert isinstance(node, ast.expr | ast.stmt)
    lines = source.splitlines(keepends=True)
    first, last = _lines(node)
    head = lines[first - 1].encode()[: node.col_offset].decode()
    tail = lines[last - 1].encode()[node.end_col_offset or 0 :].decode()
    return "".join([*lines[: first - 1], head, text, tail, *lines[last:]])
