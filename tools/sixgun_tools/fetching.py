"""What the tests need and nothing else does: the launcher fetches it when they are run."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

#: What programs that learn need, and houses with accounts, by what the launcher calls it.
LOCKS = {"rl": "requirements-rl.lock", "accounts": "requirements-accounts.lock"}


def fetch_for_tests(checkout: Path) -> str:
    """Install what the locks pin, unless it is there; why not, if that is impossible."""
    failed = [_fetched(checkout, name, lock) for name, lock in LOCKS.items()]
    return "; ".join(filter(None, failed))


def _fetched(checkout: Path, name: str, lock: str) -> str:
    environment = checkout / ".venv"
    if Path(sys.prefix).resolve() != environment.resolve():
        return ""  # somebody else's environment: its owner decides, the tests say what they miss
    wanted = hashlib.sha256((checkout / lock).read_bytes()).hexdigest()
    stamp = environment / f"sixgun-{name}-lock"  # notes which lock was installed
    if stamp.is_file() and stamp.read_text(encoding="ascii") == wanted:
        return ""
    if subprocess.call([sys.executable, str(checkout / "sixgun"), f"--fetch-{name}"], cwd=checkout):
        return f"what {lock} pins could not be installed, and tests that need it are left out"
    stamp.write_text(wanted, encoding="ascii")
    return ""
