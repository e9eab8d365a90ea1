"""One table: one task that owns its places, its game and everybody who looks at it.

- `table`, `state`, `connection`   a table, what is remembered of it, who looks at it
- `seating`, `presets`, `dealing`  before the game; `games` is what a table must know of each game
- `reveal`, `solitude`             how a game begins; a table waits for its people
- `thinking`                       who the bots are and who pays for their thoughts
- `playing`, `pending`, `answering`   who is asked, for how long, and what becomes of the answer
- `showing`, `position`            what is shown of a game, and to whom when; once for all who look
- `chess_clock`, `pauses`          clocks of duels; pauses that tell nothing
- `presence`                       who comes, who goes, who plays meanwhile
- `chat`, `talking`                what is said, and who hears it
- `hurrying`, `ending`, `rematches`   nobody who plays is left; the end; who plays again
- `replays`, `restoring`           games looked at once more; tables after a restart
- `lessons`, `scripted`            tables that are opened from a scenario
- `commissioned`                   tables that a tournament has given to the house
"""
