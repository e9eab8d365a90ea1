"""Faults are planted in the duel, and the judge sees them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sixgun.duel.atoms import DuelAtoms
from sixgun.duel.printed import CHARACTERS, KIND_BY_SLUG
from sixgun.duel.table import DuelTable, always_of, traits_of
from sixgun.duel.trait import VOCABULARY
from sixgun.judge.duels import DuelDifference, judge_duel

#: Whose what is taken away.
Entry = tuple[str, str]

#: So many duels are enough to come upon any of these faults.
ENOUGH = 80

#: What may be taken away from a trait without changing anything: Buffalo Bell is looked for beside
#: whoever is hurt, wherever she stands; and a Dynamite is first of its own accord.
IDLE_WORDS = {("buffalo_bell", "always"), ("dynamite", "order")}
#: A dodge of these sets off nothing.
PLAIN = {"missed", "colt", "quick_fire", "winchester"}


def mostly_long(entries: list[Entry], short: set[Entry]) -> list[Any]:
    """A few of these are tried every time, the others in the long run."""
    return [
        pytest.param(*entry, marks=() if entry in short else pytest.mark.long) for entry in entries
    ]


def first_difference() -> DuelDifference | None:
    for number in range(ENOUGH):
        found = judge_duel(f"fault {number}").differences
        if found:
            return found[0]
    return None


@pytest.fixture(autouse=True)
def fresh_caches() -> Iterator[None]:
    """What is in force is remembered; a fault must be noticed, and forgotten afterwards."""
    traits_of.cache_clear()
    always_of.cache_clear()
    yield
    traits_of.cache_clear()
    always_of.cache_clear()


# ------------------------------------------------------------ what is printed


def words_of_traits() -> list[Entry]:
    """Every word that a character or an equipment is written in."""
    traits: dict[str, Any] = dict(CHARACTERS)
    traits |= {slug: kind.trait for slug, kind in KIND_BY_SLUG.items() if kind.trait}
    words = [
        (slug, word)
        for slug, trait in traits.items()
        for word in VOCABULARY
        if word in vars(type(trait)) and word != "why_no_offer"  # people are told it: no rule
    ]
    return [entry for entry in words if entry not in IDLE_WORDS]


SHORT_WORDS = {
    ("tex_killer", "price"),
    ("jango", "after_move"),
    ("the_stranger", "always"),
    ("wild_bill", "after_loss"),
    ("sid_curry", "evade"),
    ("panic", "order"),
    ("bank", "draw_bonus"),
}


@pytest.mark.parametrize(("slug", "word"), mostly_long(words_of_traits(), SHORT_WORDS))
def test_a_missing_ability_is_seen(slug: str, word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    trait: Any = CHARACTERS.get(slug) or KIND_BY_SLUG[slug].trait
    monkeypatch.delattr(type(trait), word)
    assert first_difference()


def parts_of_cards() -> list[Entry]:
    """What playing a card does, and what happens if its hit is dodged."""
    found = [
        (slug, part)
        for slug, kind in KIND_BY_SLUG.items()
        for part in ("effect", "dodged")
        if getattr(kind, part)
    ]
    return [(slug, part) for slug, part in found if part == "effect" or slug not in PLAIN]


SHORT_PARTS = {("gatling", "effect"), ("beer", "effect"), ("schofield", "dodged")}


@pytest.mark.parametrize(("slug", "part"), mostly_long(parts_of_cards(), SHORT_PARTS))
def test_a_card_that_does_nothing_is_seen(
    slug: str, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(KIND_BY_SLUG[slug], part, lambda *_args, **_named: None)
    assert first_difference()


SYMBOLS = [(slug, symbol) for slug in KIND_BY_SLUG for symbol in ("hit", "dodge", "reload")]
SHORT_SYMBOLS = {("knife", "hit"), ("panic", "reload")}


@pytest.mark.parametrize(("slug", "symbol"), mostly_long(SYMBOLS, SHORT_SYMBOLS))
def test_a_wrong_symbol_is_seen(slug: str, symbol: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = KIND_BY_SLUG[slug]
    monkeypatch.setattr(kind, symbol, not getattr(kind, symbol))
    assert first_difference()


# --------------------------------------------------------------- how it moves


def heals_beyond(self: DuelAtoms, spot: int, points: int = 1) -> None:
    self.life[spot] += points


def keeps_the_swap(self: DuelAtoms, me: int) -> None:
    swapped = self.swapped
    BEGIN_TURN(self, me)
    self.swapped = swapped


def never_alone(self: DuelTable) -> bool:
    return False


def takes_the_first(self: DuelAtoms, me: int, back: int) -> None:
    card = self.hands[1 - me].pop(0)
    self.hands[me].append(card)


def loses_the_gear(self: DuelAtoms, spot: int, card: int) -> None:
    self.gear[spot].remove(card)


def enters_weak(self: DuelAtoms, spot: int, slug: str) -> None:
    ENTER(self, spot, slug)
    self.life[spot] = min(self.life[spot], 3)


def breaks_down(self: DuelAtoms, seat: int) -> None:
    raise RuntimeError("the marker is glued to the table")


def hurts_twice_in_a_duel(
    self: DuelAtoms, spot: int, points: int, by: int | None, cause: str
) -> None:
    LOSE_LIFE(self, spot, points + (cause == "duel"), by, cause)


def draws_from_the_wrong_deck(self: DuelTable, seat: int) -> int:
    return seat if self.decks[seat] else 1 - seat if self.decks[1 - seat] else 2


BEGIN_TURN, ENTER, LOSE_LIFE = DuelAtoms.begin_turn, DuelAtoms.enter, DuelAtoms.lose_life

FAULTS: list[tuple[type, str, Any]] = [
    (DuelAtoms, "heal", heals_beyond),
    (DuelAtoms, "begin_turn", keeps_the_swap),
    (DuelTable, "last_stand", never_alone),
    (DuelAtoms, "steal", takes_the_first),
    (DuelAtoms, "lose_gear", loses_the_gear),
    (DuelAtoms, "enter", enters_weak),
    (DuelAtoms, "lose_life", hurts_twice_in_a_duel),
    (DuelTable, "source", draws_from_the_wrong_deck),
]


@pytest.mark.parametrize(("owner", "name", "fault"), FAULTS, ids=[entry[1] for entry in FAULTS])
def test_a_wrong_move_is_seen(
    owner: type, name: str, fault: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, name, fault)
    difference = first_difference()
    assert difference is not None
    assert difference.record.startswith("sixgun record")
    assert difference.seed in str(difference)


def test_an_engine_that_breaks_down_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DuelAtoms, "move_marker", breaks_down)
    difference = first_difference()
    assert difference is not None
    assert "glued" in difference.found
    assert "glued" in difference.record
