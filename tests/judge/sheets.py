"""Sheets for tests: a table as the judge would have it in mind."""

from __future__ import annotations

from sixgun.judge.dice import Dice
from sixgun.judge.kinds import LIFE
from sixgun.judge.sheet import Sheet

ROLES = {
    3: ["deputy", "outlaw", "renegade"],
    4: ["sheriff", "outlaw", "renegade", "outlaw"],
    5: ["sheriff", "outlaw", "renegade", "outlaw", "deputy"],
    8: ["sheriff", "outlaw", "renegade", "outlaw", "deputy", "renegade", "outlaw", "deputy"],
}


def sheet_of(*characters: str, turn: int = 0, event: str = "") -> Sheet:
    """A table of these characters in the first one's turn, with nothing in hand or in play."""
    sheet = Sheet(list(ROLES[len(characters)]), Dice(), noon_after=0)
    for seat, character in enumerate(characters):
        sheet.characters[seat] = character
        sheet.max_life[seat] = LIFE[character] + (sheet.roles[seat] == "sheriff")
        sheet.life[seat] = sheet.max_life[seat]
        sheet.seen_characters.add(character)
    sheet.turn, sheet.event = turn, event
    return sheet
