"""What was said at the tables that are open, as far as it is still told to who comes."""

from __future__ import annotations

from .store import acts
from .store.rows import ChatLine


class ChatMemory:
    """The last lines of every table."""

    def __init__(self) -> None:
        self._lines: dict[str, list[ChatLine]] = {}

    def of(self, table: str) -> list[ChatLine]:
        return self._lines.get(table, [])

    def bring_back(self, table: str, lines: list[ChatLine]) -> None:
        self._lines[table] = lines

    def remember(self, line: ChatLine) -> None:
        lines = self._lines.setdefault(line.table_id, [])
        lines.append(line)
        del lines[: -acts.LINES]

    def drop_table(self, table: str) -> None:
        self._lines.pop(table, None)

    def drop_person(self, person: str | None) -> None:
        """What somebody said is not told any more; None: whoever was forgotten before."""
        for lines in self._lines.values():
            lines[:] = [line for line in lines if line.person != person]
