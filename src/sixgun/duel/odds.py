"""How likely a card of a duel shows a symbol, from what one seat sees.

Backs are public, so every deck that is not yet common is one half of the cards; what lies in
a common deck or below the top of closed discards may be of either.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

from .imagine import table_seen
from .printed import BACK_OF, FACES, SYMBOL_OF, SYMBOLS
from .table import COMMON
from .view import DuelView

#: Symbols that nobody wishes to see: a reveal for them is somebody's misfortune.
FEARED = frozenset({"snake", "dynamite"})
#: The symbol of Pat Garret, who shows the second card he draws: that is no reveal (Bart
#: Masterson does not help).
SHOWN = "horseshoe"
_BACKS = (0, 1)


def odds(seen: DuelView, me: int, wish: str, of: int | None = None) -> Fraction:
    """The chance that a reveal of this seat shows the symbol, from what is seen.

    `of` is whose deck it is; None: the seat's own (Sid Curry reveals the opponent's). Where two
    cards are turned up, who picks the one that counts picks what is better for his side. For a
    horseshoe it is the second card that the seat draws.
    """
    if wish not in SYMBOLS.values():
        raise ValueError(f"a symbol is one of {', '.join(SYMBOLS.values())}, not {wish!r}")
    pack = _pack(seen, me if of is None else of, wish)
    if wish == SHOWN:
        return _second(pack)
    count, judge = _reveal(seen)
    if judge is None:
        return _all(pack, 1, True)
    wanted_by_me = wish not in FEARED
    if (judge == me) == wanted_by_me:  # the judge hopes for it: one card is enough
        return 1 - _all(pack, count, False)
    return _all(pack, count, True)


def _reveal(seen: DuelView) -> tuple[int, int | None]:
    """How many cards are turned up, and who picks the one that counts."""
    game = table_seen(seen)
    count, judge = 1, None
    for seat in (0, 1):
        for trait, _, _ in game.working(seat):
            if trait.reveals:
                count, judge = count + trait.reveals, seat
    return count, judge


class _Pack(NamedTuple):
    """What the next cards may be: `True` stands for a card that shows the symbol."""

    own: int  # cards in the deck that is drawn from first
    back: int  # whose deck that is
    common: int  # cards in the common deck
    top: int  # the back of its top card; -1: not known, or none
    hidden: tuple[tuple[int, int], ...]  # by back: hidden cards that do not show it, that do
    stray: tuple[int, int]  # by back: hidden cards that lie in the common deck or closed discards
    pile: tuple[int, int]  # discards that are seen: those that do not show it, those that do
    closed: int  # discards that are not seen


def _pack(seen: DuelView, of: int, wish: str) -> _Pack:
    unseen = _unseen(seen)
    fits = Counter((BACK_OF[card], SYMBOL_OF[card] == wish) for card in unseen)
    open_pile = Counter(SYMBOLS[face[-1]] == wish for face in seen.discard if face is not None)
    placed = Counter(_backs_of_hidden(seen))
    stray = [
        sum(BACK_OF[card] == back for card in unseen) - placed[back] - seen.deck_sizes[back]
        for back in _BACKS
    ]
    return _Pack(
        own=seen.deck_sizes[of],
        back=of,
        common=seen.deck_sizes[COMMON],
        top=seen.common_back,
        hidden=tuple([(fits[back, False], fits[back, True]) for back in _BACKS]),
        stray=(stray[0], stray[1]),
        pile=(open_pile[False], open_pile[True]),
        closed=seen.discard.count(None),
    )


def _unseen(seen: DuelView) -> list[int]:
    """The cards whose place the view does not show."""
    shown: Counter[str] = Counter()
    for zone in (*seen.hands, *seen.gear, seen.spread, seen.discard):
        shown.update(face for face in zone if face is not None)
    unseen = []
    for card, face in enumerate(FACES):
        if shown[face]:
            shown[face] -= 1
        else:
            unseen.append(card)
    return unseen


def _backs_of_hidden(seen: DuelView) -> Iterable[int]:
    """The backs of cards in hands and laid out that the view does not show."""
    zones = [*zip(seen.hands, seen.backs, strict=True), (seen.spread, seen.spread_backs)]
    for cards, backs in zones:
        yield from (back for face, back in zip(cards, backs, strict=True) if face is None)


# ----------------------------------------------------------------- chances


def _all(pack: _Pack, count: int, wanted: bool) -> Fraction:
    """The chance that the next cards all show the symbol (or none does)."""
    if not count:
        return Fraction(1)
    chances = list(_next(pack))
    if not chances:  # no card is left: nothing is shown, which decides if nothing was before
        return Fraction(int(not wanted))
    return sum(
        (
            chance * _all_further(rest, count - 1, wanted)
            for chance, shows, rest in chances
            if shows is wanted
        ),
        Fraction(0),
    )


def _all_further(pack: _Pack, count: int, wanted: bool) -> Fraction:
    """The same after a card that decides: where none is left, it alone counts."""
    if not count or not list(_next(pack)):
        return Fraction(1)
    return _all(pack, count, wanted)


def _second(pack: _Pack) -> Fraction:
    """The chance that the second card that is drawn shows the symbol."""
    return sum(
        (chance * _all(rest, 1, True) for chance, _, rest in _next(pack)),
        Fraction(0),
    )


def _next(pack: _Pack) -> Iterable[tuple[Fraction, bool, _Pack]]:
    """Every way in which the next card may come: how likely, whether it shows, what is left."""
    if pack.own:
        yield from _of_back(pack._replace(own=pack.own - 1), pack.back, Fraction(1))
    elif pack.common:
        rest = pack._replace(common=pack.common - 1, top=-1)
        yield from _strays(rest, pack.top, Fraction(1))
    else:
        yield from _of_discards(pack)


def _of_back(pack: _Pack, back: int, share: Fraction) -> Iterable[tuple[Fraction, bool, _Pack]]:
    """A hidden card with this back."""
    plain, fitting = pack.hidden[back]
    for shows, count in ((False, plain), (True, fitting)):
        if count:
            left = (plain - (not shows), fitting - shows)
            hidden = tuple([left if each == back else pack.hidden[each] for each in _BACKS])
            yield share * Fraction(count, plain + fitting), shows, pack._replace(hidden=hidden)


def _strays(pack: _Pack, back: int, share: Fraction) -> Iterable[tuple[Fraction, bool, _Pack]]:
    """A card of the common deck or of closed discards; back -1: of either."""
    for each in _BACKS if back < 0 else (back,):
        count = pack.stray[each]
        if count:
            part = share if back >= 0 else share * Fraction(count, sum(pack.stray))
            stray = (pack.stray[0] - (each == 0), pack.stray[1] - (each == 1))
            yield from _of_back(pack._replace(stray=stray), each, part)


def _of_discards(pack: _Pack) -> Iterable[tuple[Fraction, bool, _Pack]]:
    """The discards are shuffled, and are the common deck (D8)."""
    plain, fitting = pack.pile
    total = plain + fitting + pack.closed
    for shows, count in ((False, plain), (True, fitting)):
        if count:
            pile = (plain - (not shows), fitting - shows)
            yield Fraction(count, total), shows, pack._replace(pile=pile)
    if pack.closed:
        rest = pack._replace(closed=pack.closed - 1)
        yield from _strays(rest, -1, Fraction(pack.closed, total))
