"""Names are hostile text: they are cleaned or refused, and nobody is mistaken for another."""

from __future__ import annotations

from unicodedata import category, is_normalized

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.server.names import (
    LONGEST_NAME,
    clean_name,
    find_lookalike,
    name_for_seat,
    reserved,
    skeleton,
)
from sixgun.server.protocol.refusals import Refusal
from sixgun.server.visible_text import MOST_MARKS, marks_on, perceived, unseen

#: Letters that make trouble, beside any others.
NASTY = st.sampled_from(
    "aA1lI0O rnv\t\n\u0301\u0303\u0345\u202e\u200b\u200d\ufe0f\u3164\ue000\u0378🇮🏽ﬁ´ßΣς"
)


def refusal(text: str) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(Refusal) as caught:
        clean_name(text)
    return caught.value.key, caught.value.details


# ------------------------------------------------------------------ clean names


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna  \u00a0 Bell\n", "Anna Bell"),
        ("ＡＮＮＡ", "ANNA"),
        ("Zoe\u0308", "Zoë"),
        ("José-María", "José-María"),
        ("O’Hara", "O’Hara"),
        ("Nguyễn", "Nguyễn"),
        ("Дмитрий", "Дмитрий"),
        ("राम", "राम"),
        ("น้ำ", "น\u0e49\u0e4dา"),
        ("たろう", "たろう"),
        ("7", "7"),
        ("Bob 🤠", "Bob 🤠"),
        ("a" * LONGEST_NAME, "a" * LONGEST_NAME),
        ("e\u0302\u0323" * LONGEST_NAME, "ệ" * LONGEST_NAME),
        ("x" + "🇮🇹" * (LONGEST_NAME - 1), "x" + "🇮🇹" * (LONGEST_NAME - 1)),
    ],
)
def test_ordinary_names_of_many_languages_are_let_in(text: str, shown: str) -> None:
    assert clean_name(text) == shown


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "name-empty"),
        (" \t\n\u3000", "name-empty"),
        ("a" * (LONGEST_NAME + 1), "name-long"),
        ("a" * 1_000_000, "name-long"),
        ("\u0301" * 10_000, "name-long"),
        ("ﷺ ﷺ", "name-long"),  # one letter that stands for eighteen
        ("!!!", "name-letters"),
        ("🤠", "name-letters"),
        ("ʼ", "name-letters"),
        ("|", "name-letters"),
        ("🤠\u093e", "name-letters"),  # a vowel that needs a letter
        ("a\u0301\u0302\u0303\u0304", "name-marks"),
        ("a \u0301", "name-marks"),
        ("\u0301a", "name-marks"),
        ("a ´", "name-marks"),
    ],
)
def test_names_that_cannot_be_names_are_refused(text: str, key: str) -> None:
    found, details = refusal(text)
    assert found == key
    assert details.get("limit", LONGEST_NAME) in (LONGEST_NAME, MOST_MARKS)


@pytest.mark.parametrize(
    ("letter", "code"),
    [
        ("\0", "U+0000"),
        ("\n", "U+000A"),
        ("\u202e", "U+202E"),  # turns the writing round
        ("\u2066", "U+2066"),
        ("\u200b", "U+200B"),  # zero width
        ("\u200d", "U+200D"),
        ("\u00ad", "U+00AD"),
        ("\ufeff", "U+FEFF"),
        ("\u2028", "U+2028"),
        ("\ue000", "U+E000"),  # private use
        ("\u0378", "U+0378"),  # unassigned
        ("\ud800", "U+D800"),  # half a letter
        ("\ufe0f", "U+FE0F"),
        ("\u034f", "U+034F"),
        ("\u3164", "U+1160"),  # a letter of Hangul that is shown as nothing
        ("\u2800", "U+2800"),
        ("\U000e0041", "U+E0041"),  # a tag
    ],
)
def test_letters_that_cannot_be_seen_are_refused_by_their_code(letter: str, code: str) -> None:
    assert refusal(f"An{letter}na") == ("name-unseen", {"code": code})


@given(st.text(max_size=30) | st.text(NASTY, max_size=30))
def test_whatever_is_let_in_is_a_clean_name(text: str) -> None:
    try:
        shown = clean_name(text)
    except Refusal:
        return
    assert clean_name(shown) == shown
    assert is_normalized("NFKC", shown)
    assert 1 <= len(perceived(shown)) <= LONGEST_NAME
    assert not any(unseen(letter) for letter in shown)
    assert all(marks_on(character) <= MOST_MARKS for character in perceived(shown))
    assert any(category(letter)[0] in "LN" for letter in shown)
    assert shown == " ".join(shown.split())
    assert skeleton(shown)


def test_people_count_letters_with_their_marks() -> None:
    assert perceived("e\u0301a🇮🇹🇪🇸👍🏽") == ["e\u0301", "a", "🇮🇹", "🇪🇸", "👍🏽"]
    assert len(perceived("\u1112\u1161\u11ab")) == 1  # a syllable of Hangul in three parts
    assert perceived("") == []


# ------------------------------------------------------------------ look-alikes


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Аnna"),  # a Cyrillic А
        ("Anna", "ΑΝΝΑ"),  # all Greek
        ("Anna", "ANNA"),
        ("Anna", "Ännä"),
        ("Anna", "A n.n-a"),
        ("Anna", "Anna★"),
        ("Anna", "ᴀɴɴᴀ"),
        ("Bill", "B1ll"),
        ("Bill", "BiIl"),
        ("Bill", "Bi||"),
        ("Bob", "B0b"),
        ("Bob", "Воb"),
        ("Emma", "Ernrna"),
        ("Wanda", "VVanda"),
        ("Oscar", "0scar"),
        ("Zoë", "Zoe"),
        ("Łukasz", "Lukasz"),
        ("Νίκος", "ΝΙΚΟΣ"),
        ("Νίκος", "νίκος"),
        ("Straße", "STRASSE"),
        ("Sergio", "Ѕеrgіо"),
        ("דָּוִד", "דוד"),
    ],
)
def test_names_that_look_alike_are_found(one: str, other: str) -> None:
    assert find_lookalike(clean_name(other), ["Calamity", one]) == one
    assert find_lookalike(clean_name(one), [other, "Calamity"]) == other


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Anne"),
        ("Anna", "Ann"),
        ("Maria", "Mario"),
        ("Sam", "Sal"),
        ("Eva", "Ava"),
        ("Bob 1", "Bob 2"),
        ("राम", "रमा"),
        ("Иван", "Ивона"),
        ("さくら", "さくや"),
        ("System", "Stem"),
    ],
)
def test_names_that_do_not_look_alike_live_together(one: str, other: str) -> None:
    assert find_lookalike(one, [other]) is None


def test_every_letter_of_the_alphabet_leaves_something() -> None:
    """A slip in the table of look-alikes would make letters vanish."""
    for letter in "abcdefghijklmnopqrstuvwxyz0123456789":
        assert len(skeleton(letter)) == 1
        assert skeleton(letter) == skeleton(letter.upper())


@given(st.text(max_size=20))
def test_a_name_looks_like_itself(text: str) -> None:
    assert find_lookalike(text, [text]) == text


# ------------------------------------------------------------------ reserved names


@pytest.mark.parametrize("text", ["P1", "p1", "Pl", "Р1", "P 1", "P-1", "P1!"])
def test_the_name_of_a_seat_is_only_for_who_sits_there(text: str) -> None:
    assert name_for_seat(text, 0, []) == clean_name(text)
    with pytest.raises(Refusal, match="name-reserved"):
        name_for_seat(text, 1, [])


def test_all_eight_seats_are_looked_after() -> None:
    for seat in range(8):
        assert not reserved(f"P{seat + 1}", seat)
        assert reserved(f"P{seat + 1}", (seat + 1) % 8)
    assert not reserved("P9", 0)
    assert not reserved("P10", 0)


@pytest.mark.parametrize(
    "text",
    [
        "House",
        "The House",
        "LA CASA",
        "System",
        "S y s t e m",
        "[System]",
        "Аdmin",
        "Adm1n Joe",
        "Server: you lost",
        "Sixgun",
        "moderatore",
        "you",
    ],
)
def test_nobody_speaks_in_the_name_of_the_house(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        name_for_seat(text, 2, [])
    assert caught.value.told().key == "refusal-name-reserved"
    assert caught.value.details == {"name": clean_name(text)}


@pytest.mark.parametrize("text", ["Gregory House", "Pia", "Piotr", "Casandra", "Botan", "Modesty"])
def test_names_that_only_remind_of_the_house_are_free(text: str) -> None:
    assert name_for_seat(text, 2, []) == text


@pytest.mark.parametrize(
    ("text", "key"),
    [("anna", "name-taken"), ("Аnna", "name-lookalike"), ("Anná", "name-lookalike")],
)
def test_a_name_in_use_is_refused_with_whose_it_is(text: str, key: str) -> None:
    with pytest.raises(Refusal) as caught:
        name_for_seat(text, 0, ["Bob", "Anna"])
    assert (caught.value.key, caught.value.details) == (key, {"name": "Anna"})
    assert name_for_seat(text, 0, ["Bob"]) == clean_name(text)
