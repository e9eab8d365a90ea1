"""The laws of the duel, over random duels of every size and over all scenarios."""

from __future__ import annotations

from random import Random

import pytest

import sixgun
from sixgun.duel import Duel
from sixgun.engine.machine import MOST_TURNS
from sixgun.engine.options import END, PASS
from sixgun.engine.snapshot import state_hash, to_json
from tests.duel import laws
from tests.duel.games import duel_of, options_of, positions, scenario_positions, walk
from tests.games import LONG

GAMES = 600 if LONG else 30


def test_laws_hold_in_every_position_of_random_duels() -> None:
    for game in positions(0, GAMES):
        laws.check(game, laws.QUICK)


def test_laws_that_play_on() -> None:
    for game in positions(1000, GAMES // 3, every=3):
        laws.check(game, laws.SLOW)


def test_laws_hold_in_every_position_of_the_rulebook() -> None:
    for game in scenario_positions():
        laws.check(game)


def test_a_copy_played_on_goes_where_the_original_goes() -> None:
    for number in range(2000, 2000 + GAMES):
        game, rng = duel_of(number), Random(number)
        pause = rng.randrange(60)
        copy, before, chosen = None, "", []
        for place, _ in enumerate(walk(game, Random(number))):
            if place == pause and not game.over:
                copy, before = game.copy(), to_json(game)
        if copy is None:
            continue
        assert to_json(copy) == before, "playing the original on changed the copy"
        history = game.history
        while history and history is not copy.history:
            history, entry = history
            chosen.append(entry[1])
        for option in reversed(chosen):
            copy.answer_forced()
            copy.choose(option)
        copy.answer_forced()
        assert copy == game


def test_a_snapshot_plays_on_identically() -> None:
    for number in range(3000, 3000 + GAMES):
        game = duel_of(number, patient=False)
        back = None
        for place, position in enumerate(walk(game, Random(number))):
            if place == 25 and not position.over:
                back = sixgun.load(to_json(position))
                history = position.history
        if back is None:
            continue
        entries, rest = [], game.history
        while rest is not history:
            rest, entry = rest
            entries.append(entry[1])
        for option in reversed(entries):
            back.choose(option)
        assert back == game


def test_a_record_replays_to_the_same_state() -> None:
    for number in range(4000, 4000 + GAMES):
        *_, game = walk(duel_of(number, patient=False), Random(number))
        record = sixgun.record_of(game)
        assert record.splitlines()[2] == "game duel"
        again = sixgun.load_record(record)
        assert isinstance(again, Duel)
        assert again == game
        assert state_hash(again) == state_hash(game)
        assert sixgun.record_of(again) == record


def test_patience_changes_only_pauses() -> None:
    for number in range(5000, 5000 + GAMES):
        hasty, patient = duel_of(number, patient=False), duel_of(number, patient=True)
        rng = Random(number)
        while not hasty.over:
            patient.answer_forced()
            assert patient == hasty
            assert state_hash(patient) == state_hash(hasty)
            option = rng.choice(hasty.options)
            hasty.choose(option)
            patient.choose(option)
        patient.answer_forced()
        assert sixgun.record_of(patient) == sixgun.record_of(hasty)


def test_a_patient_duel_pauses_only_where_a_pause_tells_something() -> None:
    for number in range(GAMES):
        for game in walk(duel_of(number, patient=True), Random(number)):
            if game.decision is not None and len(game.options) == 1:
                assert game.decision.kind in Duel.telling
                assert game.options[0] in (PASS, END)
                assert game.hands[game.decision.seat]


def test_every_duel_ends_and_the_right_side_has_won() -> None:
    for number in range(6000, 6000 + 3 * GAMES):
        *_, game = walk(duel_of(number), Random(number))
        assert game.turns <= MOST_TURNS
        (winner,) = game.winners
        assert game.left(1 - winner) == 0
        assert game.over == ("law", "outlaws")[winner]


@pytest.mark.parametrize("number", range(4))
def test_the_same_seed_and_choices_give_the_same_duel(number: int) -> None:
    *_, one = walk(duel_of(number), Random(1))
    *_, other = walk(Duel(seed=number, **options_of(number)), Random(1))
    assert one == other
