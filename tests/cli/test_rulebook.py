"""`sixgun rulebook`."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sixgun.cli import main, rulebook

ROOT = Path(__file__).parents[2]
TABLE = """
[[scenario]]
id = "{id}"
title = "Ann aims at Bob"
turn = "Ann"
steps = {steps}

[[scenario.player]]
name = "Ann"
role = "sheriff"
character = "rose_doolan"
hand = ["bang"]

[[scenario.player]]
name = "Bob"
role = "outlaw"
character = "kit_carlson"

[[scenario.player]]
name = "Cat"
role = "outlaw"
character = "jourdonnais"

[[scenario.player]]
name = "Dan"
role = "renegade"
character = "lucky_duke"
"""
GOOD = TABLE.format(id="good", steps='["Ann: play bang on Bob", "check Bob.life = 3"]')
WRONG_CHECK = TABLE.format(id="wrong-check", steps='["asked Ann", "check Bob.life = 1"]')
NOT_OFFERED = TABLE.format(id="not-offered", steps='["Ann: play gatling"]')
NONSENSE = TABLE.format(id="nonsense", steps='["Ann: sing a song"]')
ODD = TABLE.format(id="odd", steps="7")


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["rulebook", *map(str, arguments)])


@pytest.fixture
def book(tmp_path: Path) -> Path:
    (tmp_path / "a").mkdir()
    (tmp_path / "a/good.toml").write_text(GOOD)
    (tmp_path / "bad.toml").write_text(WRONG_CHECK + NOT_OFFERED + NONSENSE + ODD)
    (tmp_path / "notes.txt").write_text("not a scenario")
    return tmp_path


def test_all_pass(book: Path) -> None:
    result = run(book / "a")
    assert result.exit_code == 0
    assert result.stdout == "1 passed, 0 failed\n"


def test_passes_are_listed_on_demand(book: Path) -> None:
    first, last = run("-v", book / "a/good.toml").stdout.splitlines()
    assert first.startswith("PASSED")
    assert first.endswith("good.toml: good")
    assert last == "1 passed, 0 failed"


def test_failures_and_errors_say_where_and_what_was_asked(book: Path) -> None:
    result = run(book)
    assert result.exit_code == 1
    assert result.stdout.splitlines()[-1] == "1 passed, 4 failed"
    asked = "Ann is asked (play): play bang on Bob, play bang on Cat, play bang on Dan, end"
    file = book / "bad.toml"
    failed = f"FAILED {file}: wrong-check\n  step 2: check Bob.life = 1\n  found 4\n"
    assert failed in result.stdout
    assert f"FAILED {file}: not-offered\n  step 1: Ann: play gatling\n" in result.stdout
    assert f"ERROR {file}: nonsense\n  step 1: Ann: sing a song\n" in result.stdout
    assert f"ERROR {file}: odd\n" in result.stdout
    assert result.stdout.count(asked) == 3


def test_a_file_is_run_once(book: Path) -> None:
    assert run(book / "a", book / "a/good.toml").stdout == "1 passed, 0 failed\n"


def test_a_file_that_cannot_be_read_counts_as_failed(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text("[[scenario")
    (tmp_path / "y.toml").write_text("scenario = [7]")
    result = run(tmp_path)
    assert result.exit_code == 1
    assert result.stdout.splitlines()[-1] == "0 passed, 2 failed"


def test_a_path_that_does_not_exist(tmp_path: Path) -> None:
    result = run(tmp_path / "nowhere")
    assert result.exit_code == 2
    assert "does not exist" in result.stderr


def test_a_folder_without_scenarios(tmp_path: Path) -> None:
    result = run(tmp_path)
    assert result.exit_code == 2
    assert "There is no scenario file" in result.stderr


def test_files_without_scenarios(tmp_path: Path) -> None:
    (tmp_path / "none.toml").write_text("scenario = []")
    result = run(tmp_path)
    assert result.exit_code == 2
    assert "There is no scenario in these files" in result.stderr


def test_the_rulebook_of_the_checkout_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[Path] = []
    monkeypatch.setattr(rulebook, "run_file", lambda file: ran.append(file) or [])
    run()
    assert ran == sorted((ROOT / "rulebook").rglob("*.toml"))


def test_an_installed_copy_has_no_rulebook(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "find_checkout", lambda: None)
    result = run()
    assert result.exit_code == 2
    assert "There is no rulebook here" in result.stderr


def test_right_answers_must_be_offered(tmp_path: Path) -> None:
    file = tmp_path / "quiz.toml"
    steps = 'steps = ["asked Ann"]\nbest = ["play bang on Bob"]'
    good = TABLE.format(id="good", steps="[]").replace("steps = []", steps)
    file.write_text(good, encoding="utf-8")
    assert run(file).exit_code == 0
    file.write_text(good.replace("on Bob", "on Nobody"), encoding="utf-8")
    assert "0 passed, 1 failed" in run(file).output
    file.write_text(good.replace("play bang on Bob", "play gatling"), encoding="utf-8")
    failed = run(file)
    assert failed.exit_code == 1
    assert "the right answer 'play gatling' is not offered; Ann is asked" in failed.output
