"""The cookies of the house: who somebody is, and whether the house is theirs."""

from __future__ import annotations

from litestar.datastructures import Cookie

PERSON = "sixgun"
HOUSE = "sixgun_house"

#: As long as browsers keep a cookie at most: 400 days. Every visit begins them anew.
LONG = 400 * 86_400


def cookie_name(name: str, secure: bool) -> str:
    """With TLS a cookie has a name that no other site and no page without TLS can set."""
    return f"__Host-{name}" if secure else name


def cookie(name: str, value: str, secure: bool, seconds: int | None = LONG) -> Cookie:
    """A cookie that no script reads and no other site's request carries."""
    return Cookie(
        key=cookie_name(name, secure),
        value=value,
        path="/",
        max_age=seconds,
        secure=secure,
        httponly=True,
        samesite="strict",
    )


def no_cookie(name: str, secure: bool) -> Cookie:
    """What takes a cookie away."""
    return cookie(name, "", secure, 0)
