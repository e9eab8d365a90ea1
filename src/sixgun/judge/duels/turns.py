"""How a duel goes: the set-up, and turns until one side has won."""

from __future__ import annotations

from ...duel.settings import DuelSettings
from ...engine.options import END, PASS
from .box import CHARACTERS, corner_of, name_of, printed_deck
from .falls import settle
from .harm import HURT, lose_life
from .ledger import Disagreement, DuelLedger
from .markers import move_marker
from .moves import carry_out, play_options
from .question import Rule, ask, each, or_pass, word_of
from .reveals import reveal

#: Cards that each side begins with.
FIRST_HANDS = (4, 5)
#: What a Dynamite costs.
BLAST = 3
#: Who draws otherwise than others.
DRAWERS = ("dalton_bros", "pat_garret")


def whole_duel(table: DuelLedger, settings: DuelSettings) -> Rule:
    """From the first character to the end, which is an exception."""
    yield from set_up(table, settings)
    me = 0
    while True:
        yield from one_turn(table, me)
        me = 1 - me


# -------------------------------------------------------------------- set-up


def set_up(table: DuelLedger, settings: DuelSettings) -> Rule:
    for side in (0, 1):
        table.decks[side] = _shuffled_whole(table, printed_deck(side))
    dealt = [_shuffled_whole(table, list(CHARACTERS[side]))[: settings.dealt] for side in (0, 1)]
    if not table.tournament:
        table.reserve = [dealt[side][2:] for side in (0, 1)]
    picks = []
    for side in (0, 1):
        wanted = settings.characters if table.tournament else 2
        offered = dealt[side] if table.tournament else dealt[side][:2]
        picks.append((yield from _picks(side, offered, wanted)))
    for side, (active, rear, *others) in enumerate(picks):
        table.reserve[side] += others
        table.enter(2 * side, active)
        table.enter(2 * side + 1, rear)
        table.draw(side, FIRST_HANDS[side])


def _picks(side: int, offered: list[str], wanted: int) -> Rule:
    """Who is active first, who is the rearguard, and in a tournament who waits."""
    picked: list[str] = []
    for number in range(wanted):
        kind = ("front", "rear", "reserve")[min(number, 2)]
        left = [name for name in offered if name not in picked]
        option = yield from ask(side, kind, each("choose", left))
        picked.append(word_of(option))
    return picked


def _shuffled_whole(table: DuelLedger, things: list[str]) -> list[str]:
    order = table.next_shuffle()
    if sorted(order) != sorted(things):
        raise Disagreement("what is shuffled", sorted(things), sorted(order), "duel.md 2")
    return order


# --------------------------------------------------------------------- turns


def one_turn(table: DuelLedger, me: int) -> Rule:
    table.begin_turn(me)
    for name, begin in (("dynamite", dynamite), ("rattlesnake", rattlesnake), ("panic", panic)):
        spot = next((s for s in table.standing(me) if table.carries(s, name)), None)
        if spot is not None:
            table.note(f"{name} begins")
            yield from begin(table, spot)
            yield from settle(table)
    yield from draw_phase(table, me)
    yield from play_phase(table, me)
    yield from limit_phase(table, me)


def dynamite(table: DuelLedger, spot: int) -> Rule:
    face = next(face for face in table.gear[spot] if name_of(face) == "dynamite")
    if (yield from reveal(table, spot // 2, "dynamite")):
        table.lose_gear(spot, face)
        yield from lose_life(table, spot, BLAST, None)
    else:
        if not table.paired(1 - spot // 2):
            table.note("D9")
        table.gear[spot].remove(face)
        table.gear[table.rear(1 - spot // 2)].append(face)


def rattlesnake(table: DuelLedger, spot: int) -> Rule:
    if (yield from reveal(table, spot // 2, "snake")):
        if spot != table.active(spot // 2) and table.names[spot] in HURT:
            table.note("D14")
        yield from lose_life(table, spot, 1, None)


def panic(table: DuelLedger, spot: int) -> Rule:
    """D4: this is not the swap of the turn."""
    if table.paired(spot // 2):
        table.note("D4")
        move_marker(table, spot // 2)
    yield from ()


def draw_phase(table: DuelLedger, me: int) -> Rule:
    if table.paired(me) and not table.swapped and _draw_may_differ(table, me):  # D17
        option = yield from ask(me, "swap", or_pass({("choose", "swap", None)}))
        if option != PASS:
            table.note("D17")
            table.swapped = True
            move_marker(table, me)
            yield from settle(table)
    count = 2 + table.leads(me, "dalton_bros") + table.equipped(me, "bank")
    for name in DRAWERS:
        if table.leads(me, name):
            table.note(name)
    drawn = table.draw(me, count)
    shown = drawn[1:2]
    if table.leads(me, "pat_garret") and shown and corner_of(shown[0]) == "horseshoe":
        table.draw(me, 1, of=1 - me)


def _draw_may_differ(table: DuelLedger, me: int) -> bool:
    return any(
        table.names[spot] in DRAWERS or table.carries(spot, "bank") for spot in table.standing(me)
    )


def play_phase(table: DuelLedger, me: int) -> Rule:
    while True:
        option = yield from ask(me, "play", play_options(table, me))
        if option == END:
            return
        yield from carry_out(table, me, option)
        yield from settle(table)


def limit_phase(table: DuelLedger, me: int) -> Rule:
    """As many cards as the active character has life points, but two at least."""
    while len(table.hands[me]) > max(2, table.life[table.active(me)]):
        option = yield from ask(me, "limit", each("discard", table.hands[me]))
        table.lay_down(me, word_of(option))
