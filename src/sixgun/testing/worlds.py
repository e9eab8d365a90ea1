"""A second world: the same game in the eyes of one seat, different in all it cannot know.

The two-worlds law (S28) is only worth something if its second world is not made by the
code that it guards. So this does not use `imagine`, and does not look at views: it takes
a copy of the game and exchanges what lies hidden, place by place.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ..engine.cards import characters_in
from ..engine.chance import SEED_BYTES
from ..engine.game import ASK_ALWAYS, Game
from ..engine.reports import SPECTATOR


def other_world(game: Game, me: int | None, rng: Random, share: float = 1.0) -> Game:
    """A copy in which what this seat (None: a spectator) cannot know is different.

    With a small `share` only so many of the hidden cards change places: two worlds that
    have more in common can be played on together for longer.
    """
    world = game.copy()
    world.history = None
    world.seed = rng.randbytes(SEED_BYTES)
    _exchange_cards(world, 1 << (SPECTATOR if me is None else me), rng, share)
    if not world.over:
        _exchange_roles(world, me, rng)
    _exchange_characters(world, me, rng)
    _ask_again(world)
    return world


def _exchange_cards(world: Game, bit: int, rng: Random, share: float) -> None:
    """Cards change places; who knows what lies at a place stays with the place."""
    known = world.known
    places = [
        (zone, index)
        for zone in (*world.hands, world.deck, world.spread)
        for index, card in enumerate(zone)
        if not known[card] & bit and (share == 1.0 or rng.random() < share)
    ]
    cards = [zone[index] for zone, index in places]
    masks = [known[card] for card in cards]
    rng.shuffle(cards)
    for (zone, index), card, mask in zip(places, cards, masks, strict=True):
        zone[index] = card
        known[card] = mask


def _exchange_roles(world: Game, me: int | None, rng: Random) -> None:
    """The living hide their roles, the Sheriff excepted."""
    hidden = [
        seat
        for seat, role in enumerate(world.roles)
        if world.alive[seat] and role != "sheriff" and seat != me
    ]
    roles = [world.roles[seat] for seat in hidden]
    rng.shuffle(roles)
    for seat, role in zip(hidden, roles, strict=True):
        world.roles[seat] = role
    if world.settings.roles:  # given roles are as secret as dealt ones
        world.settings = replace(world.settings, roles=tuple(world.roles))


def _exchange_characters(world: Game, me: int | None, rng: Random) -> None:
    """What others were dealt, unless openly, and what they chose before all have chosen."""
    revealed = [rule.slug if rule else "" for rule in world.characters]
    if world.settings.deal == "two":
        _deal_again(world, me, revealed, rng)
    for seat, dealt in enumerate(world.dealt):
        if seat != me and dealt and world.picks[seat] and not revealed[seat]:
            world.picks[seat] = rng.choice(dealt)


def _deal_again(world: Game, me: int | None, revealed: list[str], rng: Random) -> None:
    others = [seat for seat, dealt in enumerate(world.dealt) if dealt and seat != me]
    seen = {*revealed, *(world.dealt[me] if me is not None else ())}
    # Whoever was dealt nothing keeps a character, and everybody knows which.
    seen |= {pick for pick, dealt in zip(world.picks, world.dealt, strict=True) if not dealt}
    pool = sorted({*(world.settings.pool or characters_in(world.settings.sets))} - seen)
    rng.shuffle(pool)
    for seat in others:
        world.dealt[seat] = tuple(
            slug if slug == revealed[seat] else pool.pop() for slug in world.dealt[seat]
        )


def _ask_again(world: Game) -> None:
    """The open question, put to a hand that may have changed; even if one answer is left."""
    if world.decision is None:
        return
    patient = world.patient
    world.patient = ASK_ALWAYS
    world.serial = world.decision.serial - 1
    world.ask_again()
    world.run()
    world.patient = patient
