"""What is wrong with a field of a message, in words for people: msgspec says it to programmers."""

from __future__ import annotations

import re

from ...tournament.log.words import Words, words

#: Objections of msgspec, the key of what is said instead, and the name of the number in it.
_FORMS = (
    (re.compile(r"Expected `str` of length >= (\d+)"), "desk-field-short", "least"),
    (re.compile(r"Expected `str` of length <= (\d+)"), "desk-field-long", "most"),
    (re.compile(r"Expected `array` of length >= (\d+)"), "desk-field-few", "least"),
    (re.compile(r"Expected `array` of length <= (\d+)"), "desk-field-many", "most"),
    (re.compile(r"Expected `int` >= (\d+)"), "desk-field-low", "least"),
    (re.compile(r"Expected `int` <= (\d+)"), "desk-field-high", "most"),
)
_MISSING = re.compile(r"Object missing required field `(\w+)`")
#: The last name of a path such as `$.sheet.roles[0]`, before or after the objection.
_FIELD = re.compile(r"(\w+)(?:\[[^\]]*\])*(?:`$|: )")


def field_problem(objection: str) -> Words | None:
    """What is said instead of an objection; nothing, if only programs make such a mistake."""
    missing = _MISSING.search(objection)
    if missing:
        return words("desk-field-missing", field=missing[1])
    for form, key, bound in _FORMS:
        found, field = form.search(objection), _FIELD.search(objection)
        if found and field:
            return words(key, field=field[1], **{bound: int(found[1])})
    return None
