"""The cookies of the house: who somebody is, and whether the house is theirs."""

from __future__ import annotations

from litestar.datastructures import Cookie

from .origins import Sender

PERSON = "sixgun"
HOUSE = "sixgun_house"

#: As long as browsers keep a cookie at most: 400 days. Every visit begins them anew.
LONG = 400 * 86_400


def cookie_name(name: str, sender: Sender) -> str:
    """With TLS a cookie has a name that no page without TLS can set, and no other site.

    A house under a path has neighbours on its host, who need not be sent its cookies: browsers want
    another name for those, which other machines of the same domain could set.
    """
    if not sender.secure:
        return name
    return f"__Secure-{name}" if sender.prefix else f"__Host-{name}"


def cookie(name: str, value: str, sender: Sender, seconds: int | None = LONG) -> Cookie:
    """A cookie that no script reads and no other site's request carries."""
    return Cookie(
        key=cookie_name(name, sender),
        value=value,
        path=f"{sender.prefix}/",
        max_age=seconds,
        secure=sender.secure,
        httponly=True,
        samesite="strict",
    )


def no_cookie(name: str, sender: Sender) -> Cookie:
    """What takes a cookie away."""
    return cookie(name, "", sender, 0)
