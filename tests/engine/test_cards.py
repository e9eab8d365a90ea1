"""What is registered is what is printed: the reference list, card by card."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sixgun.engine.cards import (
    CARD_BY_LABEL,
    CARDS_BY_FACE,
    CHARACTERS,
    EVENTS,
    FACES,
    HAS_TWIN,
    KIND_BY_SLUG,
    KINDS,
    LABELS,
    RANK_OF,
    RANKS,
    SET_OF,
    SUIT_OF,
    SUITS,
    blue,
    brown,
    cards_in,
    character,
    characters_in,
    events_in,
    split_face,
)
from sixgun.engine.rule import Rule

REFERENCE = tomllib.loads((Path(__file__).parents[1] / "data/cards.toml").read_text("utf-8"))
CARDS = REFERENCE["card"]
TOTALS = REFERENCE["meta"]["totals"]
LETTER = {name: letter for letter, name in SUITS.items()}


def corners(card: dict[str, Any]) -> list[str]:
    """`Q-hearts` is written `QH` here."""
    pairs = [copy.split("-") for copy in card["copies"]]
    return [f"{rank}{LETTER[suit]}" for rank, suit in pairs]


def name(entry: dict[str, Any]) -> str:
    return f"{entry['set']}-{entry['slug']}"


def copies_in(entry: dict[str, Any]) -> list[str]:
    """The faces of this kind that its set brings, in the order of registration."""
    return [
        FACES[card]
        for card, kind in enumerate(KINDS)
        if kind.slug == entry["slug"] and SET_OF[card] == entry["set"]
    ]


def test_there_are_these_cards_and_no_others() -> None:
    registered = {(SET_OF[card], kind.slug) for card, kind in enumerate(KINDS)}
    assert registered == {(card["set"], card["slug"]) for card in CARDS}
    assert len(cards_in(("base",))) == TOTALS["base_playing"] == 80
    assert len(cards_in(("base", "dodge_city"))) == 80 + TOTALS["dodge_city_playing"] == 120


@pytest.mark.parametrize("card", CARDS, ids=name)
def test_a_card_is_as_printed(card: dict[str, Any]) -> None:
    kind = KIND_BY_SLUG[card["slug"]]
    # S30: words without rank and suit take free copies in the order of the reference.
    assert copies_in(card) == [f"{kind.slug}/{corner}" for corner in corners(card)]
    assert kind.border == card["border"]
    assert kind.book == card["book_symbol"]
    symbols = [symbol for line in card["symbols"] for symbol in line]
    assert kind.stops == ("missed" in symbols and "check_hearts" not in symbols)
    assert kind.cost == symbols.count("extra_discard")
    reach = [int(symbol[-1]) for symbol in symbols if symbol.startswith("weapon_")]
    assert kind.weapon == bool(reach)
    if kind.rule is not None:
        assert kind.rule.reach == (reach[0] if reach else 0)
        assert kind.rule.sight == symbols.count("sees_minus_1")
        assert kind.rule.cover == symbols.count("seen_plus_1")


@pytest.mark.parametrize("card", CARDS, ids=name)
def test_who_may_be_aimed_at_is_what_the_symbols_say(card: dict[str, Any]) -> None:
    """A symbol for one player of choice, or a text that names one."""
    symbols = {symbol for line in card["symbols"] for symbol in line}
    by_symbol = bool(symbols & {"any_player", "reachable", "range_1"})
    by_text = card["slug"] in ("duel", "jail")
    assert (KIND_BY_SLUG[card["slug"]].aim is not None) == (by_symbol or by_text)


def test_the_deck_is_a_whole_pack_and_a_second_copy_from_8_to_ace() -> None:
    """Note N2 of the reference: 24 pairs once, 28 pairs twice, 20 cards a suit."""
    pairs = Counter((SUIT_OF[card], RANK_OF[card]) for card in cards_in(("base",)))
    for suit in SUITS.values():
        for rank in range(2, 15):
            assert pairs[suit, rank] == (1 if rank < 8 else 2)
    assert Counter(SUIT_OF[card] for card in cards_in(("base",))) == dict.fromkeys(
        SUITS.values(), 20
    )


def test_dodge_city_is_one_card_of_every_rank_from_5_to_ace() -> None:
    """Note N4 of the reference."""
    new = [card for card, set_name in enumerate(SET_OF) if set_name == "dodge_city"]
    pairs = Counter((SUIT_OF[card], RANK_OF[card]) for card in new)
    assert pairs == Counter((suit, rank) for suit in SUITS.values() for rank in range(5, 15))


def test_the_simplified_deck_leaves_out_eleven_cards() -> None:
    simple = cards_in(("base",), simplified=True)
    assert len(simple) == 69
    printed = {card["slug"] for card in CARDS if card["book_symbol"]}
    gone = {KINDS[card].slug for card in set(cards_in(("base",))) - set(simple)}
    assert gone == printed


# -------------------------------------------------------------- characters

PRINTED = REFERENCE["character"]


def test_there_are_these_characters_and_no_others() -> None:
    assert {(rule.set_name, slug) for slug, rule in CHARACTERS.items()} == {
        (entry["set"], entry["slug"]) for entry in PRINTED
    }
    for set_name in ("base", "dodge_city", "promo"):
        total = TOTALS[f"{set_name}_characters"]
        own = [slug for slug in characters_in(("base", set_name)) if of_set(slug, set_name)]
        assert len(own) == total


def of_set(slug: str, set_name: str) -> bool:
    return CHARACTERS[slug].set_name == set_name


@pytest.mark.parametrize("entry", PRINTED, ids=name)
def test_a_character_has_the_printed_bullets(entry: dict[str, Any]) -> None:
    rule = CHARACTERS[entry["slug"]]
    assert rule.life == entry["life"]
    assert rule.slug == entry["slug"]
    assert (type(rule).__doc__ or "").strip(), "the rule stands above the code"


# ------------------------------------------------------------------ events


@pytest.mark.parametrize("entry", REFERENCE["event"], ids=name)
def test_an_event_is_as_printed(entry: dict[str, Any]) -> None:
    rule = EVENTS[entry["slug"]]
    assert rule.set_name == entry["set"]
    assert rule.last == entry["last"]
    assert (type(rule).__doc__ or "").strip(), "the rule stands above the code"


def test_there_are_these_events_and_no_others() -> None:
    assert set(EVENTS) == {entry["slug"] for entry in REFERENCE["event"]}
    assert len(events_in(("base", "high_noon"))) == TOTALS["high_noon_events"] == 15
    assert len(events_in(("base", "fistful_of_cards"))) == TOTALS["fistful_events"] == 15


# ------------------------------------------------------------- the registry


def test_faces_labels_and_twins() -> None:
    """Two cards of one face are twins; the second has a prime in its label."""
    assert len(set(LABELS)) == len(LABELS) == len(FACES) == len(KINDS)
    for card, face in enumerate(FACES):
        twins = CARDS_BY_FACE[face]
        assert HAS_TWIN[card] == (len(twins) > 1)
        assert CARD_BY_LABEL[LABELS[card]] == card
        assert LABELS[card] == face + "'" * twins.index(card)
        slug, rank, suit = split_face(face)
        assert slug == KINDS[card].slug
        assert (SUITS[suit], RANKS.index(rank) + 2) == (SUIT_OF[card], RANK_OF[card])
    base = Counter(FACES[card] for card in cards_in(("base",)))
    assert [face for face, times in base.items() if times > 1] == ["stagecoach/9S"]


def test_every_effect_stands_under_its_rule() -> None:
    for kind in KIND_BY_SLUG.values():
        described = kind.effect or kind.reply or type(kind.rule)
        assert (described.__doc__ or "").strip(), kind.slug


def test_nothing_is_registered_twice() -> None:
    before = len(KINDS)
    with pytest.raises(ValueError, match="two cards called bang"):
        brown("bang", "2H")(lambda game, me: None)
    with pytest.raises(ValueError, match="two characters called el_gringo"):
        character("el_gringo", life=3)(Rule)
    with pytest.raises(ValueError, match="two cards called barrel"):
        blue("barrel", "2H")(Rule)
    assert len(KINDS) == len(SET_OF) == before
