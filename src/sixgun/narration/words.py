"""What a telling is: the key of a message and plain arguments, for whoever speaks."""

from __future__ import annotations

from typing import TypeAlias

Arguments: TypeAlias = dict[str, str | int]
#: The key of a message, or of an attribute of it (`question-shot.event`), and its arguments.
Telling: TypeAlias = tuple[str, Arguments]

#: What the arguments of messages mean. Several things are joined by commas.
ARGUMENTS: dict[str, str] = {
    "player": "a seat",
    "target": "a seat",
    "card": "a card by its face, or a kind by its slug; '': none that is known",
    "cards": "cards by their faces, an empty one is hidden; instead of those of the report",
    "serves": "the kind of card that `card` or `cards` serve as; '': as itself",
    "tool": "what is used: a card by its face, or the character whose ability it is",
    "thing": "a card, character, event, role, suit or colour by its slug; of the duel: a tool",
    "word": "a card, character or event by its slug, in reasons",
    "character": "the same, in reasons",
    "event": "the same, in reasons",
    "name": "of the duel: a character by its slug",
    "names": "of the duel: characters",
    "side": "of the duel: law or outlaws",
    "symbol": "of the duel: what was wished for",
    "number": "a number",
    "count": "a number",
    "distance": "a number",
    "reach": "a number",
    "wish": "what a draw! should be: a word that messages choose by",
    "own": "yes or no",
    "keep": "yes or no",
    "known": "no, if what is told of is hidden",
}
