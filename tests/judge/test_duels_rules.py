"""How the judge of duels reckons, at tables that are laid out by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.engine.options import PASS, Option
from sixgun.judge.duels.aims import aims, spoils
from sixgun.judge.duels.box import CHARACTERS, LIFE, TITLES, printed_deck
from sixgun.judge.duels.cards import general_store, indians, stagecoach, struck_by_all
from sixgun.judge.duels.falls import settle
from sixgun.judge.duels.harm import Hit, dodges, hit, lose_life
from sixgun.judge.duels.ledger import COMMON, Disagreement, DuelEnded, DuelLedger
from sixgun.judge.duels.markers import move_marker
from sixgun.judge.duels.moves import play_options
from sixgun.judge.duels.question import DuelQuestion, Rule
from sixgun.judge.duels.reveals import reveal
from sixgun.judge.duels.watching import Chance, Lot

LAW, OUTLAWS = 0, 1


def table(*names: str, turn: int = LAW, tournament: bool = False) -> DuelLedger:
    """Four characters, Law first, actives at spots 0 and 2; an empty name: nobody."""
    laid = DuelLedger(Chance(), tournament)
    for spot, name in enumerate(names):
        if name:
            laid.enter(spot, name)
    laid.turn = turn
    return laid


def quiet(**hands: list[str]) -> DuelLedger:
    """Nobody whose ability matters much."""
    laid = table("pat_garret", "tex_killer", "west_harding", "dalton_bros")
    laid.hands = [hands.get("law", []), hands.get("outlaws", [])]
    return laid


def follow(rule: Rule, *answers: Option) -> list[DuelQuestion]:
    """Carry a rule out with these answers to what is not forced; the questions that were put."""
    left, asked = list(answers), []
    try:
        question = next(rule)
        while True:
            if question.forced:
                (answer,) = question.options
            else:
                asked.append(question)
                answer = left.pop(0)
                assert answer in question.options
            question = rule.send(answer)
    except StopIteration:
        assert not left
        return asked


def play(face: str, spot: int | None = None) -> Option:
    return ("play", face, spot)


# ----------------------------------------------------------------- the box


def test_the_box_holds_what_the_reference_counts() -> None:
    assert len(TITLES) == 31
    assert [len(printed_deck(side)) for side in (LAW, OUTLAWS)] == [40, 40]
    corners = [Counter(face[-1] for face in printed_deck(side)) for side in (LAW, OUTLAWS)]
    assert corners == [{"H": 16, "B": 12, "S": 7, "D": 5}, {"H": 15, "B": 10, "S": 10, "D": 5}]
    assert [len(side) for side in CHARACTERS] == [12, 12]
    assert len(LIFE) == 24


# ------------------------------------------------------------------- decks


def test_the_common_deck_is_formed_when_a_card_is_needed() -> None:
    laid = quiet()
    laid.decks[LAW], laid.discard = ["inn/LB"], ["colt/OD", "hat/LH"]
    laid.chance.shuffles.append(["hat/LH", "colt/OD"])
    assert laid.draw(LAW, 1) == ["inn/LB"]
    assert laid.shuffles == 0
    assert laid.draw(LAW, 1) == ["colt/OD"]
    assert (laid.shuffles, laid.discard, laid.decks[COMMON]) == (1, [], ["hat/LH"])


def test_with_both_piles_empty_nothing_is_drawn() -> None:
    laid = quiet()
    assert laid.draw(LAW, 2) == []
    assert laid.shuffles == 0


def test_other_cards_than_the_discards_are_not_shuffled() -> None:
    laid = quiet()
    laid.discard = ["colt/OD"]
    laid.chance.shuffles.append(["colt/LD"])
    with pytest.raises(Disagreement, match="shuffle"):
        laid.draw(LAW, 1)


@pytest.mark.parametrize(
    ("own", "other", "laid_out"),
    [
        (3, 3, ["o2", "o1", "f2", "f1"]),
        (1, 3, ["o0", "f2", "f1", "c3"]),
        (1, 0, ["o0", "c3", "c2", "c1"]),
        (0, 0, ["c3", "c2", "c1", "c0"]),
    ],
)
def test_a_general_store_has_four_cards(own: int, other: int, laid_out: list[str]) -> None:
    laid = quiet()
    laid.decks = [[f"o{n}" for n in range(own)], [f"f{n}" for n in range(other)], []]
    laid.decks[COMMON] = [f"c{n}" for n in range(4)]
    rule = general_store(laid, LAW, -1)
    question = next(rule)
    assert laid.spread == laid_out
    assert question == DuelQuestion(LAW, "store", frozenset(("take", c, None) for c in laid_out))
    second = rule.send(("take", laid_out[0], None))
    assert second.seat == OUTLAWS


def test_a_stagecoach_keeps_two_of_three() -> None:
    laid = quiet()
    laid.decks[LAW] = ["inn/LB", "bank/LB", "colt/LD"]
    follow(stagecoach(laid, LAW, -1), ("discard", "bank/LB", None))
    assert sorted(laid.hands[LAW]) == ["colt/LD", "inn/LB"]
    assert laid.discard == ["bank/LB"]


def test_a_lot_is_cast_among_the_cards_of_one_back() -> None:
    laid = quiet(law=["inn/LB", "beer/OB", "hat/LH"])
    laid.chance.lots.append(Lot(2, 1, (["inn/LB", "beer/OB", "hat/LH"], [])))
    assert laid.random_card(LAW, LAW) == "hat/LH"
    laid.chance.lots.append(Lot(3, 1, (["inn/LB", "beer/OB", "hat/LH"], [])))
    with pytest.raises(Disagreement, match="cards in a lot"):
        laid.random_card(LAW, LAW)


# ----------------------------------------------------------------- reveals


def test_bart_masterson_is_asked_where_the_symbols_differ() -> None:
    laid = table("pat_garret", "bart_masterson", "west_harding", "tom_thorn")
    laid.decks[OUTLAWS] = ["knife/OS", "beer/OB"]
    (asked,) = follow(reveal(laid, OUTLAWS, "barrel"), ("take", "knife/OS", None))
    assert (asked.seat, asked.kind) == (LAW, "flip")
    assert laid.discard == ["beer/OB", "knife/OS"]
    laid.decks[OUTLAWS] = ["colt/OD", "hat/OH"]
    assert follow(reveal(laid, OUTLAWS, "barrel")) == []
    assert laid.discard[-2:] == ["hat/OH", "colt/OD"]


# --------------------------------------------------------------------- aims


def test_whom_cards_may_be_played_on() -> None:
    laid = quiet()
    assert aims(laid, LAW, TITLES["colt"]) == [2]
    assert aims(laid, LAW, TITLES["winchester"]) == [2, 3]
    assert aims(laid, LAW, TITLES["knife"]) == [0, 1, 2]
    assert aims(laid, LAW, TITLES["hat"]) == [1, 2]
    assert aims(laid, LAW, TITLES["dynamite"]) == [1]
    assert aims(laid, LAW, TITLES["canteen"]) == [1, 3]
    assert aims(laid, LAW, TITLES["beer"]) is None
    laid.gear[0] = ["scope/LH"]
    assert aims(laid, LAW, TITLES["colt"]) == [2, 3]
    assert aims(laid, LAW, TITLES["duel"]) == [2]
    assert aims(laid, LAW, TITLES["inn"]) == [0, 1, 2]


def test_jack_ransome_plays_on_anybody_and_a_scope_beside_the_rearguard_helps_nobody() -> None:
    laid = table("pat_garret", "tex_killer", "jack_ransome", "tom_thorn")
    assert aims(laid, OUTLAWS, TITLES["hat"]) == [0, 1, 2, 3]
    assert aims(laid, OUTLAWS, TITLES["duel"]) == [0, 1]
    laid.gear[1] = ["bank/LB"]
    assert spoils(laid, OUTLAWS) == [("bank/LB", 1)]
    laid.gear[1] = ["scope/LH"]
    assert aims(laid, LAW, TITLES["colt"]) == [2]


def test_the_play_phase_offers_everything_and_nothing_else() -> None:
    laid = table("annie_oakey", "tex_killer", "west_harding", "tom_thorn")
    laid.hands[LAW] = ["missed/LS", "missed/LS", "return_fire/LH", "teacher/LH", "panic/LB"]
    assert play_options(laid, LAW) == {
        play("missed/LS", 2),
        play("panic/LB", 1),
        play("panic/LB", 2),
        ("choose", "swap", None),
        ("end", None, None),
    }
    laid.bangs = 1
    assert play("missed/LS", 2) not in play_options(laid, LAW)
    laid.life[3], laid.names[3] = 0, ""  # nobody left but one: the cylinder counts
    assert ("discard", "panic/LB", None) in play_options(laid, LAW)


# -------------------------------------------------------------------- harm


def test_tex_killer_takes_one_more_card() -> None:
    laid = table("tex_killer", "pat_garret", "west_harding", "tom_thorn")
    laid.gear[2] = ["hat/OH"]
    shot = Hit(LAW, 2, "colt", costs=True)
    assert dodges(laid, shot) == {PASS}
    laid.hands[OUTLAWS] = ["missed/OS"]
    assert dodges(laid, shot) == {("use", "hat/OH", None), PASS}
    laid.hands[OUTLAWS] = ["missed/OS", "beer/OB"]
    assert play("missed/OS") in dodges(laid, shot)


def test_a_derringer_is_avoided_by_any_card() -> None:
    laid = quiet(outlaws=["missed/OS", "beer/OB"])
    found = dodges(laid, Hit(LAW, 2, "derringer"))
    assert found == {play("missed/OS"), ("discard", "beer/OB", None), PASS}


def test_who_is_struck_by_all_and_when_abilities_act() -> None:
    laid = table("jango", "dalon_ranger", "slim_poet", "tom_thorn", turn=OUTLAWS)
    assert struck_by_all(laid, OUTLAWS) == [0, 3, 1]
    laid.decks[LAW] = ["colt/LD"]
    follow(indians(laid, OUTLAWS, -1))
    assert laid.life == [2, 4, 4, 3]
    assert laid.hands[LAW] == []  # D20
    follow(settle(laid))
    assert laid.hands[LAW] == ["colt/LD"]


def test_an_own_indians_is_not_the_opponents_doing() -> None:
    laid = table("jango", "pat_garret", "west_harding", "slim_poet", turn=OUTLAWS)
    laid.hands[LAW] = ["inn/LB"]
    follow(indians(laid, OUTLAWS, -1))
    follow(settle(laid))
    assert laid.life[3] == 3
    assert laid.hands[LAW] == ["inn/LB"]


def test_buffalo_bell_bears_points_but_never_her_last() -> None:
    laid = table("buffalo_bell", "jango", "west_harding", "tom_thorn")
    laid.life[0] = 2
    take: Option = ("use", "buffalo_bell", None)
    (asked,) = follow(lose_life(laid, 1, 3, None), take)
    assert asked == DuelQuestion(LAW, "bear", frozenset({take, PASS}))
    assert laid.life[:2] == [1, 1]


def test_each_point_is_answered_but_not_the_last() -> None:
    laid = table("jango", "alan_pinkertoon", "west_harding", "tom_thorn")
    follow(lose_life(laid, 1, 3, None))
    follow(settle(laid))
    assert laid.life == [3, 1, 1, 4]
    follow(lose_life(laid, 1, 1, OUTLAWS))
    assert (laid.fallen, list(laid.waiting)) == ([1], [])


def test_a_return_fire_waits_for_the_end_of_the_card() -> None:
    laid = quiet(outlaws=["return_fire/LH"])
    follow(hit(laid, LAW, 2, "colt"), play("return_fire/LH"))
    assert laid.life == [5, 4, 4, 3]
    follow(settle(laid))
    assert laid.life == [4, 4, 4, 3]


def test_a_marker_is_heard_of_by_the_other_side() -> None:
    laid = table("jango", "pat_garret", "west_harding", "tom_thorn", turn=OUTLAWS)
    laid.gear[0], laid.decks[LAW] = ["pocket_watch/OH"], ["inn/LB", "bank/LB"]
    move_marker(laid, OUTLAWS)
    follow(settle(laid))
    assert laid.front == [0, 1]
    assert sorted(laid.hands[LAW]) == ["bank/LB", "inn/LB"]
    assert laid.life == [3, 4, 4, 4]  # Tom Thorn shoots at the rearguard


# ------------------------------------------------------------------- falls


def test_who_falls_is_replaced_by_the_top_of_the_reserve() -> None:
    laid = quiet()
    laid.reserve[OUTLAWS] = ["jack_ransome", "sid_curry"]
    laid.gear[2], laid.decks[OUTLAWS] = ["hat/OH", "scope/OH"], ["beer/OB", "colt/OD"]
    follow(lose_life(laid, 2, 4, LAW))
    follow(settle(laid))
    assert (laid.names[2], laid.life[2], laid.reserve[OUTLAWS]) == (
        "sid_curry",
        4,
        ["jack_ransome"],
    )
    assert laid.discard == ["hat/OH", "scope/OH"]
    assert sorted(laid.hands[OUTLAWS]) == ["beer/OB", "colt/OD"]
    assert laid.out[OUTLAWS] == ["west_harding"]


def test_in_a_tournament_the_owner_chooses_and_a_lone_survivor_leads() -> None:
    laid = table("jango", "pat_garret", "west_harding", "tom_thorn", tournament=True)
    laid.reserve[OUTLAWS] = ["jack_ransome", "sid_curry"]
    follow(lose_life(laid, 2, 4, LAW))
    (asked,) = follow(settle(laid), ("choose", "jack_ransome", None))
    assert (asked.seat, asked.kind) == (OUTLAWS, "replacement")
    laid.reserve[OUTLAWS] = []
    follow(lose_life(laid, 2, 4, LAW))
    follow(settle(laid))
    assert (laid.front[OUTLAWS], laid.rear(OUTLAWS)) == (1, 3)


def test_bull_anderson_takes_before_the_owner_draws() -> None:
    laid = table("jango", "pat_garret", "bull_anderson", "tom_thorn", turn=OUTLAWS)
    laid.gear[0], laid.hands[LAW] = ["scope/LH"], ["inn/LB"]
    laid.decks[LAW] = ["bank/LB", "gatling/LB"]
    laid.chance.lots.append(Lot(1, 0, (["inn/LB"], [])))
    follow(lose_life(laid, 0, 3, OUTLAWS))
    asked = follow(settle(laid), ("take", "law", None), ("take", "scope/LH", None))
    assert [question.kind for question in asked] == ["loot", "loot"]
    assert asked[0].options == {("take", "law", None), ("take", "scope/LH", None), PASS}
    assert laid.hands == [["gatling/LB", "bank/LB"], ["inn/LB", "scope/LH"]]


def test_whose_last_character_fell_first_has_lost() -> None:
    laid = table("jango", "", "west_harding", "tom_thorn")
    for spot in (2, 0, 3):
        follow(lose_life(laid, spot, 4, None))
    with pytest.raises(DuelEnded) as ended:
        follow(settle(laid))
    assert ended.value.winner == OUTLAWS  # D1: the Law's last one fell before the Outlaws'
