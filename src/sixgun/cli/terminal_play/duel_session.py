"""A person in a duel against a bot: what has happened, the question, the answer.

What is shown comes from the person's view and redacted reports alone.
"""

from __future__ import annotations

import sixgun
from sixgun.bots import Bot, Witness
from sixgun.duel import Duel, DuelView
from sixgun.duel.printed import SIDES
from sixgun.engine.errors import ChoiceError
from sixgun.engine.notation import option_text
from sixgun.engine.options import Option
from sixgun.engine.reports import Report
from sixgun.narration.narrators import DUEL

from ..terminal import paragraph, tell
from .duel_telling import DuelTeller
from .hearing import Quit, command_in, line_said, shown


class DuelSession:
    """One person, one bot, and the recorder that plays the duel."""

    def __init__(self, recorder: sixgun.Recorder, bot: Bot, teller: DuelTeller, me: int) -> None:
        self.recorder = recorder
        self.game: Duel = recorder.game
        self.bot = bot
        self.teller = teller
        self.say = teller.say
        self.me = me
        self.chronicle = DUEL.chronicle(me)
        self._heard = 0
        self._table_shown = 0
        self._witness = Witness(self.game, 1 - me, bot.needs)

    # ----------------------------------------------------------- playing

    def play(self) -> None:
        """Play until the duel is over, or `Quit`."""
        while not self.game.over:
            self.tell_news()
            assert self.game.decision is not None
            if self.game.decision.seat == self.me:
                self.recorder.choose(self.ask_person())
            else:
                self.recorder.choose(self.ask_bot())
        self.tell_news()
        tell(f"\n{self.say('play-won' if self.me in self.game.winners else 'play-lost')}")

    def ask_bot(self) -> Option:
        seen = self.game.view(1 - self.me)
        return self.bot.choose(seen, self._witness.reports())  # type: ignore[arg-type]

    # ----------------------------------------------------------- telling

    def introduce(self) -> None:
        tell(paragraph(self.say("duel-welcome")), self.say("duel-you-are", side=SIDES[self.me]))

    def catch_up(self) -> None:
        """What has happened so far is not told again."""
        self._heard = len(self.game.reports)

    def news(self) -> list[Report]:
        reports = self.game.reports[self._heard :]
        self._heard += len(reports)
        return [sixgun.redacted(report, self.me) for report in reports]

    def tell_news(self) -> None:
        for report, sentence in self.teller.tell(self.chronicle, self.news()):
            tell(f"\n{sentence}" if report.key == "turn_began" else f"  {sentence}")

    # ------------------------------------------------------------ asking

    def ask_person(self) -> Option:
        """Ask until there is an answer."""
        seen = self.game.view(self.me)
        tell()
        if seen.turns and self._table_shown != seen.turns:
            self._table_shown = seen.turns
            tell(*self.teller.table(seen))
        if seen.turns:
            tell(self.teller.hand(seen))
        tell(self.teller.question(seen))
        self.show_options(seen)
        while True:
            option = self.hear(self.read(), seen)
            if option is not None:
                return option

    def show_options(self, seen: DuelView) -> None:
        """Numbers, sentences, and the notation beside them."""
        told = [self.teller.option(option, seen) for option in seen.options]
        width = max(map(len, told))
        for number, (option, sentence) in enumerate(zip(seen.options, told, strict=True), 1):
            words = option_text(option, seen.options, seen.places)
            tell(f"{number:>4}  {sentence.ljust(width)}  [{words}]")

    def read(self) -> str:
        return line_said()

    def hear(self, text: str, seen: DuelView) -> Option | None:
        """The option that was said; commands are carried out, the rest is explained."""
        count = len(seen.options)
        if not text:
            tell(self.say("play-hint", count=count))
            return None
        command = command_in(text, self.teller.speech.lang)
        if command:
            self.obey(command[0], seen)
            return None
        if text.isdecimal() and 1 <= int(text[:4]) <= count:
            return seen.options[int(text) - 1]
        if text.isdecimal():
            tell(self.say("play-no-number", number=text[:9], count=count))
            return None
        return self.understand(text)

    def understand(self, text: str) -> Option | None:
        """The notation; what else could have been said is listed."""
        from sixgun.engine.notation import read_choice

        try:
            return read_choice(self.game, text)
        except ChoiceError as error:
            tell(self.say("play-unknown", text=shown(text)))
            if error.possible:
                tell(self.say("play-possible", options=", ".join(error.possible)))
            return None

    def obey(self, command: str, seen: DuelView) -> None:
        if command == "quit":
            raise Quit
        if command == "help":
            tell(*(paragraph(text) for text in self.teller.texts(seen)))
        else:
            tell(*self.teller.table(seen))
