"""Whole duels before the judge."""

from __future__ import annotations

from collections import Counter
from random import Random

from ...duel.settings import DuelOptions
from ...engine.errors import EndlessGame
from ...engine.options import Option
from ...engine.record import record_of
from ..choosers import Chooser, aggressive, busy, hoarding, uniform
from .box import name_of
from .comparing import compare_box, compare_end, compare_question, compare_tables
from .ledger import Disagreement, DuelEnded, DuelLedger
from .question import DuelQuestion, word_of
from .rulings import rules_about
from .turns import whole_duel
from .verdicts import DuelDifference, DuelVerdict
from .watching import WatchedDuel

#: Who plays.
TEMPERS: tuple[Chooser, ...] = (uniform, busy, aggressive, hoarding)
#: How often somebody gives up: in one duel of so many.
LEAVERS = 12
#: More than any duel has.
MOST_DECISIONS = 1_000_000


class DuelJudge:
    """Who knows the rules of the duel, and nothing of the engine.

    It sits down at a `WatchedDuel` that has just begun. `chosen` and `left` tell it what
    happens; `verdict` compares all that the duel shows with what the rules make of it. After a
    difference it has nothing more to say about that duel.
    """

    def __init__(self, game: WatchedDuel) -> None:
        self.game = game
        self.table = DuelLedger(game.chance, game.settings.mode == "tournament")
        self.rule = whole_duel(self.table, game.settings)
        self.question: DuelQuestion | None = None
        self.winner: int | None = None
        self.complaint: Disagreement | None = None
        self._go_on(None)

    @property
    def met(self) -> Counter[str]:
        """What was seen at work."""
        return self.table.applied

    def chosen(self, option: Option) -> None:
        """The question that was open got this answer."""
        self._go_on(option)

    def left(self, seat: int) -> None:
        """Who gives up has lost; nothing on the table moves."""
        self.question, self.winner = None, 1 - seat

    def verdict(self) -> list[Disagreement]:
        """In what the engine's duel differs from the rules; usually nothing."""
        if self.complaint is None:
            try:
                self._compare()
            except Disagreement as found:
                self.complaint = found
        return [] if self.complaint is None else [self.complaint]

    def _go_on(self, option: Option | None) -> None:
        """Up to the next question that is put, or to the end."""
        try:
            question = next(self.rule) if option is None else self.rule.send(option)
            while question.forced and not self._is_put(question):
                (only,) = question.options
                question = self.rule.send(only)
            self.question = question
        except DuelEnded as ended:
            self.question, self.winner = None, ended.winner
        except Disagreement as found:
            self.complaint = found

    def _is_put(self, question: DuelQuestion) -> bool:
        """Has a patient duel stopped at this forced question (S2)?"""
        decision = self.game.decision
        if not self.game.patient or decision is None or len(decision.options) > 1:
            return False
        try:
            compare_question(question, self.game)
            compare_tables(self.table, self.game)
        except Disagreement:
            return False
        return True

    def _compare(self) -> None:
        if self.question is None:
            compare_end(self.winner, self.game)
        else:
            compare_question(self.question, self.game)
        compare_tables(self.table, self.game)
        compare_box(self.game)
        if self.game.chance.shuffles or self.game.chance.lots:
            raise Disagreement("chance", "no more lots or shuffles", "more of them", "duel.md 8")


def judge_duel(seed: str) -> DuelVerdict:
    """A duel of this seed, with settings and players that the seed decides, before the judge."""
    dice = Random(seed)
    options, patient = settings_by(dice)
    verdict = DuelVerdict(duels=1)
    judge = DuelJudge(WatchedDuel(seed, patient=patient, **options))
    try:
        last = _played(judge, dice, verdict)
    except EndlessGame:
        verdict.unfinished, last = 1, None
    verdict.differences += [
        _difference(seed, judge, verdict.asked, last, found) for found in judge.verdict()
    ]
    verdict.effects += judge.met
    return verdict


def settings_by(dice: Random) -> tuple[DuelOptions, bool]:
    """Settings as they come: both modes, few characters and many, patient or not."""
    characters = dice.choice((2, 3, 4, 4, 4, 5, 6))
    options: DuelOptions = {"characters": characters, "mode": dice.choice(("normal", "tournament"))}
    if options["mode"] == "tournament" and dice.random() < 0.3:
        options["dealt"] = dice.randint(characters, 12)
    return options, dice.random() < 0.2


def _played(judge: DuelJudge, dice: Random, verdict: DuelVerdict) -> Option | None:
    """Play to the end, or to the first difference; the answer that was given last."""
    game = judge.game
    choosers = [dice.choice(TEMPERS), dice.choice(TEMPERS)]
    leaves_at = dice.randrange(200) if dice.randrange(LEAVERS) == 0 else MOST_DECISIONS
    last: Option | None = None
    while not judge.verdict() and game.decision is not None:
        decision = game.decision
        if verdict.asked >= leaves_at and len(decision.options) > 1:
            seat = dice.randrange(2)
            game.leave(seat)
            judge.left(seat)
            verdict.left += 1
            continue
        verdict.decisions[decision.kind] += 1
        last = choosers[decision.seat](dice, decision.options)
        _choose(judge, last)
    return last


def _choose(judge: DuelJudge, option: Option) -> None:
    """Whatever is offered can be taken: an engine that breaks down over it is a difference."""
    try:
        judge.game.choose(option)
    except EndlessGame:
        raise
    except Exception as error:
        judge.complaint = Disagreement("taking what is offered", "play goes on", error, "S3")
    else:
        judge.chosen(option)


def _difference(
    seed: str, judge: DuelJudge, asked: int, last: Option | None, found: Disagreement
) -> DuelDifference:
    settings = judge.game.settings
    played = [name_of(word_of(last))] if last else []
    return DuelDifference(
        seed=seed,
        settings=f"{settings.mode}, {settings.characters} of {settings.dealt}",
        decision=asked,
        last=str(last),
        what=found.what,
        expected=str(found.expected),
        found=str(found.found),
        rule=rules_about(found.rule, dict.fromkeys([*played, *judge.table.names])),
        record=_record(judge.game),
    )


def _record(game: WatchedDuel) -> str:
    """Whoever writes a record plays it again, and breaks down where the duel did."""
    try:
        return record_of(game)
    except Exception as error:
        return f"no record can be written: {error}"
