"""Positions for the tests of the table: those of the pictures, and some that fix who holds what."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import NamedTuple


def pictured(name: str) -> str:
    """A position that the pictures of the docs show."""
    folder = files("sixgun_tools.shots").joinpath("positions")
    return folder.joinpath(f"{name}.toml").read_text(encoding="utf-8")


class At(NamedTuple):
    """Somebody at the table."""

    name: str
    role: str
    character: str
    hand: str = ""
    table: str = ""


def position(
    people: Sequence[At], *, turn: str, deck: str = "", steps: Sequence[str] = (), more: str = ""
) -> str:
    """A scenario in which Anna sits, up to the end of its steps."""
    places = "".join(
        f'[[scenario.player]]\nname = "{each.name}"\nrole = "{each.role}"\n'
        f'character = "{each.character}"\n'
        f"hand = {each.hand.split()}\ntable = {each.table.split()}\n"
        for each in people
    )
    return (
        '[[scenario]]\nid = "prepared"\ntitle = "Prepared"\nme = "Anna"\n'
        f'turn = "{turn}"\ndeck = {deck.split()}\nsteps = {list(steps)}\n{more}\n{places}'
    )


BOB = At("Bob", "outlaw", "slab_the_killer", "bang/5C missed/2S", "volcanic/10C barrel/QS")
CARLA = At("Carla", "outlaw", "black_jack", "beer/6H")
DARIO = At("Dario", "renegade", "bart_cassidy", "duel/QD", "mustang/8H")


def with_anna(character: str, hand: str) -> list[At]:
    """Anna is the Sheriff, and three others sit round the table."""
    return [At("Anna", "sheriff", character, hand), BOB, CARLA, DARIO]


#: Anna opens a General Store; takes a card of Bob's; looks at three cards; holds ten.
STORE = position(
    with_anna("willy_the_kid", "general_store/QS bang/QH"),
    turn="Anna",
    deck="beer/7H scope bang/3D stagecoach/9S",
)
PANIC = position(with_anna("willy_the_kid", "panic/QH missed/7S"), turn="Anna")
LOOK = position(
    with_anna("kit_carlson", "bang/QH"),
    turn="Dario",
    deck="beer/7H scope gatling",
    steps=["Dario: end"],
)
GATLING = position(with_anna("willy_the_kid", "gatling missed/7S"), turn="Anna")
#: Anna takes a card of Bob's away; turns up two cards for the jail that she is in.
CAT_BALOU = position(with_anna("willy_the_kid", "cat_balou/KH missed/7S"), turn="Anna")
TWO_CARDS = position(
    [
        At("Anna", "renegade", "lucky_duke", "bang/QH", "jail/JS"),
        BOB,
        CARLA,
        At("Dario", "sheriff", "bart_cassidy", "duel/QD"),
    ],
    turn="Dario",
    deck="beer/7H scope bang/3D stagecoach/9S",
    steps=["Dario: end"],
)
TEN = position(
    with_anna(
        "willy_the_kid",
        "bang/QH bang/3D beer/7H missed/7S scope gatling stagecoach/9S saloon duel/JS indians/KD",
    ),
    turn="Anna",
)
EVENT = position(
    with_anna("willy_the_kid", "bang/QH beer/7H"),
    turn="Anna",
    more='sets = ["base", "high_noon"]\nevent = "the_sermon"\nevents = ["thirst"]',
)


def shot_from(shooter: str) -> str:
    """Somebody of six has just shot at Anna."""
    names = ["Anna", "Bob", "Carla", "Dario", "Emil", "Felicia"]
    roles = ["sheriff", "outlaw", "outlaw", "outlaw", "deputy", "renegade"]
    people = [
        At(name, role, character, "bang/5C" if name == shooter else "missed/QC", "winchester")
        if name == shooter
        else At(name, role, character, "missed/QC" if name == "Anna" else "")
        for name, role, character in zip(
            names,
            roles,
            ["lucky_duke", "rose_doolan", "black_jack", "sid_ketchum", "el_gringo", "jourdonnais"],
            strict=True,
        )
    ]
    return position(people, turn=shooter, steps=[f"{shooter}: play bang/5C on Anna"])
