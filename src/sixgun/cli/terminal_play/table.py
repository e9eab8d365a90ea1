"""The table as lines of text, as one player sees it."""

from __future__ import annotations

from sixgun.engine.explain import distance, reach
from sixgun.engine.view import View

from .telling import Teller, shelf


def table_lines(teller: Teller, seen: View) -> list[str]:
    """Whose turn it is, the piles, and a line for every player, the reader first."""
    first = seen.seat or 0
    seats = [(first + place) % seen.settings.players for place in range(seen.settings.players)]
    return [*_piles(teller, seen), *_aligned([_row(teller, seen, seat) for seat in seats])]


def _piles(teller: Teller, seen: View) -> list[str]:
    if not seen.turns:
        return []
    say = teller.say
    turn = say("table-turn", number=seen.turns, player=_who(teller, seen.turn))
    top = teller.card(seen.top_discard) if seen.discard else ""  # R5: the top card only
    piles = say("table-piles", deck=seen.deck_size, discard=len(seen.discard), card=top)
    lines = [f"{turn} {piles}", *_in_force(teller, seen)]
    if seen.spread and None not in seen.spread:
        lines.append(say("table-spread", cards=teller.cards(seen.spread)))
    return lines


def _in_force(teller: Teller, seen: View) -> list[str]:
    """The event in force and the next one, and what they mean for this turn."""
    say, lines = teller.say, []
    event, coming = (teller.name(slug) if slug else "" for slug in (seen.event, seen.next_event))
    if event or coming:
        now = "no" if not event else "yes" if coming else "last"
        lines.append(say("table-event", now=now, event=event, next=coming))
    if seen.named_suit:
        lines.append(say("table-suit", suit=teller.name(seen.named_suit)))
    if seen.duty:
        lines.append(say("table-duty", card=teller.card(seen.duty)))
    return lines


def _who(teller: Teller, seat: int) -> str:
    name = teller.player(seat)
    return teller.say("table-you", player=name) if seat == teller.me else name


def _row(teller: Teller, seen: View, seat: int) -> list[str]:
    """Name, life, hand, distance, who it is, cards in play."""
    name = _who(teller, seat)
    if not seen.alive[seat]:
        return [name, teller.say("table-out", role=teller.name(seen.roles[seat]))]
    if not seen.characters[seat]:
        return [name, *_roles(teller, seen, seat)]
    return [
        name,
        life_shown(teller, seen, seat),
        teller.say("table-hand", number=len(seen.hands[seat])),
        _range(teller, seen, seat),
        ", ".join([_character(teller, seen, seat), *_roles(teller, seen, seat)]),
        ", ".join(_gear(teller, seen, seat)) or "-",
    ]


def _character(teller: Teller, seen: View, seat: int) -> str:
    """Vera Custer as whom she copies."""
    name, model = teller.name(seen.characters[seat]), seen.copied[seat]
    return teller.say("card-as", card=name, name=teller.name(model)) if model else name


def _gear(teller: Teller, seen: View, seat: int) -> list[str]:
    """The cards in play; green ones laid down in this very turn are told apart."""
    fresh = seen.fresh if seat == seen.turn else ()
    return [
        teller.say("table-fresh", card=teller.card(face)) if face in fresh else teller.card(face)
        for face in seen.gear[seat]
    ]


def _roles(teller: Teller, seen: View, seat: int) -> list[str]:
    roles = [teller.name(seen.roles[seat])] if seen.roles[seat] else []
    ghost = [teller.say("table-ghost")] if seat == seen.ghost else []
    return roles + ghost + ([teller.say("word-passive")] if seen.passive[seat] else [])


def life_shown(teller: Teller, seen: View, seat: int) -> str:
    """`●●●○ 3/4`."""
    full, empty = "●○" if teller.symbols else "*."
    left, most = max(0, seen.life[seat]), seen.max_life[seat]
    return f"{full * left}{empty * (most - left)} {left}/{most}"


def _range(teller: Teller, seen: View, seat: int) -> str:
    me = seen.seat
    if me is None or seat == me or not seen.alive[me]:
        return teller.say("table-reach", number=reach(seen, seat))
    far, _ = distance(seen, me, seat)
    near = "yes" if far <= reach(seen, me) else "no"
    return teller.say("table-distance", number=far, near=near)


def _aligned(rows: list[list[str]]) -> list[str]:
    """Columns as wide as their widest entry; a row of two has only a name and a remark."""
    whole = [row for row in rows if len(row) > 2]
    columns = max((len(row) for row in whole), default=0)
    widths = [max(len(row[column]) for row in whole) for column in range(columns)] or [0]
    widths[0] = max(len(row[0]) for row in rows)
    return [
        "  "
        + "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=False)).rstrip()
        if len(row) > 2
        else "  " + "  ".join([row[0].ljust(widths[0]), *row[1:]])
        for row in rows
    ]


def hand_line(teller: Teller, seen: View) -> str:
    """The reader's life points and hand."""
    assert seen.seat is not None
    cards = teller.cards(seen.hand) if seen.hand else teller.say("table-no-cards")
    return teller.say("table-hand-of-yours", life=life_shown(teller, seen, seen.seat), cards=cards)


def identity_lines(teller: Teller, seen: View) -> list[str]:
    """The reader's role and characters, with what they mean."""
    assert seen.seat is not None
    lines = [_with_text(teller, "role", seen.role, role_key(teller, seen))]
    for what, slug in (
        ("character", seen.characters[seen.seat]),
        ("spare", seen.spares[seen.seat]),
    ):
        lines += [_with_text(teller, what, slug)] if slug else []
    return lines


def role_key(teller: Teller, seen: View) -> str:
    """With three and with eight players some roles have other goals."""
    special = {3: "-three", 8: "-eight"}.get(seen.settings.players, "")
    key = f"role-{seen.role}"
    return key + special if teller.speech.knows(key + special) else key


def event_lines(teller: Teller, seen: View) -> list[str]:
    """The event in force and the next one, with what they do."""
    events = {"event": seen.event, "next-event": seen.next_event}
    return [_with_text(teller, what, slug) for what, slug in events.items() if slug]


def _with_text(teller: Teller, what: str, slug: str, key: str = "") -> str:
    text = teller.say(f"{key or f'{shelf(slug)}-{slug}'.replace('_', '-')}.text")
    return teller.say(f"table-your-{what}", name=teller.name(slug), text=text)


def knowledge_lines(teller: Teller, seen: View) -> list[str]:
    """What the reader knows beyond the table: distances with their sums, cards seen."""
    others = [seat for seat, alive in enumerate(seen.alive) if alive and seat != seen.seat]
    lines = []
    for seat in others if seen.turns else ():
        lines.append(_distance_line(teller, seen, seat))
        known = [face for face in seen.hands[seat] if face is not None]
        if known:
            told = {"player": teller.player(seat), "cards": teller.cards(known)}
            lines.append(teller.say("table-knows-hand", **told))
    deck = [
        teller.say("table-knows-deck", place=depth + 1, card=teller.card(face))
        for depth, face in seen.deck
    ]
    return lines + deck


def _distance_line(teller: Teller, seen: View, seat: int) -> str:
    assert seen.seat is not None
    total, parts = distance(seen, seen.seat, seat)
    back, _ = distance(seen, seat, seen.seat)
    told = teller.distance(total, parts)
    return teller.say("table-distance-to", player=teller.player(seat), distance=told, back=back)
