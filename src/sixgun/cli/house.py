"""`sixgun house`: what whoever runs a house sees and does, at its machine and without a link."""

from __future__ import annotations

from importlib import import_module

import click

from .lazy import LazyGroup

#: Every command, the module of `house_acts/` that has it, and what it is for.
COMMANDS: dict[str, tuple[str, str]] = {
    "tables": ("lists", "Open tables: who opened them, from where, and what they cost."),
    "people": ("lists", "Who is here, who was here last; by name, id or address."),
    "complaints": ("lists", "Complaints, with what was said; --dismiss what was seen to."),
    "close": ("acting", "Close TABLEs, those of an opener, or those of an address."),
    "ban": ("acting", "Let PERSONs in no more, or nobody of an address."),
    "unban": ("acting", "Let PERSONs, or an address, in again."),
    "bans": ("lists", "Everybody, and every address, that is not let in."),
    "invite": ("acting", "Make an invitation to a closed house, and print its link."),
    "invitations": ("lists", "By what people are let in, and every invitation."),
    "revoke": ("acting", "Take INVITATIONs back; let a --person in no more."),
    "announce": ("acting", "Tell everybody who is in, and for a while who comes, a TEXT."),
    "shutdown": ("acting", "Close quietly, --in 10m or --at 23:30; --cancel stays open."),
    "rules": ("acting", "Show people the rules of the house in FILE, or none any more."),
    "audit": ("lists", "What operators have done, by page and by command."),
}


class HouseCommands(LazyGroup):
    """The commands of an operator, what looks before what does."""

    def offered(self) -> dict[str, str]:
        return {name: purpose for name, (_, purpose) in COMMANDS.items()}

    def imported(self, name: str) -> click.Command:
        module = import_module(f"sixgun.cli.house_acts.{COMMANDS[name][0]}")
        command: click.Command = getattr(module, name)
        return command


@click.group(cls=HouseCommands)
def command() -> None:
    """Look after a house that is open on this machine.

    Commands ask the house through a socket beside its store, which only who runs the house may
    open; no link is needed. Everything that is done stands in `sixgun house audit`.
    """
