"""What may be done in the play phase, and doing it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...engine.options import END, Option
from .aims import aims, red_aims, spoils
from .box import Title, name_of, title_of
from .cards import ACTIONS, equip, shoot
from .ledger import DuelLedger
from .markers import move_marker
from .question import Rule, ask, each, spot_of, word_of

#: Action cards that answer and are never played by themselves.
ANSWERS = ("missed", "return_fire")
#: Action cards that need something to take.
TAKERS = ("steal", "teacher")


def play_options(table: DuelLedger, me: int) -> set[Option]:
    """Everything that the turn player may do now, and to end the turn."""
    options = {END, *_plays(table, me), *_abilities(table, me), *_reloads(table, me)}
    if table.paired(me) and not table.swapped:
        options.add(("choose", "swap", None))
    return options


# ------------------------------------------------------------------ options


def may_bang(table: DuelLedger, me: int) -> bool:
    """One BANG! card a turn; The Stranger allows one more."""
    return unlimited(table, me) or table.bangs < 1 + table.stands(me, "the_stranger")


def unlimited(table: DuelLedger, me: int) -> bool:
    """West Harding and the Gunbelt: any number, which do not count (D18)."""
    return table.leads(me, "west_harding") or table.equipped(me, "gunbelt")


def _plays(table: DuelLedger, me: int) -> Iterator[Option]:
    for face in table.hands[me]:
        title = title_of(face)
        if title.colour == "red" and not may_bang(table, me):
            continue
        if title.name not in ANSWERS:
            yield from _aimed(table, me, title, "play", face)
        elif title.name == "missed" and table.leads(me, "annie_oakey") and may_bang(table, me):
            yield from (("play", face, spot) for spot in red_aims(table, me, "colt"))


def _aimed(table: DuelLedger, me: int, title: Title, verb: str, word: str) -> Iterator[Option]:
    """The option once for each target; without one, once, if there is something to do."""
    spots = aims(table, me, title)
    if spots is not None:
        yield from ((verb, word, spot) for spot in spots)
    elif title.name not in TAKERS or _has_spoils(table, me, title.name):
        yield (verb, word, None)


def _has_spoils(table: DuelLedger, me: int, name: str) -> bool:
    return bool(spoils(table, me)) or (name == "steal" and bool(table.hands[1 - me]))


def _reloads(table: DuelLedger, me: int) -> Iterator[Option]:
    """Once a side is down to one character: the cylinder, in hand or beside the active one."""
    if 1 in (table.left(0), table.left(1)):
        yield from each("discard", [f for f in table.hands[me] if title_of(f).cylinder])
        beside = table.gear[table.active(me)]
        yield from each("use", [face for face in beside if title_of(face).cylinder])


def _abilities(table: DuelLedger, me: int) -> Iterator[Option]:
    """What the active character may do of its own accord."""
    name, hand = table.names[table.active(me)], table.hands[me]
    if name == "toco_ramirez" and hand and may_bang(table, me):
        yield from (("use", name, spot) for spot in red_aims(table, me, "colt"))
    if name in table.used:
        return
    if name == "babe_leroy" and not hand:
        yield ("use", name, None)
    if name == "soundance_kid" and hand:
        yield ("use", name, None)
    if name == "cattle_katie" and _katies(table, me):
        yield ("use", name, None)
    if name == "pearl_hat" and hand and table.discard:
        title = title_of(table.discard[-1])
        if title.colour == "brown" and title.name not in ANSWERS:
            yield from _aimed(table, me, title, "use", name)


def _katies(table: DuelLedger, me: int) -> list[str]:
    return [face for face in table.gear[table.active(me)] if not title_of(face).always]


# -------------------------------------------------------------------- doing


def carry_out(table: DuelLedger, me: int, option: Option) -> Rule:
    """What the turn player has chosen; falls and what waits come afterwards."""
    verb, word, spot = option[0], word_of(option), spot_of(option)
    if verb == "choose":
        table.swapped = True
        move_marker(table, me)
    elif verb == "play":
        yield from _play(table, me, word, spot)
    elif word in ABILITIES:
        yield from ABILITIES[word](table, me, spot)
    else:
        _reload(table, me, verb, word)


def _reload(table: DuelLedger, me: int, verb: str, face: str) -> None:
    table.note("reload")
    if verb == "discard":
        table.lay_down(me, face)
    else:
        table.lose_gear(table.active(me), face)
    table.draw(me, 1)


def _play(table: DuelLedger, me: int, face: str, spot: int) -> Rule:
    title = title_of(face)
    if title.colour == "blue":
        table.note(title.name)
        _note_jack(table, me, spot)
        equip(table, me, face, spot)
        return
    table.lay_down(me, face)
    _note_jack(table, me, spot)
    if title.name == "missed":
        table.note("annie_oakey")
        yield from _bang(table, me, spot, "colt")
    elif title.colour == "red":
        yield from _bang(table, me, spot, title.name)
    else:
        table.note(title.name)
        yield from ACTIONS[title.name](table, me, spot)


def _note_jack(table: DuelLedger, me: int, spot: int) -> None:
    """Where nobody else could have played a card without help."""
    if table.leads(me, "jack_ransome") and spot == table.rear(1 - me) != table.active(1 - me):
        table.note("jack_ransome")


def _bang(table: DuelLedger, me: int, spot: int, name: str) -> Rule:
    table.note(name)
    if not unlimited(table, me):
        table.bangs += 1
        if table.bangs > 1:
            table.note("the_stranger")
    elif table.leads(me, "west_harding"):
        table.note("west_harding")
        table.note("D18")
    yield from shoot(table, me, spot, name)


def _pay(table: DuelLedger, me: int) -> Rule:
    option = yield from ask(me, "cost", each("discard", table.hands[me]))
    table.lay_down(me, word_of(option))


def use_toco(table: DuelLedger, me: int, spot: int) -> Rule:
    """Any hand card as a Colt; its own text does not count."""
    table.note("toco_ramirez")
    yield from _pay(table, me)
    yield from _bang(table, me, spot, "colt")


def use_leroy(table: DuelLedger, me: int, _: int) -> Rule:
    _use_up(table, "babe_leroy")
    table.draw(me, 2)
    yield from ()


def use_katie(table: DuelLedger, me: int, _: int) -> Rule:
    _use_up(table, "cattle_katie")
    option = yield from ask(me, "gear", each("discard", _katies(table, me)))
    table.lose_gear(table.active(me), word_of(option))
    table.draw(me, 2)


def use_pearl(table: DuelLedger, me: int, spot: int) -> Rule:
    """The action card that lay on top is carried out; it stays where it is."""
    _use_up(table, "pearl_hat")
    name = name_of(table.discard[-1])
    yield from _pay(table, me)
    yield from ACTIONS[name](table, me, spot)


def use_soundance(table: DuelLedger, me: int, _: int) -> Rule:
    """One card from each deck, one of them is kept."""
    table.note("D11")
    _use_up(table, "soundance_kid")
    yield from _pay(table, me)
    drawn = (table.take_for(me), table.take_for(1 - me))
    table.spread += [face for face in drawn if face is not None]
    if not table.spread:
        return
    option = yield from ask(me, "look", each("take", table.spread))
    table.spread.remove(word_of(option))
    table.hands[me].append(word_of(option))
    table.discard += table.spread
    table.spread.clear()


def _use_up(table: DuelLedger, name: str) -> None:
    table.note(name)
    table.used.add(name)


ABILITIES: dict[str, Callable[[DuelLedger, int, int], Rule]] = {
    "toco_ramirez": use_toco,
    "babe_leroy": use_leroy,
    "cattle_katie": use_katie,
    "pearl_hat": use_pearl,
    "soundance_kid": use_soundance,
}
