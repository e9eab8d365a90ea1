"""A second world: the same duel in the eyes of one seat, different in all it cannot know.

Made without `imagine` and without views, so that the law it serves is worth something: a
copy of the duel in which hidden cards with the same back change places.
"""

from __future__ import annotations

from random import Random

from sixgun.duel import Duel
from sixgun.duel.printed import BACK_OF, characters_of
from sixgun.duel.table import COMMON
from sixgun.engine.chance import SEED_BYTES
from sixgun.engine.reports import SPECTATOR

MOST_DEALS = 200


def other_world(game: Duel, me: int | None, rng: Random) -> Duel:
    """A copy in which what this seat (None: a spectator) cannot know is different."""
    for _ in range(MOST_DEALS):
        world = exchanged(game, me, rng)
        if asks_the_same(world, game):
            return world
    return game.copy()


def exchanged(game: Duel, me: int | None, rng: Random) -> Duel:
    world = game.copy()
    world.history = None
    world.seed = rng.randbytes(SEED_BYTES)
    bit = 1 << (SPECTATOR if me is None else me)
    for back in (0, 1):
        exchange_cards(world, bit, back, rng)
    mix_common_deck(world, rng)
    for seat in (0, 1):
        exchange_characters(world, me, seat, rng)
    return world


def exchange_cards(world: Duel, bit: int, back: int, rng: Random) -> None:
    """Cards change places; who knows what lies at a place stays with the place."""
    places = [
        (zone, index)
        for zone in (*world.hands, *world.decks, world.spread)
        for index, card in enumerate(zone)
        if not world.known[card] & bit and BACK_OF[card] == back
    ]
    places += [
        (world.discard, index)
        for index, card in enumerate(world.discard[:-1])
        if world.settings.closed_discards and BACK_OF[card] == back
    ]
    before = [zone[index] for zone, index in places]
    masks = [world.known[card] for card in before]
    after = rng.sample(before, len(before))
    for (zone, index), card, mask in zip(places, after, masks, strict=True):
        zone[index] = card
        world.known[card] = mask


def mix_common_deck(world: Duel, rng: Random) -> None:
    """Of the common deck everybody sees the back of the top card and no more."""
    *below, top = world.decks[COMMON] or [None]
    if top is not None:
        rng.shuffle(below)
        world.decks[COMMON] = [*below, top]


def exchange_characters(world: Duel, me: int | None, seat: int, rng: Random) -> None:
    """Who waits in the reserve; one's own are known, but not in which order."""
    if seat == me:
        rng.shuffle(world.reserve[seat])
        return
    hidden = [*world.reserve[seat]]
    seen = {*world.places, *world.out[seat]}
    if world.settings.mode == "tournament":
        pool = [slug for slug in world.dealt[seat] if slug not in seen]
        if world.picks[seat]:
            world.picks[seat] = tuple(rng.sample(world.dealt[seat], len(world.picks[seat])))
    else:
        pool = [slug for slug in characters_of(seat) if slug not in seen]
    rng.shuffle(pool)
    world.reserve[seat] = pool[: len(hidden)]
    if world.settings.mode == "normal" and world.dealt[seat]:
        world.dealt[seat] = tuple(sorted(pool[len(hidden) : len(hidden) + 2]))
        picked = len(world.picks[seat])
        world.picks[seat] = tuple(rng.sample(world.dealt[seat], picked))


def asks_the_same(world: Duel, game: Duel) -> bool:
    question = game.decision
    if question is None:
        return True
    asked = world.put_again(question.asking, question.serial)
    return asked is not None and (asked.seat, asked.kind) == (question.seat, question.kind)
