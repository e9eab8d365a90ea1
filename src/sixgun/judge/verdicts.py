"""What came of judging games: figures, and every difference with what is needed to see it again."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple


class Finding(NamedTuple):
    """One thing in which a game differs from the rules."""

    what: str
    expected: str
    found: str


@dataclass(frozen=True, slots=True)
class Difference:
    """A place where engine and judge do not agree."""

    number: int
    seed: str
    options: str
    who: str  # the characters, with a star for who has the turn
    decision: str  # after how many, and what was chosen last
    findings: tuple[Finding, ...]
    rule: str
    record: str

    def __str__(self) -> str:
        lines = [f"Game {self.number} (seed {self.seed!r}, {self.options})"]
        lines += [f"  {self.who or 'nobody there yet'}", f"  {self.decision}"]
        for what, expected, found in self.findings:
            lines += [f"  {what}:", f"    expected {expected}", f"    found    {found}"]
        return "\n".join([*lines, f"  see {self.rule}"])


@dataclass(slots=True)
class Verdict:
    """The figures of one game or of many."""

    games: int = 0
    unfinished: int = 0  # broken off after very many decisions
    left: int = 0  # players who left
    noons: int = 0  # high noon called from outside
    turns: int = 0
    decisions: Counter[str] = field(default_factory=Counter)  # by kind
    effects: Counter[str] = field(default_factory=Counter)  # by card, character or event
    differences: list[Difference] = field(default_factory=list)

    def add(self, other: Verdict) -> None:
        self.games += other.games
        self.unfinished += other.unfinished
        self.left += other.left
        self.noons += other.noons
        self.turns += other.turns
        self.decisions += other.decisions
        self.effects += other.effects
        self.differences += other.differences

    def as_data(self) -> dict[str, Any]:
        """Everything, as JSON can have it."""
        data = {name: getattr(self, name) for name in self.__slots__}
        return data | {"differences": [asdict(found) for found in self.differences]}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Verdict:
        """What `as_data` gave, also after a journey through JSON."""
        known = dict(data)
        known["decisions"] = Counter(data["decisions"])
        known["effects"] = Counter(data["effects"])
        known["differences"] = [
            Difference(**{**each, "findings": tuple(Finding(*one) for one in each["findings"])})
            for each in data["differences"]
        ]
        return cls(**known)
