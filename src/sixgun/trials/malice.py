"""Messages that no client of ours would send, drawn from a seed.

Each says what must become of it: a refusal that bears its number, or the end of the socket.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from ..server import protocol
from ..server.protocol import LONGEST_MESSAGE, AnyRequest, encode, read_request

#: Texts that are hard to bear for whoever shows, counts or compares them.
STRANGE = (
    *("", " ", "\u0000", "\u202eevil", "\u200b", "a\u0300" * 40, "\ufeff", "\ud7ff", "\U0010ffff"),
    *("<script>alert(1)</script>", "'; DROP TABLE moves; --", "../../house.db", "%00", "{name}"),
    *("P1", "admin", "ﷺ" * 10, "👩‍👩‍👧‍👦" * 5, "x" * 3000, "\n\r\t", "null", "NaN", "0" * 60),
)
#: Numbers at and beyond the edges of what anybody expects.
EDGES = (
    -1,
    0,
    7,
    8,
    255,
    2**31,
    2**53,
    2**63 - 1,
    2**63,
    2**64,
    -(2**63),
    -(2**64),
    10**30,
    10**300,
)
#: Numbers that can be sent and mean nothing.
FAR = (-1, 10**6, 2**31, 2**53 - 1, 1 - 2**53)
#: Numbers that no field takes, as they are written.
NO_NUMBERS = ("1e999", "-1e999", "NaN", "Infinity", "1.5", "01", "+1", "0x10", "1" * 5000)


class Missile(NamedTuple):
    """A hostile message."""

    sort: str
    data: bytes
    id: int = 0  # what its refusal must bear; 0: nobody could read it
    binary: bool = False


class Malice:
    """A seeded source of hostile messages for somebody who sits nowhere."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self._last_id = 0

    def next_id(self) -> int:
        self._last_id += 1
        return self._last_id

    def missile(self) -> Missile:
        """Any message that cannot be read, or must not be done."""
        return self.unreadable() if self.dice.random() < 0.6 else self.dice.choice(UNDOABLE)(self)

    def unreadable(self) -> Missile:
        """Any message that cannot be read."""
        return self.dice.choice(UNREADABLE)(self)

    def last_missile(self) -> Missile:
        """A message that ends the socket."""
        return self.dice.choice((oversized, binary, not_unicode))(self)

    # ------------------------------------------------------------ what they are made of

    def words(self, longest: int = 40) -> str:
        """Any characters at all."""
        length = self.dice.randrange(1, longest)
        return "".join(chr(self._character()) for _ in range(length))

    def _character(self) -> int:
        while True:
            code = self.dice.choice((self.dice.randrange(128), self.dice.randrange(0x110000)))
            if not 0xD800 <= code < 0xE000:
                return code

    def anything(self, depth: int = 3) -> Any:
        """Any value that JSON has."""
        dice = self.dice
        if depth and dice.random() < 0.3:
            if dice.random() < 0.5:
                return [self.anything(depth - 1) for _ in range(dice.randrange(4))]
            return {self.words(8): self.anything(depth - 1) for _ in range(dice.randrange(4))}
        return dice.choice(
            (None, True, False, 0.5, -1e300, dice.choice(EDGES), dice.choice(STRANGE), self.words())
        )

    def sample(self) -> dict[str, Any]:
        """A message of the protocol, as plain data."""
        made = self.dice.choice(SAMPLES)
        plain: dict[str, Any] = json.loads(encode(made))
        return plain

    def until_unreadable(self, sort: str, make: Callable[[], bytes]) -> Missile:
        """Mutations of messages are messages at times: try until one is not."""
        while True:
            data = make()
            if len(data) <= LONGEST_MESSAGE and not is_readable(data):
                return Missile(sort, data)


def is_readable(data: bytes) -> bool:
    try:
        data.decode()
        read_request(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True


def plain(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass")


# ------------------------------------------------------------------ nobody can read these


def no_json(malice: Malice) -> Missile:
    return malice.until_unreadable("no JSON", lambda: malice.words(200).encode())


def broken(malice: Malice) -> Missile:
    """A message with a few characters changed, added or lost."""

    def make() -> bytes:
        text, dice = list(plain(malice.sample()).decode()), malice.dice
        for _ in range(dice.randrange(1, 4)):
            place = dice.randrange(len(text))
            text[place : place + dice.randrange(3)] = dice.choice(
                ('"', "{", "]", ",", "\\", "x", "")
            )
        return "".join(text).encode()

    return malice.until_unreadable("broken JSON", make)


def wrong_type(malice: Malice) -> Missile:
    """A field with a value that is none of its kind."""

    def make() -> bytes:
        message = malice.sample()
        message[malice.dice.choice(list(message))] = malice.anything()
        return plain(message)

    return malice.until_unreadable("wrong types", make)


def no_request(malice: Malice) -> Missile:
    """Whole JSON that is no request."""
    return malice.until_unreadable("no request", lambda: plain(malice.anything()))


def unknown_tag(malice: Malice) -> Missile:
    def make() -> bytes:
        return plain(
            {**malice.sample(), "t": malice.dice.choice((malice.words(), "update", "HELLO"))}
        )

    return malice.until_unreadable("unknown messages", make)


def unknown_field(malice: Malice) -> Missile:
    def make() -> bytes:
        return plain({**malice.sample(), malice.words(12): malice.anything()})

    return malice.until_unreadable("unknown fields", make)


def missing_field(malice: Malice) -> Missile:
    def make() -> bytes:
        message = malice.sample()
        del message[malice.dice.choice(list(message))]
        return plain(message)

    return malice.until_unreadable("missing fields", make)


def deep(malice: Malice) -> Missile:
    """Lists in lists in lists, as deep as a message can be long."""

    def make() -> bytes:
        depth = malice.dice.choice((50, 500, 5_000, LONGEST_MESSAGE // 2 - 60))
        left, right = malice.dice.choice((("[", "]"), ('{"a":', "}"), ("[", "")))
        depth = min(depth, (LONGEST_MESSAGE - 60) // len(left + right))
        return f'{{"t":"explain","asks":{left * depth}1{right * depth}}}'.encode()

    return malice.until_unreadable("deep nesting", make)


def no_number(malice: Malice) -> Missile:
    def make() -> bytes:
        number = malice.dice.choice(NO_NUMBERS)
        return f'{{"t":"answer","decision":{number},"option":0}}'.encode()

    return malice.until_unreadable("no numbers", make)


def lone_surrogate(malice: Malice) -> Missile:
    return malice.until_unreadable("half characters", lambda: b'{"t":"say","text":"\\ud800"}')


# ------------------------------------------------------------------ nobody may do these


def huge_number(malice: Malice) -> Missile:
    """Numbers that can be read and are nobody's."""
    number, option = malice.dice.choice(EDGES), malice.dice.choice(EDGES)
    return _sent(malice, "huge numbers", protocol.Answer(decision=number, option=option))


def huge_id(malice: Malice) -> Missile:
    """The number of a request that cannot be sent back."""
    number = malice.dice.choice((2**64, 10**30, -(2**63) - 1, -(10**40)))
    return Missile("huge ids", f'{{"t":"stand","id":{number}}}'.encode(), 0)


def nowhere(malice: Malice) -> Missile:
    """What can only be asked of a table, by somebody who looks at none."""
    return _sent(malice, "at no table", malice.dice.choice(AT_TABLES))


def no_table(malice: Malice) -> Missile:
    name = malice.dice.choice((*STRANGE, "A" * 22))
    return _sent(malice, "no such table", protocol.Watch(table=name))


def bad_options(malice: Malice) -> Missile:
    """Tables that cannot be played at."""
    wrong: dict[str, Any] = malice.dice.choice(
        (
            {"players": malice.dice.choice((-1, 0, 1, 2, 9, 10**9, 10**30))},
            {"sets": [malice.dice.choice(STRANGE)]},
            {"sets": ["base"] * 500, "players": 99},
            {"spectator_delay": malice.dice.choice((-1, 601, 10**18, 10**30))},
            {"events": malice.dice.choice((-1, 10**9, 10**30)), "sets": ["base", "high_noon"]},
            {"high_noon_reshuffles": malice.dice.choice((-1, 10**30))},
        )
    )
    return _missile("bad options", {"t": "open", "id": malice.next_id(), "options": wrong})


def hello_again(malice: Malice) -> Missile:
    hello = protocol.Hello(protocol=malice.dice.choice((0, 1, 2, 10**30)), program=True)
    return _sent(malice, "hello again", hello)


def _sent(malice: Malice, sort: str, request: protocol.Request) -> Missile:
    named = msgspec.structs.asdict(request)
    simple = {name: _simple(value) for name, value in named.items()}
    tag = type(request).__struct_config__.tag
    return _missile(sort, {"t": tag, **simple, "id": malice.next_id()})


def _simple(value: Any) -> Any:
    """As plain data; numbers that msgspec would not write stay what they are."""
    return value if isinstance(value, int) else msgspec.to_builtins(value)


def _missile(sort: str, message: dict[str, Any]) -> Missile:
    data = plain(message)
    return Missile(sort, data, message["id"] if is_readable(data) else 0)


# ------------------------------------------------------------------ these end the socket


def oversized(malice: Malice) -> Missile:
    size = malice.dice.choice((LONGEST_MESSAGE + 1, 100_000, 1_000_000))
    text = malice.dice.choice(('{"t":"say","text":"', "[" * 10))
    return Missile("oversized", text.encode().ljust(size, b"x"))


def binary(malice: Malice) -> Missile:
    data = malice.dice.choice((malice.dice.randbytes(50), b"", b'{"t":"lobby"}'))
    return Missile("binary", data, binary=True)


def not_unicode(malice: Malice) -> Missile:
    data = (
        b'{"t":"say","text":"' + malice.dice.choice((b"\xff", b"\xc0\x80", b"\xed\xa0\x80")) + b'"}'
    )
    return Missile("no UTF-8", data)


UNREADABLE: tuple[Callable[[Malice], Missile], ...] = (
    *(no_json, broken, wrong_type, no_request, unknown_tag, unknown_field, missing_field),
    *(deep, no_number, lone_surrogate),
)
UNDOABLE: tuple[Callable[[Malice], Missile], ...] = (
    *(huge_number, huge_id, nowhere, no_table, bad_options, hello_again),
)
#: One of each message, with fields that can be spoiled.
_OPTION = protocol.Option("play", "bang/QH", 1)
SAMPLES: tuple[protocol.Request, ...] = (
    protocol.Hello(id=1, protocol=1, client="x", program=True),
    protocol.Lobby(id=1, on=False),
    protocol.Open(id=1, options=protocol.TableOptions(players=7, sets=("base", "promo"))),
    protocol.Watch(id=1, table="x"),
    protocol.Sit(id=1, name="Anna", seat=3),
    protocol.Change(id=1, options=protocol.TableOptions(players=4)),
    protocol.Rename(id=1, name="Anna"),
    protocol.Seatbot(id=1, bot="drifter", seat=2),
    protocol.Clear(id=1, seat=2),
    protocol.Kick(id=1, seat=2),
    protocol.Start(id=1, bots="drifter"),
    protocol.Number(id=1, value="0" * 32),
    protocol.Ready(id=1),
    protocol.Answer(id=1, decision=3, option=1),
    protocol.Prefer(id=1, forced=True),
    protocol.Here(id=1),
    protocol.Order(id=1, orders=protocol.Orders(shot="dodge", beer=True)),
    protocol.Meet(id=1, at=1_700_000_000),
    protocol.Rematch(id=1, on=False, now=True),
    protocol.Room(id=1, act="renew"),
    protocol.Hurry(id=1, how="result"),
    protocol.Nudge(id=1, seat=2),
    protocol.Avatar(id=1, avatar="hat"),
    protocol.Again(id=1, step=2),
    protocol.Ack(id=1, seq=5),
    protocol.Explain(id=1, asks=(protocol.Why(_OPTION), protocol.Distance(0, 1))),
    protocol.Say(id=1, text="hello"),
    protocol.Phrase(id=1, phrase="hello"),
    protocol.Mute(id=1, who="0123456789ab", on=False),
    protocol.Block(id=1, who="0123456789ab"),
    protocol.Complain(id=1, who="0123456789ab", text="he shot me"),
    protocol.Friends(id=1, on=False),
    protocol.Keep(id=1, who="0123456789ab", how="never"),
    protocol.Alias(id=1, friend="0123456789abcdef", name="Doc"),
    protocol.Show(id=1, what="table"),
    protocol.Circle(id=1, circle="0" * 32),
    protocol.Found(id=1, name="Friday night", called="Anna"),
    protocol.Join(id=1, code="x" * 32, called="Anna"),
    protocol.Part(id=1, circle="0" * 32),
    protocol.Manage(id=1, circle="0" * 32, act="remove", member="0123456789ab"),
)
assert {type(sample) for sample in SAMPLES} <= set(AnyRequest.__args__)
#: What only a table can do.
AT_TABLES: tuple[protocol.Request, ...] = (
    *(protocol.Stand(), protocol.Invite(), protocol.Start(), protocol.Rematch(), protocol.Full()),
    *(protocol.Pause(), protocol.Resume(), protocol.Resign(), protocol.Leave(), protocol.Back()),
    *(protocol.Sit(name="Anna"), protocol.Kick(seat=0), protocol.Number(value="0" * 32)),
    *(protocol.Answer(decision=1, option=0), protocol.Say(text="hello")),
    *(protocol.Explain(asks=()), protocol.Seatbot(bot="drifter"), protocol.Clear(seat=1)),
    *(protocol.Change(options=protocol.TableOptions()), protocol.Prefer(forced=True)),
    *(protocol.Hurry(how="faster"), protocol.Nudge(seat=0), protocol.Room()),
    *(protocol.Here(), protocol.Meet(at=0), protocol.Order(orders=protocol.Orders(beer=True))),
)


# ------------------------------------------------------------------ at a table of others


def at_table(malice: Malice, decision: int, seats: int) -> Missile:
    """What a spectator may not do, while a game is played whose open decision is this."""
    dice = malice.dice
    request: protocol.Request = dice.choice(
        (
            protocol.Answer(decision=decision, option=dice.choice((0, 1, -1, 99))),
            protocol.Answer(decision=decision + dice.randrange(-5, 5), option=0),
            protocol.Sit(name="Anna", seat=dice.randrange(-1, seats)),
            protocol.Number(value=f"{dice.getrandbits(128):032x}"),
            protocol.Explain(asks=(protocol.Distance(0, 1),) * 65),
            protocol.Mute(who=malice.words(12)),
            protocol.Block(who="0123456789ab"),
            protocol.Complain(who="", text=dice.choice(STRANGE)),
            protocol.Phrase(phrase=dice.choice(STRANGE)),
            protocol.Say(text=dice.choice(("", " \t", "\u200b", "y" * 5000))),
            protocol.Again(step=dice.choice(EDGES)),
            protocol.Hurry(how=dice.choice(("", "faster", "result"))),
            protocol.Nudge(seat=dice.randrange(-1, seats)),
            *(protocol.Stand(), protocol.Rename(name="Anna"), protocol.Prefer(forced=True)),
            *(protocol.Invite(), protocol.Back(), protocol.Pause(), protocol.Resume()),
            *(protocol.Ready(), protocol.Room(), protocol.Here()),
            protocol.Meet(at=dice.choice(EDGES)),
            protocol.Order(orders=protocol.Orders(shot="dodge")),
            *(protocol.Resign(), *owners_only(malice, seats)),
        )
    )
    return _sent(malice, "as a spectator", request)


def as_player(malice: Malice, decision: int, seats: int) -> Missile:
    """What a player who is not asked and owns nothing may not do in a running game."""
    dice = malice.dice
    request: protocol.Request = dice.choice(
        (
            protocol.Answer(decision=decision, option=dice.choice((0, 1, 99))),
            protocol.Answer(decision=max(0, decision - dice.randrange(1, 50)), option=0),
            protocol.Answer(decision=dice.choice(FAR), option=0),
            protocol.Sit(name="Anna", seat=dice.randrange(seats)),
            *(protocol.Stand(), protocol.Rename(name="Anna"), protocol.Resume()),
            *(protocol.Hurry(how="result"), protocol.Nudge(seat=dice.choice(FAR))),
            *owners_only(malice, seats),
        )
    )
    return _sent(malice, "out of turn", request)


def out_of_range(malice: Malice, decision: int, options: int) -> Missile:
    """An answer to one's own question that is none of its options."""
    wrong = malice.dice.choice((options, options + 1, *FAR))
    return _sent(malice, "out of range", protocol.Answer(decision=decision, option=wrong))


def owners_only(malice: Malice, seats: int) -> tuple[protocol.Request, ...]:
    """What only the owner of a table may do."""
    seat = malice.dice.randrange(seats)
    return (
        protocol.Start(bots=malice.dice.choice(("", "drifter"))),
        protocol.Rematch(),
        protocol.Seatbot(bot="drifter", seat=malice.dice.randrange(-1, seats)),
        protocol.Room(act=malice.dice.choice(("renew", "revoke"))),
        protocol.Clear(seat=seat),
        protocol.Kick(seat=seat),
        protocol.Change(options=protocol.TableOptions(players=7)),
    )
