"""What the tests need and nothing else does: the launcher fetches it when they are run."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

#: What programs that learn need, and what notes which lock was installed.
LOCK = "requirements-rl.lock"
STAMP = "sixgun-rl-lock"


def fetch_for_tests(checkout: Path) -> str:
    """Install what the lock pins, unless it is there; why not, if that is impossible."""
    environment = checkout / ".venv"
    if Path(sys.prefix).resolve() != environment.resolve():
        return ""  # somebody else's environment: its owner decides, the tests say what they miss
    wanted = hashlib.sha256((checkout / LOCK).read_bytes()).hexdigest()
    stamp = environment / STAMP
    if stamp.is_file() and stamp.read_text(encoding="ascii") == wanted:
        return ""
    if subprocess.call([sys.executable, str(checkout / "sixgun"), "--fetch-rl"], cwd=checkout):
        return f"what {LOCK} pins could not be installed, and tests that need it are left out"
    stamp.write_text(wanted, encoding="ascii")
    return ""
