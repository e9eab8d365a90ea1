"""Chance: the same on every machine for ever, and fair as far as the eye can see."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations

import pytest

from sixgun.engine.cards import LABELS
from sixgun.engine.chance import seed_from, seed_of_part, words
from sixgun.engine.game import Game
from sixgun.engine.settings import settings_from
from sixgun.engine.snapshot import state_hash

# ------------------------------------------------------------------ pinned


@pytest.mark.parametrize(
    ("value", "seed"),
    [
        (0, "85f8d3a59a27533f7196747f435516ef62fa51560c78bf92710a31872cea6a7c"),
        ("0", "85f8d3a59a27533f7196747f435516ef62fa51560c78bf92710a31872cea6a7c"),
        ("sixgun", "e167bc6a09ba5aac7efe4392415d953f4a75f1005c0e5e02679d15401976f8b1"),
        (bytes(range(32)), bytes(range(32)).hex()),
    ],
)
def test_seeds_never_change(value: int | str | bytes, seed: str) -> None:
    assert seed_from(value).hex() == seed


def test_the_seeds_of_parts_never_change() -> None:
    part = seed_of_part(seed_from(0), 1)
    assert part.hex() == "cc1d671f3132d9fcb42a6a031223f65088b4f18edb4b9ed53478fcf180dacbf2"
    assert len({seed_of_part(seed_from(0), number) for number in range(100)}) == 100


def test_words_never_change() -> None:
    """BLAKE2b with the seed as key over a little-endian counter, eight words of 64 bits a block."""
    assert words(bytes(32), 0, 9) == (
        [
            13922786690188167679,
            10226794690110024112,
            2280866489603937175,
            3595780887320876295,
            4976942614487675816,
            13036913675905879515,
            12587229807762127139,
            4422719541298350986,
            15062989157226635003,
        ],
        2,
    )
    assert words(seed_from(0), 5, 3)[0] == [
        14747257963053994183,
        12244783613126505509,
        15609015604349050025,
    ]


def test_a_deal_never_changes() -> None:
    game = Game(5, 7)
    assert game.roles == ["outlaw", "renegade", "deputy", "sheriff", "outlaw"]
    assert [rule.slug for rule in game.characters if rule] == [
        "jourdonnais",
        "vulture_sam",
        "suzy_lafayette",
        "el_gringo",
        "slab_the_killer",
    ]
    assert " ".join(LABELS[card] for card in game.deck[-8:]) == (
        "dynamite/2H schofield/QC remington/KC beer/6H missed/6S bang/JD jail/4H bang/7C"
    )
    assert state_hash(game) == "3be064bb638e4a67"
    assert [game.random_below(bound) for bound in (2, 6, 52, 80, 1000)] == [0, 2, 30, 28, 981]
    assert "".join(game.shuffled(list("abcdefgh"))) == "gdcfebah"


# ---------------------------------------------------------------- machinery


def test_no_words_cost_nothing() -> None:
    assert words(bytes(32), 3, 0) == ([], 3)


def test_a_copy_of_a_game_has_the_same_future_and_its_own_counter() -> None:
    game = Game(5, 7)
    copy = game.copy()
    assert [copy.random_below(100) for _ in range(20)] == [
        game.random_below(100) for _ in range(20)
    ]
    before = game.counter
    copy.random_below(2)
    assert game.counter == before


def test_shuffling_keeps_what_is_shuffled() -> None:
    game = bare()
    things = [*"abc", *"abc"]
    assert sorted(game.shuffled(things)) == sorted(things)
    assert things == [*"abc", *"abc"]
    assert game.shuffled([]) == []


def bare() -> Game:
    return Game.bare(settings_from(5), seed_from("fair"))


# ----------------------------------------------------------------- fairness


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    seen = list(counts.values()) + [0] * (cells - len(counts))
    return sum((count - expected) ** 2 / expected for count in seen)


def test_every_order_of_four_things_is_about_as_likely() -> None:
    """24 orders, 23 degrees of freedom: 99.99 of 100 fair generators stay below 58."""
    game = bare()
    orders = Counter(tuple(game.shuffled([0, 1, 2, 3])) for _ in range(4800))
    assert set(orders) == set(permutations(range(4)))
    assert chi_square(orders, 24) < 58


@pytest.mark.parametrize("place", [0, 40, 79])
def test_every_card_comes_to_every_place_of_the_deck_about_as_often(place: int) -> None:
    """80 cards, 79 degrees of freedom: 99.99 of 100 fair generators stay below 134."""
    game = bare()
    counts = Counter(game.shuffled(list(range(80)))[place] for _ in range(4000))
    assert chi_square(counts, 80) < 134


@pytest.mark.parametrize("bound", [2, 3, 7, 10])
def test_every_number_below_a_bound_is_about_as_likely(bound: int) -> None:
    game = bare()
    counts = Counter(game.random_below(bound) for _ in range(3000))
    assert set(counts) == set(range(bound))
    assert chi_square(counts, bound) < 34


def test_one_shuffle_says_nothing_about_the_next() -> None:
    """Neighbours of one shuffle are neighbours of the next as often as chance has it."""
    game, together = bare(), 0
    last = game.shuffled(list(range(40)))
    for _ in range(400):
        now = game.shuffled(list(range(40)))
        follows = dict(pairwise(last))
        together += sum(follows.get(a) == b for a, b in pairwise(now))
        last = now
    assert 280 < together < 500  # 390 expected
