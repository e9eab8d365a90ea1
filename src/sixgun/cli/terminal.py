"""What the commands for people share: the language, and what the terminal can show."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib import import_module
from shutil import get_terminal_size
from textwrap import fill
from typing import TypeVar

import click

from sixgun.locales import LANGUAGES

Command = TypeVar("Command", bound=Callable[..., object])

#: Signs of our sentences that have no plain letter inside them.
PLAIN_SIGNS = str.maketrans(
    {
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "…": "...",
        "–": "-",
        "—": "-",
        "−": "-",
        "¡": "",
        "¿": "",
        "«": '"',
        "»": '"',
        "·": "-",
        "×": "x",
    }
)


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, else English."""
    wanted = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG")
    code = (wanted or "")[:2].lower()
    return code if code in LANGUAGES else "en"


def with_language(command: Command) -> Command:
    """Give a command the option `--lang`."""
    option = click.option(
        "--lang",
        type=click.Choice(list(LANGUAGES)),
        default=lambda: language_of(os.environ),
        help="The language: en, it or es; by default that of the environment, else en.",
    )
    return option(command)


def prepare_streams() -> bool:
    """See to it that no character can stop the program; can the terminal show symbols?"""
    codecs.register_error("plainly", plainly)
    with suppress(ImportError):  # where there is one, it lets people edit what they type
        import_module("readline")
    for stream, errors in (
        (sys.stdin, "replace"),
        (sys.stdout, "plainly"),
        (sys.stderr, "plainly"),
    ):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
    return codecs.lookup(getattr(sys.stdout, "encoding", None) or "ascii").name == "utf-8"


def plainly(error: UnicodeError) -> tuple[str | bytes, int]:
    """An error handler: é becomes e, “ becomes \", and what has no plain form a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(PLAIN_SIGNS)
    letters = unicodedata.normalize("NFKD", text)
    bare = "".join(c if c.isascii() else "?" for c in letters if not unicodedata.combining(c))
    return bare, error.end


def tell(*lines: str) -> None:
    """Print lines; unlike `click.echo`, in the encoding that the terminal says it has."""
    for line in lines or ("",):
        print(line, flush=True)


def paragraph(text: str, indent: str = "") -> str:
    """A text in lines that fit the terminal."""
    width = max(40, min(96, get_terminal_size((96, 24)).columns))
    return fill(
        text,
        width,
        initial_indent=indent,
        subsequent_indent=indent,
        break_on_hyphens=False,
        break_long_words=False,
    )
