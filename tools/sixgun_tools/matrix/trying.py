"""Is an act's effect the same with and without another rule? Tried at random tables.

An act of the first rule is played, and everything that can be seen is counted: life points, cards,
who was asked what, whose turn it is. That is done with both rules, with each of them alone, and
with neither. The two have nothing to say to each other there if the second one changes nothing
about the act, or only what it changes anyway: what each of them does alone, added up, is what both
do together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any
from zlib import crc32

from sixgun.engine.cards import KINDS, SUIT_OF
from sixgun.engine.errors import PositionError
from sixgun.engine.game import Game
from sixgun.engine.machine import ASK_ALWAYS
from sixgun.engine.options import END, PASS, Option
from sixgun.engine.position import Position, lay_out

from .acts import Line
from .muting import Stage
from .tables import Table, tables

Effect = Counter[tuple[Any, ...]]
Live = tuple[bool, bool]
BOTH, FIRST, SECOND, NEITHER = (True, True), (True, False), (False, True), (False, False)
MOST_DECISIONS = 60


class NoOccasion(Exception):
    """The act cannot be played here: what sets it off is not possible."""


# ------------------------------------------------------------------ comparing


@dataclass
class Verdict:
    """What trying two rules has shown."""

    tried: int = 0
    differs: tuple[Table, Effect] | None = None


def try_pair(one: str, other: str, stage: Stage, count: int, seed: str = "") -> Verdict:
    """Try two rules at so many tables for each act, until they differ."""
    verdict = Verdict()
    for table in tables(one, other, count, seed):
        try:
            left = difference(table, stage)
        except (NoOccasion, PositionError):
            continue
        verdict.tried += 1
        if left:
            verdict.differs = table, left
            break
    return verdict


def difference(table: Table, stage: Stage) -> Effect:
    """What the two rules do together beyond what each of them does alone."""
    both, first = play_out(table, BOTH, stage), play_out(table, FIRST, stage)
    if both == first:
        return Counter()
    left = Counter(both)
    left.update(play_out(table, NEITHER, stage))
    left.subtract(first)
    left.subtract(play_out(table, SECOND, stage))
    return Counter({thing: times for thing, times in left.items() if times})


# -------------------------------------------------------------------- playing


def play_out(table: Table, live: Live, stage: Stage) -> Effect:
    """Play the act with these rules in force, and count everything that can be seen."""
    rules = {slug for slug, is_live in zip(table.pair, live, strict=True) if is_live}
    rules |= {slug for slug, _ in table.act.props} - set(table.pair)
    if "ghost" in table.pair:
        rules.add("ghost_town")
    stage.call(rules)
    stage.turns = 1 + table.act.ends - table.act.closes
    game = lay_out(_with_states(table, live), seed=str(table.salt), patient=ASK_ALWAYS)
    if "noon" in rules:
        game.call_noon(from_outside=True)
    return Play(table, game).effect()


def _with_states(table: Table, live: Live) -> Position:
    """The position as these rules make it: ghosts, who has left, whom Vera Custer copies."""
    places = list(table.position.places)
    for slug, seat, is_live in zip(table.pair, table.owners, live, strict=True):
        changes: dict[str, Any] = {}
        if slug == "passive":
            changes = {"hand": (), "passive": is_live}
        elif slug == "ghost":
            changes = {"hand": (), "table": ()}
            changes |= {"alive": False, "life": None} if is_live else {}
        elif table.pair[0] == table.pair[1] and not is_live:
            changes = {"table": [word for word in places[seat].table if word != slug]}
        elif slug == "vera_custer" and table.copies and is_live:
            changes = {"copies": table.pair[0]}
        places[seat] = replace(places[seat], **changes)
    return replace(table.position, places=places)


class Play:
    """One play of an act."""

    def __init__(self, table: Table, game: Game) -> None:
        self.table = table
        self.game = game
        self.lines = list(table.act.lines)
        self.ended = 0
        self.asked: Effect = Counter()

    def effect(self) -> Effect:
        """Play it to its end."""
        for _ in range(MOST_DECISIONS):
            decision = self.game.decision
            if decision is None:
                break
            self.note()
            option = self.next_play() if decision.kind == "play" else self.answer()
            if option is None:
                break
            self.game.choose(option)
        if any(line.occasion for line in self.lines):
            raise NoOccasion
        self.asked.update(_seen(self.game))
        return self.asked

    def note(self) -> None:
        """Count what is offered; what may be played, only if the act looks at it."""
        decision = self.game.decision
        assert decision is not None
        if decision.kind == "play":
            self.asked["may end", decision.seat] += END in decision.options
        offered = [option for option in decision.options if option not in (PASS, END)]
        if decision.kind == "play" and not self.table.act.looks:
            return
        if len(decision.options) == 1:  # which is not asked at other tables (S2)
            return
        for option in {(verb, _slug(word), on) for verb, word, on in offered}:
            self.asked["option", decision.seat, decision.kind, *option] += 1

    def next_play(self) -> Option | None:
        """What the act says is played now; None: it is over."""
        decision = self.game.decision
        assert decision is not None
        while self.lines:
            line = self.lines.pop(0)
            fits = self.fitting(line) if self.table.seats[line.who] == decision.seat else []
            if fits:
                return min(fits, key=self.rank)
            if line.occasion:
                raise NoOccasion
        if self.ended < self.table.act.ends and END in decision.options:
            self.ended += 1
            return END
        return None

    def fitting(self, line: Line) -> list[Option]:
        words = (self.table.pair[0],) if line.words == ("*",) else line.words
        on = self.table.seats.get(line.on)
        return [
            option
            for option in self.game.options
            if option[0] == line.verb
            and (not words or _slug(option[1]) in words)
            and (not line.on or option[2] == on)
        ]

    def answer(self) -> Option:
        """Who has the rule, or what the act takes, uses it; the bold answer, the others pass."""
        decision = self.game.decision
        assert decision is not None
        options = list(decision.options)
        act = self.table.act
        mine = {self.table.pair[0], *(slug for slug, _ in act.props)}
        own = [option for option in options if option[0] == "use" and _slug(option[1]) in mine]
        if own:
            return min(own, key=self.rank)
        if PASS in options:
            bold = any(self.table.seats[who] == decision.seat for who in act.bold)
            if not bold or act.bold_at not in ("", decision.kind) or len(options) == 1:
                return PASS
            options.remove(PASS)
        return min(options, key=self.rank)

    def rank(self, option: Option) -> int:
        """A taste that is the same whichever rules are in force: which of several is taken."""
        verb, word, on = option
        return crc32(f"{self.table.salt} {verb} {_slug(word)} {on}".encode())


def _slug(word: object) -> str:
    return str(word).partition("/")[0]


# ------------------------------------------------------------------- counting


def _seen(game: Game) -> Iterator[tuple[Any, ...]]:
    """What lies on the table, as things that can be counted."""
    for seat in range(game.seats):
        yield from [("life", seat)] * max(0, game.life[seat])
        yield from [("most life", seat)] * game.max_life[seat]
        yield "alive", seat, game.alive[seat]
        for card in game.hands[seat]:
            yield "hand", seat, _look(card)
        for card in game.gear[seat]:
            yield "in front", seat, KINDS[card].slug, card in game.fresh
    for card in game.discard:
        yield "discard", _look(card)
    yield from [("deck",)] * len(game.deck)
    yield from [("bangs",)] * game.bangs_played
    yield "turn", game.turn
    yield "next", game.stack[-1][1] if game.stack and game.decision is None else ()
    yield "over", game.over
    yield "event", game.event.slug if game.event else ""


def _look(card: int) -> str:
    """Brown cards of one suit are alike: who drew which of them does not count."""
    return SUIT_OF[card] if KINDS[card].border == "brown" else KINDS[card].slug
