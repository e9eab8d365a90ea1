"""Counts: for fixed tables, the number of lines of play to a depth of 1 to 4.

What perft is to chess: each number stands for every option of every decision on the way, so a
rule that changes anywhere near these positions changes a number. The decks are written as far
as play can reach; what chance decides besides (a random card out of a hand) is fixed by the
position's seed. Counts are of decisions that are asked: forced answers are not.

To see where a number comes from, print `divide(game, depth)`: the count below each option.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from sixgun.engine.cards import FACES, cards_in
from sixgun.engine.game import Game
from sixgun.engine.position import Place, Position, lay_out
from tests import laws
from tests.games import LONG


def count(game: Game, depth: int) -> int:
    """The number of lines of play of this many decisions; a game that is over ends its line."""
    if depth == 0 or game.over:
        return 1
    return sum(divide(game, depth).values())


def divide(game: Game, depth: int) -> dict[str, int]:
    """The count below each option."""
    found = {}
    for text, option in zip(game.texts(), game.options, strict=True):
        after = game.copy()
        after.choose(option)
        found[text] = count(after, depth - 1)
    return found


@dataclass(frozen=True)
class Counted:
    """A position and its counts to depth 1, 2, 3, 4."""

    position: Position
    counts: tuple[int, ...]


def all_but(words: str) -> list[str]:
    """Every other card of the base game."""
    left = [FACES[card] for card in cards_in(["base"])]
    for face in words.split():
        left.remove(face)
    return left


POSITIONS: dict[str, Counted] = {
    # Everything that is aimed: reach, distance 1, any distance, oneself; a Scope and a Mustang.
    "aiming": Counted(
        Position(
            turn="Ann",
            places=[
                Place(
                    "Ann",
                    "sheriff",
                    "rose_doolan",
                    hand=["bang/2D", "panic/8D", "cat_balou/9D", "duel/8C", "jail/4H"],
                    table=["scope/AS", "schofield/JC"],
                ),
                Place("Bob", "outlaw", "paul_regret", hand=["missed/2S"], table=["mustang/8H"]),
                Place("Cat", "renegade", "el_gringo", hand=["bang/3D", "beer/6H"]),
                Place("Dan", "outlaw", "kit_carlson", table=["barrel/QS", "dynamite/2H"]),
                Place("Eve", "deputy", "sid_ketchum", hand=["bang/4D", "missed/3S"]),
            ],
            deck=["beer/7H", "missed/4S", "bang/5D", "bang/6D", "saloon/5H", "missed/5S"],
            discard=["bang/7D"],
        ),
        (23, 232, 1944, 13343),
    ),
    # A shot that takes two: Missed!, a Barrel, an ability that is one; Suzy draws (R38, R90).
    "two missed effects": Counted(
        Position(
            turn="Ann",
            places=[
                Place("Ann", "sheriff", "slab_the_killer", hand=["bang/2D", "bang/3D", "gatling"]),
                Place(
                    "Bob",
                    "outlaw",
                    "jourdonnais",
                    hand=["missed/2S", "missed/3S"],
                    table=["barrel/QS"],
                ),
                Place(
                    "Cat", "renegade", "lucky_duke", hand=["missed/4S"], table=["barrel/KS"], life=2
                ),
                Place("Dan", "outlaw", "suzy_lafayette", hand=["missed/5S"], life=2),
            ],
            deck=[
                "beer/7H",
                "bang/4D",
                "missed/6S",
                "beer/8H",
                "bang/5D",
                "missed/7S",
                "bang/6D",
                "beer/9H",
            ],
        ),
        (6, 23, 69, 173),
    ),
    # Calamity Janet: BANG! and Missed! are the same to her (R42, R44).
    "calamity janet": Counted(
        Position(
            turn="Ann",
            places=[
                Place(
                    "Ann",
                    "sheriff",
                    "calamity_janet",
                    hand=["bang/2D", "missed/2S", "missed/3S", "duel/8C"],
                ),
                Place("Bob", "outlaw", "willy_the_kid", hand=["bang/3D", "bang/4D", "missed/4S"]),
                Place("Cat", "renegade", "bart_cassidy", hand=["indians/KD", "bang/5D"]),
                Place("Dan", "outlaw", "el_gringo", hand=["bang/6D", "missed/5S"]),
            ],
            deck=["beer/6H", "beer/7H", "bang/7D", "bang/8D", "missed/6S", "missed/7S"],
        ),
        (10, 26, 127, 529),
    ),
    # A lethal hit: Beers, Sid's ability with its costs, the Sheriff's penalty (R52, R60, R94).
    "at death's door": Counted(
        Position(
            turn="Ann",
            places=[
                Place("Ann", "sheriff", "black_jack", hand=["gatling", "bang/2D", "scope/AS"]),
                Place(
                    "Bob",
                    "deputy",
                    "sid_ketchum",
                    life=1,
                    hand=["beer/6H", "bang/3D", "missed/2S", "stagecoach"],
                ),
                Place("Cat", "renegade", "vulture_sam", life=1, hand=["beer/7H", "beer/8H"]),
                Place(
                    "Dan",
                    "outlaw",
                    "pedro_ramirez",
                    life=1,
                    hand=["missed/3S", "bang/4D"],
                    table=["volcanic/10S"],
                ),
                Place("Eve", "outlaw", "rose_doolan", life=2, hand=["missed/4S"]),
            ],
            deck=["bang/5D", "bang/6D", "bang/7D", "bang/8D", "bang/9D", "bang/10D"],
        ),
        (5, 22, 94, 381),
    ),
    # The order of discards, which Pedro Ramirez minds (S1): elimination and the hand limit.
    "pedro is watching": Counted(
        Position(
            turn="Ann",
            places=[
                Place(
                    "Ann",
                    "outlaw",
                    "willy_the_kid",
                    life=2,
                    hand=["bang/2D", "bang/3D", "beer/6H", "mustang/8H"],
                ),
                Place("Bob", "sheriff", "kit_carlson", hand=["missed/2S"]),
                Place("Cat", "outlaw", "jesse_jones", hand=["bang/4D"]),
                Place(
                    "Dan",
                    "renegade",
                    "pedro_ramirez",
                    life=1,
                    hand=["bang/5D", "missed/3S", "duel/8C"],
                    table=["barrel/QS"],
                ),
            ],
            deck=["saloon/5H", "bang/6D", "bang/7D", "panic/8D", "bang/8D", "bang/9D", "bang/10D"],
            discard=["beer/7H", "beer/8H"],
        ),
        (7, 26, 98, 317),
    ),
    # The start of a turn: Dynamite, Jail and Lucky Duke's choice, then the ways to draw.
    "dynamite and jail": Counted(
        Position(
            turn="Ann",
            phase="start",
            places=[
                Place(
                    "Ann",
                    "outlaw",
                    "lucky_duke",
                    hand=["beer/6H", "bang/2D"],
                    table=["dynamite/2H", "jail/JS"],
                    life=3,
                ),
                Place("Bob", "sheriff", "jesse_jones", hand=["missed/2S", "scope/AS"]),
                Place("Cat", "outlaw", "kit_carlson", hand=["bang/3D"]),
                Place("Dan", "renegade", "pedro_ramirez", hand=["bang/4D"]),
            ],
            deck=[
                "missed/3S",
                "bang/QH",
                "bang/5D",
                "beer/7H",
                "panic/JH",
                "missed/4S",
                "bang/6D",
                "bang/7D",
                "bang/8D",
                "bang/9D",
                "bang/10D",
                "bang/JD",
            ],
            discard=["saloon/5H"],
        ),
        (2, 4, 15, 53),
    ),
    # General Store and a reshuffle in the middle of it (R17, R19), which calls high noon (R233).
    "shopping at the end of the deck": Counted(
        Position(
            turn="Ann",
            options={"high_noon_reshuffles": 1},
            places=[
                Place("Ann", "sheriff", "suzy_lafayette", hand=["general_store/9C", "beer/7H"]),
                Place("Bob", "outlaw", "black_jack", life=1, hand=["bang/2D"]),
                Place("Cat", "renegade", "vulture_sam", passive=True),
                Place("Dan", "outlaw", "bart_cassidy", life=2, hand=["missed/3S"]),
            ],
            deck=["stagecoach/9S", "bang/3D", "bang/4D"],
            discard=all_but(
                "general_store/9C beer/7H bang/2D missed/3S stagecoach/9S bang/3D bang/4D"
            ),
        ),
        (3, 14, 49, 172),
    ),
    # Two are left: no Beer saves anybody (R51), and the next death decides.
    "showdown": Counted(
        Position(
            turn="Ann",
            places=[
                Place(
                    "Ann",
                    "sheriff",
                    "willy_the_kid",
                    life=2,
                    hand=["bang/2D", "bang/3D", "beer/6H", "duel/8C"],
                    table=["volcanic/10S"],
                ),
                Place("Bob", "outlaw", "paul_regret", alive=False),
                Place(
                    "Cat",
                    "renegade",
                    "sid_ketchum",
                    life=1,
                    hand=["missed/2S", "bang/4D", "beer/7H"],
                    table=["barrel/QS"],
                ),
                Place("Dan", "outlaw", "el_gringo", alive=False),
            ],
            deck=["bang/QH", "bang/5D", "missed/3S", "missed/4S", "bang/6D", "bang/7D"],
        ),
        (5, 16, 48, 173),
    ),
}


@pytest.mark.parametrize("depth", [1, 2, 3, 4])
@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_lines_of_play(name: str, depth: int) -> None:
    counted = POSITIONS[name]
    game = lay_out(counted.position, seed=name)
    assert count(game, depth) == counted.counts[depth - 1], divide(game, depth)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_laws_hold_on_every_line(name: str) -> None:
    game = lay_out(POSITIONS[name].position, seed=name)
    hold(game, 4 if LONG else 2)


def hold(game: Game, depth: int) -> None:
    laws.check(game, laws.QUICK)
    if depth and not game.over:
        for option in game.options:
            after = game.copy()
            after.choose(option)
            hold(after, depth - 1)
