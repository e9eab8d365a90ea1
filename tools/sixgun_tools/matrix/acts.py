"""The act of each rule: an occasion at which it bends something.

An act is a small play: who has the turn, what the two it is about hold, what is done. Which acts
a rule has follows from the words of the vocabulary that it defines. `me` owns the rule (of an
event: somebody), `foe` sits beside him.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from sixgun.engine.cards import CHARACTERS, EVENTS, KIND_BY_SLUG
from sixgun.engine.rule import VOCABULARY, Rule

from .benders import benders

ME, FOE, THIRD = "me", "foe", "third"


@dataclass(frozen=True)
class Line:
    """What somebody does in his play phase; an occasion must be possible, or nothing is shown."""

    who: str
    verb: str
    words: tuple[str, ...] = ()  # any of these; none: whatever there is
    on: str = ""
    occasion: bool = True


@dataclass(frozen=True)
class Act:
    """One act, as far as it is the same at every table."""

    turn: str = ME
    phase: str = "play"
    hands: dict[str, tuple[str, ...]] = field(default_factory=dict)
    life: dict[str, int] = field(default_factory=dict)  # of those that matter
    lines: tuple[Line, ...] = ()
    bold: tuple[str, ...] = ()  # who answers whenever he can; the others pass
    bold_at: str = ""  # the only kind of question that he answers; none: every one

    ends: int = 0  # so many turns are ended, and what follows is played, up to a play phase
    closes: bool = False  # what follows is not played
    props: tuple[tuple[str, str], ...] = ()  # cards in play that it takes, and before whom
    lies: tuple[tuple[str, str], ...] = ()  # cards that just lie there, and before whom
    dead: str = ""  # who is out of the game
    sheriff: str = ""
    comes_up: bool = False  # the event is turned up
    looks: bool = False  # what may be played counts, too


def _shots(rng: Random) -> tuple[tuple[str, ...], Line]:
    """A shot at me: near, far, or at everybody."""
    word = rng.choice(["bang", "bang", "gatling", "springfield", "punch"])
    on = "" if word == "gatling" else ME
    hand = (word, "duel") if word == "springfield" else (word,)
    return hand, Line(FOE, "play", (word,), on)


def hit(rng: Random) -> Act:
    """I am hit."""
    hand, line = _shots(rng)
    if rng.random() < 0.3:
        hand, line = ("indians",), Line(FOE, "play", ("indians",))
    mine = rng.choice([(), ("beer",), ("wells_fargo", "beer")])
    more = rng.choice([(), ("missed", "missed")])
    return Act(FOE, hands={FOE: (*hand, *more), ME: mine}, life={ME: 3}, lines=(line,))


def answered(rng: Random) -> Act:
    """I am shot at and answer from the hand."""
    hand, line = _shots(rng)
    mine = rng.choice([("missed",), ("missed", "bang"), ("bang", "beer"), ("missed", "missed")])
    return Act(FOE, hands={FOE: hand, ME: mine}, life={ME: 3}, lines=(line,), bold=(ME,))


def evade(rng: Random) -> Act:
    """I am shot at and use what lies before me, or what I can."""
    hand, line = _shots(rng)
    mine = rng.choice([(), ("beer",), ("missed",)])
    return Act(FOE, hands={FOE: hand, ME: mine}, life={ME: 3}, lines=(line,))


def shoots(rng: Random) -> Act:
    """I shoot somebody who answers all he can."""
    theirs = rng.choice([("missed", "missed"), ("missed", "missed", "beer"), ("missed",)])
    line = Line(ME, "play", ("bang",), FOE)
    more = rng.choice([(), ("beer",)])
    return Act(hands={ME: ("bang", *more), FOE: theirs}, life={FOE: 3}, lines=(line,), bold=(FOE,))


def aims(rng: Random) -> Act:
    """I look whom I can aim at."""
    hand = ("bang", "punch", *rng.choice([(), ("beer",), ("missed",)]))
    return Act(hands={ME: hand, FOE: ("beer",)}, looks=True)


def goes_on(rng: Random) -> Act:
    """I shoot, and look whether I may shoot again."""
    line = Line(ME, "play", ("bang",), FOE)
    hands = {ME: ("bang", "bang", "bang"), FOE: ("beer",)}
    return Act(hands=hands, life={FOE: 3}, lines=(line,) * rng.randint(1, 2), looks=True)


def aimed_at(rng: Random) -> Act:
    """Others look at what they may play on me."""
    hand = ("bang", "punch")
    turn = rng.choice([FOE, THIRD])
    return Act(turn, hands={turn: hand, ME: ("beer",)}, looks=True)


def plays(rng: Random) -> Act:
    """I look at what I may play, of every sort."""
    sorts = ["bang", "beer", "missed", "scope", "gatling", "indians", "stagecoach", "duel"]
    sorts += ["volcanic", "sombrero", "punch", "saloon", "jail"]
    return Act(hands={ME: tuple(rng.sample(sorts, 4)), FOE: ("beer",)}, life={ME: 3}, looks=True)


def start(rng: Random) -> Act:
    """My turn begins; if that may be the end of me, I have a Beer."""
    life = rng.choice([1, 2, 3, 4])
    mine = rng.choice([("beer",), ("beer", "beer"), ("beer", "bang")]) if life == 1 else _few(rng)
    hands = {ME: mine, FOE: _few(rng)}
    return Act(phase="start", hands=hands, life={ME: life}, bold=(ME,), bold_at="lethal")


def draw(rng: Random) -> Act:
    """My phase 1."""
    return Act(phase="draw", hands={ME: _few(rng), FOE: _few(rng)}, life={ME: rng.randint(2, 4)})


def barrel(rng: Random) -> Act:
    """A draw! of mine, against a shot."""
    hand, line = _shots(rng)
    props = (("barrel", ME),)
    return Act(FOE, hands={FOE: hand}, life={ME: 3}, lines=(line,), props=props)


def limit(rng: Random) -> Act:
    """I end my turn with too many cards; whose turn is next?"""
    hand = ("missed", "missed", "beer", "beer", "saloon")[: rng.choice([2, 5, 5])]
    return Act(hands={ME: hand, FOE: _few(rng)}, life={ME: 2}, ends=1, closes=True)


def drinks(rng: Random) -> Act:
    """I drink a Beer."""
    line = Line(ME, "play", ("beer", "saloon"), occasion=False)
    mine = rng.choice([("beer",), ("beer", "beer"), ("beer", "saloon")])
    return Act(hands={ME: mine}, life={ME: rng.choice([1, 2])}, lines=(line,))


def lethal(rng: Random) -> Act:
    """I am hit on my last life point and save myself."""
    hand, line = _shots(rng)
    mine = rng.choice([("beer",), ("beer", "beer"), ("beer", "bang"), ("bang", "scope", "saloon")])
    more = rng.choice([(), ("missed", "missed")])
    hands = {FOE: (*hand, *more), ME: mine}
    return Act(FOE, hands=hands, life={ME: 1}, lines=(line,), bold=(ME,), bold_at="lethal")


def deaths(rng: Random) -> Act:
    """Somebody is eliminated, by me or by another; I see it."""
    killer = rng.choice([ME, FOE])
    hands = {killer: ("bang",), THIRD: ("beer", "missed")[: rng.randint(0, 2)]}
    if rng.random() < 0.5:
        hands[killer] = ("gatling",)
        line = Line(killer, "play", ("gatling",))
    else:
        line = Line(killer, "play", ("bang",), THIRD)
    lives = {ME: rng.randint(1, 2) if killer == FOE else 2, THIRD: 1}
    return Act(killer, hands=hands, life=lives, lines=(line,))


def falls(rng: Random) -> Act:
    """I am eliminated."""
    hand, line = _shots(rng)
    mine = ("beer", "bang", "scope")[: rng.randint(0, 3)]
    return Act(FOE, hands={FOE: hand, ME: mine}, life={ME: 1}, lines=(line,))


def duelled(rng: Random) -> Act:
    """I am challenged, and draw."""
    mine = rng.choice([("bang",), ("missed",), ("bang", "bang")])
    hands = {FOE: ("duel", *rng.choice([(), ("bang",)])), ME: mine}
    line = Line(FOE, "play", ("duel",), ME)
    return Act(FOE, hands=hands, life={ME: 3, FOE: 3}, lines=(line,), bold=(ME, FOE))


def challenges(rng: Random) -> Act:
    """I challenge somebody, who draws."""
    hands = {ME: ("duel", "bang", "missed"), FOE: ("bang",)}
    line = Line(ME, "play", ("duel",), FOE)
    return Act(hands=hands, life={ME: 3, FOE: 3}, lines=(line,), bold=(ME, FOE))


def attacked(rng: Random) -> Act:
    """Indians! come, and I answer."""
    mine = rng.choice([("bang",), ("missed",), ("bang", "missed")])
    line = Line(FOE, "play", ("indians",))
    return Act(FOE, hands={FOE: ("indians",), ME: mine}, life={ME: 3}, lines=(line,), bold=(ME,))


def robbed(rng: Random) -> Act:
    """Somebody picks one of my cards."""
    word = rng.choice(["cat_balou", "cat_balou", "rag_time"])
    hand = (word, "duel") if word == "rag_time" else (word,)
    line = Line(FOE, "play", (word,), ME)
    mine = rng.choice([("beer",), ("beer", "beer")])
    return Act(FOE, hands={FOE: hand, ME: mine}, lines=(line,))


def store(rng: Random) -> Act:
    """A General Store is opened."""
    who = rng.choice([ME, FOE])
    return Act(who, hands={who: ("general_store",)}, lines=(Line(who, "play", ("general_store",)),))


def equips(rng: Random) -> Act:
    """I put a card in play; others have such cards."""
    word = rng.choice(["mustang", "barrel", "schofield", "iron_plate", "dynamite"])
    theirs = rng.choice([FOE, THIRD])
    line = Line(ME, "play", (word,), occasion=False)
    return Act(hands={ME: (word, "beer")}, lines=(line,), props=((word, theirs),))


def empties(rng: Random) -> Act:
    """I play my last card."""
    word = rng.choice(["bang", "beer", "stagecoach", "gatling", "scope", "saloon"])
    line = Line(ME, "play", (word,))
    return Act(hands={ME: (word,)}, life={ME: rng.randint(1, 3), FOE: 2}, lines=(line,))


def uses(rng: Random) -> Act:
    """I use it."""
    hand = rng.choice(
        [
            ("bang", "bang"),
            ("bang", "scope", "beer"),
            ("mustang", "bang", "bang"),
            ("missed", "missed"),
            ("bang/JD", "bang/QD"),
            ("bang/JD", "bang/QH"),
        ]
    )
    lines = (Line(ME, "use", ("*",), "", occasion=False),)
    bold = rng.choice([(), (FOE, THIRD)])
    theirs = rng.choice([("missed",), ("missed", "missed"), ("bang",), ("beer", "bang")])
    hands = {ME: hand, FOE: theirs, THIRD: ("missed",)}
    lies = (("remington", FOE),) if rng.random() < 0.5 else ()
    return Act(hands=hands, life={ME: 2, FOE: 3}, lines=lines, bold=bold, lies=lies)


def comes_up(rng: Random) -> Act:
    """The event is turned up at the Sheriff's turn."""
    some = [("missed",), ("missed", "bang"), ("beer",), (), ("bang",), ("missed", "missed")]
    bold = rng.choice([(), (ME,), (ME, FOE), (ME, FOE)])
    who = rng.choice([ME, FOE, THIRD])
    hands = {ME: rng.choice(some), FOE: rng.choice(some)}
    lies = (("remington", rng.choice([ME, FOE])),)
    return Act(
        who,
        "start",
        hands=hands,
        life={ME: rng.choice([1, 2, 3])},
        sheriff=who,
        comes_up=True,
        bold=bold,
        lies=lies,
    )


def returns(rng: Random) -> Act:
    """Somebody who is out of the game comes back: I see it, or it is I."""
    return Act(ME, hands={ME: ("missed", "beer")}, life={ME: 3}, ends=2, dead=THIRD)


def strikes(rng: Random) -> Act:
    """High noon begins with my turn."""
    life = rng.choice([1, 2, 3])
    mine = ("beer", "missed") if life == 1 else rng.choice([(), ("missed",)])
    return Act(
        FOE,
        hands={FOE: ("missed",), ME: mine},
        life={ME: life},
        ends=1,
        sheriff=ME,
        bold=(ME,),
        bold_at="lethal",
    )


def haunts(rng: Random) -> Act:
    """A ghost's turn: it is mine."""
    who = rng.choice([FOE, THIRD])
    hands = {FOE: ("missed",), THIRD: ("missed", "beer")}
    lines = (Line(ME, "play", (), "", occasion=False),) * rng.randint(0, 2)
    return Act(ME, "start", hands=hands, life={ME: 1, who: 2}, lines=lines, ends=1, closes=True)


def _few(rng: Random) -> tuple[str, ...]:
    return rng.choice([(), ("beer",), ("missed", "beer")])


# ------------------------------------------------------------- which rule, which act

ALL = (hit, answered, shoots, aims, plays, start, draw, limit)
#: By word of the vocabulary, the acts in which it can be seen to bend something.
OF_WORD = {
    "sight": (aims,),
    "cover": (aimed_at,),
    "reach": (aims,),
    "bang_allowance": (goes_on,),
    "bang_force": (shoots,),
    "extra_flips": (barrel,),
    "barrels": (evade,),
    "hindrance": (start,),
    "at_once": (deaths,),
    "minds_discards": (deaths,),
    "draw_bonus": (draw,),
    "beer_bonus": (drinks, lethal),
    "hand_limit": (limit,),
    "levels_seats": (aims, aimed_at),
    "reverses_turns": (limit,),
    "digs": (draw, limit),
    "needs_spares": (start,),
    "every_suit": (barrel,),
    "serves_as": (answered, duelled, attacked, plays),
    "draws": (draw,),
    "forbids": (plays, challenges, lethal, attacked),
    "shrugs_off": (hit, robbed, attacked, duelled),
    "silences": ALL,
    "raises": (returns,),
    "demands": (draw,),
    "on_reveal": (comes_up,),
    "before_turn": (start,),
    "on_return": (returns,),
    "after_drawing": (draw,),
    "after_turn": (limit,),
    "after_hurt": (hit, lethal),
    "after_answer": (answered, duelled, attacked, lethal),
    "after_equip": (equips,),
    "after_death": (deaths,),
    "on_empty_hand": (empties, robbed, answered),
    "instead_of_drawing": (draw,),
    "instead_of_burying": (deaths,),
    "offers": (uses,),
    "saves": (lethal,),
    "why_no_offer": (uses,),
    "take_up": (uses,),
}
OF_STATE = {
    "ghost": (haunts,),
    "passive": (hit, start, robbed, store, falls, limit),
    "noon": (strikes,),
}


Maker = Callable[[Random], Act]


def _acts_of(slug: str) -> tuple[Maker, ...]:
    if slug in OF_STATE:
        return OF_STATE[slug]
    kind = KIND_BY_SLUG.get(slug)
    if kind is not None and kind.border == "green":
        return (evade,) if kind.reply else (uses,)
    rule = CHARACTERS.get(slug) or EVENTS.get(slug) or (kind and kind.rule)
    assert isinstance(rule, Rule)
    return tuple(dict.fromkeys(act for word in words_of(rule) for act in OF_WORD[word]))


def words_of(rule: Rule) -> list[str]:
    """The words of the vocabulary that a rule defines."""
    numbers = [name for name in VOCABULARY if not callable(getattr(Rule, name))]
    said = [name for name in numbers if getattr(rule, name) != getattr(Rule, name)]
    return [*said, *(name for name in VOCABULARY if name in rule.hooks)]


#: The acts of every rule; worked out here, because later some rules may be taken out.
ACTS: dict[str, tuple[Maker, ...]] = {slug: _acts_of(slug) for slug in benders()}
