"""A person in a duel against a bot: what has happened, the question, the answer.

What is shown comes from the person's view and redacted reports alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import sixgun
from sixgun.bots import Bot, Witness
from sixgun.duel import Duel, DuelView
from sixgun.duel.printed import SIDES, slug_of
from sixgun.engine.errors import ChoiceError
from sixgun.engine.notation import option_text, read_choice
from sixgun.engine.options import Option
from sixgun.engine.reports import Report
from sixgun.narration.narrators import DUEL

from ..terminal import paragraph, tell
from .duel_hearing import duel_wish_in
from .duel_telling import DuelTeller
from .hearing import Quit, agrees, command_in, line_said, shown


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
            if option is not None and self.is_meant(option, seen):
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
            self.obey(*command, seen)
            return None
        if text.isdecimal() and 1 <= int(text[:4]) <= count:
            return seen.options[int(text) - 1]
        if text.isdecimal():
            tell(self.say("play-no-number", number=text[:9], count=count))
            return None
        return self.understand(text, seen)

    def understand(self, text: str, seen: DuelView) -> Option | None:
        """The notation; why it cannot be, and what else could have been said."""
        try:
            return read_choice(self.game, text)
        except ChoiceError as error:
            wish = duel_wish_in(text, seen, self.teller)
            reason = sixgun.why_not(seen, wish) if wish else None
            if reason:
                tell(self.teller.reason(reason))
            else:
                tell(self.say("play-unknown", text=shown(text)))
            if error.possible:
                tell(paragraph(self.say("play-possible", options=", ".join(error.possible))))
            return None

    def is_meant(self, option: Option, seen: DuelView) -> bool:
        """Ask again where a friend would."""
        for caution in sixgun.cautions(seen, option):
            tell(f"{self.teller.reason(caution)} {self.say('play-sure')}")
            while (answer := agrees(self.read(), self.teller.speech.lang)) is None:
                tell(self.say("play-yes-or-no"))
            if not answer:
                tell(self.say("play-not-done"))
                return False
        return True

    # ---------------------------------------------------------- commands

    def obey(self, command: str, text: str, seen: DuelView) -> None:
        _COMMANDS.get(command, DuelSession.show_table)(self, text, seen)

    def stop(self, text: str, seen: DuelView) -> None:
        raise Quit

    def show_help(self, text: str, seen: DuelView) -> None:
        tell(*(paragraph(each) for each in self.teller.texts(seen)))

    def show_table(self, text: str, seen: DuelView) -> None:
        tell(*self.teller.table(seen))

    def why_asked(self, text: str, seen: DuelView) -> None:
        wish = duel_wish_in(text, seen, self.teller)
        reason = sixgun.why_not(seen, wish) if wish else None
        if wish is None:
            tell(self.say("duel-why-usage", text=shown(text)))
        elif reason is not None:
            tell(self.teller.reason(reason))
        else:
            tell(self.say("play-why-possible", number=seen.options.index(wish) + 1))

    def odds_asked(self, text: str, seen: DuelView) -> None:
        """The chances of everything in play that depends on a symbol."""
        lines = [self._odds(seen, *each) for each in reveals_ahead(seen)]
        tell(*(lines or [self.say("duel-no-odds")]))

    def _odds(self, seen: DuelView, seat: int, source: str, of: int) -> str:
        chance = sixgun.odds(seen, seat, REVEALS[source], of)
        return self.say(
            "duel-odds",
            player=self.teller.player(seat),
            thing=self.teller.name(source),
            symbol=self.teller.spoken("symbol", REVEALS[source]),
            percent=round(100 * chance),
        )

    def sums_asked(self, text: str, seen: DuelView) -> None:
        for seat in (self.me, 1 - self.me):
            lines = self.teller.sums(seen, seat)
            tell(*([f"{self.teller.player(seat)}:", *lines] if lines else []))


#: What depends on a symbol, and on which.
REVEALS = {
    "barrel": "barrel",
    "sid_curry": "barrel",
    "rattlesnake": "snake",
    "dynamite": "dynamite",
    "pat_garret": "horseshoe",
}


def reveals_ahead(seen: DuelView) -> Iterator[tuple[int, str, int]]:
    """Whose chance it is, because of what, and whose deck is looked at."""
    for spot, character in enumerate(seen.characters):
        seat = spot // 2
        for slug in (character, *(slug_of(face) for face in seen.gear[spot])):
            if slug in REVEALS:
                yield seat, slug, 1 - seat if slug == "sid_curry" else seat


_COMMANDS: dict[str, Callable[[DuelSession, str, DuelView], None]] = {
    "help": DuelSession.show_help,
    "why": DuelSession.why_asked,
    "odds": DuelSession.odds_asked,
    "view": DuelSession.sums_asked,
    "quit": DuelSession.stop,
}
