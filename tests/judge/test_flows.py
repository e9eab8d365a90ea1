"""What the judge does from question to question, and what he overhears."""

from __future__ import annotations

from typing import TypeVar

import pytest

from sixgun import Option
from sixgun.judge.asking import AGAIN, Flow
from sixgun.judge.costs import pay
from sixgun.judge.deaths import bury, eliminate, mourn, settle
from sixgun.judge.dice import Throw
from sixgun.judge.drawing import phase_one
from sixgun.judge.fights import shoot
from sixgun.judge.sheet import Sheet
from sixgun.judge.turns import phase_three, turn
from tests.judge.sheets import sheet_of

PLAIN = ("bart_cassidy", "black_jack", "willy_the_kid", "jesse_jones", "sid_ketchum")

T = TypeVar("T")


def ended(flow: Flow[T]) -> T:
    """What comes of a flow whose open question is asked again and needs no answer any more."""
    with pytest.raises(StopIteration) as end:
        flow.send(AGAIN)
    result: T = end.value.value
    return result


# ------------------------------------------------------------------- twins


def test_which_of_two_twins_goes_is_overheard() -> None:
    """Even if nothing of that hand is left to be seen afterwards."""
    sheet = sheet_of(*PLAIN)
    sheet.hands[0] = ["bang/6C", "beer/6H", "bang/6C"]
    sheet.dice.twins = [(1, "bang/6C", 0), (0, "bang/6C", 2)]
    sheet.throw(0, "bang/6C")
    assert sheet.hands[0] == ["bang/6C", "beer/6H"]
    assert sheet.dice.twins == [(1, "bang/6C", 0)]


@pytest.mark.parametrize("place", [1, 7])
def test_a_place_where_no_twin_is_means_nothing(place: int) -> None:
    sheet = sheet_of(*PLAIN)
    sheet.hands[0] = ["bang/6C", "beer/6H", "bang/6C"]
    sheet.dice.twins = [(0, "bang/6C", place)]
    sheet.throw(0, "bang/6C")
    assert sheet.hands[0] == ["beer/6H", "bang/6C"]


# ------------------------------------------------------------------- costs


def test_a_cost_is_no_longer_asked_when_its_order_cannot_matter_any_more() -> None:
    """S1, S7: Pedro Ramirez leaves while two cards are to be chosen out of two."""
    sheet = sheet_of("doc_holyday", "pedro_ramirez", *PLAIN[2:])
    sheet.hands[0] = ["hideout/KD", "stagecoach/9S"]
    flow = pay(sheet, 0, 2)
    assert next(flow).kind == "cost"
    sheet.passive[1] = True
    assert ended(flow) == ["hideout/KD", "stagecoach/9S"]
    assert sheet.discard == ["hideout/KD", "stagecoach/9S"]


# ----------------------------------------------------------------- leaving


def test_a_ghost_is_no_longer_asked_for_an_order_that_cannot_matter_any_more() -> None:
    """S1, S7: Pedro Ramirez leaves while a ghost, whose limit is 0, discards."""
    sheet = sheet_of("belle_star", "pedro_ramirez", *PLAIN[2:], event="ghost_town")
    sheet.hands[0], sheet.life[0] = ["beer/JH", "missed/5S", "barrel/AC"], 0
    flow = phase_three(sheet, 0)
    assert next(flow).kind == "limit"
    sheet.passive[1] = True
    ended(flow)
    assert sheet.discard == ["beer/JH", "missed/5S", "barrel/AC"]


def test_an_heir_who_has_left_holds_nothing() -> None:
    """R97, R227, S8: what Vulture Sam would take goes to the discards."""
    sheet = sheet_of("willy_the_kid", "vulture_sam", "vera_custer", "jesse_jones", "sid_ketchum")
    sheet.copied[2] = "vulture_sam"
    sheet.gear[0] = ["scope/AS", "volcanic/10S", "dynamite/2H"]
    sheet.alive[0] = False
    flow = bury(sheet, 0)
    assert next(flow).seat == 1
    assert flow.send(("take", "scope/AS", None)).seat == 2
    sheet.discard, sheet.hands[1], sheet.passive[1] = ["scope/AS"], [], True
    with pytest.raises(StopIteration):
        flow.send(("take", "volcanic/10S", None))
    assert (sheet.hands[1], sheet.hands[2]) == ([], ["volcanic/10S"])
    assert sheet.discard == ["scope/AS", "dynamite/2H"]


@pytest.mark.parametrize("event", ["abandoned_mine", ""])
def test_what_claus_leaves_goes_back_to_where_it_came_from(event: str) -> None:
    """S8, R186."""
    sheet = sheet_of("claus_the_saint", *PLAIN[1:], event=event)
    cards = ["bang/2C", "beer/6H", "scope/AS", "missed/2S", "duel/JS", "jail/JS"]
    pile = sheet.discard if event else sheet.deck
    pile += cards
    flow = phase_one(sheet, 0)
    next(flow)
    sheet.passive[0] = True
    ended(flow)
    assert pile == cards


@pytest.mark.parametrize("counts", ["beer/6H", "scope/AS"])
def test_who_leaves_while_choosing_for_a_vendetta_has_no_extra_turn(counts: str) -> None:
    """R252: chance chooses what lies on top, and a heart is as good as any other card."""
    sheet = sheet_of("lucky_duke", *PLAIN[1:], event="vendetta")
    sheet.deck = ["beer/6H", "scope/AS", "missed/2S", "missed/3S"]
    flow = turn(sheet, 0, extra=False)
    flipped = next(flow)  # two Missed! leave nothing to play
    assert flipped.kind == "flip"
    chance_chooses(sheet, flipped.options, counts)
    sheet.passive[0] = True
    assert ended(flow) is False
    assert sheet.discard[-1] == counts


@pytest.mark.parametrize("counts", ["beer/6H", "scope/AS"])
def test_who_leaves_while_choosing_for_a_barrel_is_hit(counts: str) -> None:
    """R252."""
    sheet = sheet_of("willy_the_kid", "lucky_duke", *PLAIN[2:])
    sheet.gear[1], sheet.deck, life = ["barrel/QS"], ["beer/6H", "scope/AS"], sheet.life[1]
    flow = shoot(sheet, 0, 1, ["spades"])
    next(flow)
    flipped = flow.send(("use", "barrel/QS", None))
    chance_chooses(sheet, flipped.options, counts)
    sheet.passive[1] = True
    ended(flow)
    assert (sheet.life[1], sheet.discard[-1]) == (life - 1, counts)


def chance_chooses(sheet: Sheet, options: list[Option], face: str) -> None:
    sheet.dice.thrown.append(Throw(2, options.index(("take", face, None)), ()))


# --------------------------------------------------------------- abilities


def test_nothing_is_owed_to_the_dead() -> None:
    """R128: a Molly Stark who falls in a Duel draws nothing when she comes back as a ghost."""
    sheet = sheet_of("black_jack", "molly_stark", *PLAIN[2:])
    sheet.owed[1], sheet.life[1], sheet.deck = 1, 0, ["beer/6H"] * 5
    assert not list(eliminate(sheet, 1, 0))
    sheet.alive[1] = True
    assert not list(settle(sheet))
    assert sheet.hands[1] == []


def test_empty_hands_are_refilled_from_the_turn_player_on() -> None:
    """R250."""
    sheet = sheet_of("vera_custer", "black_jack", "suzy_lafayette", *PLAIN[3:], turn=2)
    sheet.copied[0], sheet.deck = "suzy_lafayette", ["beer/6H", "scope/AS"]
    assert not list(settle(sheet))
    assert (sheet.hands[2], sheet.hands[0]) == (["scope/AS"], ["beer/6H"])


def test_two_herb_hunters_draw_from_the_turn_player_on() -> None:
    """R250."""
    sheet = sheet_of(
        "vera_custer", "black_jack", "rose_doolan", "herb_hunter", "pixie_pete", turn=2
    )
    sheet.copied[0] = "herb_hunter"
    sheet.deck = ["beer/6H", "beer/7H", "scope/AS", "jail/JS"]
    sheet.alive[1] = False
    mourn(sheet, 1)
    assert (sheet.hands[3], sheet.hands[0]) == (["jail/JS", "scope/AS"], ["beer/7H", "beer/6H"])


@pytest.mark.parametrize(("life", "answer"), [(1, "beer/8H"), (4, "missed/2S")])
def test_molly_draws_before_the_suzy_who_shot_at_her(life: int, answer: str) -> None:
    """R251."""
    sheet = sheet_of("suzy_lafayette", "molly_stark", *PLAIN[2:])
    sheet.hands[1], sheet.life[1], sheet.busy = [answer], life, {0}
    sheet.deck = ["beer/6H", "scope/AS"]
    flow = shoot(sheet, 0, 1, ["spades"])
    next(flow)
    with pytest.raises(StopIteration):
        flow.send(("play", answer, None))
    assert not list(settle(sheet))
    assert (sheet.hands[1], sheet.hands[0]) == (["scope/AS"], ["beer/6H"])
