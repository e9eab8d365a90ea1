### The pages that explain and remember: after the game, replay, lesson, gallery.

## Replays that cannot be shown

house-replay-other-rules = This game was played by an older version of the rules and cannot be shown any more. Its record can still be had.
house-replay-too-long = This game is too long to be shown.
