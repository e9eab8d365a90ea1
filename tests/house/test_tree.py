"""The tree shows the house: small folders, packages that say what lives there, paths that exist."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

import pytest

from tests.source import PACKAGE, ROOT, modules

MOST_MODULES = 30
#: What counts as a module; pictures, data and texts do not.
MODULES = {".py", ".ts", ".vue", ".css", ".js"}
TOOLS = ROOT / "tools" / "sixgun_tools"
#: Names of folders and files of this checkout begin like this; others are somebody else's.
OURS = (
    *("src/", "tests/", "tools/", "docs/", "rulebook/", "examples/", "benchmarks/", "deploy/"),
    ".ci/",
)
#: What people get by using the project: it is not in a fresh checkout.
MADE = ("src/sixgun/web/static", "src/sixgun/web/node_modules", "tests/data/before/0.")


def tracked() -> list[Path]:
    """Every file of the checkout that git knows or would add; all files where there is no git."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    try:
        found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return [path for part in OURS for path in (ROOT / part).rglob("*") if path.is_file()]
    return [ROOT / name for name in found.stdout.splitlines() if (ROOT / name).is_file()]


def folders_with_too_many(files: list[Path], most: int = MOST_MODULES) -> list[str]:
    counts: dict[Path, int] = {}
    for file in files:
        if file.suffix in MODULES and file.name != "__init__.py":
            counts[file.parent] = counts.get(file.parent, 0) + 1
    return [f"{folder}: {count} modules" for folder, count in counts.items() if count > most]


def test_no_folder_has_more_modules_than_one_can_overlook() -> None:
    assert folders_with_too_many(tracked()) == []


def test_a_folder_that_is_too_full_is_noticed() -> None:
    crowd = [Path(f"src/desk/Part{number}.vue") for number in range(MOST_MODULES + 1)]
    assert folders_with_too_many(crowd) == ["src/desk: 31 modules"]
    assert folders_with_too_many(crowd[1:]) == []


# ----------------------------------------------------------------------- root

#: Everything that lies in the root of a checkout, besides folders and what git itself reads.
ROOT_FILES = {
    ".editorconfig",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "README.md",
    "SECURITY.md",
    "pyproject.toml",
    "requirements-accounts.lock",
    "requirements-compile.lock",
    "requirements-node.lock",
    "requirements-ray.lock",
    "requirements-rl.lock",
    "requirements-traces.lock",
    "requirements.lock",
    "sixgun",
}


def test_nothing_that_a_command_left_behind_lies_in_the_root() -> None:
    found = {path.name for path in tracked() if path.parent == ROOT}
    assert {name for name in found if not name.startswith(".git")} <= ROOT_FILES


def test_what_the_documents_tell_people_to_write_is_ignored() -> None:
    text = (ROOT / "docs/judge.md").read_text(encoding="utf-8")
    (folder,) = re.findall(r"--resume (\S+?)/", text)
    assert f"/{folder}/" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()


# ------------------------------------------------------------------- packages


def packages() -> list[Path]:
    """Every package but the library's own, whose docstring is for its users."""
    found = [*PACKAGE.rglob("__init__.py"), *TOOLS.rglob("__init__.py")]
    inside = [init.parent for init in found if "node_modules" not in init.parts]
    return sorted(folder for folder in inside if folder != PACKAGE)


def residents(folder: Path) -> set[str]:
    """The modules and packages in a folder, as docstrings name them: `table`, `cards/`."""
    files = {file.stem for file in folder.glob("*.py")} - {"__init__"}
    below = [inner.parent for inner in folder.glob("*/__init__.py")]
    return files | {f"{package.name}/" for package in below}


def unnamed(folder: Path) -> set[str]:
    """Who lives in a package that its docstring does not name."""
    text = (folder / "__init__.py").read_text(encoding="utf-8")
    said = ast.get_docstring(ast.parse(text)) or ""
    return residents(folder) - set(re.findall(r"`([\w/]+)`", said))


def short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("folder", packages(), ids=short)
def test_a_package_says_what_lives_there(folder: Path) -> None:
    assert unnamed(folder) == set(), "name it in the docstring of the package, with what it is for"


def strangers(folder: Path) -> set[str]:
    """Who heads an entry of the docstring of a package, and does not live there."""
    text = (folder / "__init__.py").read_text(encoding="utf-8")
    said = ast.get_docstring(ast.parse(text)) or ""
    heads = re.findall(r"^- ((?:`[\w/]+`(?:, )?)+)", said, re.MULTILINE)
    return {name for head in heads for name in re.findall(r"`([\w/]+)`", head)} - residents(folder)


@pytest.mark.parametrize("folder", packages(), ids=short)
def test_a_package_names_nobody_who_is_gone(folder: Path) -> None:
    assert strangers(folder) == set(), "take it out of the docstring of the package"


def test_a_resident_without_a_name_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "__init__.py").write_text('"""A room.\n\n`table` is where people sit.\n"""\n')
    for name in ("table.py", "cellar.py"):
        (tmp_path / name).touch()
    assert unnamed(tmp_path) == {"cellar"}


def test_a_name_without_a_resident_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "__init__.py").write_text('"""A room.\n\n- `table`, `porch`: see `Table`.\n"""\n')
    (tmp_path / "table.py").touch()
    assert strangers(tmp_path) == {"porch"}


# -------------------------------------------------------- what may import what


def imported(tree: ast.Module) -> set[str]:
    """The first part of everything that a module imports, wherever in it the import stands."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


@pytest.mark.parametrize("path", modules())
def test_nothing_that_is_shipped_imports_tests_or_tools(path: str) -> None:
    assert not imported(modules()[path]) & {"tests", "tools", "sixgun_tools"}


def test_an_import_of_tools_is_noticed() -> None:
    tree = ast.parse("def f():\n    from sixgun_tools.building import Workshop\n")
    assert imported(tree) == {"sixgun_tools"}


# ---------------------------------------------------------------------- paths


def paths_in(text: str) -> set[str]:
    """Paths of this checkout that a page names: in backticks, or as targets of links."""
    found = set(re.findall(r"`([^`\s]+)`", text)) | set(re.findall(r"\]\(([^)#\s]+)", text))
    named = {path.removeprefix("./").rstrip("/") for path in found}
    return {path for path in named if path.startswith(OURS) and not path.startswith(MADE)}


def lost(page: Path) -> list[str]:
    """Paths that a page names and that lead nowhere; `*` and `…` stand for anything."""
    text = page.read_text(encoding="utf-8")
    links = [
        link
        for link in re.findall(r"\]\(([^)#\s]+)", text)
        if "://" not in link and not (page.parent / link).exists()
    ]
    named = [path.partition("::")[0] for path in sorted(paths_in(text))]
    return links + [path for path in named if not any(ROOT.glob(path.replace("…", "*")))]


PAGES = sorted(file for file in tracked() if file.suffix == ".md")


@pytest.mark.parametrize("page", PAGES, ids=short)
def test_every_path_that_a_page_names_exists(page: Path) -> None:
    assert lost(page) == []


def test_a_path_that_leads_nowhere_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("See `src/sixgun/porch.py`, `src/sixgun/cli/*.py` and [more](none.md).")
    assert lost(page) == ["none.md", "src/sixgun/porch.py"]
