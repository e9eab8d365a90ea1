"""Talking at a table: quick phrases, clean lines, and who hears whom.

A table has three rooms. The living talk at the `table` and everybody hears them; the `dead`
talk among the dead, so that nobody living learns what they think; the `spectators` talk among
themselves. While no game is played, everybody who sits there talks at the `table`.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Literal, TypeAlias
from unicodedata import normalize

from ..protocol.refusals import Refusal
from ..visible_text import MOST_MARKS, clean_word, mark, perceived, unseen

Room: TypeAlias = Literal["table", "dead", "spectators"]
#: What somebody is at a table: in the game (or seated, if there is none), out of it, a spectator.
Standing: TypeAlias = Literal["living", "dead", "spectator"]

#: The quick phrases of the house; the Fluent files say them in every language.
PHRASES: tuple[str, ...] = (
    "hello",
    "good-luck",
    "your-turn",
    "hurry-up",
    "nice-shot",
    "well-played",
    "ouch",
    "dont-shoot",
    "with-sheriff",
    "lying",
    "thanks",
    "sorry",
    "right-back",
    "back",
    "good-game",
    "rematch",
)

#: Phrases that are shown as pictures over the seat of whoever says them.
EMOTES: tuple[str, ...] = (
    "laugh",
    "cheers",
    "shock",
    "anger",
    "tears",
    "wink",
    "applause",
    "hats-off",
)

#: So many characters may a line have.
LONGEST_LINE = 300


# ------------------------------------------------------------------ what is said


def clean_line(text: str) -> str:
    """What was said, on one line and without letters that cannot be seen, or a `Refusal`."""
    if len(text) > 4 * LONGEST_LINE:  # not worth reading
        raise Refusal("text-long", limit=LONGEST_LINE)
    seen = "".join(letter for letter in text if letter.isspace() or not unseen(letter))
    flat = [_without_tower(character) for character in perceived(normalize("NFC", seen))]
    line = " ".join("".join(flat).split())
    if not line:
        raise Refusal("text-empty")
    if len(line) > LONGEST_LINE:
        raise Refusal("text-long", limit=LONGEST_LINE)
    return line


def _without_tower(character: str) -> str:
    """At most `MOST_MARKS` marks, and none with nothing below it."""
    left = 0 if mark(character[0]) or character[0].isspace() else MOST_MARKS
    kept = ""
    for letter in character:
        left -= mark(letter)
        if left >= 0 or not mark(letter):
            kept += letter
    return kept


def known_phrase(key: str) -> str:
    """The key of a quick phrase, if the house has it."""
    if key not in PHRASES and key not in EMOTES:
        raise Refusal("phrase-unknown", phrase=clean_word(key))
    return key


# ------------------------------------------------------------------ who hears it


def standing(*, seated: bool, playing: bool, alive: bool = True, ghost: bool = False) -> Standing:
    """What somebody is now. A ghost has a turn but is still one of the dead."""
    if not seated:
        return "spectator"
    return "dead" if playing and (ghost or not alive) else "living"


#: Where one talks.
SPEAKS: dict[Standing, Room] = {"living": "table", "dead": "dead", "spectator": "spectators"}

#: What one hears while a game is played.
HEARS: dict[Standing, frozenset[Room]] = {
    "living": frozenset({"table"}),
    "dead": frozenset({"table", "dead"}),
    "spectator": frozenset({"table", "spectators"}),
}


def rooms_heard(who: Standing, *, playing: bool) -> frozenset[Room]:
    """The rooms that one hears; after the game everybody may hear what the dead said."""
    return HEARS[who] if playing else HEARS[who] | {"dead"}


def hears(
    listener: str, speaker: str, muted: Mapping[str, Set[str]], blocked: Mapping[str, Set[str]]
) -> bool:
    """Does the listener want to hear the speaker? Both maps say whom somebody keeps out."""
    if listener == speaker:
        return True
    return speaker not in muted.get(listener, ()) and speaker not in blocked.get(listener, ())


def audience(
    speaker: str,
    room: Room,
    people: Mapping[str, Standing],
    *,
    playing: bool,
    muted: Mapping[str, Set[str]],
    blocked: Mapping[str, Set[str]],
) -> set[str]:
    """Who of these people hears what this speaker says in this room."""
    return {
        who
        for who, what in people.items()
        if room in rooms_heard(what, playing=playing) and hears(who, speaker, muted, blocked)
    }
