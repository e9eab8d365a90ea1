"""What the front says has a sentence in every language, and no sentence is left over."""

from __future__ import annotations

import re

import pytest

from sixgun.locales import LANGUAGES, speech, texts
from tests.source import PACKAGE

KEY = re.compile(r"[\"']((?:house|admission)-[a-z-]+)[\"']")
#: What the sentences may mention.
MENTIONED: dict[str, str | int] = {
    "host": "saloon.example",
    "seconds": 2,
    "number": 8,
    "minutes": 3,
    "done": 1,
    "steps": 3,
}


#: Pages, which are called as sentences are.
PAGES = {"house-rules"}


def used() -> set[str]:
    code = [path.read_text(encoding="utf-8") for path in (PACKAGE / "server").rglob("*.py")]
    return {key for text in code for key in KEY.findall(text)} - PAGES


def test_every_sentence_is_used_somewhere() -> None:
    files = "\n".join(texts("en")[name] for name in ("house.ftl", "plain.ftl"))
    ours = set(re.findall(r"^(house-[a-z-]+) =", files, re.MULTILINE))
    assert len(ours) > 30
    assert ours - used() == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_the_front_says_can_be_said(lang: str) -> None:
    for key in used():
        sentence = speech(lang).say(key, **MENTIONED)
        assert sentence
        assert "{" not in sentence
