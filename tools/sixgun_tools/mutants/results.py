"""What has been found out already, so that a run can be broken off and taken up again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from threading import Lock

from .making import Mutant
from .running import Verdict


class Results:
    """Verdicts in a file, a line each.

    Who was killed stays dead until the test that did it changes; a survivor is tried again when
    any test of the area has changed.
    """

    def __init__(self, file: Path, root: Path) -> None:
        self._file, self._root = file, root
        self._lock = Lock()
        file.parent.mkdir(parents=True, exist_ok=True)
        lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
        self._found: dict[str, list[str]] = {}
        for line in lines:
            name, *verdict = json.loads(line)
            self._found[name] = verdict

    def find(self, mutant: Mutant, tests: Sequence[str]) -> Verdict | None:
        found = self._found.get(_name(mutant))
        if found is None:
            return None
        by, judges = found
        return Verdict(bool(by), by, 0.0) if judges == self._judges(by, tests) else None

    def keep(self, mutant: Mutant, tests: Sequence[str], verdict: Verdict) -> None:
        line = [_name(mutant), verdict.by, self._judges(verdict.by, tests)]
        with self._lock, self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def _judges(self, by: str, tests: Sequence[str]) -> str:
        """A digest of the tests that decide whether the verdict still holds."""
        file = self._root / by.partition("::")[0]
        files = [file] if by and file.is_file() else [self._root / test for test in tests]
        return sha256(b"".join([each.read_bytes() for each in files])).hexdigest()[:16]


def _name(mutant: Mutant) -> str:
    return sha256(f"{mutant.module}\n{mutant.source}".encode()).hexdigest()[:24]
