"""One link to a table for everybody: a short code, to be said aloud, sent and scanned.

- `codes`   what a room code is made of, drawn, written and read
- `rooms`   which table a code leads to, and how often anybody may be wrong
"""
