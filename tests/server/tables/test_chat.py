"""Who says what to whom at a table: clean lines, three rooms, and who is kept out."""

from __future__ import annotations

from itertools import product
from unicodedata import is_normalized

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.locales import LANGUAGES, speech, texts
from sixgun.server.protocol.refusals import Refusal
from sixgun.server.tables.chat import (
    HEARS,
    LONGEST_LINE,
    PHRASES,
    SPEAKS,
    Standing,
    audience,
    clean_line,
    hears,
    known_phrase,
    rooms_heard,
    standing,
)
from sixgun.server.visible_text import MOST_MARKS, marks_on, perceived, unseen

# ------------------------------------------------------------------ phrases


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_is_said_in_every_language(lang: str) -> None:
    said = [speech(lang).say(f"phrase-{key}") for key in PHRASES]
    assert len(set(said)) == len(PHRASES) == 16
    assert texts(lang)["phrases.ftl"].count("\nphrase-") == len(PHRASES)


def test_a_phrase_that_the_house_does_not_have_is_refused() -> None:
    assert known_phrase("ouch") == "ouch"
    with pytest.raises(Refusal) as caught:
        known_phrase("ou\u202ech" + "x" * 1000)
    assert caught.value.key == "phrase-unknown"
    assert caught.value.details == {"phrase": "ouch" + "x" * 35}


# ------------------------------------------------------------------ lines


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Shoot him!", "Shoot him!"),
        ("  two\n lines\tand\r\n more ", "two lines and more"),
        ("cafe\u0301", "café"),
        ("a\u202eb\u2066c\u200bd\0e\ue000f\ufeff", "abcdef"),
        ("a\u2028b\u2029c\u0085d", "a b c d"),
        ("half \ud800 a letter", "half a letter"),
        ("z\u0301\u0302\u0303\u0304algo", "ź\u0302\u0303algo"),
        ("\u0301a", "a"),
        ("a \u0301 b", "a b"),
        ("A🏽\u0301\u0301\u0301", "A🏽\u0301\u0301"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),  # pages show text as text
        ("a" * LONGEST_LINE, "a" * LONGEST_LINE),
        ("🤠👍🏽", "🤠👍🏽"),
    ],
)
def test_a_line_is_cleaned(text: str, line: str) -> None:
    assert clean_line(text) == line


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "text-empty"),
        (" \n ", "text-empty"),
        ("\u200b\u202e", "text-empty"),
        ("\u0301", "text-empty"),
        ("a" * (LONGEST_LINE + 1), "text-long"),
        ("\u0301" * 100_000, "text-long"),
        (" " * 100_000, "text-long"),
    ],
)
def test_nothing_and_too_much_are_refused(text: str, key: str) -> None:
    with pytest.raises(Refusal) as caught:
        clean_line(text)
    assert caught.value.key == key


@given(
    st.text(max_size=60) | st.text("a \n\u0301\u0302\u202e\u200d\ufe0f🇮🏽\u1161\u0e33", max_size=20)
)
def test_a_clean_line_stays_as_it_is(text: str) -> None:
    try:
        line = clean_line(text)
    except Refusal:
        return
    assert clean_line(line) == line
    assert is_normalized("NFC", line)
    assert not any(unseen(letter) for letter in line)
    assert line.split() == line.split(" ")
    assert all(marks_on(character) <= MOST_MARKS for character in perceived(line))


# ------------------------------------------------------------------ rooms

PEOPLE: dict[str, Standing] = {
    "ann": "living",
    "bob": "living",
    "cat": "dead",
    "dan": "dead",
    "eve": "spectator",
    "fay": "spectator",
}


def heard(speaker: str, *, playing: bool = True, **kept_out: dict[str, set[str]]) -> set[str]:
    room = SPEAKS[PEOPLE[speaker]]
    muted, blocked = kept_out.get("muted", {}), kept_out.get("blocked", {})
    return audience(speaker, room, PEOPLE, playing=playing, muted=muted, blocked=blocked)


def test_everybody_hears_the_living() -> None:
    assert heard("ann") == set(PEOPLE)


def test_only_the_dead_hear_the_dead() -> None:
    assert heard("cat") == {"cat", "dan"}


def test_only_spectators_hear_spectators() -> None:
    assert heard("eve") == {"eve", "fay"}
    assert heard("eve", playing=False) == {"eve", "fay"}


def test_after_the_game_all_hear_what_the_dead_have_said() -> None:
    assert heard("cat", playing=False) == set(PEOPLE)


def test_nobody_living_ever_hears_the_dead_or_spectators() -> None:
    assert rooms_heard("living", playing=True) == {"table"}
    assert {room for who in HEARS for room in HEARS[who]} == set(SPEAKS.values())


def test_one_hears_where_one_talks() -> None:
    for who, playing in product(SPEAKS, (True, False)):
        assert SPEAKS[who] in rooms_heard(who, playing=playing)


@pytest.mark.parametrize(
    ("what", "found"),
    [
        ({"seated": True, "playing": True}, "living"),
        ({"seated": True, "playing": True, "alive": False}, "dead"),
        ({"seated": True, "playing": True, "ghost": True}, "dead"),
        ({"seated": True, "playing": False, "alive": False}, "living"),
        ({"seated": False, "playing": True}, "spectator"),
        ({"seated": False, "playing": False}, "spectator"),
    ],
)
def test_before_and_after_a_game_everybody_seated_talks(
    what: dict[str, bool], found: Standing
) -> None:
    assert standing(**what) == found


# ------------------------------------------------------------------ muting and blocking


def test_who_is_muted_or_blocked_is_not_heard_by_that_listener_alone() -> None:
    assert heard("ann", muted={"bob": {"ann"}}) == set(PEOPLE) - {"bob"}
    assert heard("ann", blocked={"eve": {"ann", "cat"}}) == set(PEOPLE) - {"eve"}
    assert heard("bob", muted={"bob": {"ann"}}) == set(PEOPLE)
    assert heard("cat", muted={"dan": {"cat"}}, blocked={"ann": {"cat"}}) == {"cat"}


def test_one_always_hears_oneself() -> None:
    assert hears("ann", "ann", {"ann": {"ann"}}, {"ann": {"ann"}})
    assert heard("ann", muted={"ann": {"ann", "bob"}}) == set(PEOPLE)
