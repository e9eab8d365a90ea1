"""What is printed, as the reference of the duel lists it: 31 titles in two decks, 24 characters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SIDES: Final = ("law", "outlaws")
CORNERS: Final = {"B": "barrel", "S": "snake", "D": "dynamite", "H": "horseshoe"}


@dataclass(frozen=True, slots=True)
class Title:
    """What all copies of a card share, and the corners of its copies in either deck."""

    name: str
    colour: str  # red: BANG! card, brown: action, blue: equipment
    law: str  # one letter for the corner of each copy in the deck of the Law
    outlaws: str
    hit: bool = False
    dodge: bool = False
    cylinder: bool = False
    always: bool = False


TITLES: Final = {
    title.name: title
    for title in (
        Title("colt", "red", "D", "DDDDD", hit=True),
        Title("quick_fire", "red", "BH", "", hit=True),
        Title("carbine", "red", "HH", "B", hit=True),
        Title("peacemaker", "red", "HH", "", hit=True),
        Title("remington", "red", "", "SB", hit=True),
        Title("schofield", "red", "", "BB", hit=True),
        Title("shotgun", "red", "DD", "HH", hit=True),
        Title("winchester", "red", "HH", "", hit=True),
        Title("missed", "brown", "BSSSS", "HBSSSSS", dodge=True),
        Title("return_fire", "brown", "H", "", dodge=True),
        Title("derringer", "brown", "HHHS", "", hit=True),
        Title("knife", "brown", "", "HHS", hit=True),
        Title("gatling", "brown", "B", "", hit=True),
        Title("indians", "brown", "H", "H"),
        Title("duel", "brown", "D", "H"),
        Title("canteen", "brown", "BBBB", "B", cylinder=True),
        Title("stagecoach", "brown", "BB", "B"),
        Title("general_store", "brown", "S", "H"),
        Title("steal", "brown", "", "BHHH"),
        Title("teacher", "brown", "HH", ""),
        Title("inn", "brown", "B", ""),
        Title("beer", "brown", "", "B"),
        Title("bank", "blue", "B", ""),
        Title("barrel", "blue", "S", "S"),
        Title("hat", "blue", "H", "H"),
        Title("gunbelt", "blue", "D", "S"),
        Title("scope", "blue", "H", "H", cylinder=True),
        Title("pocket_watch", "blue", "", "HH", cylinder=True),
        Title("panic", "blue", "B", "", cylinder=True, always=True),
        Title("rattlesnake", "blue", "", "S", always=True),
        Title("dynamite", "blue", "", "B", always=True),
    )
}

#: For each side its characters, with their life points.
CHARACTERS: Final[tuple[dict[str, int], dict[str, int]]] = (
    {
        "alan_pinkertoon": 4,
        "annie_oakey": 4,
        "bart_masterson": 4,
        "bill_tightman": 5,
        "buffalo_bell": 4,
        "dalon_ranger": 5,
        "the_stranger": 4,
        "jango": 3,
        "pat_garret": 5,
        "tex_killer": 4,
        "wild_bill": 5,
        "wyatt_ear": 4,
    },
    {
        "babe_leroy": 4,
        "bull_anderson": 5,
        "cattle_katie": 4,
        "dalton_bros": 3,
        "jack_ransome": 4,
        "pearl_hat": 3,
        "sid_curry": 4,
        "slim_poet": 4,
        "soundance_kid": 4,
        "toco_ramirez": 4,
        "tom_thorn": 4,
        "west_harding": 4,
    },
)
LIFE: Final = {slug: life for side in CHARACTERS for slug, life in side.items()}


def name_of(face: str) -> str:
    return face.partition("/")[0]


def title_of(face: str) -> Title:
    return TITLES[face.partition("/")[0]]


def corner_of(face: str) -> str:
    return CORNERS[face[-1]]


def back_of(face: str) -> int:
    """The side whose deck a card belongs to, by its back."""
    return "LO".index(face[-2])


def printed_deck(side: int) -> list[str]:
    """The faces of a side's forty cards."""
    return [
        f"{title.name}/{'LO'[side]}{corner}"
        for title in TITLES.values()
        for corner in (title.law, title.outlaws)[side]
    ]
