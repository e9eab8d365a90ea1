"""The bots that a house offers, and what they are called at a table."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import count
from random import Random
from typing import NamedTuple

from ...bots.levels import LEVELS
from ...bots.tempers import TEMPERS
from ..protocol import ANY_TEMPER, BotCard
from .shares import QUICK


class HouseBot(NamedTuple):
    """A bot that people can ask for by its name here; the spec stays in the house."""

    spec: str
    level: int  # from 1, the easiest
    tempers: tuple[str, ...] = ()  # the personalities that it can have
    cost: float = 0.0  # how long it thinks, in seconds; 0: as long as it must, and never long

    def spec_of(self, temper: str) -> str:
        """The spec of this bot with a personality, or without any."""
        return f"{self.spec}:personality={temper}" if temper else self.spec

    @property
    def strong(self) -> bool:
        """Does it think for so long that there can be too many of it?"""
        return self.cost > QUICK


def given_time(spec: str) -> float:
    """How long a bot thinks that is given a time (`legend:ms=300`), in seconds; 0 for others."""
    given = dict(option.partition("=")[::2] for option in spec.split(":")[1:])
    return int(given.get("ms", 0)) / 1000


HOUSE_BOTS: dict[str, HouseBot] = {
    level.name: HouseBot(
        level.spec, number, tuple(TEMPERS) if level.tempered else (), given_time(level.spec)
    )
    for number, level in enumerate(LEVELS, 1)
}

#: Who plays for people who are away, and where nobody has chosen: the easiest that guesses roles.
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


def bot_cards(
    bots: Mapping[str, HouseBot] = HOUSE_BOTS, usual: str = SUBSTITUTE
) -> tuple[BotCard, ...]:
    """Bots of the house as clients see them, the easiest first."""
    ordered = sorted(bots.items(), key=lambda item: item[1].level)
    return tuple(
        BotCard(bot=name, level=bot.level, tempers=bot.tempers, usual=name == usual)
        for name, bot in ordered
    )


def one_level_lower(bots: Mapping[str, HouseBot], name: str, temper: str = "") -> str:
    """The spec of the bot below this one, as like it as it can be; "": this is the easiest."""
    lower = [bot for bot in bots.values() if bot.level == bots[name].level - 1]
    return lower[0].spec_of(temper if temper in lower[0].tempers else "") if lower else ""


def settled_temper(bot: HouseBot, temper: str, dice: Random) -> str:
    """The personality that a bot gets: what was asked for, or whichever chance gives."""
    if temper != ANY_TEMPER:
        return temper
    return dice.choice(bot.tempers) if bot.tempers else ""


def bot_name(taken: Collection[str], dice: Random) -> str:
    """A nickname that nobody at the table has; they get a number when all are taken."""
    lowered = {name.lower() for name in taken}
    for number in count(1):
        names = [nickname + (f"-{number}" if number > 1 else "") for nickname in NICKNAMES]
        free = [name for name in names if name.lower() not in lowered]
        if free:
            return dice.choice(free)
    raise AssertionError("numbers never run out")
