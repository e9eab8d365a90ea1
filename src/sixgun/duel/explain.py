"""Why something is not offered in a duel, and what to think of before doing what is.

As in the big game, everything comes from one seat's view alone: the rules are asked at a table
that fits it, and only what the view fixes is read. Answers are keys with arguments, so that
every client tells them in its own language; characters are named by their slugs (`name`).
"""

from __future__ import annotations

from collections.abc import Callable

from ..engine.aims import Reason
from ..engine.explain import CAUTIONS as COMMON_CAUTIONS
from ..engine.explain import REASONS as COMMON_REASONS
from ..engine.options import VERBS, Option
from .aims import why_no_effect
from .doubts import doubts_about
from .duel import Duel
from .fight import fits
from .imagine import table_seen
from .odds import odds
from .picking import why_no_pick
from .printed import CARDS_BY_FACE, CHARACTERS, KIND_BY_SLUG, KINDS, Kind, slug_of
from .settings import PLAIN_WORDS
from .table import SPOTS, owner
from .turn import SWAP, bangs_allowed, bangs_spent, played_as
from .view import DuelView

__all__ = ["CAUTIONS", "REASONS", "cautions", "odds", "why_not"]

#: What the duel says as the big game does.
COMMON = (
    "game-over",
    "spectator",
    "not-asked",
    "not-in-hand",
    "only-in-answer",
    "bang-limit",
    "already-tried",
    "used-up",
)
#: Every reason of the duel, with its arguments; the Fluent files tell them to people.
OWN_REASONS: dict[str, str] = {
    "no-such-thing": "there is nothing like that in a duel",
    "not-your-turn": "it is the turn of somebody else: player",
    "other-question": "something else is asked first: kind",
    "needs-target": "this card is played on a character: card",
    "takes-no-target": "this is not played on a character: card",
    # cards of one's own turn
    "own-character": "it cannot be aimed at one's own characters: card",
    "rear-spared": "the target is the opponent's rearguard: name",
    "not-beside": "equipment goes to one's rearguard or to the opponent's active character: name",
    "only-own-rear": "it is put beside one's own rearguard: card",
    "nobody-there": "nobody stands there",
    "has-marker": "the marker is there already: name",
    "no-pair": "of this side only one character stands: side",
    "nobody-paired": "on neither side do two characters stand",
    "nothing-to-steal": "the opponent has no card that could be had",
    "no-equipment": "no equipment lies where it could be taken",
    "marker-moved": "the marker was moved in this turn",
    # what lies beside characters, abilities
    "not-beside-yours": "this card lies beside none of your characters: card",
    "not-with-you": "this character does not stand on your side: name",
    "dormant": "the ability of the rearguard does not work: name",
    "works-by-itself": "nobody has to use it: word",
    "only-against-hits": "it is tried when its character is the target of a hit: word",
    "only-for-other": "it is for when the other character loses a life point: name",
    "hand-not-empty": "it takes an empty hand: name",
    "hand-empty": "it takes a card from the hand: name",
    "nothing-to-trade": "beside this character lies nothing that could be given up: name",
    "no-action-on-top": "on top of the discards lies no action card to carry out: name",
    "no-cylinder": "this card cannot be reloaded: card",
    "no-reload-yet": "both sides still have more than one character",
    "gear-in-the-rear": "only the active character's equipment is reloaded: card",
    # answers
    "only-dodge": "this card does not avoid a hit: card",
    "needs-price": "to dodge this takes so many further cards: number",
    "discard-it": "against a Derringer this card is discarded, not played: card",
    "play-it": "this card is played here, not discarded: card",
    "only-derringer": "only a Derringer is avoided by discarding a card",
    "not-the-target": "somebody else is the target: word, name",
    "no-dodge": "it does not avoid a hit: word",
    "only-hit": "only a hit card counts here: card",
    "no-way-out": "only a hit card counts here: word",
    # what is picked
    "say-where": "it must be said beside whom the card lies: card",
    "not-there": "this card does not lie beside this character: card, name",
    "not-in-play": "this card lies beside nobody: card",
    "only-active-gear": "only equipment of active characters: name",
    "no-such-back": "the hand has no card of this deck: side",
    "own-fallen": "who lost the character takes nothing from a hand",
    "not-left-behind": "this card was not beside who fell: card",
    "always-active": "a card that is always active cannot be given up: card",
    "not-laid-out": "this card is not laid out: card",
    "must-discard": "so many cards are above the limit: number, limit",
    "not-dealt": "this character was not dealt to you: name",
    "already-chosen": "this character is chosen already: name",
    "not-in-reserve": "this character does not wait in your reserve: name",
}
REASONS = {key: COMMON_REASONS[key] for key in COMMON} | OWN_REASONS
CAUTIONS: dict[str, str] = {
    "caution-no-effect": COMMON_CAUTIONS["caution-no-effect"],
    "duel-caution-own-character": "it strikes one's own character: name",
    "duel-caution-helps-foe": "it helps a character of the opponent's: name",
    "duel-caution-loses-life": "it costs one's own character life points: name, number",
    "duel-caution-replaces": "the card of that name that lies there goes: card, name",
    "duel-caution-own-last-life": "one's own rearguard is meant too, and may fall: name",
    "duel-caution-last-hit": "this is the last hit card: card",
}


# ---------------------------------------------------------------- why not


def why_not(seen: DuelView, option: Option) -> Reason | None:
    """Why this option is not offered to the seat now; None if it is."""
    if option in seen.options:
        return None
    reason = _why_not_asked(seen)
    if reason:
        return reason
    if not _is_thinkable(option):
        return "no-such-thing", {}
    assert seen.decision is not None
    explain = _EXPLAINERS.get(seen.decision.kind, why_no_pick)
    return explain(table_seen(seen), seen, option) or _why_not_this(seen, option)


def _why_not_asked(seen: DuelView) -> Reason | None:
    if seen.over:
        return "game-over", {}
    if seen.seat is None:
        return "spectator", {}
    if seen.decision is None or seen.decision.seat == seen.seat:
        return None
    return "not-asked", {"player": seen.decision.seat}


def _is_thinkable(option: Option) -> bool:
    """Are these words that options are made of?"""
    verb, word, spot = option
    if verb not in VERBS or (spot is not None and spot not in SPOTS):
        return False
    if word is None:
        return verb in ("pass", "end") and spot is None
    if verb in ("play", "discard"):
        return word in CARDS_BY_FACE
    if verb == "use":
        return word in CARDS_BY_FACE or word in CHARACTERS
    known = word in CARDS_BY_FACE or word in CHARACTERS or word in PLAIN_WORDS
    return known and verb in ("take", "choose")


def _why_not_this(seen: DuelView, option: Option) -> Reason:
    """What is meant for one's own turn waits for it; first comes what is asked."""
    assert seen.decision is not None
    verb, _, _ = option
    if seen.turn not in (seen.seat, -1) and (verb in ("play", "use", "end") or option == SWAP):
        return "not-your-turn", {"player": seen.turn}
    return "other-question", {"kind": seen.decision.kind}


# -------------------------------------------------------------- one's turn


def _why_no_play(game: Duel, seen: DuelView, option: Option) -> Reason | None:
    verb, word, spot = option
    me = _me(seen)
    if verb == "play":
        return _why_no_card(game, seen, str(word), spot)
    if verb == "discard":
        return _why_no_reload(game, seen, str(word), spot)
    if verb == "use" and word in CHARACTERS:
        return _why_no_ability(game, me, str(word), spot)
    if verb == "use":
        return _why_no_gear(game, me, str(word), spot)
    if option != SWAP:
        return None
    return ("marker-moved", {}) if game.swapped else ("no-pair", {"side": game.roles[me]})


def _why_no_card(game: Duel, seen: DuelView, face: str, spot: int | None) -> Reason | None:
    if face not in seen.hand:
        return "not-in-hand", {"card": face}
    me = _me(seen)
    at_work = game.working(me)
    kind = played_as(_kind(face), at_work)
    if kind is None:
        return "only-in-answer", {"card": face}
    if kind.border == "red" and bangs_spent(game, at_work):
        return "bang-limit", {"number": bangs_allowed(at_work)}
    return why_no_effect(game, me, kind, face, spot)


def _why_no_reload(game: Duel, seen: DuelView, face: str, spot: int | None) -> Reason:
    """In one's own turn a card is discarded in order to draw another one."""
    if face not in seen.hand:
        return "not-in-hand", {"card": face}
    if not _kind(face).reload:
        return "no-cylinder", {"card": face}
    return ("takes-no-target", {"card": face}) if game.last_stand() else ("no-reload-yet", {})


def _why_no_gear(game: Duel, me: int, face: str, spot: int | None) -> Reason:
    """In one's own turn equipment is used to be reloaded, and for nothing else."""
    at = _where(game, me, face)
    kind = _kind(face)
    if at is None:
        return "not-beside-yours", {"card": face}
    if kind.reload and not game.last_stand():
        return "no-reload-yet", {}
    if kind.reload:
        rear = at != game.active(me)
        return "gear-in-the-rear" if rear else "takes-no-target", {"card": face}
    assert kind.trait is not None
    key = "only-against-hits" if kind.trait.dodges else "works-by-itself"
    return key, {"word": kind.slug}


def _why_no_ability(game: Duel, me: int, slug: str, spot: int | None) -> Reason:
    at, trait = _where(game, me, slug), CHARACTERS[slug]
    if at is None:
        return "not-with-you", {"name": slug}
    if trait.bears:
        return "only-for-other", {"name": slug}
    if trait.dodges:
        return "only-against-hits", {"word": slug}
    if "offers" not in trait.hooks:
        return "works-by-itself", {"word": slug}
    if at != game.active(me) and not trait.always:
        return "dormant", {"name": slug}
    return trait.why_no_offer(game, me, spot) or ("takes-no-target", {"card": slug})


# ----------------------------------------------------------------- answers


def _why_no_dodge(game: Duel, seen: DuelView, option: Option) -> Reason | None:
    verb, word, target = option
    assert seen.decision is not None
    spot, _, cause, price, tried = seen.decision.about
    if verb == "use":
        return _why_no_evasion(game, option, spot, price, tried)
    if verb not in ("play", "discard"):
        return None
    if word not in seen.hand or target is not None:
        return "takes-no-target" if word in seen.hand else "not-in-hand", {"card": word}
    if not fits(_kind(str(word)), game.at_work(spot), "dodge"):
        return _why_useless(verb, str(word), cause)
    return ("needs-price", {"number": price}) if verb == "play" else ("play-it", {"card": word})


def _why_useless(verb: str, face: str, cause: str) -> Reason:
    """Why a card that is no dodge does not help."""
    if verb == "discard":
        return "only-derringer", {}
    return "discard-it" if cause == "derringer" else "only-dodge", {"card": face}


def _why_no_evasion(
    game: Duel, option: Option, spot: int, price: int, tried: tuple[str, ...]
) -> Reason:
    """Why a Barrel, a Hat or an ability cannot be tried against a hit."""
    _, word, target = option
    slug = slug_of(str(word))
    if slug in tried:
        return "already-tried", {"word": slug}
    at = _where(game, owner(spot), str(word))
    if at is None:
        return _not_mine(str(word))
    trait = CHARACTERS.get(slug) or KIND_BY_SLUG[slug].trait
    if trait is None or not trait.dodges:
        return "no-dodge", {"word": slug}
    if at != spot:
        return "not-the-target", {"word": slug, "name": game.slug_at(spot)}
    if target is not None:
        return "takes-no-target", {"card": word}
    return "needs-price", {"number": price}


def _why_no_hit(game: Duel, seen: DuelView, option: Option) -> Reason | None:
    """Against Indians! and in a Duel only a hit card helps."""
    verb, word, target = option
    if verb == "use":
        at = _where(game, _me(seen), str(word))
        return ("no-way-out", {"word": slug_of(str(word))}) if at is not None else _not_mine(word)
    if verb not in ("play", "discard"):
        return None
    if word not in seen.hand:
        return "not-in-hand", {"card": word}
    assert seen.decision is not None
    if not fits(_kind(str(word)), game.at_work(seen.decision.about[0]), "hit"):
        return "only-hit", {"card": word}
    return "takes-no-target" if target is not None else "play-it", {"card": word}


def _not_mine(word: str | None) -> Reason:
    if word in CHARACTERS:
        return "not-with-you", {"name": word}
    return "not-beside-yours", {"card": word}


_EXPLAINERS: dict[str, Callable[[Duel, DuelView, Option], Reason | None]] = {
    "play": _why_no_play,
    "shot": _why_no_dodge,
    "indians": _why_no_hit,
    "duel": _why_no_hit,
}


# --------------------------------------------------------------- cautions


def cautions(seen: DuelView, option: Option) -> list[Reason]:
    """What a friend would ask before this option is taken: is that what you want?"""
    if option not in seen.options or seen.seat is None or seen.decision is None:
        return []
    verb, word, spot = option
    kind = seen.decision.kind
    if kind == "duel" and verb == "play" and len(seen.options) == 2 and seen.hand.count(word) == 1:
        return [("duel-caution-last-hit", {"card": word})]
    if kind != "play" or verb not in ("play", "use"):
        return []
    game = table_seen(seen)
    face = seen.top_discard if word == "pearl_hat" else str(word)
    if face not in CARDS_BY_FACE or (verb == "use" and word != "pearl_hat"):
        return []
    played = played_as(_kind(face), game.working(seen.seat))
    return doubts_about(game, seen.seat, played, face, spot) if played is not None else []


# ----------------------------------------------------------------- helpers


def _me(seen: DuelView) -> int:
    assert seen.seat is not None
    return seen.seat


def _kind(face: str) -> Kind:
    return KINDS[CARDS_BY_FACE[face][0]]


def _where(game: Duel, me: int, word: str) -> int | None:
    """At which spot of a side a character stands, or an equipment lies."""
    for spot in (game.active(me), game.rear(me)):
        if any(name == word for _, _, name in game.traits(spot)):
            return spot
    return None
