"""Groups of commands that are imported when they are called, so that help comes at once."""

from __future__ import annotations

import click


class LazyGroup(click.Group):
    """Commands of which it is known what they are for before they are imported."""

    def offered(self) -> dict[str, str]:
        """What there is, in order, and what each is for."""
        raise NotImplementedError

    def imported(self, name: str) -> click.Command:
        """One of the commands offered, or one that says why it is not."""
        raise NotImplementedError

    def known(self, name: str) -> bool:
        return name in self.offered()

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.offered())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return self.imported(cmd_name) if self.known(cmd_name) else None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(self.offered().items()))
