"""Leaving the game, at every decision, whoever is asked (S7 to S10); high noon now (T-107)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.engine.cards import FACES
from sixgun.engine.errors import IllegalOption
from sixgun.engine.game import Game
from sixgun.engine.position import Place, Position, lay_out
from tests import laws
from tests.games import LONG, Plan, examples, may_leave, plans, play, random_games, steps

STEPS_AFTER = Plan(taste=1, boldness=0.6, length=12)


@pytest.mark.parametrize("number", range(60 if LONG else 12))
def test_everybody_may_leave_at_every_decision(number: int) -> None:
    """His own or another's, set-up included: it never raises, and the game goes on or ends."""
    plan = list(random_games(number + 1, leaving=0.01))[number]
    for game in play(plan):
        if game.over:
            break
        for seat in may_leave(game):
            left = game.copy()
            left.leave(seat)
            check_left(game, left, seat)
            for _ in steps(STEPS_AFTER, left):
                laws.check(left, laws.QUICK[:8])


def check_left(before: Game, after: Game, seat: int) -> None:
    assert after.passive[seat]
    assert after.hands[seat] == []
    laws.check(after, laws.QUICK)
    if after.decision is not None:
        assert after.decision.seat != seat
        assert after.decision.serial > before.serial
    gone = [other for other in before.living() if other != seat and not before.passive[other]]
    if not gone and before.alive[seat]:
        assert after.over == "abandoned"
        assert after.winners == ()


@examples(100)
@given(plans(leavers=False), st.data())
def test_all_may_leave_one_after_another(plan: Plan, data: st.DataObject) -> None:
    """When no living player is active, the game is over: abandoned, no winners (S9)."""
    game = plan.start()
    for _ in steps(plan, game):
        pass
    while not game.over:
        game.leave(data.draw(st.sampled_from(may_leave(game)), label="leaves"))
        laws.check(game, laws.QUICK)
    assert game.over == "abandoned" or game.winners


def test_the_hand_goes_to_the_discards_in_hand_order() -> None:
    """S8; the cards in front stay."""
    game = Game(5, 6)
    assert game.decision is not None
    seat = game.others(game.decision.seat)[0]
    hand = [FACES[card] for card in game.hands[seat]]
    gear = list(game.gear[seat])
    game.leave(seat)
    assert [FACES[card] for card in game.discard[-len(hand) :]] == hand
    assert game.gear[seat] == gear


def test_leaving_as_another_is_asked_asks_again_under_a_new_number() -> None:
    game = Game(5, 6)
    before = game.decision
    assert before is not None
    game.leave(game.others(before.seat)[0])
    after = game.decision
    assert after is not None
    assert after.serial == before.serial + 1
    assert (after.seat, after.kind) == (before.seat, before.kind)


def test_leaving_twice_is_an_error() -> None:
    game = Game(5, 6)
    game.leave(2)
    with pytest.raises(IllegalOption, match="P3 has left already"):
        game.leave(2)


def test_the_dead_need_not_leave() -> None:
    plan = Plan(players=5, seed=6)
    for game in play(plan):
        if game.over:
            break
        dead = [seat for seat in range(5) if not game.alive[seat] and seat not in may_leave(game)]
        for seat in dead:
            before = game.copy()
            with pytest.raises(IllegalOption, match="out of the game"):
                game.leave(seat)
            assert game == before
    assert game.over


def test_nobody_leaves_a_finished_game() -> None:
    game = Game(4, 1)
    while not game.over:
        game.choose(game.options[0])
    with pytest.raises(IllegalOption, match="over"):
        game.leave(0)
    with pytest.raises(IllegalOption, match="over"):
        game.high_noon_now()


@pytest.mark.parametrize("seat", [-1, 5, 99])
def test_a_seat_that_is_not_there_cannot_leave(seat: int) -> None:
    with pytest.raises(IllegalOption):
        Game(5, 6).leave(seat)


@pytest.mark.parametrize("deal", ["two", "two_open"])
def test_in_set_up_he_gets_the_first_of_his_characters(deal: str) -> None:
    """S8: whether he is asked now, was asked already or will be."""
    for seat in range(5):
        game = Game(5, 3, characters=deal)
        game.choose(game.options[1])
        chosen = game.picks[:]
        game.leave(seat)
        while game.turns == 0:
            game.choose(game.options[1])
        character = game.characters[seat]
        assert character is not None
        assert character.slug == (chosen[seat] or game.dealt[seat][0])
        assert game.hands[seat] == []
        assert game.life[seat] == game.max_life[seat]


def test_a_sheriff_who_leaves_in_set_up_is_skipped() -> None:
    game = Game(5, 3, characters="two")
    sheriff = game.roles.index("sheriff")
    game.leave(sheriff)
    while game.turns == 0:
        game.choose(game.options[0])
    assert game.turn == game.others(sheriff)[0]
    assert game.turns == 2


# --------------------------------------------------- what becomes of his question

GEAR = ("barrel/QS", "mustang/8H", "scope/AS")
SEEDS = [str(seed) for seed in range(40)]


def left_in_the_middle(seed: str, *, card: str, says: str, **more: object) -> Game:
    """Ann plays a card, and leaves as soon as she is asked something about it."""
    places = [
        Place("Ann", "outlaw", "willy_the_kid", hand=[card]),
        Place("Bob", "sheriff", "rose_doolan", table=GEAR),
        Place("Cat", "outlaw", "el_gringo"),
        Place("Dan", "renegade", "jourdonnais"),
    ]
    position = Position(turn="Ann", places=places, **more)  # type: ignore[arg-type]
    game = lay_out(position, seed, listen=True)
    game.choose(says)
    assert game.decision is not None
    assert game.decision.seat == 0
    game.leave(0)
    return game


def told(game: Game, key: str) -> list[str | None]:
    return [face for report in game.reports if report.key == key for face in report.cards]


def test_a_forced_pick_of_who_has_left_is_random() -> None:
    """S8: any of the cards may go, none of them always does; the seed alone decides which."""
    games = [
        left_in_the_middle(seed, card="cat_balou", says="play cat_balou on Bob") for seed in SEEDS
    ]
    lost = [told(game, "lost_gear") for game in games]
    assert {tuple(each) for each in lost} == {(face,) for face in GEAR}
    again = left_in_the_middle(SEEDS[3], card="cat_balou", says="play cat_balou on Bob")
    assert told(again, "lost_gear") == lost[3]


def test_at_the_general_store_a_random_card_is_discarded_for_who_has_left() -> None:
    """R229, S8: the others choose from what is left."""
    deck = ["beer/6H", "bang/2C", "missed/10C", "duel/QD"]
    games = [
        left_in_the_middle(seed, card="general_store", says="play general_store", deck=deck)
        for seed in SEEDS
    ]
    gone = [told(game, "spread_discarded") for game in games]
    assert {tuple(each) for each in gone} == {(face,) for face in deck}
    assert all(game.decision and game.decision.seat == 1 for game in games)
    assert all(len(game.options) == 3 for game in games)


def test_where_he_may_pass_he_passes() -> None:
    """S8: never a random card of those he could have played against a shot."""
    places = [
        Place("Ann", "outlaw", "willy_the_kid", hand=["bang/QH"]),
        Place("Bob", "sheriff", "rose_doolan", hand=["missed/10C", "missed/JC"]),
        Place("Cat", "outlaw", "el_gringo"),
        Place("Dan", "renegade", "jourdonnais"),
    ]
    for seed in SEEDS[:8]:
        game = lay_out(Position(turn="Ann", places=places), seed, listen=True)
        game.choose("play bang on Bob")
        assert game.decision_of(1)
        game.leave(1)
        assert told(game, "answered") == []
        assert game.life[1] == game.max_life[1] - 1


# ------------------------------------------------------- nobody active left


def all_but_ann_have_left(**ann: object) -> Game:
    places = [
        Place("Ann", "outlaw", "willy_the_kid", **{"life": 3, "table": ["dynamite"], **ann}),  # type: ignore[arg-type]
        Place("Bob", "sheriff", "rose_doolan", passive=True),
        Place("Cat", "outlaw", "el_gringo", passive=True),
        Place("Dan", "renegade", "jourdonnais", passive=True),
    ]
    return lay_out(Position(turn="Ann", places=places, phase="start", deck=["missed/2S"]))


def test_the_game_is_abandoned_when_the_last_active_player_falls() -> None:
    """S9: Ann, the only one who has not left, is blown up."""
    game = all_but_ann_have_left()
    assert game.over == "abandoned"
    assert game.winners == ()


def test_the_last_active_player_plays_on_among_the_passive() -> None:
    game = all_but_ann_have_left(life=4)
    assert game.decision is None or game.decision.seat == 0
    assert not game.over


# ------------------------------------------------------------ high noon now


@examples(40)
@given(plans(leavers=False), st.integers(0, 60))
def test_high_noon_may_be_called_at_any_decision_and_only_once_counts(
    plan: Plan, moment: int
) -> None:
    game = plan.start()
    for count, _ in enumerate(steps(plan, game)):
        if game.over:
            return
        if count >= moment:
            break
    game.answer_forced()  # which a patient game does first (S2)
    if game.over:
        return
    asked, noon = game.decision, game.noon
    game.high_noon_now()
    assert game.decision is asked, "calling noon asks nothing anew"
    assert game.noon == (noon or 1)
    again = game.copy()
    again.high_noon_now()
    assert again == game
