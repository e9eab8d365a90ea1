"""Playthroughs: a dozen games as text, compared line by line.

A changed rule shows up as a readable difference: which decision, whose view, which report.
`tests/engine/write_playthroughs.py` says how to read the files and how to make them anew.
"""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

import pytest

from sixgun.engine.view import View
from tests.engine.write_playthroughs import (
    FOLDER,
    PLAIN_FIELDS,
    header_of,
    lines_of,
    new_games,
    seen,
    transcript,
)

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_goes_as_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    written = text.splitlines()
    found = transcript(header_of(text), lines_of(text))
    for number, (old, new) in enumerate(zip_longest(written, found), 1):
        assert new == old, f"{path.name}, line {number}: see tests/engine/write_playthroughs.py"


def test_there_are_a_dozen_and_they_are_not_too_large() -> None:
    assert [path.stem for path in FILES] == list(new_games())
    assert sum(path.stat().st_size for path in FILES) < 1_500_000


def test_they_show_every_kind_of_question() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in FILES)
    kinds = "play limit shot lethal indians duel store pick source look flip cost order character"
    missing = [kind for kind in kinds.split() if f"is asked ({kind})" not in text]
    assert missing == []


def test_nothing_of_a_view_is_left_out() -> None:
    """Every field of a view stands in the text, in one form or another."""
    shown = {"roles", "characters", "dealt", "picks", "life", "max_life", "alive", "passive"}
    shown |= {"hands", "shown", "gear", "deck", "deck_size", "discard", "spread", *PLAIN_FIELDS}
    elsewhere = {"seat", "settings", "turns", "decision"}  # in the heading of each decision
    machine = {"stack"}  # the same for everybody, and written down by snapshots
    assert shown | elsewhere | machine == set(View._fields)
    assert callable(seen)
