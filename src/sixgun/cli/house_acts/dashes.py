"""What begins with a dash and is no option: the name of a table, of a person, a text."""

from __future__ import annotations

import re

import click

#: One dash and more than a letter, or what has the length of a table's name: houses before 0.2.0
#: drew names that begin with dashes. Whatever else begins with two is an option, or a slip of the
#: pen that click explains.
NO_OPTION = re.compile(r"-[^-].+|-[A-Za-z0-9_-]{21}", re.DOTALL)


class TakesDashes(click.Command):
    """A command whose arguments can be pasted as they are, also if they begin with a dash."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        options = [each for each in self.get_params(ctx) if isinstance(each, click.Option)]
        return super().parse_args(ctx, behind_options(args, options))


def behind_options(words: list[str], options: list[click.Option]) -> list[str]:
    """The same words, those that begin with a dash and are no options after a `--`."""
    names = {name for each in options for name in (*each.opts, *each.secondary_opts)}
    asking = {name for each in options if not (each.is_flag or each.count) for name in each.opts}
    end = words.index("--") if "--" in words else len(words)
    before: list[str] = []
    dashed: list[str] = []
    is_value = False
    for word in words[:end]:
        is_dashed = not is_value and word not in names and NO_OPTION.fullmatch(word) is not None
        (dashed if is_dashed else before).append(word)
        is_value = not is_value and word in asking
    return [*before, "--", *dashed, *words[end + 1 :]]
