"""The bench: the judge of one game, who follows it decision by decision.

`Judge(game)` sits down at a `HeardGame` that has just begun. `verdict()` compares everything
that the game shows with what the rules make of it; `chosen`, `left` and `noon_called` tell the
judge what happens. After a difference the judge has nothing more to say about that game.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from sixgun import Option
from sixgun.engine.cards import FACES

from .asking import AGAIN, Flow, GameOver, Question
from .dice import HeardGame, WrongDice
from .leaving import call_noon, leave
from .setting_up import set_up
from .sheet import Sheet
from .verdicts import Finding


class Judge:
    """Who knows the rules, and nothing of the engine."""

    def __init__(self, game: HeardGame) -> None:
        self.game = game
        noon_after = game.settings.high_noon_reshuffles
        self.sheet = Sheet(list(game.roles), game.dice, noon_after=noon_after)
        self.question: Question | None = None
        self.complaint = ""
        self.flow: Flow[None] = set_up(self.sheet, game)
        self._go_on(None)

    @property
    def met(self) -> Counter[str]:
        """What was seen at work, and who played."""
        return self.sheet.met + Counter(self.sheet.seen_characters)

    def company(self) -> str:
        """Who sits where, whom a Vera Custer copies, and whose turn it is."""
        sheet = self.sheet
        told = []
        for seat, character in enumerate(sheet.characters):
            copied = f" as {sheet.copied[seat]}" if sheet.copied[seat] else ""
            told.append(f"{character or 'nobody'}{copied}{'*' if seat == sheet.turn else ''}")
        return ", ".join(told)

    # -------------------------------------------------------- what happens

    def chosen(self, option: Option) -> None:
        self._go_on(option)

    def left(self, seat: int) -> None:
        if leave(self.sheet, seat):
            self.question = None
            return
        self._go_on(AGAIN)

    def noon_called(self) -> None:
        call_noon(self.sheet)

    def _go_on(self, option: Option | None) -> None:
        self.question = None
        try:
            self.question = next(self.flow) if option is None else self.flow.send(option)
        except GameOver:
            pass
        except WrongDice as error:
            self.complaint = str(error)
        self.game.dice.twins.clear()

    # ------------------------------------------------------------ verdict

    def verdict(self) -> list[Finding]:
        """Everything in which the game differs from the rules; usually nothing."""
        if self.complaint:
            return [Finding("chance", self.complaint, "")]
        game, sheet = self.game, self.sheet
        found = [*self._question(), *self._table()]
        if game.dice.thrown:
            found.append(_differ("chance", "none", list(game.dice.thrown)))
        if (game.over, tuple(game.winners)) != (sheet.over, sheet.winners):
            found.append(_differ("the end", (sheet.over, sheet.winners), (game.over, game.winners)))
        return found

    def _question(self) -> list[Finding]:
        decision, question = self.game.decision, self.question
        if question is None or decision is None:
            if question is None and decision is None:
                return []
            return [_differ("who is asked", question, decision)]
        if (question.seat, question.kind) != (decision.seat, decision.kind):
            return [_differ("who is asked", question, decision)]
        offered = decision.options
        if tuple(question.options) == offered:
            return []
        missing = [option for option in question.options if option not in offered]
        extra = [option for option in offered if option not in question.options]
        if not missing and not extra:
            return [_differ(f"order of options ({question.kind})", question.options, offered)]
        found = f"without {missing}, and with {extra}"
        return [_differ(f"options ({question.kind})", question.options, found)]

    def _table(self) -> list[Finding]:
        game, sheet = self.game, self.sheet
        found = []
        for name, mine, theirs in (
            ("life", sheet.life, game.life),
            ("max_life", sheet.max_life, game.max_life),
            ("alive", sheet.alive, game.alive),
            ("passive", sheet.passive, game.passive),
            ("turn", sheet.turn, game.turn),
            ("turns", sheet.turns, game.turns),
            ("event", sheet.event, game.event or ""),
            ("events to come", sheet.events, game.events),
            ("reshuffles", sheet.shuffles, game.shuffles),
            ("hands", sheet.hands, _all_faces(game.hands)),
            ("table", sheet.gear, _all_faces(game.gear)),
            ("discards", sheet.discard, _faces(game.discard)),
            ("deck", sheet.deck, _faces(game.deck)),
            ("laid out", sheet.spread, _faces(game.spread)),
            ("copied", self._copied(sheet.copied), self._copied(game.copied)),
            ("characters", sheet.characters, [str(c or "") for c in game.characters]),
        ):
            if mine != theirs:
                found.append(_differ(name, mine, theirs))
        return found

    def _copied(self, slugs: list[str]) -> list[str]:
        """Whom a Vera Custer copies, as far as it means anything."""
        game = self.game
        there = [game.alive[seat] and not game.passive[seat] for seat in range(game.seats)]
        return [slug if here else "" for slug, here in zip(slugs, there, strict=True)]


def _faces(cards: list[int]) -> list[str]:
    return [FACES[card] for card in cards]


def _all_faces(places: list[list[int]]) -> list[list[str]]:
    return [[FACES[card] for card in cards] for cards in places]


def _differ(what: str, mine: Any, theirs: Any) -> Finding:
    return Finding(what, str(mine), str(theirs))
