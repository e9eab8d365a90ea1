"""`sixgun pages shots`: what it makes, and what it says when it cannot."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner, Result

from sixgun.cli import main
from sixgun_tools.shots.art import drawn
from sixgun_tools.shots.command import order_of
from sixgun_tools.shots.evening import played
from sixgun_tools.shots.screens import SCREENS
from tests.source import PACKAGE
from tests.web.browser import built_pages, chromium

PNG = b"\x89PNG"


def shots(*arguments: str, **environment: str) -> Result:
    return CliRunner().invoke(main, ["pages", "shots", *arguments], env=environment)


def film(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["pages", "film", *arguments])


def test_names_that_nobody_knows_are_refused_with_those_that_there_are() -> None:
    for option, what in (("--only", "screen"), ("--sizes", "size"), ("--languages", "language")):
        result = shots(option, "nonsense")
        assert result.exit_code == 2
        assert f"there is no {what} 'nonsense'; there are: " in result.output


def test_without_a_browser_it_says_what_is_missing(tmp_path: Path) -> None:
    result = shots("--only", "art", "--out", str(tmp_path), SIXGUN_CHROMIUM="/no/such/program")
    assert result.exit_code == 1
    assert "SIXGUN_CHROMIUM names /no/such/program, which is not here" in result.output


def test_everything_is_ordered_unless_somebody_wants_less() -> None:
    order, art = order_of("", "", "")
    assert art
    assert len(order) == len(list(order.names())) == len(SCREENS) * 4 * 3
    order, art = order_of("table-5, lobby", "390x844", "it")
    assert not art
    assert list(order.names()) == [("lobby", "390x844", "it"), ("table-5", "390x844", "it")]


def test_the_pictures_of_all_cards_are_on_one_sheet(tmp_path: Path) -> None:
    chromium()
    result = shots("--only", "art", "--out", str(tmp_path))
    assert result.exit_code == 0, result.output
    assert (tmp_path / "art-64.png").read_bytes().startswith(PNG)
    key = (tmp_path / "art-key.txt").read_text(encoding="utf-8").splitlines()
    assert [line.split()[1] for line in key] == [file.stem for file in drawn(PACKAGE / "web")]
    assert len(key) == 44


def test_a_picture_and_its_sheet_are_made(tmp_path: Path) -> None:
    chromium()
    built_pages()
    result = shots(
        "--only", "aiming", "--sizes", "390x844", "--languages", "es", "--out", str(tmp_path)
    )
    assert result.exit_code == 0, result.output
    made = {file.name for file in tmp_path.iterdir()}
    assert made == {"aiming-390x844-es.png", "sheet-aiming.png"}


def test_the_evening_is_always_the_same() -> None:
    game, moves = played()
    assert game.over in ("law", "outlaws", "renegade")
    assert len(moves) > 60  # the replay is shown in the middle of it
    assert moves == played()[1]


def test_a_film_has_a_picture_for_every_second_and_a_strip_of_all(tmp_path: Path) -> None:
    chromium()
    built_pages()
    result = film("--seconds", "2", "--out", str(tmp_path))
    assert result.exit_code == 0, result.output
    taken = sorted(file.name for file in tmp_path.iterdir())
    pictures = [f"film-390x844-it-{second:02}.png" for second in range(2)]
    assert taken == sorted([*pictures, "film-390x844-it.png"])
    assert all((tmp_path / name).read_bytes().startswith(PNG) for name in taken)


def test_a_film_in_a_language_that_nobody_speaks_is_refused() -> None:
    result = film("--language", "tlh")
    assert result.exit_code == 2
    assert "there is no language 'tlh'; there are: en, it, es" in result.output
