"""What a house carries on this machine: `python benchmarks/house.py`.

Tables of five sockets on loopback, everybody a person who plays at random: once as fast as it
goes, once at half the aim. The reference is an echo: the same tables, sockets and sizes of
messages, but no game, no rules and no store behind them; the ratio says what those cost.
"""

import argparse
import tempfile
from pathlib import Path
from statistics import median

from sixgun.server.front.serving import run
from sixgun.trials.echo import EchoProcess
from sixgun.trials.load import Measurements, load

#: Decisions a second on one process, each on disk before anybody hears of it.
AIM = 2_000
PLAYERS = 5


async def measured(tables: int, seconds: float, rate: float, echo: int = 0) -> Measurements:
    """One run, against a house or against an echo of so many bytes."""
    with tempfile.TemporaryDirectory(prefix="sixgun-load-") as name:
        folder = Path(name)
        house = EchoProcess(folder, echo) if echo else None
        return await load(
            folder, tables=tables, players=PLAYERS, seconds=seconds, rate=rate, house=house
        )


async def rounds(
    arguments: argparse.Namespace,
) -> list[tuple[Measurements, Measurements, Measurements]]:
    """House at full speed, echo, house at half the aim, by turns."""
    found = []
    for number in range(arguments.rounds):
        full = await measured(arguments.tables, arguments.seconds, 0.0)
        echo = await measured(
            arguments.tables, arguments.seconds / 2, 0.0, round(full.bytes_per_update)
        )
        half = await measured(arguments.tables, arguments.seconds, AIM / 2)
        found.append((full, echo, half))
        print(f"round {number + 1} of {arguments.rounds} is done", flush=True)
    return found


def rows(
    found: list[tuple[Measurements, Measurements, Measurements]],
) -> list[tuple[str, float, str, float]]:
    """Name, figure, aim and reference of every line, as medians over the rounds."""
    full, echo, half = zip(*found, strict=True)

    def middle(runs: tuple[Measurements, ...], name: str, factor: float = 1.0) -> float:
        return factor * median([getattr(each, name) for each in runs])

    return [
        ("decisions a second", middle(full, "rate"), f"≥ {AIM:,}", middle(echo, "rate")),
        ("… for a second of CPU time", middle(full, "cpu_rate"), "", middle(echo, "cpu_rate")),
        ("p50 at full speed, ms", middle(full, "p50", 1e3), "", middle(echo, "p50", 1e3)),
        ("p99 at full speed, ms", middle(full, "p99", 1e3), "", middle(echo, "p99", 1e3)),
        (f"decisions a second of {AIM / 2:,.0f}", middle(half, "rate"), "", 0.0),
        (f"p50 at {AIM / 2:,.0f} a second, ms", middle(half, "p50", 1e3), "", 0.0),
        (f"p99 at {AIM / 2:,.0f} a second, ms", middle(half, "p99", 1e3), "≤ 50", 0.0),
        ("bytes per decision and viewer", middle(full, "bytes_per_update"), "≤ 1,024", 0.0),
        (
            "messages per decision and viewer",
            middle(full, "updates_per_decision", 1 / PLAYERS),
            "1",
            0.0,
        ),
        (
            "memory per table, KB",
            middle(full, "bytes_per_table", 1 / 1024),
            "≤ 1,024",
            middle(echo, "bytes_per_table", 1 / 1024),
        ),
    ]


def table(found: list[tuple[Measurements, Measurements, Measurements]]) -> list[str]:
    lines = [f"{'':34}{'house':>10}{'aim':>10}{'echo':>10}{'house/echo':>12}"]
    for name, figure, aim, reference in rows(found):
        compared = f"{_short(reference):>10}{figure / reference:12.3f}" if reference else ""
        lines.append(f"{name:34}{_short(figure):>10}{aim:>10}{compared}")
    return lines


def _short(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="tables of five people")
    parser.add_argument("--seconds", type=float, default=15, help="time of one run")
    parser.add_argument("--rounds", type=int, default=1, help="how often everything is measured")
    arguments = parser.parse_args()

    async def whole() -> None:
        print("\n".join(table(await rounds(arguments))))

    run(whole())


if __name__ == "__main__":
    main()
