"""The page of rulings: every ruling, and the scenarios that prove it.

`sixgun rulebook --rulings` prints it; docs/rulings.md is its output.
"""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from typing import Any

from sixgun.locales import speech
from sixgun.scenarios.table import load_file, scenario_files

from ..places import DOCS, ROOT
from .rulings import rulings_of_the_big_game, rulings_of_the_duel

#: Rulings of the big game, and of the duel.
_NUMBER = re.compile(r"\b[RD]\d+\b")
HEAD = """# Rulings

What holds where the rulebooks are silent or disagree, and the scenarios that prove it. Made
by `./sixgun generate`; do not edit. The scenarios lie in `rulebook/`, the data in
`src/sixgun/content/rulings.toml` and `src/sixgun/duel/rulings.toml`, the texts in
`src/sixgun/locales/*/*rulings*.ftl`. Which rules have something to say to each other:
[matrix.md](matrix.md).
"""


def made() -> dict[Path, str]:
    return {DOCS / "rulings.md": rulings_page(ROOT / "rulebook")}


def rulings_page(rulebook: Path) -> str:
    """Every ruling with its text and its scenarios, as Markdown."""
    proofs = proofs_in(rulebook)
    lines = [HEAD.rstrip()]
    section = ""
    for number, ruling in (rulings_of_the_big_game() | rulings_of_the_duel()).items():
        if ruling["section"] != section:
            section = ruling["section"]
            title = speech("en").say(f"section-{section.replace('_', '-')}")
            lines += ["", f"## {title}"]
        lines += ["", f"**{number}.** {speech('en').say(f'ruling-{number}')}"]
        lines += ["", _proof(ruling, proofs[number])]
    return "\n".join(lines) + "\n"


def _proof(ruling: dict[str, Any], scenarios: list[str]) -> str:
    if scenarios:
        return "Proved by " + ", ".join(f"`{name}`" for name in scenarios) + "."
    return f"Not played out: {ruling.get('reason', 'no scenario can show it')}."


def proofs_in(rulebook: Path) -> dict[str, list[str]]:
    """By ruling, the ids of the scenarios whose id or source names it."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in scenario_files(rulebook):
        for scenario in load_file(file):
            named = _NUMBER.findall(f"{scenario['id']} {scenario.get('source', '')}")
            for number in dict.fromkeys(named):
                found[number].append(scenario["id"])
    return found
