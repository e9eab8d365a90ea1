"""The notation: what is said wrongly is told apart, and every refusal says what could be said."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sixgun
from sixgun.engine.cards import CHARACTERS, KIND_BY_SLUG
from sixgun.engine.errors import (
    AmbiguousWords,
    ChoiceError,
    IllegalOption,
    SettingsError,
    StaleChoice,
    UnknownWords,
)
from sixgun.engine.game import Game
from sixgun.engine.notation import read_choice
from sixgun.engine.options import VERBS
from sixgun.engine.position import Place, Position, lay_out
from sixgun.engine.record import load_record, record_of
from tests.games import Plan, examples, plans, play, played


def table(
    hand: tuple[str, ...] = ("bang/QH", "bang/2D", "beer/6H", "stagecoach", "stagecoach"),
) -> Game:
    return lay_out(
        Position(
            turn="Ann",
            places=[
                Place("Ann", "sheriff", "slab_the_killer", hand=hand),
                Place("Bob", "outlaw", "el_gringo", hand=["missed"], table=["barrel"]),
                Place("Cat", "renegade", "rose_doolan"),
                Place("Dan", "outlaw", "willy_the_kid"),
            ],
        )
    )


def test_the_texts_of_a_decision() -> None:
    """S5: rank and suit only where two differing copies are offered; twins are one option."""
    assert table().texts() == [
        "play bang/QH on Bob",
        "play bang/QH on Dan",
        "play bang/2D on Bob",
        "play bang/2D on Dan",
        "play beer",
        "play stagecoach",
        "end",
    ]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("play beer", ("play", "beer/6H", None)),
        ("play beer/6H", ("play", "beer/6H", None)),
        ("play beer/6h", ("play", "beer/6H", None)),
        ("  play   beer ", ("play", "beer/6H", None)),
        ("play bang/2D on bob", ("play", "bang/2D", 1)),
        ("play bang/2d on DAN", ("play", "bang/2D", 3)),
        ("play stagecoach/9S", ("play", "stagecoach/9S", None)),
        ("end", ("end", None, None)),
    ],
)
def test_input_may_give_more_than_is_needed(said: str, meant: sixgun.Option) -> None:
    assert read_choice(table(), said) == meant


def test_words_that_fit_several_options_are_ambiguous() -> None:
    with pytest.raises(AmbiguousWords) as caught:
        table().choose("play bang on Bob")
    assert caught.value.possible == ("play bang/QH on Bob", "play bang/2D on Bob")
    assert "may mean play bang/QH on Bob or play bang/2D on Bob" in str(caught.value)


@pytest.mark.parametrize(
    "said",
    [
        "play bang/QH on Cat",
        "play bang/3D on Bob",
        "play bang on Ann",
        "play bang/QH",
        "play beer on Bob",
        "play missed",
        "use barrel",
        "use el_gringo",
        "discard beer",
        "take hand",
        "choose yes",
        "pass",
        "play",
        "play Bob",
    ],
)
def test_what_is_not_offered_is_illegal_and_lists_what_is(said: str) -> None:
    game = table()
    with pytest.raises(IllegalOption) as caught:
        game.choose(said)
    assert caught.value.possible == tuple(game.texts())
    assert "Possible: play bang/QH on Bob, " in str(caught.value)
    assert game == table()


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("", "does not begin with a verb"),
        ("   ", "does not begin with a verb"),
        ("shoot Bob", "does not begin with a verb"),
        ("Play beer", "does not begin with a verb"),
        ("play whiskey", "'whiskey' is no card"),
        ("play bang on Eve", "Nobody is called 'Eve'"),
        ("play bang at Bob", "VERB CARD on PLAYER"),
        ("play bang on Bob now", "VERB CARD on PLAYER"),
        ("play beer/6S", "There is no 'beer/6S'"),
        ("play beer/", "There is no 'beer/'"),
        ("use sid_ketchum/6H", "is no card"),
        ("play bang/QH/QH on Bob", "There is no"),
        ("play ☺", "is no card"),
    ],
)
def test_words_that_nobody_knows(said: str, words: str) -> None:
    with pytest.raises(UnknownWords) as caught:
        table().choose(said)
    assert words in str(caught.value)


def test_unknown_words_list_verbs_names_and_copies() -> None:
    game = table()
    for said, possible in [
        ("shoot Bob", VERBS),
        ("play bang on Eve", game.names),
        ("play beer/6S", tuple(f"beer/{rank}H" for rank in ("6", "7", "8", "9", "10", "J"))),
    ]:
        with pytest.raises(UnknownWords) as caught:
            game.choose(said)
        assert caught.value.possible == tuple(possible)


@pytest.mark.parametrize("said", ["play whiskey", "play bang at Bob"])
@pytest.mark.xfail(strict=True, reason="these two unknown words list nothing that could be said")
def test_every_error_lists_what_could_have_been_said(said: str) -> None:
    with pytest.raises(UnknownWords) as caught:
        table().choose(said)
    assert caught.value.possible


def test_an_option_that_is_not_offered_is_refused_as_data_too() -> None:
    game = table()
    for option in [("play", "beer/6H", 1), ("play", "bang/QH", 2), ("end",), (), None, 3]:
        with pytest.raises(IllegalOption) as caught:
            game.choose(option)  # type: ignore[arg-type]
        assert caught.value.possible == tuple(game.texts())


def test_a_late_answer_is_stale() -> None:
    game = table()
    assert game.decision is not None
    serial = game.decision.serial
    game.choose("play beer", serial)
    with pytest.raises(StaleChoice, match=f"Decision {serial} is closed; {serial + 1} is open"):
        game.choose("end", serial)
    with pytest.raises(StaleChoice):
        game.choose("end", serial + 2)
    game.choose("end", serial + 1)


def test_a_finished_game_offers_nothing() -> None:
    game = Game(4, 1)
    while not game.over:
        game.choose(game.options[0])
    assert game.texts() == []
    with pytest.raises(IllegalOption, match="The game is over"):
        game.choose("end")


def test_all_refusals_are_choice_errors_and_value_errors() -> None:
    for error in (IllegalOption, UnknownWords, AmbiguousWords, StaleChoice):
        assert issubclass(error, ChoiceError)
        assert issubclass(error, ValueError)
        assert issubclass(error, sixgun.SixgunError)


@examples(80)
@given(plans())
def test_the_text_of_an_option_is_a_verb_and_words_of_the_table(plan: Plan) -> None:
    """Never a card id, never a seat number: names, slugs, faces and plain words."""
    for game in play(plan):
        words = {*VERBS, *game.names, *KIND_BY_SLUG, *CHARACTERS, "on"}
        words |= {"hand", "deck", "discard", "yes", "no"}
        for text in game.texts():
            assert all(word.partition("/")[0] in words for word in text.split())


@examples(150)
@given(
    plans(),
    st.text(max_size=30)
    | st.lists(
        st.sampled_from(
            [
                "play",
                "bang",
                "on",
                "P1",
                "P2",
                "beer/6H",
                "bang/2D",
                "use",
                "take",
                "hand",
                "end",
                "/",
                "x",
            ]
        ),
        max_size=5,
    ).map(" ".join),
)
def test_whatever_is_said_is_an_offered_option_or_a_choice_error(plan: Plan, said: str) -> None:
    game = Game(plan.players, plan.seed)
    try:
        option = read_choice(game, said)
    except ChoiceError:
        return
    assert option in game.options


# ------------------------------------------------------------------- names


@pytest.mark.parametrize("name", ["on", "play", "end", "leave", "pass", "turn", "--", "P3"])
def test_names_that_sound_like_the_notation_do_no_harm(name: str) -> None:
    names = ["Ann", name, "Cat", "Dan"]
    for seed in range(6):
        game = played(Plan(players=4, seed=seed, options={"names": names}, boldness=0.8))
        assert load_record(record_of(game)) == game


@pytest.mark.xfail(
    strict=True,
    reason="S6 lets a player be called like a card, a character, yes or no; the notation then "
    "takes the word for the player, the option cannot be said and the record cannot be read",
)
@pytest.mark.parametrize("name", ["bang", "Beer", "missed", "sid_ketchum", "yes"])
def test_names_of_cards_and_characters_are_refused_or_do_no_harm(name: str) -> None:
    names = ["Ann", name, "Cat", "Dan"]
    for seed in range(6):
        try:
            plan = Plan(players=4, seed=seed, options={"names": names, "characters": "two"})
            game = played(plan)
        except SettingsError:
            return
        assert load_record(record_of(game)) == game
        keep = [rule.slug for rule in game.characters if rule]
        again = Game(4, seed, names=names, keep=keep)
        assert read_choice(again, "choose yes") == ("choose", "yes", None)
