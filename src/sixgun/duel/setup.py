"""Before the first turn of a duel: characters, the starting pairs, hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.options import Option
from ..engine.reports import EVERYBODY
from .duel import step
from .printed import LAW, OUTLAWS, characters_of, deck_of
from .turn import begin_turn

if TYPE_CHECKING:
    from .duel import Duel

#: Cards that each side begins with.
FIRST_HANDS = (4, 5)


@step
def set_up(game: Duel) -> None:
    game.shuffle_decks((deck_of(LAW), deck_of(OUTLAWS)))
    for seat in (LAW, OUTLAWS):
        deal(game, seat)
    for seat in (LAW, OUTLAWS):
        game.then(pick_character, seat, 0)
    game.then(line_up)


def deal(game: Duel, seat: int) -> None:
    """Normally so many at random, the top two begin; in a tournament more, openly, to choose."""
    settings = game.settings
    drawn = game.shuffled(characters_of(seat))[: settings.dealt]
    if settings.mode == "tournament":
        game.deal_characters(seat, sorted(drawn), ())
        eyes = EVERYBODY
    else:
        game.deal_characters(seat, sorted(drawn[:2]), drawn[2:])
        eyes = 1 << seat
    game.tell("offered_characters", seat, word=",".join(sorted(drawn)), eyes=eyes)


@step
def pick_character(game: Duel, me: int, count: int) -> None:
    """Nobody sees a choice before both have made all of theirs."""
    left = [slug for slug in game.dealt[me] if slug not in game.picks[me]]
    options: list[Option] = [("choose", slug, None) for slug in left]
    game.ask(
        me,
        "front" if count == 0 else "rear" if count == 1 else "reserve",
        options,
        picked_character,
        me,
        count,
    )


@step
def picked_character(game: Duel, me: int, count: int, option: Option) -> None:
    game.note_pick(me, str(option[1]))
    wanted = game.settings.characters if game.settings.mode == "tournament" else 2
    if count + 1 < wanted:
        game.then(pick_character, me, count + 1)


@step
def line_up(game: Duel) -> None:
    """The starting pairs are shown at the same time (D13); then hands, and the Law begins."""
    for seat in (LAW, OUTLAWS):
        game.place_picks(seat)
    for seat in (LAW, OUTLAWS):
        game.draw(seat, FIRST_HANDS[seat])
    game.tell("game_began", LAW)
    game.then(begin_turn, LAW)
