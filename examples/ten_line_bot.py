"""A bot of ten lines against four that play at random: `python examples/ten_line_bot.py`."""

from sixgun import Bot, Game, make_bot, play_out


class Deadeye(Bot):
    """Shoots the Sheriff, unless it serves him; otherwise does whatever comes first."""

    needs = "view"  # it has no memory, so nobody need keep the reports for it

    def choose(self, seen, reports=(), budget=None):
        sheriff = seen.roles.index("sheriff")
        shots = [option for option in seen.options if option[2] == sheriff]
        if shots and seen.role in ("outlaw", "renegade"):
            return shots[0]
        harmless = [option for option in seen.options if option[2] is None]
        return harmless[0] if harmless else self.dice(seen).choice(seen.options)


def main(seed: int = 1) -> Game:
    game = Game(names=["Deadeye", "Ann", "Bob", "Cat", "Dan"], seed=seed)
    play_out(game, [Deadeye(seed), *(make_bot("random", f"{seed} {seat}") for seat in range(4))])
    winners = ", ".join(game.names[seat] for seat in game.winners)
    print(f"Deadeye was the {game.roles[0]}. After {game.turns} turns: {game.over} ({winners}).")
    return game


if __name__ == "__main__":
    main()
