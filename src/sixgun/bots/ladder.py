"""The leaderboard: cells of the measuring stand, their raw results in files, and what they say.

A file of raw results has a line per deal and can be continued at any time. Its first line
names the cell, so that nobody adds results of something else.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from ..engine.cards import SETS
from .sequential import H1, Verdict, verdict
from .stand import Cell, DealResult, Gain, gains, read_deal
from .tempers import TEMPERS

#: Of the deals of every cell that is published.
SEED = "stand"


class Rung(NamedTuple):
    """A cell of the leaderboard and how many paired games it is to have."""

    cell: Cell
    games: int
    floor: float | None = None  # the lower bound it is to reach
    ceiling: float | None = None  # the gain it is to stay under
    sequential: bool = False  # played until the sequential test is decided


def _rung(
    one: str,
    field: str,
    games: int = 2500,
    players: int = 5,
    sets: tuple[str, ...] = ("base",),
    floor: float | None = None,
    ceiling: float | None = None,
) -> Rung:
    return Rung(Cell(one, field, players, sets, SEED), games, floor, ceiling)


#: Every cell that is published, the quick ones first.
RUNGS: tuple[Rung, ...] = (
    _rung("tenderfoot", "random", floor=0),
    _rung("drifter", "tenderfoot", floor=0),
    _rung("tenderfoot", "drifter"),
    _rung("gunslinger", "drifter", floor=0),
    _rung("tracker", "drifter", floor=5),
    _rung("tracker", "gunslinger", floor=0),
    _rung("drifter", "tracker"),
    _rung("marshal", "drifter", floor=8),
    _rung("marshal", "tracker", floor=0),
    _rung("marshal", "drifter", 1000, 4, floor=5),
    _rung("marshal", "drifter", 1000, 6, floor=5),
    _rung("marshal", "drifter", 1000, 7, floor=5),
    _rung("marshal", "drifter", 1000, 8, ("base", "dodge_city"), floor=5),
    _rung("marshal", "drifter", 1000, 5, tuple(SETS), floor=5),
    _rung("drifter", "marshal", ceiling=-7),
    _rung("tenderfoot", "marshal", ceiling=-14),
    Rung(Cell("legend", "marshal", seed=SEED), 1500, sequential=True),
    *(
        Rung(Cell(f"tracker:personality={name}", "tracker", seed="tempers"), 1000)
        for name in TEMPERS
    ),
)


class ResultsError(ValueError):
    """A file of raw results does not belong to its cell, or cannot be read."""


def file_of(folder: Path, cell: Cell) -> Path:
    return folder / f"{cell.name}.txt"


def title(cell: Cell) -> str:
    """The first line of a file of raw results."""
    boxes = ",".join(cell.sets)
    return f"# {cell.one} among {cell.field}; {cell.players} players; {boxes}; seed {cell.seed}"


def read_results(folder: Path, cell: Cell) -> list[DealResult]:
    """What was played of a cell so far, in order."""
    path = file_of(folder, cell)
    if not path.exists():
        return []
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    if first != title(cell):
        raise ResultsError(f"{path} begins with {first!r}, not with {title(cell)!r}")
    try:
        return sorted(read_deal(line) for line in lines)
    except (ValueError, KeyError) as error:
        raise ResultsError(f"{path} has a line that is no result: {error}") from error


def write_results(folder: Path, cell: Cell, deals: Iterable[DealResult]) -> None:
    """Keep the results of a cell; a file that is half written never takes the old one's place."""
    path = file_of(folder, cell)
    folder.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".draft")
    lines = [title(cell), *(deal.line() for deal in sorted(deals))]
    draft.write_text("\n".join(lines) + "\n", encoding="utf-8")
    draft.replace(path)


def shared(folder: Path, cell: Cell, rungs: Sequence[Rung] = RUNGS) -> dict[int, DealResult]:
    """Deals of other cells with the same field, whose games of that field alone serve again."""
    alike = [other for other, *_ in rungs if other != cell and replace(other, one=cell.one) == cell]
    return {deal.number: deal for other in alike for deal in read_results(folder, other)}


# ------------------------------------------------------------ leaderboard


class LadderRow(NamedTuple):
    """A cell as it is published."""

    rung: Rung
    gains: dict[str, Gain]
    test: Verdict

    @property
    def verdict(self) -> str:
        """Was the bar reached that the cell was given? "" if it has none."""
        found, (_, games, floor, ceiling, sequential) = self.gains["all"], self.rung
        if sequential and (self.test.accepted or found.games >= games):
            return {"H1": "yes", "H0": "no", "": "undecided"}[self.test.accepted]
        if not sequential and floor is None and ceiling is None:
            return ""
        if found.games < games:
            return f"{found.games} of {games} games"
        reached = found.low >= floor if floor is not None else found.points <= (ceiling or 0.0)
        return "yes" if reached else "no"

    @property
    def bar(self) -> str:
        if self.rung.sequential:
            return f"sequential test: 0 or {H1:+g}"
        if self.rung.floor is not None:
            return f"lower bound {self.rung.floor:+g}" if self.rung.floor else "lower bound > 0"
        return f"at most {self.rung.ceiling:g}" if self.rung.ceiling is not None else ""


def rows(folder: Path, rungs: Sequence[Rung] = RUNGS) -> list[LadderRow]:
    """Every cell of which something was played."""
    found = [(rung, read_results(folder, rung.cell)) for rung in rungs]
    return [LadderRow(rung, gains(deals), verdict(deals)) for rung, deals in found if deals]


def table(found: Sequence[LadderRow]) -> str:
    """The leaderboard in Markdown."""
    lines = [
        "| one | among | table | games | baseline | gain | bar | reached |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for row in found:
        cell, gain = row.rung.cell, row.gains["all"]
        cells = (
            f"`{cell.one}`",
            f"`{cell.field}`",
            _table_name(cell),
            str(gain.games),
            f"{gain.baseline:.1f} %",
            _points(gain),
            row.bar,
            row.verdict,
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def table_of_roles(found: Sequence[LadderRow]) -> str:
    """The gains of every cell by role, in Markdown."""
    roles = ("sheriff", "deputy", "outlaw", "renegade")
    lines = [f"| one among | {' | '.join(roles)} |", "| --- |" + " --- |" * len(roles)]
    for row in found:
        cell = row.rung.cell
        cells = [_points(row.gains[role]) if role in row.gains else "" for role in roles]
        name = f"`{cell.one}` among `{cell.field}`, {_table_name(cell)}"
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(lines)


def _table_name(cell: Cell) -> str:
    boxes = {1: "base", len(SETS): "all boxes"}
    named = boxes.get(len(cell.sets)) or " and ".join(cell.sets).replace("_", " ")
    return f"{cell.players}, {named}"


def _points(gain: Gain) -> str:
    return f"{gain.points:+.1f} ({gain.low:+.1f} to {gain.high:+.1f})".replace("-", "−")


def as_csv(found: Sequence[LadderRow]) -> str:
    """A line for every cell and role."""
    text = StringIO()
    out = csv.writer(text, lineterminator="\n")
    head = ("one", "among", "players", "sets", "role", "games", "baseline", "gain", "low", "high")
    out.writerow(head)
    for (cell, *_), by_role, _ in found:
        for role, gain in by_role.items():
            numbers = (f"{x:.2f}" for x in (gain.baseline, gain.points, gain.low, gain.high))
            where = (cell.one, cell.field, cell.players, "+".join(cell.sets), role)
            out.writerow((*where, gain.games, *numbers))
    return text.getvalue()


#: Of the plot, in its own units.
LEFT, ROW, WIDTH, MARGIN = 300, 24, 760, 30


def as_svg(found: Sequence[LadderRow]) -> str:
    """A plot: a dot for every cell, and its interval."""
    overall = [row.gains["all"] for row in found]
    low = min([gain.low for gain in overall] + [0.0]) - 1
    high = max([gain.high for gain in overall] + [0.0]) + 1

    def across(points: float) -> float:
        return LEFT + (WIDTH - LEFT - MARGIN) * (points - low) / (high - low)

    tall = MARGIN * 2 + ROW * len(found)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {tall}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{tall}" fill="#fff"/>',
    ]
    for mark in range(int(low // 5) * 5, int(high) + 1, 5):
        if low <= mark <= high:
            lines += _grid(across(mark), mark, tall)
    for place, (row, gain) in enumerate(zip(found, overall, strict=True)):
        lines += _mark(row.rung.cell, gain, MARGIN + ROW * (place + 0.5), across)
    return "\n".join([*lines, "</svg>"]) + "\n"


def _grid(x: float, mark: int, tall: int) -> list[str]:
    colour, said = ("#555", "0") if mark == 0 else ("#ddd", f"{mark:+d}")
    return [
        f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{MARGIN}" y2="{tall - MARGIN}" stroke="{colour}"/>',
        f'<text x="{x:.1f}" y="{tall - 10}" text-anchor="middle">{said}</text>',
    ]


def _mark(cell: Cell, gain: Gain, y: float, across: Callable[[float], float]) -> list[str]:
    name = f"{cell.one} among {cell.field} ({_table_name(cell)})"
    low, middle, high = across(gain.low), across(gain.points), across(gain.high)
    line = f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}" stroke="#8a4b1f"/>'
    return [
        f'<text x="{LEFT - 12}" y="{y + 4:.1f}" text-anchor="end">{name}</text>',
        line,
        f'<circle cx="{middle:.1f}" cy="{y:.1f}" r="4" fill="#8a4b1f"/>',
    ]


#: Between these lines a page has the leaderboard.
BEGIN, END = "<!-- leaderboard -->", "<!-- end of the leaderboard -->"


def into_page(page: str, board: str) -> str:
    """A page with the leaderboard between its two marks."""
    before, mark, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (mark and end):
        raise ResultsError(f"the page has no lines {BEGIN!r} and {END!r}")
    return f"{before}{BEGIN}\n\n{board.strip()}\n\n{END}{after}"
