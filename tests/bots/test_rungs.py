"""The rungs of the ladder: they play everything, alike each time, and know no secrets."""

from __future__ import annotations

from random import Random

import pytest

from sixgun import Game, view
from sixgun.bots import make_bot, play_out
from sixgun.bots.beliefs import Beliefs, prior
from sixgun.bots.contract import WHYS
from sixgun.bots.fitting import Choice, fit
from sixgun.bots.runner import Witness
from sixgun.bots.stand import Cell, gain, gains, play_deal, read_deal
from sixgun.engine.reports import Report
from sixgun.secrecy.worlds import other_world

RUNGS = ["tenderfoot", "drifter", "gunslinger", "tracker"]
TABLES = [(3, "all"), (4, "base"), (5, "base"), (6, "all"), (7, "base,dodge_city"), (8, "all")]


def seated(spec: str, players: int, seed: int) -> list[object]:
    return [make_bot(spec, f"{seed} {seat}") for seat in range(players)]


@pytest.mark.parametrize("spec", RUNGS)
@pytest.mark.parametrize(("players", "sets"), TABLES)
def test_a_rung_plays_whole_games(spec: str, players: int, sets: str) -> None:
    for seed in range(3):
        game = Game(players, seed, sets=sets, listen=True)
        assert play_out(game, seated(spec, players, seed)).over


@pytest.mark.parametrize("spec", RUNGS)
def test_the_same_seeds_play_the_same_game(spec: str) -> None:
    games = [play_out(Game(5, 3, sets="all", listen=True), seated(spec, 5, 1)) for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("spec", RUNGS)
def test_a_bot_that_is_made_again_chooses_the_same(spec: str) -> None:
    """It is a function of what its seat has seen, so it can take over in mid-game."""
    game = Game(5, 8, sets="all", listen=True)
    bots = seated(spec, 5, 2)
    witnesses = [Witness(game, seat) for seat in range(5)]
    for _ in range(120):
        if game.decision is None:
            break
        seat = game.decision.seat
        seen, reports = view(game, seat), witnesses[seat].reports()
        option = bots[seat].choose(seen, reports)
        assert make_bot(spec, f"2 {seat}").choose(seen, reports) == option
        assert bots[seat].why()[0] in WHYS
        game.choose(option)


@pytest.mark.parametrize("spec", RUNGS)
def test_what_is_hidden_never_changes_a_choice(spec: str) -> None:
    rng = Random(spec)
    for seed in range(4):
        game = Game(5, seed, sets="all", listen=True)
        bots = seated(spec, 5, seed)
        witnesses = [Witness(game, seat) for seat in range(5)]
        while game.decision is not None and game.turns < 30:
            seat = game.decision.seat
            reports = witnesses[seat].reports()
            option = bots[seat].choose(view(game, seat), reports)
            world = other_world(game, seat, rng, 1.0)
            again = make_bot(spec, f"{seed} {seat}")
            assert again.choose(view(world, seat), reports) == option
            game.choose(option)


# ----------------------------------------------------------------- beliefs


def test_before_anybody_has_acted_roles_are_as_likely_as_they_are_many() -> None:
    roles = prior(["sheriff", "", "", "", ""])
    assert roles[1] == pytest.approx({"deputy": 0.25, "outlaw": 0.5, "renegade": 0.25})


def test_who_shoots_the_sheriff_is_hardly_a_deputy() -> None:
    beliefs = Beliefs(5)
    for _ in range(3):
        beliefs.hear(Report("played", 2, 0, ("bang/QD",)))
    roles = beliefs.roles(["sheriff", "", "", "", ""])
    assert roles[2]["outlaw"] > 0.8
    assert roles[2]["deputy"] < 0.05
    assert roles[1]["deputy"] > 0.3
    for chances in roles:
        assert sum(chances.values()) == pytest.approx(1)


def test_to_take_a_jail_away_is_a_favour() -> None:
    beliefs = Beliefs(5)
    beliefs.hear(Report("played", 1, 2, ("panic/AH",)))
    beliefs.hear(Report("took_gear", 1, 2, ("jail/JS",)))
    assert beliefs.hostility[1, 2] < 0


def test_the_dead_are_known() -> None:
    roles = Beliefs(4).roles(["sheriff", "outlaw", "", ""])
    assert roles[1] == {"outlaw": 1.0}
    assert roles[2] == pytest.approx({"outlaw": 0.5, "renegade": 0.5})


def test_a_fit_finds_what_the_acts_were_made_of() -> None:
    acts = [Choice("outlaw", "sheriff", ("sheriff", "outlaw"), 1.0)] * 90
    acts += [Choice("outlaw", "outlaw", ("sheriff", "outlaw"), 1.0)] * 10
    found = fit(acts)["outlaw"]
    assert found["sheriff"] - found["outlaw"] == pytest.approx(2.197, abs=0.15)


# --------------------------------------------------------- measuring stand


def test_a_bot_gains_nothing_on_itself() -> None:
    cell = Cell("tenderfoot", "tenderfoot")
    deals = [play_deal(cell, number) for number in range(4)]
    assert all(deal.field_won == deal.one_won for deal in deals)
    assert gain(deals).points == 0


def test_a_better_bot_gains_and_raw_results_can_be_read_back() -> None:
    cell = Cell("tracker", "random")
    deals = [play_deal(cell, number) for number in range(12)]
    assert [read_deal(deal.line()) for deal in deals] == deals
    found = gains(deals)
    assert found["all"].low > 0
    assert set(found) == {"all", "sheriff", "deputy", "outlaw", "renegade"}
    assert found["all"].games == 60
