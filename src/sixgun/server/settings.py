"""The settings of a house, each with its default and what it is for.

`sixgun serve --help`, `docs/settings.md` and the environment variables (`SIXGUN_PORT` for
`port`) are all made from this one list.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple

#: In a local network a whole club may come from one address: `--lan` lets it have so many times
#: what one address has elsewhere.
LAN = 5
WITH_LAN = f"with --lan, {LAN} times as many"


def setting(default: Any, about: str) -> Any:
    """A setting with a default; a list is copied for everybody."""
    return field(default=default, metadata={"about": about})


def secret(about: str) -> Any:
    """A setting that is no option, since everybody can read those in the list of processes, and
    that is never shown."""
    return field(default="", repr=False, metadata={"about": about, "secret": True})


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseSettings:
    """Everything that a house can be told at its start."""

    host: str = setting("127.0.0.1", "the address to listen at")
    port: int = setting(8080, "the port to listen at; 0: any free one")
    db: str = setting("", "the store, as a file or a sqlite:/// URL; '': the user's data folder")
    tournaments: str = setting("", "the folder of tournaments; '': one beside the store")
    tournament_backups: str = setting(
        "", "a second folder for backups of tournaments, such as a stick"
    )
    backup_hours: float = setting(
        24.0, "the house writes a backup of the store every so many hours; 0: never"
    )
    backup_folder: str = setting("", "the folder of these backups; '': one beside the store")
    backups_kept: int = setting(14, "how many of these backups are kept")
    backup_days: float = setting(60.0, "a backup that is older, in days, is removed")
    lan: bool = setting(False, "listen to the local network; prints the address and a QR code")
    names: tuple[str, ...] = setting((), "host names by which this house may be called")
    public_url: str = setting(
        "",
        "where others find this house, such as https://cup.example or https://club.example/bang/",
    )
    tls_cert: str = setting("", "the file of a TLS certificate (PEM)")
    tls_key: str = setting("", "the file of its private key (PEM)")
    trusted_proxy: tuple[str, ...] = setting((), "addresses of proxies whose headers are believed")
    metrics_token: str = setting("", "who brings this token may read /metrics from elsewhere")
    traces: str = setting(
        "", "the collector to send OpenTelemetry traces to, such as http://localhost:4318"
    )
    admission: str = setting(
        "open", "who is let in: open (everybody), or by password, invitation or account"
    )
    password_file: str = setting("", "the file whose first line is the password of the house")
    password: str = secret("the password itself, instead of the file")
    account_issuer: str = setting(
        "", "the OpenID Connect provider whose accounts are let in, such as https://id.example"
    )
    account_client: str = setting("", "by which client id the provider knows this house")
    account_secret_file: str = setting("", "the file whose first line is the client secret")
    account_secret: str = secret("the client secret itself, instead of the file; '': none")
    account_allow: tuple[str, ...] = setting(
        (), "whose accounts are let in: @club.example, group:members, sub:ID; none said: all"
    )
    admission_days: float = setting(
        0.0, "after so many days one has to be let in again; 0: never, unless it is revoked"
    )
    wrong_tries_per_hour: int = setting(
        20, f"how often one address may bring a wrong password or invitation; {WITH_LAN}"
    )
    wrong_codes_per_day: int = setting(
        40, f"how often one address, or one person, may bring a wrong room code; {WITH_LAN}"
    )
    ratings: bool = setting(
        False, "rate how well people play, in games among people, and show the best of the house"
    )
    log: str = setting("text", "how to log: text or json")
    log_level: str = setting("info", "how much to log: debug, info, warning or error")

    open_browser: bool = setting(True, "open the browser at the start")
    build_pages: bool = setting(True, "in a checkout: build the pages at the start, if need be")
    bot_processes: int = setting(
        0, "how many processes think for bots; 0: one less than the machine has cores"
    )
    bot_seconds: float = setting(
        2.0, "the budget of a bot for one decision; twice that is too long"
    )
    bots_per_table: int = setting(2, "how many bots of one table think at the same time")
    bot_memory: int = setting(1024, "how much memory a process may have that thinks, in MiB")

    pace: float = setting(1.0, "multiplies all pauses; 0: no pauses at all")
    away_seconds: float = setting(
        30.0, "without a connection for so long, while others are there, a bot takes the seat"
    )
    defaults_in_a_row: int = setting(2, "after so many decisions out of time a bot takes the seat")
    day_seconds: float = setting(86_400.0, "how long a turn may take at a table for days")
    slow_answer_min: float = setting(
        300.0, "at a table for days an answer out of turn takes effect after so long at least …"
    )
    slow_answer_max: float = setting(900.0, "… and after so long at most; the moment is drawn")
    gather_seconds: float = setting(
        60.0, "how long a deal waits for people to say that they are there; 0: it does not ask"
    )
    pauses: int = setting(2, "how often a person may pause a game")
    pause_seconds: float = setting(180.0, "how long one pause lasts at most")
    showing_seconds: float = setting(
        1.5, "every question to a person gets so much more, to see what led to it"
    )
    reveal_seconds: float = setting(
        12.0, "how long people look at their roles before a game begins; 0: not at all"
    )
    number_seconds: float = setting(5.0, "how long a deal waits for the numbers of the clients")
    empty_seconds: float = setting(3600.0, "a table whose people all left is closed after this")
    link_seconds: float = setting(900.0, "how long an invitation to a seat is valid")
    recovery_seconds: float = setting(86_400.0, "how long a recovery link is valid")

    tables: int = setting(500, "how many tables there may be")
    tables_per_person: int = setting(5, "how many tables one person may have open")
    tables_per_address: int = setting(
        100, f"how many tables people of one address may have open; {WITH_LAN}"
    )
    spectators_per_table: int = setting(50, "how many may look on at a table")
    sockets_per_person: int = setting(8, "how many connections one person may have")
    sockets_per_address: int = setting(
        200, f"how many sockets may be open from one address; {WITH_LAN}"
    )
    connections_per_address: int = setting(
        400, f"how many connections may come from one address; {WITH_LAN}"
    )
    messages_per_second: float = setting(20.0, "messages of one person, in the long run")
    message_burst: int = setting(100, "messages of one person, at once")
    requests_per_second: float = setting(
        50.0, f"HTTP requests of one address, in the long run; {WITH_LAN}"
    )
    request_burst: int = setting(300, f"HTTP requests of one address, at once; {WITH_LAN}")
    people_per_hour: int = setting(
        300, f"how many new people may come from one address; {WITH_LAN}"
    )
    daily_share: float = setting(
        1.0, "multiplies how much of each kind one person may add to the store in a day"
    )


def of_one_address(settings: HouseSettings, number: int) -> int:
    """How many of something one address may have."""
    return number * LAN if settings.lan else number


class Clocks(NamedTuple):
    """How long a person may think, in seconds; 0: as long as he likes."""

    decision: float
    bank: float


#: The clocks that a table can choose from.
CLOCKS: dict[str, Clocks] = {
    "relaxed": Clocks(90, 900),
    "normal": Clocks(30, 240),
    "fast": Clocks(12, 60),
    "none": Clocks(0, 0),
    "days": Clocks(86_400, 0),  # as long as the setting says
}

#: The paces that a table can choose from: the middle of its pauses, in seconds.
PACES: dict[str, float] = {"slow": 2.0, "normal": 1.25, "quick": 0.45, "none": 0.0}


def about_settings() -> dict[str, tuple[Any, str]]:
    """Every setting: its default and what it is for."""
    return {each.name: (each.default, each.metadata["about"]) for each in fields(HouseSettings)}


#: Settings that are given by a variable and never by an option.
SECRETS = frozenset(each.name for each in fields(HouseSettings) if "secret" in each.metadata)
