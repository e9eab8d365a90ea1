"""Who knows which card once it has moved: what must be forgotten, and what must not (S22, S23)."""

from __future__ import annotations

from sixgun.engine.cards import CARDS_BY_FACE, FACES
from sixgun.engine.game import Game
from sixgun.engine.position import Place, Position, lay_out
from sixgun.engine.reports import EVERYBODY, redacted
from sixgun.engine.view import view

ANN, BOB, CAT, DAN = range(4)
OTHERS = (ANN, CAT, DAN, None)


def table(*hand: str, **changes: object) -> Game:
    """Bob has the turn, and these cards."""
    bob: dict[str, object] = {"hand": hand, "life": changes.pop("life", 1)}
    places = [
        Place("Ann", "sheriff", "willy_the_kid"),
        Place("Bob", "outlaw", "slab_the_killer", **bob),  # type: ignore[arg-type]
        Place("Cat", "outlaw", "lucky_duke"),
        Place("Dan", "renegade", "rose_doolan"),
    ]
    return lay_out(Position(turn="Bob", places=places, **changes), listen=True)  # type: ignore[arg-type]


def in_the_mine(*hand: str) -> Game:
    """Abandoned Mine is in force; what Bob lays down he lays face down on the deck."""
    return table(*hand, sets=("base", "fistful_of_cards"), event="abandoned_mine")


def show(game: Game, face: str, *seats: int) -> None:
    """Some have seen a card of Bob's hand."""
    for seat in seats:
        game.known[CARDS_BY_FACE[face][0]] |= 1 << seat


# ------------------------------------------------------ on the deck, face down (R186)


def bury(game: Game, face: str) -> None:
    """Bob ends his turn and puts this card on the deck; the next turn has not begun."""
    game.choose("end")
    game.bury_in_deck(BOB, game.in_hand(BOB, face))


def on_top(game: Game, seat: int | None) -> tuple[str, ...]:
    """What a seat knows to lie on top of the deck."""
    return tuple(face for depth, face in view(game, seat).deck if depth == 0)


def test_a_buried_card_is_known_to_who_buried_it_and_to_nobody_else() -> None:
    """S22; who had seen it in the hand cannot tell which card of that hand went down."""
    game = in_the_mine("missed/10C", "scope/AS", "duel/QD")
    show(game, "duel/QD", ANN, CAT)
    bury(game, "duel/QD")
    assert FACES[game.deck[-1]] == "duel/QD"
    assert on_top(game, BOB) == ("duel/QD",)
    assert [on_top(game, seat) for seat in OTHERS] == [()] * 4


def test_who_had_seen_the_hand_no_longer_knows_what_is_left_of_it() -> None:
    """A card that everybody had seen may be the one that went down."""
    game = in_the_mine("missed/10C", "scope/AS", "duel/QD")
    show(game, "scope/AS", ANN)
    game.known[CARDS_BY_FACE["missed/10C"][0]] = EVERYBODY
    bury(game, "duel/QD")
    assert view(game, BOB).hands[BOB] == ("missed/10C", "scope/AS")
    assert [view(game, seat).hands[BOB] for seat in OTHERS] == [(None, None)] * 4
    assert view(game, ANN).shown[BOB] == (False, False)


def test_a_buried_card_stays_secret_in_the_hand_of_who_draws_it() -> None:
    """By the rules of play, through the next turn: Cat draws it, Bob alone can tell."""
    game = in_the_mine("stagecoach/9S", "scope/AS", "duel/QD")
    show(game, "duel/QD", ANN, DAN)
    game.choose("end")
    game.choose("discard duel")
    game.choose("discard stagecoach")
    assert game.turn == CAT  # nothing was discarded: her phase 1 has drawn from the deck (R187)
    held = [view(game, seat).hands[CAT] for seat in (ANN, BOB, CAT, DAN, None)]
    seen = ("stagecoach/9S", "duel/QD")
    assert held == [(None, None), seen, seen, (None, None), (None, None)]


def test_the_only_card_of_a_hand_stays_known_where_it_lies_now() -> None:
    """Nothing else can have gone down: who had seen it knows it; who had not still does not."""
    game = in_the_mine("duel/QD")
    show(game, "duel/QD", ANN)
    game.bury_in_deck(BOB, game.in_hand(BOB, "duel/QD"))
    assert [on_top(game, seat) for seat in (ANN, BOB)] == [("duel/QD",)] * 2
    assert [on_top(game, seat) for seat in (CAT, DAN, None)] == [()] * 3


def test_what_is_told_of_a_buried_card_names_it_to_its_owner_only() -> None:
    game = in_the_mine("missed/10C", "scope/AS", "duel/QD")
    show(game, "duel/QD", ANN)
    bury(game, "duel/QD")
    (told,) = [report for report in game.reports if report.key == "buried_in_deck"]
    assert redacted(told, BOB).cards == ("duel/QD",)
    assert [redacted(told, seat).cards for seat in OTHERS] == [(None,)] * 4
