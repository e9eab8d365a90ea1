"""terminal_play."""
