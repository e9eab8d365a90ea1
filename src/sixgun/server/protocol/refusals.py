"""Every reason with which the house refuses a request, and everything it announces at a table.

Each is a key and arguments, told by the Fluent files (`refusal-…`, `notice-…`) in the
language of whoever reads it. What stands after the colon are the arguments.
"""

from __future__ import annotations

from collections.abc import Mapping

from . import Told

REFUSALS: dict[str, str] = {
    # the connection
    "malformed": "the message is not of the protocol, in plain words: why",
    "unknown-message": "there is no message of this type: message",
    "too-long": "the message has more bytes than allowed: limit",
    "too-fast": "too many messages in a short time",
    "hello-first": "the first message must be hello",
    "hello-again": "hello was said already",
    "banned": "this person may not play here",
    "too-many-sockets": "this person has too many connections: limit",
    "too-many-people": "too many new people came from this address",
    "enough-today": "this person, or this address, has asked for it too often in a day",
    "closing": "the house is closing and begins nothing new",
    "trouble": "the house made a mistake; nothing was changed",
    "store-trouble": "it could not be written down, so it was not done",
    # links
    "no-such-link": "nobody made this link",
    "link-used-up": "somebody has used this link already",
    "link-expired": "this link is too old",
    "no-such-room": "no table has this room code, or not any more",
    "wrong-codes": "this person, or this address, has brought too many wrong room codes in a day",
    # tables
    "no-such-table": "there is no table of this name, or it was closed",
    "not-at-a-table": "one looks at no table",
    "table-full": "as many people as possible look on: limit",
    "spectators-off": "nobody may look on at this table",
    "no-room": "there are as many tables as possible: limit",
    "too-many-tables": "this person has opened too many tables: limit",
    "too-many-tables-here": "people of this address have opened too many tables: limit",
    "blocked": "the owner of the table and this person keep apart",
    "sent-away": "the owner has sent this person away from the table",
    "referees-table": "the table is a tournament's, and its referee decides this",
    "ticket-old": "this way to a table of a tournament was used before, or is too old",
    "not-owner": "only the owner of the table may do this",
    "bad-players": "a game has fewer or more players: fewest, most",
    "bad-sets": "there is no box of this name; there are others: name, there",
    "bad-pool": "the boxes have too few characters for so many players: needed, count",
    "bad-events": "fewer or more events are drawn, at least one: most",
    "bad-reshuffles": "high noon comes after so many reshuffles, or never",
    "duel-players": "a duel is played by two: players",
    "only-in-bang": "a duel has no such option; the big game has: option",
    "only-in-duel": "the big game has no such option; a duel has: option",
    "bad-fighters": "a side of a duel has fewer or more characters: fewest, most",
    "bad-minutes": "a chess clock has 30 or 25 minutes, or there is none",
    "chess-needs-clock": "with chess clocks, answers in the other's turn need a clock, too",
    "chess-not-for-days": "chess clocks are for two who sit there, not for days",
    "not-for-days": "orders are given at a table for days",
    "bad-time": "people meet again at a time to come, within so many days: days",
    "bad-delay": "spectators see everything later by so many seconds at most: limit",
    "too-few-seats": "more people sit here than the options have seats: players, seated",
    # seats
    "not-seated": "only those who sit at the table may do this",
    "already-seated": "one sits at this table already",
    "no-such-seat": "the table has fewer seats: count",
    "seat-taken": "somebody sits there: name",
    "seat-free": "nobody sits there",
    "no-free-seat": "all seats are taken",
    "not-a-bot": "there sits a person, not a bot: name",
    "no-such-bot": "the house has no bot of this name: bot",
    "no-such-temper": "this bot cannot have this personality: temper",
    "bots-busy": "the house is too busy for more bots that think for long",
    "that-is-you": "this cannot be done to oneself",
    "not-away": "no bot plays for this person",
    # names
    "name-empty": "the name is empty",
    "name-long": "the name has too many characters: limit",
    "name-letters": "the name has neither a letter nor a digit",
    "name-unseen": "the name has a character that cannot be shown, by its code: code",
    "name-marks": "a letter of the name bears too many marks: limit",
    "name-taken": "somebody at the table has this name: name",
    "name-lookalike": "the name looks like that of somebody at the table: name",
    "name-reserved": "the name looks like that of a seat or of the house: name",
    # the game
    "game-running": "not while a game is being played",
    "no-game": "no game is being played",
    "needs-players": "there are too few players: needed, seated",
    "not-asked": "somebody else is asked",
    "stale-decision": "this decision is closed: decision",
    "no-such-option": "the decision has fewer options: count",
    "dead": "one is out of this game",
    "resigned-already": "one has given up this game already",
    "no-pauses-left": "one has used up one's pauses",
    "paused": "the game is paused",
    "not-gathering": "nobody asks who is there",
    "not-begun": "the game has not begun yet, since people still look at who they are",
    "not-paused": "the game is not paused",
    "not-out": "one is still in the game, or nobody plays one",
    "others-play": "somebody who plays is left, and nobody hurries him",
    "nobody-to-nudge": "nobody is asked there who could be nudged",
    "nudged-just-now": "one has nudged somebody a moment ago: seconds",
    "number-bad": "the number for the deal is not of 32 to 64 hexadecimal digits",
    "number-late": "no numbers are collected now",
    "number-twice": "one has given a number for this deal already",
    "too-many-asks": "too many explanations at once: limit",
    "no-such-wish": "there is no draw! of this kind: wish",
    "no-such-update": "no update of this number was sent: seq",
    # prepared positions
    "not-a-lesson": "this table is no prepared position",
    "only-a-lesson": "a prepared position is for its opener alone",
    "no-such-step": "there are fewer steps to go back to: count",
    "no-such-scenario": "there is no prepared position of this name: name",
    "bad-scenario": "this position cannot be played, in plain words: why",
    # people
    "no-such-avatar": "the house has no such picture: avatar",
    # friends and circles
    "not-played-together": "no game was finished together with this person",
    "blocked-by-you": "one has blocked this person oneself",
    "friend-sent-away": "the owner of the table has sent this person away from it",
    "list-full": "there are as many as there can be: limit",
    "no-such-circle": "there is no such circle, or its link is not good any more",
    "not-in-charge": "only the owner of the circle may do this, or a helper",
    # talking
    "chat-off": "the owner has switched off the chat",
    "text-empty": "nothing was said",
    "text-long": "more was said than allowed: limit",
    "phrase-unknown": "the house has no such quick phrase: phrase",
    "complained-already": "one has complained about this person at this table before",
    "no-such-person": "nobody here is known by this sign",
}

NOTICES: dict[str, str] = {
    # people
    "joined": "somebody sits down: name",
    "left": "somebody leaves the table: name",
    "kicked": "the owner sends somebody away: name",
    "sent-away": "the owner has sent the reader away",
    "new-owner": "somebody else owns the table now: name",
    "renamed": "somebody has another name now: before, name",
    "bot-seated": "a bot of the house sits down: name",
    "bot-cleared": "a bot of the house leaves its seat: name",
    "options-changed": "the owner has changed the options",
    # during a game
    "away": "somebody has lost the connection: name",
    "here": "somebody is connected again: name",
    "timed-out": "somebody's time was up and the default was played: name",
    "time-lost": "somebody's chess clock has run down, and the duel is lost: name",
    "took-over": "a bot plays for somebody: name, bot",
    "took-back": "somebody plays again: name",
    "resigned": "somebody gives up this game: name",
    "paused-by": "somebody pauses the game: name",
    "resumed": "the game goes on",
    "bot-failed": "a bot did not answer and the default was played: name",
    "nudged": "somebody waits for the reader: name",
    "hurried": "those who are out have agreed to hurry; bots hardly think any more",
    "bots-short": "the house is busy, and strong bots think for less time than usual",
    # before a game, and between two
    "gather": "the owner would like to begin, and asks who is there: name",
    "gather-off": "the game does not begin yet",
    "next-time": "the owner has said when the same people meet here again: name",
    "next-time-off": "the owner has taken back when the same people meet again: name",
    # after a game
    "again-offered": "somebody wants to play again: name",
    "again-without": "the others play again, without the reader",
    # friends
    "kept": "somebody wants to keep in touch with the reader: name",
    "kept-back": "somebody whom the reader wanted to keep wants it, too: name",
    "invited-to": "a friend has invited the reader to a table: name",
    # the deal
    "waiting-for-numbers": "the deal waits for the numbers of the clients",
    "number-missing": "somebody's client sent no number, the deal goes without it: name",
    # the house
    "store-trouble": "nothing can be written down; the game waits",
    "store-well": "everything is written down again; the game goes on",
    "closing-soon": "the house closes soon: minutes",
    "closing-quiet": "the house closes; nothing new begins, and it ends after the last game",
    "staying-open": "the house does not close after all",
    "announcement": "whoever runs the house tells everybody something: text",
    "closed-empty": "the table was closed because nobody was there",
    "closed-unused": "the house is nearly full, and nobody used the table",
    "closed-house": "the table was closed because the house closes",
    "closed-rules": "the rules have changed since this game began: version",
    "closed-restarted": "the house was started again and could not go on with the game",
    "set-aside": "something about the table is damaged; it is kept as it is until it is repaired",
    "closed-owner": "the owner has closed the table",
    "closed-tournament": "the table of a tournament was closed because its round is over",
    "seat-elsewhere": "the player has sat down on another device",
    "closed-lesson": "a prepared position ends when its opener leaves",
}


def arguments(meaning: str) -> frozenset[str]:
    """The names of the arguments that an entry lists after its colon."""
    return frozenset(name.strip() for name in meaning.partition(":")[2].split(",") if name.strip())


def _check(table: Mapping[str, str], key: str, details: Mapping[str, str | int]) -> None:
    """A key that nobody could tell is a mistake of ours and is found where it is made."""
    if key not in table:
        raise LookupError(f"there is no {key!r} among: {', '.join(table)}")
    wanted = arguments(table[key])
    if set(details) != wanted:
        names = ", ".join(sorted(wanted)) or "no arguments"
        raise TypeError(f"{key!r} needs {names}; not {', '.join(details) or 'nothing'}")


class Refusal(Exception):
    """A request changes nothing: a key of `REFUSALS` and its arguments say why."""

    def __init__(self, key: str, **details: str | int) -> None:
        _check(REFUSALS, key, details)
        super().__init__(key)
        self.key = key
        self.details = details

    def told(self) -> Told:
        """As it is sent."""
        return Told(f"refusal-{self.key}", dict(self.details))

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value!r}" for name, value in self.details.items())
        return f"{self.key} ({told})" if told else self.key


def notice(key: str, **details: str | int) -> Told:
    """An announcement of `NOTICES`, as it is sent."""
    _check(NOTICES, key, details)
    return Told(f"notice-{key}", dict(details))
