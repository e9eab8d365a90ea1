"""What a type checker says to people who use the library: mypy reads right and wrong calls."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.source import ROOT

#: Each line that is wrong says in a comment what mypy must find there.
CALLS = """
from typing import Any

import sixgun


def last_words(game: sixgun.AnyGame) -> list[str]:
    while game.decision is not None:
        seen = game.view(game.decision.seat)
        game.choose(seen.options[0], game.decision.serial)
    game.eliminate(0)  # "AnyGame" has no attribute "eliminate"
    return [game.names[seat] for seat in game.copy().winners]


given: dict[str, Any] = {"sets": "all"}
last_words(sixgun.Game(5, seed=7, sets=["dodge_city"], names=["A", "B", "C", "D", "E"]))
last_words(sixgun.Duel(seed=7, mode="tournament", characters=3))
sixgun.Game(**given)
sixgun.Game(5, set="all")  # Unexpected keyword argument "set" for "Game"; did you mean "sets"?
sixgun.Game(5, sets=7)  # Argument "sets" to "Game" has incompatible type "int"
sixgun.Game(5, sheriff=["A"])  # Argument "sheriff" to "Game" has incompatible type "list[str]"
sixgun.Duel(sides=2)  # Unexpected keyword argument "sides" for "Duel"
sixgun.Series(5, listen=True, sets="all")
sixgun.Series(5, keep_character=True)  # Unexpected keyword argument "keep_character" for "Series"
sixgun.Gaem(5)  # Module has no attribute "Gaem"

game = sixgun.Game(4)
alike: bool = game.characters[0] == "paul_regret"
bot: sixgun.Bot = sixgun.make_bot("random", seed=1)
corners: list[str] = [copy.suit for copy in sixgun.cards()["bang"].copies]
name: str = sixgun.characters("duel")["jango"].names.it
found = sixgun.simulate(1, players=(4, 5), bots="drifter", progress=print)
outlaws: float = found.tally.by_side()["outlaws"].rate
sheriffs: int = found.tally.by_role()["sheriff"].wins
found.tally.by_roles()  # "Tally" has no attribute "by_roles"
sixgun.simulate_duels(1, characters=3).tally.by_role()  # "DuelTally" has no attribute "by_role"
sixgun.simulate(1, player=4)  # Unexpected keyword argument "player" for "simulate"
sixgun.events()["thirst"].copies  # "EventEntry" has no attribute "copies"
"""


def test_a_type_checker_finds_what_is_wrong_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "calls.py"
    file.write_text(CALLS)
    command = [sys.executable, "-m", "mypy", "--hide-error-context", "--no-pretty", str(file)]
    # In the checkout: strict, as it says there, and what was read before is not read again.
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    said = {int(line): text for line, text in re.findall(r":(\d+): error: (.*)", done.stdout)}
    wrong = {
        number: line.partition("  # ")[2]
        for number, line in enumerate(CALLS.splitlines(), 1)
        if "  # " in line
    }
    assert said.keys() == wrong.keys(), done.stdout + done.stderr
    assert {number: text for number, text in wrong.items() if text not in said[number]} == {}
