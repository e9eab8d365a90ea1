"""The allowance: how much of each kind somebody may add to what the house keeps, in a day."""

from __future__ import annotations

from .clock import HouseClock
from .front.rate_limits import Buckets, neighbourhood
from .protocol.refusals import Refusal
from .settings import HouseSettings, of_one_address
from .store.bounds import BOUNDS, Bound

DAY = 86_400.0


class Allowance:
    """What everybody has left of his day, by kind; it comes back little by little."""

    def __init__(self, settings: HouseSettings, clock: HouseClock) -> None:
        self._purses = {
            kind: _Purse(settings, clock, bound) for kind, bound in BOUNDS.items() if not bound.held
        }

    def take(self, kind: str, person: str, address: str) -> None:
        """Something is added; who has had enough of it for a day is refused."""
        if not self._purses[kind].take(person, neighbourhood(address)):
            raise Refusal("enough-today")


class _Purse:
    """One kind: what people, and what addresses have left of it."""

    def __init__(self, settings: HouseSettings, clock: HouseClock, bound: Bound) -> None:
        share = settings.daily_share
        here = of_one_address(settings, bound.of_an_address)
        self._person = _daily(clock, bound.of_a_person * share) if bound.of_a_person else None
        self._address = _daily(clock, here * share)

    def take(self, person: str, near: str) -> bool:
        """The person pays first: who has nothing left takes nothing from those around him."""
        if self._person is not None and not self._person.take(person):
            return False
        return not near or self._address.take(near)


def _daily(clock: HouseClock, number: float) -> Buckets:
    return Buckets(clock, number / DAY, max(1, round(number)))
