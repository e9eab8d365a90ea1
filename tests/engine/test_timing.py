"""R234: whoever the card under way is not through with yet must wait.

Every card that concerns several players, against every ability that something sets off, also
if Vera Custer has copied it, in many positions. Two things are watched while the card goes
on: by the test's own reckoning from the reports, nobody whom the card has still to reach
acts, and its player acts last; by the engine's, nobody acts with whom it is not through.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from sixgun.engine.cards import CHARACTERS, KIND_BY_SLUG
from sixgun.engine.game import Game
from sixgun.engine.options import PASS
from sixgun.engine.position import Place, Position, lay_out
from sixgun.engine.reports import Report
from sixgun.engine.timing import TRIGGERS
from tests.games import LONG

#: Cards that concern several players one after another, and who can do what they do.
FOR_SEVERAL = ("gatling", "howitzer", "indians", "brawl", "general_store", "uncle_will")
#: Abilities that something sets off.
SET_OFF = tuple(slug for slug, rule in CHARACTERS.items() if rule.hooks & TRIGGERS)
#: R61 declares one exception.
EXCEPTIONS = {"vulture_sam"}
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gil")
ROLES = ("sheriff", "outlaw", "renegade", "outlaw", "deputy", "outlaw", "deputy")
EVERY_BOX = ("base", "dodge_city", "promo")
#: Characters whose abilities have nothing to do with cards for several.
QUIET = ("paul_regret", "rose_doolan", "willy_the_kid", "kit_carlson", "sean_mallory", "pixie_pete")
ANSWERS = ("missed", "bang", "beer")
TRIES = 2000 if LONG else 120


class Watched(list[Report]):
    """Hears every report at the moment when it is made."""

    def __init__(self, game: Game, player: int, card: str) -> None:
        super().__init__()
        self.game = game
        self.takes_no_cards = card != "brawl"  # which passes by whoever has none
        self.player = player
        self.order = game.others(player)
        self.reached = -1  # how far round the table the card has come
        self.faults: list[str] = []

    def append(self, report: Report) -> None:
        super().append(report)
        if report.key in ("shot", "hurt", "answered", "missed", "picked", "discarded", "lost_gear"):
            self.note_reached(report.seat)
        if report.key == "acted" and report.word in SET_OFF and report.word not in EXCEPTIONS:
            self.check(report)

    def note_reached(self, seat: int | None) -> None:
        if seat in self.order:
            self.reached = max(self.reached, self.order.index(seat))

    def check(self, report: Report) -> None:
        seat = report.seat
        assert seat is not None
        game = self.game
        to_come = [
            other
            for other in self.order[self.reached + 1 :]
            if self.takes_no_cards or game.hands[other] or game.gear[other]
        ]
        if seat in to_come or (seat == self.player and to_come):
            self.faults.append(f"{report.word} acts before the card has reached everybody")
        if seat in self.game.awaited and not self.refills_at_once(report):
            self.faults.append(f"{report.word} acts before the card is through with its owner")

    def refills_at_once(self, report: Report) -> bool:
        """R90: Suzy Lafayette has just answered with her last card."""
        said = [other for other in self if other.key == "answered"]
        return (
            report.word == "suzy_lafayette" and bool(said) and said[-1].seat == report.seat
        ) and not self.game.hands[report.seat or 0]


def position(rng: Random, card: str, ability: str, *, copied: bool) -> Position:
    """Many who may die, and one who has the ability, somewhere at the table."""
    seats = rng.randint(4, 7)
    owner, player = rng.randrange(seats), rng.randrange(seats)
    if card == "uncle_will" and owner == player:
        owner = (player + 1) % seats
    quiet = rng.sample(QUIET, 6)
    places = []
    for seat in range(seats):
        character = quiet.pop() if quiet else "black_jack"
        hand = rng.sample(ANSWERS, rng.choice([0, 0, 1, 2]))
        if seat == owner:
            character = "vera_custer" if copied else ability
        if seat == player:
            character = "uncle_will" if card == "uncle_will" else character
            hand = ["scope"] * (card in ("uncle_will", "brawl")) + hand * (rng.random() < 0.3)
            hand += [card] * (card not in ("uncle_will", "howitzer"))
        places.append(
            Place(
                NAMES[seat],
                ROLES[seat],
                character,
                hand,
                table=["howitzer"] if seat == player and card == "howitzer" else (),
                copies=ability if seat == owner and copied else "",
                life=rng.choice([1, 1, 1, 2]),
            )
        )
    return Position(NAMES[player], places, sets=EVERY_BOX)


def faults_of(seed: str, card: str, ability: str, *, copied: bool) -> Iterator[str]:
    """Play the card, with random answers; what was wrong about the timing."""
    rng = Random(seed)
    game = lay_out(position(rng, card, ability, copied=copied), seed)
    player = game.turn
    ears = game.ears = Watched(game, player, card)
    game.choose(f"use {card}" if card in ("howitzer", "uncle_will") else f"play {card}")
    while game.decision is not None and game.awaited:
        options = [option for option in game.options if option != PASS]
        wounded = rng.random() < 0.5
        game.choose(rng.choice(game.options if wounded or not options else options))
    return iter(ears.faults)


def all_faults(card: str, ability: str, *, copied: bool, tries: int) -> list[str]:
    return [
        fault
        for number in range(tries)
        for fault in faults_of(f"{card} {ability} {copied} {number}", card, ability, copied=copied)
    ]


def test_these_are_all_cards_that_concern_several() -> None:
    """Whatever else is played, nobody is awaited."""
    cards = {slug for slug, kind in KIND_BY_SLUG.items() if kind.effect is not None}
    found = set()
    for slug in cards:
        kind = KIND_BY_SLUG[slug]
        hand, table = (["scope"], [slug]) if kind.border == "green" else (["scope", slug], [])
        places = [Place(NAMES[0], ROLES[0], "rose_doolan", hand, table)]
        places += [
            Place(NAMES[seat], ROLES[seat], QUIET[-seat], ["missed", "bang"], ["barrel"], life=2)
            for seat in (1, 2)
        ]
        places += [Place(NAMES[3], ROLES[3], "black_jack", ["missed"], life=1)]
        game = lay_out(Position("Ann", places, sets=EVERY_BOX))
        verb = "use" if kind.border == "green" else "play"
        option = next(o for o in game.options if o[0] == verb and str(o[1]).startswith(f"{slug}/"))
        game.choose(option)
        while game.decision is not None and game.decision.kind == "cost":
            game.choose(game.options[0])
        if game.awaited:
            assert set(game.awaited) == {0, 1, 2, 3}
            found.add(slug)
    assert found == {*FOR_SEVERAL} - {"uncle_will"}


@pytest.mark.parametrize("card", FOR_SEVERAL)
@pytest.mark.parametrize("ability", SET_OFF)
@pytest.mark.parametrize("copied", [False, True], ids=["own", "copied"])
def test_nobody_acts_before_the_card_is_through_with_him(
    card: str, ability: str, copied: bool
) -> None:
    assert all_faults(card, ability, copied=copied, tries=TRIES // 12) == []


@pytest.mark.parametrize("ability", sorted({*SET_OFF} - EXCEPTIONS))
def test_an_ability_that_does_not_wait_is_seen(
    ability: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(CHARACTERS[ability]), "at_once", 1)
    for copied in (False, True):
        assert all_faults("gatling", ability, copied=copied, tries=120)


def test_the_exceptions_are_declared_where_they_stand() -> None:
    assert {slug for slug, rule in CHARACTERS.items() if rule.at_once} == EXCEPTIONS
