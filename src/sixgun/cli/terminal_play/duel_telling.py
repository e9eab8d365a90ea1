"""Says what is told of a duel (reports, options, reasons) in sentences, and shows its table."""

from __future__ import annotations

from sixgun.duel import DuelView, Sum, sums
from sixgun.duel.printed import CHARACTERS, SIDES, SYMBOLS, back_of, slug_of
from sixgun.engine.aims import Reason
from sixgun.narration.reasons import duel_reason_words

from .telling import Teller


class DuelTeller(Teller):
    """Tells a duel in one language to one reader, who is `me` (None: a spectator)."""

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

    def thing(self, word: str) -> str:
        """What can be used: a card, or the ability of a character."""
        if word in CHARACTERS:
            return self.say("ability-of", name=self.name(word))
        return self.card(word)

    def spoken(self, name: str, value: str | int) -> str | int:
        if name in ("name", "names"):
            return self.several(self.name, str(value))
        if name == "symbol":
            return self.say(f"duel-symbol-{value}")
        return super().spoken("tool" if name == "thing" else name, value)

    def reason(self, reason: Reason) -> str:
        """Why something is not possible, or a caution."""
        return self.told(*duel_reason_words(reason))

    def sums(self, seen: DuelView, seat: int) -> list[str]:
        """The numbers of a side that add up, a line each."""
        found = sums(seen, seat)
        return [self.say(f"duel-sum-{name}", sum=self._sum(each)) for name, each in found.items()]

    def _sum(self, found: Sum) -> str:
        """`3 (2, +1 Bank)`; where nothing is added, the number alone."""
        first = found.parts[0]
        if found.total is None:
            return self._summand(first)
        plain = len(found.parts) == 1 and first.key == "base"
        return str(found.total) if plain else self.distance(found.total, found.parts)

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
            lines.append(self.say("duel-table-top", card=self.card(seen.top_discard)))
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
