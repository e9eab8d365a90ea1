"""Trade words for the trade: what a programmer has a word for is called by it, and by no other.

`docs/glossary.md` has both columns. Words that are gone stay away, from identifiers, docstrings
and comments; strings are what others see (fields, keys, metrics), and keep what they say.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.source import ROOT

#: The word that is gone: what it is called now.
OLD = {
    "porch": "gateway",
    "reception": "context",
    "caller": "sender",
    "callers": "senders",
    "wire": "socket, pipe or encoding",
    "wires": "sockets",
    "wired": "encoded",
    "telegraph": "pipe",
    "thinker": "worker",
    "thinkers": "workers",
    "guest": "connection, session or client",
    "guests": "connections, sessions or clients",
}
#: Identifiers that are gone; as parts of sentences their words mean other things.
OLD_NAMES = {
    "Visit": "HttpRequest",
    "ThinkingRoom": "MindPool",
    "ThinkingError": "PoolError",
    "WaitingLine": "FairQueue",
    "SocketWire": "WebSocket",
    "StagePlay": "ScriptedPlay",
    "open_stage": "open_scripted",
    "restored_stage": "restored_lesson",
    "a_stage": "staged_house",
    "house_api": "house_routes",
    "people_api": "people_routes",
    "replay_api": "replay_routes",
    "hall_api": "hall",
    "paper_api": "papers",
    "season_api": "season_routes",
}
#: Where an old name means something else: a page that a browser visits has a weight.
ELSEWHERE = {"Visit": ("tools/sixgun_tools/shots/", "tests/web/test_budgets.py")}

HERE = "tests/house/test_old_words.py"
FOLDERS = ("src/sixgun", "tools", "tests", "benchmarks", "examples")
_PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


def files(folder: str) -> dict[str, Path]:
    found = {path.relative_to(ROOT).as_posix(): path for path in (ROOT / folder).rglob("*.py")}
    return {
        name: path
        for name, path in sorted(found.items())
        if name != HERE and "node_modules" not in path.parts
    }


def docstrings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        value = node.value if isinstance(node, ast.Expr) else None
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield node.lineno, value.value


def said_in(path: Path) -> Iterator[tuple[int, str]]:
    """Every identifier, comment and docstring of a file, with its line."""
    text = path.read_text(encoding="utf-8")
    yield from docstrings(ast.parse(text))
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.NAME, tokenize.COMMENT):
            yield token.start[0], token.string


def old_words_in(name: str, path: Path) -> Iterator[str]:
    for line, text in said_in(path):
        for word in {part.lower() for part in _PART.findall(text)} & OLD.keys():
            yield f"{name}:{line}: {word} is now {OLD[word]}"
        for old in set(re.findall(r"\w+", text)) & OLD_NAMES.keys():
            if not name.startswith(ELSEWHERE.get(old, ("nowhere",))):
                yield f"{name}:{line}: {old} is now {OLD_NAMES[old]}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_old_words_stay_away(folder: str) -> None:
    found = [said for name, path in files(folder).items() for said in old_words_in(name, path)]
    assert found == []


def test_no_word_of_the_glossary_is_explained_twice() -> None:
    glossary = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
    before, _, rest = glossary.partition("## Kinds of decisions")
    words = before + rest.partition("\n## ")[2]
    rows = re.findall(r"^\| ([^|`-][^|]*) \|", words, re.MULTILINE)
    counted = Counter(word.strip() for row in rows if row != "word" for word in row.split(","))
    assert len(counted) > 100
    assert {word for word, times in counted.items() if times > 1} == set()
