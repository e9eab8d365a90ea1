"""What is kept of a password."""

from __future__ import annotations

import pytest

from sixgun.server.admission.passwords import is_right, kept_of

PASSWORD = "correct horse battery"


def test_only_the_password_is_right_and_it_is_not_in_what_is_kept() -> None:
    kept = kept_of(PASSWORD)
    assert is_right(PASSWORD, kept)
    assert not is_right(PASSWORD + " ", kept)
    assert not is_right("", kept)
    assert "horse" not in kept
    assert kept.startswith("scrypt$32768$8$1$"), "a try costs 32 MiB"
    assert kept != kept_of(PASSWORD), "each has a salt of its own"


def test_an_accent_is_the_same_however_it_was_typed() -> None:
    assert is_right("cafe\u0301 del Sol", kept_of("café del Sol"))


@pytest.mark.parametrize(
    "kept",
    [
        *("", "scrypt", "plain$1$1$1$00$00", "scrypt$x$8$1$00$00", "scrypt$32768$8$1$zz$00"),
        *("scrypt$3$8$1$00$00", "scrypt$0$0$0$00$00", "scrypt$-1$8$1$00$00", "$" * 5),
        "scrypt$1073741824$8$1$00$00",  # more memory than anybody has
        "scrypt$32768$8$1$00$",
    ],
)
def test_what_is_damaged_is_nobodys_password(kept: str) -> None:
    assert not is_right("", kept)
    assert not is_right(PASSWORD, kept)
