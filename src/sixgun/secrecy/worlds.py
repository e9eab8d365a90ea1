"""A second world: the same game in the eyes of one seat, different in all it cannot know.

The two-worlds law (S28) is only worth something if its second world is not made by the
code that it guards. So this does not use `imagine`, and does not look at views: it takes
a copy of the game and exchanges what lies hidden, place by place.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ..engine.cards import EVENTS, characters_in, events_in
from ..engine.chance import SEED_BYTES
from ..engine.game import Game
from ..engine.reports import SPECTATOR

#: So often another deal is tried before the cards are left where they are: that somebody
#: is asked at all may tell something about his hand.
MOST_DEALS = 100


def other_world(game: Game, me: int | None, rng: Random, share: float = 1.0) -> Game:
    """A copy in which what this seat (None: a spectator) cannot know is different.

    With a small `share` only so many of the hidden cards change places: two worlds that
    have more in common can be played on together for longer.
    """
    for _ in range(MOST_DEALS):
        world = _exchanged(game, me, rng, share)
        if _asks_the_same(world, game):
            return world
    world = _exchanged(game, me, rng, 0.0)
    assert _asks_the_same(world, game), "the open question is not asked again"
    return world


def _exchanged(game: Game, me: int | None, rng: Random, share: float) -> Game:
    world = game.copy()
    world.history = None
    world.seed = rng.randbytes(SEED_BYTES)
    _exchange_cards(world, 1 << (SPECTATOR if me is None else me), rng, share)
    if not world.over and world.seats > 3:  # three players have no secrets of that kind (R69)
        _exchange_roles(world, me, rng)
    _exchange_characters(world, me, rng)
    _exchange_events(world, rng)
    return world


def _exchange_cards(world: Game, bit: int, rng: Random, share: float) -> None:
    """Cards change places; who knows what lies at a place stays with the place."""
    known = world.known
    hidden = [
        (zone, index)
        for zone in (*world.hands, world.deck, world.spread)
        for index, card in enumerate(zone)
        if not known[card] & bit
    ]
    if world.settings.closed_discards:  # whoever saw them fall may have forgotten (S22)
        hidden += [(world.discard, index) for index in range(len(world.discard) - 1)]
    places = [place for place in hidden if share == 1.0 or rng.random() < share]
    before = [zone[index] for zone, index in places]
    after = rng.sample(before, len(before))
    masks = [known[card] for card in before]
    for (zone, index), card, mask in zip(places, after, masks, strict=True):
        zone[index] = card
        known[card] = mask
    moved = dict(zip(before, after, strict=True))
    world.laid = tuple([moved.get(card, card) for card in world.laid])


def _exchange_roles(world: Game, me: int | None, rng: Random) -> None:
    """Everybody hides his role but the Sheriff and those who were eliminated once."""
    hidden = [
        seat
        for seat, role in enumerate(world.roles)
        if role != "sheriff" and seat != me and seat not in world.shown_roles
    ]
    roles = [world.roles[seat] for seat in hidden]
    rng.shuffle(roles)
    for seat, role in zip(hidden, roles, strict=True):
        world.roles[seat] = role
    if world.settings.roles:  # given roles are as secret as dealt ones
        world.settings = replace(world.settings, roles=tuple(world.roles))


def _exchange_characters(world: Game, me: int | None, rng: Random) -> None:
    """What others were dealt, unless openly; what they chose, before all have; spares."""
    revealed = [rule.slug if rule else "" for rule in world.characters]
    pool = _unseen_characters(world, me, revealed)
    rng.shuffle(pool)
    if world.settings.deal == "two":
        _deal_again(world, me, revealed, pool)
    for seat, dealt in enumerate(world.dealt):
        if seat != me and dealt and world.picks[seat] and not revealed[seat]:
            world.picks[seat] = rng.choice(dealt)
    for seat, spare in enumerate(world.spares):
        if spare and spare not in world.dealt[seat] and not _knows_spare(world, me, seat):
            world.spares[seat] = pool.pop()


def _unseen_characters(world: Game, me: int | None, revealed: list[str]) -> list[str]:
    """The characters of which this seat does not know where they are."""
    seen = {*revealed, *(world.dealt[me] if me is not None else ())}
    # Whoever was dealt nothing keeps a character, and everybody knows which.
    seen |= {pick for pick, dealt in zip(world.picks, world.dealt, strict=True) if not dealt}
    if world.settings.deal != "two":
        seen |= {slug for dealt in world.dealt for slug in dealt}
    seen |= {spare for seat, spare in enumerate(world.spares) if _knows_spare(world, me, seat)}
    return sorted({*(world.settings.pool or characters_in(world.settings.sets))} - seen)


def _knows_spare(world: Game, me: int | None, seat: int) -> bool:
    return seat == me and world.spares_seen[seat]


def _deal_again(world: Game, me: int | None, revealed: list[str], pool: list[str]) -> None:
    """Other characters to choose from; who has chosen may have swapped the first for the second."""
    for seat, dealt in enumerate(world.dealt):
        if seat == me or not dealt:
            continue
        swap = {slug: pool.pop() for slug in dealt if slug != revealed[seat]}
        world.dealt[seat] = tuple([swap.get(slug, slug) for slug in dealt])
        world.spares[seat] = swap.get(world.spares[seat], world.spares[seat])


def _exchange_events(world: Game, rng: Random) -> None:
    """The next event lies open; below it any others may lie, with a last one at the bottom."""
    if len(world.events) < 2:
        return
    seen = {world.event.slug if world.event else "", *world.past_events, world.events[-1]}
    hidden = [slug for slug in events_in(world.settings.sets) if slug not in seen]
    others = [slug for slug in hidden if not EVENTS[slug].last]
    last = [slug for slug in hidden if EVENTS[slug].last]
    world.events[:-1] = [rng.choice(last), *rng.sample(others, len(world.events) - 2)]


def _asks_the_same(world: Game, game: Game) -> bool:
    """Put the open question to a hand that may have changed, even if one answer is left."""
    question = game.decision
    if question is None:
        return True
    asked = world.put_again(question.asking, question.serial)
    return asked is not None and (asked.seat, asked.kind) == (question.seat, question.kind)
