"""Laws that hold at every decision of every game; each raises `AssertionError` when broken."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import sixgun
from sixgun.engine.cards import FACES, KIND_BY_SLUG, KINDS, MOST_SEATS, cards_in
from sixgun.engine.explain import REASONS
from sixgun.engine.game import Game
from sixgun.engine.notation import read_choice
from sixgun.engine.options import END, PASS, VERBS, Option
from sixgun.engine.reports import EVERYBODY
from sixgun.engine.snapshot import state_hash, to_json

#: An abandoned game stops where it is, also in the middle of an effect (S9).
ABANDONED = "abandoned"

Law = Callable[[Game], None]


# -------------------------------------------------------------- the table


def no_card_is_lost_or_doubled(game: Game) -> None:
    deck = cards_in(game.settings.sets, simplified=game.settings.simplified)
    assert sorted(card for zone in game.zones() for card in zone) == deck


def life_is_within_bounds(game: Game) -> None:
    for seat in range(game.seats):
        life, most = game.life[seat], game.max_life[seat]
        assert life <= most
        if not game.alive[seat]:
            assert life == 0
        elif life < 1 and game.turns and game.over != ABANDONED:  # a hit that is being answered
            assert life >= -2
            assert game.decision is not None
            assert (game.decision.seat, game.decision.kind) in [(seat, "lethal"), (seat, "cost")]


def the_dead_have_no_cards(game: Game) -> None:
    for seat in range(game.seats):
        if not game.alive[seat] and (game.hands[seat] or game.gear[seat]):
            if game.over == ABANDONED:
                continue
            assert game.decision is not None, "the game is over and a dead player has cards"
            # R16: they are being discarded, one by one, as he likes.
            assert (game.decision.seat, game.decision.kind) == (seat, "order")


def the_absent_have_no_hand(game: Game) -> None:
    assert not any(game.hands[seat] for seat in range(game.seats) if game.passive[seat])


def gear_is_lawful(game: Game) -> None:
    """At most one weapon, no two cards of the same name, nothing brown, no jailed Sheriff."""
    for seat, gear in enumerate(game.gear):
        kinds = [KINDS[card] for card in gear]
        assert len(set(kinds)) == len(kinds)
        assert sum(kind.weapon for kind in kinds) <= 1
        assert all(kind.border == "blue" for kind in kinds)
        assert game.roles[seat] != "sheriff" or KIND_BY_SLUG["jail"] not in kinds


def knowledge_is_lawful(game: Game) -> None:
    """Who knows where a card is (S22, S23): owners their hands, everybody what lies open,
    nobody what lies in the deck below the cards that somebody has looked at."""
    assert 0 <= game.peeked <= len(game.deck)
    for seat, hand in enumerate(game.hands):
        assert all(game.known[card] >> seat & 1 for card in hand)
    for card in (*game.discard, *(card for gear in game.gear for card in gear)):
        assert game.known[card] == EVERYBODY
    assert not any(game.known[card] for card in game.deck[: len(game.deck) - game.peeked])
    if game.decision is not None:
        assert all(game.known[card] >> game.decision.seat & 1 for card in game.spread)
    else:
        assert not game.spread or game.over == ABANDONED


def a_game_is_asked_or_over(game: Game) -> None:
    assert (game.decision is None) == bool(game.over)
    if game.over:
        assert not game.stack
        assert all(game.roles[seat] for seat in game.winners)
    else:
        assert game.stack or game.decision is not None


# ------------------------------------------------------------- the options


def options_are_plain_and_unique(game: Game) -> None:
    assert len(set(game.options)) == len(game.options)
    for verb, word, target in game.options:
        assert verb in VERBS
        assert word is None or isinstance(word, str)
        assert target is None or game.alive[target], "a dead player is a target"


def options_come_in_order(game: Game) -> None:
    """S3: verbs as in the table, cards in hand order, seats clockwise from the asked player."""
    decision = game.decision
    if decision is None:
        return
    verbs = [VERBS.index(option[0]) for option in decision.options]
    assert verbs == sorted(verbs)
    for verb in ("play", "discard"):
        said = [option for option in decision.options if option[0] == verb]
        places = [place(game, decision.seat, option) for option in said]
        assert places == sorted(places)
    targets = [option[2] for option in decision.options if option[:2] == ("take", None)]
    clockwise = [(target - decision.seat) % game.seats for target in targets if target is not None]
    assert clockwise == sorted(clockwise)
    last = decision.options[-1]
    assert decision.default == (last if last in (PASS, END) else decision.options[0])
    assert not {PASS, END} & set(decision.options[:-1])


def place(game: Game, me: int, option: Option) -> tuple[int, int]:
    """Where S3 puts an option about a card: its place in hand, then the target's clockwise."""
    held = [FACES[card] for card in (*game.hands[me], *game.gear[me])]
    _, face, target = option
    return held.index(str(face)), -1 if target is None else (target - me) % game.seats


def texts_read_back(game: Game) -> None:
    texts = game.texts()
    assert len(set(texts)) == len(texts)
    for text, option in zip(texts, game.options, strict=True):
        assert read_choice(game, text) == option


def every_option_can_be_taken(game: Game) -> None:
    before = to_json(game)
    for option in game.options:
        copy = game.copy()
        copy.choose(option)
        a_game_is_asked_or_over(copy)
        no_card_is_lost_or_doubled(copy)
    assert to_json(game) == before, "playing on in a copy changed the game"


# ------------------------------------------------------------- the machine


def a_copy_is_equal(game: Game) -> None:
    copy = game.copy()
    assert copy == game
    assert to_json(copy) == to_json(game)
    assert copy.options == game.options


def asking_changes_nothing(game: Game) -> None:
    """An asking step has no side effects, because it is asked again (S4)."""
    if game.decision is None:
        return
    copy = game.copy()
    copy.ask_again()
    copy.run()
    assert copy == game
    assert copy.options == game.options
    assert copy.counter == game.counter


def steps_name_no_cards(game: Game) -> None:
    """The fourth law: cards live in zones. Numbers in waiting steps are seats and counts."""
    waiting = [args for _, args in game.stack]
    if game.decision is not None:
        waiting += [game.decision.args, game.decision.asking[1]]
    for argument in flat(waiting):
        assert callable(argument) or argument is None or isinstance(argument, int | str)
        assert not isinstance(argument, int) or -1 <= argument < MOST_SEATS
        assert not isinstance(argument, str) or "/" not in argument


def flat(things: Iterable[Any]) -> Iterator[Any]:
    for thing in things:
        if isinstance(thing, tuple | list):
            yield from flat(thing)
        else:
            yield thing


def a_snapshot_reads_back(game: Game) -> None:
    text = to_json(game)
    back = sixgun.load(text)
    assert back == game
    assert to_json(back) == text
    assert state_hash(back) == state_hash(game)


# --------------------------------------------------------------- the facts


def facts_are_never_stale(game: Game) -> None:
    """What the memo says is what the table says."""
    new = game.copy()
    new.forget_facts()
    assert list(facts_of(game)) == list(facts_of(new))


def facts_of(game: Game) -> Iterator[object]:
    facts = game.facts
    yield facts.living(game)
    for me in range(game.seats):
        yield facts.others(game, me)
        yield facts.rules(game, me)
        yield facts.numbers(game, me)
        yield facts.barrels(game, me)
        yield facts.extra_flips(game, me)
        yield facts.waking(game, me)
        yield [facts.distance(game, me, foe) for foe in range(game.seats) if foe != me]
        if game.alive[me]:
            yield facts.reachable(game, me)
            yield facts.near(game, me)
        for wanted in ("bang", "missed"):
            yield facts.serving(game, me, wanted)
    for hook in ("after_hurt", "on_empty_hand", "instead_of_drawing", "instead_of_burying"):
        yield facts.told(game, hook)
    for hook in ("offers", "saves", "before_turn"):
        yield facts.told(game, hook)


def reach_agrees_with_distance(game: Game) -> None:
    """The short way to know whom a weapon reaches says the same as distances do (R29)."""
    facts = game.facts
    for me in game.living():
        reach = facts.numbers(game, me)[2]
        far = {foe: facts.distance(game, me, foe).total for foe in game.others(me)}
        assert facts.reachable(game, me) == tuple(foe for foe in far if far[foe] <= reach)
        assert facts.near(game, me) == tuple(foe for foe in far if far[foe] == 1)


# ------------------------------------------------------------- explanations

#: The decisions that `why_not` explains card by card.
EXPLAINED = frozenset({"play", "shot", "indians", "duel", "lethal"})


def why_not_is_silent_only_about_what_is_offered(game: Game) -> None:
    """Each hand card, alone and on everybody: offered, or there is a reason from the list."""
    decision = game.decision
    if decision is None or decision.kind not in EXPLAINED:
        return
    seen = game.view(decision.seat)
    faces = dict.fromkeys(FACES[card] for card in game.hands[decision.seat])
    targets = (None, *range(game.seats)) if decision.kind == "play" else (None,)
    for face in faces:
        for target in targets:
            option = ("play", face, target)
            reason = sixgun.why_not(seen, option)
            assert (reason is None) == (option in decision.options), (option, reason)
            if reason is not None:
                explained(option, reason)
    for option in decision.options:
        assert sixgun.why_not(seen, option) is None


def explained(option: Option, reason: tuple[str, dict[str, object]]) -> None:
    """The key is a known one, with the arguments its description promises."""
    key, arguments = reason
    assert key in REASONS, (option, reason)
    assert key != "not-now", f"{option} deserves a better reason"
    promised = REASONS[key].partition(": ")[2]
    assert sorted(arguments) == sorted(promised.split(", ") if promised else []), (option, reason)


# ---------------------------------------------------------------- together

#: Cheap enough for every decision of every random game.
QUICK: tuple[Law, ...] = (
    no_card_is_lost_or_doubled,
    life_is_within_bounds,
    the_dead_have_no_cards,
    the_absent_have_no_hand,
    gear_is_lawful,
    knowledge_is_lawful,
    a_game_is_asked_or_over,
    options_are_plain_and_unique,
    options_come_in_order,
    texts_read_back,
    asking_changes_nothing,
    steps_name_no_cards,
    facts_are_never_stale,
    reach_agrees_with_distance,
)
#: These play on, or imagine a game for each question.
SLOW: tuple[Law, ...] = (
    a_copy_is_equal,
    a_snapshot_reads_back,
    every_option_can_be_taken,
    why_not_is_silent_only_about_what_is_offered,
)


def check(game: Game, laws: tuple[Law, ...] = QUICK + SLOW) -> None:
    """Hold a position against the laws."""
    for law in laws:
        law(game)
