"""The command line: one module per command, loaded only when it is called.

- `serve`, `backup`, `restore`   a house; `house_options` are its settings as options
- `play`, `card`, `replay`       for people who play; `terminal_play/` shows and hears
- `simulate`, `duel_simulate`, `bench`, `bots`   many games; `bot_tools/` has the commands of `bots`
- `tournament`                   official tournaments; `tournaments/` has its commands
- `rulebook`, `secrecy`, `trials`   what must hold, tried
- `checkout`                     the tools of a checkout, if this is one: they add commands
- `lookup`, `terminal`, `parallel`   what commands share: names, languages, many processes
- `__main__`                     `python -m sixgun.cli`
"""

from __future__ import annotations

from importlib import import_module

import click

from sixgun import __version__

from .checkout import has_tools, tool_command

#: Every command and what it is for; the module of the same name has `command`.
COMMANDS: dict[str, str] = {
    "serve": "Open a house where people play, in the browser or with programs.",
    "play": "Play a game in the terminal against bots.",
    "card": "Show a card, character, event or role: its rule, its copies, its rulings.",
    "replay": "Show a recorded game, or check that it is whole.",
    "simulate": "Let bots play many games and count who wins.",
    "bots": "Compare bots with each other, look for their faults, teach them.",
    "tournament": "Run an official tournament, simulate many, verify any.",
    "rulebook": "Run the executable rulebook, or scenarios of your own.",
    "secrecy": "Check in sampled positions that nobody sees what he may not know.",
    "backup": "Copy the store of a house into one file, also while it is serving.",
    "restore": "Put a backup in the place of the store of a house.",
    "trials": "Give a house a hard day: it is killed, lied to, flooded and left running.",
    "bench": "Measure how fast the engine is on this machine.",
}
#: The commands that the tools of a checkout add.
TOOLS: dict[str, str] = {
    "pages": "Build the pages of a checkout, check them, or work on them.",
    "generate": "Make the generated files of a checkout, or say which are out of date.",
    "test": "Check style, types and behaviour of a checkout.",
}


def offered() -> dict[str, str]:
    """The commands that there are here, in order."""
    return COMMANDS | (TOOLS if has_tools() else {})


class LazyCommands(click.Group):
    """Commands that are imported when they are needed, in the order of `offered()`."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(offered())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in TOOLS:
            return tool_command(cmd_name)
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"sixgun.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(offered().items()))


@click.group(
    cls=LazyCommands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="`sixgun COMMAND --help` explains each command.",
)
@click.version_option(__version__, prog_name="sixgun")
def main() -> None:
    """Sixgun: the western card game BANG!, to play, to study and to program."""
