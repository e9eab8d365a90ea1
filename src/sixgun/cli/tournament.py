"""`sixgun tournament`: official tournaments from registration to report, without a browser."""

from __future__ import annotations

from importlib import import_module

import click

from .lazy import LazyGroup

#: Every command, the module of `tournaments/` that has it, and what it is for.
COMMANDS: dict[str, tuple[str, str]] = {
    "new": ("acts", "Begin a tournament in FILE and open its registration."),
    "register": ("acts", "Register NAME, or everybody in a CSV file."),
    "check-in": ("door", "Open check-in, note who is here, tell who is missing."),
    "waiting": ("door", "The waiting list: who waits, who moves up, how many places there are."),
    "leave-out": ("door", "PERSONs who have not come do not play."),
    "late-entry": ("door", "NAME comes after registration was closed."),
    "office": ("officers", "Name a referee, judge, registrar or organizer, or dismiss one."),
    "draw": ("drawing", "Draw the next round of the tournament in FILE, or all rounds at once."),
    "tables": ("stages", "How far the tables of a ROUND are; start all games, set one back."),
    "sheet": ("acts", "Enter, correct or verify the sheet of a TABLE in a ROUND."),
    "leave": ("acts", "PLAYER withdraws; or is warned or expelled."),
    "derogate": ("acts", "Take a derogation, note what it needs, leave the official rules, stop."),
    "standings": ("acts", "The standings so far: for the referee only, until they are published."),
    "publish": ("acts", "Validate the standings and make them public."),
    "duel": ("acts", "Begin the duels; draw sides, note who won; close the tournament."),
    "report": ("files", "The report to the publisher, which `verify` can check."),
    "backup": ("files", "Copy everything about the tournament in FILE into one file."),
    "restore": ("files", "Take a tournament out of a BACKUP into a FOLDER."),
    "give-regulation": ("files", "The regulation of the season, at everybody's hand."),
    "regulation": ("acts", "Print every rule of the regulation with its code and its tests."),
    "season": ("season", "Results of several tournaments by person; sanctions and bans."),
    "house-link": ("house_link", "The link by which tournaments of a house are opened."),
    "simulate": ("simulating", "Run whole tournaments without people, and write their reports."),
    "verify": ("verifying", "Verify reports (.json), logs (.jsonl), or all that lie in a folder."),
}


class TournamentCommands(LazyGroup):
    """The commands of a tournament, in the order in which a referee needs them."""

    def offered(self) -> dict[str, str]:
        return {name: purpose for name, (_, purpose) in COMMANDS.items()}

    def imported(self, name: str) -> click.Command:
        module = import_module(f"sixgun.cli.tournaments.{COMMANDS[name][0]}")
        command: click.Command = getattr(module, name.replace("-", "_"))
        return command


@click.group(cls=TournamentCommands)
def command() -> None:
    """Run a tournament by the official regulation, or check one.

    A tournament is a log of events in a file that ends in .jsonl; names lie beside it in
    a file of their own.
    """
