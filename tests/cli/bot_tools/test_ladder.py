"""`sixgun bots ladder`, `probe`, `suite` and `train`."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from sixgun.bots.ladder import RUNGS, Rung, as_svg, file_of, into_page, read_results, rows
from sixgun.bots.sequential import verdict
from sixgun.bots.stand import Cell
from sixgun.cli import main

CELL = Cell("tenderfoot", "random")
NAME = CELL.name


def run(*arguments: str) -> tuple[int, str]:
    outcome = CliRunner().invoke(main, ["bots", *arguments])
    return outcome.exit_code, outcome.output


def climb(folder: Path, *arguments: str, jobs: int = 1) -> tuple[int, str]:
    return run("ladder", NAME, "--folder", str(folder), "--jobs", str(jobs), *arguments)


def test_a_cell_is_continued_where_it_was_left(tmp_path: Path) -> None:
    code, printed = climb(tmp_path, "--games", "10")
    assert code == 0
    assert "| `tenderfoot` | `random` | 5, base | 10 |" in printed
    first = read_results(tmp_path, CELL)
    assert climb(tmp_path, "--games", "15")[0] == 0
    assert read_results(tmp_path, CELL)[:2] == first
    assert len(read_results(tmp_path, CELL)) == 3


def test_a_cell_in_pieces_is_the_cell_in_one(tmp_path: Path) -> None:
    climb(tmp_path / "pieces", "--games", "5")
    climb(tmp_path / "pieces", "--games", "15")
    climb(tmp_path / "one", "--games", "15")
    assert read_results(tmp_path / "pieces", CELL) == read_results(tmp_path / "one", CELL)


def test_a_cell_does_not_depend_on_the_number_of_jobs(tmp_path: Path) -> None:
    for jobs in (1, 2):
        assert climb(tmp_path / str(jobs), "--games", "60", jobs=jobs)[0] == 0
    alone, together = (file_of(tmp_path / str(jobs), CELL).read_bytes() for jobs in (1, 2))
    assert alone == together


def test_results_of_other_bots_are_not_continued(tmp_path: Path) -> None:
    climb(tmp_path, "--games", "5")
    path = file_of(tmp_path, CELL)
    head, line = path.read_text(encoding="utf-8").splitlines()
    number, roles, field, one = line.split()
    turned = "".join("1" if bit == "0" else "0" for bit in one)
    path.write_text(f"{head}\n{number} {roles} {field} {turned}\n", encoding="utf-8")
    code, printed = climb(tmp_path, "--games", "10")
    assert code == 1
    assert "--fresh" in printed
    assert climb(tmp_path, "--games", "10", "--fresh")[0] == 0


def test_a_file_of_another_cell_is_refused(tmp_path: Path) -> None:
    file_of(tmp_path, CELL).write_text("# something else\n", encoding="utf-8")
    code, printed = climb(tmp_path, "--games", "5")
    assert code == 1
    assert "begins with '# something else'" in printed


def test_the_leaderboard_goes_between_the_marks_of_a_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- leaderboard -->\n<!-- end of the leaderboard -->\nafter\n")
    assert climb(tmp_path, "--games", "5", "--page", str(page))[0] == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "By role:" in text
    assert (tmp_path / "leaderboard.csv").read_text(encoding="utf-8").count("\n") == 6
    ElementTree.fromstring(as_svg(rows(tmp_path)))
    with pytest.raises(ValueError, match="the page has no lines"):
        into_page("nothing", "board")


def test_a_cell_ends_when_its_test_is_decided(tmp_path: Path, monkeypatch) -> None:
    rung = Rung(CELL, 1500, sequential=True)
    monkeypatch.setattr("sixgun.cli.bot_tools.ladder.RUNGS", (rung,))
    monkeypatch.setattr("sixgun.cli.bot_tools.ladder.rows", lambda folder: rows(folder, (rung,)))
    code, printed = climb(tmp_path)
    assert code == 0
    assert "| sequential test: 0 or +2 | yes |" in printed
    found = read_results(tmp_path, CELL)
    assert verdict(found).accepted == "H1"
    assert len(found) < 300
    climb(tmp_path)
    assert read_results(tmp_path, CELL) == found


def test_unknown_cells_are_named(tmp_path: Path) -> None:
    code, printed = run("ladder", "nobody-among-noone-5", "--folder", str(tmp_path))
    assert code == 2
    assert "tracker-among-drifter-5" in printed


def test_every_rung_has_a_cell_of_its_own() -> None:
    assert len({rung.cell.name for rung in RUNGS}) == len(RUNGS)


@pytest.mark.parametrize(("spec", "probes"), [("drifter", 200), ("tracker", 200)])
def test_probes_find_no_difference(spec: str, probes: int) -> None:
    code, printed = run("probe", spec, "--probes", str(probes), "--sets", "all", "--jobs", "1")
    assert code == 0
    assert printed.startswith(f"{spec}: 0 of {probes} decisions changed")


@pytest.mark.parametrize("spec", ["marshal:deals=4", "legend:deals=2:steps=1"])
def test_those_who_search_know_no_secrets(spec: str) -> None:
    code, printed = run("probe", spec, "--probes", "60", "--jobs", "1")
    assert code == 0, printed


def test_a_probe_of_nobody_is_refused() -> None:
    code, printed = run("probe", "nobody")
    assert code == 2
    assert "there is no bot 'nobody'" in printed


@pytest.mark.parametrize("spec", ["tracker", "marshal", "legend"])
def test_every_position_of_the_suite_is_answered_right(spec: str) -> None:
    code, printed = run("suite", spec)
    assert code == 0, printed
    count = int(printed.split()[1])
    assert count >= 60


def test_wrong_answers_are_shown() -> None:
    code, printed = run("suite", "random")
    assert code == 1
    assert "WRONG" in printed


def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for jobs, file in enumerate(files, 1):
        words = ("--games", "4", "--players", "5", "--jobs", str(jobs))
        code, printed = run("train", str(file), *words)
        assert code == 0
        assert "of 4 games" in printed
    assert files[0].read_bytes() == files[1].read_bytes()
    assert b"sheriff" in files[0].read_bytes()
