"""A person at a table of bots: what has happened, the question, the answer.

What is shown comes from the person's view and redacted reports alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

import sixgun
from sixgun.bots import Bot, Witness
from sixgun.engine.notation import option_text
from sixgun.engine.options import Option
from sixgun.engine.reports import Report
from sixgun.engine.table import RUNNING
from sixgun.engine.view import View
from sixgun.narration.narrators import BANG
from sixgun.narration.wording import character_offered

from ..lookup import BIG_GAME, find, near
from ..lookup.describing import description
from ..lookup.printed import set_names
from ..terminal import paragraph, tell
from .hearing import (
    COMMANDS,
    Quit,
    Unclear,
    agrees,
    command_in,
    line_said,
    option_in,
    phrases,
    shown,
    wish_in,
)
from .table import event_lines, hand_line, identity_lines, knowledge_lines, table_lines
from .telling import Teller

LINES_OF_LOG = 25
LINES_OF_A_REMINDER = 8

#: What makes its owner draw!, and for what.
DRAWS = {
    "barrel": "hearts",
    "jail": "hearts",
    "jourdonnais": "hearts",
    "vendetta": "hearts",
    "dynamite": "spades_2_9",
}


class Session:
    """One person, the bots of the other seats, and the recorder that plays the game."""

    def __init__(
        self,
        recorder: sixgun.Recorder,
        bots: Mapping[int, Bot],
        teller: Teller,
        me: int,
        *,
        explain: bool = False,
    ) -> None:
        self.recorder = recorder
        self.game = recorder.game
        self.bots = bots
        self.teller = teller
        self.say = teller.say
        self.me = me
        self.spoils = explain  # bots say why, and so what only they should know
        self.chronicle = BANG.chronicle(teller.me)
        self.log: list[str] = []
        self._heard = 0  # how many reports the person has been told
        self._witnesses = {seat: Witness(self.game, seat, bot.needs) for seat, bot in bots.items()}
        self._table_shown = 0  # the turn in which the table was last shown

    # ----------------------------------------------------------- playing

    def play(self) -> None:
        """Play until the game is over, or `Quit`."""
        while not self.game.over:
            self.tell_news()
            decision = self.game.decision
            assert decision is not None
            if decision.seat == self.me:
                self.recorder.choose(self.ask_person())
            else:
                self.recorder.choose(self.ask_bot(decision.seat))
        self.tell_news()
        self.tell_end()

    def ask_bot(self, seat: int) -> Option:
        """A bot gets all that its seat has seen since the deal."""
        bot, seen = self.bots[seat], self.game.view(seat)
        option = bot.choose(seen, self._witnesses[seat].reports())
        if self.spoils and len(seen.options) > 1:
            self.tell_why(seat, *bot.why())
        return option

    def tell_why(self, seat: int, key: str, told: dict[str, Any]) -> None:
        """What a bot says about its choice; only where the person wants to know."""
        said = dict(told)
        if "target" in said:
            said["target"] = self.teller.player(said["target"])
        if "role" in said:
            said["role"] = self.teller.name(said["role"])
        tell(
            f"  {self.say('play-why', player=self.teller.player(seat), why=self.say(key, **said))}"
        )

    def news(self) -> list[Report]:
        """What has happened since the person was last told, as that seat may know it."""
        reports = self.game.reports[self._heard :]
        self._heard += len(reports)
        return [sixgun.redacted(report, self.me) for report in reports]

    # ----------------------------------------------------------- telling

    def catch_up(self) -> None:
        """Take what has happened so far into the log and tell only the end of it."""
        self.log += [sentence for _, sentence in self.teller.tell(self.chronicle, self.news())]
        tell("  ...", *(f"  {sentence}" for sentence in self.log[-LINES_OF_A_REMINDER:]))

    def tell_news(self) -> None:
        for report, sentence in self.teller.tell(self.chronicle, self.news()):
            self.log.append(sentence)
            if report.key == "turn_began":
                tell(f"\n{sentence}")
            else:
                tell(f"  {sentence}")
            if report.key == "event_revealed":
                tell(paragraph(self.say(f"event-{report.word.replace('_', '-')}.text"), " " * 4))
            if report.key == "died" and report.seat == self.me and not self.game.over:
                tell(f"  {self.say('play-out')}")

    def tell_end(self) -> None:
        seen = self.game.view(self.me)
        won = "play-won" if self.me in seen.winners else "play-lost"
        tell(f"\n{self.say(won)}")
        for seat, role in enumerate(seen.roles):
            told = {"role": self.teller.name(role), "player": self.teller.player(seat)}
            character = self.teller.name(seen.characters[seat])
            tell(f"  {self.say('play-role-of', character=character, **told)}")

    def introduce(self) -> None:
        tell(self.say("play-welcome", players=self.game.seats))
        if self.spoils:
            tell(self.say("play-explain"))
        if len(self.game.settings.sets) > 1:
            names = set_names(self.teller, self.game.settings.sets)
            tell(self.say("play-boxes", names=names))
        for line in identity_lines(self.teller, self.game.view(self.me)):
            tell(paragraph(line))

    # ------------------------------------------------------------ asking

    def ask_person(self) -> Option:
        """Ask until there is an answer."""
        seen = self.game.view(self.me)
        self.show_question(seen)
        while True:
            option = self.hear(self.read(), seen)
            if option is not None and self.is_meant(option, seen):
                return option

    def show_question(self, seen: View) -> None:
        assert seen.decision is not None
        tell()
        if seen.decision.kind == "play" and self._table_shown != seen.turns:
            self._table_shown = seen.turns
            self.show_table(seen)
        elif seen.turns:
            tell(hand_line(self.teller, seen))
        tell(self.teller.question(seen))
        self.show_options(seen)

    def show_options(self, seen: View) -> None:
        """Numbers, sentences, and the notation beside them."""
        told = [self.teller.option(option, seen) for option in seen.options]
        width = max(map(len, told))
        for number, (option, sentence) in enumerate(zip(seen.options, told, strict=True), 1):
            words = option_text(option, seen.options, seen.settings.names)
            tell(f"{number:>4}  {sentence.ljust(width)}  [{words}]")
            character = character_offered(option, seen).replace("_", "-")
            if character:
                tell(paragraph(self.say(f"character-{character}.text"), " " * 6))

    def read(self) -> str:
        return line_said()

    def hear(self, text: str, seen: View) -> Option | None:
        """The option that was said; commands are carried out, the rest is explained."""
        if not text:
            tell(self.say("play-hint", count=len(seen.options)))
            return None
        command = command_in(text, self.teller.speech.lang)
        if command:
            _COMMANDS[command[0]](self, command[1], seen)
            return None
        try:
            return option_in(text, seen, self.teller)
        except Unclear as unclear:
            self.explain(text, unclear, seen)
            return None

    def explain(self, text: str, unclear: Unclear, seen: View) -> None:
        """Why this cannot be, if the words are understood; what could have been said."""
        idle = unclear.key != "play-unknown" or agrees(text, self.teller.speech.lang) is not None
        wish = None if idle else wish_in(text, seen, self.teller)
        reason = sixgun.why_not(seen, wish) if wish else None
        if reason:
            tell(self.teller.reason(reason))
        else:
            tell(self.say(unclear.key, **unclear.arguments))
        texts = [option_text(option, seen.options, seen.settings.names) for option in unclear.meant]
        tell(paragraph(self.say("play-possible", options=", ".join(texts))))

    def is_meant(self, option: Option, seen: View) -> bool:
        """Ask again where a friend would."""
        for caution in sixgun.cautions(seen, option):
            tell(f"{self.teller.reason(caution)} {self.say('play-sure')}")
            if not self.says_yes():
                tell(self.say("play-not-done"))
                return False
        return True

    def says_yes(self) -> bool:
        while (answer := agrees(self.read(), self.teller.speech.lang)) is None:
            tell(self.say("play-yes-or-no"))
        return answer

    # ---------------------------------------------------------- commands

    def show_help(self, text: str, seen: View) -> None:
        tell(paragraph(self.say("play-help")))
        for command in COMMANDS:
            word = phrases(f"command-{command}", self.teller.speech.lang)[0]
            tell(f"  {word:<15} {self.say(f'command-{command}.text')}")
        if self.teller.speech.lang != "en":
            english = ", ".join(phrases(f"command-{command}", "en")[0] for command in COMMANDS)
            tell(self.say("play-help-english", words=english))
        self.show_options(seen)

    def show_table(self, seen: View) -> None:
        for line in (*table_lines(self.teller, seen), hand_line(self.teller, seen)):
            tell(line)

    def table_asked(self, text: str, seen: View) -> None:
        self.show_table(seen)

    def log_asked(self, text: str, seen: View) -> None:
        """The last lines of the log, or as many as asked for."""
        count = int(text) if text.isdecimal() and len(text) <= 6 else LINES_OF_LOG
        for sentence in self.log[-count:] if count else ():
            tell(f"  {sentence}")

    def card_asked(self, text: str, seen: View) -> None:
        found = find(text, BIG_GAME)
        if len(found) == 1:
            tell(*description(found[0], self.teller))
            return
        close = ", ".join(self.say(thing.key) for thing in (found or near(text, BIG_GAME)))
        key = "card-which" if close else "card-unknown"
        tell(paragraph(self.say(key, text=shown(text), names=close)))

    def why_asked(self, text: str, seen: View) -> None:
        wish = wish_in(text, seen, self.teller)
        if wish is None:
            tell(self.say("play-why-usage", text=shown(text)))
            return
        reason = sixgun.why_not(seen, wish)
        if reason:
            tell(self.teller.reason(reason))
        else:
            tell(self.say("play-why-possible", number=seen.options.index(wish) + 1))

    def odds_asked(self, text: str, seen: View) -> None:
        """The chances of every draw! that the rules in force may lead to."""
        lines = [self._odds(seen, seat, source) for seat, source in draws_ahead(seen)]
        for line in lines or [self.say("play-no-odds")]:
            tell(line)

    def _odds(self, seen: View, seat: int, source: str) -> str:
        chance = sixgun.odds(seen, seat, DRAWS[source])
        percent = round(100 * chance)
        return self.say(
            "play-odds",
            player=self.teller.player(seat),
            thing=self.teller.name(source),
            wish=DRAWS[source],
            percent=percent,
        )

    def view_asked(self, text: str, seen: View) -> None:
        for lines in (identity_lines, event_lines, knowledge_lines):
            for line in lines(self.teller, seen):
                tell(paragraph(line))

    def quit_asked(self, text: str, seen: View) -> None:
        raise Quit


def draws_ahead(seen: View) -> Iterator[tuple[int, str]]:
    """Who may have to draw!, and because of what; what is without effect now does not count."""
    game = sixgun.imagine(seen, Random(0))
    for seat in game.living():
        for rule in game.rules(seat):
            later = rule.slug == "vendetta" and (seat != seen.turn or seen.extra_turn == RUNNING)
            if rule.slug in DRAWS and not later:
                yield seat, rule.slug


_COMMANDS: dict[str, Callable[[Session, str, View], None]] = {
    "help": Session.show_help,
    "table": Session.table_asked,
    "log": Session.log_asked,
    "card": Session.card_asked,
    "why": Session.why_asked,
    "odds": Session.odds_asked,
    "view": Session.view_asked,
    "quit": Session.quit_asked,
}
