"""Letters that strangers type: what one sees of them, and which nobody should be sent.

A name or a line of chat is hostile text: it may turn the writing of the whole page round,
carry letters that cannot be seen, or pile up marks until they cover the lines above.
"""

from __future__ import annotations

from unicodedata import category

#: More marks than this on one letter are a tower.
MOST_MARKS = 2

#: A word that is sent back is cut after so many letters.
LONGEST_WORD = 40

#: Controls, formats (direction, zero width), surrogates, private use, unassigned, line breaks.
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})

#: What is shown as nothing although its category says letter, mark or symbol.
BLANK = frozenset(
    map(
        chr,
        (
            0x034F,  # joins marks
            *(0x115F, 0x1160, 0x3164, 0xFFA0),  # fillers of Hangul
            *(0x17B4, 0x17B5),
            *range(0x180B, 0x1810),
            0x2800,  # Braille without dots
            *range(0xFE00, 0xFE10),  # choose among pictures of the same letter
            *range(0xE0100, 0xE01F0),
        ),
    )
)

_FLAGS = range(0x1F1E6, 0x1F200)  # two of these letters are one flag
_SKINS = range(0x1F3FB, 0x1F400)
_SYLLABLE_ENDS = range(0x1160, 0x1200)  # vowels and finals of Hangul, if they were not composed


def unseen(letter: str) -> bool:
    """Is this a letter that nobody can see, or that acts on its neighbours?"""
    return category(letter) in UNSEEN or letter in BLANK


def mark(letter: str) -> bool:
    """Is this drawn on the letter before it?"""
    return category(letter)[0] == "M"


def perceived(text: str) -> list[str]:
    """The text cut into what a person counts as characters: letters with their marks."""
    found: list[str] = []
    for letter in text:
        if found and _belongs_to(found[-1], letter):
            found[-1] += letter
        else:
            found.append(letter)
    return found


def _belongs_to(before: str, letter: str) -> bool:
    code = ord(letter)
    if code in _FLAGS:
        return len(before) == 1 and ord(before) in _FLAGS
    return mark(letter) or code in _SKINS or code in _SYLLABLE_ENDS


def marks_on(character: str) -> int:
    """How many marks a perceived character bears."""
    return sum(mark(letter) for letter in character)


def clean_word(text: str) -> str:
    """A word of a client as it may be sent back in a refusal: short, and nothing unseen."""
    return "".join(letter for letter in text[:LONGEST_WORD] if not unseen(letter))
