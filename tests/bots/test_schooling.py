"""Learning what positions are worth."""

from __future__ import annotations

from sixgun.bots.schooling import Sample, learn, samples_of, start_of
from sixgun.bots.worth import Worth


def test_a_game_teaches_the_same_each_time() -> None:
    samples = samples_of(5, ("base",), "lesson")
    assert samples == samples_of(5, ("base",), "lesson")
    assert {sample.role for sample in samples} == {"sheriff", "deputy", "outlaw", "renegade"}
    assert all(f"players.{5}" in sample.aspects for sample in samples)


def test_what_wins_is_worth_more() -> None:
    won = [Sample("sheriff", ("me.life.5", "outlaw.life.1"), True)] * 40
    lost = [Sample("sheriff", ("me.life.1", "outlaw.life.4"), False)] * 40
    learned = learn(won + lost)["sheriff"]
    assert learned["me.life.5"] > 0.5 > -0.5 > learned["me.life.1"]


def test_cards_start_with_what_they_are_good_for() -> None:
    assert start_of("outlaw", "me.gear.barrel") > 0 > start_of("outlaw", "sheriff.gear.barrel")
    assert start_of("outlaw", "me.holds.wells_fargo") > start_of("outlaw", "me.holds.dynamite")
    assert start_of("outlaw", "me.life.3") == 0


def test_an_enemy_is_never_worth_more_alive() -> None:
    samples = [Sample("deputy", ("outlaw.life.1", "outlaw.hand.0"), True)] * 30
    samples += [Sample("deputy", ("outlaw.life.3", "outlaw.hand.2"), False)] * 30
    samples += [Sample("deputy", ("outlaw.dead",), False)] * 30
    learned = learn(samples)["deputy"]
    states = Worth("deputy", learned).parts["outlaw"].states
    assert learned["outlaw.dead"] > max(states[1])
