"""Whatever the house refuses or announces can be told, in every language, with its arguments."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from sixgun.locales import LANGUAGES, speech, texts
from sixgun.server import protocol
from sixgun.server.protocol.refusals import NOTICES, REFUSALS, Refusal, arguments, notice
from tests.source import modules, room

FAMILIES = {"refusal": REFUSALS, "notice": NOTICES}
#: Arguments that are numbers; all others are words.
NUMBERS = {
    *("limit", "players", "seated", "needed", "count", "decision", "seq", "minutes", "version"),
    *("fewest", "most"),
}


def entries() -> Iterator[tuple[str, str]]:
    """Every key of the Fluent files and what it means."""
    for family, table in FAMILIES.items():
        yield from ((f"{family}-{key}", meaning) for key, meaning in table.items())


def messages(lang: str) -> dict[str, str]:
    """Every message of the file, with its text as it stands there."""
    text = texts(lang)["refusals.ftl"]
    body = FluentParser().parse(text).body
    return {
        entry.id.name: text[entry.span.start : entry.span.end]
        for entry in body
        if isinstance(entry, Message)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_and_notice_has_a_sentence_and_the_other_way_round(lang: str) -> None:
    known = {key for key, _ in entries()}
    assert set(messages(lang)) == known, f"locales/{lang}/refusals.ftl and protocol/refusals.py"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_say_all_arguments_and_no_others(lang: str) -> None:
    told = messages(lang)
    for key, meaning in entries():
        assert set(re.findall(r"\$(\w+)", told[key])) == arguments(meaning), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 5])
def test_every_sentence_can_be_said(lang: str, number: int) -> None:
    for key, meaning in entries():
        values = {name: number if name in NUMBERS else "Zoë" for name in arguments(meaning)}
        sentence = speech(lang).say(key, **values)
        assert not re.search(r"[{}$]|refusal-|notice-", sentence), sentence
        assert sentence[-1] in ".?…ë", sentence


def test_meanings_are_written_in_one_style() -> None:
    for key, meaning in entries():
        assert re.fullmatch(r"[a-z]+(-[a-z]+)+", key)
        assert len(meaning.partition(":")[0]) > 10
        assert all(re.fullmatch(r"[a-z]+", name) for name in arguments(meaning)), key


# ------------------------------------------------------------------ raising them


def test_a_refusal_is_sent_as_key_and_arguments() -> None:
    refusal = Refusal("needs-players", needed=5, seated=3)
    sent = protocol.encode(protocol.Refused(id=7, reason=refusal.told()))
    read = protocol.read_message(sent)
    assert isinstance(read, protocol.Refused)
    assert read.reason == protocol.Told("refusal-needs-players", {"needed": 5, "seated": 3})
    assert str(refusal) == "needs-players (needed 5, seated 3)"
    assert str(Refusal("too-fast")) == "too-fast"


def test_a_notice_is_sent_as_key_and_arguments() -> None:
    told = notice("took-over", name="Anna", bot="drifter")
    assert told.key == "notice-took-over"
    assert msgspec.to_builtins(told)["args"] == {"name": "Anna", "bot": "drifter"}


@pytest.mark.parametrize("make", [Refusal, notice])
def test_a_key_that_nobody_knows_is_found_where_it_is_made(make: type[Refusal]) -> None:
    with pytest.raises(LookupError, match=r"'no-such-key' among: .*store-trouble"):
        make("no-such-key")


def test_arguments_that_are_missing_or_too_many_are_found_where_they_are_made() -> None:
    with pytest.raises(TypeError, match="'name-taken' needs name; not nothing"):
        Refusal("name-taken")
    with pytest.raises(TypeError, match="'too-fast' needs no arguments; not seconds"):
        Refusal("too-fast", seconds=3)


def made_in_the_server() -> Iterator[tuple[str, str, ast.Call]]:
    """Every refusal and notice that some code of the server makes."""
    for path, tree in modules().items():
        for node in ast.walk(tree) if room(path) == "server" else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                family = {"Refusal": "refusal", "notice": "notice"}.get(node.func.id)
                if family:
                    yield path, family, node


def test_what_the_server_refuses_and_announces_is_known_with_these_arguments() -> None:
    """Also where no test comes by: the calls are read from the source."""
    found = list(made_in_the_server())
    assert found
    for path, family, call in found:
        words = [n.value for n in ast.walk(call.args[0]) if isinstance(n, ast.Constant)]
        given = {keyword.arg for keyword in call.keywords}
        for key in words if None not in given else ():  # `**details` is checked when it is made
            assert key in FAMILIES[family], f"{key}: name it in server/protocol/refusals.py"
            assert given == arguments(FAMILIES[family][key]), f"{path}, line {call.lineno}: {key}"
