"""`sixgun simulate`: bots play many games, and who wins is counted."""

from __future__ import annotations

import json
import shlex
import sys
from functools import partial
from typing import Any

import click

from ..bots.registry import SpecError
from ..bots.simulation import (
    EVERY,
    STALEMATE,
    Mishap,
    Plan,
    Rate,
    Tally,
    check,
    play_games,
    rates_as_data,
    some_seed,
)
from ..engine.cards import SETS
from ..engine.errors import SettingsError
from .parallel import (
    INTERRUPTED,
    Where,
    collect,
    fighters_option,
    game_option,
    json_option,
    mode_option,
    players_option,
    seed_option,
    sets_option,
    where_options,
    working,
)

BAR_WIDTH = 30


@click.command()
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True)
@players_option("5")
@sets_option
@click.option(
    "--bots",
    default="random",
    show_default=True,
    metavar="SPEC[,SPEC…]",
    help="One bot for all seats, or one for each seat.",
)
@seed_option
@where_options
@click.option(
    "--first",
    type=click.IntRange(min=0),
    default=0,
    metavar="I",
    help="The number of the first game, to play one again or to go on.",
)
@click.option("--coverage", is_flag=True, help="Count cards and characters too; slower.")
@game_option
@fighters_option
@mode_option
@json_option
def command(
    game: str,
    fighters: tuple[int, ...],
    mode: tuple[str, ...],
    games: int,
    players: tuple[int, ...],
    sets: tuple[str, ...],
    bots: str,
    seed: str | None,
    where: Where,
    first: int,
    coverage: bool,
    as_json: bool,
) -> None:
    """Let bots play many games and count who wins.

    The same seed gives the same games, whatever the number of processes or machines. Exit
    code 1 if a game broke off with an error or did not come to an end.
    """
    specs = tuple(spec.strip() for spec in bots.split(","))
    if game == "duel":
        from sixgun.duel.bots.simulation import DuelPlan

        from .duel_simulate import simulate

        duels = DuelPlan(specs, fighters, mode, seed or str(some_seed()))
        simulate(duels, range(first, first + games), where, as_json=as_json)
    plan = Plan(players, sets, specs, seed or str(some_seed()), coverage)
    refuse(plan)
    tally, interrupted = play(plan, range(first, first + games), where)
    if as_json:
        click.echo(json.dumps(as_data(plan, tally, interrupted), indent=2))
    else:
        click.echo("\n".join(as_text(plan, tally, interrupted)))
    sys.exit(INTERRUPTED if interrupted else int(bool(tally.errors or tally.unfinished)))


def refuse(plan: Plan) -> None:
    """Say what is wrong with a plan, if anything is, by the names of the options."""
    if len(plan.bots) > 1 and set(plan.players) != {len(plan.bots)}:
        raise click.UsageError(
            f"{len(plan.bots)} bots need --players {len(plan.bots)}; or give one bot for all seats"
        )
    try:
        check(plan)
    except (SettingsError, SpecError) as error:
        raise click.UsageError(str(error)) from error


def play(plan: Plan, numbers: range, where: Where) -> tuple[Tally, bool]:
    """Play these games; was it interrupted?"""
    total = Tally()

    def take(tally: Tally) -> int:
        total.add(tally)
        return tally.games

    with working(where) as executor:
        chunks = plan.chunks(numbers, executor.places)
        work = partial(play_games, plan)
        return total, collect(executor, work, chunks, take, "Playing", len(numbers))


# ---------------------------------------------------------------- results


def as_data(plan: Plan, tally: Tally, interrupted: bool) -> dict[str, Any]:
    """The results as one JSON object."""
    data: dict[str, Any] = {
        "seed": plan.seed,
        "players": list(plan.players),
        "sets": list(plan.sets),
        "bots": list(plan.bots),
        "games": tally.games,
        "finished": tally.finished,
        "unfinished": tally.unfinished,
        "errors": tally.errors,
        "stalemates": tally.stalemates,
        "interrupted": interrupted,
        "cpu_seconds": round(tally.cpu_seconds, 3),
        "games_per_cpu_second": round(_per(tally.finished, tally.cpu_seconds), 1),
        "decisions_per_game": round(_per(tally.decisions, tally.finished), 2),
        "turns_per_game": round(_per(tally.turns, tally.finished), 2),
        "wins": {
            "roles": rates_as_data(tally.by_role()),
            "sides": rates_as_data(tally.by_side()),
            "bots": rates_as_data(tally.by_bot()),
        },
        "mishaps": [{**mishap._asdict(), "again": again(plan, mishap)} for mishap in tally.mishaps],
    }
    if plan.coverage:
        sets = covered(plan)
        data["coverage"] = {
            "cards": tally.by_card(sets),
            "characters": rates_as_data(tally.by_character(sets)),
            "abilities": tally.by_ability(sets),
            "events": tally.by_event(sets),
        }
    return data


def _per(count: float, of: float) -> float:
    return count / of if of else 0.0


def again(plan: Plan, mishap: Mishap) -> str:
    """The command that plays this game again."""
    players = f"{plan.players[0]}-{plan.players[-1]}" if plan.players[1:] else str(plan.players[0])
    words = ["--games", "1", "--first", mishap.number, "--seed", plan.seed, "--players", players]
    words += ["--sets", ",".join(plan.sets), "--bots", ",".join(plan.bots)]
    return shlex.join(["sixgun", "simulate", *map(str, words)])


def as_text(plan: Plan, tally: Tally, interrupted: bool) -> list[str]:
    """The results for people."""
    lines = ["Interrupted; this is what was done."] if interrupted else []
    lines.append(f"{tally.games} games ({', '.join(plan.bots)}; seed {plan.seed})")
    lines.append(
        f"  {_per(tally.turns, tally.finished):.1f} turns and "
        f"{_per(tally.decisions, tally.finished):.1f} decisions a game, "
        f"{_per(tally.finished, tally.cpu_seconds):.0f} games a CPU-second"
    )
    lines.append(
        f"  {tally.errors} errors, {tally.unfinished} unfinished, "
        f"{tally.stalemates} of more than {STALEMATE} turns"
    )
    lines += _table("A player with this role won", tally.by_role())
    lines += _table("This side won the game", tally.by_side())
    if len(set(plan.bots)) > 1:
        lines += _table("A seat of this bot won", tally.by_bot())
    if plan.coverage:
        lines += _coverage(plan, tally)
    for mishap in tally.mishaps:
        lines += _told(plan, mishap, in_full=tally.games == 1)
    return lines


def _table(title: str, rates: dict[str, Rate]) -> list[str]:
    width = max(map(len, rates), default=0)
    rows = [f"  {name:{width}} {rate}  {bar(rate.rate)}" for name, rate in rates.items()]
    return ["", f"{title} (95 % interval)", *rows]


def bar(share: float) -> str:
    """A share of 1 as a bar, in eighths of a character."""
    eighths = round(share * BAR_WIDTH * 8)
    return "█" * (eighths // 8) + " ▏▎▍▌▋▊▉"[eighths % 8].strip()


def _coverage(plan: Plan, tally: Tally) -> list[str]:
    sets = covered(plan)
    lines = _counts("Cards played or used", tally.by_card(sets))
    lines += _counts("Abilities used or taking effect", tally.by_ability(sets))
    lines += _counts("Events turned up", tally.by_event(sets))
    lines += _table("A player with this character won", tally.by_character(sets))
    unseen = [slug for slug, rate in tally.by_character(sets).items() if not rate.games]
    return [*lines, f"  never dealt: {', '.join(unseen) or 'none'}"]


def covered(plan: Plan) -> tuple[str, ...]:
    """Every set that occurs in a plan."""
    return tuple(SETS) if plan.sets == EVERY else plan.sets


def _counts(title: str, counts: dict[str, int]) -> list[str]:
    if not counts:
        return []
    most = max(counts.values()) or 1
    rows = [f"  {slug:18} {count:8}  {bar(count / most)}" for slug, count in counts.items()]
    never = [slug for slug, count in counts.items() if not count]
    return ["", title, *rows, f"  never: {', '.join(never) or 'none'}"]


def _told(plan: Plan, mishap: Mishap, *, in_full: bool) -> list[str]:
    lines = ["", f"Game {mishap.number} ({mishap.players} players, seed {mishap.seed}):"]
    lines.append(mishap.trace.rstrip() if in_full else f"  {mishap.error}")
    return lines if in_full else [*lines, f"  to see it again: {again(plan, mishap)}"]
