"""How long the commands take to start: `python benchmarks/start.py [--rounds N] [COMMAND...]`.

Looking up a card and the help of every command, against a bare import of the libraries that a
command for people cannot do without. They run by turns, each in a process of its own, and what
counts is the CPU time of that process: a busy machine slows all of them.
"""

import argparse
import os
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence

import click

from sixgun.cli import main as sixgun_command

BARE = [sys.executable, "-c", "import click, fluent.runtime"]
SIXGUN = [sys.executable, "-P", "-m", "sixgun.cli"]
#: How many times the bare import looking up a card and any help may take.
AIM_CARD, AIM_HELP = 2.0, 1.5


def cpu_seconds(command: Sequence[str]) -> float:
    """The CPU time of a process from its start to its end."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"{' '.join(command)} ended with {process.returncode}")
    return used.ru_utime + used.ru_stime


def ratios(command: Sequence[str], rounds: int) -> list[float]:
    """Each run of a command against the mean of the bare imports right before and after it."""
    found = []
    before = cpu_seconds(BARE)
    for _ in range(rounds):
        taken, after = cpu_seconds(command), cpu_seconds(BARE)
        found.append(taken / ((before + after) / 2))
        before = after
    return found


def commands(group: click.Group, before: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The words of every command there is, those of groups within groups included."""
    for name in group.list_commands(click.Context(group)):
        words = (*before, name)
        yield words
        command = group.get_command(click.Context(group), name)
        if isinstance(command, click.Group):
            yield from commands(command, words)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("commands", nargs="*", help="whose help; without any, of all")
    options = parser.parse_args()
    measured = {"card barrel": (["card", "barrel"], AIM_CARD)}
    for words in commands(sixgun_command):
        if not options.commands or words[0] in options.commands:
            measured[" ".join([*words, "--help"])] = ([*words, "--help"], AIM_HELP)
    bare = statistics.median(cpu_seconds(BARE) for _ in range(options.rounds))
    print(f"import click, fluent.runtime: {1000 * bare:.0f} ms of CPU time")
    for label, (arguments, aim) in measured.items():
        found = ratios([*SIXGUN, *arguments], options.rounds)
        middle = statistics.median(found)
        verdict = "" if middle <= aim else f"  more than {aim}"
        print(f"{label:<32} {middle:5.2f} times  ({min(found):.2f} to {max(found):.2f}){verdict}")


if __name__ == "__main__":
    main()
