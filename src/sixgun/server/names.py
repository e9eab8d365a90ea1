"""Names of people: which can be used, and which look like somebody else's.

>>> clean_name("  Anna   Bell ")
'Anna Bell'
>>> find_lookalike("B1ll", ["Anna", "Bill"])
'Bill'
"""

from __future__ import annotations

from collections.abc import Iterable
from unicodedata import category, name, normalize

from .protocol.refusals import Refusal
from .visible_text import MOST_MARKS, mark, marks_on, perceived, unseen

#: So many characters, as people count them, may a name have.
LONGEST_NAME = 20
#: Text longer than this is refused before anything else is done with it.
_LONGEST_TEXT = 200
_SEATS = 8


# ------------------------------------------------------------------ names as they are shown


def clean_name(text: str, limit: int = LONGEST_NAME) -> str:
    """The name as it is shown, or a `Refusal` that says what is wrong with it."""
    if len(text) > _LONGEST_TEXT:
        raise Refusal("name-long", limit=limit)
    shown = normalize("NFKC", text).strip()
    if not shown:
        raise Refusal("name-empty")
    for letter in shown:
        if unseen(letter):
            raise Refusal("name-unseen", code=f"U+{ord(letter):04X}")
    shown = " ".join(shown.split())
    _check_characters(shown, limit)
    return shown


def _check_characters(shown: str, limit: int) -> None:
    characters = perceived(shown)
    if len(characters) > limit:
        raise Refusal("name-long", limit=limit)
    for character in characters:
        if _tower(character):
            raise Refusal("name-marks", limit=MOST_MARKS)
    if not any(category(letter)[0] in "LN" and not _accent(letter) for letter in shown):
        raise Refusal("name-letters")


def _tower(character: str) -> bool:
    """Too many marks, or a mark with nothing below it."""
    base = character[0]
    hanging = mark(base) or (base.isspace() and len(character) > 1)
    return hanging or marks_on(character) > MOST_MARKS


# ------------------------------------------------------------------ names that look alike


def _pairs(letters: str) -> dict[str, str]:
    """A table from `xa yb`: x looks like a, y like b."""
    return {pair[0]: pair[1:] for pair in letters.split()}


#: Letters by what they look like; both cases where these look like different letters.
LOOKS: dict[int, str] = str.maketrans(
    # Latin
    _pairs("ıi łl Łl øo Øo đd Đd ðd Ðd þp Þp ħh Ħh ŧt Ŧt ɑa ɡg ɩi ʋv ꞌi ǃi ǀi |i æae Æae œoe Œoe")
    | _pairs("ᴀa ʙb ᴄc ᴅd ᴇe ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz")
    # Cyrillic
    | _pairs("аa вb еe кk мm нh оo рp сc тt уy хx ѕs іi јj һh ԁd ԛq ԝw ӏi гr пn ьb ѵv ԍg үy")
    | _pairs("АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ЅS ІI ЈJ ҺH ԚQ ԜW ӀI ҮY ѴV")
    # Greek
    | _pairs("αa βb εe ηn ιi κk νv οo ρp σo ςc τt υu χx ωw γy ϲc ϳj")
    | _pairs("ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ϹC ͿJ")
    # Armenian
    | _pairs("օo սu հh ոn ցg զq յj Օo Տs Լl Սu")
)
#: After all letters are small.
ALIKE: dict[int, str] = str.maketrans({"0": "o", "1": "l", "i": "l"})
#: Letters that together look like one.
TOGETHER = {"rn": "m", "vv": "w"}


def skeleton(shown: str) -> str:
    """What the eye keeps of a name: names with the same skeleton look alike.

    Only letters and digits tell people apart; spaces, signs and accents do not.
    """
    bare = "".join(letter for letter in normalize("NFKD", shown) if not _accent(letter))
    small = normalize("NFKD", bare.translate(LOOKS).casefold()).translate(LOOKS)
    kept = "".join(letter for letter in small if category(letter)[0] in "LNM")
    for several, one in TOGETHER.items():
        kept = kept.replace(several, one)
    return kept.translate(ALIKE)


def _accent(letter: str) -> bool:
    """Marks that change a letter only a little; those of other scripts are vowels."""
    if category(letter) == "Lm":
        return name(letter, "").startswith("MODIFIER ")
    return mark(letter) and name(letter, "").startswith(("COMBINING ", "HEBREW ", "ARABIC "))


def find_lookalike(shown: str, taken: Iterable[str]) -> str | None:
    """The first of the taken names that this one could be mistaken for."""
    shapes = _shapes(shown)
    for other in taken:
        if any(mine == theirs for mine, theirs in zip(shapes, _shapes(other), strict=True)):
            return other
    return None


def _shapes(shown: str) -> tuple[str, str]:
    """As it is written and in small letters: Ν looks like N, but ν looks like v."""
    return skeleton(shown), skeleton(shown.lower())


# ------------------------------------------------------------------ names that nobody may have

#: Names that an announcement of the house could come from, or that read as the reader.
RESERVED = """
    house, the house, casa, la casa, table, the table, tavolo, il tavolo, mesa, la mesa, bot, you,
    mod, staff, owner, host, everybody, tutti, todos, spectator, spettatore, espectador
"""
#: Words that may not stand anywhere in a name.
RESERVED_WORDS = """
    admin, administrator, amministratore, administrador, moderator, moderatore, moderador, server,
    servidor, system, sistema, sixgun, notice, avviso, aviso, official, ufficiale, oficial, support
"""


def _skeletons(names: str) -> frozenset[str]:
    return frozenset(skeleton(each.strip()) for each in names.split(","))


_WORDS = _skeletons(RESERVED_WORDS)
_RESERVED = _skeletons(RESERVED) | _WORDS
_SEAT_NAMES = {skeleton(f"P{seat + 1}"): seat for seat in range(_SEATS)}


def reserved(shown: str, seat: int) -> bool:
    """Does this look like the name of another seat or like the house itself?"""
    shapes = _shapes(shown)
    if any(_SEAT_NAMES.get(shape, seat) != seat for shape in shapes):
        return True
    words = {skeleton(word) for word in shown.split()}
    return not _RESERVED.isdisjoint(shapes) or not _WORDS.isdisjoint(words)


def name_for_seat(text: str, seat: int, taken: Iterable[str]) -> str:
    """The name as it is shown, if somebody on this seat may have it beside those taken."""
    shown = clean_name(text)
    if reserved(shown, seat):
        raise Refusal("name-reserved", name=shown)
    other = find_lookalike(shown, taken)
    if other is None:
        return shown
    same = other.casefold() == shown.casefold()
    raise Refusal("name-taken" if same else "name-lookalike", name=other)
