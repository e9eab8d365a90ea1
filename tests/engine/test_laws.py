"""The laws of the engine, over random games of every size and setting.

`tests/games.py` says what a random game is, `tests/laws.py` what must hold in each position.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sixgun
from sixgun.engine.game import MOST_TURNS
from sixgun.engine.options import END, PASS
from sixgun.engine.snapshot import state_hash, to_json
from tests import laws
from tests.games import Plan, act, examples, plans, play, played, scenarios, steps, walk


@examples(400)
@given(plans())
def test_laws_of_the_table(plan: Plan) -> None:
    for game in play(plan):
        laws.check(game, laws.QUICK)


@examples(120)
@given(plans())
def test_laws_that_play_on(plan: Plan) -> None:
    for game in play(plan):
        laws.check(game, laws.SLOW)


@pytest.mark.parametrize("name", sorted({name.partition(":")[0] for name, _ in scenarios()}))
def test_laws_hold_in_every_position_of_the_rulebook(name: str) -> None:
    """Scenarios are rare positions, which random games seldom reach."""
    for file_and_id, scenario in scenarios():
        if file_and_id.partition(":")[0] == name:
            walk(scenario, laws.check)


@examples(200)
@given(plans(), st.integers(0, 80))
def test_a_copy_is_equal_and_independent(plan: Plan, pause: int) -> None:
    """Played on, the copy goes where the original goes, and the original does not notice."""
    game = plan.start()
    copy, before, acts = None, "", []
    for count, what in enumerate(steps(plan, game)):
        if count == pause and what:
            copy, before = game.copy(), to_json(game)
        if copy is not None and what:
            acts.append(what)
    if copy is None:
        return
    assert to_json(copy) == before, "playing the original on changed the copy"
    after = to_json(game)
    for what in acts:
        assert copy.options
        act(copy, what)
    assert to_json(copy) == after
    assert to_json(game) == after, "playing the copy on changed the original"


@examples(200)
@given(plans(), st.integers(0, 80))
def test_a_snapshot_plays_on_identically(plan: Plan, pause: int) -> None:
    """The stack can be written down and read back at any decision."""
    game = plan.start()
    back = None
    for count, what in enumerate(steps(plan, game)):
        if count == pause:
            back = sixgun.load(to_json(game))
        if back is not None and what:
            assert back == game
            assert back.options == game.options
            act(back, what)
    if back is not None:
        assert to_json(back) == to_json(game)


@examples(200)
@given(plans(patient=False))
def test_a_record_replays_to_the_same_state(plan: Plan) -> None:
    game = played(plan)
    record = sixgun.record_of(game)
    again = sixgun.load_record(record)
    assert again == game
    assert state_hash(again) == state_hash(game)
    assert sixgun.record_of(again) == record


@examples(200)
@given(plans(patient=False))
def test_patience_changes_only_pauses(plan: Plan) -> None:
    """The same choices, with forced questions answered: the same states, the same record."""
    hasty, patient = plan.start(), plan.start(patient=True)
    pauses = 0
    for what in steps(plan, hasty):
        while len(patient.options) == 1:
            patient.choose(patient.options[0])
            pauses += 1
        assert patient == hasty
        assert state_hash(patient) == state_hash(hasty)
        if what:
            act(patient, what)
    assert sixgun.record_of(patient) == sixgun.record_of(hasty)


@examples(200)
@given(plans(patient=True))
def test_a_patient_game_pauses_only_where_a_pause_tells_something(plan: Plan) -> None:
    """S2: forced questions are asked of the living about hidden hands, and of nobody else."""
    for game in play(plan):
        decision = game.decision
        if decision is not None and len(decision.options) == 1:
            assert decision.kind in {"play", "shot", "indians", "duel", "lethal"}
            assert decision.options[0] in (PASS, END)
            assert game.hands[decision.seat]


@examples(150)
@given(plans())
def test_every_game_ends(plan: Plan) -> None:
    game = played(replace(plan, length=100_000))
    if any(game.passive) and not game.over:
        return  # it stopped before the last active player fell (S9), see tests/games.py
    assert game.over
    assert game.turns <= MOST_TURNS
    laws.check(game, laws.QUICK)


@examples(150)
@given(plans(leavers=False))
def test_the_right_side_has_won(plan: Plan) -> None:
    """R65, R66, R67: judged anew from who is left at the end."""
    game = played(replace(plan, length=100_000))
    left = sorted(game.roles[seat] for seat in game.living())
    if "sheriff" in left:
        assert set(left) <= {"sheriff", "deputy"}
        roles = {"sheriff", "deputy"}
    else:
        roles = {"renegade"} if left == ["renegade"] else {"outlaw"}
    assert game.winners == tuple(s for s in range(game.seats) if game.roles[s] in roles)


@examples(150)
@given(plans())
def test_games_end_with_rewards_and_penalties_settled(plan: Plan) -> None:
    """What waits for the end of an effect never waits for longer than the effect."""
    for game in play(plan):
        if game.decision is not None and game.decision.kind == "play":
            assert not game.fallen
            assert not game.owes
            assert not game.spread
            assert not game.stack
