"""What bots read off the table: who could reach whom, and what hands lack."""

from __future__ import annotations

from random import Random

import pytest

from sixgun import Game
from sixgun.bots.beliefs import Beliefs
from sixgun.bots.layout import Layout
from sixgun.bots.tells import Tells
from sixgun.engine.reports import Report


def test_reach_from_reports_is_the_reach_of_the_table() -> None:
    game = Game(6, 4, listen=True)
    layout, heard, rng = Layout(6), 0, Random(3)
    for _ in range(400):
        if game.decision is None:
            break
        for report in game.ears[heard:]:
            layout.hear(report)
        heard = len(game.ears)
        for seat in game.living():
            assert layout.within(seat, layout.reach(seat)) == set(game.facts.reachable(game, seat))
        game.choose(rng.choice(game.options))


def test_who_took_a_hit_had_no_answer() -> None:
    tells = Tells(4)
    assert tells.newcomers(1, "missed") is None
    tells.hear(Report("shot", 1, 0, number=1))
    tells.hear(Report("hurt", 1, 0, number=1, word="shot"))
    assert tells.newcomers(1, "missed") == 0
    tells.hear(Report("drew", 1, cards=(None, None)))
    assert tells.newcomers(1, "missed") == 2
    assert tells.newcomers(1, "bang") is None


def test_one_missed_that_would_not_have_helped_may_be_kept() -> None:
    tells = Tells(4)
    tells.hear(Report("shot", 1, 0, number=2))
    tells.hear(Report("hurt", 1, 0, number=1, word="shot"))
    assert tells.newcomers(1, "missed") is None


def test_whoever_spares_a_sheriff_in_reach_is_hardly_an_outlaw() -> None:
    """Seat 1 sits next to the Sheriff, seat 2 does not reach him."""
    near, far = Beliefs(6), Beliefs(6)
    near.hear(Report("played", 1, 2, ("bang/QD",)))
    far.hear(Report("played", 2, 3, ("bang/QD",)))
    known = ["sheriff", *[""] * 5]
    assert near.roles(known)[1]["outlaw"] < far.roles(known)[2]["outlaw"]


def test_beliefs_say_the_same_however_often_they_are_asked() -> None:
    often, once = Beliefs(5), Beliefs(5)
    acts = [Report("played", 2, 0, ("bang/QD",)), Report("played", 3, 2, ("duel/QD",))]
    for act in acts:
        often.hear(act)
        once.hear(act)
        often.roles(["sheriff", "", "", "", ""])
    for known in (["sheriff", "", "", "", ""], ["sheriff", "", "outlaw", "", ""]):
        for mine, other in zip(often.roles(known), once.roles(known), strict=True):
            assert mine == pytest.approx(other)


def test_deals_of_roles_fit_what_is_known() -> None:
    beliefs = Beliefs(7)
    beliefs.hear(Report("played", 2, 0, ("bang/QD",)))
    known = ["sheriff", "", "", "deputy", "", "", ""]
    deals = beliefs.deals(known)
    assert sum(chance for chance, _ in deals) == pytest.approx(1)
    for _, roles in deals:
        assert sorted(roles) == ["deputy", "deputy", *["outlaw"] * 3, "renegade", "sheriff"]
        assert all(role in ("", mine) for role, mine in zip(known, roles, strict=True))
