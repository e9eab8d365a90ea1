"""Objections of msgspec become sentences; a new version of it may word them otherwise."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest
from msgspec import Meta, Struct

from sixgun.locales import LANGUAGES, speech
from sixgun.server.desk.wording import field_problem
from sixgun.tournament.log.words import Words, words


class Part(Struct):
    text: Annotated[str, Meta(min_length=1, max_length=5)] = "x"
    number: Annotated[int, Meta(ge=0, le=9)] = 0
    many: Annotated[tuple[Annotated[str, Meta(max_length=3)], ...], Meta(max_length=2)] = ("x",)
    some: Annotated[tuple[str, ...], Meta(min_length=1)] = ("x",)


class Message(Struct):
    part: Part
    needed: int = 0


@pytest.mark.parametrize(
    ("part", "told"),
    [
        ({"text": ""}, words("desk-field-short", field="text", least=1)),
        ({"text": "x" * 6}, words("desk-field-long", field="text", most=5)),
        ({"number": -1}, words("desk-field-low", field="number", least=0)),
        ({"number": 10}, words("desk-field-high", field="number", most=9)),
        ({"many": ["x"] * 3}, words("desk-field-many", field="many", most=2)),
        ({"many": ["x", "long"]}, words("desk-field-long", field="many", most=3)),
        ({"some": []}, words("desk-field-few", field="some", least=1)),
        (None, words("desk-field-missing", field="part")),
        ({"number": "x"}, None),
    ],
)
def test_objections_become_sentences(part: dict[str, object] | None, told: Words | None) -> None:
    with pytest.raises(msgspec.ValidationError) as found:
        msgspec.convert({} if part is None else {"part": part}, Message)
    objection = str(found.value)
    assert field_problem(objection) == told
    what, _, where = objection.partition(" - at `$.")
    if where:  # as a house puts it
        assert field_problem(f"act.{where.removesuffix('`')}: {what}") == told
    for lang in LANGUAGES if told else ():
        assert told is not None
        assert "{" not in speech(lang).say(told[0], **told[1])
