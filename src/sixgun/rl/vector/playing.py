"""The games of a batch: they are dealt, answered, played on by bots, and end.

A `Row` is one place of the batch with the game that is played there now. Nothing here knows NumPy.
"""

from __future__ import annotations

from random import Random

from ...bots.contract import Bot
from ...bots.registry import Spec, make_bot
from ...bots.runner import Witness
from ...engine.chance import SEED_BYTES
from ...engine.errors import IllegalOption
from ...engine.game import RULES_VERSION, Game
from ...engine.options import Option
from ...engine.settings import Settings
from ..actions import numbers_for
from ..past import AIMING, FRIENDLY
from .reading import Notes, Reader

#: How it stands with a game: somebody is asked, it is over, it was cut off.
OPEN, OVER, CUT_OFF = 0, 1, 2
#: Counts of the past are told in eighths: more than eight are no more than all.
MOST_COUNTED = 8


class Rules:
    """What all games of a batch are played by."""

    __slots__ = ("bots", "listen", "most_turns", "numbers", "players", "settings")

    def __init__(self, settings: Settings, most_turns: int, bots: dict[int, Spec]) -> None:
        players = settings.players
        self.settings = settings
        self.players = players
        self.most_turns = most_turns
        self.bots = bots
        self.listen = any(make_bot(spec).needs == "reports" for spec in bots.values())
        #: The number of every option, for each seat.
        self.numbers: list[dict[Option, int]] = [
            numbers_for(players, seat) for seat in range(players)
        ]


class Row:
    """A place of the batch: one game after another, from one stream of seeds."""

    __slots__ = (
        "_bot_dice",
        "_bots",
        "_dice",
        "_heard",
        "_past",
        "_reader",
        "_rules",
        "asked",
        "game",
        "offered",
        "options",
        "state",
        "unasked",
    )

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._dice, self._bot_dice = Random(), Random()
        self._bots: list[Bot | None] = [None] * rules.players
        self._heard: list[Witness | None] = [None] * rules.players
        self._reader = Reader()
        self.game: Game | None = None
        self.state = OPEN
        self.asked = 0  # the seat that is asked, or that was the last one
        self.options: tuple[Option, ...] = ()
        self.offered: list[int] = []  # the number of each option; none if nobody is asked
        #: What each seat has aimed against each other one, then what it has done for it.
        self._past = bytearray()
        #: The winners of games that went by since the last deal without a question to the learner;
        #: None: one was cut off.
        self.unasked: list[tuple[int, ...] | None] = []

    def seed(self, seed: int) -> None:
        """The same seed gives the same games and bots from here on."""
        self._dice = Random(seed)
        self._bot_dice = Random(f"bots {seed}")

    # ---------------------------------------------------------------- beginning

    def begin(self, given: Game | None) -> None:
        """A new game, or one that goes on from a position; and on to the learner's first question.

        A game can be over before that: its winners are noted, and another one is dealt.
        """
        self.unasked = []
        self._sit_down(self._deal() if given is None else self._copy(given))
        while self.state != OPEN:
            self.unasked.append(None if self.state == CUT_OFF else self.running().winners)
            self._sit_down(self._deal())

    def _deal(self) -> Game:
        rules = self._rules
        seed = self._dice.randbytes(SEED_BYTES)
        return Game.by_rules(
            RULES_VERSION, rules.settings, seed, patient=False, listen=rules.listen
        )

    def _copy(self, given: Game) -> Game:
        copied = given.copy()
        if self._rules.listen:
            copied.ears = list(given.reports)  # bots hear what is still told of before
        return copied

    def _sit_down(self, game: Game) -> None:
        """Everybody takes his seat at a game that begins."""
        self.game, self.state = game, OPEN
        self._past = bytearray(2 * game.seats * game.seats)
        for seat, spec in self._rules.bots.items():
            bot = make_bot(spec, self._bot_dice.randbytes(SEED_BYTES))
            self._bots[seat] = bot
            self._heard[seat] = Witness(game, seat, bot.needs)
        self._play_on(game)

    # ------------------------------------------------------------------ playing

    def pick(self, action: int) -> int:
        """Which option an action is; refused if it is none of those that are offered."""
        if action in self.offered:
            return self.offered.index(action)
        texts = self.running().texts()
        offered = [f"{number} ({text})" for number, text in zip(self.offered, texts, strict=True)]
        raise IllegalOption(f"Seat {self.asked} is not offered action {action}.", offered)

    def answer(self, picked: int) -> None:
        """The seat that is asked takes an option; bots play on to the learner's next question."""
        game = self.running()
        option = self.options[picked]
        if option[2] is not None:
            self._note(self.asked, option)
        game.choose(option)
        decision = game.decision
        if decision is None or game.turns > self._rules.most_turns:
            self._end(game)
        elif self._bots[decision.seat] is None:
            self._ask(decision.seat, decision.options)
        else:
            self._play_on(game)

    def show(self, notes: Notes) -> None:
        """Note down what the seat that is asked may know, and what it is offered."""
        offered = self.offered
        self._reader.read(self.running(), self.asked, len(offered), notes)
        notes.numbers.extend(offered)
        notes.pasts.append(self._past)

    def _note(self, seat: int, option: Option) -> None:
        """If it is aimed at somebody else, it becomes part of the past (`past`)."""
        verb, word, target = option
        if target is None or target == seat or verb not in AIMING:
            return
        players = self._rules.players
        at = seat * players + target
        if word in FRIENDLY:
            at += players * players
        if self._past[at] < MOST_COUNTED:
            self._past[at] += 1

    def _play_on(self, game: Game) -> None:
        """Let bots answer until the learner is asked or nobody is any more."""
        decision = game.decision
        while decision is not None:
            seat = decision.seat
            bot = self._bots[seat]
            if bot is None:
                self._ask(seat, decision.options)
                return
            option = self._chosen_by(bot, game, seat)
            self._note(seat, option)
            game.choose(option)
            if game.turns > self._rules.most_turns:
                break
            decision = game.decision
        self._end(game)

    def _end(self, game: Game) -> None:
        self.state = OVER if game.over else CUT_OFF
        self.options, self.offered = (), []

    def _ask(self, seat: int, options: tuple[Option, ...]) -> None:
        numbers = self._rules.numbers[seat]
        self.asked = seat
        self.options = options
        self.offered = list(map(numbers.__getitem__, options))

    def _chosen_by(self, bot: Bot, game: Game, seat: int) -> Option:
        if bot.needs == "options":
            return bot.pick(game.options)
        heard = self._heard[seat]
        assert heard is not None
        return bot.choose(game.view(seat), heard.reports())

    def running(self) -> Game:
        assert self.game is not None, "nobody has begun this game"
        return self.game
