"""What has happened, told to whoever listens.

The atoms of the table announce everything that moves. Inside the engine a report
names cards in full; `eyes` says which seats may see their faces, and `redacted`
is the one place that decides what a seat gets to read.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .anygame import document

#: The mask of everybody, spectators included.
EVERYBODY = 0x1FF
#: The bit of a spectator.
SPECTATOR = 8

#: Every kind of report: what `seat`, `foe`, `cards`, `number` and `word` mean in it.
REPORTS: dict[str, str] = {
    "dealt_role": "seat has this role (word)",
    "offered_characters": "seat may choose between characters (word: slugs, by comma)",
    "took_character": "seat plays this character (word) with so many life points (number)",
    "game_began": "the hands are dealt, seat has the first turn",
    "turn_began": "the turn of seat begins; number counts the turns",
    "turn_skipped": "seat skips the rest of the turn",
    "turn_ended": "the turn of seat is over",
    "drew": "seat drew cards from the deck",
    "drew_openly": "seat drew a card and showed it; number: 1 if it came from the discards",
    "took_discard": "seat drew the top card of the discard pile",
    "turned_up": "seat drew! and these cards came up; word is what was wished for",
    "flip_decided": "the draw! of seat counts this card; number: 1 if it fits the wish (word)",
    "laid_out": "cards are laid out, seat picks first; word: store, look, gift; number: discards",
    "picked": "seat took a card that was laid out",
    "put_back": "seat put cards back on the deck",
    "spread_discarded": "a laid-out card was discarded; seat would have picked",
    "played": "seat played a card, on foe if there is one; word: what it served as, if not itself",
    "answered": "seat played a card in answer; word is what it served as, if not itself",
    "used": "seat used a card in play or an ability (word), on foe if there is one",
    "acted": "an ability of seat, or the event in force (word), takes effect by itself",
    "equipped": "seat put a card in front of foe (or of himself)",
    "discarded": "seat discarded cards from the hand",
    "lost_gear": "a card in front of seat went to the discards",
    "gear_moved": "a card went from in front of seat to in front of foe",
    "took_gear": "seat took a card in front of foe into the hand",
    "stole": "seat took a random card from foe's hand",
    "inherited": "seat took all hand cards of foe, who is out",
    "missed": "a shot at seat was cancelled",
    "shot": "seat is shot at by foe; number is how many missed effects it takes to stop",
    "challenged": "seat challenged foe to a duel",
    "exploded": "the dynamite in front of seat exploded",
    "jail_opened": "seat got out of jail",
    "jailed": "seat stays in jail and misses the turn",
    "hurt": "seat lost life points (number), because of foe if there is one; word is the cause",
    "healed": "seat regained life points (number)",
    "no_effect": "what seat played had no effect",
    "died": "seat is eliminated, by foe if there is one; word is the role",
    "rewarded": "seat is due so many cards (number) for eliminating foe",
    "penalised": "seat, the Sheriff, eliminated a Deputy and loses all cards",
    "reshuffled": "the discards became the new deck; number counts the reshuffles",
    "noon_called": "the tournament's high noon is coming; number is 1 if called from outside",
    "noon_began": "from seat on, everybody loses a life point at the start of the turn",
    "gave": "seat gave a laid-out card to foe",
    "showed": "seat showed a hand card",
    "buried_in_deck": "seat put a hand card face down on the deck",
    "copied": "seat copies the ability of foe's character (word); no foe: nobody's any more",
    "changed_character": "seat plays another character (word) with so many life points (number)",
    "rose": "seat is back with so many life points (number); word: ghost, if only for a turn",
    "departed": "seat, a ghost, is out of the game again",
    "event_revealed": "an event (word) is in force",
    "event_coming": "everybody sees that this event (word) comes next",
    "looked_at_spare": "seat looked at his second character (word)",
    "named_suit": "seat will play no suit but this one (word) in this turn",
    "aimed_at_card": "seat shoots at a card in front of foe",
    "card_saved": "a card in front of seat that was shot at is saved",
    "called": "seat called a colour or suit (word); number is 1 if it came up",
    "extra_turn": "seat has another turn",
    "left": "seat left the game and is passive",
    "game_over": "the game is over; word is the winning side, or `abandoned`",
    "won": "seat has won; word is the role",
}


#: Reports whose word is for the eyes of `eyes` only.
SECRET_WORDS = frozenset({"dealt_role", "offered_characters", "looked_at_spare"})


class Report(NamedTuple):
    """One thing that happened; `REPORTS` says what the fields mean for each key."""

    key: str
    seat: int | None = None
    foe: int | None = None
    cards: tuple[str | None, ...] = ()
    number: int = 0
    word: str = ""
    eyes: int = EVERYBODY


document(
    Report,
    {
        "key": "What happened, a key of `REPORTS`.",
        "seat": "Whom it is about; None: nobody in particular.",
        "foe": "Who else it is about, for example whom a card was played on.",
        "cards": "The faces of the cards that moved; None where they are hidden.",
        "number": "How much, how often or which one, as `REPORTS` says of the key.",
        "word": "A slug, a role, a cause: as `REPORTS` says of the key.",
        "eyes": "A mask of the seats that may see the faces; redacted reports tell everybody's.",
    },
)


def report_of(fields: tuple[Any, ...]) -> Report:
    """A report with these fields; a third of what `Report(...)` costs."""
    return tuple.__new__(Report, fields)


def redacted(report: Report, seat: int | None) -> Report:
    """What this seat (None: a spectator) may read of a report; `eyes` is never told."""
    if report.eyes == EVERYBODY:
        return report
    bit = 1 << (SPECTATOR if seat is None else seat)
    if report.eyes & bit:
        return report_of((*report[:6], EVERYBODY))
    key, about, foe, cards, number, word, _ = report
    hidden = (None,) * len(cards)
    return report_of(
        (key, about, foe, hidden, number, "" if key in SECRET_WORDS else word, EVERYBODY)
    )
