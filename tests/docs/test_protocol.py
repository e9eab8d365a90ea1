"""docs/protocol.md tells every message, field by field, with examples that are real."""

from __future__ import annotations

import re

import msgspec
import pytest

from sixgun.locales import LANGUAGES, speech
from sixgun.server import protocol
from sixgun_tools.generators.protocol_page import (
    HEAD,
    PAGE,
    by_heading,
    meanings,
    sections,
    written,
)
from sixgun_tools.generators.shapes import Shape, messages, requests
from sixgun_tools.generators.typescript import CONSTANTS

TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = [
    pytest.param(by_heading()[heading], example.encode(), id=f"{heading}-{number}")
    for heading, section in sections(TEXT).items()
    if heading in by_heading()
    for number, example in enumerate(re.findall(r"```json\n(.*?)```", section, re.DOTALL))
]


def test_every_message_and_every_part_of_one_has_its_section() -> None:
    headings = re.findall(r"^### (.+)$", TEXT, re.MULTILINE)
    missing = sorted(set(by_heading()) - set(headings))
    assert not missing, f"docs/protocol.md needs `### {missing[0]}` with an example"
    assert sorted(headings) == sorted(by_heading()), "a section is of no message, or there twice"


@pytest.mark.parametrize(
    ("title", "several"), [("What clients send", requests()), ("What the house sends", messages())]
)
def test_messages_stand_under_who_sends_them(title: str, several: list[Shape]) -> None:
    chapter = TEXT.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    tags = [shape.tag for shape in several]
    assert list(sections(chapter)) == tags, "in the order of the union, AnyRequest or AnyMessage"


def test_the_tables_are_those_of_the_protocol() -> None:
    """Made by `./sixgun generate`."""
    assert written(TEXT) == TEXT, "run ./sixgun generate"


@pytest.mark.parametrize("heading", by_heading())
def test_every_field_is_explained(heading: str) -> None:
    section = sections(TEXT).get(heading, "")
    fields = {part.name for part in by_heading()[heading].parts if part.name != "id"}
    assert fields <= set(meanings(section)), "give the section an example, run ./sixgun generate"
    untold = [name for name, meaning in meanings(section).items() if not meaning]
    assert not untold, "say in the last column of the table what this field means"
    assert (HEAD in section) is bool(meanings(section))


@pytest.mark.parametrize("heading", by_heading())
def test_every_section_has_an_example(heading: str) -> None:
    assert "```json\n" in sections(TEXT).get(heading, ""), "show one in its section"


@pytest.mark.parametrize(("shape", "example"), EXAMPLES)
def test_examples_are_read_and_written_again_as_they_are(shape: Shape, example: bytes) -> None:
    """Nothing that is left out could be said, and nothing that is said could be left out."""
    found = msgspec.json.decode(example, type=shape.cls)
    assert protocol.encode(found) == msgspec.json.format(example, indent=-1)
    if shape in requests():
        assert protocol.read_request(example) == found
    if shape in messages():
        assert protocol.read_message(example) == found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_examples_tell_has_a_sentence(lang: str) -> None:
    keys = set(re.findall(r'"key": "([\w-]+)"', TEXT))
    assert {key for key in keys if not speech(lang).knows(key)} == set()
    assert {key.split("-")[0] for key in keys} == {
        "caution",
        "house",
        "notice",
        "option",
        "question",
        "reason",
        "refusal",
    }


@pytest.mark.parametrize("name", CONSTANTS)
def test_numbers_of_the_protocol_are_told(name: str) -> None:
    assert f"`{name}` ({getattr(protocol, name)})" in TEXT


def test_the_sections_would_be_found_wanting() -> None:
    """The writer keeps meanings and examples, and puts right what is not the protocol's."""
    wrong = TEXT.replace("| `decision` | `number` |", "| `decision` | `string` |")
    wrong = wrong.replace(protocol.Answer.__doc__ or "", "Something else.")
    assert wrong != TEXT
    assert written(wrong) == TEXT
