"""Looking things up: cards, characters, events and roles of both games, by what people call them.

- `index`        what `./sixgun generate` gathers for it: two files instead of two hundred
- `finding`      what is called so, or almost so, in any language
- `describing`   everything there is about it: names, rule, rulings, code, scenarios
- `printed`, `duel_printed`   what is printed besides the rule, and the lists of the boxes
"""

from .finding import BIG_GAME, DUEL, GAMES, Thing, find, namesakes, near, plain, things

__all__ = ["BIG_GAME", "DUEL", "GAMES", "Thing", "find", "namesakes", "near", "plain", "things"]
