"""Before the first turn: roles, characters, life points, hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import CHARACTERS, EVENTS, cards_in, characters_in, events_in
from .game import step
from .options import NO, YES, Option
from .reports import EVERYBODY
from .settings import ROLES_FOR
from .turn import begin_turn

if TYPE_CHECKING:
    from .game import Game


@step
def set_up(game: Game) -> None:
    """Roles first; the Sheriff turns his up, and everything goes clockwise from him."""
    deal_roles(game)
    deal_events(game)
    game.deck = game.shuffled(cards_in(game.settings.sets, simplified=game.settings.simplified))
    for seat in from_the_sheriff(game):
        if keepable(game, seat):
            game.then(keep, seat)
    game.then(deal_characters)
    game.then(deal_hands)


def deal_roles(game: Game) -> None:
    settings = game.settings
    if settings.roles:
        game.roles = list(settings.roles)
    else:
        roles = [role for role, count in ROLES_FOR[game.seats].items() for _ in range(count)]
        game.roles = game.shuffled(roles)
    if settings.sheriff is not None:
        dealt = game.roles.index("sheriff")
        game.roles[dealt], game.roles[settings.sheriff] = (
            game.roles[settings.sheriff],
            game.roles[dealt],
        )
    for seat, role in enumerate(game.roles):
        is_open = role == "sheriff" or game.seats == 3  # R69
        game.tell("dealt_role", seat, word=role, eyes=EVERYBODY if is_open else 1 << seat)


def deal_events(game: Game) -> None:
    """One event set whole; of several so many at random; a last card at the very end (R148)."""
    slugs = events_in(game.settings.sets)
    if not slugs:
        return
    several = len({EVENTS[slug].set_name for slug in slugs}) > 1
    others = game.shuffled([slug for slug in slugs if not EVENTS[slug].last])
    last = game.shuffled([slug for slug in slugs if EVENTS[slug].last])[0]
    game.events = [last, *(others[: game.settings.events] if several else others)]


def from_the_sheriff(game: Game) -> list[int]:
    first = game.first_seat()
    return [(first + place) % game.seats for place in range(game.seats)]


# ------------------------------------------------------------- characters


def keepable(game: Game, me: int) -> str:
    """The character that a survivor of the last game may keep (S24)."""
    return game.settings.keep[me] if game.settings.keep else ""


@step
def keep(game: Game, me: int) -> None:
    if game.passive[me]:  # S8: the first of his characters
        game.then(kept, me, YES)
    else:
        game.ask(me, "keep", [YES, NO], kept, me)


@step
def kept(game: Game, me: int, option: Option) -> None:
    if option == YES:
        game.picks[me] = keepable(game, me)


@step
def deal_characters(game: Game) -> None:
    """One each at random, or two to choose from; whoever keeps his gets none."""
    settings = game.settings
    if settings.characters:
        game.picks = list(settings.characters)
    pool = list(settings.pool or characters_in(settings.sets))
    pool = game.shuffled(sorted(set(pool) - set(game.picks)))
    each = 1 if settings.deal == "random" else 2
    for seat in from_the_sheriff(game):
        if not game.picks[seat]:
            game.dealt[seat] = tuple([pool.pop() for _ in range(each)])
    deal_spares(game, pool)
    for seat in from_the_sheriff(game):
        if game.dealt[seat]:
            if each == 2:
                eyes = EVERYBODY if settings.deal == "two_open" else 1 << seat
                game.tell("offered_characters", seat, word=",".join(game.dealt[seat]), eyes=eyes)
            game.then(choose_character, seat)
    game.then(reveal_characters)


def deal_spares(game: Game, pool: list[str]) -> None:
    """R184, S19: a second character, face down, if an event may ask for it and enough are left.

    Whoever chooses between two keeps the other one as his spare.
    """
    if not spares_needed(game):
        return
    for seat in from_the_sheriff(game):
        if len(game.dealt[seat]) < 2 and pool:
            game.spares[seat] = pool.pop()


@step
def choose_character(game: Game, me: int) -> None:
    """Nobody sees the choice until all have chosen (S24)."""
    options: list[Option] = [("choose", slug, None) for slug in game.dealt[me]]
    if game.passive[me]:  # S8
        game.then(chose_character, me, options[0])
    else:
        game.ask(me, "character", options, chose_character, me)


@step
def chose_character(game: Game, me: int, option: Option) -> None:
    game.picks[me] = str(option[1])


@step
def reveal_characters(game: Game) -> None:
    """The Sheriff has one life point more than his character shows."""
    for seat, slug in enumerate(game.picks):
        rule = CHARACTERS[slug]
        game.characters[seat] = rule
        game.max_life[seat] = rule.life + (game.roles[seat] == "sheriff")
        game.life[seat] = game.max_life[seat]
        game.tell("took_character", seat, word=slug, number=game.life[seat])
        if len(game.dealt[seat]) > 1 and spares_needed(game):
            game.spares[seat] = next(other for other in game.dealt[seat] if other != slug)
            game.spares_seen[seat] = True
    game.forget_facts()


def spares_needed(game: Game) -> bool:
    return any(EVENTS[slug].needs_spares for slug in events_in(game.settings.sets))


# ------------------------------------------------------------------ hands


@step
def deal_hands(game: Game) -> None:
    """As many cards as life points, then the Sheriff begins."""
    for seat in from_the_sheriff(game):
        game.draw(seat, game.life[seat])
    first = game.first_seat()
    game.show_next_event()
    game.tell("game_began", first)
    game.then(begin_turn, first)
