"""By what people are let into a house, and what each way needs to be told at the start."""

from __future__ import annotations

from pathlib import Path

from ..front.interfaces import CannotOpen
from ..settings import HouseSettings
from ..store.admitting import Way

#: What each `--admission` lets people in by. In a closed house its operator can always invite.
WAYS: dict[str, tuple[Way, ...]] = {
    "open": (),
    "password": ("password", "invitation"),
    "invitation": ("invitation",),
    "account": ("account", "invitation"),
}
#: The settings of each way: said without it, they would make an open house look closed.
NEEDS = {
    "password": ("password_file", "password"),
    "account": (
        *("account_issuer", "account_client", "account_secret_file", "account_secret"),
        "account_allow",
    ),
}
#: A password that is shorter is found by trying.
SHORTEST = 8


def ways_of(settings: HouseSettings) -> tuple[Way, ...]:
    """By what one is let in; nothing: the house is open to everybody."""
    return WAYS[settings.admission]


def check_ways(settings: HouseSettings) -> None:
    """Refuse settings that do not go together; nobody may believe a house closed that is not."""
    if settings.admission not in WAYS:
        raise CannotOpen(f"--admission {settings.admission!r} is none of {', '.join(WAYS)}")
    for way, names in NEEDS.items():
        said = [name for name in names if getattr(settings, name)]
        if said and settings.admission != way:
            raise CannotOpen(
                f"--{said[0].replace('_', '-')} is said, but nobody is let in by {way}: "
                f"say --admission {way}, or leave it out"
            )


def password_of(settings: HouseSettings) -> str:
    """The password that was given at the start; "": the one that is kept goes on."""
    given = said_in(settings.password_file, settings.password, "password")
    if given and len(given) < SHORTEST:
        raise CannotOpen(f"a password of a house has at least {SHORTEST} signs")
    return given


def said_in(file: str, said: str, name: str) -> str:
    """A secret by its file or by its variable; "": by neither."""
    if not file:
        return said.strip()
    if said:
        raise CannotOpen(
            f"there are two of them: --{name}-file and SIXGUN_{name.upper().replace('-', '_')}"
        )
    try:
        lines = Path(file).expanduser().read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise CannotOpen(f"{file} cannot be read: {error}") from error
    found = lines[0].strip() if lines else ""
    if not found:
        raise CannotOpen(f"the first line of {file} is empty")
    return found
