"""What the cards do."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.options import PASS, Option
from .aims import spoils
from .box import SIDES, name_of, title_of
from .harm import hit, lose_life, robbed
from .ledger import COMMON, DuelLedger
from .markers import move_marker
from .question import Rule, ask, each, or_pass, spot_of, word_of

#: What a card of the table does: the side that plays it, and the spot it is played on.
Effect = Callable[[DuelLedger, int, int], Rule]


# ------------------------------------------------------------- BANG! cards


def shoot(table: DuelLedger, me: int, spot: int, name: str) -> Rule:
    """A BANG! card, or what serves as one, is on its way."""
    costs = table.leads(me, "tex_killer")
    for _ in range(len(table.gear[spot]) if name == "quick_fire" else 1):
        if (yield from hit(table, me, spot, name, costs=costs)) and name in IF_DODGED:
            table.note(f"{name} dodged")
            yield from IF_DODGED[name](table, me)


def carbine_dodged(table: DuelLedger, me: int) -> Rule:
    """One equipment of either active character may be discarded at once."""
    fronts = (table.active(me), table.active(1 - me))
    found: set[Option] = {("discard", face, spot) for spot in fronts for face in table.gear[spot]}
    option = yield from ask(me, "pick", or_pass(found))
    if option != PASS:
        _discard_beside(table, me, spot_of(option), word_of(option))


def peacemaker_dodged(table: DuelLedger, me: int) -> Rule:
    foe = 1 - me
    if table.hands[foe]:
        option = yield from ask(foe, "loss", each("discard", table.hands[foe]))
        table.lay_down(foe, word_of(option))
        robbed(table, foe, ruling="D10")


def remington_dodged(table: DuelLedger, me: int) -> Rule:
    table.draw(me, 1)
    yield from ()


def schofield_dodged(table: DuelLedger, me: int) -> Rule:
    table.heal(table.active(me))
    yield from ()


def shotgun_dodged(table: DuelLedger, me: int) -> Rule:
    """Either marker may be moved, where there is somebody to move it to."""
    options = each("choose", [SIDES[side] for side in (0, 1) if table.paired(side)])
    option = yield from ask(me, "marker", or_pass(options))
    if option != PASS:
        move_marker(table, SIDES.index(word_of(option)))


IF_DODGED: dict[str, Callable[[DuelLedger, int], Rule]] = {
    "carbine": carbine_dodged,
    "peacemaker": peacemaker_dodged,
    "remington": remington_dodged,
    "schofield": schofield_dodged,
    "shotgun": shotgun_dodged,
}


# ------------------------------------------------------------ action cards


def struck_by_all(table: DuelLedger, me: int) -> list[int]:
    """Everybody but one's active character, in the order of simultaneous effects."""
    order = (table.active(1 - me), table.active(me) ^ 1, table.active(1 - me) ^ 1)
    return [spot for spot in order if table.life[spot] > 0]


def gatling(table: DuelLedger, me: int, _: int) -> Rule:
    for spot in struck_by_all(table, me):
        yield from hit(table, me, spot, "gatling")


def indians(table: DuelLedger, me: int, _: int) -> Rule:
    for spot in struck_by_all(table, me):
        if not (yield from _throws_hit(table, spot, "indians")):
            yield from lose_life(table, spot, 1, me)


def duel(table: DuelLedger, me: int, spot: int) -> Rule:
    """Hit cards by turns, the challenged side first; who stops loses a point (D16)."""
    while True:
        if not (yield from _throws_hit(table, spot, "duel")):
            yield from lose_life(table, spot, 1, me)
            return
        if not (yield from _throws_hit(table, table.active(me), "duel")):
            table.note("D16")
            yield from lose_life(table, table.active(me), 1, None)
            return


def _throws_hit(table: DuelLedger, spot: int, kind: str) -> Rule:
    """Does the owner of this character discard a hit card, or what serves it as one?"""
    side, name = spot // 2, table.names[spot]
    fitting = [face for face in table.hands[side] if serves_as_hit(face, name)]
    option = yield from ask(side, kind, or_pass(each("play", fitting)))
    if option == PASS:
        return False
    if name == "toco_ramirez" and not title_of(word_of(option)).hit:
        table.note("D19")
    table.lay_down(side, word_of(option))
    return True


def serves_as_hit(face: str, name: str) -> bool:
    """Annie Oakey turns Missed! into a Colt, Toco Ramirez any card (D19)."""
    annie = name == "annie_oakey" and name_of(face) == "missed"
    return title_of(face).hit or annie or name == "toco_ramirez"


def derringer(table: DuelLedger, me: int, spot: int) -> Rule:
    _note_own(table, me, spot)
    yield from hit(table, me, spot, "derringer")


def knife(table: DuelLedger, me: int, spot: int) -> Rule:
    _note_own(table, me, spot)
    yield from hit(table, me, spot, "knife")


def _note_own(table: DuelLedger, me: int, spot: int) -> None:
    if spot // 2 == me:
        table.note("D23")


def canteen(table: DuelLedger, me: int, spot: int) -> Rule:
    move_marker(table, spot // 2)
    yield from ()


def stagecoach(table: DuelLedger, me: int, _: int) -> Rule:
    """Three cards, of which two are kept."""
    for _card in range(3):
        face = table.take_for(me)
        if face is not None:
            table.spread.append(face)
    if len(table.spread) == 3:
        option = yield from ask(me, "look", each("discard", table.spread))
        table.spread.remove(word_of(option))
        table.discard.append(word_of(option))
    table.hands[me] += table.spread
    table.spread.clear()


def general_store(table: DuelLedger, me: int, _: int) -> Rule:
    """Up to two of each own deck, what is missing of four from the common one."""
    places = [side for side in (me, 1 - me) for _card in range(min(2, len(table.decks[side])))]
    places += [COMMON] * (4 - len(places))
    table.spread += [face for face in map(table.take_top, places) if face is not None]
    side = me
    while table.spread:
        option = yield from ask(side, "store", each("take", table.spread))
        table.spread.remove(word_of(option))
        table.hands[side].append(word_of(option))
        side = 1 - side


def steal(table: DuelLedger, me: int, _: int) -> Rule:
    """A random card of the opponent's hand, by its back (D21), or a card in play is discarded."""
    foe = 1 - me
    options: set[Option] = {("discard", face, spot) for face, spot in spoils(table, me)}
    options |= each("take", [SIDES[back] for back in table.backs(foe)])
    option = yield from ask(me, "pick", options)
    if option[0] == "discard":
        _discard_beside(table, me, spot_of(option), word_of(option))
    else:
        take_random(table, me, SIDES.index(word_of(option)))
        robbed(table, foe)


def take_random(table: DuelLedger, me: int, back: int) -> None:
    """A random card with this back goes from the opponent's hand to one's own."""
    face = table.random_card(1 - me, back)
    table.hands[1 - me].remove(face)
    table.hands[me].append(face)


def teacher(table: DuelLedger, me: int, _: int) -> Rule:
    options: set[Option] = {("take", face, spot) for face, spot in spoils(table, me)}
    option = yield from ask(me, "pick", options)
    spot, face = spot_of(option), word_of(option)
    table.gear[spot].remove(face)
    table.hands[me].append(face)
    if spot // 2 != me:
        robbed(table, 1 - me, spot)


def inn(table: DuelLedger, me: int, spot: int) -> Rule:
    """D5: life points are set, nobody loses or regains any."""
    table.note("D5")
    table.life[spot] = 3
    yield from ()


def beer(table: DuelLedger, me: int, _: int) -> Rule:
    for spot in table.standing(me):
        table.heal(spot)
    yield from ()


def _discard_beside(table: DuelLedger, me: int, spot: int, face: str, *, ruling: str = "") -> None:
    table.lose_gear(spot, face)
    if spot // 2 != me:
        robbed(table, spot // 2, spot, ruling=ruling)


ACTIONS: dict[str, Effect] = {
    "gatling": gatling,
    "indians": indians,
    "duel": duel,
    "derringer": derringer,
    "knife": knife,
    "canteen": canteen,
    "stagecoach": stagecoach,
    "general_store": general_store,
    "steal": steal,
    "teacher": teacher,
    "inn": inn,
    "beer": beer,
}


# --------------------------------------------------------------- equipment


def equip(table: DuelLedger, me: int, face: str, spot: int) -> None:
    """One of the same name makes room; if it was Wild Bill's, he shoots (D22)."""
    old = next((other for other in table.gear[spot] if name_of(other) == name_of(face)), None)
    if old is not None:
        _discard_beside(table, me, spot, old, ruling="D22")
    table.hands[me].remove(face)
    table.gear[spot].append(face)
