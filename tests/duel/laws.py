"""Laws that hold at every decision of every duel; each raises `AssertionError` when broken."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import sixgun
from sixgun.duel import Duel
from sixgun.duel.printed import BACK_OF, CHARACTERS, FACES, KINDS
from sixgun.duel.table import COMMON, SPOTS
from sixgun.engine.notation import read_choice
from sixgun.engine.options import END, PASS, VERBS
from sixgun.engine.reports import EVERYBODY
from sixgun.engine.snapshot import state_hash, to_json

Law = Callable[[Duel], None]


def no_card_is_lost_or_doubled(game: Duel) -> None:
    assert sorted(card for zone in game.zones() for card in zone) == list(range(len(KINDS)))


def decks_have_their_own_backs(game: Duel) -> None:
    for seat in (0, 1):
        assert all(BACK_OF[card] == seat for card in game.decks[seat])
    if not game.formed:
        assert not game.decks[COMMON]


def life_is_within_bounds(game: Duel) -> None:
    for spot in SPOTS:
        assert 0 <= game.life[spot] <= game.max_life(spot)
        if game.characters[spot] is not None and not game.over:
            assert game.life[spot] > 0 or spot in game.fallen
        if game.characters[spot] is None:
            assert not game.gear[spot] or game.decision is not None


def characters_are_in_one_place(game: Duel) -> None:
    for seat in (0, 1):
        there = [slug for slug in game.places[2 * seat : 2 * seat + 2] if slug]
        all_of_them = [*there, *game.out[seat], *game.reserve[seat]]
        assert len(set(all_of_them)) == len(all_of_them)
        assert all(CHARACTERS[slug].side == seat for slug in all_of_them)
        if game.turns and game.history is not None:
            assert len(all_of_them) == game.settings.characters


def the_marker_is_at_somebody(game: Duel) -> None:
    """Whoever stands alone carries it."""
    if game.turns and not game.over and not game.fallen and game.decision is not None:
        quiet = game.decision.kind == "play"
        assert not quiet or all(game.standing(game.active(seat)) for seat in (0, 1))


def gear_is_lawful(game: Duel) -> None:
    for gear in game.gear:
        kinds = [KINDS[card] for card in gear]
        assert len(set(kinds)) == len(kinds)
        assert all(kind.border == "blue" for kind in kinds)


def knowledge_is_lawful(game: Duel) -> None:
    """Owners know their hands, everybody what lies open, nobody what lies in a deck."""
    for seat, hand in enumerate(game.hands):
        assert all(game.known[card] >> seat & 1 for card in hand)
    for card in (*game.discard, *(card for gear in game.gear for card in gear)):
        assert game.known[card] == EVERYBODY
    assert not any(game.known[card] for deck in game.decks for card in deck)
    if game.decision is not None:
        assert all(game.known[card] >> game.decision.seat & 1 for card in game.spread)


def a_game_is_asked_or_over(game: Duel) -> None:
    assert (game.decision is None) == bool(game.over)
    if game.over:
        assert not game.stack
        assert len(game.winners) == 1


def nothing_waits_at_rest(game: Duel) -> None:
    """What waits for the end of a card never waits for longer."""
    if game.decision is not None and game.decision.kind == "play":
        assert not any((game.fallen, game.later, game.spread, game.stack))


def options_are_plain_unique_and_in_order(game: Duel) -> None:
    decision = game.decision
    if decision is None:
        return
    assert len(set(decision.options)) == len(decision.options)
    verbs = [VERBS.index(option[0]) for option in decision.options]
    assert verbs == sorted(verbs)
    assert not {PASS, END} & set(decision.options[:-1])
    for _, word, target in decision.options:
        assert word is None or isinstance(word, str)
        assert target is None or game.standing(target), "nobody stands there"


def texts_read_back(game: Duel) -> None:
    texts = game.texts()
    assert len(set(texts)) == len(texts)
    for text, option in zip(texts, game.options, strict=True):
        assert read_choice(game, text) == option


def asking_changes_nothing(game: Duel) -> None:
    if game.decision is None:
        return
    copy = game.copy()
    copy.ask_again()
    copy.run()
    assert copy == game
    assert copy.options == game.options
    assert copy.counter == game.counter


def steps_name_no_cards(game: Duel) -> None:
    """Cards live in zones: a waiting step names a card only where everybody sees it."""
    waiting: list[Any] = [args for _, args in game.stack] + [args for _, args in game.later]
    if game.decision is not None:
        waiting += [game.decision.args, game.decision.asking[1]]
    public = {FACES[card] for card in (*game.discard, *(c for gear in game.gear for c in gear))}
    for argument in flat(waiting):
        assert callable(argument) or argument is None or isinstance(argument, int | str)
        assert not isinstance(argument, int) or 0 <= argument <= 6
        assert not isinstance(argument, str) or "/" not in argument or argument in public


def flat(things: Iterable[Any]) -> Iterator[Any]:
    for thing in things:
        if isinstance(thing, tuple | list):
            yield from flat(thing)
        else:
            yield thing


def every_option_can_be_taken(game: Duel) -> None:
    before = to_json(game)
    for option in game.options:
        copy = game.copy()
        copy.choose(option)
        a_game_is_asked_or_over(copy)
        no_card_is_lost_or_doubled(copy)
    assert to_json(game) == before, "playing on in a copy changed the game"


def a_copy_is_equal(game: Duel) -> None:
    copy = game.copy()
    assert copy == game
    assert to_json(copy) == to_json(game)
    assert copy.options == game.options


def a_snapshot_reads_back(game: Duel) -> None:
    text = to_json(game)
    back = sixgun.load(text)
    assert isinstance(back, Duel)
    assert back == game
    assert to_json(back) == text
    assert state_hash(back) == state_hash(game)


QUICK: tuple[Law, ...] = (
    no_card_is_lost_or_doubled,
    decks_have_their_own_backs,
    life_is_within_bounds,
    characters_are_in_one_place,
    the_marker_is_at_somebody,
    gear_is_lawful,
    knowledge_is_lawful,
    a_game_is_asked_or_over,
    nothing_waits_at_rest,
    options_are_plain_unique_and_in_order,
    texts_read_back,
    asking_changes_nothing,
    steps_name_no_cards,
)
SLOW: tuple[Law, ...] = (a_copy_is_equal, a_snapshot_reads_back, every_option_can_be_taken)


def check(game: Duel, laws: tuple[Law, ...] = QUICK + SLOW) -> None:
    for law in laws:
        law(game)
