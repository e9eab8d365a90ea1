"""`sixgun replay`: a recorded game as sentences, checked line by line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

import sixgun
from sixgun.duel import Duel
from sixgun.engine.machine import Machine
from sixgun.engine.notation import seat_named
from sixgun.engine.reports import Report
from sixgun.locales import speech
from sixgun.narration.chronicle import Chronicler
from sixgun.narration.narrators import BANG, DUEL

from .terminal import prepare_streams, tell, with_language
from .terminal_play.duel_telling import DuelTeller
from .terminal_play.proof import proof_lines
from .terminal_play.records import UnreadableFile, begun, damage, read
from .terminal_play.telling import Teller


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", help="Through the eyes of one player: a name, or a seat from 1 on.")
@click.option("--from-turn", type=click.IntRange(1), default=1, help="Begin at this turn.")
@click.option("--check", is_flag=True, help="Only check that the record is whole.")
@click.option("--verify", is_flag=True, help="Check it, and prove that its deal was fair.")
@click.option("--commitment", help="With --verify: what your client saw before the game.")
@click.option("--quiet", is_flag=True, help="Check without a word; see the exit code.")
@with_language
def command(
    file: Path,
    seat: str | None,
    from_turn: int,
    check: bool,
    verify: bool,
    commitment: str | None,
    quiet: bool,
    lang: str,
) -> None:
    """Show a recorded game, check that it is whole, or prove its deal.

    The game is told with all cards open, or with --seat as one player saw it. A
    record that is damaged, that another version of the rules has written, or whose
    deal proves nothing, is refused with the reason, and the exit code is 1.
    """
    symbols = prepare_streams()
    text, game = checked(file, lang)
    proof = list(proof_lines(text, commitment, lang)) if verify or commitment else []
    if quiet:
        return
    say = speech(lang).say
    if not check and not proof:
        if from_turn > max(1, game.turns):
            raise click.ClickException(say("replay-short", turns=game.turns))
        eyes = seat_meant(seat, game) if seat else None
        is_duel = game.title == Duel.title
        teller = (DuelTeller if is_duel else Teller)(speech(lang), game.names, symbols=symbols)
        telling = Telling if is_duel else GameTelling
        chronicle = (DUEL if is_duel else BANG).chronicle(None)
        for line in telling(teller, chronicle, text, eyes, from_turn).lines():
            tell(line)
    if game.decision:
        tell(say("reason-not-asked", player=game.names[game.decision.seat]))
    tell(say("replay-whole", turns=game.turns, over="yes" if game.over else "no"))
    for line in proof:
        tell(line)


def checked(file: Path, lang: str) -> tuple[str, Any]:
    """A record and the game at its end; a record that cannot be trusted is an error."""
    try:
        text = read(file)
        return text, sixgun.load_record(text)
    except UnreadableFile as error:
        raise click.ClickException(str(error)) from error
    except sixgun.RecordError as error:
        raise click.ClickException(damage(error, str(file), lang)) from error


def seat_meant(text: str, game: Machine) -> int:
    found = seat_named(text, game.names)
    if found is None and text.isdecimal() and 1 <= int(text[:4]) <= game.seats:
        found = int(text) - 1
    if found is None:
        raise click.ClickException(f"nobody is called {text!r}; there are: {', '.join(game.names)}")
    return found


class Telling:
    """A record told as sentences, with all cards open or as one seat saw it."""

    def __init__(
        self, teller: Teller, chronicle: Chronicler, text: str, eyes: int | None, first: int
    ) -> None:
        self.teller = teller
        self.chronicle = chronicle
        self.text = text
        self.eyes = eyes
        self.first = first if first > 1 else 0  # the turn to begin with; 0: what comes before

    def lines(self) -> Iterator[str]:
        """Every line to show."""
        yield from self.opening()
        turn = 0
        for reports in self.batches():
            for report, sentence in self.teller.tell(self.chronicle, reports):
                is_turn = report.key == "turn_began"
                turn = report.number if is_turn else turn
                if turn >= self.first:
                    yield f"\n{sentence}" if is_turn else f"  {sentence}"
        yield ""

    def opening(self) -> Iterator[str]:
        """What is said before all else."""
        yield from ()

    def batches(self) -> Iterator[list[Report]]:
        """What each line of the record led to; the roles are told before all else."""
        heard = 0
        for moment in sixgun.replay(self.text, listen=True):
            reports = moment.game.reports[heard:]
            heard += len(reports)
            yield [self._seen(report) for report in reports if report.key != "dealt_role"]

    def _seen(self, report: Report) -> Report:
        return report if self.eyes is None else sixgun.redacted(report, self.eyes)


class GameTelling(Telling):
    """The record of the big game, with its roles."""

    def opening(self) -> Iterator[str]:
        yield self.teller.say("replay-roles", roles=", ".join(self.roles()))

    def roles(self) -> list[str]:
        """The roles that are known at the beginning."""
        game = begun(self.text)
        roles = game.roles if self.eyes is None else game.view(self.eyes).roles
        return [
            f"{self.teller.player(seat)} {self.teller.name(role)}"
            for seat, role in enumerate(roles)
            if role
        ]
