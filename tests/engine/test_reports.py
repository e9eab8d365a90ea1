"""Reports are complete: a table kept from reports alone agrees with the game at every decision.

Whoever follows a game by its reports (a page, a bot, a log) needs no second look at the table.
The same holds for the public part of what one seat or a spectator gets to read.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.engine.cards import KIND_BY_SLUG, cards_in, faces
from sixgun.engine.game import Game
from sixgun.engine.position import Place, Position, lay_out
from sixgun.engine.reports import EVERYBODY, REPORTS, Report, redacted
from sixgun.engine.settings import Settings
from tests.games import BOXES, Plan, examples, plans, steps

HIDDEN = "?"


class Mirror:
    """What lies on the table, as far as reports tell."""

    def __init__(self, settings: Settings) -> None:
        seats = range(settings.players)
        self.hands: list[list[str]] = [[] for _ in seats]
        self.gear: list[list[str]] = [[] for _ in seats]
        self.life = [0] * settings.players
        self.alive = [True] * settings.players
        self.passive = [False] * settings.players
        self.roles = [""] * settings.players
        self.characters = [""] * settings.players
        self.deck_size = len(cards_in(settings.sets, simplified=settings.simplified))
        self.discard: list[str] = []
        self.spread: list[str] = []
        self.turn = -1
        self.turns = 0
        self.shuffles = 0
        self.noon = 0
        self.event = ""
        self.copied = [""] * settings.players
        self.over = ""
        self.winners: list[int] = []

    def hear(self, report: Report) -> None:
        cards = [card or HIDDEN for card in report.cards]
        getattr(self, f"hear_{report.key}", self.hear_nothing)(report, report.seat, cards)

    def hear_nothing(self, report: Report, seat: Any, cards: list[str]) -> None:
        """What moves nothing: shots, misses, rewards that are due, wins that are told."""

    # -- set-up and turns

    def hear_dealt_role(self, report: Report, seat: int, cards: list[str]) -> None:
        self.roles[seat] = report.word

    def hear_event_revealed(self, report: Report, seat: None, cards: list[str]) -> None:
        self.event = report.word

    def hear_took_character(self, report: Report, seat: int, cards: list[str]) -> None:
        self.characters[seat], self.life[seat] = report.word, report.number

    def hear_changed_character(self, report: Report, seat: int, cards: list[str]) -> None:
        self.hear_took_character(report, seat, cards)
        self.copied[seat] = ""

    def hear_copied(self, report: Report, seat: int, cards: list[str]) -> None:
        self.copied[seat] = report.word

    def hear_turn_began(self, report: Report, seat: int, cards: list[str]) -> None:
        self.turn, self.turns = seat, report.number

    def hear_noon_called(self, report: Report, seat: None, cards: list[str]) -> None:
        self.noon = 1

    def hear_noon_began(self, report: Report, seat: int, cards: list[str]) -> None:
        self.noon = 2

    def hear_game_over(self, report: Report, seat: None, cards: list[str]) -> None:
        self.over = report.word

    def hear_won(self, report: Report, seat: int, cards: list[str]) -> None:
        self.winners.append(seat)

    def hear_left(self, report: Report, seat: int, cards: list[str]) -> None:
        self.passive[seat] = True

    # -- life

    def hear_hurt(self, report: Report, seat: int, cards: list[str]) -> None:
        self.life[seat] -= report.number

    def hear_healed(self, report: Report, seat: int, cards: list[str]) -> None:
        self.life[seat] += report.number

    def hear_died(self, report: Report, seat: int, cards: list[str]) -> None:
        self.alive[seat], self.life[seat], self.roles[seat] = False, 0, report.word

    def hear_rose(self, report: Report, seat: int, cards: list[str]) -> None:
        self.alive[seat], self.life[seat] = True, report.number

    def hear_departed(self, report: Report, seat: int, cards: list[str]) -> None:
        self.alive[seat], self.life[seat] = False, 0

    # -- the deck; a reshuffle in the middle of a draw is told before the draw

    def hear_reshuffled(self, report: Report, seat: None, cards: list[str]) -> None:
        self.deck_size += len(self.discard)
        self.discard.clear()
        self.shuffles = report.number

    def hear_drew(self, report: Report, seat: int, cards: list[str]) -> None:
        self.deck_size -= len(cards)
        self.hands[seat] += cards

    def hear_drew_openly(self, report: Report, seat: int, cards: list[str]) -> None:
        self.draw_off(len(cards), report.number)
        self.hands[seat] += cards

    def hear_turned_up(self, report: Report, seat: int, cards: list[str]) -> None:
        self.deck_size -= len(cards)
        self.spread += cards

    def hear_laid_out(self, report: Report, seat: int, cards: list[str]) -> None:
        self.draw_off(len(cards), report.number)
        self.spread += cards

    def draw_off(self, count: int, dug: int) -> None:
        """So many cards were taken, of which so many off the discards (R186)."""
        del self.discard[len(self.discard) - dug :]
        self.deck_size -= count - dug

    def hear_picked(self, report: Report, seat: int, cards: list[str]) -> None:
        self.take(self.spread, cards)
        self.hands[seat] += cards

    def hear_spread_discarded(self, report: Report, seat: int, cards: list[str]) -> None:
        self.take(self.spread, cards)
        self.discard += cards

    def hear_put_back(self, report: Report, seat: int, cards: list[str]) -> None:
        self.take(self.spread, cards)
        self.deck_size += len(cards)

    def hear_gave(self, report: Report, seat: int, cards: list[str]) -> None:
        self.take(self.spread, cards)
        self.hands[report.foe or 0] += cards

    # -- the hand

    def hear_buried_in_deck(self, report: Report, seat: int, cards: list[str]) -> None:
        self.take(self.hands[seat], cards)
        self.deck_size += len(cards)

    def hear_took_discard(self, report: Report, seat: int, cards: list[str]) -> None:
        assert self.discard.pop() == cards[0]
        self.hands[seat] += cards

    def hear_discarded(self, report: Report, seat: int, cards: list[str]) -> None:
        self.take(self.hands[seat], cards)
        self.discard += cards

    hear_played = hear_discarded
    hear_answered = hear_discarded

    def hear_stole(self, report: Report, seat: int, cards: list[str]) -> None:
        self.take(self.hands[report.foe or 0], cards)
        self.hands[seat] += cards

    def hear_inherited(self, report: Report, seat: int, cards: list[str]) -> None:
        dead = report.foe or 0
        assert len(self.hands[dead]) == len(cards)
        self.hands[seat] += cards
        self.hands[dead] = []

    # -- the gear

    def hear_equipped(self, report: Report, seat: int, cards: list[str]) -> None:
        self.take(self.hands[seat], cards)
        self.gear[report.foe or 0] += cards

    def hear_lost_gear(self, report: Report, seat: int, cards: list[str]) -> None:
        self.take(self.gear[seat], cards)
        self.discard += cards

    def hear_gear_moved(self, report: Report, seat: int, cards: list[str]) -> None:
        self.take(self.gear[seat], cards)
        self.gear[report.foe or 0] += cards

    def hear_took_gear(self, report: Report, seat: int, cards: list[str]) -> None:
        self.take(self.gear[report.foe or 0], cards)
        self.hands[seat] += cards

    def take(self, pile: list[str], cards: list[str]) -> None:
        """Take cards off a pile; after an unseen one nobody knows what is left (S23)."""
        for card in cards:
            if card == HIDDEN:
                pile[:] = [HIDDEN] * len(pile)
            known = card if card in pile else HIDDEN
            assert known in pile, f"{card} is not in {pile}"
            pile.remove(known)

    # -- comparing

    def compare_public(self, game: Game) -> None:
        assert self.turn == game.turn
        assert self.turns == game.turns
        assert self.shuffles == game.shuffles
        assert self.noon == game.noon
        assert self.life == game.life
        assert self.alive == game.alive
        assert self.passive == game.passive
        assert self.characters == [rule.slug if rule else "" for rule in game.characters]
        assert [len(hand) for hand in self.hands] == [len(hand) for hand in game.hands]
        assert [sorted(gear) for gear in self.gear] == [sorted(faces(gear)) for gear in game.gear]
        assert self.discard == list(faces(game.discard))
        assert self.deck_size == len(game.deck)
        assert len(self.spread) == len(game.spread)
        assert self.event == (game.event.slug if game.event else "")
        for seat, role in enumerate(game.roles):
            if role == "sheriff" or not game.alive[seat]:
                assert self.roles[seat] == role
        assert self.over == game.over
        assert self.winners == list(game.winners)

    def compare_hand(self, game: Game, seat: int) -> None:
        assert sorted(self.hands[seat]) == sorted(faces(game.hands[seat]))


@examples(150)
@given(plans())
def test_a_table_kept_from_full_reports_is_the_table(plan: Plan) -> None:
    game = plan.start(listen=True)
    mirror, heard = Mirror(game.settings), 0
    for _ in steps(plan, game):
        for report in game.reports[heard:]:
            mirror.hear(report)
        heard = len(game.reports)
        mirror.compare_public(game)
        for seat in range(game.seats):
            mirror.compare_hand(game, seat)
        assert sorted(mirror.spread) == sorted(faces(game.spread))


@examples(100)
@given(plans(), st.data())
def test_what_one_seat_reads_is_enough_for_what_everybody_sees(
    plan: Plan, data: st.DataObject
) -> None:
    """A spectator and each seat keep the public part; each seat also its own hand."""
    game = plan.start(listen=True)
    me = data.draw(st.sampled_from([None, *range(game.seats)]), label="seat")
    mirror, heard = Mirror(game.settings), 0
    for _ in steps(plan, game):
        for report in game.reports[heard:]:
            mirror.hear(redacted(report, me))
        heard = len(game.reports)
        mirror.compare_public(game)
        if me is not None:
            mirror.compare_hand(game, me)


@pytest.mark.parametrize("character", ["kit_carlson", "black_jack", "claus_the_saint"])
def test_what_is_drawn_from_the_discards_is_told_so(character: str) -> None:
    """Under Abandoned Mine phase 1 takes cards off the discards, whoever draws and however."""
    places = [
        Place("Ann", "sheriff", character),
        Place("Bob", "outlaw", "willy_the_kid"),
        Place("Cat", "renegade", "rose_doolan"),
        Place("Dan", "outlaw", "paul_regret", hand=["scope"]),
    ]
    sets = ("base", "promo", "fistful_of_cards")
    pile = ["bang/2D", "bang/3D", "bang/4D", "bang/5D", "bang/6D", "bang/7D", "bang/8D"]
    game = lay_out(Position("Dan", places, sets, discard=pile, event="abandoned_mine"))
    game.ears = []
    mirror = Mirror(game.settings)
    mirror.discard, mirror.deck_size = list(faces(game.discard)), len(game.deck)
    mirror.hands = [list(faces(hand)) for hand in game.hands]
    game.choose("end")
    for report in game.reports:
        mirror.hear(report)
    assert mirror.discard == list(faces(game.discard))
    assert mirror.deck_size == len(game.deck)


def test_the_end_of_a_copied_ability_is_told() -> None:
    """In Jail Vera Custer has no ability: she loses the one she copied in her last turn."""
    places = [
        Place("Ann", "outlaw", "vera_custer", copies="rose_doolan", table=["jail"]),
        Place("Bob", "sheriff", "willy_the_kid"),
        Place("Cat", "renegade", "rose_doolan"),
        Place("Dan", "outlaw", "paul_regret", hand=["scope"]),
    ]
    game = lay_out(Position("Dan", places, ("base", "dodge_city"), deck=["bang/2D"]))
    game.ears = []
    mirror = Mirror(game.settings)
    mirror.copied = game.copied[:]
    game.choose("end")
    assert game.copied[0] == ""
    for report in game.reports:
        if report.key in ("copied", "changed_character"):
            mirror.hear(report)
    assert mirror.copied == game.copied


@examples(100)
@given(plans())
def test_every_report_is_in_the_list_and_says_what_the_list_says(plan: Plan) -> None:
    """Keys are known, seats are seats, cards are faces, and only faces are ever hidden."""
    game = plan.start(listen=True)
    for _ in steps(plan, game):
        pass
    for report in game.reports:
        assert report.key in REPORTS
        assert report.seat is None or 0 <= report.seat < game.seats
        assert report.foe is None or 0 <= report.foe < game.seats
        for card in report.cards:
            assert card is not None
            assert card.partition("/")[0] in KIND_BY_SLUG
        for seat in (None, *range(game.seats)):
            read = redacted(report, seat)
            assert read.eyes == EVERYBODY
            assert len(read.cards) == len(report.cards)
            assert all(
                card in (None, full) for card, full in zip(read.cards, report.cards, strict=True)
            )


@examples(60)
@given(plans())
def test_listening_changes_nothing(plan: Plan) -> None:
    """Reports are built only if somebody listens, and the game is the same either way (S28)."""
    loud, quiet = plan.start(listen=True), plan.start()
    for _, _ in zip(steps(plan, loud), steps(plan, quiet), strict=True):
        assert loud == quiet
    assert quiet.reports == ()
    assert loud.copy().reports == ()


@pytest.mark.parametrize("key", sorted(REPORTS))
def test_every_report_happens(key: str) -> None:
    """Each kind of report is told in some game; a kind that never is would be a dead letter."""
    assert key in reports_of_many_games()


def reports_of_many_games(found: dict[str, Report] = {}) -> dict[str, Report]:  # noqa: B006
    """One report of each kind, from as many random games as it takes."""
    seed = 0
    while len(found) < len(REPORTS) and seed < 400:
        options = {"characters": ("random", "two")[seed % 2], "high_noon_reshuffles": seed % 3}
        options["sets"] = BOXES[seed // 2 % 5]
        plan = Plan(4 + seed % 4, seed, options, seed, 0.7, leaving=0.01 * (seed % 2))
        game = plan.start(listen=True)
        for _ in steps(plan, game):
            pass
        found.update({report.key: report for report in game.reports})
        seed += 1
    return found


def test_nothing_is_told_of_a_choice_of_who_is_eliminated_before_it() -> None:
    """R244: Vera Custer forgets whom she copied under Hangover, unless a Dynamite was quicker."""
    places = [
        Place("Ann", "sheriff", "willy_the_kid"),
        Place("Bob", "outlaw", "vera_custer", table=["dynamite"], copies="bart_cassidy", life=2),
        Place("Cat", "renegade", "bart_cassidy"),
        Place("Dan", "outlaw", "paul_regret"),
    ]
    boxes = ("base", "dodge_city", "high_noon")
    for card, alive in (("bang/2C", True), ("missed/2S", False)):
        deck = [card, *["scope", "mustang", "jail/10S", "duel/QD"]]
        game = lay_out(
            Position("Bob", places, deck=deck, sets=boxes, event="hangover", phase="start"),
            listen=True,
        )
        assert game.alive[1] == alive
        told = [report for report in game.reports if report.key == "copied"]
        assert [report.word for report in told] == ([""] if alive else [])
        assert game.copied[1] == ("" if alive else "bart_cassidy")
