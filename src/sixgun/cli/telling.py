"""Turns what the engine says (reports, options, questions, reasons) into sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from sixgun.engine.aims import Reason
from sixgun.engine.cards import CHARACTERS, KIND_BY_SLUG, SUITS, split_face
from sixgun.engine.explain import CAUTIONS, Summand
from sixgun.engine.options import Option
from sixgun.engine.reports import Report
from sixgun.engine.settings import ROLES
from sixgun.engine.view import View
from sixgun.locales import Speech

SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}

Arguments = dict[str, str | int]


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
        """The name of a card, character or role."""
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

    def report(self, report: Report, wish: str = "") -> str:
        """A report, redacted by the caller; `wish` is that of the draw! under way."""
        key, seat, foe, cards, number, word, _ = report
        if len(cards) == 1 and cards[0] is not None and key in ("played", "answered"):
            told = self.served(cards[0], word)
        else:
            told = self.cards(cards)
        return self.say(
            message_of(report),
            actor="you" if seat is not None and seat == self.me else "they",
            scene=self._scene(seat, foe),
            player=self.player(seat),
            foe=self.player(foe),
            cards=told,
            known="no" if None in cards or is_withheld(report) else "yes",
            count=len(cards),
            number=number,
            word=word,
            wish=wish,
            thing=self._thing_of(report),
        )

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
        tell = self.thing if report.key == "used" else self.name
        return ", ".join(tell(word) for word in report.word.split(","))

    # ----------------------------------------------- options, questions

    def option(self, option: Option, seen: View) -> str:
        """One of the open options of a view, in words for people."""
        tell = _OPTIONS.get(option[0], _choosing)
        key, arguments = tell(self, option, seen)
        return self.say(f"option-{key}", **arguments)

    def question(self, seen: View) -> str:
        """What the reader is asked."""
        assert seen.decision is not None
        arguments: Arguments = dict.fromkeys(("player", "card", "wish", "thing"), "")
        arguments |= {"own": "no", "keep": "no", "number": 0}
        kind = seen.decision.kind
        if kind in _QUESTIONS:
            arguments |= _QUESTIONS[kind](self, seen, seen.decision.about)
        return self.say(f"question-{kind}", **arguments)

    # ----------------------------------------------------------- reasons

    def reason(self, reason: Reason) -> str:
        """Why something is not possible, or a caution."""
        key, details = reason
        arguments: Arguments = {"own": "yes" if details.get("target") == self.me else "no"}
        for name, value in details.items():
            arguments[_RENAMED.get(name, name)] = self._detail(name, value)
        if key in ("not-in-hand", "not-in-play"):  # no copy in particular is meant
            arguments["card"] = self.name(split_face(details["card"])[0])
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


#: Details of a reason that are the name of a card or character.
_RENAMED = {"word": "thing", "character": "thing"}

#: Reports whose word is the name of something.
NAMED = frozenset({"dealt_role", "offered_characters", "took_character", "used", "died", "won"})


def message_of(report: Report) -> str:
    return f"report-{report.key.replace('_', '-')}"


def is_withheld(report: Report) -> bool:
    """Were the characters that somebody may choose from redacted?"""
    return report.key == "offered_characters" and not report.word


def shelf(slug: str) -> str:
    """Where a name stands in the Fluent files: among cards, characters or roles."""
    if slug in CHARACTERS:
        return "character"
    return "role" if slug in ROLES else "card"


# ----------------------------------------------------------------- options

Telling = tuple[str, Arguments]

#: What a card has to serve as in an answer.
WANTED = {"shot": "missed", "indians": "bang", "duel": "bang"}


def _kind_of(seen: View) -> str:
    assert seen.decision is not None
    return seen.decision.kind


def _playing(teller: Teller, option: Option, seen: View) -> Telling:
    _, face, target = option
    kind, asked = KIND_BY_SLUG[split_face(str(face))[0]], _kind_of(seen)
    card = teller.served(str(face), _served_as(str(face), asked))
    if asked == "lethal":
        return "save", {"card": card}
    if asked in WANTED:
        return "answer", {"card": card}
    if target is not None and target == teller.me:
        return "play-own", {"card": card}
    key = "equip" if kind.border == "blue" else "play"
    return _aimed(teller, key, target, {"card": card})


def _served_as(face: str, asked: str) -> str:
    """What a card serves as if it is not itself: Calamity Janet's BANG! and Missed! cards."""
    kind = KIND_BY_SLUG[split_face(face)[0]]
    if asked == "play":
        return "bang" if kind.effect is None and kind.border == "brown" else ""
    wanted = WANTED.get(asked, kind.slug)
    plain = kind.slug == wanted or (wanted == "missed" and kind.stops)
    return "" if plain else wanted


def _using(teller: Teller, option: Option, seen: View) -> Telling:
    return _aimed(teller, "use", option[2], {"thing": teller.thing(str(option[1]))})


def _aimed(teller: Teller, key: str, target: int | None, arguments: Arguments) -> Telling:
    if target is None:
        return key, arguments
    return f"{key}-on", arguments | {"player": teller.player(target)}


def _discarding(teller: Teller, option: Option, seen: View) -> Telling:
    return "discard", {"card": teller.card(str(option[1]))}


def _taking(teller: Teller, option: Option, seen: View) -> Telling:
    _, word, target = option
    if _kind_of(seen) == "pick":
        return _picking(teller, str(word), seen)
    if target is not None:
        return "take-player", {"player": teller.player(target)}
    if word == "deck":
        return "take-deck", {}
    if word == "discard":
        return "take-discard", {"card": teller.card(seen.discard[-1])}
    return "count" if _kind_of(seen) == "flip" else "take", {"card": teller.card(str(word))}


def _picking(teller: Teller, word: str, seen: View) -> Telling:
    """A card of somebody, to keep or to be discarded."""
    assert seen.decision is not None
    me, foe, keep = seen.decision.about
    verb, player = "take" if keep else "drop", teller.player(foe)
    if word == "hand":
        return f"{verb}-hand", {"player": player}
    place = "own" if foe == me else "gear"
    return f"{verb}-{place}", {"card": teller.card(word), "player": player}


def _choosing(teller: Teller, option: Option, seen: View) -> Telling:
    word, kind = str(option[1]), _kind_of(seen)
    if kind == "keep":
        assert seen.seat is not None
        return f"keep-{word}", {"thing": teller.name(seen.settings.keep[seen.seat])}
    return "character" if kind == "character" else "choose", {"thing": teller.name(word)}


def _passing(teller: Teller, option: Option, seen: View) -> Telling:
    key = f"pass-{_kind_of(seen)}"
    return key if teller.speech.knows(f"option-{key}") else "pass", {}


def _ending(teller: Teller, option: Option, seen: View) -> Telling:
    return "end", {}


_OPTIONS: dict[str, Callable[[Teller, Option, View], Telling]] = {
    "play": _playing,
    "use": _using,
    "discard": _discarding,
    "take": _taking,
    "choose": _choosing,
    "pass": _passing,
    "end": _ending,
}


# --------------------------------------------------------------- questions

About = tuple[Any, ...]


def _of_a_shot(teller: Teller, seen: View, about: About) -> Arguments:
    _, by, needed, _ = about
    return _by(teller, seen, by) | {"number": needed}


def _of_an_attack(teller: Teller, seen: View, about: About) -> Arguments:
    return _by(teller, seen, about[1])


def _by(teller: Teller, seen: View, foe: int) -> Arguments:
    card = teller.card(seen.card_played) if seen.card_played else ""
    return {"player": teller.player(foe), "card": card}


def _of_the_last_point(teller: Teller, seen: View, about: About) -> Arguments:
    return {"number": 1 - seen.life[about[0]]}


def _of_the_limit(teller: Teller, seen: View, about: About) -> Arguments:
    return {"number": len(seen.hand) - seen.life[about[0]]}


def _of_so_many(teller: Teller, seen: View, about: About) -> Arguments:
    return {"number": about[1]}


def _of_a_pick(teller: Teller, seen: View, about: About) -> Arguments:
    me, foe, keep = about
    own, kept = ("yes" if answer else "no" for answer in (foe == me, keep))
    return {"player": teller.player(foe), "own": own, "keep": kept}


def _of_a_flip(teller: Teller, seen: View, about: About) -> Arguments:
    return {"wish": about[1]}


def _of_the_character(teller: Teller, seen: View, about: About) -> Arguments:
    return {"thing": teller.name(seen.settings.keep[about[0]])}


_QUESTIONS: dict[str, Callable[[Teller, View, About], Arguments]] = {
    "shot": _of_a_shot,
    "indians": _of_an_attack,
    "duel": _of_an_attack,
    "lethal": _of_the_last_point,
    "limit": _of_the_limit,
    "cost": _of_so_many,
    "pick": _of_a_pick,
    "look": _of_so_many,
    "flip": _of_a_flip,
    "keep": _of_the_character,
}


# ----------------------------------------------------------- whole stories


class Chronicle:
    """Tells reports one after another and leaves out what the ones before have said."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self._before = Report("")  # the report before this one
        self._draw = Report("")  # the draw! under way
        self._dealing = False

    def tell(self, reports: Iterable[Report]) -> list[tuple[Report, str]]:
        """The reports worth telling, each with its sentence."""
        told = []
        for report in merged(reports):
            self._notice(report)
            if not self._is_said(report):
                told.append((report, self._sentence(report)))
            if report.key != "spread_discarded":
                self._before = report
        return told

    def _notice(self, report: Report) -> None:
        if report.key in ("turned_up", "laid_out"):
            self._draw = report
        if report.key in ("took_character", "game_began"):
            self._dealing = report.key == "took_character"

    def _is_said(self, report: Report) -> bool:
        before, key = self._before, report.key
        if key == "drew":
            return self._dealing and None in report.cards
        if key == "spread_discarded":
            return self._draw.key == "turned_up"
        if key == "shot":
            played = (before.key, before.seat, before.foe)
            return report.number == 1 and played == ("played", report.foe, report.seat)
        if key == "challenged":
            return (before.key, before.seat, before.foe) == ("played", report.seat, report.foe)
        return key == "turn_ended" or (before.key, before.seat) in {
            (earlier, report.seat) for earlier in SAID_BY.get(key, ())
        }

    def _sentence(self, report: Report) -> str:
        said = self.teller.report(report, self._draw.word)
        if report.key == "flip_decided" and len(self._draw.cards) > 1:
            chosen = self.teller.say(
                "report-flip-decided.chosen", cards=self.teller.cards(report.cards)
            )
            return f"{chosen} {said}"
        return said


#: What need not be told right after something that says it already.
SAID_BY = {
    "turn_skipped": ("jailed",),
    "missed": ("answered",),
    "lost_gear": ("flip_decided", "exploded"),
}


def merged(reports: Iterable[Report]) -> list[Report]:
    """Cards discarded one after another make one report; a new weapon comes before the old one."""
    found: list[Report] = []
    for report in reports:
        last = found[-1] if found else Report("")
        same = (report.key, report.seat) == (last.key, last.seat)
        if same and report.key in ("discarded", "lost_gear"):
            found[-1] = last._replace(cards=last.cards + report.cards)
        elif (last.key, last.seat, report.key) == ("lost_gear", report.foe, "equipped"):
            found[-1:] = [report, last]
        else:
            found.append(report)
    return found
