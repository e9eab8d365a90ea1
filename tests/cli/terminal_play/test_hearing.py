"""What a person types is understood: numbers, the notation, words, commands."""

from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.cli.terminal import language_of
from sixgun.cli.terminal_play.hearing import Unclear, agrees, command_in, option_in, wish_in
from sixgun.cli.terminal_play.telling import Teller
from sixgun.engine.cards import SETS
from sixgun.locales import speech


def first_question(
    seed: int, kind: str, least: int = 3, **options: Any
) -> tuple[sixgun.View, Teller]:
    """The first question of this kind in a random game, with so many options."""
    for attempt in range(seed, seed + 500):
        game = sixgun.Game(names=("Ann", "Bob", "Cat", "Dan"), seed=attempt, **options)
        random = Random(attempt)
        while not game.over and game.decision:
            decision = game.decision
            if decision.kind == kind and len(decision.options) >= least:
                return game.view(decision.seat), Teller(speech("en"), game.names, decision.seat)
            game.choose(random.choice(decision.options))
    raise AssertionError(f"no such question: {kind}")


OLD_KINDS = ("play", "shot", "pick", "store", "limit")
NEW_KINDS = ("play", "shot", "pick", "cost", "source", "copy", "gift", "daltons", "suit")
NEW_KINDS += ("identity", "blood", "liquor", "colour", "ranch", "guard", "roulette")


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(
    ("kind", "sets"),
    [*((kind, "base") for kind in OLD_KINDS), *((kind, SETS) for kind in NEW_KINDS)],
)
def test_every_option_can_be_said_in_many_ways(kind: str, sets: Any, seed: int) -> None:
    seen, teller = first_question(seed * 1000, kind, 3 if kind in OLD_KINDS else 2, sets=sets)
    game = sixgun.imagine(seen, Random(0))
    for number, (option, words) in enumerate(zip(seen.options, game.texts(), strict=True), 1):
        sentence = teller.option(option, seen)
        for text in (str(number), words, f"  {words.upper()} ", sentence, sentence.lower()):
            assert option_in(text, seen, teller) == option, text


def test_the_beginning_of_words_is_enough_if_it_is_clear() -> None:
    seen, teller = first_question(0, "play")
    assert option_in("en", seen, teller) == ("end", None, None)
    with pytest.raises(Unclear) as unclear:
        option_in("play", seen, teller)
    assert unclear.value.key == "play-ambiguous"
    assert set(unclear.value.meant) == {option for option in seen.options if option[0] == "play"}


def test_a_single_letter_is_not_enough() -> None:
    seen, teller = first_question(0, "play")
    with pytest.raises(Unclear):
        option_in("e", seen, teller)


@pytest.mark.parametrize(
    ("text", "lang", "command"),
    [
        ("help", "it", ("help", "")),
        ("AIUTO", "it", ("help", "")),
        ("?", "es", ("help", "")),
        ("perche bang Belle", "it", ("why", "bang Belle")),
        ("Por qué no bang", "es", ("why", "bang")),
        ("por que birra", "es", ("why", "birra")),
        ("card cat balou", "es", ("card", "cat balou")),
        ("cards", "en", None),
        ("play bang", "en", None),
    ],
)
def test_commands_are_heard(text: str, lang: str, command: tuple[str, str] | None) -> None:
    assert command_in(text, lang) == command


def test_yes_and_no_are_heard_in_all_languages() -> None:
    assert agrees("SI", "it") is agrees("sí", "es") is agrees("yes", "it") is True
    assert agrees("no", "es") is agrees("N", "it") is False
    assert agrees("maybe", "en") is agrees("", "en") is None


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("bang bob", ("play", "bang", 1)),
        ("play duel on Cat", ("play", "duel", 2)),
        ("prigione contro dan", ("play", "jail", 3)),
        ("use barrel", ("use", "barrel", None)),
        ("sid", ("use", "sid_ketchum", None)),
        ("cerveza", ("play", "beer", None)),
        ("end", ("end", None, None)),
        ("cecchino contro bob", ("use", "sniper", 1)),
        ("pugnale bob", ("play", "knife", 1)),
        ("doc holyday bob", ("use", "doc_holyday", 1)),
    ],
)
def test_wishes_are_understood_without_the_notation(
    text: str, wish: tuple[str, str | None, int | None]
) -> None:
    seen, _ = first_question(0, "play")
    teller = Teller(speech("it"), seen.settings.names, seen.seat)
    found = wish_in(text, seen, teller)
    assert found is not None
    assert (found[0], found[1] and found[1].partition("/")[0], found[2]) == wish


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "it_IT", "LC_ALL": "es_ES"}, "es"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], lang: str) -> None:
    assert language_of(environment) == lang
