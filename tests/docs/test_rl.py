"""docs/rl.md says what the numbers of the environment mean, and says it right."""

from __future__ import annotations

from tests.docs.write_rl import MARKED, PAGE, TABLES, written


def test_the_tables_are_those_of_the_code() -> None:
    """Made by `python -m tests.docs.write_rl`."""
    page = PAGE.read_text(encoding="utf-8")
    assert [name for _, name, _ in MARKED.findall(page)] == list(TABLES)
    assert page == written(page)


def test_the_writer_notices_a_change() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert written(page.replace("`bangs_played`", "`shots`")) == page
