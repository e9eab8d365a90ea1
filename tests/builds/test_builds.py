"""Which build runs: one that fits what is here, never a stale one, and none if nobody wants it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from sixgun import builds
from sixgun.builds import MANIFEST, fits, fitting_build
from sixgun_tools import compile as compiling
from tests.builds.builds import build

SUFFIX = builds.EXTENSION_SUFFIXES[0]
MODULE = "sixgun.engine.chance"


def shelf(folder: Path, **other: Any) -> Path:
    """A shelf with one build of one module, which fits unless something about it is other."""
    made = {"modules": [MODULE], "sources": builds.hash_of([MODULE]), "python": builds.python_tag()}
    place = folder / "build"
    library = place / "sixgun" / "engine" / f"chance{SUFFIX}"
    library.parent.mkdir(parents=True)
    library.write_bytes(b"")
    (place / MANIFEST).write_text(json.dumps({**made, **other}), encoding="utf-8")
    return place


def test_a_build_of_what_is_here_fits(tmp_path: Path) -> None:
    assert fits(shelf(tmp_path))


@pytest.mark.parametrize(
    "other",
    [
        {"sources": "0" * 32},
        {"python": "cpython-27"},
        {"modules": [MODULE, "sixgun.engine.turn"]},
        {"modules": ["sixgun.engine.nothing"]},
        {"modules": 7},
    ],
    ids=str,
)
def test_one_of_something_else_does_not(tmp_path: Path, other: dict[str, Any]) -> None:
    assert not fits(shelf(tmp_path, **other))


def test_nor_one_that_is_damaged(tmp_path: Path) -> None:
    place = shelf(tmp_path)
    (place / MANIFEST).write_text("{", encoding="utf-8")
    assert not fits(place)
    (place / MANIFEST).unlink()
    assert not fits(place)


def test_a_changed_source_makes_a_build_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "package"
    (package / "engine").mkdir(parents=True)
    source = package / "engine" / "chance.py"
    shutil.copyfile(builds.PACKAGE / "engine" / "chance.py", source)
    monkeypatch.setattr(builds, "PACKAGE", package)
    place = shelf(tmp_path / "shelf")
    assert fits(place)
    source.write_text(source.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert not fits(place)


def test_whoever_wants_the_sources_gets_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(builds, "SHELVES", ())
    place = shelf(tmp_path)
    monkeypatch.setenv("SIXGUN_BUILDS", str(tmp_path))
    for wanted in ("", "0"):
        monkeypatch.setenv("SIXGUN_PURE", wanted)
        assert fitting_build() == place
    monkeypatch.setenv("SIXGUN_PURE", "1")
    assert fitting_build() is None
    monkeypatch.delenv("SIXGUN_PURE")
    monkeypatch.delenv("SIXGUN_BUILDS")
    assert fitting_build() is None


def test_what_is_there_is_not_compiled_again() -> None:
    place = build()
    made = (place / MANIFEST).stat().st_mtime_ns
    assert build() == place
    assert (place / MANIFEST).stat().st_mtime_ns == made


def test_stale_builds_are_dropped_and_nothing_else(tmp_path: Path) -> None:
    fitting = shelf(tmp_path / "one")
    stale = shelf(tmp_path / "two", sources="0" * 32)
    strange = tmp_path / "three" / "build"
    strange.mkdir(parents=True)
    for folder in (tmp_path / "one", tmp_path / "two", tmp_path / "three"):
        compiling.drop_stale(folder)
    assert fitting.is_dir()
    assert strange.is_dir()
    assert not stale.exists()


def test_every_module_that_is_left_out_exists() -> None:
    for room, left_out in compiling.COMPILED.items():
        stems = {file.stem for file in compiling.PACKAGE.joinpath(room).rglob("*.py")}
        assert left_out.keys() <= stems
        assert all(left_out.values()), "say why"


def test_without_a_compiler_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "fetched", lambda *_: True)
    monkeypatch.setattr(builds, "fits", lambda _: False)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("CC", "")
    result = CliRunner().invoke(compiling.command)
    assert result.exit_code == 1
    assert "Nothing is compiled: there is no C compiler here" in result.output
