"""Turns what the engine says (reports, options, questions, reasons) into sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sixgun.content.wording import Arguments, option_words, question_words
from sixgun.engine.aims import ANYBODY, Reason
from sixgun.engine.cards import CHARACTERS, EVENTS, KIND_BY_SLUG, SUITS, split_face
from sixgun.engine.explain import CAUTIONS, Summand
from sixgun.engine.options import Option
from sixgun.engine.reports import SECRET_WORDS, Report
from sixgun.engine.settings import ROLES
from sixgun.engine.view import View
from sixgun.locales import Speech

SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
COLOURS = ("red", "black")


class Teller:
    """Tells a game in one language to one reader, who is `me` (None: none of the players)."""

    def __init__(
        self, speech: Speech, names: Sequence[str], me: int | None = None, *, symbols: bool = True
    ) -> None:
        self.speech = speech
        self.say = speech.say
        self.names = names
        self.me = me
        self.symbols = symbols  # ♥ rather than a letter

    # ------------------------------------------------------------- words

    def player(self, seat: int | None) -> str:
        return "" if seat is None else self.names[seat]

    def card(self, face: str) -> str:
        """`BANG! (Q♥)`; without rank and suit, `BANG!`."""
        slug, rank, suit = split_face(face)
        name = self.name(slug)
        return (
            self.say("card-with-corner", name=name, corner=rank + self.suit(suit)) if suit else name
        )

    def suit(self, letter: str) -> str:
        return SYMBOLS[letter] if self.symbols else self.say(f"suit-{SUITS[letter]}.letter")

    def corner(self, face: str) -> str:
        """`Q♥`."""
        _, rank, suit = split_face(face)
        return rank + self.suit(suit)

    def cards(self, faces: Iterable[str | None]) -> str:
        """The cards by name, or only how many if they are hidden."""
        found = list(faces)
        known = [face for face in found if face is not None]
        if len(known) < len(found):
            return self.say("hidden-cards", count=len(found))
        return ", ".join(self.card(face) for face in known)

    def name(self, slug: str) -> str:
        """The name of a card, character, event, role, suit or colour."""
        return self.say(f"{shelf(slug)}-{slug.replace('_', '-')}")

    def thing(self, word: str) -> str:
        """What can be used: a card, or the ability of a character."""
        if word in CHARACTERS:
            return self.say("ability-of", name=self.name(word))
        return self.card(word)

    def served(self, face: str, wanted: str) -> str:
        """A card that serves as another kind; "": as itself."""
        if not wanted:
            return self.card(face)
        return self.say("card-as", card=self.card(face), name=self.name(wanted))

    # ----------------------------------------------------------- reports

    def report(self, report: Report) -> str:
        """A report, redacted by the caller."""
        _, seat, foe, cards, number, word, _ = report
        return self.say(
            message_of(report),
            actor="you" if seat is not None and seat == self.me else "they",
            scene=self._scene(seat, foe),
            player=self.player(seat),
            foe=self.player(foe),
            cards=self._cards_of(report),
            known="no" if None in cards or lacks_word(report) else "yes",
            count=len(cards),
            number=number,
            word=word,
            thing=self._thing_of(report),
        )

    def _cards_of(self, report: Report) -> str:
        cards = report.cards
        if len(cards) == 1 and cards[0] is not None and report.key in ("played", "answered"):
            return self.served(cards[0], report.word)
        return self.cards(cards)

    def _scene(self, seat: int | None, foe: int | None) -> str:
        first = "you" if seat is not None and seat == self.me else "they"
        if foe is None:
            return first
        if foe == seat:
            return f"{first}-self"
        return f"{first}-{'you' if foe == self.me else 'them'}"

    def _thing_of(self, report: Report) -> str:
        if not report.word or report.key not in NAMED:
            return ""
        if report.key == "used" and report.cards:
            return self.cards(report.cards)
        tell = self.thing if report.key in ("acted", "used") else self.name
        return ", ".join(tell(word) for word in report.word.split(","))

    # ----------------------------------------------- options, questions

    def option(self, option: Option, seen: View) -> str:
        """One of the open options of a view, in words for people."""
        return self.told(*option_words(seen, option))

    def question(self, seen: View) -> str:
        """What the reader is asked."""
        return self.told(*question_words(seen))

    def told(self, key: str, arguments: Arguments) -> str:
        """A message whose arguments are plain seats, faces and slugs."""
        words: Arguments = {"player": "", **arguments}
        for name, value in arguments.items():
            if name == "player":
                words[name] = self.player(int(value))
            elif name == "card":
                words[name] = self.served(str(value), str(arguments.get("serves", "")))
            elif name == "tool":
                words["thing"] = self.thing(str(value))
            elif name == "thing":
                words[name] = self.name(str(value)) if value else ""
        return self.say(key, **words)

    # ----------------------------------------------------------- reasons

    def reason(self, reason: Reason) -> str:
        """Why something is not possible, or a caution."""
        key, details = reason
        arguments: Arguments = {"own": "yes" if details.get("target") == self.me else "no"}
        for name, value in details.items():
            arguments[RENAMED.get(name, name)] = self._detail(name, value)
        if key in ("not-in-hand", "not-in-play"):  # no copy in particular is meant
            arguments["card"] = self.name(split_face(details["card"])[0])
        if key == "not-yours" and details["character"] in EVENTS:
            return self.say("reason-not-yours.event", **arguments)
        return self.say(key if key in CAUTIONS else f"reason-{key}", **arguments)

    def _detail(self, name: str, value: Any) -> str | int:
        if name in ("player", "target"):
            return self.player(value)
        if name == "card":
            return self.card(value) if value else ""
        return self.name(value) if isinstance(value, str) else int(value)

    def distance(self, total: int, parts: Sequence[Summand]) -> str:
        """`2 = 1 seat, +1 Mustang`."""
        told = ", ".join(self._summand(part) for part in parts)
        return self.say("distance-sum", distance=total, parts=told)

    def _summand(self, part: Summand) -> str:
        thing = self.name(part.source) if part.source else ""
        signed = f"{part.number:+d}".replace("-", "\N{MINUS SIGN}" if self.symbols else "-")
        return self.say(f"summand-{part.key}", number=part.number, signed=signed, thing=thing)


#: Details of a reason that are the name of a card, character or event.
RENAMED = {"word": "thing", "character": "thing", "event": "thing"}

#: Reports whose word is the name of something.
NAMED = frozenset(
    {
        "acted",
        "called",
        "changed_character",
        "copied",
        "dealt_role",
        "died",
        "event_coming",
        "event_revealed",
        "looked_at_spare",
        "named_suit",
        "offered_characters",
        "took_character",
        "used",
        "won",
    }
)


def message_of(report: Report) -> str:
    """The message of a report; what does somebody good has a sentence of its own."""
    key = f"report-{report.key.replace('_', '-')}"
    if report.key == "played" and report.foe is not None and report.cards[0] is not None:
        kind = KIND_BY_SLUG[split_face(report.cards[0])[0]]
        return f"{key}.for" if kind.aim is ANYBODY else key
    return key


def lacks_word(report: Report) -> bool:
    """Was the word redacted, or is there nothing to name?"""
    return not report.word and (report.key in SECRET_WORDS or report.key == "copied")


def shelf(slug: str) -> str:
    """Where a name stands in the Fluent files."""
    for name, slugs in SHELVES.items():
        if slug in slugs:
            return name
    return "card"


SHELVES = {
    "character": CHARACTERS,
    "event": EVENTS,
    "role": ROLES,
    "suit": tuple(SUITS.values()),
    "colour": COLOURS,
}
