"""Photos of paper sheets: read as a picture and written anew, so that nothing else is kept.

Where and when a photo was taken, by which phone, a hidden thumbnail: none of it survives.
"""

from __future__ import annotations

import io

from PIL import Image, ImageOps, UnidentifiedImageError

LONGEST_PHOTO = 12_000_000
MOST_PIXELS = 60_000_000
#: A sheet can be read from this; phones make more.
LONGEST_SIDE = 2400
FORMATS = ("JPEG", "PNG", "WEBP")
KIND = "image/jpeg"
_QUALITY = 82
#: `written_anew` looks at the size itself, before anything is unpacked.
Image.MAX_IMAGE_PIXELS = None


class NoPhoto(Exception):
    """This cannot be kept; `key` says why, for the Fluent files."""

    def __init__(self, key: str, problem: str) -> None:
        super().__init__(problem)
        self.key = key


def written_anew(content: bytes) -> bytes:
    """The picture alone, upright, as JPEG."""
    try:
        with Image.open(io.BytesIO(content), formats=FORMATS) as found:
            if found.width * found.height > MOST_PIXELS:
                problem = f"more than {MOST_PIXELS} pixels"
                raise NoPhoto("desk-photo-too-large", problem)
            found.draft("RGB", (LONGEST_SIDE, LONGEST_SIDE))  # a JPEG is unpacked no larger
            upright = ImageOps.exif_transpose(found).convert("RGB")
    except (UnidentifiedImageError, OSError, ValueError, SyntaxError) as error:
        raise NoPhoto("desk-no-photo", "not a JPEG, PNG or WebP picture") from error
    upright.thumbnail((LONGEST_SIDE, LONGEST_SIDE))
    clean = Image.new("RGB", upright.size)
    clean.paste(upright)
    made = io.BytesIO()
    clean.save(made, "JPEG", quality=_QUALITY)
    return made.getvalue()


# ------------------------------------------------------------------ in a process of its own

#: What comes back from there: a picture, or the key of why it is none.
PHOTO, NO_PHOTO = range(2)


def made_photo(content: bytes) -> tuple[int, bytes]:
    """What the process beside the house does with what was sent."""
    try:
        return PHOTO, written_anew(content)
    except NoPhoto as error:
        return NO_PHOTO, error.key.encode()
