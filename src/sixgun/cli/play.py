"""`sixgun play`: a person against bots, line by line, also through pipes."""

from __future__ import annotations

import secrets
import sys
import unicodedata
from pathlib import Path
from random import Random
from typing import Any

import click
from click.core import ParameterSource

import sixgun
from sixgun.bots import Bot, make_bot
from sixgun.bots.levels import LEVELS, level_named
from sixgun.bots.tempers import TEMPERS
from sixgun.engine.cards import SETS
from sixgun.engine.notation import seat_named
from sixgun.engine.settings import DEALS, ROLES_FOR
from sixgun.locales import speech

from .terminal import prepare_streams, with_language
from .terminal_play.duel_play import is_duel, play_duel
from .terminal_play.records import (
    BOTS,
    PERSON,
    UnreadableFile,
    damage,
    new_file,
    read,
    resumed,
    said_in_header,
)
from .terminal_play.session import Session
from .terminal_play.sitting import played
from .terminal_play.telling import Teller

#: Who sits at the table besides the person. No two begin alike, and none with a vowel, before
#: which Italian would say “ad” rather than “a”.
BOT_NAMES = ("Belle", "Clem", "Dolly", "Flora", "Gus", "Hattie", "Jeb", "Kate")

#: Who plays the others, if nobody says.
DEFAULT_BOTS = "tracker"


@click.command()
@click.option(
    "--players",
    type=click.IntRange(min(ROLES_FOR), max(ROLES_FOR)),
    default=5,
    show_default=True,
    help="How many play, you included.",
)
@click.option("--seed", help="The same seed and the same choices give the same game.")
@click.option(
    "--sets",
    default="base",
    show_default=True,
    help=f"Which boxes, by comma, or all: {', '.join(SETS)}.",
)
@click.option("--name", help="What you are called: one word.")
@click.option("--seat", type=click.IntRange(1), help="Where you sit.  [default: 1]")
@click.option(
    "--characters",
    type=click.Choice(DEALS),
    default="random",
    show_default=True,
    help="How characters are dealt: one each, or two to choose from, hidden or open.",
)
@click.option("--simplified", is_flag=True, help="Leave out the cards with the book symbol.")
@click.option(
    "--bots",
    help="Who plays the others; `sixgun bots list` names them.  [default: tracker; "
    "in a duel brawler, or random, search]",
)
@click.option(
    "--level",
    help="How hard they play, instead of --bots: "
    + ", ".join(f"{number} {level.name}" for number, level in enumerate(LEVELS, 1))
    + ".",
)
@click.option(
    "--personality",
    type=click.Choice(["any", *TEMPERS]),
    help="What the bots are like; any: each gets one by chance.",
)
@click.option(
    "--game",
    type=click.Choice(["bang", "duel"]),
    default="bang",
    show_default=True,
    help="The big game, or the duel of Law (--seat 1) and Outlaws (--seat 2).",
)
@click.option(
    "--fighters", type=click.IntRange(2, 6), help="Characters a side in a duel.  [default: 4]"
)
@click.option(
    "--tournament", is_flag=True, help="Choose the characters of a duel, as in tournaments."
)
@click.option(
    "--explain", is_flag=True, help="Bots say why they choose what they choose: this spoils."
)
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a saved game.")
@click.option("--save", type=click.Path(path_type=Path), help="Where to save the game.")
@with_language
def command(lang: str, resume: Path | None, save: Path | None, **options: Any) -> None:
    """Play a game in the terminal against bots.

    You are told what happens, and asked. Answer with the number of an option or
    with its words; `help` lists what else you can say. Whenever you stop, the game
    is saved and can be resumed.
    """
    symbols = prepare_streams()
    if resume:
        refuse_settings(click.get_current_context())
    is_a_duel = options["game"] == "duel" or bool(resume and is_duel(resume))
    refuse_foreign(click.get_current_context(), "duel" if is_a_duel else "bang")
    if is_a_duel:
        sys.exit(play_duel(lang, resume, save, options))
    try:
        table = taken_up(resume, options) if resume else laid(options, lang)
    except sixgun.RecordError as error:
        raise click.ClickException(damage(error, str(resume), lang)) from error
    except (sixgun.SixgunError, ValueError, UnreadableFile) as error:
        raise click.ClickException(str(error)) from error
    recorder, me, bots, seed = table
    teller = Teller(speech(lang), recorder.game.names, me, symbols=symbols)
    minds = seated(bots, seed, recorder.game.seats)
    session = Session(recorder, minds, teller, me, explain=options["explain"])
    sys.exit(played(session, bots, save or resume or new_file(), going_on=resume is not None))


def refuse_settings(context: click.Context) -> None:
    """A game that is resumed has its settings already."""
    for name in ("players", "seed", "sets", "name", "characters", "simplified", "game", "fighters"):
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            raise click.UsageError(f"--{name} cannot be given with --resume")


#: What only one of the games knows.
FOREIGN = {
    "duel": (
        "players",
        "sets",
        "characters",
        "simplified",
        "explain",
        "level",
        "personality",
    ),
    "bang": ("fighters", "tournament"),
}


def refuse_foreign(context: click.Context, game: str) -> None:
    """What belongs to the other game is not passed over in silence."""
    for name in FOREIGN[game]:
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            raise click.UsageError(f"--{name} cannot be given with --game {game}")


def seated(specs: str, seed: str, seats: int) -> dict[int, Bot]:
    """A bot for every seat, each with a seed of its own; one spec for all, or one for each."""
    found = specs.split(",")
    if len(found) not in (1, seats):
        raise ValueError(f"{seats} seats need one bot for all or {seats}, not {len(found)}")
    return {
        seat: make_bot(found[seat % len(found)], Random(f"{seed} {seat}").getrandbits(64))
        for seat in range(seats)
    }


def wished(options: dict[str, Any], seed: str, seats: int) -> str:
    """The specs of the bots that were asked for, by name or by level; "": by neither."""
    bots, level, temper = options["bots"], options["level"], options["personality"]
    if bots and (level or temper):
        raise ValueError("--bots says it all: leave out --level and --personality")
    if not level and not temper:
        return str(bots or "")
    chosen = level_named(level or DEFAULT_BOTS)
    if temper and not chosen.tempered:
        raise ValueError(f"bots of the level {chosen.name} have no personality")
    if temper != "any":
        return f"{chosen.spec}:personality={temper}" if temper else chosen.spec
    dice = Random(f"{seed} personalities")
    return ",".join(
        f"{chosen.spec}:personality={dice.choice(tuple(TEMPERS))}" for _ in range(seats)
    )


Table = tuple[sixgun.Recorder, int, str, str]


def laid(options: dict[str, Any], lang: str) -> Table:
    """A new game: its recorder, the person's seat, the spec and the seed of the bots."""
    players, seed = options["players"], options["seed"] or secrets.token_hex(16)
    me = checked_seat(options["seat"] or 1, players)
    bots = wished(options, seed, players) or DEFAULT_BOTS
    name = plain_name(options["name"] or speech(lang).say("play-your-name"))
    seated(bots, seed, players)  # a spec that cannot be is better refused now
    game = sixgun.Game(
        players,
        options["seed"],
        listen=True,
        names=names_around(name, me, players),
        sets=options["sets"],
        characters=options["characters"],
        simplified=options["simplified"],
    )
    return sixgun.Recorder(game), me, bots, seed


def taken_up(file: Path, options: dict[str, Any]) -> Table:
    """A saved game; its bots get new seeds."""
    text = read(file)
    recorder = resumed(text)
    if recorder.game.over:
        raise UnreadableFile(f"{file}: this game is over; `sixgun replay` shows it")
    person = said_in_header(text, PERSON)
    seat = seat_named(person, recorder.game.names) if person else 0
    if options["seat"]:
        seat = checked_seat(options["seat"], recorder.game.seats)
    seed, seats = secrets.token_hex(16), recorder.game.seats
    bots = wished(options, seed, seats) or said_in_header(text, BOTS) or DEFAULT_BOTS
    seated(bots, seed, seats)
    return recorder, seat or 0, bots, seed


def checked_seat(seat: int, players: int) -> int:
    if seat > players:
        raise sixgun.SettingsError(f"seats go from 1 to {players}; yours cannot be {seat}")
    return seat - 1


def plain_name(name: str) -> str:
    """José sits down as Jose: names of the notation have plain letters."""
    letters = unicodedata.normalize("NFKD", name)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def names_around(name: str, me: int, players: int) -> list[str]:
    """The person's name at the person's seat, the bots' names at the others."""
    others = [other for other in BOT_NAMES if other.casefold() != name.casefold()]
    return [*others[:me], name, *others[me : players - 1]]
