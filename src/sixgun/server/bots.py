"""The bots that a house offers, and what they are called at a table."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import count
from random import Random
from typing import NamedTuple

from .protocol import BotCard


class HouseBot(NamedTuple):
    """A bot that people can ask for by its name here; the spec stays in the house."""

    spec: str
    level: int  # from 1, the easiest


HOUSE_BOTS: dict[str, HouseBot] = {
    "tenderfoot": HouseBot("tenderfoot", 1),
    "drifter": HouseBot("drifter", 2),
    "gunslinger": HouseBot("gunslinger", 3),
    "tracker": HouseBot("tracker", 4),
    "marshal": HouseBot("marshal", 5),
}

#: Who plays for people who are away.
SUBSTITUTE = "tracker"

#: The same for the duel.
DUEL_BOTS: dict[str, HouseBot] = {
    "random": HouseBot("duel/random", 1),
    "brawler": HouseBot("duel/brawler", 2),
    "search": HouseBot("duel/search", 3),
}
DUEL_SUBSTITUTE = "brawler"

#: Names that need no translation; none is a word of the game.
NICKNAMES = (
    "Abilene",
    "Amarillo",
    "Bronco",
    "Cactus",
    "Canyon",
    "Cheyenne",
    "Condor",
    "Coyote",
    "Dakota",
    "Durango",
    "Laredo",
    "Lobo",
    "Mojave",
    "Montana",
    "Nevada",
    "Pancho",
    "Pinto",
    "Puma",
    "Ringo",
    "Rodeo",
    "Saguaro",
    "Sierra",
    "Tucson",
    "Yuma",
)


def bot_cards(bots: Mapping[str, HouseBot] = HOUSE_BOTS) -> tuple[BotCard, ...]:
    """Bots of the house as clients see them, the easiest first."""
    ordered = sorted(bots.items(), key=lambda item: item[1].level)
    return tuple(BotCard(bot=name, level=bot.level) for name, bot in ordered)


def bot_name(taken: Collection[str], dice: Random) -> str:
    """A nickname that nobody at the table has; they get a number when all are taken."""
    lowered = {name.lower() for name in taken}
    for number in count(1):
        names = [nickname + (f"-{number}" if number > 1 else "") for nickname in NICKNAMES]
        free = [name for name in names if name.lower() not in lowered]
        if free:
            return dice.choice(free)
    raise AssertionError("numbers never run out")
