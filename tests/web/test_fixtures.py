"""What was recorded for the tests of the pages is still what a house would send."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from sixgun.server import protocol
from sixgun.server.protocol import GameView, Question, SeatView, Update
from tests.web.record_messages import FOLDER, is_told

NAMES = sorted(path.name for path in FOLDER.glob("*.json"))


def fixture(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    return found


def test_there_are_recordings() -> None:
    assert NAMES == ["comes-back.json", "everything.json", "game.json", "spectator.json"]


@pytest.mark.parametrize("name", NAMES)
def test_every_message_is_one_of_the_protocol_and_nothing_is_missing(name: str) -> None:
    """If this fails, run `./sixgun generate`."""
    for message in fixture(name)["messages"]:
        read = protocol.read_message(json.dumps(message).encode())
        assert json.loads(protocol.encode(read)) == message
        assert is_told(read)
        if isinstance(read, Update) and read.question is not None:
            _check_question(read.question)


def _check_question(question: Question) -> None:
    """Whoever is asked gets the words as well."""
    assert len(question.words) == len(question.options)
    assert bool(question.options) == (question.asks is not None)


@pytest.mark.parametrize("name", NAMES)
def test_the_views_have_the_fields_that_views_have_now(name: str) -> None:
    view = fixture(name)["view"]
    assert list(view) == list(GameView.__struct_fields__)
    assert all(list(seat) == list(SeatView.__struct_fields__) for seat in view["seats"])
    msgspec.convert(view, GameView)
