"""No committed file names the host of a package registry or a path of somebody's machine.

Whoever works behind a mirror must be able to point the tools at it, and whoever reads the files
need not learn where they were written.
"""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# Written in pieces, or this file would be the first to be found.
HOSTS = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("npmmirror", "com"),
        ("anaconda", "org"),
        ("deb", "debian", "org"),
    )
]
HOMES = ["work", "root", r"home/\w+", r"Users/\w+"]
FORBIDDEN = re.compile(
    "|".join([*map(re.escape, HOSTS), rf"(?<![\w.~*/>-])/(?:{'|'.join(HOMES)})/"])
)


def committed_files() -> list[Path]:
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    listing = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    names = [name for name in listing.stdout.split("\0") if name]
    if not names:
        pytest.skip("this is not a git checkout")
    return [path for path in (ROOT / name for name in names) if path.is_file()]


def findings(text: str) -> list[str]:
    return [match.group() for match in FORBIDDEN.finditer(text)]


def test_no_committed_file_names_a_registry_or_a_machine() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {finding}"
        for path in committed_files()
        for finding in findings(path.read_text(encoding="utf-8", errors="ignore"))
    ]
    assert found == []


def test_the_search_finds_what_it_should() -> None:
    registry = f"https://files.{HOSTS[1]}/x.whl"
    assert findings(registry) == [HOSTS[1]]
    home = "/".join(("", "home", "joe", ""))
    assert findings(f"see {home}notes") == [home]
    assert findings("/".join(("https://a.example", "work", "x"))) == []
    assert findings("/".join(("src", "root", "x and x", "home", "y", "z"))) == []


LOCKS = (
    "requirements.lock",
    "requirements-accounts.lock",
    "requirements-compile.lock",
    "requirements-node.lock",
    "requirements-ray.lock",
    "requirements-rl.lock",
    "requirements-traces.lock",
    "src/sixgun/web/package-lock.json",
)


@pytest.mark.parametrize("name", LOCKS)
def test_lock_files_carry_versions_and_hashes_and_no_addresses(name: str) -> None:
    """After `npm install`, take the `funding` entries out of the lock again."""
    assert "://" not in (ROOT / name).read_text(encoding="utf-8")
