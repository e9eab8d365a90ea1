"""Turns what a duel says (reports, options, questions) into sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sixgun.duel import DuelView
from sixgun.duel.printed import CHARACTERS, SIDES, SYMBOLS, back_of, slug_of
from sixgun.duel.wording import Arguments, option_words, question_words
from sixgun.engine.options import Option
from sixgun.engine.reports import Report
from sixgun.locales import Speech

#: Reports that others say well enough.
QUIET = frozenset({"shot", "turn_ended", "won"})


class DuelTeller:
    """Tells a duel in one language to one reader, who is `me` (None: a spectator)."""

    def __init__(self, speech: Speech, names: Sequence[str], me: int | None = None) -> None:
        self.speech = speech
        self.say = speech.say
        self.names = names
        self.me = me
        self._revealing = False

    # ------------------------------------------------------------- words

    def player(self, seat: int | None) -> str:
        """A player's name; who is called after a side is called so in the reader's language."""
        if seat is None:
            return ""
        name = self.names[seat]
        return self.say(f"duel-side-{name}") if name in SIDES else name

    def name(self, slug: str) -> str:
        """The name of a character or of a card."""
        shelf = "character" if slug in CHARACTERS else "card"
        return self.say(f"duel-{shelf}-{slug.replace('_', '-')}")

    def card(self, face: str) -> str:
        """`Colt (dynamite)`; of a deck that is not the reader's, `Colt (dynamite, Law)`."""
        slug, _, corner = face.partition("/")
        if not corner:
            return self.name(slug)
        words = [self.say(f"duel-symbol-{SYMBOLS[corner[1]]}")]
        if back_of(face) != self.me:
            words.append(self.say(f"duel-side-{SIDES[back_of(face)]}"))
        return self.say("card-with-corner", name=self.name(slug), corner=", ".join(words))

    def cards(self, faces: Iterable[str | None]) -> str:
        found = list(faces)
        known = [face for face in found if face is not None]
        if len(known) < len(found):
            return self.say("hidden-cards", count=len(found))
        return ", ".join(self.card(face) for face in known)

    def thing(self, word: str) -> str:
        """What can be used: a card, or the ability of a character."""
        if word in CHARACTERS:
            return self.say("ability-of", name=self.name(word))
        return self.card(word)

    # ----------------------------------------------- options, questions

    def option(self, option: Option, seen: DuelView) -> str:
        return self.told(*option_words(seen, option))

    def question(self, seen: DuelView) -> str:
        return self.told(*question_words(seen))

    def told(self, key: str, arguments: Arguments) -> str:
        """A message whose arguments are faces and slugs."""
        words = dict(arguments)
        for name, tell in (("card", self.card), ("name", self.name), ("thing", self.thing)):
            if name in words:
                words[name] = tell(str(words[name]))
        return self.say(key, **words)

    # ----------------------------------------------------------- reports

    def tell(self, reports: Iterable[Report]) -> list[tuple[Report, str]]:
        """The reports worth telling, redacted by the caller, each with its sentence."""
        told = []
        for report in reports:
            if report.key in ("turned_up", "reveal_decided"):
                self._revealing = report.key == "turned_up"
            quiet = self._revealing and report.key == "spread_discarded"
            if report.key not in QUIET and not quiet:
                told.append((report, self.report(report)))
        return told

    def report(self, report: Report) -> str:
        who, _, other = report.word.partition(",")
        key = f"duel-report-{report.key.replace('_', '-')}"
        if report.key == "offered_characters" and not report.word:
            key += ".hidden"
        elif report.key == "played" and who:
            key += ".on"
        served = other if report.key == "played" else who if report.key == "answered" else ""
        return self.say(
            key,
            actor="you" if report.seat is not None and report.seat == self.me else "they",
            player=self.player(report.seat),
            foe=self.player(report.foe),
            cards=self._served(report.cards, served),
            number=report.number,
            side=report.word,
            name=self.name(who) if who in CHARACTERS else "",
            names=", ".join(
                self.name(slug) for slug in report.word.split(",") if slug in CHARACTERS
            ),
            symbol=self.say(f"duel-symbol-{who}") if who in SYMBOLS.values() else "",
            thing=self._used(report) if report.key in ("used", "acted") else "",
        )

    def _used(self, report: Report) -> str:
        return self.cards(report.cards) if report.cards else self.thing(report.word)

    def _served(self, cards: Sequence[str | None], kind: str) -> str:
        """Cards, and what the card served as."""
        if kind == "hit" or not kind or None in cards:
            return self.cards(cards)
        return self.say("card-as", card=self.cards(cards), name=self.name(kind))

    # ------------------------------------------------------------- table

    def table(self, seen: DuelView) -> list[str]:
        """The piles, and a line for every side and character, the reader's first."""
        law, outlaws, common = seen.deck_sizes
        lines = [
            self.say(
                "duel-table-piles",
                law=law,
                outlaws=outlaws,
                common=common,
                discard=len(seen.discard),
            )
        ]
        if seen.discard:
            lines.append(self.say("duel-table-top", card=self.card(seen.discard[-1])))
        first = seen.seat or 0
        for seat in (first, 1 - first):
            lines += self._side(seen, seat)
        return lines

    def _side(self, seen: DuelView, seat: int) -> list[str]:
        head = self.say(
            "duel-table-side",
            player=self.player(seat),
            hand=len(seen.hands[seat]),
            reserve=seen.reserve_size[seat],
        )
        rows = [self._row(seen, seen.active(seat), "active")]
        if seen.rear(seat) != seen.active(seat):
            rows.append(self._row(seen, seen.rear(seat), "rear"))
        return [head, *rows]

    def _row(self, seen: DuelView, spot: int, place: str) -> str:
        life = f"{seen.life[spot]}/{seen.max_life[spot]}"
        gear = self.cards(seen.gear[spot])
        where = self.say(f"duel-table-{place}")
        name = self.name(seen.characters[spot]) if seen.characters[spot] else "-"
        return f"  {name} {life} ({where}){': ' + gear if gear else ''}"

    def hand(self, seen: DuelView) -> str:
        cards = self.cards(seen.hand) or self.say("duel-table-nothing")
        return self.say("duel-table-hand", cards=cards)

    def texts(self, seen: DuelView) -> list[str]:
        """What the characters in play and the cards in one's hand and in play do."""
        words = [slug for slug in seen.characters if slug]
        cards = [face for face in seen.hand if face]
        cards += [face for gear in seen.gear for face in gear]
        return [
            f"{self.name(slug)}: {self.say(self._key(slug) + '.text')}"
            for slug in dict.fromkeys([*words, *map(slug_of, cards)])
        ]

    def _key(self, slug: str) -> str:
        shelf = "character" if slug in CHARACTERS else "card"
        return f"duel-{shelf}-{slug.replace('_', '-')}"
