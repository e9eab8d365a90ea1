"""What commands read and import before they do anything: no more than they need."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sixgun.cli import offered
from tests.source import PACKAGE, ROOT

#: Runs a command and tells at its end which files it opened, and what it imported.
WATCHED = """
import sys
opened, words = [], sys.argv[1:]
sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == "open" else None)
from sixgun.cli import main
try:
    main(words, prog_name="sixgun")
finally:
    sys.stderr.write("\\n".join(["", *opened, "imported", *sys.modules]))
"""


def watched(*words: str) -> tuple[list[Path], set[str]]:
    """The files of this project, other than code, that a command opens; all that it imports."""
    done = subprocess.run(
        [sys.executable, "-c", WATCHED, *words], capture_output=True, text=True, check=True
    )
    assert done.stdout
    opened, _, imported = done.stderr.partition("\nimported\n")
    files = [Path(line).resolve() for line in opened.splitlines() if line.startswith("/")]
    ours = [file for file in files if ROOT in file.parents and ROOT / ".venv" not in file.parents]
    return [file for file in ours if file.suffix not in (".py", ".pyc")], set(imported.split())


@pytest.mark.parametrize(
    "words",
    [
        ("barrel",),
        ("Toco Ramirez", "--lang", "es"),
        ("raffica", "--lang", "it"),
        ("sheriff",),
        ("barrel", "--game", "duel"),
        (),
    ],
)
def test_looking_up_opens_the_index_and_one_language(words: tuple[str, ...]) -> None:
    lang = words[words.index("--lang") + 1] if "--lang" in words else "en"
    opened, imported = watched("card", *words, "--lang", lang)
    folder = PACKAGE / "cli" / "lookup"
    assert sorted(opened) == sorted([folder / "index.json", folder / f"{lang}.json"])
    assert not [name for name in imported if name.startswith(("sixgun.narration", "sixgun.bots"))]


def test_a_file_that_is_opened_is_noticed() -> None:
    opened, _ = watched("play", "--lang", "en", "--help")
    assert opened == []
    opened, _ = watched("rulebook", str(ROOT / "rulebook" / "duel"))
    assert len(opened) == 6


#: What takes long to import, and help does without.
HEAVY = ("fluent", "multiprocessing", "litestar", "sqlalchemy", "importlib.metadata")


@pytest.mark.parametrize("name", offered())
def test_help_reads_no_sentences_and_imports_nothing_heavy(name: str) -> None:
    opened, imported = watched(name, "--help")
    assert opened == []
    assert [heavy for heavy in HEAVY if heavy in imported] == []
