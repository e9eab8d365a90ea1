"""Says what is told of a game (reports, options, questions, reasons) in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from sixgun.engine.aims import Reason
from sixgun.engine.cards import CHARACTERS, EVENTS, SUITS, split_face
from sixgun.engine.explain import Summand
from sixgun.engine.options import Option
from sixgun.engine.reports import Report
from sixgun.engine.settings import ROLES
from sixgun.locales import Speech
from sixgun.narration.chronicle import Chronicler, Line
from sixgun.narration.narrators import narrator_of
from sixgun.narration.reasons import reason_words
from sixgun.narration.telling import COLOURS, cards_in, report_words, stage
from sixgun.narration.words import Arguments

from ..voice import Voice

#: What a report may have nothing to say about.
UNSAID: Arguments = {"known": "yes", "thing": "", "name": "", "names": "", "symbol": ""}


class Teller(Voice):
    """Tells a game in one language to one reader, who is `me` (None: none of the players)."""

    def __init__(
        self, speech: Speech, names: Sequence[str], me: int | None = None, *, symbols: bool = True
    ) -> None:
        super().__init__(speech, symbols=symbols)
        self.names = names
        self.me = me

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

    def several(self, tell: Callable[[str], str], words: str) -> str:
        """What is joined by commas, each by its name."""
        return ", ".join(tell(word) for word in words.split(",") if word)

    def serving(self, card: str, wanted: str) -> str:
        """A card that serves as another kind; "": as itself."""
        return self.say("card-as", card=card, name=self.name(wanted)) if wanted else card

    # ------------------------------------------------------- what is told

    def option(self, option: Option, seen: Any) -> str:
        """One of the open options of a view."""
        return self.told(*narrator_of(seen).option(seen, option))

    def question(self, seen: Any) -> str:
        """What the reader is asked."""
        return self.told(*narrator_of(seen).question(seen))

    def reason(self, reason: Reason) -> str:
        """Why something is not possible, or a caution."""
        return self.told(*reason_words(reason))

    def tell(self, chronicle: Chronicler, reports: Sequence[Report]) -> list[tuple[Report, str]]:
        """The reports worth telling, redacted before, each with its sentence."""
        lines = chronicle.tell(reports).told
        return [(reports[line.at], self.line(line, reports[line.at])) for line in lines]

    def report(self, report: Report) -> str:
        """A report by itself, whatever came before."""
        return self.line(Line(0, *report_words(report)), report)

    def line(self, line: Line, report: Report) -> str:
        """What is told of a report."""
        cards = cards_in(line.args, report)
        words = {
            **stage(report, self.me),
            "player": self.player(report.seat),
            "foe": self.player(report.foe),
            "number": report.number,
            "word": report.word,
            "side": report.word,
            "count": len(cards),
            **UNSAID,
            **self.filled(line.args),
            "cards": self.serving(self.cards(cards), str(line.args.get("serves", ""))),
        }
        return self.say(line.key, **words)

    def told(self, key: str, arguments: Arguments) -> str:
        """A message whose arguments are plain seats, faces and slugs."""
        own = "yes" if "target" in arguments and arguments["target"] == self.me else "no"
        return self.say(key, **{"player": "", "own": own, **self.filled(arguments)})

    def filled(self, arguments: Arguments) -> Arguments:
        """Arguments with names where there were seats, faces and slugs."""
        words: Arguments = {}
        for name, value in arguments.items():
            words["thing" if name == "tool" else name] = self.spoken(name, value)
        if "card" in words:
            words["card"] = self.serving(str(words["card"]), str(arguments.get("serves", "")))
        return words

    def spoken(self, name: str, value: str | int) -> str | int:
        """An argument by its name; see `narration.words`."""
        if isinstance(value, int):
            return self.player(value) if name in ("player", "target") else value
        if name == "card":
            return self.several(self.card, value)
        if name == "tool":
            return self.several(self.thing, value)
        named = ("thing", "word", "character", "event")
        return self.several(self.name, value) if name in named else value

    # ---------------------------------------------------------- distances

    def distance(self, total: int, parts: Sequence[Summand]) -> str:
        """`2 = 1 seat, +1 Mustang`."""
        told = ", ".join(self._summand(part) for part in parts)
        return self.say("distance-sum", distance=total, parts=told)

    def _summand(self, part: Summand) -> str:
        thing = self.name(part.source) if part.source else ""
        signed = f"{part.number:+d}".replace("-", "\N{MINUS SIGN}" if self.symbols else "-")
        return self.say(f"summand-{part.key}", number=part.number, signed=signed, thing=thing)


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
