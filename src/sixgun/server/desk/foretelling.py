"""Fills what is shown before something is done (`previews`)."""

from __future__ import annotations

from typing import TypeAlias

from ...tournament.log.errors import Refused
from ...tournament.log.state import Tournament
from ...tournament.reporting.foretelling import edition_changes, foretold
from . import acts, previews, reopening
from .deriving import PLAIN
from .doing import plain_data
from .showing import People, names_of, pending_shown, told

#: Acts that say beforehand what they will do.
ForetoldAct: TypeAlias = (
    acts.Withdraw
    | acts.Warn
    | acts.Expel
    | acts.Derogate
    | acts.CloseTournament
    | reopening.WithdrawDerogation
    | reopening.PublishEdition
    | reopening.ReopenTournament
)


def foretold_shown(tournament: Tournament, by: str, at: int, act: ForetoldAct) -> previews.Foretold:
    """What an act would do now."""
    found = foretold(tournament, PLAIN[type(act)], by, at, plain_data(act))
    return previews.Foretold(
        tournament.events,
        tuple([told(line) for line in found.lines]),
        tuple(
            [
                previews.CheckChange(
                    each.rule, each.before, each.after, tuple([told(note) for note in each.notes])
                )
                for each in found.checks
            ]
        ),
        found.was_homologable,
        found.is_homologable,
    )


def edition_shown(tournament: Tournament, people: People) -> previews.PendingEdition:
    """A-32: the next edition beside the published one."""
    pending = pending_shown(tournament)
    if pending is None:
        raise Refused("nothing-pending")
    changes = [previews.EditionChange(*each) for each in edition_changes(tournament)]
    names = names_of([each.player for each in changes], people)
    return previews.PendingEdition(
        tournament.events, pending.edition, pending.sheets, tuple(changes), names
    )
