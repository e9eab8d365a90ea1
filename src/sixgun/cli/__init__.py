"""The command line: one module per command, loaded only when it is called.

- `serve`, `backup`, `restore`, `doctor`   a house; `house_options` are its settings as options
- `house`                        what whoever runs one does; `house_acts/` has its commands
- `play`, `card`, `replay`       for people who play; `terminal_play/` shows and hears
- `simulate`, `duel_simulate`, `bench`, `bots`   many games; `bot_tools/` has the commands of `bots`
- `tournament`                   official tournaments; `tournaments/` has its commands
- `rulebook`, `judge`, `secrecy`, `trials`   what must hold, tried
- `lazy`                         groups of commands, imported when they are called
- `checkout`                     the tools of a checkout, if this is one: they add commands
- `terminal`, `voice`, `parallel`   what commands share: languages, sentences, much work
- `lookup/`                      things by their names, for `card` and `play`
- `__main__`                     `python -m sixgun.cli`
"""

from __future__ import annotations

from importlib import import_module

import click

from sixgun import __version__
from sixgun.builds import BUILD

from .checkout import has_tools, tool_command
from .lazy import LazyGroup

#: Every command and what it is for; the module of the same name has `command`.
COMMANDS: dict[str, str] = {
    "serve": "Open a house where people play, in the browser or with programs.",
    "house": "Look after a house that is open here: tables, people, bans, shutdown.",
    "play": "Play a game in the terminal against bots.",
    "card": "Show a card, character, event or role: its rule, its copies, its rulings.",
    "replay": "Show a recorded game, or check that it is whole.",
    "simulate": "Let bots play many games and count who wins.",
    "bots": "Compare bots with each other, look for their faults, teach them.",
    "tournament": "Run an official tournament, simulate many, verify any.",
    "rulebook": "Run the executable rulebook, or scenarios of your own.",
    "judge": "Let a second judge, who knows the rules and not the engine, follow random games.",
    "secrecy": "Check in sampled positions that nobody sees what he may not know.",
    "backup": "Copy the store of a house into one file, also while it is serving.",
    "doctor": "Say what is wrong with the store of a house, and repair what can be repaired.",
    "restore": "Put a backup in the place of the store of a house.",
    "trials": "Give a house a hard day: it is killed, lied to, flooded and left running.",
    "bench": "Measure how fast the engine is on this machine.",
}
#: The commands that the tools of a checkout add.
TOOLS: dict[str, str] = {
    "compile": "Compile the engine of a checkout, which makes games about twice as fast.",
    "pages": "Build the pages of a checkout, check them, or work on them.",
    "generate": "Make the generated files of a checkout, or say which are out of date.",
    "sbom": "Say what is in a house besides our own code: a bill of materials.",
    "test": "Check style, types and behaviour of a checkout.",
}


def offered() -> dict[str, str]:
    """The commands that there are here, in order."""
    return COMMANDS | (TOOLS if has_tools() else {})


class Commands(LazyGroup):
    """All of them; the tools of a checkout can be called anywhere, to be told what they need."""

    def offered(self) -> dict[str, str]:
        return offered()

    def known(self, name: str) -> bool:
        return name in COMMANDS or name in TOOLS

    def imported(self, name: str) -> click.Command:
        if name in TOOLS:
            return tool_command(name)
        command: click.Command = import_module(f"sixgun.cli.{name}").command
        return command


@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="`sixgun COMMAND --help` explains each command.",
)
@click.version_option(f"{__version__}, {BUILD}", prog_name="sixgun")
def main() -> None:
    """Sixgun: the western card game BANG!, to play, to study and to program."""
