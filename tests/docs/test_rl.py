"""docs/rl.md says what the numbers of the environment mean, and says it right."""

from __future__ import annotations

from sixgun_tools.generators.learning_page import MARKED, PAGE, TABLES, written


def test_the_tables_are_those_of_the_code() -> None:
    """Made by `./sixgun generate`."""
    page = PAGE.read_text(encoding="utf-8")
    assert [name for _, name, _ in MARKED.findall(page)] == list(TABLES)
    assert page == written(page)


def test_the_writer_notices_a_change() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert written(page.replace("`bangs_played`", "`shots`")) == page
