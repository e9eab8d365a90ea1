"""The atoms one by one: what each moves, what it must leave alone, and whom it tells."""

from __future__ import annotations

import pytest

from sixgun.engine.cards import CARDS_BY_FACE, CHARACTERS, EVENTS, FACES, faces
from sixgun.engine.game import Game
from sixgun.engine.position import Place, Position, lay_out
from sixgun.engine.reports import EVERYBODY, Report
from sixgun.engine.table import NOBODY

ANN, BOB, CAT, DAN = range(4)
ALL_BOXES = ("base", "dodge_city", "high_noon", "fistful_of_cards", "promo")


def table(*hand: str, gear: tuple[str, ...] = (), **more: object) -> Game:
    """Ann has the turn; Bob has these cards in his hand and these in front of him."""
    places = [
        Place("Ann", "sheriff", "willy_the_kid", hand=["saloon/5H"]),
        Place("Bob", "outlaw", "slab_the_killer", hand=hand, table=gear, life=2),
        Place("Cat", "outlaw", "lucky_duke"),
        Place("Dan", "renegade", "rose_doolan"),
    ]
    position = Position(turn="Ann", places=places, sets=ALL_BOXES, **more)  # type: ignore[arg-type]
    game = lay_out(position, listen=True)
    assert game.ears is not None
    game.ears.clear()
    return game


def card(face: str) -> int:
    return CARDS_BY_FACE[face][0]


def told(game: Game) -> list[Report]:
    """What was told since the last time."""
    assert game.ears is not None
    said = list(game.ears)
    game.ears.clear()
    return said


def keys(game: Game) -> list[str]:
    return [report.key for report in told(game)]


def mask(*seats: int) -> int:
    return sum(1 << seat for seat in seats)


# ------------------------------------------------------------------ the deck


def test_a_reshuffle_forgets_who_knew_what() -> None:
    game = table(discard=["bang/2C", "beer/6H"], deck=["scope/AS"])
    assert game.known[card("bang/2C")] == EVERYBODY
    before, game.deck, game.peeked = sorted(game.discard), [], 1
    assert game.reshuffle()
    assert (sorted(game.deck), game.discard, game.peeked) == (before, [], 0)
    assert [game.known[each] for each in game.deck] == [0, 0]
    assert told(game) == [Report("reshuffled", number=1)]
    game.deck, game.discard = [], []
    assert not game.reshuffle()
    assert (game.shuffles, told(game)) == (1, [])


def test_noon_is_called_by_the_reshuffle_of_the_settings_and_once() -> None:
    """R233."""
    game = table(discard=["bang/2C"], options={"high_noon_reshuffles": 2})
    noons = []
    for _ in range(3):
        game.deck, game.discard = [], [card("bang/2C")]
        game.reshuffle()
        noons.append(game.noon)
    assert noons == [0, 1, 1]
    assert keys(game).count("noon_called") == 1
    game.noon, game.shuffles = 2, 1
    game.reshuffle()
    assert game.noon == 2, "noon has begun: it is not called again"


@pytest.mark.parametrize("outside", [True, False])
def test_who_called_noon_is_told(outside: bool) -> None:
    game = table()
    game.call_noon(from_outside=outside)
    assert told(game) == [Report("noon_called", number=int(outside))]


def test_cards_on_top_that_somebody_knows_are_counted_down() -> None:
    game = table(deck=["bang/2C", "beer/6H", "scope/AS", "duel/QD"])
    game.peeked = 3
    assert FACES[game.top_of_deck() or 0] == "bang/2C"
    assert game.peeked == 2
    game.draw(CAT, 1)
    assert game.peeked == 1
    game.draw(CAT, 2)
    assert game.peeked == 0
    game.top_of_deck()
    assert game.peeked == 0


def test_a_draw_is_for_the_eyes_of_who_draws() -> None:
    game = table(deck=["bang/2C", "beer/6H"])
    game.draw(CAT, 2)
    assert faces(game.hands[CAT]) == ("bang/2C", "beer/6H")
    assert [game.known[each] for each in game.hands[CAT]] == [mask(CAT)] * 2
    assert told(game) == [Report("drew", CAT, cards=("bang/2C", "beer/6H"), eyes=mask(CAT))]


def test_what_is_not_there_is_not_drawn_and_not_told() -> None:
    """R20."""
    game = table("missed/10C")
    game.deck, game.discard = game.deck[-1:], []
    game.draw(CAT, 3)
    assert len(game.hands[CAT]) == 1
    assert keys(game) == ["drew"]
    game.draw(CAT, 1)
    assert (len(game.hands[CAT]), told(game)) == (1, [])


def test_who_has_left_draws_nothing() -> None:
    """R227."""
    game = table()
    game.passive[CAT] = True
    game.draw(CAT, 2)
    assert (game.hands[CAT], told(game)) == ([], [])


def test_digging_takes_the_discards_first_and_the_rest_from_the_deck() -> None:
    """R187; the discards are known to everybody, cards of the deck are not."""
    game = table(deck=["beer/6H", "scope/AS"], discard=["bang/2C"])
    game.digging = True
    game.draw(CAT, 2)
    assert faces(game.hands[CAT]) == ("bang/2C", "beer/6H")
    assert [game.known[each] for each in game.hands[CAT]] == [EVERYBODY, mask(CAT)]
    assert game.digging
    assert keys(game) == ["took_discard", "drew"]
    game.discard = [card("bang/2C")]
    game.hands[CAT].clear()
    game.draw(CAT, 1)
    assert (faces(game.hands[CAT]), keys(game)) == (("bang/2C",), ["took_discard"])


@pytest.mark.parametrize("digging", [True, False])
def test_a_card_drawn_openly_says_where_it_came_from(digging: bool) -> None:
    game = table(deck=["beer/6H"], discard=["bang/2C"])
    game.digging = digging
    drawn = game.draw_openly(CAT)
    assert FACES[drawn or 0] == ("bang/2C" if digging else "beer/6H")
    assert game.known[drawn or 0] == EVERYBODY
    (report,) = told(game)
    assert (report.key, report.number, report.eyes) == ("drew_openly", int(digging), EVERYBODY)


# ------------------------------------------------------------------ the spread


def test_laid_out_cards_are_seen_by_some_and_forgotten_by_others() -> None:
    game = table(deck=["bang/2C", "beer/6H", "scope/AS"])
    game.known[card("bang/2C")] = mask(DAN)
    game.lay_out(CAT, 2, mask(CAT), "look")
    assert faces(game.spread) == ("bang/2C", "beer/6H")
    assert [game.known[each] for each in game.spread] == [mask(CAT)] * 2
    assert game.laid == tuple(game.spread)
    (report,) = told(game)
    assert (report.number, report.word, report.eyes) == (0, "look", mask(CAT))


def test_laying_out_stops_where_nothing_is_left() -> None:
    game = table()
    game.deck, game.discard = game.deck[-1:], []
    game.lay_out(CAT, 3, EVERYBODY, "store")
    assert len(game.spread) == 1


def test_of_what_is_laid_out_the_discards_are_counted() -> None:
    game = table(deck=["beer/6H", "scope/AS"], discard=["bang/2C"])
    game.digging = True
    game.lay_out(CAT, 3, EVERYBODY, "store")
    assert told(game)[0].number == 1
    assert len(game.spread) == 3


@pytest.mark.parametrize("eyes", [EVERYBODY, mask(CAT)])
def test_a_picked_card_is_told_to_those_who_saw_it(eyes: int) -> None:
    game = table(deck=["bang/2C", "beer/6H"])
    game.lay_out(CAT, 2, eyes, "look")
    told(game)
    game.pick(CAT, card("beer/6H"))
    assert (faces(game.spread), faces(game.hands[CAT])) == (("bang/2C",), ("beer/6H",))
    assert told(game) == [Report("picked", CAT, cards=("beer/6H",), eyes=eyes)]


def test_a_gift_is_known_to_the_two_of_them() -> None:
    game = table(deck=["bang/2C"])
    game.lay_out(CAT, 1, mask(CAT), "gift")
    told(game)
    game.give(CAT, card("bang/2C"), DAN)
    assert game.known[card("bang/2C")] == mask(CAT, DAN)
    assert (game.spread, faces(game.hands[DAN])) == ([], ("bang/2C",))
    assert told(game) == [Report("gave", CAT, DAN, ("bang/2C",), eyes=mask(CAT, DAN))]


def test_what_is_put_back_lies_as_it_lay() -> None:
    game = table(deck=["bang/2C", "beer/6H", "scope/AS"])
    game.lay_out(CAT, 2, mask(CAT), "look")
    told(game)
    game.put_back(CAT)
    assert faces(game.deck[-3:]) == ("scope/AS", "beer/6H", "bang/2C")
    assert (game.spread, game.laid, game.peeked) == ([], (), 2)
    assert told(game) == [Report("put_back", CAT, cards=("bang/2C", "beer/6H"), eyes=mask(CAT))]
    game.put_back(CAT)
    assert told(game) == [], "nothing lies there any more"


def test_what_was_dug_goes_back_to_the_discards_openly() -> None:
    game = table(discard=["bang/2C", "beer/6H"])
    game.digging = True
    game.lay_out(CAT, 2, mask(CAT), "look")
    told(game)
    size = len(game.deck)
    game.put_back(CAT)
    assert faces(game.discard) == ("beer/6H", "bang/2C")
    assert [game.known[each] for each in game.discard] == [EVERYBODY] * 2
    assert (len(game.deck), game.peeked) == (size, 0)
    assert keys(game) == ["spread_discarded"] * 2


def test_a_card_of_the_spread_that_is_discarded_is_seen() -> None:
    game = table(deck=["bang/2C"])
    game.lay_out(CAT, 1, mask(CAT), "look")
    game.discard_spread(CAT, card("bang/2C"))
    assert (game.spread, faces(game.discard[-1:])) == ([], ("bang/2C",))
    assert game.known[card("bang/2C")] == EVERYBODY


def test_picked_cards_stand_in_the_hand_as_they_lay() -> None:
    """R203: behind those that were there before."""
    game = table("missed/10C", deck=["bang/2C", "beer/6H", "scope/AS"])
    game.lay_out(BOB, 3, mask(BOB), "look")
    for face in ("scope/AS", "bang/2C"):
        game.pick(BOB, card(face))
    game.sort_as_laid(BOB)
    assert faces(game.hands[BOB]) == ("missed/10C", "bang/2C", "scope/AS")
    assert game.laid == ()


# ------------------------------------------------------------------ the hand


def twins() -> tuple[Game, int, int]:
    """Two Stagecoaches that look alike; Ann has seen the second one."""
    game = table("stagecoach/9S", "stagecoach/9S", "scope/AS")
    first, second, _ = game.hands[BOB]
    game.known[second] |= mask(ANN)
    return game, first, second


def test_of_twins_the_most_widely_known_goes_first() -> None:
    """S5; but before it the one that must be played."""
    game, first, second = twins()
    assert game.in_hand(BOB, "stagecoach/9S") == second
    game.duty = first
    assert game.in_hand(BOB, "stagecoach/9S") == first


def test_a_card_that_is_not_held_is_not_found() -> None:
    game = table("stagecoach/9S")
    with pytest.raises(ValueError, match=r"seat 1 does not hold beer/6H"):
        game.in_hand(BOB, "beer/6H")


def test_who_knew_only_one_of_two_twins_knows_neither_any_more() -> None:
    game, first, second = twins()
    game.throw(BOB, first)
    assert game.known[second] == mask(BOB)
    assert game.known[first] == EVERYBODY
    assert told(game) == [Report("discarded", BOB, cards=("stagecoach/9S",))]


def test_a_card_of_another_face_blurs_nothing() -> None:
    game, _, second = twins()
    game.throw(BOB, card("scope/AS"))
    assert game.known[second] == mask(ANN, BOB)


def test_after_a_theft_only_the_two_know_what_is_left() -> None:
    """S23."""
    game = table("bang/2C", "beer/6H")
    for each in game.hands[BOB]:
        game.known[each] |= mask(ANN, CAT)
    game.steal(CAT, BOB)
    (stolen,), (left,) = game.hands[CAT], game.hands[BOB]
    assert game.known[stolen] == game.known[left] == mask(BOB, CAT)
    assert told(game) == [Report("stole", CAT, BOB, (FACES[stolen],), eyes=mask(BOB, CAT))]


def test_the_theft_of_the_only_card_hides_nothing() -> None:
    """S23: who knew it knows where it is now."""
    game = table("bang/2C")
    game.known[card("bang/2C")] |= mask(ANN)
    game.steal(CAT, BOB)
    assert game.known[card("bang/2C")] == mask(ANN, BOB, CAT)


def test_who_inherits_sees_what_he_gets() -> None:
    game = table("bang/2C", "beer/6H", gear=("barrel/QS",))
    game.inherit(CAT, BOB)
    assert faces(game.hands[CAT]) == ("bang/2C", "beer/6H", "barrel/QS")
    assert (game.hands[BOB], game.gear[BOB]) == ([], [])
    assert game.known[card("bang/2C")] == mask(BOB, CAT)
    hand, gear = told(game)
    assert (hand.cards, hand.eyes) == (("bang/2C", "beer/6H"), mask(BOB, CAT))
    assert (gear.key, gear.cards) == ("took_gear", ("barrel/QS",))


def test_an_empty_hand_is_inherited_without_a_word() -> None:
    game = table()
    game.inherit(CAT, BOB)
    assert told(game) == []


# ------------------------------------------------------------------ the gear


def test_a_new_weapon_replaces_the_old_one_and_nothing_else() -> None:
    game = table("winchester/8S", gear=("barrel/QS", "schofield/JC", "scope/AS"))
    game.equip(BOB, card("winchester/8S"), BOB)
    assert faces(game.gear[BOB]) == ("barrel/QS", "scope/AS", "winchester/8S")
    assert faces(game.discard[-1:]) == ("schofield/JC",)
    assert game.facts.reachable(game, BOB) == game.others(BOB)
    assert keys(game) == ["lost_gear", "equipped"]
    assert game.known[card("winchester/8S")] == EVERYBODY


def test_what_is_no_weapon_replaces_no_weapon() -> None:
    game = table("mustang/8H", gear=("schofield/JC",))
    game.equip(BOB, card("mustang/8H"), BOB)
    assert faces(game.gear[BOB]) == ("schofield/JC", "mustang/8H")
    assert game.fresh == ()


def test_a_green_card_is_fresh() -> None:
    game = table("canteen/7H")
    game.equip(BOB, card("canteen/7H"), BOB)
    assert game.fresh == (card("canteen/7H"),)


def test_gear_that_moves_or_is_taken_changes_who_reaches_whom() -> None:
    game = table(gear=("winchester/8S", "barrel/QS"))
    far = game.facts.reachable(game, BOB)
    game.move_gear(BOB, card("winchester/8S"), CAT)
    assert len(game.facts.reachable(game, BOB)) < len(far)
    assert len(game.facts.reachable(game, CAT)) == 3
    game.take_gear(DAN, CAT, card("winchester/8S"))
    assert len(game.facts.reachable(game, CAT)) < 3
    assert faces(game.hands[DAN]) == ("winchester/8S",)
    assert keys(game) == ["gear_moved", "took_gear"]


# ------------------------------------------------------------------ life and death


def test_nobody_is_healed_above_the_starting_amount() -> None:
    """R53."""
    game = table()
    assert (game.life[BOB], game.max_life[BOB]) == (2, 4)
    game.heal(BOB)
    game.heal(BOB, 5)
    game.heal(BOB)
    assert game.life[BOB] == 4
    said = [(report.key, report.number) for report in told(game)]
    assert said == [("healed", 1), ("healed", 1), ("no_effect", 0)]


def test_the_eliminated_lie_open_and_are_due_nothing() -> None:
    """R54."""
    game = table()
    game.concern((BOB, CAT, ANN))
    game.wait(BOB, "molly_stark", "after_answer", (1,))
    game.wait(CAT, "greg_digger", "after_death", (DAN,))
    game.eliminate(BOB, CAT)
    assert (game.alive[BOB], game.life[BOB], game.awaited) == (False, 0, (CAT, ANN))
    assert game.waiting == ((CAT, "greg_digger", "after_death", (DAN,)),)
    assert (game.fallen, game.graves, game.shown_roles) == (((BOB, CAT),), (BOB,), (BOB,))
    assert tuple(game.living()) == (ANN, CAT, DAN)
    assert told(game) == [Report("died", BOB, CAT, word="outlaw")]


def test_who_comes_back_for_good_leaves_his_grave_and_a_ghost_does_not() -> None:
    """S18."""
    game = table()
    game.eliminate(CAT, None)
    game.eliminate(DAN, None)
    told(game)
    game.rise(DAN, 0, for_good=False)
    assert (game.ghost, game.graves, game.alive[DAN]) == (DAN, (CAT, DAN), True)
    game.wait(DAN, "molly_stark", "after_answer", (1,))
    game.depart(DAN)
    assert (game.ghost, game.alive[DAN], game.life[DAN], game.waiting) == (NOBODY, False, 0, ())
    assert game.fallen[-1] == (DAN, None)
    game.rise(CAT, 2, for_good=True)
    assert (game.ghost, game.graves, game.life[CAT]) == (NOBODY, (NOBODY, DAN), 2)
    said = [(report.key, report.seat, report.number, report.word) for report in told(game)]
    assert said == [("rose", DAN, 0, "ghost"), ("departed", DAN, 0, ""), ("rose", CAT, 2, "")]


@pytest.mark.parametrize(("seat", "most"), [(ANN, 4), (BOB, 3)])
def test_another_character_brings_other_life_points(seat: int, most: int) -> None:
    """R185: the Sheriff has one more."""
    game = table()
    game.copied[seat], game.spares[seat] = "lucky_duke", "paul_regret"
    game.become(seat, "paul_regret", CHARACTERS["paul_regret"], 2)
    assert (game.life[seat], game.max_life[seat]) == (2, most)
    assert (game.copied[seat], game.spares[seat]) == ("", "")
    assert told(game) == [Report("changed_character", seat, number=2, word="paul_regret")]


def test_an_ability_is_copied_from_who_is_still_there() -> None:
    """S10: from who has left none."""
    game = table()
    game.copy_ability(BOB, CAT)
    assert (game.copied[BOB], keys(game)) == ("lucky_duke", ["copied"])
    game.copy_ability(BOB, None)
    assert (game.copied[BOB], keys(game)) == ("", ["copied"])
    game.copy_ability(BOB, None)
    assert keys(game) == []
    game.passive[DAN] = True
    game.copy_ability(BOB, DAN)
    assert (game.copied[BOB], told(game)) == ("", [Report("copied", BOB, DAN)])


# ------------------------------------------------------------------ notes of the turn


def test_a_duty_is_shown_to_everybody() -> None:
    game = table("bang/2C")
    game.oblige(BOB, card("bang/2C"))
    assert (game.duty, game.known[card("bang/2C")]) == (card("bang/2C"), EVERYBODY)
    assert keys(game) == ["showed"]


def test_the_next_event_covers_the_one_before_and_shows_who_follows() -> None:
    """R149."""
    game = table(event="lasso", events=["ranch", "the_judge"])
    game.turn_up_event("ranch", EVENTS["ranch"])
    assert (game.past_events, game.events) == (("lasso",), ["the_judge"])
    assert game.event is EVENTS["ranch"]
    assert [(report.key, report.word) for report in told(game)] == [
        ("event_revealed", "ranch"),
        ("event_coming", "the_judge"),
    ]
    game.turn_up_event("the_judge", EVENTS["the_judge"])
    assert keys(game) == ["event_revealed"]


def test_a_spare_is_looked_at_by_its_owner_alone() -> None:
    """S19."""
    game = table()
    game.spares[BOB] = "paul_regret"
    game.look_at_spare(BOB)
    assert game.spares_seen[BOB]
    assert told(game) == [Report("looked_at_spare", BOB, word="paul_regret", eyes=mask(BOB))]


def test_notes_of_the_turn_are_added_to_those_before() -> None:
    game = table("bang/2C", "beer/6H")
    game.note_use("jose_delgado")
    game.note_use("doc_holyday")
    assert game.used == ("jose_delgado", "doc_holyday")
    game.note_suits(game.hands[BOB])
    assert game.suits == ("clubs", "hearts")
    game.concern((CAT, DAN, BOB))
    game.let_go(CAT)
    assert game.awaited == (DAN, BOB)
    game.finish_card()
    assert game.awaited == ()
    game.skip_turn(BOB)
    assert game.skipping
    assert keys(game) == ["jailed"]


def test_who_leaves_throws_the_hand_and_keeps_what_lies_in_front() -> None:
    """R224."""
    game = table("bang/2C", "beer/6H", gear=("barrel/QS",))
    game.retire(BOB)
    assert game.passive[BOB]
    assert (game.hands[BOB], faces(game.gear[BOB])) == ([], ("barrel/QS",))
    assert faces(game.discard[-2:]) == ("bang/2C", "beer/6H")
    assert keys(game) == ["left", "discarded", "discarded"]
