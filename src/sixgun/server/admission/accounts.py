"""People who sign in with an account elsewhere: sign-ins that have begun, and who may come.

A sign-in belongs to the browser in which it began, ends once, and soon.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Any, NamedTuple

from ..clock import HouseClock
from ..front.house_link import hashed
from .ways import AccountWay

if TYPE_CHECKING:
    from .provider import Provider

#: So long may somebody take to sign in, in seconds.
SIGN_IN_SECONDS = 600.0
#: So many may be signing in at a time, and so many of one address.
MOST, MOST_OF_ADDRESS = 2_000, 100
#: The longest name that a provider may give a subject.
LONGEST_SUBJECT = 255


class Begun(NamedTuple):
    """A sign-in that has begun."""

    browser: bytes  # the hash of what its browser keeps
    nonce: str
    verifier: str
    near: str
    until: float


class Beginning(NamedTuple):
    """What goes out when a sign-in begins: to the provider, and to the browser."""

    state: str
    browser: str
    nonce: str
    verifier: str


class SignIns:
    """Those that have begun, the oldest first; a house that is opened again has forgotten them."""

    def __init__(self, clock: HouseClock) -> None:
        self._clock = clock
        self._begun: dict[bytes, Begun] = {}

    def begin(self, near: str) -> Beginning:
        """A new one; who begins too many loses the first of his own."""
        made = Beginning(token_urlsafe(32), token_urlsafe(32), token_urlsafe(32), token_urlsafe(48))
        now = self._clock.now()
        self._begun = {state: each for state, each in self._begun.items() if each.until > now}
        own = [state for state, each in self._begun.items() if each.near == near]
        if len(own) >= MOST_OF_ADDRESS:
            del self._begun[own[0]]
        elif len(self._begun) >= MOST:
            del self._begun[next(iter(self._begun))]
        begun = Begun(hashed(made.browser), made.nonce, made.verifier, near, now + SIGN_IN_SECONDS)
        self._begun[hashed(made.state)] = begun
        return made

    def end(self, state: str, browser: str) -> Begun | None:
        """The sign-in that began in this browser, once and in time."""
        begun = self._begun.get(hashed(state))
        if begun is None or begun.browser != hashed(browser):
            return None
        del self._begun[hashed(state)]
        return begun if begun.until > self._clock.now() else None


class Accounts:
    """The accounts of one provider, and whose of them are let in."""

    def __init__(self, way: AccountWay, clock: HouseClock) -> None:
        self.way = way
        self.sign_ins = SignIns(clock)
        self._clock = clock
        self._provider: Provider | None = None

    @property
    def provider(self) -> Provider:
        """What is only there in a house that needs it."""
        if self._provider is None:
            from .provider import Provider

            self._provider = Provider(self.way, self._clock)
        return self._provider

    def allows(self, claims: Mapping[str, Any]) -> bool:
        """Is this account among those that are let in?"""
        if not self.way.allow:
            return True
        return any(_fits(rule, claims) for rule in self.way.allow)

    def sign(self, claims: Mapping[str, Any]) -> str | None:
        """By what the house tells one account from another; nothing else of it is kept."""
        subject = claims.get("sub")
        if not isinstance(subject, str) or not 0 < len(subject) <= LONGEST_SUBJECT:
            return None
        whole = f"{self.way.issuer}\n{subject}".encode("utf-8", "replace")
        return sha256(whole).hexdigest()


def _fits(rule: str, claims: Mapping[str, Any]) -> bool:
    kind, _, name = rule.partition(":")
    if kind == "sub":
        return claims.get("sub") == name
    if kind == "group":
        groups = claims.get("groups")
        return isinstance(groups, list) and name in groups
    email = claims.get("email")
    if not isinstance(email, str) or claims.get("email_verified") is not True:
        return False
    return email.lower().rpartition("@")[2] == rule[1:].lower()
