"""Settings: everything that is decided before the first card is dealt, checked with a reason."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import sixgun
from sixgun.engine.cards import CHARACTERS, SETS
from sixgun.engine.errors import SettingsError
from sixgun.engine.settings import DEALS, RESERVED_NAMES, ROLES_FOR, Settings, settings_from

NAMES = ["Ann", "Bob", "Cat", "Dan"]
ROLES = ["sheriff", "outlaw", "outlaw", "renegade"]
FOUR = ["el_gringo", "sid_ketchum", "kit_carlson", "rose_doolan"]


def test_without_settings_five_play_with_dealt_roles_and_characters() -> None:
    assert settings_from() == Settings(players=5, names=("P1", "P2", "P3", "P4", "P5"))


def test_the_number_of_players_follows_from_the_names() -> None:
    assert settings_from(names=NAMES).players == 4


@pytest.mark.parametrize("players", ROLES_FOR)
def test_roles_are_those_of_the_rulebook(players: int) -> None:
    """R68, R69 for eight and three."""
    roles = ROLES_FOR[players]
    assert sum(roles.values()) == players
    assert roles.get("sheriff", 0) == (players > 3)
    assert roles["renegade"] == (2 if players == 8 else 1)
    assert roles["outlaw"] == {3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 3}[players]
    assert roles.get("deputy", 0) == {3: 1, 4: 0, 5: 1, 6: 1, 7: 2, 8: 2}[players]


@pytest.mark.parametrize("players", [3, 8])
def test_three_and_eight_need_dodge_city(players: int) -> None:
    assert settings_from(players, sets=["dodge_city"]).players == players


#: What is asked, and words of the answer.
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"players": 3}, "3 players need the set dodge_city"),  # S21
    ({"players": 8}, "8 players need the set dodge_city"),
    ({"players": 9}, "3 to 8 players, not 9"),
    ({"players": 0}, "3 to 8 players, not 0"),
    ({"players": True}, "3 to 8 players"),
    ({"players": "5"}, "3 to 8 players"),
    ({"players": 3, "sets": ["dodge_city"], "sheriff": 0}, "nobody is Sheriff"),
    ({"events": 0}, "events are drawn"),
    ({"events": 99}, "events are drawn"),
    ({"events": True}, "events are drawn"),
    ({"players": 5, "names": NAMES}, "5 players need 5 names, not 4"),
    ({"names": ["Ann", "Bob", "Cat", ""]}, "cannot be a name"),
    ({"names": ["Ann", "Bob", "Cat", "Big Dan"]}, "one word"),
    ({"names": ["Ann", "Bob", "Cat", "x" * 25]}, "up to 24"),
    ({"names": ["Ann", "Bob", "Cat", "Zoë"]}, "cannot be a name"),
    ({"names": ["Ann", "Bob", "Cat", "Dan\n"]}, "cannot be a name"),
    ({"names": ["Ann", "Bob", "Cat", 4]}, "cannot be a name"),
    ({"names": ["Ann", "Bob", "Cat", "Deck"]}, "the notation uses that word"),
    ({"names": ["Ann", "Bob", "Cat", "ann"]}, "two players are called 'ann'"),
    ({"sets": ["base", "dodge"]}, "there is no set 'dodge'; there are: base, "),
    ({"characters": "three"}, "random, two, two_open"),
    ({"players": 5, "characters": FOUR}, "5 players need 5 characters, not 4"),
    ({"players": 4, "characters": [*FOUR[:3], "john_wayne"]}, "there is no character 'john_wayne'"),
    ({"players": 4, "characters": [*FOUR[:3], FOUR[0]]}, "el_gringo is there only once"),
    ({"players": 5, "pool": FOUR}, "the pool has 4"),
    ({"players": 4, "pool": [*FOUR, *FOUR]}, "only once"),
    ({"players": 4, "pool": FOUR, "characters": "two"}, "need 8 characters"),
    ({"players": 4, "keep": ["el_gringo"]}, "keep needs 4 entries"),
    ({"players": 4, "keep": ["nobody", "", "", ""]}, "there is no character 'nobody'"),
    ({"players": 4, "roles": "dealt"}, "not 'dealt'"),
    ({"players": 4, "roles": ["sheriff", "deputy", "outlaw", "renegade"]}, "2 outlaw"),
    ({"players": 4, "roles": []}, "not nobody"),
    ({"players": 4, "roles": ROLES, "sheriff": 1}, "not both"),
    ({"players": 4, "sheriff": 4}, "seats go from 0 to 3"),
    ({"players": 4, "sheriff": -1}, "seats go from 0 to 3"),
    ({"names": NAMES, "sheriff": "Eve"}, "nobody is called 'Eve'; there are: Ann, Bob, Cat, Dan"),
    ({"high_noon_reshuffles": -1}, "number of reshuffles"),
    ({"high_noon_reshuffles": True}, "number of reshuffles"),
    ({"high_noon_reshuffles": "3"}, "number of reshuffles"),
]


@pytest.mark.parametrize(("options", "words"), WRONG, ids=[str(wrong[0]) for wrong in WRONG])
def test_what_cannot_be_is_refused_with_what_would_be_right(
    options: dict[str, Any], words: str
) -> None:
    with pytest.raises(SettingsError) as caught:
        sixgun.Game(seed=1, **options)
    assert words in str(caught.value)


TOLD = [
    ({"players": 9}, "players", {"fewest": 3, "most": 8}),
    ({"sets": ["dodge"]}, "sets", {"name": "dodge", "there": f"{', '.join(SETS)}, all"}),
    ({"players": 4, "pool": FOUR, "characters": "two"}, "pool", {"needed": 8, "count": 4}),
    ({"events": 0}, "events", {"most": 28}),
    ({"high_noon_reshuffles": -1}, "reshuffles", {}),
    ({"players": 4, "sheriff": 4}, "", {}),
]


@pytest.mark.parametrize(("options", "key", "details"), TOLD, ids=[str(told[1]) for told in TOLD])
def test_what_people_choose_wrong_can_be_told_in_any_language(
    options: dict[str, Any], key: str, details: dict[str, Any]
) -> None:
    with pytest.raises(SettingsError) as caught:
        settings_from(**options)
    error = pickle.loads(pickle.dumps(caught.value))
    assert (error.key, error.details, str(error)) == (key, details, str(caught.value))


def test_unknown_settings_are_refused() -> None:
    with pytest.raises(TypeError, match="charakters"):
        sixgun.Game(4, charakters="two")


@pytest.mark.parametrize("name", sorted(RESERVED_NAMES))
def test_words_of_the_notation_are_no_names_in_any_case(name: str) -> None:
    for form in (name, name.upper(), name.title()):
        with pytest.raises(SettingsError):
            settings_from(names=["Ann", "Bob", "Cat", form])


@pytest.mark.parametrize("name", ["A", "x" * 24, "a-b_c", "007", "P4", "on"])
def test_names_that_are_fine(name: str) -> None:
    assert settings_from(names=["Ann", "Bob", "Cat", name]).names[3] == name


def test_the_sheriff_may_be_named_or_numbered() -> None:
    assert settings_from(names=NAMES, sheriff="cat").sheriff == 2
    assert settings_from(4, sheriff=2).sheriff == 2


def test_sets_are_given_as_a_list_or_as_words() -> None:
    assert settings_from(sets=[]).sets == ("base",)
    assert settings_from(sets="base").sets == ("base",)
    assert settings_from(sets="base, base").sets == ("base",)


def test_a_pool_does_not_depend_on_the_order_in_which_it_is_said() -> None:
    pool = sorted(CHARACTERS)[:6]
    games = [sixgun.Game(5, seed=3, pool=p) for p in (pool, pool[::-1])]
    assert games[0] == games[1]


@pytest.mark.parametrize("deal", DEALS)
def test_settings_cannot_be_changed(deal: str) -> None:
    settings = settings_from(characters=deal)
    with pytest.raises(AttributeError):
        settings.deal = "two"  # type: ignore[misc]
    assert hash(settings) == hash(settings_from(characters=deal))
