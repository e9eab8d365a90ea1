"""Everything there is about a card, character, event or role, as lines for a terminal."""

from __future__ import annotations

import inspect
from typing import Any

from sixgun.locales import LANGUAGES

from ..checkout import find_checkout
from ..terminal import paragraph
from ..voice import Voice
from . import printed
from .finding import BIG_GAME, DUEL, Thing, namesakes
from .index import index

#: What stands for a game among the names of boxes.
BOX = {BIG_GAME: "base", DUEL: "duel"}
#: How the lines of the regulation are called among the rulings of the duel.
REGULATION = "FAQ"


def description(thing: Thing, voice: Voice, *, full: bool = False) -> list[str]:
    """Name, facts, rule and rulings; `full`: the other languages, the code, the scenarios too."""
    say = voice.say
    lines = [say(thing.key)]
    if full:
        lines.append("  " + names_elsewhere(thing, voice))
    lines += [f"  {fact}" for fact in shop(thing).facts(thing, voice)]
    lines += ["", *(paragraph(text) for text in texts(thing, voice))]
    lines += told_rulings(numbers_on(thing), voice)
    return [*lines, *sources(thing, voice), *warnings(thing, voice)] if full else lines


def shop(thing: Thing) -> Any:
    """The module that knows what is printed in its game."""
    if thing.game == BIG_GAME:
        return printed
    from . import duel_printed  # the duel is imported when it is asked for

    return duel_printed


def texts(thing: Thing, voice: Voice) -> list[str]:
    """Its rule; roles mean something else with three and with eight players."""
    found = [voice.say(f"{thing.key}.text")]
    for players in ("three", "eight"):
        key = f"{thing.key}-{players}.text"
        if thing.shelf == "role" and voice.speech.knows(key):
            found.append(voice.say(f"card-role-{players}", text=voice.say(key)))
    return found


def names_elsewhere(thing: Thing, voice: Voice) -> str:
    """Its names in the three languages, and its word in the notation."""
    (named,) = [each for each in index().things if Thing(each.shelf, each.slug, each.game) == thing]
    told = " · ".join(f"{lang}: {named.name(lang)}" for lang in LANGUAGES)
    return voice.say("card-names", slug=thing.slug, names=told)


def name_of(thing: Thing, voice: Voice) -> str:
    """Its name; something of the duel says so."""
    name = voice.say(thing.key)
    if thing.game == BIG_GAME:
        return name
    return voice.say("card-of-box", name=name, box=printed.set_name(voice, BOX[thing.game]))


def warnings(thing: Thing, voice: Voice) -> list[str]:
    """What is called alike in the other game, and how to see that."""
    lines = [
        voice.say(
            "card-namesake",
            name=voice.say(other.key),
            box=printed.set_name(voice, BOX[other.game]),
            slug=other.slug,
            game=other.game,
        )
        for other in namesakes(thing)
    ]
    return ["", *(paragraph(line) for line in lines)] if lines else []


# ------------------------------------------------------------------ rulings


def numbers_on(thing: Thing) -> list[str]:
    """The rulings that name something and can come up with the sets there are."""
    found = index().rulings[thing.game]
    return [number for number, slugs in found.items() if thing.slug in slugs]


def told_rulings(numbers: list[str], voice: Voice, heading: str = "card-rulings") -> list[str]:
    """Rulings with their texts; before them, by itself, what the tournament regulation says."""
    said = [number for number in numbers if number.startswith(REGULATION)]
    ruled = [number for number in numbers if number not in said]
    lines = []
    for key, group in (("card-regulation", said), (heading, ruled)):
        told = [f"{number}  {voice.say(f'ruling-{number}')}" for number in group]
        lines += ["", voice.say(key), *(paragraph(text, "  ") for text in told)] if told else []
    return lines


# -------------------------------------------------------- code and scenarios


def sources(thing: Thing, voice: Voice) -> list[str]:
    """Where its code stands, and the scenarios that name it."""
    lines = []
    code = shop(thing).code_of(thing)
    if code is not None:
        module, line = code.__module__, inspect.getsourcelines(code)[1]
        lines += ["", voice.say("card-code", module=module, line=str(line))]
    scenarios = scenarios_of(thing)
    if scenarios:
        lines += ["", voice.say("card-scenarios"), paragraph(", ".join(scenarios), "  ")]
    return lines


def scenarios_of(thing: Thing) -> list[str]:
    """The scenarios of this checkout that name it; none outside a checkout."""
    if find_checkout() is None:
        return []
    found = index().scenarios[thing.game]
    return [name for name, slugs in found.items() if thing.slug in slugs]
