"""Personalities: what they change, and what they leave alone."""

from __future__ import annotations

import pytest

from sixgun import Game, view
from sixgun.bots import SpecError, make_bot, play_out
from sixgun.bots.beliefs import prior
from sixgun.bots.levels import LEVELS, level_named
from sixgun.bots.manners import FIGURES, observe
from sixgun.bots.scoring import Judgement, feelings
from sixgun.bots.stand import Cell
from sixgun.bots.tempers import TEMPERS
from sixgun.scenarios.table import ScenarioTable

TABLE = {
    "id": "a-table",
    "title": "An Outlaw with something for everybody",
    "turn": "Ann",
    "steps": [],
    "player": [
        {"name": "Ann", "role": "outlaw", "life": 3, "hand": ["bang/QH", "beer/6H", "duel/QD"]},
        {"name": "Bob", "role": "sheriff", "life": 4},
        {"name": "Cat", "role": "deputy", "life": 1},
        {"name": "Dan", "role": "renegade", "life": 4},
        {"name": "Eve", "role": "outlaw", "life": 4},
    ],
}
BANG_AT_SHERIFF, BEER = ("play", "bang/QH", 1), ("play", "beer/6H", None)


def table(sheriffs_life: int = 4) -> Game:
    """Ann's turn, who is wounded."""
    characters = ["willy_the_kid", "rose_doolan", "vulture_sam", "bart_cassidy", "sid_ketchum"]
    players = [
        {**player, "character": character}
        for player, character in zip(TABLE["player"], characters, strict=True)
    ]
    players[1]["life"] = sheriffs_life
    return ScenarioTable({**TABLE, "player": players}, listen=True).game


def more(
    personality: str,
    option: tuple,
    hostility: dict | None = None,
    life: int = 4,
    cards: int = 0,
) -> float:
    """What a temper adds to the score of an option of Ann's; the Sheriff has so much."""
    game = table(life)
    game.hands[1] = game.deck[:cards]
    seen = view(game, 0)
    temper = TEMPERS[personality]
    plain = feelings(seen, prior(seen.roles))
    felt = feelings(seen, prior(seen.roles))._replace(temper=temper)
    temper.colour(seen, felt, hostility or {})
    return Judgement(seen, felt).score(option) - Judgement(seen, plain).score(option)


def test_there_are_at_least_six() -> None:
    assert len(TEMPERS) >= 6


def test_what_they_like() -> None:
    assert more("hothead", BANG_AT_SHERIFF) > 0 > more("hothead", BEER)
    assert more("gambler", ("play", "duel/QD", 1)) > 0.5
    assert more("sly", BANG_AT_SHERIFF) < 0


def test_a_vulture_goes_for_the_weak() -> None:
    assert more("vulture", BANG_AT_SHERIFF) == 0
    assert more("vulture", BANG_AT_SHERIFF, life=1) > more("vulture", BANG_AT_SHERIFF, life=2) > 0


def test_a_robber_goes_for_the_rich() -> None:
    assert more("robber", BANG_AT_SHERIFF, cards=6) > 0 > more("robber", BANG_AT_SHERIFF)


def test_a_sheriff_gives_in_half_as_much() -> None:
    game = table()
    seen = view(game, 0)
    felt = feelings(seen, prior(seen.roles))
    mind, temper = Judgement(seen, felt), TEMPERS["hothead"]
    whole = temper.taste(mind, BANG_AT_SHERIFF)
    mind.seen = seen._replace(roles=("sheriff", *seen.roles[1:]))
    assert temper.taste(mind, BANG_AT_SHERIFF) == whole / 2 > 0


def test_an_avenger_forgets_nothing() -> None:
    assert more("avenger", BANG_AT_SHERIFF) == 0
    assert more("avenger", ("play", "panic/AH", 1), {(1, 0): 1.0}, cards=3) > 0.5


@pytest.mark.parametrize("name", TEMPERS)
@pytest.mark.parametrize("bot", ["gunslinger", "tracker", "marshal:deals=4", "legend:deals=2"])
def test_every_rung_that_scores_can_have_a_temper(bot: str, name: str) -> None:
    seen = view(table(), 0)
    assert make_bot(f"{bot}:personality={name}", 1).choose(seen, table().reports) in seen.options


@pytest.mark.parametrize("name", TEMPERS)
def test_they_play_whole_games(name: str) -> None:
    bots = [make_bot(f"tracker:personality={name}", seat) for seat in range(6)]
    assert play_out(Game(6, 4, sets="all", listen=True), bots).over


def test_a_temper_that_nobody_has_is_refused() -> None:
    with pytest.raises(SpecError, match="there is no personality 'meek'; there are: hothead"):
        make_bot("tracker:personality=meek")


def test_manners_are_counted_alike_each_time() -> None:
    cell = Cell("tracker:personality=sly", "tracker", seed="watch")
    found = observe(cell, range(3))
    assert found == observe(cell, range(3))
    assert set(found.figures()) == set(FIGURES)
    assert found.counts["turns"] > 0
    assert 0 <= found.figures()["beers"] <= 1


def test_who_hides_at_first_attacks_less_at_first() -> None:
    plain, sly = (
        observe(Cell(spec, "tracker", seed="watch"), range(20)).figures()["early"]
        for spec in ("tracker", "tracker:personality=sly")
    )
    assert sly < plain


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_a_bot(level: tuple) -> None:
    make_bot(level.spec)
    if level.tempered:
        make_bot(f"{level.spec}:personality=sly")
    else:
        with pytest.raises(SpecError, match="no option 'personality'"):
            make_bot(f"{level.spec}:personality=sly")


def test_levels_are_found_by_name_and_number() -> None:
    assert level_named("legend") == level_named("6") == LEVELS[-1]
    with pytest.raises(ValueError, match="there are: 1 tenderfoot"):
        level_named("7")
