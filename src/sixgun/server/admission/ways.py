"""By what people are let into a house, and what each way needs to be told at the start."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from ..front.access import LOCAL_NAMES
from ..front.addresses import checked_url
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


#: What `--account-allow` may say.
RULES = ("@", "group:", "sub:")
#: Where the provider leads people back to: the page of this name.
BACK = "/admission"


class AccountWay(NamedTuple):
    """A provider of accounts, and how a house is known to it."""

    issuer: str
    client: str
    secret: str
    allow: tuple[str, ...]
    back: str  # where people are led back to

    @property
    def scope(self) -> str:
        """What the provider is asked to tell: no more than decides who is let in."""
        more = {"@": "email", "group:": "groups"}
        wanted = [name for mark, name in more.items() if _any_begins(self.allow, mark)]
        return " ".join(["openid", *wanted])


def _any_begins(rules: tuple[str, ...], mark: str) -> bool:
    return any(rule.startswith(mark) for rule in rules)


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
    password_of(settings)
    if settings.admission == "account":
        _check_library()
        account_way(settings)


def account_way(settings: HouseSettings) -> AccountWay:
    """The provider that was named, if everything was that it needs."""
    if not settings.account_issuer or not settings.account_client or not settings.public_url:
        raise CannotOpen(
            "--admission account needs --account-issuer, --account-client, and --public-url, "
            "since the provider leads people back there"
        )
    parts = urlsplit(settings.account_issuer)
    near = parts.scheme == "http" and parts.hostname in LOCAL_NAMES
    if not parts.hostname or parts.query or parts.fragment or not (parts.scheme == "https" or near):
        raise CannotOpen(
            f"--account-issuer {settings.account_issuer!r} is no provider; right would be "
            "https://id.example"
        )
    for rule in settings.account_allow:
        if not any(rule.startswith(mark) and len(rule) > len(mark) for mark in RULES):
            raise CannotOpen(
                f"--account-allow {rule!r} is none of @club.example, group:members, sub:ID"
            )
    file, said = settings.account_secret_file, settings.account_secret
    return AccountWay(
        settings.account_issuer,
        settings.account_client,
        said_in(file, said, "account-secret"),
        settings.account_allow,
        f"{checked_url(settings.public_url)}{BACK}",
    )


def _check_library() -> None:
    if find_spec("authlib") is None:
        raise CannotOpen(
            "--admission account needs more than is installed (authlib): pip install "
            '"sixgun[accounts]", or in a checkout ./sixgun --fetch-accounts'
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
