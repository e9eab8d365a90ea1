"""The auction of characters (regulation 1.1), before the game exists.

    reveal → open → bid … bid → (sold) → open → … → last → done

A state is frozen; `opened`, `raised`, `passed` and `took` give the next one or refuse. Money is
private: `public` is what everybody may see (T-063), and every refusal is for the bidder alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..log.dice import Dice
from ..log.errors import Refused

STEP = 10  # T-052: the least offer, and what every offer is a multiple of
MOVES = ("open", "raise", "pass", "take")
POOR = 10  # T-060: whoever begins the auction with no more can never raise


@dataclass(frozen=True, slots=True)
class Auction:
    """Seats count from 0; the Sheriff is 0, his left neighbour 1 (T-032)."""

    money: tuple[int, ...]  # at the start of the auction
    revealed: tuple[str, ...]  # characters that nobody has yet
    bought: tuple[str | None, ...]
    paid: tuple[int, ...]
    phase: str  # open, bid, last, done
    turn: int  # who must speak
    lot: str = ""
    price: int = 0
    leader: int = 0
    bidders: tuple[int, ...] = ()  # who has not passed on this lot, clockwise

    @property
    def seats(self) -> int:
        return len(self.money)

    @property
    def waiting(self) -> tuple[int, ...]:
        """Who has no character yet."""
        return tuple([seat for seat, bought in enumerate(self.bought) if bought is None])

    def left_with(self, seat: int) -> int:
        """T-056: what a player has after paying; it may be negative (T-058, A-07)."""
        return self.money[seat] - self.paid[seat]


def begin(money: Sequence[int], revealed: Sequence[str]) -> Auction:
    """T-050, T-051: one character more than players is revealed; the Sheriff opens."""
    seats = len(money)
    if len(revealed) != seats + 1 or len(set(revealed)) != len(revealed):
        raise Refused("characters-revealed", needed=seats + 1, given=len(set(revealed)))
    return Auction(tuple(money), tuple(revealed), (None,) * seats, (0,) * seats, "open", 0)


def opened(auction: Auction, seat: int, character: str, price: int) -> Auction:
    """T-051, T-057: the opener chooses a character and must make an offer."""
    _check_turn(auction, seat, "open")
    _check_revealed(auction, character)
    _check_offer(price)
    if auction.money[seat] <= POOR and price != STEP:  # exactly 10, even if he has less
        raise Refused("opens-at-ten", money=auction.money[seat])
    if price > max(auction.money[seat], STEP):  # T-055, T-064
        raise Refused("cannot-afford", price=price, money=auction.money[seat])
    bidding = replace(
        auction, phase="bid", lot=character, price=price, leader=seat, bidders=auction.waiting
    )
    return replace(bidding, turn=_after(seat, bidding.bidders, auction.seats))


def raised(auction: Auction, seat: int, price: int) -> Auction:
    """T-053: the next player may raise."""
    _check_turn(auction, seat, "bid")
    if auction.money[seat] <= POOR:  # T-060
        raise Refused("can-never-raise", money=auction.money[seat])
    _check_offer(price)
    if price < auction.price + STEP:
        raise Refused("offer-too-low", price=price, least=auction.price + STEP)
    if price > auction.money[seat]:  # T-055, T-064
        raise Refused("cannot-afford", price=price, money=auction.money[seat])
    following = _after(seat, auction.bidders, auction.seats)
    return replace(auction, price=price, leader=seat, turn=following)


def passed(auction: Auction, seat: int) -> Auction:
    """T-054: out for this character, not for later ones."""
    _check_turn(auction, seat, "bid")
    left = tuple([bidder for bidder in auction.bidders if bidder != seat])
    following = replace(auction, bidders=left, turn=_after(seat, left, auction.seats))
    return _sold(following) if len(left) == 1 else following


def took(auction: Auction, seat: int, character: str) -> Auction:
    """T-059: the last player takes one of the two left, for 10$."""
    _check_turn(auction, seat, "last")
    _check_revealed(auction, character)
    return replace(_bought(auction, seat, character, STEP), phase="done")


def moved(auction: Auction, seat: int, move: str, character: str, price: int) -> Auction:
    """A move by its name; what a move does not need is left out of account."""
    if move == "open":
        return opened(auction, seat, character, price)
    if move == "raise":
        return raised(auction, seat, price)
    return passed(auction, seat) if move == "pass" else took(auction, seat, character)


def _sold(auction: Auction) -> Auction:
    """T-056, T-057, A-06: the leader pays; the next without a character opens, on his left."""
    after = _bought(auction, auction.leader, auction.lot, auction.price)
    waiting = after.waiting
    turn = _after(auction.leader, waiting, auction.seats)
    phase = "last" if len(waiting) == 1 else "open"
    return replace(after, phase=phase, turn=turn, lot="", price=0, bidders=())


def _bought(auction: Auction, seat: int, character: str, price: int) -> Auction:
    bought, paid = list(auction.bought), list(auction.paid)
    bought[seat], paid[seat] = character, price
    revealed = tuple([slug for slug in auction.revealed if slug != character])
    return replace(auction, bought=tuple(bought), paid=tuple(paid), revealed=revealed)


def _after(seat: int, among: Sequence[int], seats: int) -> int:
    """The next of these clockwise."""
    return min(among, key=lambda other: (other - seat - 1) % seats)


def _check_turn(auction: Auction, seat: int, phase: str) -> None:
    if auction.phase != phase:
        raise Refused("not-now-in-auction", phase=auction.phase)
    if auction.turn != seat:
        raise Refused("not-your-turn", seat=auction.turn + 1)


def _check_revealed(auction: Auction, character: str) -> None:
    if character not in auction.revealed:
        raise Refused("not-revealed", character=character)


def _check_offer(price: int) -> None:
    if price % STEP or price < STEP:  # T-052
        raise Refused("no-offer", price=price, step=STEP)


# ------------------------------------------------------------ what is seen


def can_raise(auction: Auction, seat: int) -> bool:
    """For the bidder's own eyes (T-063): is there an offer this player could make now?"""
    money = auction.money[seat]
    return (
        auction.phase == "bid"
        and auction.turn == seat
        and money > POOR
        and money >= auction.price + STEP
    )


def public(auction: Auction) -> dict[str, Any]:
    """T-063: what everybody sees; nobody's money, and nothing that depends on it."""
    return {
        "revealed": auction.revealed,
        "bought": auction.bought,
        "paid": auction.paid,
        "phase": auction.phase,
        "turn": auction.turn,
        "lot": auction.lot,
        "price": auction.price,
        "leader": auction.leader,
        "bidders": auction.bidders,
    }


def for_passive(auction: Auction, dice: Dice) -> Auction:
    """What becomes of the turn of somebody who has left (A-04): he passes; he opens at 10."""
    seat = auction.turn
    if auction.phase == "bid":
        return passed(auction, seat)
    character = auction.revealed[dice.below(len(auction.revealed))]
    if auction.phase == "last":
        return took(auction, seat, character)
    return opened(auction, seat, character, STEP)
