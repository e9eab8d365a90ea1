"""Says sentences of one language in a terminal, with or without the symbols of the suits."""

from __future__ import annotations

from sixgun.engine.cards import SUITS, split_face
from sixgun.locales import Speech

SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


class Voice:
    """A language, and what the terminal can show."""

    def __init__(self, speech: Speech, *, symbols: bool = True) -> None:
        self.speech = speech
        self.say = speech.say
        self.symbols = symbols  # ♥ rather than a letter

    def suit(self, letter: str) -> str:
        return SYMBOLS[letter] if self.symbols else self.say(f"suit-{SUITS[letter]}.letter")

    def corner(self, face: str) -> str:
        """`Q♥`."""
        _, rank, suit = split_face(face)
        return rank + self.suit(suit)
