"""regulation."""
