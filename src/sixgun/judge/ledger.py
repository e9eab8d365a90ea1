"""A long run that can be stopped and taken up again: what is done is kept after each chunk."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path

from .games import JudgePlan
from .verdicts import Verdict


class OtherRun(Exception):
    """The file tells of another run."""


@dataclass
class Ledger:
    """The chunks of a run that are done, by the number of their first game, and their figures."""

    plan: JudgePlan
    path: Path | None = None
    done: set[int] = field(default_factory=set)
    total: Verdict = field(default_factory=Verdict)

    @classmethod
    def opened(cls, plan: JudgePlan, path: Path | None) -> Ledger:
        """What the file tells of this plan; without a file, nothing is done yet."""
        if path is None or not path.exists():
            return cls(plan, path)
        try:
            kept = json.loads(path.read_text(encoding="utf-8"))
            other = JudgePlan(tuple(kept["players"]), tuple(kept["sets"]), kept["seed"])
            done, total = set(kept["done"]), Verdict.from_data(kept["total"])
        except (ValueError, KeyError, TypeError) as error:
            raise OtherRun(f"{path} is not the state of such a run") from error
        if other != plan:
            raise OtherRun(f"{path} is the state of another run: {other}")
        return cls(plan, path, done, total)

    def note(self, first: int, verdict: Verdict) -> None:
        self.done.add(first)
        self.total.add(verdict)
        if self.path is None:
            return
        kept = {
            "players": self.plan.players,
            "sets": self.plan.sets,
            "seed": self.plan.seed,
            "done": sorted(self.done),
            "total": self.total.as_data(),
        }
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_name(self.path.name + ".new")
        beside.write_text(json.dumps(kept), encoding="utf-8")
        beside.replace(self.path)  # whole or not at all
