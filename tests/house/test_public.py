"""The public face: `help` explains everything, `dir` offers what programs use, options are known.

What type checkers say of it is in test_types.py, how fast it is imported in test_arrows.py.
"""

from __future__ import annotations

import doctest
import inspect
import pickle
import pydoc
import re
from typing import Any, get_type_hints

import pytest

import sixgun
from sixgun import catalogue
from sixgun.duel import duel as duel_module
from sixgun.duel import settings as duel_settings
from sixgun.engine import game as game_module
from sixgun.engine import settings
from sixgun.engine.anygame import AnyGame
from sixgun.engine.atoms import Atoms
from sixgun.engine.errors import UnknownOption

SHOWN = [
    sixgun.AnyGame,
    sixgun.AnyView,
    sixgun.Decision,
    sixgun.Duel,
    sixgun.DuelView,
    sixgun.Game,
    sixgun.Question,
    sixgun.Report,
    sixgun.Simulation,
    sixgun.View,
    catalogue.CardEntry,
    catalogue.CharacterEntry,
    catalogue.Copy,
    catalogue.EventEntry,
    catalogue.Words,
]
GAMES = [(sixgun.Game, game_module), (sixgun.Duel, duel_module)]


# --------------------------------------------------------------------- help


def undocumented(shown: type) -> list[str]:
    """Public names of which `help` says nothing, or what it says of any named tuple."""
    return [
        name
        for name in dir(shown)
        if not name.startswith("_")
        and not hasattr(tuple, name)
        and (inspect.getdoc(getattr(shown, name)) or "Alias for").startswith("Alias for")
        and name not in CLASS_CONSTANTS
    ]


#: Plain values of a class, which cannot say what they are; comments in `Machine` do.
CLASS_CONSTANTS = {"title", "telling", "compared"}


@pytest.mark.parametrize("shown", SHOWN, ids=lambda shown: shown.__name__)
def test_help_explains_every_public_name(shown: type) -> None:
    assert undocumented(shown) == []
    assert inspect.getdoc(shown)


def test_a_name_without_a_word_is_noticed() -> None:
    class Silent:
        __slots__ = {"gear": "", "hand": "The cards."}

        def draw(self) -> None: ...

    assert undocumented(Silent) == ["draw", "gear"]


@pytest.mark.parametrize(
    "name", [name for name in sixgun.__all__ if name not in ("Option", "content")]
)
def test_everything_that_the_package_offers_says_what_it_is(name: str) -> None:
    """An option is a plain tuple, and no alias has a word of its own: the package explains it."""
    assert inspect.getdoc(getattr(sixgun, name))
    assert "(verb, card, target)" in (sixgun.__doc__ or "")


@pytest.mark.parametrize("module", [sixgun, catalogue], ids=lambda module: module.__name__)
def test_the_examples_of_the_docstrings_are_true(module: Any) -> None:
    failed, tried = doctest.testmod(module)
    assert tried
    assert not failed


@pytest.mark.parametrize(("shown", "module"), GAMES)
def test_help_begins_with_what_programs_use(shown: type, module: Any) -> None:
    text = pydoc.plain(pydoc.render_doc(shown))
    assert text.index("What programs use") < text.index("choose(option)") < text.index("eliminate")
    table = (inspect.getdoc(shown) or "").split("lists:\n")[1].split("\n`sixgun.save`")[0]
    named = re.findall(r"\w+", re.sub(r"\(.*?\)", "", re.sub(r"(?m)(?<=\S)  .*$", "", table)))
    assert set(named) == module.FOR_PROGRAMS
    assert len(named) == len(set(named))


# ---------------------------------------------------------------------- dir


def public(names: list[str]) -> set[str]:
    return {name for name in names if not name.startswith("_")}


@pytest.mark.parametrize(("shown", "module"), GAMES)
def test_completion_offers_what_programs_use_and_everything_else_works(
    shown: type, module: Any
) -> None:
    game = shown(seed=1)
    assert public(dir(game)) == module.FOR_PROGRAMS
    assert {"__eq__", "__init__"} <= set(dir(game))
    assert set(dir(shown)) >= module.FOR_PROGRAMS, "the class has everything"
    assert all(hasattr(game, name) for name in dir(shown))


def test_no_atom_is_for_programs() -> None:
    """What moves things is for cards: a record would not tell it."""
    assert not public(list(vars(Atoms))) & game_module.FOR_PROGRAMS
    assert not public(list(vars(duel_module.DuelAtoms))) & duel_module.FOR_PROGRAMS


def test_what_both_games_have_is_what_programs_use_of_both() -> None:
    shared = public(list(vars(AnyGame)))
    assert shared <= game_module.FOR_PROGRAMS & duel_module.FOR_PROGRAMS


# ------------------------------------------------------------------ options


@pytest.mark.parametrize(
    ("options", "checked"),
    [
        (sixgun.GameOptions, settings.settings_from),
        (sixgun.DuelOptions, duel_settings.settings_from),
    ],
    ids=["game", "duel"],
)
def test_the_options_are_those_that_are_checked(options: Any, checked: Any) -> None:
    expected = get_type_hints(checked, vars(settings) | vars(duel_settings))
    del expected["return"]
    expected.pop("players", None)
    assert get_type_hints(options) == expected
    assert options.__required_keys__ == frozenset()
    said = re.findall(r"(?m)^    (\w+)  ", inspect.getdoc(options) or "")
    assert said == list(expected), "the docstring explains every option, in this order"


@pytest.mark.parametrize(
    ("shown", "options", "said"),
    [
        (sixgun.Game, {"set": "all"}, "a game has no option 'set'; did you mean 'sets'? There are"),
        (sixgun.Game, {"sed": 4}, "a game has no option 'sed'; did you mean 'seed'?"),
        (sixgun.Game, {"wild": 1}, "a game has no option 'wild'. There are: players, seed, pat"),
        (sixgun.Duel, {"name": []}, "a duel has no option 'name'; did you mean 'names'?"),
        (sixgun.Duel, {"players": 2}, "a duel has no option 'players'"),
        (sixgun.Series, {"travelling_sherif": True}, "did you mean 'travelling_sheriff'?"),
    ],
)
def test_a_misspelt_option_is_named_with_what_would_be_right(
    shown: Any, options: dict[str, Any], said: str
) -> None:
    with pytest.raises(UnknownOption) as caught:
        shown(**options)
    assert said in str(caught.value)
    assert isinstance(caught.value, TypeError)
    assert isinstance(caught.value, sixgun.SettingsError)
    again = pickle.loads(pickle.dumps(caught.value))
    assert str(again) == str(caught.value)


# --------------------------------------------------------------- characters


def test_characters_and_events_compare_with_plain_words() -> None:
    characters = ["paul_regret", "rose_doolan", "el_gringo", "sid_ketchum"]
    game = sixgun.Game(4, seed=1, characters=characters, sets="all")
    assert game.characters[0] == "paul_regret"
    assert game.characters[0] != "rose_doolan"
    assert game.characters == characters
    assert game.characters[0] in {"paul_regret"}
    assert repr(game.characters) == repr(characters)
    assert game.view(0).characters == tuple(characters)


def test_characters_of_the_duel_compare_with_plain_words() -> None:
    duel = sixgun.Duel(seed=1)
    while None in duel.characters:
        duel.choose(duel.options[0])
    assert tuple(duel.characters) == duel.view(0).characters


def test_a_character_is_still_the_only_one_of_its_name() -> None:
    character = sixgun.Game(4, seed=1).characters[0]
    assert pickle.loads(pickle.dumps(character)) is character
    assert type(character).__name__ != "str"
