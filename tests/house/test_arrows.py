"""The arrows of the house: which room may import which.

    engine ← content ← {duel, bots, scenarios, secrecy, judge, rl, narration} ← tournament
    tournament ← server ← cli

`client` imports only the protocol, `locales` is for those who speak to people, `executors`
does the work of others and knows none of it, and nobody imports the pages.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator

import pytest

import sixgun
from tests.source import PACKAGE, modules, room

#: What the package's own file ("") offers without importing it: only when somebody asks for it,
#: so that `import sixgun` loads engine and content and nothing else.
LATER = {"bots", "catalogue", "duel", "executors"}
#: The module of the package's own that every room may import: what is said to the compiler.
BUILDS = "sixgun.builds"
#: What each room may import of the house, besides itself.
BELOW = {"", "engine", "content"}
ALLOWED: dict[str, set[str]] = {
    "": {"engine", "content"} | LATER,
    "engine": set(),
    "content": {"engine"},
    "locales": set(),
    "catalogue": BELOW | {"duel", "locales"},
    "duel": BELOW | {"bots", "executors"},
    "bots": BELOW | {"executors"},
    "executors": {"", "engine"},  # of the engine the base of all errors
    "scenarios": BELOW | {"duel"},
    "secrecy": BELOW,
    "judge": BELOW | {"duel"},  # and nothing that knows a rule, see tests/judge
    "rl": BELOW | {"bots"},
    "narration": BELOW | {"duel"},
    "tournament": BELOW | {"duel", "bots"},
    "server": BELOW | {"duel", "bots", "scenarios", "narration", "tournament", "locales"},
    "client": {"server"},  # server/protocol, see below
    "trials": BELOW | {"bots", "secrecy", "server", "client"},
    "cli": BELOW
    | {"duel", "bots", "scenarios", "secrecy", "rl", "tournament", "server", "client", "trials"}
    | {"narration", "locales", "judge", "executors"},
}
#: What each room may import from outside the standard library.
OUTSIDE: dict[str, set[str]] = {
    "": {"mypy_extensions"},  # only for type checkers and the compiler
    "executors": {"grpc", "ray"},  # only on a cluster
    "locales": {"fluent"},
    "tournament": {"cryptography"},  # only to look at signatures, and only when there are any
    "server": {
        "PIL",
        "alembic",
        "authlib",  # these two only where people sign in with accounts, and httpx with them
        "cryptography",
        "fontTools",
        "fpdf",
        "httpx",
        "joserfc",
        "litestar",
        "msgspec",
        "openskill",  # only where people are rated
        "opentelemetry",
        "prometheus_client",
        "segno",
        "sqlalchemy",
        "uvicorn",
        "uvloop",
        "websockets",
        "xlsxwriter",
    },
    "client": {"msgspec", "websockets"},
    "trials": {"msgspec", "websockets"},
    "rl": {"gymnasium", "numpy", "pettingzoo"},
    "cli": {"click", "fluent", "playwright"},
}


def imports(path: str, tree: ast.Module) -> Iterator[str]:
    """The full names of what a module imports, wherever in it the import stands."""
    package = ["sixgun", *path.split("/")[:-1]]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            name = ".".join([*base, *([node.module] if node.module else [])])
            # `from . import content` imports a room, `from .content import base` a part of one.
            yield from (f"{name}.{alias.name}" for alias in node.names)


def target(name: str) -> str:
    """The room that an imported name is in; "" for names of the package's own file."""
    part = name.split(".")[1] if "." in name else ""
    return part if (PACKAGE / part).is_dir() and part else ""


def house_imports(path: str, tree: ast.Module) -> set[str]:
    found = {name for name in imports(path, tree) if name.split(".")[0] == "sixgun"}
    return {name for name in found if not f"{name}.".startswith(f"{BUILDS}.")}


def test_importing_the_package_loads_engine_and_content_only() -> None:
    """Whoever wants a fast start, or has no `fluent.runtime`, is not asked for more."""
    code = "import sys, sixgun; print(*sorted(sys.modules))"
    loaded = subprocess.check_output([sys.executable, "-c", code], text=True).split()
    rooms = {target(name) for name in loaded if name.startswith("sixgun.")}
    assert rooms == {"", "engine", "content"}
    own = [name for name in loaded if name.startswith("sixgun.") and not target(name)]
    assert own == [BUILDS]
    # An editable install is found with the help of some libraries; none of them is needed.
    assert not {"fluent", "click", "difflib"} & {name.split(".")[0] for name in loaded}


def test_what_is_imported_later_is_there_when_asked_for() -> None:
    for name in sixgun.__all__:
        assert getattr(sixgun, name) is not None
    with pytest.raises(AttributeError, match="'sixgun' has no attribute 'Gaem'"):
        sixgun.Gaem  # type: ignore[attr-defined]  # noqa: B018 - nobody has it


def test_every_room_has_its_arrows() -> None:
    rooms = {room(path) for path in modules()}
    assert rooms <= set(ALLOWED), "a new room: say in this test what it may import"


@pytest.mark.parametrize("path", modules())
def test_a_module_imports_only_what_its_room_may(path: str) -> None:
    here = room(path)
    for name in house_imports(path, modules()[path]):
        there = target(name)
        assert there != "web", f"{path} imports {name}; nobody imports the pages"
        assert there == here or there in ALLOWED[here], f"{path} imports {name}"


@pytest.mark.parametrize("path", modules())
def test_a_module_imports_only_the_libraries_its_room_may(path: str) -> None:
    found = {name.split(".")[0] for name in imports(path, modules()[path])}
    outside = found - set(sys.stdlib_module_names) - {"sixgun"}
    assert outside <= OUTSIDE.get(room(path), set())


def test_the_client_imports_only_the_protocol() -> None:
    for path, tree in modules().items():
        if room(path) == "client":
            used = {name for name in house_imports(path, tree) if target(name) != "client"}
            assert all(name.startswith("sixgun.server.protocol") for name in used)


def test_the_engine_does_no_input_or_output() -> None:
    """It imports nothing that reads files, asks the system or tells the time; nor do the
    narration, which others speak, and the tournament, whose store and pages are the server's."""
    forbidden = {
        "os",
        "io",
        "pathlib",
        "socket",
        "subprocess",
        "sys",
        "time",
        "datetime",
        "logging",
    }
    for path, tree in modules().items():
        if room(path) in ("engine", "content", "narration", "tournament"):
            assert not forbidden & {name.split(".")[0] for name in imports(path, tree)}, path
            calls = {
                node.func.id
                for node in ast.walk(tree)
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
            }
            assert not calls & {"open", "print", "input", "exec", "eval"}, path


def test_the_engine_has_no_content() -> None:
    """No module of it imports from content, not even inside a function."""
    for path, tree in modules().items():
        if room(path) == "engine":
            assert not any("content" in name.split(".") for name in imports(path, tree))


def test_the_reader_of_imports_reads_all_forms() -> None:
    source = (
        "import os.path\nfrom . import a\nfrom ..engine.b import c\ndef f():\n    from x import y\n"
    )
    found = set(imports("content/base/brown.py", ast.parse(source)))
    assert found == {"os.path", "sixgun.content.base.a", "sixgun.content.engine.b.c", "x.y"}
    assert target("sixgun.engine.game.Game") == "engine"
    assert target("sixgun.__version__") == ""
