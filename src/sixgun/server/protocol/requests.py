"""What clients ask for."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from .parts import GameName, Option, Orders, TableOptions, Whole


class Request(
    Struct,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="t",
    tag=str.lower,
):
    """What a client asks for. `id` comes back with the answer."""

    id: Whole = 0


class Hello(Request):
    """The first message. `program`: this client is no person and is shown as a bot."""

    protocol: Whole
    client: str = ""
    program: bool = False
    reveals: bool = False  # shows how a game begins, and says `ready`
    gathers: bool = False  # shows that people gather before the deal, and says `here`
    turns: bool = False  # understands `own`


class Lobby(Request):
    """Follow the list of public tables, or stop."""

    on: bool = True


class Open(Request):
    """Open a table of one's own. `scenario`: one prepared position, for its opener only."""

    options: TableOptions = field(default_factory=TableOptions)
    scenario: str = ""
    circle: str = ""  # for the members of this circle, and private to everybody else


class Quick(Request):
    """Find any public table with a free seat and sit down; if there is none, open one."""

    name: str = ""
    game: GameName = "bang"  # what one wants to play


class Watch(Request):
    """Look at a table from now on: from the own seat, or as a spectator."""

    table: str


class Unwatch(Request):
    """Look at no table any more. The seat stays."""


class Sit(Request):
    """Take a free seat (the first one if none is named) of the table one looks at."""

    name: str
    seat: Whole = -1


class Stand(Request):
    """Give the seat back before or after a game."""


class Invite(Request):
    """A link that seats one person once, and soon; for whoever sits at the table. With a `friend`
    there is no link: he is told, and let in."""

    friend: str = ""  # the sign of a friend, as `friendlist` has it


class Room(Request):
    """The room code, which lets in whoever has it; the table shows it to those who sit there."""

    act: Literal["make", "renew", "revoke"] = "make"  # another one, or none: for the owner


class Change(Request):
    """The owner sets the options of the table."""

    options: TableOptions


class Rename(Request):
    """Another name at this table, before or after a game."""

    name: str


class Seatbot(Request):
    """The owner puts a bot of the house on a free seat (-1: on every free seat)."""

    bot: str
    seat: Whole = -1
    temper: str = ""  # its personality; `any`: by chance


class Clear(Request):
    """The owner takes a bot from its seat."""

    seat: Whole


class Kick(Request):
    """The owner sends somebody away; in a game a bot plays on."""

    seat: Whole


class Start(Request):
    """The owner begins the game; free seats are filled with bots if `bots` names one."""

    bots: str = ""
    temper: str = ""  # of these bots, as in `seatbot`
    now: bool = False  # without those who have not said that they are here


class Here(Request):
    """One is there, and the cards may be dealt. `start` asks for it where more than one person
    sits; by the owner, `on: false` calls it off."""

    on: bool = True  # false: not yet, after all


class Number(Request):
    """The client's own random number for the deal, as 32 to 64 hexadecimal digits."""

    value: str


class Ready(Request):
    """One has seen who one is. Whoever plays alone with bots begins the game so; with others at
    the table nothing comes of it, and nobody hears of it."""


class Answer(Request):
    """An answer to an open decision: its number and the index of an option."""

    decision: Whole
    option: Whole


class Prefer(Request):
    """Settings of the own seat. `forced`: questions with one answer are answered for me."""

    forced: bool


class Order(Request):
    """What one answers in advance at a table for days; nobody else hears of it."""

    orders: Orders  # all of them: what is not said is ordered no more


class Meet(Request):
    """The owner says when the same people meet at this table again."""

    at: Whole  # in seconds since 1970; 0: nothing is said any more


class Back(Request):
    """Take the seat back from the bot that played meanwhile."""


class Pause(Request):
    """Stop the clocks for a while; everybody may do so a few times a game."""


class Resume(Request):
    """Go on after a pause."""


class Resign(Request):
    """Give up this game: the seat plays on passively, as the rules of leaving say."""


class Leave(Request):
    """Leave the table for good."""


class Rematch(Request):
    """Offer to play again with the same people, or answer who did.

    The next game begins when everybody who is there has answered: without those who do not
    want to, whose seats go to bots. `now`: the owner does not wait for the others' answers.
    """

    on: bool = True  # false: not me
    now: bool = False  # whoever has not answered does not want to, either


class Hurry(Request):
    """How somebody who is out of the game wants it to go on: `faster`, or straight to its `result`.

    It comes about when nobody who plays is left and all who are out and look on want it.
    """

    how: Literal["", "faster", "result"] = ""  # "": as it is


class Nudge(Request):
    """Remind somebody that it is up to him; nobody else is told."""

    seat: Whole  # who is asked


class Avatar(Request):
    """Choose one of the house's pictures, here and at every table one sits at."""

    avatar: str  # "": none, and the house gives one


class Again(Request):
    """At a prepared position: go back to this step (0: the beginning)."""

    step: Whole = 0


class Full(Request):
    """Send the whole view again."""


class Ack(Request):
    """All updates up to this one have been read."""

    seq: Whole


class Why(Struct, frozen=True, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Why is this not offered to me?"""

    option: Option


class Distance(Struct, frozen=True, tag_field="t", tag="distance", forbid_unknown_fields=True):
    """How far does one seat see the other, and what does it come from?"""

    seat: Whole
    foe: Whole


class Odds(
    Struct,
    frozen=True,
    tag_field="t",
    tag="odds",
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """How likely is it that a draw! of this seat comes out as wished?"""

    seat: Whole
    wish: str  # in a duel a symbol that a reveal has to show: `barrel`
    of: Whole = -1  # in a duel whose deck it is; -1: that of the seat


class Sums(Struct, frozen=True, tag_field="t", tag="sums", forbid_unknown_fields=True):
    """Which numbers does a side of a duel have, and what are they made of?"""

    seat: Whole  # whose


Ask: TypeAlias = Why | Distance | Odds | Sums


class Explain(Request):
    """Ask the engine for explanations, computed from the own view alone."""

    asks: tuple[Ask, ...]


class Say(Request):
    """Say something to the others of one's own kind: the living, the dead, spectators."""

    text: str


class Phrase(Request):
    """Say one of the house's quick phrases."""

    phrase: str


class Mute(Request):
    """Hear somebody no more (or again) at this table."""

    who: str
    on: bool = True


class Block(Request):
    """Hear somebody no more at any table, and sit at no table that he owns, or undo that."""

    who: str
    on: bool = True


class Complain(Request):
    """Report somebody to the house, with what was said."""

    who: str
    text: str = ""


class Friends(Request):
    """Follow the list of one's friends, or stop: `friendlist` comes now and when it changes."""

    on: bool = True  # false: stop


class Keep(Request):
    """Keep somebody with whom one has finished a game, or answer who wants to; friends are two
    who keep each other. He is named by his sign at the table one looks at, or by that of the list.
    """

    who: str = ""  # at the table
    friend: str = ""  # in `friendlist`
    how: Literal["yes", "no", "never"] = "yes"  # no: not any more, either; never: block him


class Alias(Request):
    """Call a friend by a name of one's own, which nobody else sees."""

    friend: str  # his sign in `friendlist`
    name: str = ""  # "": as he calls himself


class Show(Request):
    """What friends see of oneself: nothing, that one is in, or at which table."""

    what: Literal["nothing", "in", "table"]  # to friends, and to nobody else


class Circle(Request):
    """Follow one of one's circles, or stop: `circlepage` comes now and when it changes."""

    circle: str  # its id
    on: bool = True  # false: stop


class Found(Request):
    """Make a circle of friends; `done` has its `circle`."""

    name: str  # of the circle
    called: str = ""  # one's own name in it; "": as always


class Join(Request):
    """Belong to a circle by the code of its link; `done` has its `circle`."""

    code: str  # what stood after the # of its link
    called: str = ""  # one's own name in it; "": as always


class Part(Request):
    """Belong to a circle no more; one's name is gone from it."""

    circle: str  # its id


class Manage(Request):
    """Change a circle. Helpers may renew or revoke its link and remove members; the rest is the
    owner's."""

    circle: str  # its id
    act: Literal["renew", "revoke", "remove", "help", "unhelp", "rename", "end"]  # what
    member: str = ""  # whom to remove, or who helps (or no more): a sign of `circlepage`
    name: str = ""  # another one for the circle


AnyRequest: TypeAlias = (
    Hello
    | Lobby
    | Open
    | Quick
    | Watch
    | Unwatch
    | Sit
    | Stand
    | Invite
    | Room
    | Change
    | Rename
    | Seatbot
    | Clear
    | Kick
    | Start
    | Here
    | Number
    | Ready
    | Answer
    | Prefer
    | Order
    | Meet
    | Back
    | Pause
    | Resume
    | Resign
    | Leave
    | Rematch
    | Hurry
    | Nudge
    | Avatar
    | Again
    | Full
    | Ack
    | Explain
    | Say
    | Phrase
    | Mute
    | Block
    | Complain
    | Friends
    | Keep
    | Alias
    | Show
    | Circle
    | Found
    | Join
    | Part
    | Manage
)
