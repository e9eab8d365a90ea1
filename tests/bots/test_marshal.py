"""Marshal: the learned value, the look ahead, its options."""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from pathlib import Path

import pytest

from sixgun import Game, view
from sixgun.bots import make_bot, play_out
from sixgun.bots.registry import SpecError
from sixgun.bots.worth import aspects, worth_for
from sixgun.engine.options import Option
from sixgun.engine.position import Place, Position, lay_out
from sixgun.engine.settings import ROLES


def middles(seed: int, players: int = 5) -> Game:
    """A game of drifters, stopped after a few turns."""
    game = Game(players, seed, listen=True)
    bots = [make_bot("tenderfoot", seat) for seat in range(players)]
    while game.decision is not None and game.turns < 9:
        seat = game.decision.seat
        game.choose(bots[seat].choose(view(game, seat)))
    return game


@pytest.mark.parametrize("seed", range(6))
def test_the_value_is_the_sum_of_its_aspects(seed: int) -> None:
    game = middles(seed)
    learned = json.loads(files("sixgun.bots").joinpath("worth.json").read_text(encoding="utf-8"))
    for me in game.living():
        role = game.roles[me]
        found = worth_for(role).chance(game, me, [(1.0, tuple(game.roles))])
        score = learned[role]["always"]
        score += sum(learned[role].get(name, 0.0) for name in aspects(game, me))
        assert found == pytest.approx(1 / (1 + exp(-score)))


def test_a_won_game_is_worth_everything() -> None:
    game = play_out(Game(5, 2, listen=True), [make_bot("drifter", seat) for seat in range(5)])
    for me, role in enumerate(game.roles):
        found = worth_for(role).chance(game, me, [(1.0, tuple(game.roles))])
        assert found == float(me in game.winners)


def test_life_is_worth_something_to_everybody() -> None:
    game = middles(1)
    for me in game.living():
        if game.life[me] < 2:
            continue
        worth, roles = worth_for(game.roles[me]), [(1.0, tuple(game.roles))]
        before = worth.chance(game, me, roles)
        game.life[me] -= 1
        assert worth.chance(game, me, roles) < before


def test_every_role_has_a_value() -> None:
    assert [worth_for(role).role for role in ROLES] == list(ROLES)


@pytest.mark.parametrize(("players", "sets"), [(3, "all"), (4, "base"), (6, "all"), (8, "all")])
def test_marshal_plays_whole_games(players: int, sets: str) -> None:
    game = Game(players, 5, sets=sets, listen=True)
    bots = [make_bot("marshal:deals=4", seat) for seat in range(players)]
    assert play_out(game, bots).over


def test_the_same_seeds_play_the_same_game() -> None:
    games = [
        play_out(
            Game(5, 3, listen=True),
            [make_bot("marshal:deals=4", 0), *(make_bot("drifter", seat) for seat in range(1, 5))],
        )
        for _ in range(2)
    ]
    assert games[0] == games[1]


def test_a_time_budget_is_taken_too() -> None:
    game = middles(3)
    seat = game.decision.seat
    seen = view(game, seat)
    assert make_bot("marshal:ms=5", 1).choose(seen, game.reports) in seen.options


def test_work_that_is_none_is_refused() -> None:
    with pytest.raises(SpecError, match="deals is at least 1"):
        make_bot("marshal:deals=0")


#: Somebody for whom nothing counts but the own life, and somebody who wants Outlaws dead.
TASTES: dict[str, dict[str, float]] = {
    "careful": {f"me.life.{life}": 4.0 * life - 8.0 for life in range(7)},
    "bloody": {"outlaw.dead": 8.0},
}


@pytest.mark.parametrize(
    ("taste", "wanted"),
    [("careful", ("play", "beer/8H", None)), ("bloody", ("play", "bang/AD", 1))],
)
def test_other_weights_than_the_shipped_ones_decide(
    tmp_path: Path, taste: str, wanted: Option
) -> None:
    """A wounded Sheriff with a Beer and a BANG! beside an Outlaw on his last life point."""
    places = [
        Place("Ann", "sheriff", "willy_the_kid", hand=["beer/8H", "bang/AD"], life=4),
        Place("Bob", "outlaw", "rose_doolan", life=1),
        Place("Cat", "outlaw", "paul_regret"),
        Place("Dan", "renegade", "jourdonnais"),
        Place("Eve", "deputy", "suzy_lafayette"),
    ]
    game = lay_out(Position(turn="Ann", places=places), listen=True)
    file = tmp_path / "learned.json"
    file.write_text(json.dumps({role: {"always": 0.0, **TASTES[taste]} for role in ROLES}))
    seen = view(game, 0)
    assert make_bot(f"marshal:weights={file}", 1).choose(seen, game.reports) == wanted


def test_the_same_weights_from_a_file_choose_the_same(tmp_path: Path) -> None:
    own = files("sixgun.bots").joinpath("worth.json").read_text(encoding="utf-8")
    file = tmp_path / "learned.json"
    file.write_text(own, encoding="utf-8")
    game = middles(3)
    assert game.decision is not None
    seen = view(game, game.decision.seat)
    chosen = [
        make_bot(spec, 1).choose(seen, game.reports)
        for spec in ("marshal", f"marshal:weights={file}")
    ]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize(
    ("text", "said"),
    [(None, "cannot be read"), ("nothing", "cannot be read"), ("{}", "no numbers")],
)
def test_weights_that_are_none_are_refused(tmp_path: Path, text: str | None, said: str) -> None:
    file = tmp_path / "learned.json"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    with pytest.raises(SpecError, match=said):
        make_bot(f"marshal:weights={file}")
