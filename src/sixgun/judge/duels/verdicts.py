"""What came of judging duels: figures, and every difference with what is needed to see it again."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class DuelDifference:
    """A place where engine and judge do not agree."""

    seed: str
    settings: str
    decision: int  # how many were asked before
    last: str  # the answer that was given last
    what: str
    expected: str
    found: str
    rule: str
    record: str

    def __str__(self) -> str:
        return (
            f"Duel {self.seed!r} ({self.settings}), after {self.decision} decisions, "
            f"the last answer {self.last}\n  {self.what}:\n"
            f"    expected {self.expected}\n    found    {self.found}\n  see {self.rule}"
        )


@dataclass(slots=True)
class DuelVerdict:
    """The figures of one duel or of many."""

    duels: int = 0
    left: int = 0  # duels that somebody left
    unfinished: int = 0  # duels that found no end
    decisions: Counter[str] = field(default_factory=Counter)  # by kind
    effects: Counter[str] = field(default_factory=Counter)  # by title, character or move
    differences: list[DuelDifference] = field(default_factory=list)

    @property
    def asked(self) -> int:
        return self.decisions.total()

    def add(self, other: DuelVerdict) -> None:
        self.duels += other.duels
        self.left += other.left
        self.unfinished += other.unfinished
        self.decisions += other.decisions
        self.effects += other.effects
        self.differences += other.differences
