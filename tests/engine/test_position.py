"""Positions: what cannot exist is refused with the reason (S32); `print(game)` can be laid out."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from sixgun.engine.cards import FACES, cards_in, faces
from sixgun.engine.errors import PositionError
from sixgun.engine.game import Game
from sixgun.engine.position import Place, Position, at_rest, describe, lay_out
from sixgun.scenarios import read_position
from tests import laws
from tests.games import Plan, examples, plans, play

ANN = Place("Ann", "sheriff", "slab_the_killer", hand=["bang", "beer"])
BOB = Place("Bob", "outlaw", "el_gringo", hand=["missed"], table=["barrel"])
CAT = Place("Cat", "renegade", "rose_doolan")
DAN = Place("Dan", "outlaw", "willy_the_kid", table=["jail"])
PLAIN = Position(turn="Ann", places=[ANN, BOB, CAT, DAN])


def seat(place: Place, **changes: Any) -> Position:
    """The plain position with one seat changed."""
    new = replace(place, **changes)
    return replace(PLAIN, places=[new if old is place else old for old in PLAIN.places])


def test_a_position_is_laid_out() -> None:
    game = lay_out(PLAIN)
    assert [FACES[card].partition("/")[0] for card in game.hands[0]] == ["bang", "beer"]
    assert game.life == [5, 3, 4, 4]
    assert game.max_life == [5, 3, 4, 4]
    assert game.turn == 0
    assert game.decision is not None
    assert game.decision.seat == 0
    laws.check(game)


#: Positions that cannot exist, and words of the error.
WRONG: dict[str, tuple[Position, str]] = {
    "too few players": (replace(PLAIN, places=[ANN, BOB, CAT]), "4 to 7 players"),
    "wrong roles": (seat(DAN, role="deputy"), "4 players are 1 sheriff, 2 outlaw, 1 renegade"),
    "no such role": (seat(DAN, role="judge"), "4 players are"),
    "no such character": (seat(DAN, character="zorro"), "there is no character 'zorro'"),
    "a character twice": (seat(DAN, character="el_gringo"), "only once"),
    "a name twice": (seat(DAN, name="ann"), "two players are called"),
    "not a name": (seat(DAN, name="D n"), "cannot be a name"),
    "no life": (seat(CAT, life=0), "1 at least, not 0"),
    "negative life": (seat(CAT, life=-1), "1 at least, not -1"),
    "too much life": (seat(CAT, life=5), "4 life points at most"),
    "too much life for a Sheriff": (seat(ANN, life=6), "5 life points at most"),
    "the same name twice": (seat(BOB, table=["barrel", "barrel"]), "two cards of the same name"),
    "two weapons": (seat(BOB, table=["schofield", "volcanic"]), "two weapons"),
    "a jailed Sheriff": (seat(ANN, table=["jail"]), "cannot be in jail"),
    "a brown card in front": (seat(BOB, table=["bang"]), "brown card in front"),
    "cards of the dead": (seat(CAT, alive=False, hand=["bang"]), "out of the game"),
    "gear of the dead": (seat(CAT, alive=False, table=["scope"]), "out of the game"),
    "life of the dead": (seat(CAT, alive=False, life=2), "out of the game"),
    "a hand of the passive": (seat(BOB, passive=True), "passive and has no hand"),
    "no such card": (seat(CAT, hand=["rum"]), "Cat's hand: there is no card 'rum'"),
    "no such copy": (seat(CAT, hand=["bang/2S"]), "there is no 'bang/2S' among the copies"),
    "a card of a set that is not in": (seat(CAT, hand=["whisky"]), "of a set that is not in"),
    "a character of a set that is not in": (seat(CAT, character="vera_custer"), "not in"),
    "an event of a set that is not in": (replace(PLAIN, event="thirst"), "thirst"),
    "no such event": (replace(PLAIN, sets=["high_noon"], event="rain"), "rain"),
    "a copy used twice": (
        replace(PLAIN, deck=["bang/2D", "bang/2D"]),
        "the deck: 'bang/2D' is used more often",
    ),
    "more than there are": (replace(PLAIN, discard=["scope", "scope"]), "used more often"),
    "a copy taken by its full name": (
        replace(seat(CAT, hand=["scope/AS"]), deck=["scope"]),
        "used more often",
    ),
    "no such set": (replace(PLAIN, sets=["wild_west"]), "there is no set 'wild_west'"),
    "a card left out": (
        replace(seat(DAN, table=[]), options={"simplified": True}, deck=["duel"]),
        "duel",
    ),
    "nobody's turn": (replace(PLAIN, turn="Eve"), "nobody is called 'Eve'"),
    "a dead player's turn": (
        replace(seat(CAT, alive=False), turn="Cat"),
        "out of the game and cannot have the turn",
    ),
    "no such phase": (replace(PLAIN, phase="discard"), "start, draw, play"),
    "no such option": (replace(PLAIN, options={"jokers": 2}), "jokers"),
    "a bad option": (replace(PLAIN, options={"high_noon_reshuffles": -2}), "reshuffles"),
    "an option that the places give": (replace(PLAIN, options={"players": 4}), "players"),
    "a game that is over": (
        replace(
            PLAIN,
            places=[ANN, *(replace(p, alive=False, hand=[], table=[]) for p in (BOB, CAT, DAN))],
        ),
        "the game is over",
    ),
    "nobody there": (
        replace(PLAIN, places=[replace(p, passive=True, hand=[]) for p in (ANN, BOB, CAT, DAN)]),
        "everybody in this position has left",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_exist_is_refused_with_the_reason(name: str) -> None:
    position, words = WRONG[name]
    with pytest.raises(PositionError) as caught:
        lay_out(position)
    assert words in str(caught.value)


def test_words_with_rank_and_suit_are_placed_first() -> None:
    """S30: whatever the order they are said in."""
    game = lay_out(replace(seat(CAT, hand=["bang"]), deck=["bang/AS"]))
    assert FACES[game.hands[0][0]] == "bang/2D"
    assert FACES[game.hands[2][0]] == "bang/3D"
    assert FACES[game.deck[-1]] == "bang/AS"


def test_the_rest_of_the_deck_is_shuffled_by_the_seed() -> None:
    decks = [lay_out(replace(PLAIN, deck=["beer/7H"]), seed=seed).deck for seed in "aab"]
    assert decks[0] == decks[1]
    assert decks[0] != decks[2]
    assert sorted(decks[0]) == sorted(decks[2])
    assert all(FACES[deck[-1]] == "beer/7H" for deck in decks)


def test_phases() -> None:
    jailed = replace(PLAIN, turn="Dan", phase="start", deck=["beer/6H", "bang/2D", "bang/3D"])
    game = lay_out(jailed)
    assert game.gear[3] == []
    assert game.turn == 3
    drawing = lay_out(replace(PLAIN, phase="draw"))
    assert len(drawing.hands[0]) == 4
    assert len(lay_out(PLAIN).hands[0]) == 2


# ------------------------------------------------------------- describing


def described(game: Game) -> Position:
    scenario = tomllib.loads(describe(game))["scenario"][0]
    return read_position({"title": "", **scenario})


@examples(60)
@given(plans())
def test_what_print_shows_can_be_laid_out(plan: Plan) -> None:
    """S27: where only a play phase is under way, it is the same table with the same question."""
    for game in play(plan):
        # A position has no word for what was used in this turn, nor for the cards of a ghost.
        if at_rest(game) and len(game.options) > 1 and not game.used and game.ghost < 0:
            back = lay_out(described(game))
            assert on_the_table(back) == on_the_table(game)
            assert back.options == game.options


def on_the_table(game: Game) -> dict[str, object]:
    """What a position says; twins are the same word."""
    return {
        "hands": [faces(hand) for hand in game.hands],
        "gear": [sorted(faces(gear)) for gear in game.gear],
        "piles": [faces(game.deck), faces(game.discard)],
        "life": game.life,
        "max_life": game.max_life,
        "alive": game.alive,
        "passive": [game.passive[seat] for seat in game.living()],
        "roles": game.roles,
        "characters": game.characters,
        "turn": game.turn,
        "event": game.event,
        "events": game.events,
        "copied": game.copied,
        "fresh": faces(game.fresh),
        "named_suit": game.named_suit,
        "duty": FACES[game.duty] if game.duty in game.hands[game.turn] else "",
        "bangs_played": game.bangs_played,
        "simplified": game.settings.simplified,
        "high_noon_reshuffles": game.settings.high_noon_reshuffles,
        "closed_discards": game.settings.closed_discards,
    }


def test_what_print_shows_is_a_scenario_as_it_stands() -> None:
    read_position(tomllib.loads(describe(Game(5, 1)))["scenario"][0])


def test_what_print_shows_in_the_middle_of_an_effect_says_so() -> None:
    plan = Plan(players=5, seed=3, boldness=0.8)
    kinds = set()
    for game in play(plan):
        if game.decision is not None:
            warned = "An effect is under way" in describe(game)
            assert warned == (game.decision.kind != "play")
            kinds.add(game.decision.kind)
    assert len(kinds) > 3


def test_every_card_of_a_described_table_is_named_once() -> None:
    game = Game(7, 5)
    position = described(game)
    words = [w for place in position.places for w in (*place.hand, *place.table)]
    words += [*position.deck, *position.discard]
    assert len(words) == len(cards_in(game.settings.sets)) == 80
