"""Whole games as a page hears them, and what can be asked in them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sixgun_tools.generators.decisions import ROOMS, kinds_in
from sixgun_tools.timeline.screenplays import Screenplay, write
from tests.source import PACKAGE


@pytest.mark.parametrize(("game", "prefix"), [("bang", "question-"), ("duel", "duel-question-")])
def test_every_kind_of_decision_is_found_where_it_is_asked(game: str, prefix: str) -> None:
    texts = [file.read_text("utf-8") for file in (PACKAGE / "locales" / "en").glob("*.ftl")]
    named = {kind for text in texts for kind in re.findall(rf"^{prefix}([a-z]+) =", text, re.M)}
    assert kinds_in(ROOMS[game]) == named


def test_screenplays_are_of_both_games_all_sizes_and_the_same_each_time(tmp_path: Path) -> None:
    some = [Screenplay(number) for number in range(32)]
    assert {play.options.players for play in some} == {2, 3, 4, 5, 6, 7, 8}
    assert {play.options.characters for play in some} == {"random", "two", "two_open"}
    assert any(play.seat is None for play in some)
    assert any(play.options.closed_discards for play in some)
    first, again = write(tmp_path / "a", 1, 3), write(tmp_path / "b", 1, 3)
    assert first[0].read_text() == again[0].read_text()


def test_a_screenplay_tells_one_seat_its_game(tmp_path: Path) -> None:
    play = Screenplay(4)
    (file,) = write(tmp_path, 1, 4)
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    kinds = [line["message"]["t"] for line in lines]
    assert (kinds[:3], kinds[-1]) == (["table", "game", "update"], "ended")
    assert set(kinds[3:-1]) == {"update"}
    asked = [line["message"].get("question") for line in lines if line["message"]["t"] == "update"]
    options = {bool(each.get("options")) for each in asked if each and each["seat"] != play.seat}
    assert options == {False}  # nobody is told what others can answer
    assert all(line["gap"] > 0 for line in lines[3:-1])
