"""What is shipped: the wheel holds the data files as well as the code."""

from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.build import build_wheel

ROOT = Path(__file__).parents[2]
SHIPPED = (
    "py.typed",
    "locales/**/*.ftl",
    "content/**/*.toml",
    "cli/positions.json",
    "server/plain.css",
    "server/scenarios/*.toml",
    "tournament/*.csv",
    "tournament/*.toml",
)


@pytest.fixture
def wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of all files in a freshly built wheel."""
    monkeypatch.chdir(ROOT)  # hatchling builds what lies in the current folder
    with ZipFile(tmp_path / build_wheel(str(tmp_path))) as archive:
        return archive.namelist()


def test_the_wheel_holds_the_package_and_its_data(wheel: list[str]) -> None:
    source = ROOT / "src"
    patterns = ("**/*.py", *SHIPPED)
    expected = {
        path.relative_to(source).as_posix()
        for pattern in patterns
        for path in (source / "sixgun").glob(pattern)
    }
    assert "sixgun/py.typed" in expected
    assert expected <= set(wheel)


def test_the_wheel_holds_nothing_else(wheel: list[str]) -> None:
    folders = {name.split("/")[0] for name in wheel}
    assert {name for name in folders if not name.endswith(".dist-info")} == {"sixgun"}
    assert not [name for name in wheel if "__pycache__" in name]
