"""The catalogue: everything in the boxes as plain data.

>>> import sixgun
>>> volcanic = sixgun.cards()["volcanic"]
>>> volcanic
<card volcanic: blue, base, 2 copies>
>>> volcanic.names.it, [(copy.rank, copy.suit) for copy in volcanic.copies]
('Volcanic', [('10', 'spades'), ('10', 'clubs')])
>>> sixgun.cards()["stagecoach"].text
'Draw two cards from the deck.'
>>> len(sixgun.cards("dodge_city")), len(sixgun.events("high_noon")), len(sixgun.cards("duel"))
(34, 15, 31)

The duel is a game of its own, and some of its cards are called like cards of the big game. So its
box is listed only when it is named.

Sentences are read when somebody asks for them, each language once; that takes a moment.

- `entries`   what the catalogue says of a card, a character, an event
- `boxes`     where it finds them
"""

from .boxes import DUEL, cards, characters, events
from .entries import CardEntry, CharacterEntry, Copy, EventEntry, Words

__all__ = [
    "DUEL",
    "CardEntry",
    "CharacterEntry",
    "Copy",
    "EventEntry",
    "Words",
    "cards",
    "characters",
    "events",
]
