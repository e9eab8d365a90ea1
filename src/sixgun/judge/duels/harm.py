"""Hits, how they are dodged, and life points that are lost."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...engine.options import PASS, Option
from .box import SIDES, name_of, title_of
from .ledger import DuelLedger
from .question import Doubt, Rule, ask, each, or_pass, word_of
from .reveals import reveal

#: Whose ability answers a lost life point.
HURT = frozenset({"alan_pinkertoon", "dalon_ranger", "slim_poet"})


@dataclass(slots=True)
class Hit:
    """A hit on its way: from which side, on whom, by what; is it a BANG! card of Tex Killer?"""

    side: int
    spot: int
    by: str
    costs: bool = False  # takes one more card to dodge
    tried: set[str] = field(default_factory=set)

    @property
    def owner(self) -> int:
        return self.spot // 2


def hit(table: DuelLedger, side: int, spot: int, by: str, *, costs: bool = False) -> Doubt:
    """Somebody is the target of a hit; was it dodged?"""
    if table.life[spot] <= 0:
        return False
    shot = Hit(side, spot, by, costs)
    while True:
        option = yield from ask(shot.owner, "shot", dodges(table, shot))
        if option == PASS:
            yield from lose_life(table, spot, 1, side)
            return False
        if (yield from tried(table, shot, option)):
            yield from pay_extra(table, shot)
            dodged(table, shot, option)
            return True


# ------------------------------------------------------------------- dodging


def dodges(table: DuelLedger, shot: Hit) -> set[Option]:
    """Everything that may avoid this hit, and to suffer it."""
    options = _played_dodges(table, shot) | _used_dodges(table, shot)
    if shot.by == "derringer":  # D7
        others = [face for face in table.hands[shot.owner] if ("play", face, None) not in options]
        options |= each("discard", others)
    return or_pass(options)


def _played_dodges(table: DuelLedger, shot: Hit) -> set[Option]:
    hand = table.hands[shot.owner]
    if shot.costs and len(hand) < 2:  # the dodge and one more card
        return set()
    annie = table.names[shot.spot] == "annie_oakey"
    return each(
        "play",
        [face for face in hand if title_of(face).dodge or (annie and title_of(face).hit)],
    )


def _used_dodges(table: DuelLedger, shot: Hit) -> set[Option]:
    """Barrel and Hat beside the target, and what Sid Curry can do."""
    if shot.costs and not table.hands[shot.owner]:
        return set()
    options: set[Option] = set()
    for face in table.gear[shot.spot]:
        if name_of(face) == "hat" or (name_of(face) == "barrel" and "barrel" not in shot.tried):
            options.add(("use", face, None))
    if table.names[shot.spot] == "sid_curry" and "sid_curry" not in shot.tried:
        options.add(("use", "sid_curry", None))
    return options


def tried(table: DuelLedger, shot: Hit, option: Option) -> Doubt:
    """Carry out an attempt to dodge; does it succeed?"""
    word = word_of(option)
    what = name_of(word)
    table.note(what)
    if option[0] != "use":
        if not title_of(word).dodge:
            table.note("annie_oakey" if option[0] == "play" else "D7")
        table.lay_down(shot.owner, word)
        return True
    if what == "hat":
        table.lose_gear(shot.spot, word)
        return True
    shot.tried.add(what)
    deck = 1 - shot.owner if what == "sid_curry" else shot.owner
    return (yield from reveal(table, deck, "barrel"))


def pay_extra(table: DuelLedger, shot: Hit) -> Rule:
    """Tex Killer: one more card of any kind."""
    if shot.costs:
        table.note("tex_killer")
        option = yield from ask(shot.owner, "cost", each("discard", table.hands[shot.owner]))
        table.lay_down(shot.owner, word_of(option))


def dodged(table: DuelLedger, shot: Hit, option: Option) -> None:
    """What a dodge sets off, once the card is finished (D20)."""
    how = name_of(word_of(option))
    if how == "return_fire" and option[0] == "play":
        table.owe(shoot_front, shot.owner, 1 - shot.owner, "return_fire")
    if how == "sid_curry":
        if shot.owner == shot.side:
            table.note("D24")
        table.owe(shoot_front, shot.owner, shot.side, "sid_curry")
    if shot.owner != shot.side and table.leads(shot.side, "wyatt_ear"):
        table.owe(draw_for, shot.side, "wyatt_ear")


def shoot_front(table: DuelLedger, side: int, at: int, by: str) -> Rule:
    """A side's active character is the target of a hit."""
    table.note(by)
    yield from hit(table, side, table.active(at), by)


def draw_for(table: DuelLedger, side: int, name: str, count: int = 1) -> Rule:
    """An ability, or a Pocket Watch, that draws."""
    table.note(name)
    table.draw(side, count)
    yield from ()


# -------------------------------------------------------------------- losing


def lose_life(table: DuelLedger, spot: int, points: int, by: int | None) -> Rule:
    """Points are lost, unless Buffalo Bell bears them; who has none left falls."""
    points -= yield from _borne(table, spot, points)
    lost = min(points, table.life[spot])
    table.life[spot] -= lost
    if lost and table.life[spot] == 0:
        table.fallen.append(spot)
    elif lost:
        if lost > 1 and table.names[spot] in HURT:
            table.note("D15")
        for _ in range(lost):
            _answer_loss(table, spot, by)


def _borne(table: DuelLedger, spot: int, points: int) -> Rule:
    """How many points Buffalo Bell takes over, one by one and never her last (D6)."""
    bell, borne = spot ^ 1, 0
    while borne < points and table.names[bell] == "buffalo_bell" and table.life[bell] > 1:
        options = or_pass({("use", "buffalo_bell", None)})
        if (yield from ask(spot // 2, "bear", options)) == PASS:
            break
        table.note("buffalo_bell")
        if points > 1:
            table.note("D6")
        table.life[bell] -= 1
        borne += 1
    return borne


def _answer_loss(table: DuelLedger, spot: int, by: int | None) -> None:
    """Who is hurt is the target, so the ability works wherever it stands (D14)."""
    name, side = table.names[spot], spot // 2
    if name == "alan_pinkertoon":
        table.owe(shoot_front, side, 1 - side, name)
    elif name == "dalon_ranger" and by == 1 - side:
        table.owe(draw_for, side, name)
    elif name == "slim_poet" and by == 1 - side:
        table.owe(poet_discards, side)


def poet_discards(table: DuelLedger, side: int) -> Rule:
    """A random card of the opponent's hand; who discards it sees the backs (D21)."""
    foe = 1 - side
    if not table.hands[foe]:
        return
    table.note("slim_poet")
    option = yield from ask(side, "back", each("take", [SIDES[back] for back in table.backs(foe)]))
    face = table.random_card(foe, SIDES.index(word_of(option)))
    table.lay_down(foe, face)
    robbed(table, foe)


def robbed(table: DuelLedger, victim: int, spot: int | None = None, *, ruling: str = "") -> None:
    """The opponent has taken or discarded a hand card, or equipment at a spot: Wild Bill shoots."""
    there = table.active(victim) if spot is None else spot
    if table.names[there] == "wild_bill" and table.life[there] > 0:
        if ruling:
            table.note(ruling)
        table.owe(shoot_front, victim, 1 - victim, "wild_bill")
