"""Cautions of a duel: what a friend would ask before something is done that nobody hopes for."""

from __future__ import annotations

import sixgun
from sixgun.duel import Duel
from sixgun.duel.explain import CAUTIONS
from tests.duel.games import laid, some_positions


def cautioned(game: Duel, text: str) -> list[str]:
    assert game.decision is not None
    option = game.options[game.texts().index(text)]
    return [key for key, _ in sixgun.cautions(game.view(game.decision.seat), option)]


OWN, FOE = "duel-caution-own-character", "duel-caution-helps-foe"
NOTHING, LOSES = "caution-no-effect", "duel-caution-loses-life"


def test_hits_on_ones_own_and_gifts_to_the_opponent_are_cautioned() -> None:
    game = laid({"hand": ["derringer/LH", "hat/LH", "panic", "colt"]}, {})
    assert cautioned(game, "play derringer on wyatt_ear") == [OWN]
    assert cautioned(game, "play derringer on west_harding") == []
    assert cautioned(game, "play colt on west_harding") == []
    assert cautioned(game, "play hat on west_harding") == [FOE]
    assert cautioned(game, "play hat on wyatt_ear") == []
    assert cautioned(game, "play panic on wyatt_ear") == [OWN]
    assert cautioned(game, "play panic on west_harding") == []
    assert cautioned(game, "choose swap") == cautioned(game, "end") == []


def test_a_dynamite_beside_ones_own_rearguard_is_as_it_should_be() -> None:
    game = laid({}, {"active": "tom_thorn", "hand": ["dynamite", "rattlesnake"]}, "outlaws")
    assert cautioned(game, "play dynamite on jack_ransome") == []
    assert cautioned(game, "play rattlesnake on jack_ransome") == [OWN]
    assert cautioned(game, "play rattlesnake on pat_garret") == []


def test_an_inn_may_do_nothing_or_the_wrong_thing() -> None:
    game = laid({"hand": ["inn"], "active_life": 3, "rear_life": 4}, {"active_life": 2})
    assert cautioned(game, "play inn on pat_garret") == [NOTHING]
    assert cautioned(game, "play inn on wyatt_ear") == [LOSES]
    assert cautioned(game, "play inn on west_harding") == [FOE]
    better = laid({"hand": ["inn"], "active_life": 1}, {"active_life": 4})
    assert cautioned(better, "play inn on pat_garret") == []
    assert cautioned(better, "play inn on west_harding") == []


def test_what_has_no_effect_is_cautioned() -> None:
    beer = {"hand": ["beer"]}
    assert cautioned(laid({}, beer, "outlaws"), "play beer") == [NOTHING]
    assert cautioned(laid({}, {**beer, "rear_life": 1}, "outlaws"), "play beer") == []
    fire = {"hand": ["quick_fire/LB"]}
    assert cautioned(laid(fire, {}), "play quick_fire on west_harding") == [NOTHING]
    armed = {"active_table": ["bank"]}
    assert cautioned(laid(fire, armed), "play quick_fire on west_harding") == []
    pearl = {"active": "pearl_hat", "hand": ["colt"]}
    repeated = laid({}, pearl, "outlaws", discard=["beer"])
    assert cautioned(repeated, "use pearl_hat") == [NOTHING]


def test_an_equipment_that_makes_room_and_a_rearguard_that_may_fall_are_cautioned() -> None:
    twice = laid({"hand": ["hat/LH"], "rear_table": ["hat/OH"]}, {})
    assert cautioned(twice, "play hat on wyatt_ear") == ["duel-caution-replaces"]
    for life, expected in ((1, ["duel-caution-own-last-life"]), (2, [])):
        game = laid({"hand": ["gatling", "indians/LH"], "rear_life": life}, {})
        assert cautioned(game, "play gatling") == expected
        assert cautioned(game, "play indians") == expected


def test_the_last_hit_card_of_a_duel_is_cautioned() -> None:
    for hand, expected in (
        (["knife/OH"], ["duel-caution-last-hit"]),
        (["knife/OH", "knife/OH"], []),
    ):
        game = laid({"hand": ["duel"]}, {"hand": [*hand, "beer"]})
        game.choose("play duel on west_harding")
        assert cautioned(game, "play knife") == expected
        assert cautioned(game, "pass") == []


def test_cautions_are_from_the_list_and_only_about_offered_options() -> None:
    found = set()
    for game in some_positions():
        if game.decision is None:
            continue
        seen = game.view(game.decision.seat)
        for option in seen.options:
            for key, arguments in sixgun.cautions(seen, option):
                assert list(arguments) == CAUTIONS[key].partition(": ")[2].split(", ")
                found.add(key)
            assert sixgun.cautions(game.view(1 - game.decision.seat), option) == []
    assert found == set(CAUTIONS)
