"""The pictures that people choose to be seen by; the pages draw them."""

from __future__ import annotations

from zlib import crc32

from .protocol.refusals import Refusal
from .visible_text import clean_word

AVATARS: tuple[str, ...] = (
    "hat",
    "boot",
    "horseshoe",
    "cactus",
    "coyote",
    "eagle",
    "steer",
    "rattler",
    "lantern",
    "guitar",
    "dice",
    "whiskers",
)


def checked_avatar(avatar: str) -> str:
    """A picture of the house, or none."""
    if avatar and avatar not in AVATARS:
        raise Refusal("no-such-avatar", avatar=clean_word(avatar))
    return avatar


def avatar_of(chosen: str, name: str) -> str:
    """The picture that stands for somebody: who has chosen none gets one by the name."""
    return chosen if chosen in AVATARS else AVATARS[crc32(name.encode()) % len(AVATARS)]
