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
    split_face,
)
from sixgun.engine.rule import Rule

REFERENCE = tomllib.loads((Path(__file__).parents[1] / "data/cards.toml").read_text("utf-8"))
BASE = [card for card in REFERENCE["card"] if card["set"] == "base"]
LETTER = {name: letter for letter, name in SUITS.items()}


def corners(card: dict[str, Any]) -> list[str]:
    """`Q-hearts` is written `QH` here."""
    pairs = [copy.split("-") for copy in card["copies"]]
    return [f"{rank}{LETTER[suit]}" for rank, suit in pairs]


def test_there_are_these_cards_and_no_others() -> None:
    registered = {KINDS[card].slug for card in cards_in(["base"])}
    assert registered == {card["slug"] for card in BASE}
    assert len(cards_in(["base"])) == REFERENCE["meta"]["totals"]["base_playing"] == 80


@pytest.mark.parametrize("card", BASE, ids=lambda card: card["slug"])
def test_a_card_is_as_printed(card: dict[str, Any]) -> None:
    kind = KIND_BY_SLUG[card["slug"]]
    copies = [FACES[c] for c in cards_in(["base"]) if KINDS[c] is kind]
    assert Counter(copies) == Counter(f"{kind.slug}/{corner}" for corner in corners(card))
    assert kind.border == card["border"]
    assert kind.book == card["book_symbol"]
    symbols = [symbol for line in card["symbols"] for symbol in line]
    assert kind.stops == ("missed" in symbols and kind.border == "brown")
    reach = [int(symbol[-1]) for symbol in symbols if symbol.startswith("weapon_")]
    assert kind.weapon == bool(reach)
    if kind.rule is not None:
        assert kind.rule.reach == (reach[0] if reach else 0)
        assert kind.rule.sight == symbols.count("sees_minus_1")
        assert kind.rule.cover == symbols.count("seen_plus_1")


@pytest.mark.parametrize("card", BASE, ids=lambda card: card["slug"])
def test_who_may_be_aimed_at_is_what_the_symbols_say(card: dict[str, Any]) -> None:
    """A symbol for one player of choice, or a text that names one."""
    symbols = {symbol for line in card["symbols"] for symbol in line}
    by_symbol = bool(symbols & {"any_player", "reachable", "range_1"})
    by_text = card["slug"] in ("duel", "jail")
    assert (KIND_BY_SLUG[card["slug"]].aim is not None) == (by_symbol or by_text)


def test_copies_are_in_the_order_of_the_reference() -> None:
    """S30: words without rank and suit take free copies in this order."""
    for card in BASE:
        kind = KIND_BY_SLUG[card["slug"]]
        copies = [FACES[c].partition("/")[2] for c in cards_in(["base"]) if KINDS[c] is kind]
        assert copies == corners(card), card["slug"]


def test_the_deck_is_a_whole_pack_and_a_second_copy_from_8_to_ace() -> None:
    """Note N2 of the reference: 24 pairs once, 28 pairs twice, 20 cards a suit."""
    pairs = Counter((SUIT_OF[card], RANK_OF[card]) for card in cards_in(["base"]))
    for suit in SUITS.values():
        for rank in range(2, 15):
            assert pairs[suit, rank] == (1 if rank < 8 else 2)
    assert Counter(SUIT_OF[card] for card in cards_in(["base"])) == dict.fromkeys(
        SUITS.values(), 20
    )


def test_the_simplified_deck_leaves_out_eleven_cards() -> None:
    simple = cards_in(["base"], simplified=True)
    assert len(simple) == 69
    printed = {card["slug"] for card in BASE if card["book_symbol"]}
    gone = {KINDS[card].slug for card in set(cards_in(["base"])) - set(simple)}
    assert gone == printed


# -------------------------------------------------------------- characters

PRINTED = [entry for entry in REFERENCE["character"] if entry["set"] == "base"]


def test_there_are_these_characters_and_no_others() -> None:
    assert sorted(characters_in(["base"])) == sorted(entry["slug"] for entry in PRINTED)
    assert len(PRINTED) == REFERENCE["meta"]["totals"]["base_characters"] == 16


@pytest.mark.parametrize("entry", PRINTED, ids=lambda entry: entry["slug"])
def test_a_character_has_the_printed_bullets(entry: dict[str, Any]) -> None:
    rule = CHARACTERS[entry["slug"]]
    assert rule.life == entry["life"]
    assert rule.slug == entry["slug"]
    assert (type(rule).__doc__ or "").strip(), "the rule stands above the code"


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
    assert [face for face, twins in CARDS_BY_FACE.items() if len(twins) > 1] == ["stagecoach/9S"]


def test_every_effect_stands_under_its_rule() -> None:
    for kind in KIND_BY_SLUG.values():
        described = kind.effect or kind.reply or type(kind.rule)
        assert (described.__doc__ or "").strip(), kind.slug


def test_nothing_is_registered_twice() -> None:
    with pytest.raises(ValueError, match="two cards called bang"):
        brown("bang", "2H")(lambda game, me: None)
    with pytest.raises(ValueError, match="two characters called el_gringo"):
        character("el_gringo", life=3)(Rule)
    with pytest.raises(ValueError, match="two cards called barrel"):
        blue("barrel", "2H")(Rule)
    assert len(KINDS) == len(SET_OF) == 80
