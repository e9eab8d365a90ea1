"""Taking a rule out of force while its card lies there: the table looks the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from sixgun.engine.cards import CHARACTERS, EVENTS, KIND_BY_SLUG
from sixgun.engine.machine import Machine
from sixgun.engine.rule import Rule
from sixgun.engine.turn import begin_turn

from .benders import benders


class _Blank(Rule):
    """Bends nothing. It is equal to itself alone, so that no memo takes it for the real one."""

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)


@cache
def _blank(slug: str) -> Rule:
    """The same card with nothing on it; a weapon is still a weapon, and carries like a Colt."""
    rule = CHARACTERS.get(slug) or EVENTS.get(slug) or KIND_BY_SLUG[slug].rule
    assert rule is not None
    made: Any = type(f"Blank_{slug}", (_Blank,), {"reach": min(1, rule.reach)})
    made.slug, made.life, made.last, made.set_name = slug, rule.life, rule.last, rule.set_name
    blank: Rule = made()
    return blank


class Switch:
    """Turns one rule off and on again."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.kind = KIND_BY_SLUG.get(slug)
        self.book = CHARACTERS if slug in CHARACTERS else EVENTS
        if self.kind is None:
            self.live: Any = self.book[slug]
        else:
            self.live = self.kind.rule, self.kind.effect, self.kind.stops

    def off(self) -> None:
        if self.kind is None:
            self.book[self.slug] = _blank(self.slug)
        elif self.kind.border == "blue":
            self.kind.rule = _blank(self.slug)
        else:
            self.kind.effect, self.kind.stops = None, False

    def on(self) -> None:
        if self.kind is None:
            self.book[self.slug] = self.live
        else:
            self.kind.rule, self.kind.effect, self.kind.stops = self.live


def _switches(slugs: Iterable[str]) -> dict[str, Switch]:
    return {slug: Switch(slug) for slug in slugs if benders()[slug].sort != "state"}


@contextmanager
def without(slug: str) -> Iterator[None]:
    """One printed rule is out of force."""
    (switch,) = _switches([slug]).values()
    switch.off()
    try:
        yield
    finally:
        switch.on()


class Stage:
    """Only those rules are in force that are called; all others are blank.

    The curtain falls before a turn that no longer belongs to the act.
    """

    def __init__(self) -> None:
        self._switches = _switches(benders())
        self._live: frozenset[str] = frozenset()
        self.turns = 1  # that are played, the one that goes on included

    def run(self, game: Machine) -> None:
        """As the machine does it, up to the curtain."""
        stack = game.stack
        while stack and game.decision is None:
            if stack[-1][0] is begin_turn and game.turns >= self.turns:
                return
            game.step = function, args = stack.pop()
            game.mark = len(stack)
            function(game, *args)

    def call(self, slugs: Iterable[str]) -> None:
        wanted = frozenset(slug for slug in slugs if slug in self._switches)
        for slug in self._live - wanted:
            self._switches[slug].off()
        for slug in wanted - self._live:
            self._switches[slug].on()
        self._live = wanted

    def clear(self) -> None:
        for switch in self._switches.values():
            switch.off()
        self._live = frozenset()

    def restore(self) -> None:
        for switch in self._switches.values():
            switch.on()


@contextmanager
def empty_stage() -> Iterator[Stage]:
    """Nothing bends a rule here but what is called."""
    stage = Stage()
    as_ever: Any = Machine.run

    def run(game: Machine) -> None:
        stage.run(game)

    stage.clear()
    setattr(Machine, "run", run)  # noqa: B010 - a method, which types do not let be replaced
    try:
        yield stage
    finally:
        setattr(Machine, "run", as_ever)  # noqa: B010
        stage.restore()
