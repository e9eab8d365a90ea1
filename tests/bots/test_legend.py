"""Legend: rounds of halving, the turns of others, its budget."""

from __future__ import annotations

from random import Random

import pytest

from sixgun import Game, view
from sixgun.bots import Budget, make_bot, play_out
from sixgun.bots.beliefs import Beliefs
from sixgun.bots.legend import Limits, Lookout, marginals, rounds_of, shown_to_all
from sixgun.bots.marshal import candidates
from sixgun.bots.registry import SpecError
from sixgun.bots.runner import Witness
from sixgun.bots.scoring import Judgement, feelings
from sixgun.bots.worth import worth_for
from tests.bots.test_marshal import middles

SMALL = "legend:deals=2:steps=1"


@pytest.mark.parametrize(
    ("players", "sets"), [(3, "all"), (4, "base"), (5, "all"), (7, "base"), (8, "all")]
)
def test_legend_plays_whole_games(players: int, sets: str) -> None:
    game = Game(players, 5, sets=sets, listen=True)
    bots = [make_bot(SMALL, 0), *(make_bot("tracker", seat) for seat in range(1, players))]
    assert play_out(game, bots).over


def test_the_same_seeds_play_the_same_game() -> None:
    games = [
        play_out(
            Game(5, 3, listen=True),
            [make_bot(SMALL, 0), *(make_bot("drifter", seat) for seat in range(1, 5))],
        )
        for _ in range(2)
    ]
    assert games[0] == games[1]


def hard_choice() -> tuple[Game, int]:
    """A position in which several options may be good."""
    for seed in range(50):
        game = middles(seed)
        if game.decision is not None and game.decision.kind == "play":
            seat = game.decision.seat
            seen = view(game, seat)
            felt = feelings(seen, Beliefs(5).roles(seen.roles))
            if len(candidates(Judgement(seen, felt))) > 2:
                return game, seat
    raise AssertionError("every choice was easy")


def test_a_bot_that_is_made_again_chooses_the_same() -> None:
    game, seat = hard_choice()
    seen, reports = view(game, seat), Witness(game, seat).reports()
    assert len({make_bot(SMALL, 4).choose(seen, reports) for _ in range(3)}) == 1


def lookout(limits: Limits) -> tuple[Lookout, dict]:
    game, seat = hard_choice()
    seen = view(game, seat)
    beliefs = Beliefs(5)
    felt = feelings(seen, beliefs.roles(seen.roles))
    public = Beliefs(5).deals(shown_to_all(seen))
    worth = worth_for(seen.role)
    found = Lookout(seen, felt, beliefs.deals(seen.roles), Random(1), worth, public, limits)
    return found, candidates(Judgement(seen, felt))


def test_rounds_end_with_the_best_of_two() -> None:
    search, scores = lookout(Limits(3, 1))
    assert search.best_of(scores) in scores
    assert len(search.near) <= 2
    assert search.dealt in (3 * rounds_of(len(scores)), 3 * (rounds_of(len(scores)) - 1))


def test_without_any_time_the_best_score_is_taken() -> None:
    search, scores = lookout(Limits(3, 1, deadline=1e-9, by_time=True))
    assert search.best_of(scores) == max(scores, key=lambda option: scores[option])
    assert search.dealt == 0


def test_a_budget_ends_the_search() -> None:
    """With work for hours, whoever ends does so because of the budget."""
    game, seat = hard_choice()
    seen, reports = view(game, seat), Witness(game, seat).reports()
    bot = make_bot("legend:deals=10000000", 1)
    assert bot.choose(seen, reports, Budget(0.05)) in seen.options
    assert make_bot("legend:ms=50", 1).choose(seen, reports) in seen.options


def test_others_do_not_know_my_role() -> None:
    game = middles(2)
    for seat in game.living():
        known = shown_to_all(view(game, seat))
        assert (known[seat] == "sheriff") == (game.roles[seat] == "sheriff")


def test_marginals_are_weighed() -> None:
    found = marginals([(3.0, ("sheriff", "outlaw")), (1.0, ("sheriff", "deputy"))])
    assert found == [{"sheriff": 1.0}, {"outlaw": 0.75, "deputy": 0.25}]


@pytest.mark.parametrize(("options", "rounds"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_rounds_halve(options: int, rounds: int) -> None:
    assert rounds_of(options) == rounds


def test_work_that_is_none_is_refused() -> None:
    with pytest.raises(SpecError, match="steps is at least 0"):
        make_bot("legend:steps=-1")
