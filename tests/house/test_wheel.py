"""What is shipped: the wheel holds the data files as well as the code."""

import shutil
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.build import build_wheel

ROOT = Path(__file__).parents[2]
SHIPPED = (
    "py.typed",
    "locales/**/*.ftl",
    "content/**/*.toml",
    "duel/*.toml",
    "cli/positions.json",
    "server/desk/paper/fonts/*",
    "cli/lookup/*.json",
    "server/front/plain/plain.css",
    "server/front/plain/plain.js",
    "server/tables/lesson_scenarios/*.toml",
    "tournament/regulation/*.csv",
    "tournament/*.toml",
)


@pytest.fixture
def wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of all files in a freshly built wheel."""
    monkeypatch.chdir(ROOT)  # hatchling builds what lies in the current folder
    with ZipFile(tmp_path / build_wheel(str(tmp_path))) as archive:
        return archive.namelist()


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What a wheel is built from: pages as a build leaves them, and what is not shipped."""
    root = tmp_path / "checkout"
    (root / "src/sixgun").mkdir(parents=True)
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore", "src/sixgun/__init__.py"):
        shutil.copy(ROOT / name, root / name)
    for name in (
        "static/index.html",
        "static/assets/index-B1a2C3d4.js",
        "static/assets/art/cards.svg",
        "static.new/index.html",
        "node_modules/vue/index.js",
        "src/main.ts",
        "test/fixtures/game.json",
        "package.json",
    ):
        file = root / "src/sixgun/web" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("built")
    monkeypatch.chdir(root)
    return root


def test_of_the_pages_the_wheel_holds_what_was_built(checkout: Path, tmp_path: Path) -> None:
    with ZipFile(tmp_path / build_wheel(str(tmp_path))) as archive:
        found = {name for name in archive.namelist() if name.startswith("sixgun/web/")}
    assert found == {
        "sixgun/web/static/index.html",
        "sixgun/web/static/assets/index-B1a2C3d4.js",
        "sixgun/web/static/assets/art/cards.svg",
    }


def test_the_wheel_holds_the_package_and_its_data(wheel: list[str]) -> None:
    source = ROOT / "src"
    patterns = ("**/*.py", *SHIPPED)
    expected = {
        path.relative_to(source).as_posix()
        for pattern in patterns
        for path in (source / "sixgun").glob(pattern)
        if "node_modules" not in path.parts  # of the pages; some packages bring Python along
    }
    assert "sixgun/py.typed" in expected
    assert expected <= set(wheel)


def test_the_wheel_holds_nothing_else(wheel: list[str]) -> None:
    folders = {name.split("/")[0] for name in wheel}
    assert {name for name in folders if not name.endswith(".dist-info")} == {"sixgun"}
    assert not [name for name in wheel if "__pycache__" in name]
