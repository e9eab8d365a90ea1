"""What the atoms of the duel announce; `Report` and `redacted` are the engine's."""

from __future__ import annotations

#: Every kind of report: what `seat`, `foe`, `cards`, `number` and `word` mean in it. Words that
#: name several things are joined by commas; a character is named by its slug. The origin of a
#: card is what everybody sees of it: `law` and `outlaws` for the decks of the sides, `common-law`
#: and `common-outlaws` for the common deck and the back.
REPORTS: dict[str, str] = {
    "offered_characters": "seat is dealt these characters (word)",
    "game_began": "the hands are dealt, seat has the first turn",
    "turn_began": "the turn of seat begins; number counts the turns",
    "turn_ended": "the turn of seat is over",
    "drew": "seat drew cards; word: the origin of each",
    "drew_openly": "seat drew a card and showed it; word: its origin",
    "turned_up": "seat revealed these cards; word: the symbol that was wished for, their origins",
    "reveal_decided": "the reveal of seat is decided; number: 1 if it fits the wish (word)",
    "laid_out": "cards are laid out, seat picks first; word: store or look, their origins",
    "picked": "seat took a card that was laid out; word: its back",
    "spread_discarded": "a card that was laid out or revealed by seat was discarded",
    "played": "seat played a card; word: the target, if any, and what the card served as",
    "answered": "seat played a card in answer; word is what it served as, if not itself",
    "used": "seat used an ability or a card in play (word)",
    "acted": "an ability of seat (word) takes effect by itself",
    "equipped": "seat put a card beside a character (word) of foe; number: its spot",
    "discarded": "seat discarded a card from the hand",
    "lost_gear": "a card at a spot (number) of seat went to the discards; word: who is there",
    "gear_moved": "a card at a spot (number) of seat went beside a character (word) of foe",
    "took_gear": "seat took a card at a spot (number) of foe into the hand; word: who is there",
    "stole": "seat took a random card from foe's hand; word: its back",
    "shot": "foe hits a character of seat; word: who, by what; number: cards it costs to dodge",
    "missed": "a character (word) of seat dodged a hit",
    "hurt": "a character of seat lost life points (number), by foe if any; word: who, by what",
    "healed": "a character (word) of seat regained life points (number)",
    "life_set": "a character (word) of seat has so many life points (number) now",
    "exploded": "the dynamite beside a character (word) of seat exploded",
    "died": "a character (word) of seat is eliminated",
    "entered": "a character (word) of seat is in play with so many life points (number)",
    "marker_moved": "the marker of seat is at this character (word) now",
    "ranks_closed": "the marker of seat is at the only character (word) that is left to it",
    "reshuffled": "the discards became the common deck; number counts the shuffles",
    "left": "seat gave up",
    "game_over": "the duel is over; word is the winning side",
    "won": "seat has won; word is its side",
}
