"""The catalogue holds everything in the boxes, once, with its names and texts."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping
from typing import Any

import pytest

import sixgun
from sixgun.catalogue import DUEL, Words
from sixgun.duel import printed
from sixgun.engine.cards import CHARACTERS, EVENTS, FACES, KIND_BY_SLUG, SETS, cards_in
from sixgun.locales import LANGUAGES, UnknownLanguage

BOXES = [*SETS, DUEL]
SHELVES: list[Callable[..., Mapping[str, Any]]] = [
    sixgun.cards,
    sixgun.characters,
    sixgun.events,
]


def test_everything_is_there_and_nothing_of_the_duel() -> None:
    assert list(sixgun.cards()) == list(KIND_BY_SLUG)
    assert list(sixgun.characters()) == list(CHARACTERS)
    assert list(sixgun.events()) == list(EVENTS)
    copies = [copy for card in sixgun.cards().values() for copy in card.copies]
    assert sorted(copy.face for copy in copies) == sorted(FACES)
    assert all(f"{copy.rank}{copy.suit[0].upper()}" in copy.face for copy in copies)


def test_the_duel_is_there_when_it_is_named() -> None:
    assert list(sixgun.cards(DUEL)) == list(printed.KIND_BY_SLUG)
    assert list(sixgun.characters(DUEL)) == list(printed.CHARACTERS)
    assert not sixgun.events(DUEL)
    copies = [copy for card in sixgun.cards(DUEL).values() for copy in card.copies]
    assert sorted(copy.face for copy in copies) == sorted(printed.FACES)
    assert {copy.back for copy in copies} == set(printed.SIDES)
    assert {copy.symbol for copy in copies} == set(printed.SYMBOLS.values())


@pytest.mark.parametrize("box", SETS)
def test_a_box_has_what_its_games_are_played_with(box: str) -> None:
    faces = [c.face for card in sixgun.cards(box).values() for c in card.copies if c.box == box]
    assert sorted(faces) == sorted(FACES[card] for card in cards_in((box,)))
    assert {entry.box for entry in sixgun.characters(box).values()} <= {box}
    assert {entry.box for entry in sixgun.events(box).values()} <= {box}


@pytest.mark.parametrize("shelf", SHELVES, ids=lambda shelf: shelf.__name__)
def test_a_box_that_there_is_not_is_refused(shelf: Callable[..., Any]) -> None:
    with pytest.raises(sixgun.SettingsError, match=r"no box 'dodge'; there are: base, .*duel"):
        shelf("dodge")


@pytest.mark.parametrize("box", BOXES)
def test_every_entry_has_a_name_and_a_text_in_every_language(box: str) -> None:
    for shelf in SHELVES:
        for slug, entry in shelf(box).items():
            assert entry.slug == slug
            assert all(entry.names[lang] and entry.texts[lang] for lang in LANGUAGES)
            assert (entry.name, entry.text) == (entry.names.en, entry.texts["en"])


def test_words_know_every_language_there_is() -> None:
    names = sixgun.cards()["beer"].names
    assert (names.en, names.it, names.es) == ("Beer", "Birra", "Cerveza")
    assert all(getattr(names, lang) == names[lang] for lang in LANGUAGES)
    with pytest.raises(UnknownLanguage, match="en"):
        names["de"]


def test_what_entries_look_like() -> None:
    assert repr(sixgun.cards()["gatling"]) == "<card gatling: brown, base, 1 copy>"
    assert repr(sixgun.cards()["gatling"].copies) == "(<copy gatling/10H, base>,)"
    assert repr(sixgun.cards()["beer"].names) == "<words en='Beer' it='Birra' es='Cerveza'>"
    assert repr(sixgun.characters()["paul_regret"]) == "<character paul_regret: life 3, base>"
    assert repr(sixgun.characters(DUEL)["jango"]).endswith(", duel, law>")
    assert repr(sixgun.events()["thirst"]) == "<event thirst: high_noon>"


def test_nobody_changes_the_catalogue() -> None:
    with pytest.raises(TypeError, match="does not support item assignment"):
        sixgun.cards()["bang"] = sixgun.cards()["beer"]  # type: ignore[index]
    with pytest.raises(AttributeError):
        sixgun.cards()["bang"].slug = "beer"  # type: ignore[misc]
    with pytest.raises(AttributeError):
        Words("card-bang").key = "card-beer"  # type: ignore[misc]


def test_entries_are_values() -> None:
    entry = sixgun.cards()["bang"]
    assert entry == sixgun.cards()["bang"]
    assert pickle.loads(pickle.dumps(entry)) == entry
    assert len({entry, sixgun.cards()["bang"]}) == 1
