"""Set-up: what chance has dealt is looked at and checked, then play begins."""

from __future__ import annotations

from collections import Counter

from sixgun import Option
from sixgun.engine.cards import FACES

from .asking import NOTHING, Flow, ask
from .dice import HeardGame, WrongDice
from .kinds import EVENTS, LIFE, ROLES, characters_of, deck_of
from .sheet import Sheet
from .turns import whole_game


def set_up(sheet: Sheet, game: HeardGame) -> Flow[None]:
    """Roles, events, deck, characters, hands; then turn after turn."""
    _roles(sheet, game)
    _events(sheet, game)
    _deck(sheet, game)
    first = sheet.first_seat()
    seats = [(first + place) % sheet.seats for place in range(sheet.seats)]
    picks = yield from _keeping(sheet, game, seats)
    _check_dealt(game, picks)
    for seat in seats:
        if not picks[seat]:
            picks[seat] = yield from _choosing(sheet, seat, game.dealt[seat])
    for seat in seats:
        _sit_down(sheet, game, seat, picks[seat])
    for seat in seats:
        sheet.draw(seat, sheet.life[seat])
    yield from whole_game(sheet)


def _roles(sheet: Sheet, game: HeardGame) -> None:
    if Counter(sheet.roles) != Counter(ROLES[sheet.seats]):
        raise WrongDice(f"the roles {ROLES[sheet.seats]}, but {sheet.roles} were dealt")
    if not game.settings.roles:
        game.dice.order_of(sheet.seats)


def _events(sheet: Sheet, game: HeardGame) -> None:
    """R148: one set whole, of both so many, a last card at the very end."""
    boxes = [EVENTS[box] for box in EVENTS if box in game.settings.sets]
    if not boxes:
        return
    sheet.events = list(game.events)
    common = [slug for box in boxes for slug in box[:-1]]
    drawn = min(game.settings.events, len(common)) if len(boxes) > 1 else len(common)
    last, others = sheet.events[0], sheet.events[1:]
    right = last in [box[-1] for box in boxes] and len(set(others)) == len(others) == drawn
    if not right or not set(others) <= set(common):
        raise WrongDice(f"{drawn} events and a last one, but {sheet.events} lie there")
    game.dice.order_of(len(common))
    game.dice.order_of(len(boxes))


def _deck(sheet: Sheet, game: HeardGame) -> None:
    cards = deck_of(game.settings.sets, simplified=game.settings.simplified)
    sheet.deck = [FACES[card] for card in game.dice.order_of(len(cards))]
    if sorted(sheet.deck) != cards:
        raise WrongDice("the deck of these boxes, but other cards were shuffled")


def _keeping(sheet: Sheet, game: HeardGame, seats: list[int]) -> Flow[list[str]]:
    """S24: survivors of the game before may keep their characters."""
    picks = list(game.settings.characters) or [""] * sheet.seats
    offers: list[Option] = [("choose", "yes", None), ("choose", "no", None)]
    for seat in seats:
        kept = game.settings.keep[seat] if game.settings.keep else ""
        if kept:
            option = yield from ask(sheet, seat, "keep", lambda: offers)
            if option in (NOTHING, offers[0]):  # S8
                picks[seat] = kept
    return picks


def _choosing(sheet: Sheet, seat: int, dealt: tuple[str, ...]) -> Flow[str]:
    """Between two, or the only one; whoever has left gets the first (S8)."""
    offers: list[Option] = [("choose", slug, None) for slug in dealt]
    option = yield from ask(sheet, seat, "character", lambda: offers)
    return dealt[0] if option == NOTHING else str(option[1])


def _check_dealt(game: HeardGame, picks: list[str]) -> None:
    """Everybody has as many as the settings say, and nobody the same."""
    settings = game.settings
    pool = set(settings.pool or characters_of(settings.sets)) - set(picks)
    each = 1 if settings.deal == "random" else 2
    dealt = [slug for slugs in game.dealt for slug in slugs]
    right = all(len(game.dealt[s]) == (0 if picks[s] else each) for s in range(game.seats))
    if not right or len(set(dealt)) != len(dealt) or not set(dealt) <= pool:
        raise WrongDice(f"{each} characters for everybody, but {game.dealt} were dealt")
    game.dice.order_of(len(pool))


def _sit_down(sheet: Sheet, game: HeardGame, seat: int, character: str) -> None:
    sheet.characters[seat] = character
    sheet.seen_characters.add(character)
    sheet.life[seat] = LIFE[character] + (sheet.roles[seat] == "sheriff")
    sheet.max_life[seat] = sheet.life[seat]
    openly = game.settings.deal == "two_open"
    if openly:
        sheet.seen_characters.update(game.dealt[seat])
    if "high_noon" in game.settings.sets:  # S19: the one not chosen, or another
        unchosen = [slug for slug in game.dealt[seat] if slug != character]
        sheet.spares[seat] = unchosen[0] if unchosen else game.spares[seat]
        sheet.open_spares[seat] = openly and bool(unchosen)
