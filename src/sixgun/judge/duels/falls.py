"""After a card: who fell leaves and is replaced, then what the card has set off (D20)."""

from __future__ import annotations

from ...engine.options import PASS
from .box import SIDES
from .cards import take_random
from .harm import draw_for, robbed
from .ledger import DuelEnded, DuelLedger
from .question import Rule, ask, each, or_pass, word_of

#: Cards that the owner of an eliminated character draws, and that Bill Tightman draws.
CONSOLATION = 2
#: Cards that Bull Anderson takes at most.
LOOT = 2


def settle(table: DuelLedger) -> Rule:
    """Until nobody lies fallen and nothing waits."""
    while table.fallen or table.waiting:
        _see_who_lost(table)
        if table.fallen:
            yield from eliminate(table, table.fallen.pop(0))
        else:
            rule, args = table.waiting.popleft()
            yield from rule(table, *args)


def _see_who_lost(table: DuelLedger) -> None:
    """Nobody standing and nobody waiting; of both sides the one whose last one fell first (D1)."""
    last = {spot // 2: place for place, spot in enumerate(table.fallen)}
    lost = [side for side in sorted(last, key=last.__getitem__) if not table.left(side)]
    if lost:
        raise DuelEnded(1 - lost[0])


def eliminate(table: DuelLedger, spot: int) -> Rule:
    """Out; loot; equipment to the discards; two cards; the next one from the reserve."""
    side = spot // 2
    table.out[side].append(table.names[spot])
    table.names[spot] = ""
    if table.out[side][-1] == "wild_bill" and table.leads(1 - side, "bull_anderson"):
        table.note("D10")
    yield from _looted(table, spot)
    while table.gear[spot]:
        table.lose_gear(spot, table.gear[spot][0])
    for mourner in (table.turn, 1 - table.turn):
        if table.leads(mourner, "bill_tightman"):
            table.owe(draw_for, mourner, "bill_tightman", CONSOLATION)
    table.draw(side, CONSOLATION)
    yield from _replaced(table, spot)


def _looted(table: DuelLedger, spot: int) -> Rule:
    """Bull Anderson acts at once: the dead one's equipment, the opponent's hand (FAQ)."""
    taker = next((side for side in (0, 1) if table.leads(side, "bull_anderson")), None)
    if taker is None:
        return
    foe = 1 - taker
    for _ in range(LOOT):
        backs = table.backs(foe) if spot // 2 == foe else []
        options = each("take", [*table.gear[spot], *(SIDES[back] for back in backs)])
        option = yield from ask(taker, "loot", or_pass(options))
        if option == PASS:
            return
        table.note("bull_anderson")
        word = word_of(option)
        if word in SIDES:
            take_random(table, taker, SIDES.index(word))
            robbed(table, foe)
        else:
            table.gear[spot].remove(word)
            table.hands[taker].append(word)


def _replaced(table: DuelLedger, spot: int) -> Rule:
    """The top of the reserve follows; in a tournament its owner chooses. The marker stays."""
    side = spot // 2
    reserve = table.reserve[side]
    if not reserve:
        table.front[side] = table.standing(side)[0] % 2
        return
    chosen = reserve[-1]
    if table.tournament:
        option = yield from ask(side, "replacement", each("choose", reserve))
        chosen = word_of(option)
    reserve.remove(chosen)
    table.enter(spot, chosen)
