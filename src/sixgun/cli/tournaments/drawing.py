"""`sixgun tournament draw`: the next round of a tournament, or a whole one at once."""

from __future__ import annotations

import json
from pathlib import Path
from secrets import token_bytes

import click

from ...engine.chance import seed_from
from ...tournament.log.dice import Dice
from ...tournament.log.errors import Refused
from ...tournament.log.seating import trial_draw
from ...tournament.log.state import Tournament
from ...tournament.regulation.draw import draw_tournament
from ...tournament.regulation.rounds import MOST_ROUNDS, rounds_for
from ..parallel import json_option
from .desk import (
    Acts,
    by_option,
    hall_option,
    names_in,
    needed,
    opened,
    said_something,
    told,
    writing,
)
from .words import Speaker, lang_option, seating_text


@click.command()
@click.argument("file", required=False, type=click.Path(path_type=Path))
@click.option("--players", type=click.IntRange(10, 100), help="Draw a whole tournament at once.")
@click.option("--rounds", type=click.IntRange(1, MOST_ROUNDS), help="As the regulation says.")
@click.option("--seed", default="0", show_default=True, help="With --players: a number or word.")
@hall_option
@click.option("--confirm", is_flag=True, help="Somebody must be Sheriff again, and that is seen.")
@click.option(
    "--void",
    metavar="REASON",
    callback=said_something,
    help="Take the last draw back, before any game of it.",
)
@click.option("--show", is_flag=True, help="Show the last draw again.")
@by_option
@json_option
@lang_option
def draw(
    file: Path | None,
    players: int | None,
    rounds: int | None,
    seed: str,
    hall: str | None,
    confirm: bool,
    void: str | None,
    show: bool,
    by: str,
    as_json: bool,
    lang: str,
) -> None:
    """Draw the next round of the tournament in FILE, or all rounds for --players at once.

    The number that --hall gives is called out in the hall; everybody can draw again with it.
    """
    if file is None and players is not None:
        _draw_all(players, rounds, seed, as_json=as_json)
        return
    if file is None:
        raise click.UsageError("Say the FILE of a tournament, or --players for a draw without one.")
    if void:
        with writing(file, lang, by) as acts:
            last = len(acts.tournament.rounds)
            acts.do("void_draw", reason=void, confirmed=True)
            acts.tell("draw-voided", round=last, reason=void)
        return
    if not show:
        with writing(file, lang, by) as acts:
            _draw_next(acts, needed(hall), confirmed=confirm)
    _show(file, lang, as_json=as_json)


def _draw_next(acts: Acts, hall: str, *, confirmed: bool) -> None:
    """A-03: how many must be Sheriff again is told, not who: nobody tries out numbers."""
    try:
        acts.do("draw_round", hall=hall, confirmed=confirmed)
    except Refused as error:
        if error.words[0] != "desk-confirm":
            raise
        again = len(trial_draw(acts.tournament, Dice(token_bytes(32))).sheriffs_again)
        raise Refused.because(("desk-sheriffs-again", {"count": again})) from error


def _show(file: Path, lang: str, *, as_json: bool) -> None:
    store, desk = opened(file)
    if not desk.tournament.rounds:
        raise click.ClickException(told(Refused("no-round"), store, lang))
    speaker = Speaker(lang, names_in(store))
    click.echo(_seating_json(desk.tournament) if as_json else seating_text(desk, speaker))


def _draw_all(players: int, rounds: int | None, seed: str, *, as_json: bool) -> None:
    drawn = draw_tournament(players, rounds or rounds_for(players), seed_from(seed))
    if as_json:
        click.echo(json.dumps({"rounds": [[list(t) for t in d.tables] for d in drawn]}))
        return
    for number, draw in enumerate(drawn, 1):
        click.echo(f"round {number}")
        for place, table in enumerate(draw.tables, 1):
            click.echo(f"  table {place}: {' '.join(map(str, table))}")


def _seating_json(tournament: Tournament) -> str:
    rounds = [[list(table) for table in each.seating] for each in tournament.rounds]
    return json.dumps({"rounds": rounds})
