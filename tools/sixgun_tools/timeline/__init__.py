"""The table in time: whole games as a page hears them, to see what its director makes of them.

- `screenplays`: games as the house tells them to one seat, with the pauses between its messages.

`sixgun pages timeline` has them played in virtual time and measured (`test/time/timeline.test.ts`).
"""
