"""What the tests need and nothing else does: the launcher fetches it when they are run."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

#: The extras that tests try: what programs that learn, a collector of traces, accounts, a cluster
#: and the compiler need.
EXTRAS = ("rl", "traces", "accounts", "ray", "compile")


def lock_of(extra: str) -> str:
    """The file that pins what an extra needs."""
    return f"requirements-{extra}.lock"


def fetch_for_tests(checkout: Path) -> str:
    """Install what the locks pin, unless it is there; why not, if that is impossible."""
    environment = checkout / ".venv"
    if Path(sys.prefix).resolve() != environment.resolve():
        return ""  # somebody else's environment: its owner decides, the tests say what they miss
    missing = [lock_of(extra) for extra in EXTRAS if not fetched(checkout, extra)]
    if not missing:
        return ""
    named = " and ".join(missing)
    return f"what {named} pins could not be installed, and tests that need it are left out"


def fetched(checkout: Path, extra: str) -> bool:
    """Is everything there? A stamp notes which lock was installed."""
    wanted = hashlib.sha256((checkout / lock_of(extra)).read_bytes()).hexdigest()
    stamp = checkout / ".venv" / f"sixgun-{extra}-lock"
    if stamp.is_file() and stamp.read_text(encoding="ascii") == wanted:
        return True
    fetch = [sys.executable, str(checkout / "sixgun"), f"--fetch-{extra}"]
    if subprocess.call(fetch, cwd=checkout):
        return False
    stamp.write_text(wanted, encoding="ascii")
    return True
