"""`sixgun generate`: every generated file is what it would be if it were made now."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sixgun.cli import main
from sixgun_tools import generate
from sixgun_tools.places import ROOT


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["generate", *arguments])


@pytest.mark.parametrize("name", generate.GENERATORS)
def test_what_is_generated_is_up_to_date(name: str) -> None:
    """If this fails, run `./sixgun generate`."""
    done = run("--check", name)
    assert done.exit_code == 0, done.output + done.stderr


def test_everything_that_says_it_is_made_is_made_by_a_generator() -> None:
    made = {file for name in generate.GENERATORS for file in generate.generator(name).made()}
    marked = [
        file
        for folder in ("src/sixgun/web/src", "docs")
        for file in (ROOT / folder).rglob("*.*")
        if file.suffix in (".ts", ".md") and "do not edit" in file.read_text(encoding="utf-8")
    ]
    assert len(marked) > 8
    assert [file for file in marked if file not in made] == []


@pytest.fixture
def stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that has gone out of date, in a checkout of its own."""

    class Page:
        def made(self) -> dict[Path, str]:
            return {tmp_path / "docs/page.md": "as it is now\n"}

    monkeypatch.setattr(generate, "ROOT", tmp_path)
    monkeypatch.setattr(generate, "generator", lambda name: Page())
    file = tmp_path / "docs/page.md"
    file.parent.mkdir()
    file.write_text("as it was\n")
    return file


def test_a_check_names_what_is_out_of_date_and_writes_nothing(stale: Path) -> None:
    done = run("--check", "rulings")
    assert done.exit_code == 1
    assert "docs/page.md is out of date: ./sixgun generate rulings" in done.stderr
    assert stale.read_text() == "as it was\n"


def test_it_writes_what_is_out_of_date_and_leaves_the_rest_alone(stale: Path) -> None:
    assert "wrote docs/page.md" in run("rulings").output
    assert stale.read_text() == "as it is now\n"
    assert run("rulings").output == "Every generated file is up to date.\n"


def test_an_unknown_name_lists_the_others() -> None:
    done = run("poems")
    assert done.exit_code == 2
    assert "'playthroughs'" in done.stderr
