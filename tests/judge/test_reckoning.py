"""What the judge makes of a table, position by position."""

from __future__ import annotations

import pytest

from sixgun import Option
from sixgun.judge.answers import to_lethal_hit, to_shot, with_bang
from sixgun.judge.asking import GameOver
from sixgun.judge.drawing import normal_draw
from sixgun.judge.plays import in_play_phase
from sixgun.judge.sheet import Sheet
from sixgun.judge.sight import distance, order_matters, reach
from sixgun.judge.turns import reveal
from sixgun.judge.victory import check_victory
from tests.judge.sheets import sheet_of

PLAIN = ("bart_cassidy", "black_jack", "willy_the_kid", "jesse_jones", "sid_ketchum")


def texts(options: list[Option]) -> list[str]:
    return [" ".join(str(part) for part in option if part is not None) for option in options]


# -------------------------------------------------------------- distances


def test_the_shorter_way_round_the_living_counts() -> None:
    sheet = sheet_of(*PLAIN)
    assert [distance(sheet, 0, seat) for seat in (1, 2, 3, 4)] == [1, 2, 2, 1]
    sheet.alive[1] = False
    assert distance(sheet, 0, 2) == 1


def test_sights_and_covers_add_up_and_stop_at_one() -> None:
    sheet = sheet_of("rose_doolan", "black_jack", "paul_regret", "jesse_jones", "sid_ketchum")
    assert distance(sheet, 0, 2) == 2  # 2 - 1 + 1
    sheet.gear[2] = ["mustang/8H", "hideout/KD"]
    assert distance(sheet, 0, 2) == 4
    sheet.gear[0] = ["scope/AS", "binocular/10D"]
    assert distance(sheet, 0, 2) == 2
    assert distance(sheet, 0, 1) == 1


@pytest.mark.parametrize("silent", ["lasso", "belle", "passive"])
def test_what_is_silent_changes_no_distance(silent: str) -> None:
    first = "belle_star" if silent == "belle" else "bart_cassidy"
    sheet = sheet_of(first, *PLAIN[1:], event="lasso" if silent == "lasso" else "")
    sheet.gear[1] = ["mustang/8H"]
    sheet.passive[1] = silent == "passive"
    assert distance(sheet, 0, 1) == 1


def test_ambush_levels_seats_and_nothing_else() -> None:
    sheet = sheet_of(*PLAIN, event="ambush")
    sheet.gear[2] = ["mustang/8H"]
    assert [distance(sheet, 0, seat) for seat in (1, 2, 3, 4)] == [1, 2, 1, 1]


def test_reach_is_the_weapons() -> None:
    sheet = sheet_of(*PLAIN)
    assert reach(sheet, 0) == 1
    sheet.gear[0] = ["barrel/QS", "remington/KC"]
    assert reach(sheet, 0) == 3
    sheet.event = "lasso"
    assert reach(sheet, 0) == 1


# ------------------------------------------------------------------- plays


def hand(sheet: Sheet, seat: int, *faces: str) -> Sheet:
    sheet.hands[seat] = list(faces)
    return sheet


def test_one_bang_a_turn() -> None:
    sheet = hand(sheet_of(*PLAIN), 0, "bang/2D", "missed/2S")
    assert texts(in_play_phase(sheet, 0)) == ["play bang/2D 1", "play bang/2D 4", "end"]
    sheet.bangs = 1
    assert texts(in_play_phase(sheet, 0)) == ["end"]
    sheet.event = "shootout"
    assert len(in_play_phase(sheet, 0)) == 3
    sheet.event, sheet.gear[0] = "", ["volcanic/10S"]
    assert len(in_play_phase(sheet, 0)) == 3


def test_calamity_janet_shoots_with_missed() -> None:
    sheet = hand(sheet_of("calamity_janet", *PLAIN[1:]), 0, "missed/2S")
    assert texts(in_play_phase(sheet, 0)) == ["play missed/2S 1", "play missed/2S 4", "end"]
    sheet.event = "the_sermon"
    assert texts(in_play_phase(sheet, 0)) == ["end"]


def test_jail_is_for_others_but_not_for_the_sheriff() -> None:
    sheet = hand(sheet_of(*PLAIN, turn=1), 1, "jail/JS")
    sheet.gear[3] = ["jail/10S"]
    assert texts(in_play_phase(sheet, 1)) == ["play jail/JS 2", "play jail/JS 4", "end"]
    sheet.event = "the_judge"
    assert texts(in_play_phase(sheet, 1)) == ["end"]


def test_a_second_card_of_the_same_name_is_not_laid() -> None:
    sheet = hand(sheet_of(*PLAIN), 0, "barrel/KS", "mustang/9H")
    sheet.gear[0] = ["barrel/QS"]
    assert texts(in_play_phase(sheet, 0)) == ["play mustang/9H", "end"]


def test_panic_needs_something_near_and_takes_from_oneself_what_lies_there() -> None:
    sheet = hand(sheet_of(*PLAIN), 0, "panic/JH", "cat_balou/KH")
    sheet.hands[1], sheet.hands[2] = ["beer/6H"], ["beer/7H"]
    assert texts(in_play_phase(sheet, 0)) == [
        "play panic/JH 1",
        "play cat_balou/KH 1",
        "play cat_balou/KH 2",
        "end",
    ]
    sheet.gear[0] = ["scope/AS"]
    assert ("play", "panic/JH", 0) in in_play_phase(sheet, 0)
    assert ("play", "panic/JH", 2) in in_play_phase(sheet, 0)


def test_green_cards_wait_for_another_turn() -> None:
    sheet = sheet_of(*PLAIN)
    sheet.gear[0] = ["knife/8H", "canteen/7H"]
    sheet.fresh = {"knife/8H"}
    assert texts(in_play_phase(sheet, 0)) == ["use canteen/7H", "end"]


def test_a_price_must_be_payable() -> None:
    sheet = hand(sheet_of(*PLAIN), 0, "whisky/QH")
    assert texts(in_play_phase(sheet, 0)) == ["end"]
    hand(sheet, 0, "whisky/QH", "missed/2S")
    assert texts(in_play_phase(sheet, 0)) == ["play whisky/QH", "end"]


def test_the_shown_card_must_be_played_if_it_can_be() -> None:
    sheet = hand(sheet_of(*PLAIN, event="law_of_the_west"), 0, "beer/6H", "missed/2S")
    sheet.duty = "beer/6H"
    assert texts(in_play_phase(sheet, 0)) == ["play beer/6H"]
    sheet.duty = "missed/2S"
    assert texts(in_play_phase(sheet, 0)) == ["play beer/6H", "end"]


def test_handcuffs_leave_one_suit() -> None:
    sheet = hand(sheet_of(*PLAIN, event="handcuffs"), 0, "beer/6H", "stagecoach/9S")
    sheet.named_suit = "spades"
    assert texts(in_play_phase(sheet, 0)) == ["play stagecoach/9S", "end"]


@pytest.mark.parametrize(
    ("character", "cards", "life", "offered"),
    [
        ("sid_ketchum", ["missed/2S", "missed/3S"], 2, ["use sid_ketchum", "end"]),
        ("sid_ketchum", ["missed/2S", "missed/3S"], 5, ["end"]),
        ("sid_ketchum", ["missed/2S"], 2, ["end"]),
        ("chuck_wengam", [], 2, ["use chuck_wengam", "end"]),
        ("chuck_wengam", [], 1, ["end"]),
        ("jose_delgado", ["missed/2S"], 2, ["end"]),
        ("uncle_will", ["missed/2S"], 2, ["use uncle_will", "end"]),
    ],
)
def test_abilities_are_offered_where_they_work(
    character: str, cards: list[str], life: int, offered: list[str]
) -> None:
    sheet = hand(sheet_of(character, *PLAIN[1:4], "kit_carlson"), 0, *cards)
    sheet.life[0] = life
    assert texts(in_play_phase(sheet, 0)) == offered


# ----------------------------------------------------------------- answers


def test_against_a_shot() -> None:
    sheet = hand(sheet_of("jourdonnais", *PLAIN[1:], turn=1), 0, "missed/2S", "bang/2D", "dodge/7D")
    sheet.gear[0] = ["barrel/QS", "bible/10H", "scope/AS"]
    assert texts(to_shot(sheet, 0, set())) == [
        "play missed/2S",
        "play dodge/7D",
        "use bible/10H",
        "use barrel/QS",
        "use jourdonnais",
        "pass",
    ]
    assert texts(to_shot(sheet, 0, {"barrel", "jourdonnais"}))[-2:] == ["use bible/10H", "pass"]
    sheet.characters[1] = "belle_star"
    assert texts(to_shot(sheet, 0, set()))[2:] == ["use jourdonnais", "pass"]


def test_elena_fuente_answers_with_anything() -> None:
    sheet = hand(sheet_of("elena_fuente", *PLAIN[1:], turn=1), 0, "jail/JS", "bang/2D")
    assert texts(to_shot(sheet, 0, set())) == ["play jail/JS", "play bang/2D", "pass"]
    assert texts(with_bang(sheet, 0)) == ["play bang/2D", "pass"]


def test_beer_against_a_lethal_hit_only_while_three_live() -> None:
    sheet = hand(sheet_of(*PLAIN[:4]), 0, "beer/6H", "saloon/5H")
    assert texts(to_lethal_hit(sheet, 0)) == ["play beer/6H", "pass"]
    sheet.event = "the_reverend"
    assert texts(to_lethal_hit(sheet, 0)) == ["pass"]
    sheet.event, sheet.alive[1], sheet.alive[2] = "", False, False
    assert texts(to_lethal_hit(sheet, 0)) == ["pass"]
    sheet.characters[0] = "sid_ketchum"
    assert texts(to_lethal_hit(sheet, 0)) == ["use sid_ketchum", "pass"]


def test_the_sermon_binds_the_turn_player_alone() -> None:
    sheet = hand(sheet_of(*PLAIN, event="the_sermon"), 0, "bang/2D")
    hand(sheet, 1, "bang/3D")
    assert texts(with_bang(sheet, 0)) == ["pass"]
    assert texts(with_bang(sheet, 1)) == ["play bang/3D", "pass"]


# ----------------------------------------------------------- other numbers


@pytest.mark.parametrize(
    ("character", "event", "lost", "count"),
    [
        ("bart_cassidy", "", 0, 2),
        ("bart_cassidy", "thirst", 0, 1),
        ("bart_cassidy", "train_arrival", 0, 3),
        ("pixie_pete", "", 0, 3),
        ("pixie_pete", "hangover", 0, 2),
        ("bill_noface", "", 2, 3),
        ("bill_noface", "thirst", 0, 1),
    ],
)
def test_how_many_cards_phase_1_brings(character: str, event: str, lost: int, count: int) -> None:
    sheet = sheet_of(character, *PLAIN[1:], event=event)
    sheet.life[0] -= lost
    assert normal_draw(sheet, 0) == count


def test_the_order_of_discards_matters_by_what_everybody_knows() -> None:
    """S1, R235."""
    sheet = sheet_of("pedro_ramirez", *PLAIN[1:])
    assert order_matters(sheet)
    sheet.passive[0] = True
    assert not order_matters(sheet)
    sheet.passive[0], sheet.alive[0] = False, False
    assert not order_matters(sheet)
    sheet.events = ["ghost_town"]
    assert order_matters(sheet)
    sheet.events = ["dead_man"]
    assert not order_matters(sheet)
    sheet.first_fallen = 0
    assert order_matters(sheet)
    sheet.events = ["new_identity"]
    assert not order_matters(sheet)
    sheet.seen_characters.discard("pedro_ramirez")
    assert not order_matters(sheet)  # nobody has a second character
    sheet.spares[1] = "kit_carlson"
    assert order_matters(sheet)
    sheet.open_spares[1] = True
    assert not order_matters(sheet)
    sheet.events = ["hangover", "abandoned_mine"]
    assert order_matters(sheet)


def winners(sheet: Sheet) -> tuple[str, tuple[int, ...]]:
    with pytest.raises(GameOver):
        check_victory(sheet)
    return sheet.over, sheet.winners


def test_the_law_wins_when_nobody_else_is_left() -> None:
    sheet = sheet_of(*PLAIN)
    check_victory(sheet)
    for seat in (1, 2, 3, 4):
        sheet.alive[seat] = False
    assert winners(sheet) == ("law", (0, 4))


def test_the_sheriffs_death_is_the_outlaws_or_the_last_renegades() -> None:
    sheet = sheet_of(*PLAIN)
    sheet.alive[0] = sheet.alive[1] = sheet.alive[3] = False
    assert winners(sheet) == ("outlaws", (1, 3))
    sheet = sheet_of(*PLAIN)
    sheet.alive = [False, False, True, False, False]
    assert winners(sheet) == ("renegade", (2,))


def test_three_players_hunt_their_quarry() -> None:
    sheet = sheet_of(*PLAIN[:3])
    sheet.alive[2], sheet.fallen = False, [(2, 1)]  # the Renegade, by the Outlaw: it goes on
    check_victory(sheet)
    sheet.fallen = [(2, 0)]  # by the Deputy
    assert winners(sheet) == ("deputy", (0,))


# ------------------------------------------------------------------ events


def test_suzy_draws_as_soon_as_hangover_ends() -> None:
    """R161: before the event that covers it does anything, be it a Russian Roulette."""
    sheet = sheet_of("black_jack", "suzy_lafayette", *PLAIN[2:], event="hangover")
    hand(sheet, 0, "missed/2S").deck = ["beer/6H"]
    sheet.events, sheet.rounds = ["russian_roulette"], 1
    asked = next(reveal(sheet, 0))
    assert (asked.seat, asked.kind) == (0, "roulette")
    assert sheet.hands[1] == ["beer/6H"]
