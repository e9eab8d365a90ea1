"""The notation of the duel: it is as its page promises, and refusals name what there is."""

from __future__ import annotations

from random import Random

import pytest

from sixgun.duel import Duel
from sixgun.duel.position import DuelPosition, Side, lay_out
from sixgun.engine.errors import AmbiguousWords, ChoiceError, IllegalOption, UnknownWords
from sixgun.engine.notation import read_choice
from tests.duel.games import duel_of, walk


def hats(*hand: str) -> Duel:
    """Pat Garret may put these cards beside Wyatt Ear or West Harding."""
    law = Side("pat_garret", "wyatt_ear", hand=hand)
    return lay_out(DuelPosition("law", law, Side("west_harding", "jack_ransome")))


def teacher(wyatt: tuple[str, ...], west: tuple[str, ...] = ()) -> Duel:
    """Pat Garret's Teacher may take what lies beside these two."""
    law = Side("pat_garret", "wyatt_ear", hand=("teacher",), rear_table=wyatt)
    outlaws = Side("west_harding", "jack_ransome", active_table=west)
    game = lay_out(DuelPosition("law", law, outlaws))
    game.choose("play teacher")
    return game


# ------------------------------------------------------------------ corners


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("play hat/L on wyatt_ear", ("play", "hat/LH", 1)),
        ("play hat/O on wyatt_ear", ("play", "hat/OH", 1)),
        ("play hat/lh on wyatt_ear", ("play", "hat/LH", 1)),
        ("play hat/l on West_Harding", ("play", "hat/LH", 2)),
    ],
)
def test_whose_deck_a_card_is_of_is_enough_where_it_tells(
    said: str, meant: tuple[str, str, int]
) -> None:
    assert read_choice(hats("hat/LH", "hat/OH"), said) == meant


def test_the_symbol_is_enough_where_it_tells() -> None:
    game = hats("derringer/LH", "derringer/LS")
    assert read_choice(game, "play derringer/S on west_harding")[1] == "derringer/LS"
    with pytest.raises(AmbiguousWords, match="derringer/LH on west_harding or play derringer/LS"):
        read_choice(game, "play derringer/L on west_harding")


def test_lists_of_options_write_both_letters() -> None:
    """The canonical text is one: records of before and of today read the same."""
    texts = hats("hat/LH", "hat/OH").texts()
    assert "play hat/LH on wyatt_ear" in texts
    assert not [text for text in texts if "hat/L " in text]


@pytest.mark.parametrize("word", ["hat/X", "hat/", "hat/S", "hat/LHL", "hat/LX", "colt/B"])
def test_a_corner_that_no_copy_has_is_refused_with_those_there_are(word: str) -> None:
    with pytest.raises(UnknownWords) as refused:
        read_choice(hats("hat/LH", "hat/OH"), f"play {word} on wyatt_ear")
    slug = word.partition("/")[0]
    assert set(refused.value.possible) <= {"hat/LH", "hat/OH", "colt/LD", "colt/OD"}
    assert all(copy.startswith(slug) for copy in refused.value.possible)


def test_half_a_corner_in_a_position_takes_a_copy_that_others_do_not_need() -> None:
    game = hats("missed/S", "missed/L", "missed/LB")
    assert game.view(0).hand == ("missed/LS", "missed/LS", "missed/LB")


# ------------------------------------------------------- where a card lies


def test_where_a_card_lies_need_not_be_said_if_the_card_tells() -> None:
    game = teacher(("bank",), ("hat/LH",))
    assert game.texts() == ["take bank on wyatt_ear", "take hat on west_harding"]
    game.choose("take bank")
    assert game.view(0).hand == ("bank/LB",)


def test_two_cards_that_differ_have_to_be_told_apart() -> None:
    game = teacher(("barrel/LS",), ("barrel/OS",))
    with pytest.raises(AmbiguousWords) as refused:
        read_choice(game, "take barrel")
    assert refused.value.possible == tuple(game.texts())
    assert read_choice(game, "take barrel/O") == ("take", "barrel/OS", 2)


def test_what_a_card_is_played_on_has_to_be_said() -> None:
    """That is no place where something lies but a choice."""
    game = hats("colt/LD")
    with pytest.raises(IllegalOption):
        read_choice(game, "play colt")


# ----------------------------------------------------------------- refusals

WRONG = (
    "", "play", "play colt on", "play colt on nobody", "play colt on law", "use nobody", "choose",
    "fly", "hat/L", "discard /", "discard hat/", "take law on", "pass x", "play colt on x y",
)  # fmt: skip


@pytest.mark.parametrize("number", range(4))
def test_a_refusal_lists_no_empty_name(number: int) -> None:
    """Nobody stands anywhere during set-up, nor where somebody fell without a successor."""
    vacant = 0
    for game in walk(duel_of(number), Random(number)):
        vacant += "" in game.places
        for text in WRONG:
            with pytest.raises(ChoiceError) as refused:
                read_choice(game, text)
            assert refused.value.possible or game.over
            assert all(name.strip() for name in refused.value.possible)
    assert vacant


def test_before_anybody_stands_anywhere_a_refusal_lists_what_is_asked() -> None:
    game = Duel(seed=3)
    with pytest.raises(UnknownWords, match="Nobody is called 'jango'") as refused:
        read_choice(game, "play colt on jango")
    assert refused.value.possible == tuple(game.texts())
