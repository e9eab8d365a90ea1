"""`sixgun play --game duel`: a person against a bot, line by line, also through pipes."""

from __future__ import annotations

import secrets
from pathlib import Path
from random import Random
from typing import Any

import click

import sixgun
from sixgun.duel import Duel
from sixgun.duel.bots import make_duel_bot
from sixgun.engine.notation import seat_named
from sixgun.locales import speech

from .duel_session import DuelSession
from .duel_telling import DuelTeller
from .records import BOTS, PERSON, UnreadableFile, damage, new_file, read, resumed, said_in_header
from .sitting import played

DEFAULT_BOT = "brawler"
BOT_NAME = "Belle"

Table = tuple[sixgun.Recorder, int, str, str]


def is_duel(file: Path) -> bool:
    """Does this file hold the record of a duel?"""
    try:
        return said_in_header(read(file), "game ") == Duel.title
    except UnreadableFile:
        return False  # which is said by whoever reads it next


def play_duel(lang: str, resume: Path | None, save: Path | None, options: dict[str, Any]) -> int:
    """Play a duel and say how it ended; the exit code."""
    try:
        recorder, me, spec, seed = _taken_up(resume, options) if resume else _laid(options, lang)
    except sixgun.RecordError as error:
        raise click.ClickException(damage(error, str(resume), lang)) from error
    except (sixgun.SixgunError, ValueError, UnreadableFile) as error:
        raise click.ClickException(str(error)) from error
    bot = make_duel_bot(spec, Random(seed).getrandbits(64))
    session = DuelSession(recorder, bot, DuelTeller(speech(lang), recorder.game.names, me), me)
    return played(session, spec, save or resume or new_file(), going_on=resume is not None)


def _laid(options: dict[str, Any], lang: str) -> Table:
    """A new duel: its recorder, the person's seat, the spec and the seed of the bot."""
    from ..play import checked_seat, plain_name

    me = checked_seat(options["seat"] or 1, 2)
    name = plain_name(options["name"] or speech(lang).say("play-your-name"))
    names = [name, BOT_NAME] if me == 0 else [BOT_NAME, name]
    spec = options["bots"] or DEFAULT_BOT
    make_duel_bot(spec)  # a spec that cannot be is better refused now
    game = Duel(
        options["seed"],
        listen=True,
        names=names,
        mode="tournament" if options["tournament"] else "normal",
        characters=options["fighters"] or 4,
    )
    return sixgun.Recorder(game), me, spec, options["seed"] or secrets.token_hex(16)


def _taken_up(file: Path, options: dict[str, Any]) -> Table:
    """A saved duel; its bot gets a new seed."""
    text = read(file)
    recorder = resumed(text)
    if recorder.game.over:
        raise UnreadableFile(f"{file}: this game is over; `sixgun replay` shows it")
    person = said_in_header(text, PERSON)
    me = (seat_named(person, recorder.game.names) if person else 0) or 0
    spec = options["bots"] or said_in_header(text, BOTS) or DEFAULT_BOT
    make_duel_bot(spec)
    return recorder, me, spec, secrets.token_hex(16)
